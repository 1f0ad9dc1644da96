import Database from 'better-sqlite3';
import { buildSync } from 'esbuild';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  LibraryError,
  openLibrary,
  opinionsSource,
  starterOpinionFolders,
  tableSource,
} from '../../src/library';
import type { ImportSource } from '../../src/library/model';
import { createLibraryFile } from '../../src/library/sqlite/sqliteStore';
import { starterSource } from '../../src/library/starter/starterSource';
import { cited, NOW, ROOT, sourceOf, temporaryFolder, writeFiles } from './support';

const IQBAL = { volume: '556', reporter: 'U.S.', page: '662' };
const files = (folder: string): string[] => fs.readdirSync(folder).sort();
const openNew = (file: string) => openLibrary({ path: file, env: {}, create: true, now: NOW });
const tableIn = (folder: string, rows: string) =>
  tableSource(
    path.join(writeFiles(folder, { 'mine.tsv': `volume\treporter\tpage\tname\n${rows}` }), 'mine.tsv'),
  );

describe('the first use of the library of this user', () => {
  it('makes it of the starter facts, one file and nothing beside it', async () => {
    const home = path.join(temporaryFolder(), 'not', 'there', 'yet');
    const library = await openLibrary({ env: { CITE_CHECK_HOME: home }, now: NOW });
    expect(files(home)).toEqual(['library.sqlite']);
    const [answer] = await library.find([IQBAL]);
    expect(answer).toMatchObject({
      listsEveryCase: true,
      cases: [
        {
          name: 'Ashcroft v. Iqbal',
          citations: ['556 U.S. 662', '129 S. Ct. 1937', '173 L. Ed. 2d 868'],
          court: 'scotus',
          date: '2009-05-18',
          source: 'starter',
        },
      ],
    });
    // Only the page of U.S. Reports is known to hold one case; a page of another reporter may hold more.
    const others = await library.find([
      { volume: '129', reporter: 'S. Ct.', page: '1937' },
      { volume: '408', reporter: 'U.S.', page: '665' },
      { volume: '5', reporter: 'U.S.', page: '137' },
    ]);
    expect(others.map(({ cases, listsEveryCase }) => [cases.length, listsEveryCase])).toEqual([
      [1, false],
      [1, false],
      [1, false],
    ]);
    const described = await library.describe();
    expect(described).toMatchObject({ name: 'starter', asOf: answer?.cases[0]?.asOf, schema: 4 });
    expect(described.cases).toBeGreaterThanOrEqual(300);
    // The starter facts claim no volume to be complete.
    expect((await library.coverage([IQBAL]))[0]).toMatchObject({ tiled: false, lastPage: null });
    library.close();
  });

  it('brings the sample opinions along under a name that nobody takes for law', async () => {
    const folders = starterOpinionFolders();
    const library = await openLibrary({ env: { CITE_CHECK_HOME: temporaryFolder() }, now: NOW });
    const { sources, opinions } = await library.stats();
    expect(sources.map(({ name }) => name)).toEqual(['starter', ...folders.map(() => 'sample opinions')]);
    expect(opinions > 0).toBe(folders.length > 0);
    library.close();
  });

  it('finds samples from the bundle and from the source alike, and does without them', () => {
    const pack = writeFiles(temporaryFolder(), {
      'package.json': '{}',
      'dist/cli/cite-check.cjs': '',
      'assets/samples/opinions/manifest.json': '[]',
    });
    const samples = [path.join(pack, 'assets/samples/opinions')];
    expect(starterOpinionFolders(path.join(pack, 'dist/cli'))).toEqual(samples);
    expect(starterOpinionFolders(pack)).toEqual(samples);
    const bare = writeFiles(temporaryFolder(), { 'package.json': '{}' });
    expect(starterOpinionFolders(bare)).toEqual([]);
  });

  it('brings the facts of an older version up to date, and leaves what the user imported', async () => {
    const home = temporaryFolder();
    const file = path.join(home, 'library.sqlite');
    const old = { ...starterSource(), asOf: '2020-01-01', cases: [cited('Old v. Fact', ['556 U.S. 662'])] };
    const mine = sourceOf([cited('My v. Own', ['1 U.S. 1'])], { key: 'mine', name: 'mine' });
    await createLibraryFile(file, [old, mine], NOW);
    // A library that is named is nobody's to change.
    const named = await openLibrary({ path: file, env: {} });
    expect((await named.describe()).cases).toBe(2);
    named.close();
    const library = await openLibrary({ env: { CITE_CHECK_HOME: home }, now: NOW });
    const answers = await library.find([IQBAL, { volume: '1', reporter: 'U.S.', page: '1' }]);
    expect(answers.map(({ cases }) => cases.map(({ name }) => name))).toEqual([
      ['Ashcroft v. Iqbal'],
      ['My v. Own'],
    ]);
    library.close();
    expect(files(home)).toEqual(['library.sqlite']);
  });

  it('made by another version is made anew where it holds only what came with the program', async () => {
    const home = temporaryFolder();
    const file = path.join(home, 'library.sqlite');
    const ofVersion = async (version: number, sources: ImportSource[]) => {
      fs.rmSync(file, { force: true });
      await createLibraryFile(file, sources, NOW);
      const db = new Database(file);
      db.pragma(`user_version = ${version}`);
      db.close();
    };
    await ofVersion(2, [{ ...starterSource(), cases: [cited('Old v. Fact', ['556 U.S. 662'])] }]);
    const library = await openLibrary({ env: { CITE_CHECK_HOME: home }, now: NOW });
    expect((await library.find([IQBAL]))[0]?.cases.map(({ name }) => name)).toEqual(['Ashcroft v. Iqbal']);
    library.close();
    expect(files(home)).toEqual(['library.sqlite']);
    // Whatever the user imported is kept, and the sentence says what to do; so is a library that is named.
    await ofVersion(2, [
      starterSource(),
      sourceOf([cited('My v. Own', ['1 U.S. 1'])], { key: 'mine', name: 'mine' }),
    ]);
    const whole = fs.readFileSync(file);
    await expect(openLibrary({ env: { CITE_CHECK_HOME: home } })).rejects.toThrow(
      /is of version 2, and this program reads version/,
    );
    await expect(openLibrary({ path: file, env: {} })).rejects.toThrow(/is of version 2/);
    expect(fs.readFileSync(file).equals(whole)).toBe(true);
  });

  it.each([
    [
      'below a file',
      (folder: string) => path.join(writeFiles(folder, { 'a file': '' }), 'a file', 'home'),
      'a part of the path is no folder',
    ] as const,
    // A file system that says of a new folder that there is nothing above it; Linux has one.
    ...(process.platform === 'linux'
      ? [
          [
            'where no folder can be made',
            () => '/proc/no-such-process',
            'no folder can be made there',
          ] as const,
        ]
      : []),
  ])('is refused in one sentence %s', async (_, homeIn, reason) => {
    const home = homeIn(temporaryFolder());
    await expect(openLibrary({ env: { CITE_CHECK_HOME: home } })).rejects.toThrow(
      `The library ${path.join(home, 'library.sqlite')} cannot be written: ${reason}.`,
    );
  });

  it('leaves nothing where it fails', async () => {
    const folder = temporaryFolder();
    const broken = sourceOf(
      (function* () {
        yield cited('A v. B', ['1 U.S. 1']);
        throw new Error('power cut');
      })(),
    );
    const file = path.join(folder, 'library.sqlite');
    await expect(createLibraryFile(file, [starterSource(), broken], NOW)).rejects.toThrow('power cut');
    expect(files(folder)).toEqual([]);
  });

  it('never replaces a library that another program made first', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'library.sqlite');
    expect(await createLibraryFile(file, [sourceOf([cited('First v. Comer', ['1 U.S. 1'])])], NOW)).toBe(
      true,
    );
    expect(await createLibraryFile(file, [starterSource()], NOW)).toBe(false);
    expect(files(folder)).toEqual(['library.sqlite']);
    const library = await openLibrary({ path: file, env: {} });
    expect((await library.describe()).cases).toBe(1);
    library.close();
  });
});

describe('in several processes', () => {
  const bundle = path.join(temporaryFolder(), 'child.cjs');
  beforeAll(() => {
    buildSync({
      entryPoints: [path.join(__dirname, 'child.ts')],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      external: ['better-sqlite3'],
      logLevel: 'silent',
    });
  });
  const child = (args: string[], env: Record<string, string> = {}) =>
    spawn(process.execPath, [bundle, ...args], {
      env: { ...process.env, ...env, NODE_PATH: path.join(ROOT, 'node_modules') },
    });

  it('all succeed that use it for the first time at once', async () => {
    const home = temporaryFolder();
    const runs = Array.from({ length: 4 }, () => {
      const run = child(['open'], { CITE_CHECK_HOME: home });
      return new Promise<{ code: number | null; out: string }>((resolve) => {
        let out = '';
        run.stdout.on('data', (data: Buffer) => (out += data.toString()));
        run.stderr.on('data', (data: Buffer) => (out += data.toString()));
        run.on('close', (code) => resolve({ code, out }));
      });
    });
    const results = await Promise.all(runs);
    const [first] = results;
    expect(Number(first?.out)).toBeGreaterThanOrEqual(300);
    for (const result of results) expect(result).toEqual({ code: 0, out: first?.out });
    expect(files(home)).toEqual(['library.sqlite']);
  }, 60_000);

  it('a kill in the middle of an import leaves the old library whole', async () => {
    const file = path.join(temporaryFolder(), 'mine.sqlite');
    const first = await openNew(file);
    await first.import(sourceOf([cited('Old v. Whole', ['1 U.S. 1'])]));
    first.close();

    const run = child(['import', file]);
    await new Promise<void>((resolve, reject) => {
      run.stdout.once('data', () => resolve());
      run.once('close', () => reject(new Error('the import ended before it was killed')));
    });
    const gone = new Promise((resolve) => run.once('close', resolve));
    run.kill('SIGKILL');
    await gone;

    const library = await openLibrary({ path: file, env: {} });
    const [answer] = await library.find([{ volume: '1', reporter: 'U.S.', page: '1' }]);
    expect(answer?.cases.map(({ name }) => name)).toEqual(['Old v. Whole']);
    expect(await library.stats()).toMatchObject({ cases: 1, citations: 1 });
    // And the library can be imported into again.
    await library.import(sourceOf([cited('New v. Whole', ['1 U.S. 1'])]));
    expect((await library.describe()).cases).toBe(1);
    library.close();
    const check = new Database(file);
    expect(check.pragma('integrity_check', { simple: true })).toBe('ok');
    check.close();
    expect(files(path.dirname(file))).toEqual(['mine.sqlite']);
  }, 60_000);
});

describe('a library that is named', () => {
  it('is refused where it does not exist, and only an import makes it, without the starter facts', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'mine.sqlite');
    await expect(openLibrary({ path: file, env: {} })).rejects.toThrow(
      `There is no library at ${file}; "cite-check library import" makes one.`,
    );
    const library = await openNew(file);
    expect(files(folder)).toEqual([]);
    const outcome = await library.import(await tableIn(temporaryFolder(), '1\tU.S.\t1\tA v. B\n'));
    expect(outcome).toMatchObject({ source: 'mine', cases: 1, citations: 1, replaced: 0 });
    expect(await library.describe()).toMatchObject({ name: 'mine', cases: 1 });
    expect(await library.sources()).toEqual(['mine']);
    library.close();
    expect(files(folder)).toEqual(['mine.sqlite']);
  });

  it('is not made by an import that fails', async () => {
    const folder = temporaryFolder();
    const library = await openNew(path.join(folder, 'mine.sqlite'));
    await expect(library.import(await tableIn(temporaryFolder(), '1\tU.S.\t\tA v. B\n'))).rejects.toThrow(
      /mine\.tsv, line 2: there is no page; nothing was imported\.$/,
    );
    library.close();
    expect(files(folder)).toEqual([]);
  });

  const problemOf = async (file: string): Promise<string> => {
    const error: unknown = await openLibrary({ path: file, env: {} }).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof LibraryError)) throw new Error('it was not refused with a LibraryError');
    expect(error.message).toContain(file);
    expect(error.message).toMatch(/^[^\n]+\.$/);
    return error.problem.kind;
  };

  it('is refused where it is no library: another file, an empty one, a folder, another database, an address', async () => {
    const folder = writeFiles(temporaryFolder(), {
      'brief.docx': 'PK\u0003\u0004 not a database at all',
      'empty.sqlite': '',
    });
    const other = new Database(path.join(folder, 'other.sqlite'));
    other.exec('CREATE TABLE bookmarks (url TEXT)');
    other.close();
    expect(await problemOf(path.join(folder, 'brief.docx'))).toBe('notALibrary');
    expect(await problemOf(path.join(folder, 'empty.sqlite'))).toBe('notALibrary');
    expect(await problemOf(path.join(folder, 'other.sqlite'))).toBe('notALibrary');
    expect(await problemOf(folder)).toBe('notALibrary');
    expect(await problemOf('mysql://localhost/law')).toBe('unsupported');
  });

  it('is refused where it is of another version, or cut short', async () => {
    const file = path.join(temporaryFolder(), 'mine.sqlite');
    await createLibraryFile(file, [starterSource()], NOW);
    const whole = fs.readFileSync(file);
    const db = new Database(file);
    db.pragma('user_version = 99');
    db.close();
    expect(await problemOf(file)).toBe('otherVersion');
    fs.writeFileSync(file, whole.subarray(0, Math.floor(whole.length / 2)));
    expect(await problemOf(file)).toBe('damaged');
  });

  it('damaged inside rejects every question: an outage, never an answer', async () => {
    const file = path.join(temporaryFolder(), 'mine.sqlite');
    await createLibraryFile(file, [starterSource()], NOW);
    const bytes = fs.readFileSync(file);
    // Everything after the first page (header and schema) is overwritten.
    bytes.fill(0xa5, 4096);
    fs.writeFileSync(file, bytes);
    const asked = openLibrary({ path: file, env: {} }).then((library) => library.find([IQBAL]));
    await expect(asked).rejects.toBeInstanceOf(LibraryError);
  });
});

describe('what the library says of a citation and of a volume', () => {
  it('looks a citation up as written, and says where else the page might lie', async () => {
    const folder = writeFiles(temporaryFolder(), {
      'manifest.json': JSON.stringify([
        { file: 'a.html', caseName: 'Black v. State', citations: ['264 Ga. 550'], lastPage: '552' },
      ]),
      'a.html':
        '<p>One <page-number label="551">*551</page-number>two <page-number label="552">*552</page-number>three.</p>',
    });
    const library = await openNew(path.join(temporaryFolder(), 'mine.sqlite'));
    await library.import(await opinionsSource(folder, { name: 'mine' }));
    expect(await library.lookup('264 Ga. 550')).toMatchObject({
      core: { volume: '264', reporter: 'Ga.', page: '550' },
      cases: [{ name: 'Black v. State', source: 'mine', hasOpinion: true }],
      coverage: { cases: 1, tiled: false },
      around: [],
    });
    expect(await library.lookup('264 Ga. 551')).toMatchObject({
      cases: [],
      around: [{ name: 'Black v. State' }],
    });
    expect(await library.lookup('1 Ga. 1')).toMatchObject({ cases: [], coverage: null, around: [] });
    expect(await library.lookup('Black v. State')).toMatchObject({ core: null, cases: [] });
    expect(await library.volume('Ga.', ' 264 ')).toMatchObject({
      reporter: 'Ga.',
      volume: '264',
      coverage: { cases: 1 },
      cases: [{ page: '550', case: { name: 'Black v. State' } }],
    });
    library.close();
  });
});
