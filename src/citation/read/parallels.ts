/**
 * Parallel citations: several reporters of one decision, behind commas or in brackets, sharing name, court and year.
 *
 * What may be changed: which kinds may be parallel, in {@link mayBeParallel}.
 */
import { BESIDES } from '../grammar/besides';
import { lookupReporter } from '../reporters';
import { Flag, Kind, type Tokens } from '../text/lexer';
import type { BlockContext } from './context';
import { startsCore } from './context';
import { mayBeginCore, readCore } from './cores';
import { docketEnd } from './dockets';
import { LONGEST_GROUP, type Draft } from './draft';
import { readPincite } from './pincites';
import { settleCourt } from './settle';

/** California's "[196 Cal.Rptr.3d 1]" and Georgia's "(769 SE2d 307)": a bracket that begins with a core, in round ones with nothing else. */
export function holdsParallel(context: BlockContext, open: number, close: number): boolean {
  const { tokens } = context;
  if (!mayBeginCore(tokens, open + 1)) return false;
  const core = readCore(tokens, open + 1);
  if (core === null || core.isShort) return false;
  return tokens.mark(open) === '[' || onlyCores(context, open + 1, close);
}

/** True where nothing but cores, their pincites and commas stand between. */
function onlyCores(context: BlockContext, from: number, close: number): boolean {
  const { tokens } = context;
  let at = from;
  for (let members = 0; members < 4; members += 1) {
    const core = mayBeginCore(tokens, at) ? readCore(tokens, at) : null;
    if (core === null || core.isShort) return false;
    at = core.end;
    const pin = tokens.kindAt(at) === Kind.comma ? readPincite(tokens, at + 1, context.rules) : null;
    if (pin) at = pin.end;
    if (at === close) return true;
    if (tokens.kindAt(at) !== Kind.comma) return false;
    at += 1;
  }
  return false;
}

export type ParallelForm = 'comma' | 'bracket' | null;

/**
 * The form of the joint with the citation before: ", 87 S. Ct. 1428", California's " [196 Cal.Rptr.3d 1", Georgia's " (769 SE2d 307";
 * null where the draft is no parallel of it.
 */
export function parallelOf(context: BlockContext, draft: Draft, i: number): ParallelForm {
  const { tokens, level } = context;
  const before = level.last;
  if (!before || !mayBeParallel(before, draft)) return null;
  if (parallelStart(tokens, before.endToken) === i) return 'comma';
  const at = before.endToken;
  const close = tokens.partnerAt(at);
  return tokens.kindAt(at) === Kind.open && at + 1 === i && close > 0 && holdsParallel(context, at, close)
    ? 'bracket'
    : null;
}

/** Beside U.S. Reports "SC" is the Supreme Court Reporter, not South Carolina's: the row that the group makes of an abbreviation. */
export function readBeside(before: Draft, draft: Draft): void {
  const kind = before.reporterRow?.kind;
  const written = draft.reporterAsWritten?.replace(/[.\s]/g, '');
  const row = BESIDES.find((one) => one.written === written && one.beside === kind);
  const reporter = row ? lookupReporter(row.means)[0] : undefined;
  if (!reporter) return;
  draft.reporterRow = reporter;
  draft.reporter = reporter.canonical;
}

/** The same authority is cited twice by two reporters of one kind, never twice by one reporter. */
function mayBeParallel(before: Draft, draft: Draft): boolean {
  if (before.groupSize >= LONGEST_GROUP) return false;
  if (before.reporter === draft.reporter && draft.reporter !== null) return false;
  if (draft.lawRow)
    return (
      before.lawRow !== null && (before.lawRow.shape === 'publicLaw' || before.lawRow.kind === 'legislative')
    );
  if (draft.kind === 'case') return before.kind === 'case' || isShortForm(before);
  return draft.kind === 'short' && isShortForm(before);
}

/** "Hartman, 547 U.S. at 261, 126 S. Ct. 1695", "Id. at 330, 126 S. Ct. 961": the parallel of a short form is one too. */
export const isShortForm = (draft: Draft): boolean =>
  draft.kind === 'short' || draft.kind === 'id' || draft.kind === 'supra';

/** Where a parallel's core would begin behind a citation: after a comma (or "="), over a docket number of its own; -1 where none can. */
export function parallelStart(tokens: Tokens, i: number): number {
  let at = i;
  while (tokens.has(at, Flag.furniture) || tokens.kindAt(at) === Kind.noteMark) at += 1;
  if (tokens.kindAt(at) !== Kind.comma && tokens.kindAt(at) !== Kind.equals) return -1;
  at += 1;
  const docket = docketEnd(tokens, at);
  return docket > 0 && tokens.kindAt(docket) === Kind.comma ? docket + 1 : at;
}

/** True where a member of the group read so far begins at token i: the bracket before it is the group's. */
function opensAt(last: Draft | null, i: number): boolean {
  for (let at = last; at !== null; at = at.joint === 'parallel' ? at.previous : null)
    if (at.coreToken === i) return true;
  return false;
}

/** After the last parallel inside "[…]" the reading goes on behind the bracket. */
export function stepOutOfBracket(context: BlockContext, draft: Draft, i: number): void {
  const { tokens } = context;
  const close = draft.endToken;
  if (
    tokens.kindAt(close) === Kind.close &&
    (tokens.mark(close) === ']' ||
      tokens.partnerAt(close) === i - 1 ||
      opensAt(context.level.last, tokens.partnerAt(close) + 1)) &&
    tokens.partnerAt(close) <= i &&
    tokens.partnerAt(close) >= 0
  ) {
    draft.endToken = close + 1;
    draft.resumeToken = close + 1;
    draft.fullEnd = tokens.endAt(close);
  }
}

/** True where a parallel citation follows, so that the parentheticals are the last member's. */
export function continuesInParallel(context: BlockContext, draft: Draft): boolean {
  const { tokens } = context;
  if (tokens.kindAt(draft.endToken) === Kind.close && draft.endToken < context.level.close) {
    const open = tokens.partnerAt(draft.endToken);
    if (open >= 0 && tokens.mark(open) === '[' && context.level.last && context.level.last.endToken === open)
      return false;
  }
  const next = parallelStart(tokens, draft.endToken);
  return next > 0 && startsCore(tokens, next);
}

/** Court, year and the end of the group go back to the members before. */
export function shareUpwards(draft: Draft, before: Draft): void {
  if (isShortForm(draft)) draft.year = null;
  else if (draft.year === null) draft.year = before.year;
  if (draft.courtAsWritten === null) draft.courtAsWritten = before.courtAsWritten;
  for (
    let member: Draft | null = before;
    member !== null;
    member = member.joint === 'parallel' ? member.previous : null
  ) {
    member.fullEnd = Math.max(member.fullEnd, draft.fullEnd);
    if (isShortForm(member)) return;
    member.year ??= draft.year;
    member.courtAsWritten ??= draft.courtAsWritten;
    settleCourt(member);
    if (member.joint !== 'parallel') break;
  }
}
