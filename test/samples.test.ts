/**
 * The sample brief and the two invented opinions: what is committed is what the source makes, and what the README lists
 * stands in the brief.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';

const root = path.resolve(__dirname, '..');
const samples = path.join(root, 'assets/samples');
const committed = readFileSync(path.join(samples, 'sample-brief.docx'));

/** Text of a part, paragraph by paragraph, note references left out. */
function textOf(part: string): string[] {
  const xml = strFromU8(unzipSync(new Uint8Array(committed))[part] ?? new Uint8Array());
  return xml.split('</w:p>').map((paragraph) =>
    [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
      .map((match) => match[1])
      .join('')
      .replaceAll('&amp;', '&'),
  );
}

describe('the sample brief', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sample-brief-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['UTC', 'Asia/Tokyo'])(
    'is made of its source, the same bytes everywhere (time zone %s)',
    (zone) => {
      const out = path.join(folder, `${zone.replace('/', '-')}.docx`);
      execFileSync('node', [path.join(root, 'scripts/build-sample-brief.mjs'), '--out', out], {
        env: { ...process.env, TZ: zone },
      });
      expect(readFileSync(out).equals(committed)).toBe(true);
    },
  );

  const text = [...textOf('word/document.xml'), ...textOf('word/footnotes.xml')].join('\n');

  it.each([
    '713 U.S. 145',
    '1042 F.3d 611',
    '112 F.5th 340',
    '88 Omnib. Rptr. 412',
    '384 U.S. 436',
    '533 U.S. 194, 198 (2004)',
    '572 U.S. 560, 656–57 (2014)',
    '472 U.S. 511, 526 (1989)',
    '509 U.S. 579, 597 (9th Cir. 1993)',
    '127 S. Ct. 1796',
    '389 U.S. 347, 341 (1967)',
    'may disregard an affidavit that flatly contradicts',
    'A jury is not needed to tell us that a gate which is shut whenever we look at it is shut.” Id. at 106',
    'with a number that nobody will swear to.” Id. at 103',
    'know of the practice and let it stand.” Id. at 142',
    'every public body insures the conduct of the people whom it trains.” Id. at 151',
    'a court may not adopt that version of the facts',
    '536 U.S. 703',
    '536 U.S. 730',
    '475 U.S. 312',
    '475 U.S. 469',
  ])('holds the planted fault %s', (words) => {
    expect(text).toContain(words);
  });

  it('cites at least forty cases of the Supreme Court and the courts of appeals', () => {
    const cores = new Set(text.match(/\d+ (?:U\.S\.|F\.[23]d|S\. Ct\.|L\. Ed\. 2d) \d+/g));
    expect(cores.size).toBeGreaterThanOrEqual(40);
  });
});

const table = path.resolve(root, '../shared/data/us-reports.tsv');
const whereTableIs = existsSync(table) ? describe : describe.skip;

whereTableIs(
  'the sound citations of the sample brief (skipped without ../shared/data/us-reports.tsv)',
  () => {
    /** Planted faults 1, 7 and 19 of the README: the only U.S. citations at which no case starts. */
    const PLANTED = ['713 U.S. 145', '572 U.S. 560', '536 U.S. 703'];

    it('name pages of U.S. Reports on which a case starts', () => {
      const starts = new Map<string, string[]>(
        readFileSync(table, 'utf8')
          .split('\n')
          .map((line) => line.split('\t'))
          .filter((cells) => cells.length > 3)
          .map((cells) => [cells.slice(0, 3).join(' '), cells] as const),
      );
      const text = [...textOf('word/document.xml'), ...textOf('word/footnotes.xml')].join('\n');
      const cited = [...new Set(text.match(/\d+ U\.S\. \d+/g))];
      expect(cited.length).toBeGreaterThan(30);
      expect(cited.filter((core) => !starts.has(core)).sort()).toEqual([...PLANTED].sort());
    });

    it('carry the parallels of that table, the planted one apart', () => {
      const known = new Map<string, string>(
        readFileSync(table, 'utf8')
          .split('\n')
          .map((line) => line.split('\t'))
          .map((cells) => [cells.slice(0, 3).join(' '), cells[6] ?? ''] as const),
      );
      const text = textOf('word/document.xml').join('\n');
      const wrong = [
        ...text.matchAll(/(\d+ U\.S\. \d+)(?:, \d+(?:–\d+)?)?, (\d+ S\. Ct\. \d+), (\d+ L\. Ed\. 2d \d+)/g),
      ]
        .filter(([, core = '', supremeCourt, lawyers]) => known.get(core) !== `${supremeCourt}; ${lawyers}`)
        .map(([, core, supremeCourt]) => `${core} = ${supremeCourt}`);
      expect(wrong).toEqual(['550 U.S. 372 = 127 S. Ct. 1796']);
    });
  },
);
