/**
 * Record citations: the papers of the case at hand ("Compl. ¶ 46", "ECF No. 12 at 4", "Dunn Decl. Ex. B, at 10"). They are never cases; they
 * are nodes so that "Id." can mean them.
 *
 * What may be changed: rows of grammar/records.ts.
 */
import type { Pincite } from '../model';
import type { RecordRow } from '../grammar/records';
import { LEAD_INS } from '../grammar/words';
import { tables } from '../tables';
import { Flag, Kind, type Tokens } from '../text/lexer';
import { endsSentence } from './sentences';
import { readPincite, type PinciteRules } from './pincites';

export interface ReadRecord {
  readonly first: number;
  /** Token after the paper and its own number ("ECF No. 12"). */
  readonly coreEnd: number;
  readonly end: number;
  readonly pincite: Pincite | null;
}

const rules: PinciteRules = { startsCore: () => false, pages: true };

/** Forms whose number or letter names the paper rather than a place in it. */
const NUMBERED =
  /^(?:ECF|CM\/ECF|Dkt|Docket|D\.?E\.?|DI|D\.I\.|Docs?|Document|R\. Doc|Rec\. Docs?|NYSCEF|Bankr\. Dkt|Adv\. Dkt|Filing|Exs?|Exhs?|Exhibits?|[PDJG]X|.*Ex\.|.*Exhibit|Attachs?|Tab|Vol)\b/;

/** The record citation whose first word of form is at token i, or null. `limit`: names are not sought further left. */
export function readRecord(tokens: Tokens, i: number, limit: number): ReadRecord | null {
  if (!tokens.has(i, Flag.capital)) return null;
  const { records } = tables();
  if (!records.mayStart(tokens, i)) return null;
  const head = readHead(tokens, i);
  if (!head) return null;
  if (tokens.kindAt(head.end) === Kind.word && tokens.glued(head.end)) return null;
  // "La. App. 4 Cir.": the court of a parenthetical.
  if (
    tokens.kindAt(i - 1) === Kind.period &&
    tokens.kindAt(i - 2) === Kind.word &&
    !PARTY_WORDS.test(tokens.word(i - 2)) &&
    !head.row.name &&
    !endsSentence(tokens, i - 1)
  )
    return null;
  // "CP1 × (A + B)": a symbol of a formula.
  if (
    tokens.kindAt(head.end) === Kind.number &&
    tokens.glued(head.end) &&
    tokens.kindAt(head.end - 1) === Kind.word
  )
    return null;
  const first = head.row.name ? nameStart(tokens, i, limit) : possessiveStart(tokens, i, limit);
  // "Dunn Decl. Ex. B": a paper within a paper.
  const inner = readInner(tokens, head.end);
  if (inner) return { ...inner, first };
  const spelled = tokens.text.slice(tokens.startAt(i), tokens.endAt(head.end - 1));
  const plainWord =
    !spelled.includes('.') &&
    !tokens.has(head.end - 1, Flag.allCapitals) &&
    !/^Ex|Doc|Filing|Dkt/.test(spelled);
  const strict = head.row.locator === 'at' || plainWord;
  if (NUMBERED.test(head.row.form) && !strict) return numberedPaper(tokens, first, head.end);
  return place(tokens, first, head.end, strict);
}

/** The longest form of the table that begins at token i. */
function readHead(tokens: Tokens, i: number): { row: RecordRow; end: number } | null {
  const match = tables().records.matches(tokens, i)[0];
  const row = match?.values[0];
  return match && row ? { row, end: match.end } : null;
}

function readInner(tokens: Tokens, at: number): Omit<ReadRecord, 'first'> | null {
  const next = tokens.kindAt(at) === Kind.comma ? at + 1 : at;
  if (!tokens.has(next, Flag.capital)) return null;
  const head = readHead(tokens, next);
  if (!head || !NUMBERED.test(head.row.form) || !/^.*Ex|^Attach|^Tab/.test(head.row.form)) return null;
  return numberedPaper(tokens, next, head.end);
}

/** "No. 12-3", "12", "A", "¶ 5"; then the place in it. */
function numberedPaper(tokens: Tokens, first: number, i: number): ReadRecord | null {
  let at = i;
  if (tokens.mark(at) === '#') at += 1;
  const kind = tokens.kindAt(at);
  if (kind === Kind.number && tokens.size(at) <= 5) at += 1;
  else if (kind === Kind.word && /^[A-Z]{1,2}$/.test(tokens.norm(at))) at += 1;
  else return place(tokens, first, i, true);
  // "12-3", "B-2", "15–17", "1, 2 & 3".
  while (
    (tokens.kindAt(at) === Kind.dash || tokens.kindAt(at) === Kind.period) &&
    tokens.glued(at) &&
    tokens.glued(at + 1) &&
    (tokens.kindAt(at + 1) === Kind.number ||
      (tokens.kindAt(at + 1) === Kind.word && tokens.size(at + 1) === 1))
  )
    at += 2;
  if (tokens.kindAt(at) === Kind.word && tokens.glued(at)) {
    if (tokens.size(at) > 1) return null;
    at += 1;
  }
  while (
    (tokens.kindAt(at) === Kind.comma || tokens.kindAt(at) === Kind.ampersand || tokens.isWord(at, 'and')) &&
    tokens.kindAt(at + 1) === Kind.number &&
    tokens.kindAt(at + 2) !== Kind.word
  )
    at += 2;
  const inner = readInner(tokens, at);
  if (inner) return { ...inner, first };
  const pin = pinciteAt(tokens, at, false);
  return { first, coreEnd: at, end: pin?.end ?? at, pincite: pin?.pincite ?? null };
}

function place(tokens: Tokens, first: number, i: number, strict: boolean): ReadRecord | null {
  const pin = pinciteAt(tokens, i, !strict);
  return pin && { first, coreEnd: i, end: pin.end, pincite: pin.pincite };
}

/** "at 4", ", at 10", "¶ 46", "p. 5", and, where `bare`, "625-27". */
function pinciteAt(tokens: Tokens, i: number, bare: boolean): { pincite: Pincite; end: number } | null {
  let at = tokens.kindAt(i) === Kind.comma ? i + 1 : i;
  const isAt = tokens.isWord(at, 'at');
  if (isAt) at += 1;
  const kind = tokens.kindAt(at);
  const announced =
    isAt || kind === Kind.paragraph || /^(?:p|pp|page|pages|n|para|paras|par|no)$/.test(tokens.word(at));
  if (!announced && !(bare && kind === Kind.number && tokens.size(at) <= 4)) return null;
  if (!announced && at > i) return null;
  if (
    kind === Kind.word &&
    !isAt &&
    tokens.kindAt(at + 1) !== Kind.period &&
    tokens.kindAt(at + 1) !== Kind.number
  )
    return null;
  return readPincite(tokens, at, rules);
}

/** Who filed the paper. */
const PARTY_WORDS =
  /^(?:pl|pls|def|defs|pl's|def's|plaintiff's|plaintiffs|defendant's|defendants|gov't|gov't's|appellant's|appellee's|resp't|pet'r|pet|resp|s|joint|trial|id|jt|supp|suppl)$/;

/** Left over "Def.'s", "Pls.'", "Am.", "Joint". */
function possessiveStart(tokens: Tokens, i: number, limit: number): number {
  let first = i;
  for (let at = i - 1, steps = 0; at >= limit && steps < 4; steps += 1) {
    if (tokens.kindAt(at) === Kind.apostrophe || tokens.kindAt(at) === Kind.period) {
      at -= 1;
      continue;
    }
    if (!PARTY_WORDS.test(tokens.word(at))) break;
    if (tokens.has(at, Flag.capital)) first = at;
    at -= 1;
  }
  return first;
}

/** Left over the name of the person or the adjectives of a paper: "Dunn Decl.", "Second Am. Compl.". */
function nameStart(tokens: Tokens, i: number, limit: number): number {
  let first = possessiveStart(tokens, i, limit);
  if (first < i) return first;
  for (let at = i - 1, words = 0; at >= limit && words < 3; at -= 1) {
    if (tokens.kindAt(at) === Kind.period) {
      if (tokens.size(at - 1) > 4) break;
      continue;
    }
    if (
      tokens.kindAt(at) !== Kind.word ||
      !tokens.has(at, Flag.capital) ||
      LEAD_INS.has(tokens.word(at)) ||
      tokens.has(at + 1, Flag.gapBefore)
    )
      break;
    words += 1;
    first = at;
  }
  return first;
}
