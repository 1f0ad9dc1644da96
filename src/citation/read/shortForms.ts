/**
 * "Id.", "Ibid." and "supra": the forms that say no reporter. What they mean is settled later, by structure (resolve/).
 *
 * What may be changed: the words, in the two sets.
 */
import type { Pincite } from '../model';
import { Flag, Kind, type Tokens } from '../text/lexer';
import { constitutionPlace } from './constitutions';
import { isYear } from './courtAndDate';
import { plausibleAfterComma, readPincite, type PinciteRules, type ReadPincite } from './pincites';
import { number } from './lawNumbers';

export interface ReadShortForm {
  /** Token after the whole form ("Id. at 12"). */
  readonly end: number;
  /** Token after "Id." or "supra note 4" alone. */
  readonly coreEnd: number;
  readonly pincite: Pincite | null;
}

const ID = new Set(['Id', 'id', 'Ibid', 'ibid', 'Idem']);

/** "Id." at token i with its place, or null. Capitals throughout ("ID") are another abbreviation. */
export function readId(tokens: Tokens, i: number, rules: PinciteRules): ReadShortForm | null {
  if (!ID.has(tokens.norm(i))) return null;
  // "Id,., at 302": a slip of the scanner.
  const slip =
    tokens.kindAt(i + 1) === Kind.comma && tokens.kindAt(i + 2) === Kind.period && tokens.glued(i + 2);
  const period = slip || tokens.kindAt(i + 1) === Kind.period;
  let end = slip ? i + 3 : period ? i + 2 : i + 1;
  if (
    !period &&
    !(
      tokens.has(i, Flag.capital) &&
      (tokens.isWord(end, 'at') || (tokens.kindAt(end) === Kind.comma && tokens.isWord(end + 1, 'at')))
    )
  )
    return null;
  if (tokens.glued(i) && tokens.kindAt(i - 1) === Kind.word) return null;
  const coreEnd = end;
  const pin = pinAfter(tokens, end, rules);
  if (pin) end = pin.end;
  return { end, coreEnd, pincite: pin?.pincite ?? null };
}

/** "Id.\n\n¶ 12 However, …": the number of the paragraph that begins there, no place in what is cited. */
export const numbersParagraph = (tokens: Tokens, i: number): boolean =>
  tokens.kindAt(i) === Kind.paragraph &&
  tokens.has(i, Flag.newlineBefore) &&
  tokens.kindAt(i + 1) === Kind.number &&
  tokens.has(i + 2, Flag.capital) &&
  !tokens.glued(i + 2);

/** A pincite behind "Id." or "supra": after "at", or one that announces itself (¶, §, n., p., *). */
function pinAfter(tokens: Tokens, i: number, rules: PinciteRules): { pincite: Pincite; end: number } | null {
  const comma = tokens.kindAt(i) === Kind.comma;
  let at = comma ? i + 1 : i;
  while (tokens.has(at, Flag.furniture)) at += 1;
  if (tokens.isWord(at, 'at')) return readPincite(tokens, at + 1, { ...rules, startsCore: () => false });
  const kind = tokens.kindAt(at);
  // Connecticut: "Id., 268–72."
  if (
    comma &&
    kind === Kind.number &&
    plausibleAfterComma(tokens, at) &&
    !rules.startsCore(at) &&
    !isYear(tokens, at)
  )
    return readPincite(tokens, at, rules);
  if (
    (kind === Kind.paragraph && !numbersParagraph(tokens, at)) ||
    kind === Kind.section ||
    (kind === Kind.star && tokens.kindAt(at + 1) === Kind.number)
  )
    return readPincite(tokens, at, rules);
  if ((tokens.isWord(at, 'r') || tokens.isWord(at, 'rule')) && tokens.has(at, Flag.capital) && !comma)
    return rulePincite(tokens, at);
  if (
    /^(?:p|pp|n|nn|fn|par|para|paras|page|pages|note|cmt|pageid)$/.test(tokens.word(at)) &&
    tokens.has(at, Flag.spaceBefore)
  )
    return readPincite(tokens, at, rules);
  return constitutionPin(tokens, at);
}

/** "Id. art. II, § 2, cl. 1", "Id. amend. XIV, § 1", "Id. cl. 3": a place in the constitution cited before. */
function constitutionPin(tokens: Tokens, i: number): ReadPincite | null {
  const clause = /^(?:cl|clause)$/.test(tokens.word(i));
  const number = clause ? (tokens.kindAt(i + 1) === Kind.period ? i + 2 : i + 1) : -1;
  const clauseEnd = tokens.kindAt(number) === Kind.number ? number + 1 : -1;
  const end = clause
    ? clauseEnd
    : /^(?:art|amend)$/.test(tokens.word(i))
      ? (constitutionPlace(tokens, i)?.end ?? -1)
      : -1;
  if (end < 0 || !tokens.has(i, Flag.spaceBefore)) return null;
  const span = [tokens.startAt(i), tokens.endAt(end - 1)] as const;
  const text = tokens.text.slice(span[0], span[1]);
  return { pincite: { text, span, pages: [], notes: [], paragraphs: [], sections: [text] }, end };
}

/** "See id. R. 52.3(k)": another rule of the same set. */
function rulePincite(tokens: Tokens, i: number): { pincite: Pincite; end: number } | null {
  const found = number(tokens, tokens.kindAt(i + 1) === Kind.period ? i + 2 : i + 1);
  if (!found) return null;
  const span = [tokens.startAt(i), tokens.endAt(found.end - 1)] as const;
  const text = tokens.text.slice(span[0], span[1]);
  return { pincite: { text, span, pages: [], notes: [], paragraphs: [], sections: [text] }, end: found.end };
}

export interface ReadSupra extends ReadShortForm {
  readonly note: string | null;
}

/** "supra" at token i: with "note 12" or a place; null where a reporter follows (then the core is the short form) or a part is meant. */
export function readSupra(tokens: Tokens, i: number, rules: PinciteRules): ReadSupra | null {
  let at = i + 1;
  if (tokens.kindAt(at) === Kind.comma) at += 1;
  if (tokens.kindAt(at) === Kind.number && rules.startsCore(at)) return null;
  if (
    /^(?:part|parts|section|sections|pt|sec|chapter|table|figure|appendix|text|discussion|at|pp|p)$/.test(
      tokens.word(at),
    ) &&
    tokens.has(at, Flag.capital)
  )
    return null;
  if (tokens.kindAt(at) === Kind.section) return null;
  let note: string | null = null;
  let coreEnd = i + 1;
  if (/^(?:note|notes|n|nn|fn)$/.test(tokens.word(at))) {
    const number = tokens.kindAt(at + 1) === Kind.period ? at + 2 : at + 1;
    if (tokens.kindAt(number) === Kind.number) {
      note = tokens.norm(number);
      coreEnd = number + 1;
    }
  }
  const pin = pinAfter(tokens, coreEnd, rules);
  return { end: pin?.end ?? coreEnd, coreEnd, pincite: pin?.pincite ?? null, note };
}

/** "Chafee, op. cit., 150", "op. cit. supra note 4, at 9": token i is "op"; a book cited before, by its author. */
export function readOpCit(tokens: Tokens, i: number, rules: PinciteRules): ReadSupra | null {
  if (tokens.kindAt(i + 1) !== Kind.period || !tokens.isWord(i + 2, 'cit')) return null;
  const end = tokens.kindAt(i + 3) === Kind.period ? i + 4 : i + 3;
  const next = tokens.kindAt(end) === Kind.comma ? end + 1 : end;
  const supra = tokens.isWord(next, 'supra') ? readSupra(tokens, next, rules) : null;
  if (supra) return supra;
  const pin = pinAfter(tokens, end, rules);
  return { end: pin?.end ?? end, coreEnd: end, pincite: pin?.pincite ?? null, note: null };
}

/** "Ante, at 5", "post, p. 7": another writing in the same volume of the same court; it has no authority of its own. */
export function readAnte(tokens: Tokens, i: number, rules: PinciteRules): ReadShortForm | null {
  const word = tokens.word(i);
  if (word !== 'ante' && word !== 'post') return null;
  const at = tokens.kindAt(i + 1) === Kind.comma ? i + 2 : i + 1;
  // "Price v. McIntosh, post, 286."
  if (
    at === i + 2 &&
    tokens.kindAt(at) === Kind.number &&
    tokens.kindAt(i - 1) !== Kind.word &&
    !tokens.has(i, Flag.capital)
  ) {
    const page = readPincite(tokens, at, rules);
    return page && { end: page.end, coreEnd: page.end, pincite: page.pincite };
  }
  if (!/^(?:at|p|pp)$/.test(tokens.word(at)) || at === i + 1) return null;
  const pin = pinAfter(tokens, i + 1, rules);
  return pin && { end: pin.end, coreEnd: pin.end, pincite: pin.pincite };
}
