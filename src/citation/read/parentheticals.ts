/**
 * The parentheticals behind a core, one after another: court and date taken out, the others kept in order, each opened as a level
 * for the citations inside it.
 *
 * What may be changed: how a parenthetical is told to be court and date (courtAndDate.ts) or to define a name (here).
 */
import { lookupCourt } from '../courts';
import { foldText } from '../text/characters';
import { Flag, Kind, type Tokens } from '../text/lexer';
import type { BlockContext, Level } from './context';
import { readCourtAndDate } from './courtAndDate';
import type { Draft } from './draft';
import { holdsParallel } from './parallels';

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
    let open = betweenDivisions(context, draft, at);
    while (tokens.has(open, Flag.furniture)) open += 1;
    // "30 Cal. App. 5th at 1171, (quoting Doe …)": a comma too many.
    if (
      tokens.kindAt(open) === Kind.comma &&
      tokens.kindAt(open + 1) === Kind.open &&
      CITING.has(tokens.word(open + 2))
    )
      open += 1;
    if (tokens.kindAt(open) !== Kind.open) break;
    const partner = tokens.partnerAt(open);
    const runaway =
      partner < 0 ? unclosedEnd(tokens, open, context.level.close) : runawayEnd(tokens, open, partner);
    const close = runaway < 0 ? partner : runaway;
    if (close < 0 || close > context.level.close || close - open > LONGEST_PARENTHETICAL) break;
    if (partner >= 0 && holdsParallel(context, open, partner)) break;
    // "26 Stat. 1100 [U. S. Comp. St. 1901, p. 1467]": where a law was compiled is not when it was made.
    const compiled = draft.lawRow !== null && tokens.mark(open) === '[';
    const court = dated || compiled ? null : readCourtAndDate(tokens, open, close);
    if (court !== null) {
      dated = true;
      draft.year = court.year;
      draft.dated = true;
      if (draft.kind === 'case' || draft.kind === 'docket' || draft.kind === 'administrative')
        draft.courtAsWritten = court.court;
      // A law's may hold its source: "(Act of June 6, 1900, 31 Stat. 351)".
      const closed = draft.lawRow === null;
      levels.push({ open, close, parent: draft, limit: open + 1, last: null, closed });
    } else if (!dated && draft.parentheticals.length === 0 && courtAlone(context, draft, open, close)) {
      levels.push({ open, close, parent: draft, limit: open + 1, last: null, closed: true });
    } else {
      const content = tokens.text.slice(tokens.endAt(open), tokens.startAt(close));
      draft.parentheticals.push(content);
      const folded = foldText(content.length > 90 ? content.slice(0, 90) : content);
      const name = (DEFINED.exec(folded) ?? HEREINAFTER.exec(folded))?.[1];
      if (name !== undefined) draft.definedNames.push(name);
      levels.push({ open, close, parent: draft, limit: open + 1, last: null, closed: false });
    }
    at = runaway < 0 ? close + 1 : close;
    draft.endToken = at;
    draft.fullEnd = tokens.endAt(runaway < 0 ? close : close - 1);
    if (runaway >= 0) break;
  }
  return levels;
}

/** "(1st Cir.), cert. denied, 510 U.S. 9 (1993)": a court whose year stands with the later stage of the same year (rule 10.5(d)). */
function courtAlone(context: BlockContext, draft: Draft, open: number, close: number): boolean {
  const { tokens } = context;
  if (draft.kind !== 'case' || close - open > 14 || draft.courtAsWritten !== null) return false;
  const written = tokens.text.slice(tokens.endAt(open), tokens.startAt(close)).replace(/\s+/g, ' ').trim();
  if (!tokens.has(open + 1, Flag.capital) && tokens.kindAt(open + 1) !== Kind.number) return false;
  if (lookupCourt(written) === null) return false;
  draft.courtAsWritten = written;
  return true;
}

/**
 * Georgia numbers the divisions of an opinion behind the page: "470, 472-473 (1), (2) (568 SE2d 807)", "842 (1) n.2 (838 SE2d 888)". Over
 * the comma between two, and over a note behind one.
 */
function betweenDivisions(context: BlockContext, draft: Draft, i: number): number {
  const { tokens } = context;
  const isDivision = (open: number): boolean =>
    tokens.kindAt(open) === Kind.open && tokens.partnerAt(open) === open + 2 && tokens.size(open + 1) <= 3;
  if (draft.parentheticals.length === 0 || tokens.kindAt(i - 1) !== Kind.close) return i;
  if (!isDivision(tokens.partnerAt(i - 1))) return i;
  if (tokens.kindAt(i) === Kind.comma && isDivision(i + 1)) return i + 1;
  // "514 (IV) *570 (92 SCt 2182)": a star page of the text that is quoted.
  if (tokens.kindAt(i) === Kind.star && tokens.kindAt(i + 1) === Kind.number) {
    if (tokens.kindAt(i + 2) !== Kind.open) return i;
    draft.endToken = i + 2;
    return i + 2;
  }
  const end = noteEnd(tokens, tokens.kindAt(i) === Kind.comma ? i + 1 : i);
  if (end < 0 || tokens.kindAt(end) !== Kind.open) return i;
  if (draft.pincite)
    draft.pincite = { ...draft.pincite, notes: [...draft.pincite.notes, tokens.norm(end - 1)] };
  draft.endToken = end;
  return end;
}

/** The token after "n.2", "n. 2", "fn. 2" at token i, or -1. */
function noteEnd(tokens: Tokens, i: number): number {
  if (!/^(?:n|nn|fn)$/.test(tokens.word(i))) return -1;
  const number = tokens.kindAt(i + 1) === Kind.period ? i + 2 : i + 1;
  return tokens.kindAt(number) === Kind.number ? number + 1 : -1;
}

/** Tokens of the longest parenthetical: a bracket that closes later was broken, as by a page's end in a text taken from PDF. */
const LONGEST_PARENTHETICAL = 300;

/** Words with which a parenthetical of citations begins. */
const CITING = new Set(['citing', 'quoting', 'cited', 'quoted', 'collecting', 'see', 'discussing']);

/**
 * "(citing Saleba v. Schrand, 300 S.W.3d 177 (Ky. 2009) (footnote omitted). Under the …": the bracket was never closed where it should
 * be. The period that ends it, or -1. A bracket of citations holds no sentence's end outside quotation marks.
 */
function runawayEnd(tokens: Tokens, open: number, close: number): number {
  return close - open < 40 || !CITING.has(tokens.word(open + 1)) ? -1 : sentenceEnd(tokens, open, close);
}

/** Tokens within which a bracket that nothing closes must come to its sentence's end. */
const LONGEST_UNCLOSED = 240;

/** "(recognizing that … (citing Doe v. Roe, 9 F.2d 1 (2d Cir. 1978)). “A …": no bracket closes it; its sentence does. -1 for another bracket. */
function unclosedEnd(tokens: Tokens, open: number, levelClose: number): number {
  const word = tokens.word(open + 1);
  const quoted = tokens.kindAt(open + 1) === Kind.quote;
  if (!quoted && !CITING.has(word) && !/^[a-z]{3,}ing$/.test(tokens.norm(open + 1))) return -1;
  return sentenceEnd(tokens, open, Math.min(levelClose, open + LONGEST_UNCLOSED));
}

/** The period behind a closing bracket and before a new sentence, outside quotation marks; -1 where none stands before `close`. */
function sentenceEnd(tokens: Tokens, open: number, close: number): number {
  let quoted = false;
  for (let i = open + 1; i < close; i += 1) {
    const kind = tokens.kindAt(i);
    if (kind === Kind.quote) quoted = !quoted;
    else if (kind === Kind.open && tokens.partnerAt(i) > i) i = tokens.partnerAt(i);
    else if (
      kind === Kind.period &&
      !quoted &&
      tokens.kindAt(i - 1) === Kind.close &&
      ((tokens.kindAt(i + 1) === Kind.word && tokens.has(i + 1, Flag.capital)) ||
        tokens.kindAt(i + 1) === Kind.quote ||
        tokens.has(i + 1, Flag.newlineBefore)) &&
      !tokens.glued(i + 1)
    )
      return i;
  }
  return -1;
}
