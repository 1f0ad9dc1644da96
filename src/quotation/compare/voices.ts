/** Notes on whose words a passage holds: the court's own, or those it reports. They change no verdict. */
import { VOICES } from '../tables/voices';
import { CLAUSE_OPENERS, guardClass } from '../tables/guardedWords';
import { betweenWords, type OpinionIndex } from './opinionIndex';

/** Two sentences are looked at, but no more than so many words. */
const REACH = 70;
const SENTENCES = 2;

/** Sentences for the reader about the words [from, …) of the opinion. */
export function voiceNotes(index: OpinionIndex, from: number, quoting: boolean): readonly string[] {
  const notes: string[] = [];
  let sentences = 0;
  let first = from;
  while (first > 0 && from - first < REACH) {
    if (/[.!?]["”’)\]]*\s/.test(betweenWords(index, first)) && (sentences += 1) >= SENTENCES) break;
    first -= 1;
  }
  // The words themselves may begin with the sign: "Petitioner argues that …".
  const around = ` ${index.words.slice(first, Math.min(index.words.length, from + 6)).join(' ')} `;
  const voice = VOICES.find(({ sign }) => around.includes(` ${sign} `));
  if (voice !== undefined) notes.push(`These words ${voice.says}.`);
  if (!quoting && insideQuotation(index, from))
    notes.push('The opinion itself quotes these words from another source.');
  const before = index.words[from - 1] ?? '';
  const joined = from > 0 && !/[,;:.!?—–(]/.test(betweenWords(index, from));
  const guard = guardClass(before);
  if (joined && (guard === 'negation' || guard === 'limiting') && !CLAUSE_OPENERS.has(before))
    notes.push(`The opinion’s sentence has “${before}” just before these words.`);
  return notes;
}

/** Curly marks only: a straight one does not say whether it opens or closes. */
function insideQuotation(index: OpinionIndex, from: number): boolean {
  const at = index.starts[from] ?? 0;
  const before = index.text.slice(Math.max(0, at - 400), at);
  const open = before.lastIndexOf('“');
  return open >= 0 && open > before.lastIndexOf('”') && !before.slice(open).includes('\n\n');
}
