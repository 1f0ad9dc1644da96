/** LibreOffice only opens what we wrote and prints it: no document of a user ever goes through it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { markDocx } from '../../src/brief/docx';
import {
  control,
  docxOf,
  field,
  footnote,
  footnoteReference,
  hyperlink,
  inserted,
  p,
  r,
} from './docxFixture';
import { bytesOf, planLooksLikeCitations, sharedDocuments } from './sharedDocuments';

function has(command: string, argument: string): boolean {
  try {
    execFileSync(command, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const own = docxOf({
  body: p(
    r('See '),
    r('Ashcroft v. Iqbal', '<w:i/>'),
    r(', 556 U.S. 662, 678 (2009)'),
    footnoteReference(2),
    inserted(r('; Twombly, 550 ')),
    r('U.S. 544. '),
    hyperlink(r('Also 410 U.S. 113.')),
    control(r(' And 5 U.S. 137')),
    field('REF x', r(', 347 U.S. 483')),
  ),
  footnotes: footnote(2, p('<w:r><w:footnoteRef/></w:r>', r(' See 505 U.S. 833 (1992).'))),
});

const CONVERSION = 300_000;

describe('a marked file opens in LibreOffice with the same page text', () => {
  if (!has('soffice', '--version') || !has('pdftotext', '-v')) {
    it.skip('skipped: soffice (libreoffice-writer) and pdftotext (poppler-utils) are not both installed', () =>
      undefined);
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'cite-check-pages-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'our own fixture, and every real document beside the project',
    () => {
      const documents: [string, Uint8Array][] = [
        ['own.docx', own],
        ...sharedDocuments().map(([name, file]): [string, Uint8Array] => [name, bytesOf(file)]),
      ];
      const sides = { original: path.join(folder, 'original'), marked: path.join(folder, 'marked') };
      for (const side of Object.values(sides)) mkdirSync(side);
      for (const [name, bytes] of documents) {
        writeFileSync(path.join(sides.original, name), bytes);
        writeFileSync(path.join(sides.marked, name), markDocx(bytes, planLooksLikeCitations(bytes)).bytes);
      }
      for (const side of Object.values(sides)) {
        const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
        const files = documents.map(([name]) => path.join(side, name));
        execFileSync('soffice', ['--headless', profile, '--convert-to', 'pdf', '--outdir', side, ...files], {
          stdio: 'ignore',
          timeout: CONVERSION,
        });
      }
      // Page by page; a run that was cut may shift words by a hair, so the width of spaces is not compared.
      const pages = (side: string, name: string): string[] =>
        execFileSync('pdftotext', [path.join(side, name.replace(/docx$/, 'pdf')), '-'], { encoding: 'utf8' })
          .split('\f')
          .map((page) => page.replace(/\s+/g, ' ').trim());
      for (const [name] of documents) {
        const expected = pages(sides.original, name);
        expect([name, pages(sides.marked, name)]).toEqual([name, expected]);
      }
      expect(pages(sides.marked, 'own.docx')[0]).toContain('556 U.S. 662, 678 (2009)');
    },
    2 * CONVERSION,
  );
});
