/** Bad input: one clear sentence, exit 2, nothing written (`contracts.md`, Exit). */
import { mkdirSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { buildCommandLine, PROJECT, run, temporaryFolder } from './harness';

jest.setTimeout(60_000);
beforeAll(buildCommandLine);
const folder = temporaryFolder();
const home = path.join(folder, 'home');
const file = (name: string) => path.join(folder, name);
const sample = path.join(PROJECT, 'assets', 'samples', 'sample-brief.docx');

/** The first bytes of a compound file: an old .doc, or an encrypted .docx. */
const COMPOUND_FILE = Buffer.from([
  0xd0,
  0xcf,
  0x11,
  0xe0,
  0xa1,
  0xb1,
  0x1a,
  0xe1,
  ...new Array<number>(504).fill(0),
]);

/** A compound file whose directory names the stream of an encrypted package, as Word writes it (MS-OFFCRYPTO). */
function encryptedDocx(): Buffer {
  return Buffer.concat([COMPOUND_FILE, Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(480)]);
}

const BAD_BRIEFS: readonly (readonly [what: string, name: string, bytes: Buffer | string, words: RegExp])[] =
  [
    ['an empty file', 'empty.docx', '', /empty/i],
    ['an old .doc', 'old.doc', COMPOUND_FILE, /\.doc\b/],
    ['a password-protected .docx', 'locked.docx', encryptedDocx(), /password|encrypt/i],
    [
      'a truncated zip',
      'cut.docx',
      readFileSync(sample).subarray(0, 4000),
      /damaged|incomplete|cut|truncated/i,
    ],
    ['text under the name of a .docx', 'text.docx', 'Miranda v. Arizona, 384 U.S. 436 (1966).', /Word|zip/i],
    ['an empty text file', 'empty.txt', '', /empty/i],
    ['text that is not UTF-8', 'latin.txt', Buffer.from([0x53, 0xe9, 0x65]), /UTF-8/],
    [
      'text in UTF-16 without its mark',
      'wide.txt',
      Buffer.from('See 556 U.S. 662 (2009).', 'utf16le'),
      /UTF-16/,
    ],
    ['blocks that are not JSON', 'broken.blocks.json', '{"blocks": [', /JSON/],
    ['blocks of another shape', 'shape.blocks.json', '{"blocks": [{"part": "margin"}]}', /part|blocks/i],
    ['a file of another kind', 'brief.pdf', '%PDF-1.7', /\.docx/],
  ];

describe('check refuses what it cannot read', () => {
  it.each(BAD_BRIEFS)('%s', async (_what, name, bytes, words) => {
    writeFileSync(file(name), bytes);
    const before = readdirSync(folder).filter((entry) => entry !== 'home');
    const ended = await run(['check', file(name)], { home });
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(ended.stderr).toMatch(words);
    expect(readdirSync(folder).filter((entry) => entry !== 'home')).toEqual(before);
  });

  it('a file that does not exist', async () => {
    const ended = await run(['check', file('nowhere.docx')], { home });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(/nowhere\.docx does not exist/);
  });

  it('a folder, by its name', async () => {
    mkdirSync(file('folder.docx'));
    const ended = await run(['check', file('folder.docx')], { home });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(/folder\.docx is a folder, not a file/);
  });
});

describe('check refuses arguments that it cannot use', () => {
  it.each([
    ['no brief', ['check']],
    ['an unknown option', ['check', sample, '--colour', 'red']],
    ['an unknown command', ['verify', sample]],
    ['a date that is none', ['check', sample, '--as-of', '2026-02-30']],
    ['a report of another kind', ['check', sample, '--report', file('report.pdf')]],
    ['an output into a folder that does not exist', ['check', sample, '--out', file('no/such/folder.docx')]],
    ['a library that does not exist', ['check', sample, '--json', '--library', file('none.sqlite')]],
  ])('%s', async (_what, args) => {
    const ended = await run(args, { home });
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('a library that cannot be used', () => {
  it('of another version is refused with its version, and stays as it was', async () => {
    const library = file('future.sqlite');
    const database = new Database(library);
    database.exec('CREATE TABLE meta (x)');
    database.pragma('user_version = 4711');
    database.close();
    const before = readFileSync(library);
    const ended = await run(['check', sample, '--json', '--library', library], { home });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain('future.sqlite');
    expect(readFileSync(library).equals(before)).toBe(true);
  });

  it('that is no database is refused', async () => {
    writeFileSync(file('letters.sqlite'), 'these are letters, not a database'.repeat(200));
    const ended = await run(['check', sample, '--json', '--library', file('letters.sqlite')], { home });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain('letters.sqlite');
  });
});

describe('outputs are never lost', () => {
  it('an existing file that is not ours is replaced only with --force', async () => {
    const mine = file('minutes.html');
    writeFileSync(mine, '<title>Minutes of the meeting</title>');
    const args = ['check', sample, '--out', file('forced.docx'), '--report', mine];
    const refused = await run(args, { home });
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('--force');
    expect(readFileSync(mine, 'utf8')).toContain('Minutes');
    expect(existsSync(file('forced.docx'))).toBe(false);
    expect((await run([...args, '--force'], { home })).code).toBe(0);
    expect(readFileSync(mine, 'utf8')).toContain('cite-check/report@1');
    // Our own earlier output needs no --force.
    expect((await run(args, { home })).code).toBe(0);
  });

  it('the input is never written over, by whatever name', async () => {
    writeFileSync(file('input.docx'), readFileSync(sample));
    const ended = await run(
      ['check', file('input.docx'), '--out', path.join(folder, '.', 'input.docx'), '--force'],
      { home },
    );
    expect(ended.code).toBe(2);
    expect(readFileSync(file('input.docx')).equals(readFileSync(sample))).toBe(true);
  });
});

describe('a document without citations', () => {
  it('is checked, exit 0, and says so', async () => {
    writeFileSync(file('letter.txt'), 'Dear counsel,\n\nthank you for your letter of Monday.\n');
    const ended = await run(['check', file('letter.txt'), '--report', file('letter.json')], { home });
    expect(ended.code).toBe(0);
    expect(ended.stdout).toContain('No citations in this document.');
    expect(JSON.parse(readFileSync(file('letter.json'), 'utf8'))).toMatchObject({ citations: [] });
  });
});
