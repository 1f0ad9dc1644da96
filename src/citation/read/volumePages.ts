/**
 * What follows the abbreviation of a volume and page: "662", "___", "xii", "1201(A)", "at 679", "¶ 12,345", "S1234".
 *
 * What may be changed: the forms of a page, a branch each.
 */
import { Flag, Kind, type Tokens } from '../text/lexer';
import { fullCore, type Core, type CoreHead } from './core';
import { afterNominative, commaPage, isGluedLetter, isWeak, startsPincite } from './coreTokens';
import { paragraphPage, yearedPage } from './services';

const ROMAN = /^[ivxlcdm]{1,8}$/;

/**
 * The core of volume, abbreviation and page whose abbreviation is tokens [from, to); null where no page follows. `blank`: the volume is
 * "___", so that a dash may be the page.
 */
export function volumePage(
  tokens: Tokens,
  from: number,
  to: number,
  named: Omit<CoreHead, 'weak'>,
  blank: boolean,
): Core | null {
  const { reporter: row, law, asWritten } = named;
  const weak =
    isWeak(tokens, from, to, asWritten) ||
    isGluedLetter(tokens, from, to) ||
    row?.habits.includes('english') === true;
  const head: CoreHead = { volume: named.volume, reporter: row, law, asWritten, weak };
  let at = to;
  if (tokens.kindAt(at) === Kind.open) at = afterNominative(tokens, at);
  const comma = tokens.kindAt(at) === Kind.comma;
  if (tokens.isWord(comma ? at + 1 : at, 'at')) {
    const after = comma ? at + 2 : at + 1;
    if (!startsPincite(tokens, after)) return null;
    return { ...head, page: null, isShort: true, end: after, endOffset: tokens.endAt(to - 1) };
  }
  while (
    tokens.has(at, Flag.furniture) &&
    (tokens.kindAt(at + 1) === Kind.number || tokens.has(at + 1, Flag.furniture))
  )
    at += 1;
  if (
    tokens.kindAt(at) === Kind.star &&
    tokens.kindAt(at + 1) === Kind.number &&
    tokens.kindAt(at + 2) === Kind.number
  )
    at += 2;
  const cited = paragraphPage(tokens, at, row) ?? yearedPage(tokens, at, row);
  if (cited) return fullCore(tokens, head, cited.page, cited.end);
  const kind = tokens.kindAt(at);
  if (kind === Kind.blank || (kind === Kind.dash && blank)) {
    let end = at + 1;
    while (tokens.kindAt(end) === Kind.blank || (kind === Kind.dash && tokens.kindAt(end) === Kind.dash))
      end += 1;
    return fullCore(tokens, head, '___', end);
  }
  if (kind === Kind.word && ROMAN.test(tokens.norm(at)) && tokens.norm(at).length > 1)
    return fullCore(tokens, head, tokens.norm(at), at + 1);
  if (
    kind === Kind.comma &&
    tokens.kindAt(at + 1) === Kind.number &&
    !tokens.glued(at + 1) &&
    commaPage(tokens, at + 1)
  )
    at += 1;
  // The Congressional Record's daily edition: "S1234", "H567".
  if (
    law?.kind === 'legislative' &&
    /^(?:S|H|E|D)$/.test(tokens.norm(at)) &&
    tokens.kindAt(at + 1) === Kind.number &&
    tokens.glued(at + 1)
  )
    return fullCore(tokens, head, tokens.norm(at) + tokens.norm(at + 1), at + 2);
  if (tokens.kindAt(at) !== Kind.number) return null;
  return pageNumber(tokens, head, at);
}

/** New York's "40 Misc.3d 1201(A)", "1201[U]": a decision printed in a table. */
const isTableLetter = (tokens: Tokens, i: number): boolean =>
  tokens.kindAt(i) === Kind.open &&
  tokens.glued(i) &&
  tokens.glued(i + 1) &&
  tokens.kindAt(i + 2) === Kind.close &&
  /^[AU]$/.test(tokens.norm(i + 1));

function pageNumber(tokens: Tokens, head: CoreHead, at: number): Core | null {
  const { law, weak } = head;
  let page = tokens.norm(at);
  let end = at + 1;
  if (page.length > 6) return null;
  const next = tokens.kindAt(end);
  if (
    next === Kind.comma &&
    tokens.glued(end) &&
    tokens.glued(end + 1) &&
    tokens.kindAt(end + 1) === Kind.number &&
    tokens.norm(end + 1).length === 3 &&
    page.length <= 3 &&
    law !== null
  ) {
    page += tokens.norm(end + 1);
    end += 2;
  } else if (isTableLetter(tokens, end)) {
    page += `(${tokens.norm(end + 1)})`;
    end += 3;
  } else if (next === Kind.word && tokens.glued(end)) {
    const letters = tokens.norm(end);
    if (!/^(?:[A-Za-z]|[A-Z]{1,2})$/.test(letters) || letters === 'd') return null;
    page += letters;
    end += 1;
  } else if (
    next === Kind.dash &&
    law !== null &&
    tokens.glued(end) &&
    tokens.glued(end + 1) &&
    /^0\d$/.test(tokens.norm(end + 1))
  ) {
    // Westlaw's "82 Fed. Reg. 5844-01".
    end += 2;
  } else if (
    next === Kind.period &&
    tokens.glued(end) &&
    tokens.glued(end + 1) &&
    tokens.kindAt(end + 1) === Kind.number
  ) {
    // "58 Cal.4th 941.2 FACTUAL": a note's number after the full stop; else a decimal.
    if (weak || !tokens.has(end + 2, Flag.capital) || tokens.glued(end + 2)) return null;
  } else if (next === Kind.slash && tokens.glued(end)) return null;
  return fullCore(tokens, head, page, end);
}
