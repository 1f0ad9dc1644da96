/**
 * One citation on its way through the chain: what was asked, what was learned so far, and what the sources could not say.
 * Data only; the steps in `chain.ts` add to it and `judge.ts` reads it.
 */
import type { OutageReason } from './asking';
import type { CaseRecord, CitationCore, VolumeCoverage } from './caseLaw';
import { readRequest, type Reading } from './evidence/reading';
import { otherNumbers } from './facts';
import type { PagesHeld } from './pagesHeld';
import type { CheckRequest, Evidence } from './report';

export interface LiveFindings {
  /** The source that found it, and the date of its answer. */
  foundBy: { readonly source: string; readonly asOf: string } | null;
  /** A source was out: what it would have said is not known. */
  isOneOut: boolean;
  /** A source's closed-world fact against it. */
  absence: Evidence | null;
  /** Cases that the page lies inside. */
  readonly around: CaseRecord[];
  /** Cases that a search by name and docket gave. */
  readonly searched: CaseRecord[];
  /** One sentence a source that found nothing, without its full stop. */
  readonly sentences: string[];
}

export interface Inquiry {
  readonly request: CheckRequest;
  readonly reading: Reading;
  /** The name to compare: null where none is stated, where it is borrowed, and where it could not be read. */
  readonly caseName: string | null;
  /** A name stands in the brief, whether or not it could be read, and belongs to this citation. */
  readonly nameStated: boolean;
  /** The store was asked for this citation and answered. */
  asked: boolean;
  outage: OutageReason | null;
  /** Cases that start at the citation, and how it was found. */
  cases: readonly CaseRecord[];
  listsEveryCase: boolean;
  foundBy: 'exact' | 'loose' | 'live' | null;
  /** The form of the citation under which it was found, where that is another than written. */
  foundAs: string | null;
  /** Null until every question about the page was answered. */
  miss: { readonly coverage: VolumeCoverage | null; readonly around: readonly CaseRecord[] } | null;
  /** Cases elsewhere whose name agrees with the brief's. Null until asked. */
  namesakes: readonly CaseRecord[] | null;
  /** What live sources said of it, in the order asked. */
  readonly live: LiveFindings;
  /** A case whose opinion cites it so, where nothing else is known. */
  citedBy: CaseRecord | null;
  /** By case id: the pages that its opinion shows. */
  readonly pagesHeld: Map<string, PagesHeld>;
}

export function openInquiry(request: CheckRequest): Inquiry {
  const written = request.caseName?.trim() ?? '';
  const borrowed = request.history === true;
  const nameStated = !borrowed && (request.nameStated ?? written !== '');
  return {
    request,
    reading: readRequest(request.text),
    caseName: nameStated && written !== '' ? written : null,
    nameStated,
    asked: false,
    outage: null,
    cases: [],
    listsEveryCase: false,
    foundBy: null,
    foundAs: null,
    miss: null,
    namesakes: null,
    live: { foundBy: null, isOneOut: false, absence: null, around: [], searched: [], sentences: [] },
    citedBy: null,
    pagesHeld: new Map(),
  };
}

/** The core as written, or null where the text has none. */
export const coreOf = ({ reading }: Inquiry): CitationCore | null =>
  reading.kind === 'core' || reading.kind === 'unknownReporter' ? reading.core : null;

/** Other cores that are the same citation: other reporters of the abbreviation, the volume's other number. */
export function looseCores(reading: Reading): readonly CitationCore[] {
  if (reading.kind !== 'core') return [];
  const { core, others } = reading;
  const renumbered = otherNumbers(core.reporter, core.volume).map((other) => ({ ...other, page: core.page }));
  return [...renumbered, ...others];
}

/** The core under which other programs know the citation: the U.S. number of a nominative volume, else as written. */
export function widelyKnownCore(inquiry: Inquiry): CitationCore | null {
  const core = coreOf(inquiry);
  const [renumbered] = core === null ? [] : otherNumbers(core.reporter, core.volume);
  return core !== null && renumbered?.reporter === 'U.S.' ? { ...renumbered, page: core.page } : core;
}

/** Forms that never stand in a book by volume and page: no series of cases to miss from. */
export const isNumberedOnly = (reading: Reading): boolean =>
  reading.kind === 'core' && reading.row.shape !== 'volumePage';
