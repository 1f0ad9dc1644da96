/**
 * The chain of sources (the service document, "How a citation is checked"): exact in the library, then looser, then what the
 * library can say of the volume, then of the name. Each step is one question for the whole brief. A step that fails leaves the
 * inquiries it was for without an answer, and never takes one for absence.
 */
import {
  askAll,
  caseListsSchema,
  coveragesSchema,
  findSchema,
  type AskingOptions,
  type OutageReason,
  type Store,
} from './asking';
import type { CaseRecord, CitationCore, CoreAnswer } from './caseLaw';
import { coreKey, coreText, plainNumber } from './evidence/reading';
import { companionNames } from './facts/companionNames';
import { coreOf, looseCores, type Inquiry } from './inquiry';
import { compareNames, nameQueries } from './names';

/** At most so many cases of a name are looked at: of both sides' words together, of the one side that tells, of one side of two. */
const NAMESAKES = { bothSides: 20, onlySide: 100, oneOfTwo: 30 } as const;

function limitOf(query: readonly string[], queries: readonly (readonly string[])[]): number {
  if (query.length > 1) return NAMESAKES.bothSides;
  return queries.length === 1 ? NAMESAKES.onlySide : NAMESAKES.oneOfTwo;
}

/** Asks one question about distinct cores and hands each its answer. */
async function askCores<Value>(
  cores: readonly CitationCore[],
  question: (cores: readonly CitationCore[]) => Promise<unknown>,
  schema: Parameters<typeof askAll<CitationCore, Value>>[2],
  options: AskingOptions,
): Promise<{ outage: OutageReason | null; of: (core: CitationCore) => Value | undefined }> {
  const distinct = [...new Map(cores.map((core) => [coreKey(core), core])).values()];
  const answer = await askAll(distinct, question, schema, options);
  if (!answer.ok) return { outage: answer.reason, of: () => undefined };
  const byKey = new Map(distinct.map((core, index) => [coreKey(core), answer.value[index]]));
  return { outage: null, of: (core) => byKey.get(coreKey(core)) };
}

/** Only records that say of themselves that they are at the citation asked for are believed. */
const atCore = (answer: CoreAnswer, core: CitationCore): readonly CaseRecord[] =>
  answer.cases.filter((record) => record.citations.includes(coreText(core))).map(withCompanions);

/** A case under every caption that its opinion decided, and not only the one that the source lists. */
function withCompanions(record: CaseRecord): CaseRecord {
  const companions = record.names.length === 0 ? [] : companionNames(record.citations);
  return companions.length === 0
    ? record
    : { ...record, names: [...new Set([...record.names, ...companions])] };
}

/** Exact: the citation as written, in the tables' spelling. */
export async function findExact(
  inquiries: readonly Inquiry[],
  store: Store,
  options: AskingOptions,
): Promise<void> {
  const cores = inquiries.map(coreOf).filter((core) => core !== null);
  const { outage, of } = await askCores(cores, (asked) => store.find(asked), findSchema, options);
  // Records of another citation than the one asked for: no miss of this answer means anything.
  const crossed = cores.some((core) => {
    const answer = of(core);
    return answer !== undefined && atCore(answer, core).length < answer.cases.length;
  });
  for (const inquiry of inquiries) {
    const core = coreOf(inquiry);
    if (core === null) continue;
    const answer = of(core);
    const cases = answer === undefined ? [] : atCore(answer, core);
    inquiry.asked = answer !== undefined;
    inquiry.outage = outage ?? (crossed && cases.length === 0 ? 'nonsense' : null);
    if (answer === undefined || cases.length === 0) continue;
    inquiry.cases = cases;
    inquiry.listsEveryCase = answer.listsEveryCase;
    inquiry.foundBy = 'exact';
  }
}

const isOpen = (inquiry: Inquiry): boolean =>
  inquiry.foundBy === null && inquiry.outage === null && coreOf(inquiry) !== null;

/** Loose: the volume's other number, the other reporters of the abbreviation. */
export async function findLoose(
  inquiries: readonly Inquiry[],
  store: Store,
  options: AskingOptions,
): Promise<void> {
  const open = inquiries.filter((inquiry) => isOpen(inquiry) && looseCores(inquiry.reading).length > 0);
  const cores = open.flatMap((inquiry) => looseCores(inquiry.reading));
  const { outage, of } = await askCores(cores, (asked) => store.find(asked), findSchema, options);
  for (const inquiry of open) {
    inquiry.outage = outage;
    for (const core of looseCores(inquiry.reading)) {
      const answer = of(core);
      const cases =
        answer === undefined ? [] : atCore(answer, core).filter((record) => isMeant(inquiry, core, record));
      if (answer === undefined || cases.length === 0) continue;
      inquiry.cases = cases;
      inquiry.listsEveryCase = answer.listsEveryCase;
      inquiry.foundBy = 'loose';
      inquiry.foundAs = coreText(core);
      break;
    }
  }
}

/** Under another reporter of the same abbreviation a case counts only with its name. */
function isMeant(inquiry: Inquiry, core: CitationCore, record: CaseRecord): boolean {
  const isOtherReporter =
    inquiry.reading.kind === 'core' &&
    inquiry.reading.others.some((other) => other.reporter === core.reporter);
  return !isOtherReporter || compareNames(inquiry.caseName, record.names).result === 'agrees';
}

/** Loose: a parallel citation that the case of its sibling lists. */
export function findListedParallels(inquiries: readonly Inquiry[]): void {
  const byGroup = new Map<string, Inquiry[]>();
  for (const inquiry of inquiries) {
    const { group } = inquiry.request;
    if (group !== undefined) byGroup.set(group, [...(byGroup.get(group) ?? []), inquiry]);
  }
  for (const members of byGroup.values()) {
    for (const member of members.filter(isOpen)) {
      const core = coreOf(member);
      const listing = core === null ? [] : members.flatMap((other) => other.cases);
      const cases = listing.filter((record) => core !== null && record.citations.includes(coreText(core)));
      if (core === null || cases.length === 0) continue;
      member.cases = [...new Map(cases.map((record) => [record.id, record])).values()];
      const sibling = members.find((other) => other.cases.some(({ id }) => id === cases[0]?.id));
      member.foundBy = sibling?.foundBy === 'live' ? 'live' : 'loose';
      member.live.foundBy = sibling?.live.foundBy ?? null;
      member.foundAs = 'listed as a parallel citation';
    }
  }
}

/** What the library can say of the volume of a citation at which no case starts. */
export async function askVolumes(
  inquiries: readonly Inquiry[],
  store: Store,
  options: AskingOptions,
): Promise<void> {
  const open = inquiries.filter(
    (inquiry) => isOpen(inquiry) && plainNumber(coreOf(inquiry)?.page ?? null) !== null,
  );
  const cores = open.map(coreOf).filter((core) => core !== null);
  const [coverages, arounds] = await Promise.all([
    askCores(cores, (asked) => store.coverage(asked), coveragesSchema, options),
    askCores(cores, (asked) => store.around(asked), caseListsSchema, options),
  ]);
  for (const inquiry of open) {
    const core = coreOf(inquiry);
    if (core === null) continue;
    const coverage = coverages.of(core);
    const around = arounds.of(core);
    inquiry.outage = coverages.outage ?? arounds.outage;
    if (coverage !== undefined && around !== undefined) inquiry.miss = { coverage, around };
  }
}

/** Cases elsewhere that bear the brief's name: for suggestions, and to tell another case from one the source does not list. */
export async function askNames(
  inquiries: readonly Inquiry[],
  wanted: (inquiry: Inquiry) => boolean,
  store: Store,
  options: AskingOptions,
): Promise<void> {
  const asking = inquiries.flatMap((inquiry) =>
    inquiry.caseName !== null && wanted(inquiry)
      ? [{ inquiry, caseName: inquiry.caseName, queries: nameQueries(inquiry.caseName) }]
      : [],
  );
  const byWords = new Map<string, { words: readonly string[]; limit: number }>();
  for (const { queries: own } of asking) {
    for (const words of own) {
      const limit = Math.max(limitOf(words, own), byWords.get(words.join(' '))?.limit ?? 0);
      byWords.set(words.join(' '), { words, limit });
    }
  }
  const keys = [...byWords.keys()];
  const queries = [...byWords.values()];
  const answer = await askAll(queries, (asked) => store.named(asked), caseListsSchema, options);
  if (!answer.ok) return;
  const byKey = new Map(keys.map((key, index) => [key, answer.value[index] ?? []]));
  for (const { inquiry, caseName, queries: own } of asking) {
    const found = new Map<string, CaseRecord>();
    for (const query of own) {
      for (const record of byKey.get(query.join(' ')) ?? []) {
        if (!found.has(record.id) && compareNames(caseName, record.names).result === 'agrees')
          found.set(record.id, record);
      }
      if (found.size > 0) break;
    }
    inquiry.namesakes = [...found.values()];
  }
}
