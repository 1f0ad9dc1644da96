/**
 * The parentheticals behind a core, one after another: court and date taken out, the others kept in order, each opened as a level
 * for the citations inside it.
 *
 * What may be changed: how a parenthetical is told to be court and date (courtAndDate.ts) or to define a name (here).
 */
import { foldText } from '../text/characters';
import { Flag, Kind } from '../text/lexer';
import type { BlockContext, Level } from './context';
import { startsCore } from './context';
import { courtId, readCourtAndDate } from './courtAndDate';
import type { Draft } from './draft';

/** A short name in quotation marks alone (“ACLU v. NSA”), or after "hereinafter". */
const DEFINED = /^(?:the |collectively,? )?["']([^"']{2,60}?)[.,]?["']$/i;
const HEREINAFTER = /^hereinafter,?\s+["']?(.{2,80}?)["']?\.?$/i;

/**
 * Reads every parenthetical from token i on into the draft and returns the levels to be read inside them.
 * Sets `endToken` and `fullEnd`. A bracket that begins with a core is a parallel's, not a parenthetical.
 */
export function readParentheticals(context: BlockContext, draft: Draft, i: number): Level[] {
  const { tokens } = context;
  const levels: Level[] = [];
  let at = i;
  let dated = draft.year !== null;
  for (;;) {
    let open = at;
    while (tokens.has(open, Flag.furniture)) open += 1;
    if (tokens.kindAt(open) !== Kind.open || tokens.has(open, Flag.gapBefore)) break;
    const close = tokens.partnerAt(open);
    if (close < 0 || close > context.level.close) break;
    if (tokens.mark(open) === '[' && startsCore(tokens, open + 1)) break;
    const court = dated ? null : readCourtAndDate(tokens, open, close);
    if (court !== null) {
      dated = true;
      draft.year = court.year;
      if (draft.kind === 'case' || draft.kind === 'docket' || draft.kind === 'administrative')
        draft.courtAsWritten = court.court;
    } else {
      const content = tokens.text.slice(tokens.endAt(open), tokens.startAt(close));
      draft.parentheticals.push(content);
      const folded = foldText(content.length > 90 ? content.slice(0, 90) : content);
      const name = (DEFINED.exec(folded) ?? HEREINAFTER.exec(folded))?.[1];
      if (name !== undefined) draft.definedNames.push(name);
    }
    levels.push({ open, close, parent: draft, limit: open + 1, last: null });
    at = close + 1;
    draft.endToken = at;
    draft.fullEnd = tokens.endAt(close);
  }
  return levels;
}

/** Settles the court once the whole parallel group is read: the words of the last member, each member's own reporter. */
export function settleCourt(draft: Draft): void {
  if (draft.kind === 'case') draft.court = courtId(draft.courtAsWritten, draft.reporterRow);
  else if (draft.kind === 'docket' || draft.kind === 'administrative')
    draft.court = courtId(draft.courtAsWritten, null);
}
