/**
 * Record citations: the papers of the case at hand ("Compl. ¶ 46", "ECF No. 12 at 4", "Dunn Decl. Ex. B, at 10"). They are never cases; they
 * are nodes so that "Id." can mean them.
 *
 * What may be changed: rows of grammar/records.ts.
 */
import type { Pincite } from '../model';
import type { RecordRow } from '../grammar/records';
import { SIGNAL_WORDS } from '../grammar/signals';
import { LEAD_INS, MONTHS } from '../grammar/words';
import { tables } from '../tables';
import { Flag, Kind, type Tokens } from '../text/lexer';
import { endsSentence } from './sentences';
import { afterPageId, readPincite, type PinciteRules } from './pincites';

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
  /^(?:ECF|CM\/ECF|DN|D\.N\.|Dkt|Docket|D\.?E\.?|DI|D\.I\.|Docs?|Document|R\. Doc|Rec\. Docs?|NYSCEF|Bankr\. Dkt|Adv\. Dkt|Filing|Exs?|Exhs?|Exhibits?|[PDJG]X|.*Ex\.|.*Exhibit|Attachs?|Tab|Vol)\b/;

/** The record citation whose first word of form is at token i, or null. `limit`: names are not sought further left. */
export function readRecord(tokens: Tokens, i: number, limit: number): ReadRecord | null {
  if (!tokens.has(i, Flag.capital)) return null;
  const { records } = tables();
  if (!records.mayStart(tokens, i)) return null;
  const head = readHead(tokens, i);
  if (!head) return null;
  if (tokens.kindAt(head.end) === Kind.word && tokens.glued(head.end)) return null;
  // "La. App. 4 Cir.": the court of a parenthetical. A form of several words is no part of a court's name.
  if (
    head.end - i <= 3 &&
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
  // "(Def.'s Resp. 4.)": the paper of a party alone in its bracket needs no "at".
  const alone = first < i && tokens.kindAt(first - 1) === Kind.open && endsPlace(tokens, head.end);
  const strict = (head.row.locator === 'at' && !alone) || plainWord;
  if (NUMBERED.test(head.row.form) && !strict) {
    const paper = numberedPaper(tokens, first, head.end);
    return paper && /exhibits?$/i.test(spelled) && !citesExhibit(tokens, paper, limit) ? null : paper;
  }
  return place(tokens, first, head.end, strict);
}

/** "The court admitted Exhibit 20 into evidence": a word of the sentence; a citation stands in a bracket, as a sentence, or behind a signal. */
function citesExhibit(tokens: Tokens, paper: ReadRecord, limit: number): boolean {
  if (paper.pincite !== null) return true;
  const before = tokens.kindAt(paper.first - 1);
  const after = tokens.kindAt(paper.coreEnd);
  const ends =
    after !== Kind.word && after !== Kind.number && after !== Kind.dash && after !== Kind.apostrophe;
  return (
    ends &&
    (paper.first <= limit ||
      before === Kind.open ||
      before === Kind.semicolon ||
      before === Kind.comma ||
      endsSentence(tokens, paper.first - 1) ||
      SIGNAL_WORDS.has(tokens.word(paper.first - 1)))
  );
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
  // "Dover, DE 19901": the letters of a state and five digits are an address.
  if (
    kind === Kind.number &&
    tokens.size(at) === 5 &&
    tokens.size(i - 1) === 2 &&
    tokens.kindAt(i - 2) === Kind.comma
  )
    return null;
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
  // "ECF No. 19, 2": one paper and its page; "ECF Nos. 19, 20" are two papers.
  if (tokens.kindAt(at) === Kind.comma && isEntry(tokens, i) && endsPlace(tokens, at + 1)) {
    const page = readPincite(tokens, at + 1, rules);
    if (page) return { first, coreEnd: at, end: page.end, pincite: page.pincite };
  }
  at = moreEntries(tokens, at, isPlural(tokens, i));
  const inner = readInner(tokens, at);
  if (inner) return { ...inner, first };
  const pin = pinciteAt(tokens, at, false);
  return { first, coreEnd: at, end: pin?.end ?? at, pincite: pin?.pincite ?? null };
}

/** True where the form that ends before token i announces several papers: "ECF Nos.", "Exs.". */
const isPlural = (tokens: Tokens, i: number): boolean =>
  /^(?:nos|docs|dkts|exs|exhs|exhibits|attachs)$/.test(
    tokens.word(tokens.kindAt(i - 1) === Kind.period ? i - 2 : i - 1),
  );

/** "9, 10, 11-1, and 18": over the further numbers of a list. A word behind one ("3, 12 Months") ends it, unless several are announced. */
function moreEntries(tokens: Tokens, i: number, plural: boolean): number {
  let end = i;
  for (;;) {
    let at = tokens.kindAt(end) === Kind.comma ? end + 1 : end;
    if (tokens.kindAt(at) === Kind.ampersand || tokens.isWord(at, 'and')) at += 1;
    if (at === end || tokens.kindAt(at) !== Kind.number || tokens.size(at) > 5) return end;
    let next = at + 1;
    if (
      tokens.kindAt(next) === Kind.dash &&
      tokens.glued(next) &&
      tokens.kindAt(next + 1) === Kind.number &&
      tokens.glued(next + 1)
    )
      next += 2;
    if (tokens.kindAt(next) === Kind.word && (!plural || tokens.glued(next))) return end;
    end = next;
  }
}

/** True where the form that ends before token i is one docket entry: "ECF No.", "Dkt.", "Doc."; not "Nos." */
const isEntry = (tokens: Tokens, i: number): boolean =>
  /^(?:no|ecf|dkt|doc|entry)$/.test(tokens.word(tokens.kindAt(i - 1) === Kind.period ? i - 2 : i - 1));

/** True where a number or range at token i is the last thing before a bracket's or sentence's end. */
function endsPlace(tokens: Tokens, i: number): boolean {
  if (tokens.kindAt(i) !== Kind.number || tokens.size(i) > 4) return false;
  const range = tokens.kindAt(i + 1) === Kind.dash && tokens.kindAt(i + 2) === Kind.number;
  const after = tokens.kindAt(range ? i + 3 : i + 1);
  return after === Kind.close || after === Kind.period || after === Kind.semicolon;
}

/** "Mot. to Expedite at 1": over what a motion asks for; the same token where no place follows it. */
function purposeEnd(tokens: Tokens, i: number): number {
  if (
    !/^(?:mot|motion|br|mem|opp'n)$/.test(tokens.word(tokens.kindAt(i - 1) === Kind.period ? i - 2 : i - 1))
  )
    return i;
  if (!tokens.isWord(i, 'to') && !tokens.isWord(i, 'for')) return i;
  for (let at = i + 1; at < i + 8; at += 1) {
    if (tokens.isWord(at, 'at') && tokens.kindAt(at + 1) === Kind.number) return at;
    if (!tokens.has(at, Flag.capital) && tokens.kindAt(at) !== Kind.period) return i;
  }
  return i;
}

function place(tokens: Tokens, first: number, i: number, strict: boolean): ReadRecord | null {
  const core = purposeEnd(tokens, i);
  const volume = volumeEnd(tokens, core);
  const pin = pinciteAt(tokens, volume, !strict || volume > core);
  return pin && { first, coreEnd: core, end: pin.end, pincite: pin.pincite };
}

/** Over the date of a paper, "Trial Ct. Op., 2/8/19, at 8"; the same token where no place follows it. */
function afterDate(tokens: Tokens, i: number): number {
  let at = i;
  if (tokens.kindAt(at) === Kind.number && tokens.kindAt(at + 1) === Kind.slash) {
    while (at < i + 5 && (tokens.kindAt(at) === Kind.number || tokens.kindAt(at) === Kind.slash)) at += 1;
  } else if (MONTHS.has(tokens.word(at)) && tokens.kindAt(at + 1) !== Kind.open) {
    while (
      at < i + 5 &&
      (tokens.kindAt(at) === Kind.number ||
        tokens.kindAt(at) === Kind.period ||
        at === i ||
        tokens.kindAt(at) === Kind.comma)
    )
      at += 1;
    if (tokens.kindAt(at - 1) === Kind.comma) at -= 1;
  }
  if (at === i || tokens.kindAt(at) !== Kind.comma || !tokens.isWord(at + 1, 'at')) return i;
  return at + 1;
}

/** Over "vol. 2," between a transcript and its page. */
function volumeEnd(tokens: Tokens, i: number): number {
  const at = tokens.kindAt(i) === Kind.comma ? i + 1 : i;
  if (!tokens.isWord(at, 'vol')) return i;
  const number = tokens.kindAt(at + 1) === Kind.period ? at + 2 : at + 1;
  if (tokens.kindAt(number) !== Kind.number && tokens.kindAt(number) !== Kind.word) return i;
  return tokens.kindAt(number + 1) === Kind.comma ? number + 2 : number + 1;
}

/** "at 4", ", at 10", "¶ 46", "p. 5", and, where `bare`, "625-27". */
function pinciteAt(tokens: Tokens, i: number, bare: boolean): { pincite: Pincite; end: number } | null {
  let at = tokens.kindAt(i) === Kind.comma ? i + 1 : i;
  at = afterDate(tokens, at);
  const isAt = tokens.isWord(at, 'at');
  if (isAt) at += 1;
  const kind = tokens.kindAt(at);
  const announced =
    isAt ||
    kind === Kind.paragraph ||
    /^(?:p|pp|page|pages|n|para|paras|par|no)$/.test(tokens.word(at)) ||
    afterPageId(tokens, at) > at;
  if (!announced && !(bare && kind === Kind.number && tokens.size(at) <= 4)) return null;
  if (!announced && at > i) return null;
  if (
    kind === Kind.word &&
    !isAt &&
    tokens.kindAt(at + 1) !== Kind.period &&
    tokens.kindAt(at + 1) !== Kind.number &&
    afterPageId(tokens, at) === at
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
