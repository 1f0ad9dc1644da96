/**
 * Loose-leaf services and what else is cited otherwise than by volume and page: "1999-2 Trade Cas. (CCH) ¶ 72,600", "Fed. Sec. L. Rep.
 * (CCH) ¶ 95,000", "70 A.F.T.R.2d 92-5000", "T.U.P. Charlt. 123", "L.R. 3 H.L. 330". Source: Bluebook rule 19 and table T2.
 *
 * What may be changed: the forms, one function each. Which reporters are so cited is said by the reporter tables.
 */
import { mayLackVolume, type ReporterRow } from '../reporters/table';
import { tables } from '../tables';
import { Flag, Kind, type Tokens } from '../text/lexer';
import { readCore, type Core } from './cores';
import { isThousands } from './pages';
import { afterPeriod, slice, thousands } from './lawNumbers';

const YEAR = /^(?:19|20)\d\d$/;

const YEAR_OF_REPORTS = /^(?:18|19|20)\d\d$/;

/** The token after "1999-2" or "92-2" where an abbreviation follows, or -1. */
export function splitVolumeEnd(tokens: Tokens, i: number): number {
  if (
    tokens.kindAt(i + 1) !== Kind.dash ||
    tokens.kindAt(i + 2) !== Kind.number ||
    tokens.size(i + 2) !== 1 ||
    !tokens.glued(i + 1) ||
    !tokens.glued(i + 2) ||
    !tokens.has(i + 3, Flag.capital) ||
    tokens.glued(i + 3)
  )
    return -1;
  return tokens.size(i) === 2 || YEAR.test(tokens.norm(i)) ? i + 3 : -1;
}

/** How the sign is printed where a machine has none. */
const SIGN_WORDS: ReadonlySet<string> = new Set(['P', 'PP', 'par', 'para', 'No']);

/** Where a service is cited, and the token after it. */
export interface ServicePage {
  readonly page: string;
  readonly end: number;
}

/** "¶ 72,600", ", ¶ 95,000", "P 95,000" (as Westlaw prints the sign); in a service also "72,600" alone. */
export function paragraphPage(tokens: Tokens, i: number, row: ReporterRow | null): ServicePage | null {
  if (row === null) return null;
  const counts = row.numbering === 'paragraph';
  let at = counts && tokens.kindAt(i) === Kind.comma ? i + 1 : i;
  const kind = tokens.kindAt(at);
  let signed = kind === Kind.paragraph;
  while (tokens.kindAt(at) === Kind.paragraph) at += 1;
  if (!signed && kind === Kind.word && row.habits.includes('service') && SIGN_WORDS.has(tokens.norm(at))) {
    signed = true;
    at = afterPeriod(tokens, at + 1);
  }
  if (!signed && (at > i || !isThousands(tokens, at) || !row.habits.includes('service'))) return null;
  const number = thousands(tokens, at);
  if (!number && (!signed || tokens.kindAt(at) !== Kind.number)) return null;
  let page = number?.page ?? tokens.norm(at);
  let end = number?.end ?? at + 1;
  // "¶ 10,899A", "¶ 4.05"
  if (tokens.kindAt(end) === Kind.word && tokens.glued(end) && tokens.size(end) === 1) {
    page += tokens.norm(end);
    end += 1;
  } else if (
    tokens.kindAt(end) === Kind.period &&
    tokens.glued(end) &&
    tokens.kindAt(end + 1) === Kind.number &&
    tokens.glued(end + 1)
  ) {
    page += `.${tokens.norm(end + 1)}`;
    end += 2;
  }
  return tokens.kindAt(end) === Kind.word && tokens.glued(end) ? null : { page, end };
}

/** "92-5000": the pages of a reporter that counts them by the year. */
export function yearedPage(tokens: Tokens, i: number, row: ReporterRow | null): ServicePage | null {
  if (row === null || !row.habits.includes('pagesByYear') || tokens.kindAt(i) !== Kind.number) return null;
  if (tokens.kindAt(i + 1) !== Kind.dash || tokens.kindAt(i + 2) !== Kind.number || !tokens.glued(i + 2))
    return null;
  const year = tokens.size(i) === 2 || YEAR.test(tokens.norm(i));
  if (!year || tokens.size(i + 2) < 3) return null;
  return { page: `${tokens.norm(i)}-${tokens.norm(i + 2)}`, end: i + 3 };
}

/** A core that begins with a word at token i, or null. */
export function readWordedCore(tokens: Tokens, i: number): Core | null {
  if (!tokens.has(i, Flag.capital)) return null;
  const { worded } = tables();
  if (!worded.mayStart(tokens, i)) return null;
  const english = lawReports(tokens, i);
  if (english) return english;
  for (const match of worded.matches(tokens, i)) {
    const row = match.values.find(({ reporter }) => reporter !== null && mayLackVolume(reporter))?.reporter;
    if (!row) continue;
    const english = row.habits.includes('english');
    if (english && !bracketedYear(tokens, i)) continue;
    const single = english || row.habits.includes('oneVolume');
    const cited = paragraphPage(tokens, match.end, row) ?? (single ? plainPage(tokens, match.end) : null);
    if (!cited) continue;
    return {
      volume: null,
      reporter: row,
      law: null,
      asWritten: slice(tokens, i, match.end),
      page: cited.page,
      isShort: false,
      end: cited.end,
      endOffset: tokens.endAt(cited.end - 1),
      weak: single && !english,
    };
  }
  return null;
}

/** "[1932] A.C. 562": the year stands for the volume. */
const bracketedYear = (tokens: Tokens, i: number): boolean =>
  tokens.mark(i - 1) === ']' && tokens.partnerAt(i - 1) === i - 3 && YEAR_OF_REPORTS.test(tokens.norm(i - 2));

const plainPage = (tokens: Tokens, i: number): ServicePage | null =>
  tokens.kindAt(i) === Kind.number &&
  tokens.size(i) <= 4 &&
  !(tokens.kindAt(i + 1) === Kind.word && tokens.glued(i + 1))
    ? { page: tokens.norm(i), end: i + 1 }
    : null;

/** "L.R. 3 H.L. 330", "L.R.-3 Q.B. 12": England's Law Reports. */
function lawReports(tokens: Tokens, i: number): Core | null {
  if (!tokens.isWord(i, 'l') && !tokens.isWord(i, 'lr')) return null;
  let at = afterPeriod(tokens, i + 1);
  if (tokens.isWord(i, 'l')) {
    if (!tokens.isWord(at, 'r')) return null;
    at = afterPeriod(tokens, at + 1);
  }
  if (tokens.kindAt(at) === Kind.comma || tokens.kindAt(at) === Kind.dash) at += 1;
  const core = tokens.kindAt(at) === Kind.number ? readCore(tokens, at) : null;
  if (!core?.reporter || core.isShort || !core.reporter.habits.includes('english')) return null;
  return { ...core, weak: false };
}
