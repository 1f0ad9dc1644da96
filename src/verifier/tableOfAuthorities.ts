/**
 * The table of authorities against the body, deterministically and without a library: authorities listed but not cited, cited but
 * not listed, and written differently. Compared are full citations to cases by volume, reporter and page.
 */
import type { Block } from '../brief/model';
import { readCitations } from '../citation';
import type { Citation } from '../citation/model';
import { compareNames } from './names';
import { parallelGroups } from './requests';
import type { Check } from './report';

const check = (note: string): Check => ({ check: 'toa', result: 'differs', severity: 'minor', note });

interface Authority {
  /** Every citation of the parallel group where it first stands. */
  readonly members: readonly Citation[];
  readonly keys: readonly string[];
}

const keyOf = ({ volume, reporter, reporterAsWritten, page }: Citation): string =>
  `${volume ?? ''} ${reporter ?? reporterAsWritten ?? ''} ${page ?? ''}`;

/** Authorities in order of their first citation; parallel citations are one. */
function authoritiesOf(citations: readonly Citation[]): readonly Authority[] {
  const groups = parallelGroups(citations);
  const byGroup = new Map<string, Citation[]>();
  for (const citation of citations) {
    const key = groups.get(citation.id) ?? citation.id;
    byGroup.set(key, [...(byGroup.get(key) ?? []), citation]);
  }
  const seen = new Set<string>();
  const authorities: Authority[] = [];
  for (const members of byGroup.values()) {
    const keys = members.map(keyOf);
    if (keys.some((key) => seen.has(key))) continue;
    keys.forEach((key) => seen.add(key));
    authorities.push({ members, keys });
  }
  return authorities;
}

const nameOf = ({ members }: Authority): string | null =>
  members.find((member) => member.nameStated && member.caseName !== null)?.caseName ?? null;

function bearsSameName(a: Authority, b: Authority): boolean {
  const [first, second] = [nameOf(a), nameOf(b)];
  return first !== null && second !== null && compareNames(first, [second]).result === 'agrees';
}

const show = ({ members }: Authority): string => members[0]?.text.replace(/\s+/g, ' ') ?? '';

/** Keys of the table read as one text: an entry may be broken over two paragraphs, and then neither holds its citation. */
function keysAcrossParagraphs(blocks: readonly Block[]): readonly string[] {
  const text = blocks
    .filter(({ role }) => role === 'tableOfAuthorities')
    .map((block) => block.text)
    .join(' ');
  return readCitations([{ part: 'body', note: null, text }]).map(keyOf);
}

/** Where the table's entries were read this badly, that a citation is missing from it says nothing. */
const LEAST_SHARE_LISTED = 0.5;

/**
 * The check `toa` by citation id: at the first use in the body, and at the entry of the table. Empty where the brief has no table
 * of authorities or nothing could be read of it.
 */
export function compareWithTable(
  citations: readonly Citation[],
  blocks: readonly Block[],
): ReadonlyMap<string, Check> {
  const checks = new Map<string, Check>();
  const cases = citations.filter(({ kind }) => kind === 'case');
  const isListed = ({ block }: Citation): boolean => blocks[block]?.role === 'tableOfAuthorities';
  const isGenerated = ({ block }: Citation): boolean => blocks[block]?.role === 'tableOfContents';
  const listed = authoritiesOf(cases.filter(isListed));
  const cited = authoritiesOf(cases.filter((citation) => !isListed(citation) && !isGenerated(citation)));
  if (listed.length === 0) return checks;
  const listedKeys = new Set([...listed.flatMap(({ keys }) => keys), ...keysAcrossParagraphs(blocks)]);
  const citedKeys = new Set(cited.flatMap(({ keys }) => keys));
  const notCited = listed.filter(({ keys }) => !keys.some((key) => citedKeys.has(key)));
  const notListed = cited.filter(({ keys }) => !keys.some((key) => listedKeys.has(key)));
  const put = ({ members }: Authority, note: string): void => {
    const [first] = members;
    if (first !== undefined) checks.set(first.id, check(note));
  };
  const paired = new Set<Authority>();
  for (const entry of notCited) {
    const use = notListed.find((candidate) => !paired.has(candidate) && bearsSameName(entry, candidate));
    if (use === undefined) {
      put(entry, 'Listed in the table of authorities and not cited.');
      continue;
    }
    paired.add(use);
    put(use, `The table of authorities has ${show(entry)}.`);
    put(entry, `The brief has ${show(use)}.`);
  }
  if (cited.length - notListed.length < cited.length * LEAST_SHARE_LISTED) return checks;
  for (const use of notListed) {
    const stands = use.members.every(({ within, historyOf }) => within === null && historyOf === null);
    if (!paired.has(use) && stands) put(use, 'Not in the table of authorities.');
  }
  return checks;
}
