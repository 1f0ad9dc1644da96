/**
 * The quotations of a brief against the opinions held: each against the case that it is attributed to, by the pages of the book that
 * the opinion is paged by; and, where that case does not have the words, against the other cases of the brief and of the library.
 * Nothing is called absent before that search.
 */
import type { Citation } from '../citation/model';
import { compareQuotation, quotationShingles, type QuotationQuestion } from '../quotation';
import type { Opinion, Quotation, QuotationMatch, QuoteOrigin } from '../quotation/model';
import type { OriginIndex, OriginQuery } from './caseLaw';
import type { CaseMatch } from './report';
import { antecedentOf, bookOf, citationsById, isReferring } from './requests';

export interface MatchedQuotation {
  readonly quotation: Quotation;
  readonly match: QuotationMatch;
}

/** A case that may have the words, as it is shown. */
export interface FoundOrigin {
  readonly case: { readonly id: string; readonly name: string; readonly citation: readonly string[] };
  readonly shared: number;
}

/** Asks which opinions may hold words; one answer a query, the likeliest first. */
export type FindOrigins = (queries: readonly OriginQuery[]) => Promise<readonly (readonly FoundOrigin[])[]>;

/** The question to an index of opinions' words. */
export const originsIn =
  (index: OriginIndex): FindOrigins =>
  async (queries) =>
    (await index.quotedIn(queries)).map((list) =>
      list.map(({ case: { id, name, citations }, shared }) => ({
        case: { id, name, citation: citations },
        shared,
      })),
    );

/** Compares one quotation with one opinion, here or in a worker; the case's id tells opinions apart. */
export type CompareQuotation = (
  caseId: string,
  opinion: Opinion,
  question: Omit<QuotationQuestion, 'opinion'>,
) => Promise<QuotationMatch>;

const compareHere: CompareQuotation = (_, opinion, question) =>
  Promise.resolve(compareQuotation({ ...question, opinion }));

export interface WordsToCompare {
  readonly quotations: readonly Quotation[];
  readonly citations: readonly Citation[];
  /** The case whose text serves each citation id. */
  readonly cases: ReadonlyMap<string, CaseMatch>;
  readonly opinionOf: (caseId: string, signal?: AbortSignal) => Promise<Opinion | null>;
  readonly findOrigins?: FindOrigins;
  readonly compare?: CompareQuotation;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
}

const cannotTell = (note: string): QuotationMatch => ({
  verdict: 'cannotTell',
  severity: null,
  foundOn: [],
  part: null,
  changes: [],
  note,
});

const UNATTRIBUTED = 'These words are attributed to no case that was found.';
const NO_TEXT = 'The library holds no text of this case.';
const NO_ANSWER = 'The text of this case could not be fetched.';

type Held = Opinion | null | 'failed';

/** Compares every quotation, in order. Rejects only where the signal is aborted. */
export async function compareQuotedWords(words: WordsToCompare): Promise<readonly MatchedQuotation[]> {
  const { quotations, cases, signal, onProgress } = words;
  const byId = citationsById(words.citations);
  const books = booksOf(words.citations, byId);
  const opinionOf = keptOpinions(words);
  const matched: MatchedQuotation[] = [];
  for (const [index, quotation] of quotations.entries()) {
    signal?.throwIfAborted();
    onProgress?.(index, quotations.length);
    const citation = quotation.citation === null ? undefined : byId.get(quotation.citation);
    const record = citation === undefined ? undefined : cases.get(citation.id);
    const match =
      citation === undefined || record === undefined
        ? cannotTell(UNATTRIBUTED)
        : await compareOne(words, record.id, await opinionOf(record.id), {
            quote: quotation.text,
            pincite: pinciteIn(record, citation, books),
            parentheticals: [...citation.parentheticals, ...(quotation.parentheticals ?? [])],
          });
    matched.push({ quotation, match });
  }
  onProgress?.(quotations.length, quotations.length);
  return searchElsewhere(matched, words, opinionOf);
}

/** Each opinion is fetched once, and kept while the brief is checked. */
function keptOpinions({ opinionOf, signal }: WordsToCompare): (caseId: string) => Promise<Held> {
  const opinions = new Map<string, Promise<Held>>();
  return (caseId) => {
    const held = opinions.get(caseId) ?? opinionOf(caseId, signal).catch((): 'failed' => 'failed');
    opinions.set(caseId, held);
    return held;
  };
}

async function compareOne(
  { compare = compareHere }: WordsToCompare,
  caseId: string,
  opinion: Held,
  question: Omit<QuotationQuestion, 'opinion'>,
): Promise<QuotationMatch> {
  if (opinion === 'failed') return cannotTell(NO_ANSWER);
  if (opinion === null) return cannotTell(NO_TEXT);
  return compare(caseId, opinion, question);
}

/** For each citation id, the uses of its case that stand together: the members of its parallel group, or it alone. */
function booksOf(
  citations: readonly Citation[],
  byId: ReadonlyMap<string, Citation>,
): (citation: Citation) => readonly Citation[] {
  const groups = new Map<string, Citation[]>();
  for (const one of citations) {
    const head = one.parallelTo ?? one.id;
    groups.set(head, [...(groups.get(head) ?? []), one]);
  }
  return (citation) => {
    const named =
      isReferring(citation) && bookOf(citation) === null ? antecedentOf(citation, byId) : citation;
    return named === null ? [] : (groups.get(named.parallelTo ?? named.id) ?? [named]);
  };
}

/**
 * The pincite in the book that the opinion is paged by (the case's home citation): of several reporters each page is its own
 * (Bluebook rule 10.3.1). Null where the brief gives none in that book, for then no page can be compared. "Id. at 12" after several
 * reporters does not say which book it means.
 */
function pinciteIn(
  record: CaseMatch,
  citation: Citation,
  books: (citation: Citation) => readonly Citation[],
): string | null {
  const home = record.citation[0]?.replace(/ \S+$/, '') ?? null;
  const together = books(citation);
  if (isReferring(citation) && bookOf(citation) === null)
    return together.length > 0 && together.every((one) => bookOf(one) === home)
      ? (citation.pincite?.text ?? null)
      : null;
  const own = together.find((one) => bookOf(one) === home);
  return own?.pincite?.text ?? null;
}

/** Fewer words stand in too many opinions to say whose they are. */
const LEAST_WORDS = 6;
/** Opinions of the library that are looked into for one quotation. */
const MOST_CANDIDATES = 4;

const isMissing = ({ quotation, match }: MatchedQuotation): boolean =>
  (match.verdict === 'absent' || match.isMissing === true) &&
  quotation.text.split(/\s+/).length >= LEAST_WORDS;

/** Looks for words that the case cited does not have, first in the brief's other cases, then in all of the library. */
async function searchElsewhere(
  matched: readonly MatchedQuotation[],
  words: WordsToCompare,
  opinionOf: (caseId: string) => Promise<Held>,
): Promise<readonly MatchedQuotation[]> {
  const missing = matched.filter(isMissing);
  if (missing.length === 0) return matched;
  const cited = new Map([...words.cases.values()].map((record) => [record.id, record]));
  const listed = await askIndex(missing, words);
  const found = new Map<MatchedQuotation, QuotationMatch>();
  for (const [at, one] of missing.entries()) {
    words.signal?.throwIfAborted();
    const own = one.quotation.citation === null ? undefined : words.cases.get(one.quotation.citation);
    const indexed = (listed[at] ?? []).map((one) => one.case);
    // The index says which of the brief's own cases are worth a look, too; without one all of them are.
    const inBrief =
      words.findOrigins === undefined ? [...cited.values()] : indexed.filter(({ id }) => cited.has(id));
    for (const record of [
      ...inBrief,
      ...indexed.filter(({ id }) => !cited.has(id)).slice(0, MOST_CANDIDATES),
    ]) {
      if (record.id === own?.id) continue;
      const match = await compareElsewhere(one, record, await opinionOf(record.id), words);
      if (match === null) continue;
      found.set(one, match);
      break;
    }
  }
  return matched.map((one) => ({ ...one, match: found.get(one) ?? one.match }));
}

async function askIndex(
  missing: readonly MatchedQuotation[],
  { findOrigins }: WordsToCompare,
): Promise<readonly (readonly FoundOrigin[])[]> {
  if (findOrigins === undefined) return [];
  // An index that cannot be asked takes a kindness away and no finding.
  return findOrigins(
    missing.map(({ quotation }) => ({
      shingles: quotationShingles(quotation.text),
      limit: MOST_CANDIDATES * 3,
    })),
  ).catch(() => []);
}

/** The finding that another case has the words, exactly; null where it does not. */
async function compareElsewhere(
  { quotation, match }: MatchedQuotation,
  record: FoundOrigin['case'],
  opinion: Held,
  { compare = compareHere }: WordsToCompare,
): Promise<QuotationMatch | null> {
  if (opinion === null || opinion === 'failed') return null;
  const there = await compare(record.id, opinion, {
    quote: quotation.text,
    pincite: null,
    parentheticals: quotation.parentheticals ?? [],
  });
  const exact = there.verdict === 'verbatim' || there.verdict === 'licensed' || there.verdict === 'elsewhere';
  if (!exact) return null;
  const origin: QuoteOrigin = {
    caseId: record.id,
    name: record.name,
    citation: record.citation[0] ?? null,
    foundOn: there.foundOn,
  };
  const where = `${[origin.name, origin.citation].filter(Boolean).join(', ')}${pageWords(there.foundOn)}`;
  // What is held of the case cited may be a part: it may well quote the other.
  if (match.verdict !== 'absent') return { ...match, note: `${match.note} They are in ${where}.`, origin };
  return {
    ...there,
    verdict: 'elsewhere',
    severity: 'major',
    note: `These words are not in the case cited. They are in ${where}.`,
    origin,
  };
}

const pageWords = (pages: readonly string[]): string =>
  pages.length === 0 ? '' : `, on page ${pages.length === 1 ? pages[0] : `${pages[0]} to ${pages.at(-1)}`}`;
