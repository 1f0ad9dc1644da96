// The tally of an audit: a row for each citation read by eye, a row for each that the reader missed. It holds places, hashes and
// verdicts, no text. One line a passage ("#"), then its rows, columns parted by tabs.
import { FIELDS, fingerprint, indexById, readingOf, type Field } from './show';
import { citationsOf, type Passage, type Place } from './draw';

export interface Row {
  readonly block: number;
  readonly start: number;
  readonly end: number;
  /** What the reader called it; 'missed' or 'missed case' where it saw nothing. */
  readonly kind: string;
  /** Fields of which the reading or the text says something. */
  readonly stated: readonly Field[];
  readonly fingerprint: string;
  /** Fields read wrong; 'invented' where there is no citation. */
  readonly wrong: readonly (Field | 'invented')[];
  readonly fault: string;
}

export interface Judged {
  readonly text: string;
  readonly from: Place;
  readonly to: Place;
  readonly rows: readonly Row[];
}

const place = (written: string): Place => {
  const [block, offset] = written.split(':').map(Number);
  return [block ?? 0, offset ?? 0];
};

/** The rows of a passage as the reader has it now, all taken for right. */
export function rowsOf(passage: Passage): Row[] {
  const byId = indexById(passage.all);
  return citationsOf(passage).map((one) => {
    const reading = readingOf(one, byId);
    return {
      block: one.block,
      start: one.span[0],
      end: one.span[1],
      kind: one.kind,
      stated: FIELDS.filter((field) => reading[field] !== null),
      fingerprint: fingerprint(reading),
      wrong: [],
      fault: '',
    };
  });
}

export function write(judged: readonly Judged[]): string {
  const lines = judged.flatMap(({ text, from, to, rows }) => [
    `# ${text} ${from.join(':')} ${to.join(':')}`,
    ...rows.map((row) =>
      [
        row.block,
        row.start,
        row.end,
        row.kind,
        row.stated.join(','),
        row.fingerprint,
        row.wrong.join(','),
        row.fault,
      ]
        .join('\t')
        .trimEnd(),
    ),
  ]);
  return `${lines.join('\n')}\n`;
}

const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name);

/** Parses what {@link write} wrote; a line that is neither passage nor row throws with its number. */
export function parse(tally: string): Judged[] {
  const judged: (Judged & { rows: Row[] })[] = [];
  tally.split('\n').forEach((line, at) => {
    if (line === '') return;
    if (line.startsWith('# ')) {
      const [, text = '', from = '', to = ''] = line.split(' ');
      judged.push({ text, from: place(from), to: place(to), rows: [] });
      return;
    }
    const [block, start, end, kind, stated = '', print = '', wrong = '', fault = ''] = line.split('\t');
    const names = wrong.split(',').filter((name) => name !== '');
    const unknown = names.find((name) => name !== 'invented' && !isField(name));
    if (kind === undefined || unknown !== undefined)
      throw new Error(`tally, line ${at + 1}: ${unknown === undefined ? 'no row' : `no field "${unknown}"`}`);
    judged[judged.length - 1]?.rows.push({
      block: Number(block),
      start: Number(start),
      end: Number(end),
      kind,
      stated: stated.split(',').filter(isField),
      fingerprint: print,
      wrong: names.filter((name) => name === 'invented' || isField(name)) as (Field | 'invented')[],
      fault,
    });
  });
  return judged;
}

/** Rows of citations that the reader did not see: "missed", or "missed case" for those of case law. */
export const isMissed = (row: Row): boolean => row.kind.startsWith('missed');

const CASE_LAW = new Set(['case', 'short', 'id', 'supra', 'docket', 'missed case']);

export interface Measure {
  readonly measure: string;
  readonly right: number;
  readonly of: number;
}

/** The figures: each is right of so many that the text or the reading states. */
export function measures(judged: readonly Judged[]): Measure[] {
  const rows = judged.flatMap((one) => one.rows);
  const missed = rows.filter(isMissed);
  const read = rows.filter((row) => !isMissed(row));
  const real = read.filter((row) => !row.wrong.includes('invented'));
  const measure = (name: string, field: Field, among: readonly Row[] = real): Measure => {
    const asked = among.filter((row) => row.stated.includes(field) || row.wrong.includes(field));
    return {
      measure: name,
      right: asked.filter((row) => !row.wrong.includes(field)).length,
      of: asked.length,
    };
  };
  const recall = (name: string, among: (row: Row) => boolean): Measure => {
    const right = real.filter(among).length;
    return { measure: name, right, of: right + missed.filter(among).length };
  };
  const kind = (...kinds: string[]): Row[] => real.filter((row) => kinds.includes(row.kind));
  return [
    { measure: 'precision', right: real.length, of: read.length },
    { measure: 'recall', right: real.length, of: real.length + missed.length },
    recall('recall of case law (full, short, id., supra, docket)', (row) => CASE_LAW.has(row.kind)),
    recall('recall of laws, records and books', (row) => !CASE_LAW.has(row.kind)),
    measure('spans', 'span'),
    measure('kind', 'kind'),
    measure('volume, reporter, page', 'core'),
    measure('case name', 'name'),
    measure('pincite', 'pincite'),
    measure('year', 'year'),
    measure('court', 'court'),
    measure('signal', 'signal'),
    measure('parentheticals', 'parentheticals'),
    measure('parallels', 'parallel'),
    measure('history', 'history'),
    measure('id.: what it means', 'antecedent', kind('id')),
    measure('short and supra: what they mean', 'antecedent', kind('short', 'supra')),
    measure('inside which parenthetical', 'within'),
  ];
}
