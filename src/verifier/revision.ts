/**
 * A brief checked again after citations in it were replaced by what was suggested: the new report keeps what the old one said of each
 * replaced citation beside what is now said of its replacement. A replacement is checked like any other citation; that it was
 * suggested makes it no better.
 */
import type { CitationReport, Report } from './report';

export interface Revision {
  /** What the earlier report said of the citation that was replaced. */
  readonly before: CitationReport;
  /** Id, in the new report, of the citation that stands in its place. */
  readonly after: string;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** "550 U.S. 544, 570" suggests the citation "550 U.S. 544" with a page of it. */
const isSuggested = (suggestion: string, citation: CitationReport): boolean =>
  plain(suggestion) === plain(citation.text) || plain(suggestion).startsWith(`${plain(citation.text)},`);

/**
 * The citations of the earlier report that are gone and whose suggestion now stands in the same part of the brief; each new citation
 * replaces one. In the order of the earlier report.
 */
export function revisionsBetween(before: Report, after: Report): readonly Revision[] {
  const kept = new Set(after.citations.map(({ id }) => id));
  const known = new Set(before.citations.map(({ id }) => id));
  const fresh = after.citations.filter(({ id, kind }) => kind === 'case' && !known.has(id));
  const taken = new Set<string>();
  return before.citations.flatMap((citation) => {
    const { suggestion } = citation;
    if (citation.kind !== 'case' || suggestion === null || kept.has(citation.id)) return [];
    const replacement = fresh.find(
      (candidate) =>
        !taken.has(candidate.id) &&
        candidate.where.part === citation.where.part &&
        candidate.where.note === citation.where.note &&
        isSuggested(suggestion.text, candidate),
    );
    if (replacement === undefined) return [];
    taken.add(replacement.id);
    return [{ before: citation, after: replacement.id }];
  });
}

/** The new report with the revisions since the earlier one, after those that the earlier one already kept. */
export function asRevisionOf(before: Report, after: Report): Report {
  const revisions = [...(before.revisions ?? []), ...revisionsBetween(before, after)];
  if (revisions.length === 0) return after;
  return { ...after, summary: { ...after.summary, revised: true }, revisions };
}
