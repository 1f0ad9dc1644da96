import fs from 'node:fs';
import { landmarkCases } from '../../src/library/starter/starterSource';
import { readCoreText } from '../../src/library/import/cores';
import { partyWords } from '../../src/library/words';
import { describeWithData } from './support';

const cases = landmarkCases();

describe('the landmark cases of the starter library', () => {
  it('are at least three hundred, each once', () => {
    expect(cases.length).toBeGreaterThanOrEqual(300);
    const starts = cases.map(({ citations }) => citations[0]);
    expect(new Set(starts).size).toBe(starts.length);
  });

  it.each(cases.map((row) => [row.name, row] as const))(
    '%s is cited to U.S., then to S. Ct. and L. Ed.',
    (_, row) => {
      const reporters = row.citations.map((text) => readCoreText(text)?.reporter);
      expect(reporters[0]).toBe('U.S.');
      for (const reporter of reporters.slice(1))
        expect(['S. Ct.', 'L. Ed.', 'L. Ed. 2d']).toContain(reporter);
      // S. Ct. begins with the October Term 1882, L. Ed. 2d with that of 1956.
      const volume = Number(row.citations[0]?.split(' ')[0]);
      expect(reporters.includes('S. Ct.')).toBe(volume >= 106);
      expect(reporters.includes('L. Ed. 2d')).toBe(volume >= 352 && reporters.length > 2);
    },
  );
});

describeWithData(
  'the landmark cases against the table of U.S. Reports',
  'data',
  'us-reports.tsv',
)((file) => {
  interface Row {
    readonly name: string;
    readonly date: string;
    readonly parallels: readonly string[];
  }
  const table = new Map<string, Row[]>();
  const rowsOfVolume = new Map<string, number>();
  beforeAll(() => {
    for (const line of fs.readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
      const [volume = '', , page = '', name = '', , date = '', parallel = ''] = line.split('\t');
      const key = `${volume} U.S. ${page}`;
      const row = { name, date, parallels: parallel.split('; ').filter((text) => text !== '') };
      table.set(key, [...(table.get(key) ?? []), row]);
      rowsOfVolume.set(volume, (rowsOfVolume.get(volume) ?? 0) + 1);
    }
  });
  /** The table lacks volumes, and has others in a few rows only: from a volume of this many rows a case is not missing. */
  const ROWS_OF_A_WHOLE_VOLUME = 9;
  /** Of one page the table keeps one case: the named one shares its page with the other. */
  const SHARED_PAGES = new Map([['Branzburg v. Hayes', 'In re Pappas']]);
  const reporterOf = (text: string): string => text.split(' ').slice(1, -1).join(' ');

  it.each(cases.map((row) => [row.name, row] as const))('%s', (_, row) => {
    const [home = '', ...parallels] = row.citations;
    const rows = table.get(home);
    if (rows === undefined) {
      expect(rowsOfVolume.get(home.split(' ')[0] ?? '') ?? 0).toBeLessThan(ROWS_OF_A_WHOLE_VOLUME);
      return;
    }
    const known = rows.filter(({ name }) => name !== '');
    const expectedWords = partyWords(SHARED_PAGES.get(row.name) ?? row.name);
    if (known.length > 0)
      expect(known.some(({ name }) => partyWords(name).some((word) => expectedWords.includes(word)))).toBe(
        true,
      );
    // The table dates some cases by argument or rehearing: a year off at most.
    const years = rows.map(({ date }) => Math.abs(Number(date.slice(0, 4)) - Number(row.date.slice(0, 4))));
    expect(Math.min(...years)).toBeLessThanOrEqual(1);
    for (const parallel of parallels) {
      const same = rows
        .flatMap((known) => known.parallels)
        .filter((text) => reporterOf(text) === reporterOf(parallel));
      if (same.length > 0) expect(same).toContain(parallel);
    }
  });

  it('the years agree exactly but for a few cases that the table dates by argument or rehearing', () => {
    const held = cases.filter(({ citations }) => table.has(citations[0] ?? ''));
    const off = held.filter(
      ({ citations, date }) =>
        !(table.get(citations[0] ?? '') ?? []).some((row) => row.date.slice(0, 4) === date.slice(0, 4)),
    );
    expect(held.length).toBeGreaterThan(500);
    expect(off.length).toBeLessThan(held.length * 0.02);
  });
});
