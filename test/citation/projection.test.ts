// What is read from every real text of ../shared/data, in short: counts of each kind and a fingerprint of the fields. A change that moves a
// fingerprint must be explained: look at what changed, then store the new one with `UPDATE_PROJECTION=1 npx jest test/citation/projection`.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { foldText, readCitations, type Citation } from '../../src/citation';
import { describeShared, SHARED } from './support/shared';

interface Projection {
  readonly counts: Readonly<Record<string, number>>;
  readonly fingerprint: string;
}

const STORED = resolve(__dirname, 'projection.json');
const FOLDERS = ['data/opinions-text', 'data/opinions/payne/opinions', 'data/opinions/protest/opinions'];

/** Tags taken out and the five commonest entities read: enough for a text that stays the same. */
function textOf(file: string): string {
  const raw = readFileSync(file, 'utf8');
  if (!file.endsWith('.html')) return raw;
  const entities: Record<string, string> = {
    sect: '§',
    amp: '&',
    quot: '"',
    nbsp: ' ',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
  };
  return raw
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole);
}

function line(one: Citation, textById: ReadonlyMap<string, string>): string {
  const link = (id: string | null): string => (id === null ? '' : (textById.get(id) ?? '?'));
  const fields = [
    one.kind,
    one.span.join('-'),
    one.volume,
    one.reporter,
    one.page,
    one.caseName,
    one.court,
    one.year,
    one.pincite?.text,
    one.signal,
    link(one.parallelTo),
    link(one.antecedent),
    link(one.historyOf),
    link(one.within),
    one.docketNumber,
  ];
  return fields.map((field) => foldText(String(field ?? ''))).join('|');
}

function project(file: string): Projection {
  const citations = readCitations([{ part: 'body', note: null, text: textOf(file) }]);
  const textById = new Map(citations.map((one) => [one.id, one.text]));
  const counts: Record<string, number> = {};
  for (const one of citations) counts[one.kind] = (counts[one.kind] ?? 0) + 1;
  const fingerprint = createHash('sha256')
    .update(citations.map((one) => line(one, textById)).join('\n'))
    .digest('hex')
    .slice(0, 12);
  return { counts: Object.fromEntries(Object.entries(counts).sort()), fingerprint };
}

const present = existsSync(join(SHARED, 'data'));

describeShared(present, 'The projection of the real texts', () => {
  const files = present
    ? FOLDERS.flatMap((folder) =>
        readdirSync(join(SHARED, folder))
          .filter((file) => /\.(?:txt|html)$/.test(file))
          .map((file) => `${folder}/${file}`),
      )
    : [];
  const stored = existsSync(STORED)
    ? (JSON.parse(readFileSync(STORED, 'utf8')) as Record<string, Projection>)
    : {};

  it('is the one that was stored', () => {
    const now = Object.fromEntries(files.map((file) => [file, project(join(SHARED, file))]));
    if (process.env['UPDATE_PROJECTION'] === '1') {
      writeFileSync(STORED, `${JSON.stringify(now, null, 2)}\n`);
      return;
    }
    const moved = files.filter((file) => JSON.stringify(now[file]) !== JSON.stringify(stored[file]));
    expect(moved.map((file) => [file, now[file]])).toEqual(moved.map((file) => [file, stored[file]]));
  });
});
