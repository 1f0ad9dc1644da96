// What is read from every real text of ../shared/data (opinions-text, opinions, briefs), in short: counts of each kind, and for each citation its
// place and a hash of its fields. A change that moves one must be explained: the failing test lists what changed in which text. Look at it,
// then store the new reading with `UPDATE_PROJECTION=1 npx jest test/citation/projection --selectProjects rooms`.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { foldText, readCitations, type Citation } from '../../src/citation';
import { realTexts, type RealText } from './support/realTexts';
import { describeShared, SHARED } from './support/shared';

interface Projection {
  readonly counts: Readonly<Record<string, number>>;
  /** "block:start=hash" of every citation, in order. */
  readonly citations: string;
}

const STORED = resolve(__dirname, 'projection.json');

/** At most so many changes of one text are spelled out. */
const SHOWN = 12;

/** The fields that other rooms rely on, links by the text of what they mean. */
function line(one: Citation, textById: ReadonlyMap<string, string>): string {
  const link = (id: string | null): string => (id === null ? '' : (textById.get(id) ?? '?'));
  const fields = [
    one.kind,
    one.span.join('-'),
    one.fullSpan.join('-'),
    one.volume,
    one.reporter,
    one.page,
    one.caseName,
    one.court,
    one.year,
    one.pincite?.text,
    one.signal,
    one.parentheticals.join(' ¦ '),
    link(one.parallelTo),
    link(one.antecedent),
    link(one.historyOf),
    link(one.within),
    one.docketNumber,
  ];
  return fields.map((field) => foldText(String(field ?? ''))).join('|');
}

const place = (one: Citation): string => `${one.block}:${one.span[0]}`;

/** Place → hash and the line in words, for one text as it is read now. */
function readNow(text: RealText): Map<string, { hash: string; words: string; kind: string }> {
  const citations = readCitations(text.read());
  const textById = new Map(citations.map((one) => [one.id, one.text]));
  return new Map(
    citations.map((one) => {
      const words = line(one, textById);
      const hash = createHash('sha256').update(words).digest('hex').slice(0, 4);
      return [place(one), { hash, words, kind: one.kind }];
    }),
  );
}

function project(now: ReadonlyMap<string, { hash: string; kind: string }>): Projection {
  const counts: Record<string, number> = {};
  for (const { kind } of now.values()) counts[kind] = (counts[kind] ?? 0) + 1;
  return {
    counts: Object.fromEntries(Object.entries(counts).sort()),
    citations: [...now].map(([at, { hash }]) => `${at}=${hash}`).join(' '),
  };
}

/** What is new, gone or read otherwise than stored, one line each. */
function changes(now: ReturnType<typeof readNow>, stored: Projection | undefined): string[] {
  const before = new Map(
    (stored?.citations ?? '')
      .split(' ')
      .filter((item) => item !== '')
      .map((item): [string, string] => [item.split('=')[0] ?? '', item.split('=')[1] ?? '']),
  );
  const lines: string[] = [];
  for (const [at, { hash, words }] of now) {
    if (!before.has(at)) lines.push(`new at ${at}: ${words}`);
    else if (before.get(at) !== hash) lines.push(`changed at ${at}, now: ${words}`);
  }
  for (const at of before.keys()) if (!now.has(at)) lines.push(`no longer read at ${at}`);
  return lines.length > SHOWN ? [...lines.slice(0, SHOWN), `and ${lines.length - SHOWN} more`] : lines;
}

const present = existsSync(join(SHARED, 'data'));

describeShared(present, 'The projection of the real texts', () => {
  const texts = present ? realTexts(SHARED) : [];
  const stored = existsSync(STORED)
    ? (JSON.parse(readFileSync(STORED, 'utf8')) as Record<string, Projection>)
    : {};

  it('covers the opinions as text, the opinions as html and the briefs', () => {
    const folders = new Set(texts.map(({ name }) => name.split('/').slice(0, 2).join('/')));
    expect([...folders].sort()).toEqual(['data/briefs', 'data/opinions', 'data/opinions-text']);
  });

  it('is the one that was stored', () => {
    const now = texts.map((text) => ({ name: text.name, read: readNow(text) }));
    if (process.env['UPDATE_PROJECTION'] === '1') {
      const projection = Object.fromEntries(now.map(({ name, read }) => [name, project(read)]));
      writeFileSync(STORED, `${JSON.stringify(projection, null, 2)}\n`);
      return;
    }
    const moved = now.flatMap(({ name, read }) => {
      const lines = changes(read, stored[name]);
      return lines.length === 0 ? [] : [`${name}\n  ${lines.join('\n  ')}`];
    });
    expect(moved).toEqual([]);
    expect(Object.keys(stored).filter((name) => !now.some((text) => text.name === name))).toEqual([]);
  });
});
