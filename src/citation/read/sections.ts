/** Section numbers and their subsections: "2000e-5(b)(1)", "240.10b-5", "53a-122 (a) (2)". */
import { Flag, Kind, type Tokens } from '../text/lexer';

/** The token after a section number with its subsections: "2000e-5(b)(1)", "240.10b-5"; -1 where there is none. */
export function sectionEnd(tokens: Tokens, i: number): number {
  const body = sectionBodyEnd(tokens, i);
  return body < 0 ? -1 : subsectionsEnd(tokens, body);
}

/** The token after the number itself, without subsections. */
export function sectionBodyEnd(tokens: Tokens, i: number): number {
  let at = i;
  const kind = tokens.kindAt(at);
  const wordFirst = kind === Kind.word && tokens.size(at) <= 2 && tokens.has(at, Flag.capital);
  if (kind !== Kind.number && !wordFirst) return -1;
  if (wordFirst) {
    // "A-101", "R2-3": a letter counts only with a number glued to it.
    const next =
      tokens.kindAt(at + 1) === Kind.dash || tokens.kindAt(at + 1) === Kind.period ? at + 2 : at + 1;
    if (tokens.kindAt(next) !== Kind.number || !tokens.glued(next) || !tokens.glued(at + 1)) return -1;
  }
  at += 1;
  let end = at;
  // "300aa-\n15": a number broken behind its hyphen goes on in the next line; "5-5- 20" has a slip of the typist's in it.
  while (
    at < tokens.count &&
    (tokens.glued(at) ||
      (tokens.kindAt(at - 1) === Kind.dash &&
        tokens.kindAt(at) === Kind.number &&
        (tokens.has(at, Flag.newlineBefore) || tokens.kindAt(at - 3) === Kind.dash)))
  ) {
    const k = tokens.kindAt(at);
    if (k === Kind.number) end = at + 1;
    else if (k === Kind.word) {
      if (tokens.size(at) > 3) break;
      end = at + 1;
    } else if (k !== Kind.period && k !== Kind.dash && k !== Kind.colon && k !== Kind.slash) break;
    else if (tokens.size(at) > 1) break;
    at += 1;
  }
  return end;
}

/** The token after "(a)(1)(B)" or "[b]", glued or after one space. */
export function subsectionsEnd(tokens: Tokens, i: number): number {
  let at = i;
  while (tokens.kindAt(at) === Kind.open) {
    const close = tokens.partnerAt(at);
    if (close < 0 || close - at > 4) break;
    const inner = tokens.text.slice(tokens.endAt(at), tokens.startAt(close)).trim();
    // Connecticut spaces them: "§ 53a-122 (a) (2)"; then only one letter or number can be meant.
    if (!tokens.glued(at) && (close - at !== 2 || !/^(?:[a-zA-Z]|\d{1,2}|[ivx]{1,4})$/.test(inner))) break;
    if (
      !/^(?:[A-Za-z]{1,5}|\d{1,3}|[A-Za-z]{1,2}-\d|\d{1,2}[A-Za-z]|[ivxlcdm]{1,7})(?:[-–][A-Za-z0-9]{1,4})?$/.test(
        inner,
      )
    )
      break;
    at = close + 1;
  }
  return at;
}
