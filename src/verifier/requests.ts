/**
 * From citations as read to questions for a checker: only the citations' own strings, never the brief's prose. Short forms ask
 * again for their antecedent with a pincite of their own.
 */
import type { Citation, CitationKind } from '../citation/model';
import type { CheckRequest } from './report';

/** Kinds that refer back to a citation before them. */
const REFERRING: ReadonlySet<CitationKind> = new Set(['short', 'id', 'supra']);

/** A chain of references is followed at most so far. */
const LONGEST_CHAIN = 20;

export const isReferring = (citation: Citation): boolean => REFERRING.has(citation.kind);

/** The citation that a short form finally means; itself where it is none; null where the reader abstained. */
export function antecedentOf(citation: Citation, byId: ReadonlyMap<string, Citation>): Citation | null {
  let current: Citation | undefined = citation;
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    if (current === undefined) return null;
    if (!isReferring(current)) return current;
    if (current.antecedent === null) return null;
    current = byId.get(current.antecedent);
  }
  return null;
}

export const citationsById = (citations: readonly Citation[]): ReadonlyMap<string, Citation> =>
  new Map(citations.map((citation) => [citation.id, citation]));

/** The parallel group of a citation: the id of its first member, or null. */
export function parallelGroups(citations: readonly Citation[]): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const { id, parallelTo } of citations) {
    if (parallelTo === null) continue;
    groups.set(id, parallelTo);
    groups.set(parallelTo, parallelTo);
  }
  return groups;
}

const LIMITS = { text: 300, caseName: 1000, court: 100, pincite: 300, docketNumber: 200 } as const;

const within = (text: string | null, limit: number): string | null =>
  text === null ? null : text.slice(0, limit);

/** By citation id: the id of the case that the reviewer picked among the candidates. */
export type Picks = ReadonlyMap<string, string>;

function requestFor(
  use: Citation,
  authority: Citation,
  group: string | undefined,
  chosen: string | undefined,
): CheckRequest {
  return {
    id: use.id,
    text: authority.text.replace(/\s+/g, ' ').slice(0, LIMITS.text),
    ...(group === undefined || use !== authority ? {} : { group }),
    caseName: within(authority.caseName, LIMITS.caseName),
    nameStated: authority.nameStated,
    court: within(authority.court, LIMITS.court),
    year: authority.year,
    pincite: within(use.pincite?.text ?? null, LIMITS.pincite),
    docketNumber: within(authority.docketNumber, LIMITS.docketNumber),
    history: authority.historyOf !== null,
    ...(chosen === undefined ? {} : { chosen }),
  };
}

/** Where a citation is to be looked up: volume and reporter; null where it names none ("Id.", "supra"). */
export const bookOf = ({ volume, reporter }: Citation): string | null =>
  volume === null || reporter === null ? null : `${volume} ${reporter}`;

/**
 * The member of its antecedent's parallel group that a short form names: "55 P. at 455" is a page of 55 P., whatever stands first in the
 * full citation. The antecedent itself where the short form names no book; null where it names one that the group lacks.
 */
function memberMeant(use: Citation, authority: Citation, members: Members): Citation | null {
  const book = bookOf(use);
  if (book === null || book === bookOf(authority)) return authority;
  const together = members.get(authority.parallelTo ?? authority.id) ?? [];
  return together.find((one) => bookOf(one) === book) ?? null;
}

/** By the id of its first member: the citations of a parallel group. */
type Members = ReadonlyMap<string, readonly Citation[]>;

function membersOf(citations: readonly Citation[]): Members {
  const members = new Map<string, Citation[]>();
  for (const one of citations) {
    if (isReferring(one)) continue;
    const head = one.parallelTo ?? one.id;
    const together = members.get(head);
    if (together === undefined) members.set(head, [one]);
    else together.push(one);
  }
  return members;
}

/** One request for every use of a case, in the order of the citations. Kinds that are not checked ask nothing. */
export function requestsFor(citations: readonly Citation[], picks?: Picks): readonly CheckRequest[] {
  const byId = citationsById(citations);
  const groups = parallelGroups(citations);
  const members = membersOf(citations);
  return citations.flatMap((use) => {
    const authority = antecedentOf(use, byId);
    if (authority === null || authority.kind !== 'case') return [];
    const meant = use === authority ? authority : memberMeant(use, authority, members);
    const request = requestFor(use, meant ?? authority, groups.get(authority.id), picks?.get(authority.id));
    // A page of a book that the full citation does not name.
    return [meant === null ? { ...request, pincite: null } : request];
  });
}
