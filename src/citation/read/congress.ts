/**
 * The papers of Congress that are known by Congress and session: "Cong. Globe, 39th Cong., 1st Sess. 2765", "H.R. 1234, 110th Cong. § 2",
 * and the session behind a report's number ("S. Rep. No. 95-989, 95th Cong., 2d Sess. 5"). Source: Bluebook rule 13.
 *
 * What may be changed: the words that may stand between session and page.
 */
import { Kind, type Tokens } from '../text/lexer';
import { isOrdinal } from './coreTokens';
import { afterPeriod, number, sign, slice, type CodeNumber } from './lawNumbers';

export interface Session {
  /** "39th Cong., 1st Sess." */
  readonly label: string;
  readonly end: number;
}

/** "39th Cong., 1st Sess." at token i (a comma before it stepped over), or null. */
export function congressSession(tokens: Tokens, i: number): Session | null {
  const from = tokens.kindAt(i) === Kind.comma ? i + 1 : i;
  if (
    tokens.kindAt(from) !== Kind.number ||
    !isOrdinal(tokens, from + 1) ||
    !/^cong(?:ress)?$/.test(tokens.word(from + 2))
  )
    return null;
  let end = afterPeriod(tokens, from + 3);
  const next = tokens.kindAt(end) === Kind.comma ? end + 1 : end;
  const ordinal = tokens.kindAt(next) === Kind.number && isOrdinal(tokens, next + 1) ? next + 2 : -1;
  const special = /^(?:spec|special)$/.test(tokens.word(next)) ? afterPeriod(tokens, next + 1) : -1;
  for (const at of [ordinal, special])
    if (at > 0 && /^sess(?:ion)?$/.test(tokens.word(at))) end = afterPeriod(tokens, at + 1);
  return { label: slice(tokens, from, end).replace(/\s+/g, ' '), end };
}

/** ", App.", ", pt. 2": the part of a session's volumes that a page stands in; the token after it, or the same token. */
function sessionPart(tokens: Tokens, i: number): number {
  const at = tokens.kindAt(i) === Kind.comma ? i + 1 : i;
  if (/^(?:app|appendix)$/.test(tokens.word(at))) return afterPeriod(tokens, at + 1);
  const next = /^(?:pt|part)$/.test(tokens.word(at)) ? afterPeriod(tokens, at + 1) : -1;
  return next > 0 && tokens.kindAt(next) === Kind.number ? next + 1 : i;
}

/** Where the page behind a session begins ("2765", ", at 1117"), or -1. */
export function sessionPageStart(tokens: Tokens, i: number): number {
  const at = tokens.kindAt(i) === Kind.comma ? i + 1 : i;
  const number = tokens.kindAt(at) === Kind.number && tokens.size(at) <= 5 && !isOrdinal(tokens, at + 1);
  return number || /^(?:at|p|pp)$/.test(tokens.word(at)) ? at : -1;
}

/** What follows the name of a paper that only Congress and session identify; null without them. */
export function congressNumber(tokens: Tokens, i: number): CodeNumber | null {
  let at = i;
  let bill = '';
  if (tokens.kindAt(at) === Kind.number && !isOrdinal(tokens, at + 1)) {
    bill = `${tokens.norm(at)}, `;
    at += 1;
  }
  const session = congressSession(tokens, at);
  if (!session) return null;
  const plain = { mayList: false, plural: false };
  const mark = sign(tokens, tokens.kindAt(session.end) === Kind.comma ? session.end + 1 : session.end);
  const section = mark.signed ? number(tokens, mark.at) : null;
  if (section)
    return { page: bill + session.label, pin: [session.end, section.end], end: section.end, ...plain };
  const end = bill === '' ? sessionPart(tokens, session.end) : session.end;
  const part = end > session.end ? `, ${slice(tokens, session.end, end).replace(/^,\s*/, '')}` : '';
  return { page: bill + session.label + part, pin: [end, end], end, ...plain };
}
