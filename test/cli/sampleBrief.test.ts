/**
 * The README's first command on the sample brief: every planted fault of existence and identity is reported as
 * assets/samples/README.md lists it, and nothing sound is marked stop or mismatch.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocx } from '../../src/brief/docx';
import {
  reportSchema,
  type CheckName,
  type CitationReport,
  type Mark,
  type Report,
} from '../../src/verifier/report';
import { docxDifferences } from '../brief/docxDiff';
import { buildCommandLine, PROJECT, run, temporaryFolder } from './harness';

jest.setTimeout(120_000);
const SAMPLE = path.join(PROJECT, 'assets', 'samples', 'sample-brief.docx');
const folder = temporaryFolder();
const home = path.join(folder, 'home');
let report: Report;
let uses: readonly CitationReport[];

beforeAll(async () => {
  buildCommandLine();
  const ended = await run(['check', SAMPLE, '--json', '--as-of', '2026-11-30'], { home });
  expect(ended.code).toBe(0);
  report = reportSchema.parse(JSON.parse(ended.stdout));
  const { blocks } = readDocx(new Uint8Array(readFileSync(SAMPLE)));
  uses = report.citations.filter(({ block }) => blocks[block]?.role !== 'tableOfAuthorities');
});

/** The only use of a citation in the text of the brief (entries of its table of authorities apart). */
function useOf(text: string): CitationReport {
  const found = uses.filter((citation) => citation.text.replaceAll('\u00a0', ' ') === text);
  expect(found).toHaveLength(1);
  return found[0] as CitationReport;
}

/** Faults 1–4: a closed-world fact proves that the citation does not exist. */
const STOPS: readonly (readonly [citation: string, rule: string])[] = [
  ['713 U.S. 145', 'openCeiling'],
  ['1042 F.3d 611', 'closedCeiling'],
  ['112 F.5th 340', 'neverExisted'],
  ['88 Omnib. Rptr. 412', 'neverExisted'],
];

/** Faults 5, 6, 8, 9 and 11: the citation exists, and something about it is not as the brief says. */
const MISMATCHES: readonly (readonly [citation: string, check: CheckName, suggestion: string | null])[] = [
  ['384 U.S. 436', 'caseName', null],
  ['533 U.S. 194', 'caseName', '543 U.S. 194'],
  ['472 U.S. 511', 'year', null],
  ['509 U.S. 579', 'court', null],
  ['389 U.S. 347', 'pincite', null],
];

/** Faults 7 and 10: no case starts there in the library, and that proves nothing; what was meant is suggested. */
const UNVERIFIED: readonly (readonly [citation: string, suggestion: string])[] = [
  ['572 U.S. 560', '572 U.S. 650'],
  ['127 S. Ct. 1796', '127 S. Ct. 1769'],
];

describe('the planted faults of existence', () => {
  it.each(STOPS)('%s is a stop by %s, with source and date', (text, rule) => {
    const use = useOf(text);
    expect(use).toMatchObject({ status: 'not_found', mark: 'stop', evidence: [{ rule }] });
    expect(use.evidence[0]?.source).not.toBe('');
    expect(use.evidence[0]?.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('lists exactly the four as fabricated', () => {
    expect([...report.summary.fabricated].sort()).toEqual(STOPS.map(([text]) => text).sort());
  });

  it.each(UNVERIFIED)('%s is unverified, with the suggestion %s', (text, suggestion) => {
    expect(useOf(text)).toMatchObject({
      status: 'unverified',
      mark: 'unverified',
      suggestion: { text: suggestion },
    });
  });
});

describe('the planted faults of identity', () => {
  it.each(MISMATCHES)('%s is found and a major mismatch of %s', (text, check, suggestion) => {
    // 533 U.S. 194 stands twice: as Brosseau (wrong) and, in note 8, as Saucier (right).
    const use =
      text === '533 U.S. 194'
        ? uses.find((item) => item.text === text && item.caseName?.startsWith('Brosseau'))
        : useOf(text);
    expect(use).toMatchObject({ status: 'found', mark: 'mismatch' });
    expect(use?.checks).toContainEqual(
      expect.objectContaining({ check, result: 'differs', severity: 'major' }),
    );
    if (suggestion !== null) expect(use?.suggestion?.text).toBe(suggestion);
  });
});

describe('what the brief says rightly', () => {
  /** Every citation at which the README of the samples plants a fault, table of authorities and quotations included. */
  const PLANTED = new Set([
    ...STOPS.map(([text]) => text),
    ...MISMATCHES.map(([text]) => text),
    '536 U.S. 730', // 19: the table of authorities has another page
    '475 U.S. 469', // 21: not in the table of authorities
    '1 Sample Rptr. at 104', // 13: a word altered
    'Id. at 106', // 14: the dissent's words
    'Id. at 103', // 15: right words, wrong page
    'Id. at 142', // 16: right words, wrong page
    'Id. at 151', // 12 and 17: after the end of the case, and words that are not there
  ]);
  const accused: readonly Mark[] = ['stop', 'mismatch'];

  it('is marked neither stop nor mismatch', () => {
    const falseAlarms = uses.filter(({ mark, text }) => accused.includes(mark) && !PLANTED.has(text));
    expect(falseAlarms.map(({ text, checks }) => ({ text, checks }))).toEqual([]);
  });

  it('and is not in the starter library comes out unverified', () => {
    for (const text of ['630 F.3d 805', '661 F.3d 433', '43 F.3d 1311']) {
      expect(useOf(text)).toMatchObject({ status: 'unverified', mark: 'unverified' });
    }
    const glick = uses.filter(({ text }) => text === '481 F.2d 1028');
    expect(glick.map(({ mark }) => mark)).toEqual(['unverified', 'unverified']);
  });
});

describe('the files that check writes', () => {
  it('are a marked copy that differs in marks alone, a report that names the faults, and a cleared copy equal to the brief', async () => {
    const [marked, html, cleared] = ['m.docx', 'r.html', 'c.docx'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ];
    const checked = await run(['check', SAMPLE, '--out', marked, '--report', html], { home });
    expect(checked.code).toBe(0);
    expect(checked.stdout).toContain('713 U.S. 145 (note 7; table of authorities)');
    const before = new Uint8Array(readFileSync(SAMPLE));
    expect(docxDifferences(before, new Uint8Array(readFileSync(marked)), { ignoreMarks: true })).toEqual([]);
    expect(docxDifferences(before, new Uint8Array(readFileSync(marked)))).not.toEqual([]);
    for (const [text] of STOPS) expect(readFileSync(html, 'utf8')).toContain(text);
    expect((await run(['clear', marked, '--out', cleared], { home })).code).toBe(0);
    expect(docxDifferences(before, new Uint8Array(readFileSync(cleared)))).toEqual([]);
  });

  it('have the same text hash for the brief, its marked and its cleared copy', async () => {
    const marked = path.join(folder, 'hash.docx');
    const first = await run(['check', SAMPLE, '--json', '--out', marked], { home });
    const again = await run(['check', marked, '--json'], { home });
    const hashes = [first, again].map(({ stdout }) => reportSchema.parse(JSON.parse(stdout)).document);
    expect(hashes[0]?.textSha256).toBe(hashes[1]?.textSha256);
    expect(hashes[0]?.sha256).not.toBe(hashes[1]?.sha256);
  });

  it('exit 1 with --exit-code, since there are stops', async () => {
    expect((await run(['check', SAMPLE, '--json', '--exit-code'], { home })).code).toBe(1);
  });
});
