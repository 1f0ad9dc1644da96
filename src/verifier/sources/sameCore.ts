/** Citations as other programs spell them, brought to our spelling and recognised as the one that was asked for. */
import type { CitationCore } from '../caseLaw';
import { coreText, readRequest } from '../evidence/reading';
import { otherNumbers } from '../facts';

/** Every core that a citation as written can be, in the tables' spelling: other reporters of the abbreviation, other volume number. */
export function readings(text: string): readonly CitationCore[] {
  const reading = readRequest(text);
  if (reading.kind === 'unknownReporter') return [reading.core];
  if (reading.kind !== 'core') return [];
  const own = [reading.core, ...reading.others];
  const renumbered = otherNumbers(reading.core.reporter, reading.core.volume);
  return [...own, ...renumbered.map((other) => ({ ...other, page: reading.core.page }))];
}

/** True where a citation as another program writes it is the one asked for. */
export const isCitation = (text: string, asked: CitationCore): boolean =>
  readings(text).some((core) => coreText(core) === coreText(asked));

/** The citation in the tables' spelling, as the one asked for where it can be that. */
export function spelledAs(text: string, asked: CitationCore): string {
  const [first] = readings(text);
  if (isCitation(text, asked)) return coreText(asked);
  return first === undefined ? text : coreText(first);
}
