// The audit by eye: draws passages of real texts with every citation read in them, keeps the verdicts, and computes the figures from them.
//
// `npm run -s audit`                          the figures of every tally in bench/audit
// `npm run -s audit -- draw NAME SEED EACH`   draws passages, prints them and writes bench/audit/NAME.tsv with every row taken for right
// `npm run -s audit -- judge NAME FILE`       writes the verdicts of FILE into the tally: a line each, "P3.12 name,year what is wrong",
//                                             "P3 missed «words of the text» what it is", "case: " before the latter for case law
// `npm run -s audit -- repeat NAME SEED MANY`  draws passages that were judged, MANY citations at least, for another reader, and prints them
// `npm run -s audit -- agree NAME`            how that reader's verdicts and the first one's agree
// `npm run -s audit -- again NAME NEW`        copies the tally, keeps the verdicts of readings that did not change and prints the rest
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCitations } from '../src/citation';
import { realTexts } from '../test/citation/support/realTexts';
import { draw, type Passage } from './audit/draw';
import { show, type Field } from './audit/show';
import { isMissed, measures, parse, rowsOf, write, type Judged, type Row } from './audit/tally';
import { seeded } from './random';
import { stratumOf } from './audit/strata';

const SHARED = resolve('../shared');
const FOLDER = 'bench/audit';
const [command = 'figures', name = '', ...rest] = process.argv.slice(2);
const fileOf = (tally: string): string => join(FOLDER, `${tally}.tsv`);
const load = (tally: string): Judged[] => parse(readFileSync(fileOf(tally), 'utf8'));
const tallies = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.tsv'))
    .map((file) => file.slice(0, -4))
    .sort();

/** The passages of a tally as the reader has them now. */
function passagesOf(judged: readonly Judged[]): Passage[] {
  const texts = new Map(realTexts(SHARED, { old: true }).map((text) => [text.name, text]));
  return judged.map(({ text, from, to }) => {
    const blocks = texts.get(text)?.read();
    if (!blocks) throw new Error(`audit: ${text} is not in ${SHARED}`);
    return { text, blocks, from, to, all: readCitations(blocks) };
  });
}

function drawNew(seed: number, each: number): void {
  const drawn = new Set(tallies().flatMap((tally) => load(tally).map(({ text }) => text)));
  const passages = draw(realTexts(SHARED, { old: true }), seed, each, drawn);
  writeFileSync(fileOf(name), write(passages.map((passage) => ({ ...passage, rows: rowsOf(passage) }))));
  console.log(passages.map((passage, at) => show(passage, at + 1)).join('\n'));
}

/** Where in a passage the words stand; they are given with white space folded. */
function find(passage: Passage, words: string): readonly [block: number, start: number, end: number] {
  const pattern = new RegExp(
    words
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+'),
    'g',
  );
  for (let block = passage.from[0]; block <= passage.to[0]; block += 1) {
    pattern.lastIndex = block === passage.from[0] ? passage.from[1] : 0;
    const found = pattern.exec(passage.blocks[block]?.text ?? '');
    if (found) return [block, found.index, found.index + found[0].length];
  }
  throw new Error(`audit: "${words}" is not in the passage of ${passage.text}`);
}

function judge(verdicts: string): void {
  const judged = load(name);
  const passages = passagesOf(judged);
  const rows: Row[][] = judged.map((one) => [...one.rows]);
  for (const line of verdicts.split('\n').filter((words) => /^P\d/.test(words))) {
    const missed = /^P(\d+) missed «([^»]+)» (.+)$/.exec(line);
    const verdict = /^P(\d+)\.(\d+) (\S+) (.+)$/.exec(line);
    const passage = Number((missed ?? verdict)?.[1]) - 1;
    const here = rows[passage];
    const source = passages[passage];
    if (!here || !source) throw new Error(`audit: cannot read "${line}"`);
    if (missed) {
      const [block, start, end] = find(source, missed[2] ?? '');
      const ofCase = /^case: (.+)$/.exec(missed[3] ?? '');
      here.push({
        block,
        start,
        end,
        kind: ofCase ? 'missed case' : 'missed',
        stated: [],
        fingerprint: '',
        wrong: [],
        fault: ofCase?.[1] ?? missed[3] ?? '',
      });
    } else {
      const at = Number(verdict?.[2]) - 1;
      const row = here[at];
      if (!row || isMissed(row)) throw new Error(`audit: no such citation: "${line}"`);
      const fields =
        (verdict?.[3] ?? '') === 'right' ? [] : ((verdict?.[3] ?? '').split(',') as (Field | 'invented')[]);
      here[at] = { ...row, wrong: fields, fault: fields.length === 0 ? '' : (verdict?.[4] ?? '') };
    }
  }
  const written = write(judged.map((one, at) => ({ ...one, rows: rows[at] ?? [] })));
  parse(written);
  writeFileSync(fileOf(name), written);
}

/** Verdicts hold while the reading they judge is the same; what changed is printed, to be judged again. */
function again(next: string): void {
  const judged = load(name);
  const passages = passagesOf(judged);
  const renewed = judged.map((one, at): Judged => {
    const passage = passages[at];
    if (!passage) return one;
    const old = new Map(one.rows.map((row) => [`${row.block}:${row.start}`, row]));
    const changed = new Set<number>();
    const rows = rowsOf(passage).map((row, n): Row => {
      const before = old.get(`${row.block}:${row.start}`);
      if (before?.fingerprint === row.fingerprint) return before;
      changed.add(n + 1);
      return row;
    });
    const seen = new Set(rows.map((row) => `${row.block}:${row.start}`));
    const missed = one.rows.filter(
      (row) =>
        isMissed(row) &&
        !rows.some((now) => now.block === row.block && now.start < row.end && row.start < now.end),
    );
    const lost = one.rows.filter((row) => !isMissed(row) && !seen.has(`${row.block}:${row.start}`));
    if (changed.size > 0 || lost.length > 0) {
      console.log(show(passage, at + 1, changed));
      for (const row of lost)
        console.log(
          `gone: ${passage.blocks[row.block]?.text.slice(row.start, row.end)} (was ${row.wrong.join(',') || 'right'})`,
        );
    }
    return { ...one, rows: [...rows, ...missed] };
  });
  writeFileSync(fileOf(next), write(renewed));
}

/** The tallies of the first reader as the reading is now. */
const firstReadings = (): Judged[] =>
  tallies()
    .filter((tally) => tally !== name && !tally.endsWith('-before') && !tally.startsWith('again-'))
    .flatMap(load);

/** Passages for another reader, one of each text in a seeded order until there are enough; every row stands for right until judged. */
function repeat(seed: number, many: number): void {
  const random = seeded(seed);
  const order = firstReadings()
    .map((judged) => ({ judged, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ judged }) => judged);
  let read = 0;
  const chosen = order.filter(({ rows }) => {
    const take = read < many;
    if (take) read += rows.filter((row) => !isMissed(row)).length;
    return take;
  });
  const passages = passagesOf(chosen);
  writeFileSync(fileOf(name), write(passages.map((passage) => ({ ...passage, rows: rowsOf(passage) }))));
  console.log(passages.map((passage, at) => show(passage, at + 1)).join('\n'));
}

/** Of the citations that both readers judged in the same reading: where their verdicts agree, field by field. */
function agree(): void {
  const first = new Map(
    firstReadings().flatMap(({ text, rows }) =>
      rows.map((row) => [`${text} ${row.block}:${row.start} ${row.fingerprint}`, row] as const),
    ),
  );
  let both = 0;
  let same = 0;
  for (const { text, rows } of load(name))
    for (const row of rows) {
      const other = first.get(`${text} ${row.block}:${row.start} ${row.fingerprint}`);
      if (!other) {
        console.log(
          `only here: ${text} ${row.block}:${row.start} ${row.wrong.join(',') || row.kind} ${row.fault}`,
        );
        continue;
      }
      both += 1;
      if (other.wrong.join() === row.wrong.join()) same += 1;
      else
        console.log(
          `${text} ${row.block}:${row.start}: here ${row.wrong.join(',') || 'right'} ${row.fault}; there ${other.wrong.join(',') || 'right'} ${other.fault}`,
        );
    }
  console.log(`${both} citations judged by both, the verdict the same in every field for ${same}`);
}

/** "first-before" stands before "first". */
const inOrder = (a: string, b: string): number =>
  a.replace(/-before$/, '').localeCompare(b.replace(/-before$/, '')) || b.length - a.length;

/** One table: a column a tally, "right in per cent (of so many)". */
function figures(): void {
  const all = tallies()
    .sort(inOrder)
    .map((tally) => ({ tally, judged: load(tally) }));
  for (const { tally, judged } of all) {
    const strata = new Set(judged.map(({ text }) => stratumOf(text)?.stratum));
    const rows = judged.flatMap((one) => one.rows);
    console.log(`${tally}: ${rows.length} citations of ${judged.length} texts, ${strata.size} strata`);
  }
  const columns = all.map(({ judged }) => measures(judged));
  console.log(`\n| measure | ${all.map(({ tally }) => tally).join(' | ')} |`);
  console.log(`| --- |${' --- |'.repeat(all.length)}`);
  columns[0]?.forEach(({ measure }, at) => {
    const cells = columns.map((column) => {
      const { right = 0, of = 0 } = column[at] ?? {};
      return of === 0 ? 'none' : `${((100 * right) / of).toFixed(1)} (${of})`;
    });
    console.log(`| ${measure} | ${cells.join(' | ')} |`);
  });
}

if (!existsSync(SHARED) && command !== 'figures') throw new Error('audit: ../shared is absent');
if (command === 'draw') drawNew(Number(rest[0] ?? 1), Number(rest[1] ?? 16));
else if (command === 'judge') judge(readFileSync(rest[0] ?? '', 'utf8'));
else if (command === 'repeat') repeat(Number(rest[0] ?? 1), Number(rest[1] ?? 100));
else if (command === 'agree') agree();
else if (command === 'again') again(rest[0] ?? '');
else figures();
