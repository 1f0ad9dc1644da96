/**
 * Whether the members of one parallel group are one case. The member whose name agrees is not blamed for a sibling that is
 * another case; where both names agree, both are shown to differ.
 */
import type { CaseRecord } from './caseLaw';
import { compareNames } from './names';
import { listedParallel } from './suggestions';
import { coreOf, type Inquiry } from './inquiry';
import type { CaseMatch, Check, CheckResult } from './report';

export interface Judged {
  readonly inquiry: Inquiry;
  readonly result: CheckResult;
}

const check = (result: Check['result'], severity: Check['severity'], note: string): Check => ({
  check: 'parallel',
  result,
  severity,
  note,
});

function isOneCase(a: CaseMatch, b: CaseMatch): boolean {
  if (a.id === b.id || a.citation.some((citation) => b.citation.includes(citation))) return true;
  return a.date?.slice(0, 4) === b.date?.slice(0, 4) && compareNames(a.name, [b.name]).result === 'agrees';
}

const nameAgrees = (result: CheckResult): boolean =>
  result.checks.some(({ check: name, result: outcome }) => name === 'caseName' && outcome === 'agrees');

const recordOf = ({ inquiry, result }: Judged): CaseRecord | undefined =>
  inquiry.cases.find((record) => record.id === result.match?.id);

function checkMember(member: Judged, others: readonly Judged[]): CheckResult {
  const { result, inquiry } = member;
  const match = result.status === 'found' ? (result.match ?? null) : null;
  const siblings = others.filter((other) => other.result.status === 'found' && other.result.match != null);
  if (siblings.length === 0)
    return withCheck(result, check('cannotTell', null, 'No other member of the group was found.'));
  if (match === null) return unfoundMember(member, siblings);
  const stranger = siblings.find(
    (other) => other.result.match != null && !isOneCase(match, other.result.match),
  );
  if (stranger === undefined)
    return withCheck(result, check('agrees', null, 'The parallel citations are one case.'));
  const note = `${stranger.inquiry.request.text} is another case: ${stranger.result.match?.name ?? ''}.`;
  if (nameAgrees(result) && !nameAgrees(stranger.result))
    return withCheck(result, check('cannotTell', null, note));
  return withCheck(result, check('differs', 'major', `${inquiry.request.text} is ${match.name}; ${note}`));
}

/** A member that is not held, beside one whose case lists another citation in that reporter. */
function unfoundMember({ inquiry, result }: Judged, siblings: readonly Judged[]): CheckResult {
  const core = coreOf(inquiry);
  for (const sibling of siblings) {
    const record = recordOf(sibling);
    const listed = core === null || record === undefined ? null : listedParallel(core, record);
    if (listed === null || !nameAgrees(sibling.result)) continue;
    const note = `${sibling.inquiry.request.text} is also ${listed.text}, not ${inquiry.request.text}.`;
    return { ...withCheck(result, check('differs', 'major', note)), suggestion: listed };
  }
  return withCheck(result, check('cannotTell', null, 'This member of the group was not found.'));
}

const withCheck = (result: CheckResult, added: Check): CheckResult => ({
  ...result,
  checks: [...result.checks, added],
});

/** Adds the check `parallel` to every member of a group of two or more. */
export function compareParallels(judged: readonly Judged[]): readonly CheckResult[] {
  const groups = new Map<string, Judged[]>();
  for (const item of judged) {
    const { group } = item.inquiry.request;
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return judged.map((item) => {
    const members =
      item.inquiry.request.group === undefined ? [] : (groups.get(item.inquiry.request.group) ?? []);
    const others = members.filter((member) => member !== item);
    return others.length === 0 ? item.result : checkMember(item, others);
  });
}
