/**
 * The library that comes with the program: landmark cases of the Supreme Court, and the invented opinions of the samples
 * where those ship beside it. The landmark cases claim no volume to be complete; most claim to be alone on their first page.
 */
import fs from 'node:fs';
import path from 'node:path';
import { opinionsSource } from '../import/opinions';
import { readCoreText } from '../import/cores';
import type { ImportedCase, ImportSource } from '../model';
import { companionNames } from '../../verifier/facts/companionNames';
import { LANDMARK_CASES, LANDMARK_CASES_AS_OF } from './landmarkCases';

/** What the invented opinions are called in every answer, so that nobody takes them for law. */
export const SAMPLE_SOURCE_NAME = 'sample opinions';

export interface LandmarkCase {
  readonly name: string;
  /** U.S. citation first, then the S. Ct. and L. Ed. citations known. */
  readonly citations: readonly string[];
  readonly date: string;
}

/** The rows of the table of landmark cases. Throws where a line is not of the table's form: a fault of ours. */
export function landmarkCases(): readonly LandmarkCase[] {
  return LANDMARK_CASES.trim()
    .split('\n')
    .map((line) => {
      const [name = '', citations = '', date = '', ...rest] = line.split('|').map((field) => field.trim());
      if (name === '' || citations === '' || !/^\d{4}(-\d\d){0,2}$/.test(date) || rest.length > 0)
        throw new Error(`The table of landmark cases holds the line "${line}".`);
      return { name, citations: citations.split(';').map((text) => text.trim()), date };
    });
}

/** Year from which every argued opinion of U.S. Reports begins on a page of its own. Source: the bound volumes. */
const OWN_PAGE_SINCE = 1900;
/** Landmark pages that a second case is reported at all the same. Source: the bound volumes; a row a page. */
const SHARED_PAGES: ReadonlySet<string> = new Set(['408 U.S. 665']);

/**
 * Whether no other case can start where this one does. All rows are argued cases or full per curiam opinions; pages of orders, which
 * dozens of cases share, hold no landmark.
 */
function beginsAlone(citation: string, date: string): boolean {
  return Number(date.slice(0, 4)) >= OWN_PAGE_SINCE && !SHARED_PAGES.has(citation);
}

/** The landmark cases as a source. */
export function starterSource(): ImportSource {
  const cases = landmarkCases().map(({ name, citations, date }): ImportedCase => {
    const cores = citations.map((text) => {
      const core = readCoreText(text);
      if (core === null) throw new Error(`The table of landmark cases holds the citation "${text}".`);
      return core;
    });
    return {
      key: null,
      name,
      otherNames: companionNames(citations.slice(0, 1)),
      citations: cores,
      lastPage: null,
      court: 'scotus',
      date,
      docketNumber: null,
      url: null,
      opinion: null,
      aloneOnPage: beginsAlone(citations[0] ?? '', date),
    };
  });
  return {
    key: 'starter',
    name: 'starter',
    kind: 'starter',
    asOf: LANDMARK_CASES_AS_OF,
    expectedCases: cases.length,
    volumes: [],
    cases,
  };
}

/** Folders from `start` upwards, nearest first. */
function* upwards(start: string): Generator<string> {
  for (let folder = path.resolve(start); ; folder = path.dirname(folder)) {
    yield folder;
    if (path.dirname(folder) === folder) return;
  }
}

/**
 * Folders of sample opinions that ship with the program: `assets/samples/opinions` of the package that holds the running
 * code, whether that is the bundle in dist/ or the source. Empty where the samples are not there.
 */
export function starterOpinionFolders(start: string = __dirname): readonly string[] {
  for (const folder of upwards(start)) {
    if (!fs.existsSync(path.join(folder, 'package.json'))) continue;
    const samples = path.join(folder, 'assets', 'samples', 'opinions');
    return fs.existsSync(path.join(samples, 'manifest.json')) ? [samples] : [];
  }
  return [];
}

/** Everything that a new library of this user begins with. */
export async function starterSources(
  folders: readonly string[] = starterOpinionFolders(),
): Promise<readonly ImportSource[]> {
  const samples = folders.map((folder) =>
    opinionsSource(folder, {
      key: `samples/${path.basename(folder)}`,
      name: SAMPLE_SOURCE_NAME,
      asOf: LANDMARK_CASES_AS_OF,
    }),
  );
  return [starterSource(), ...(await Promise.all(samples))];
}
