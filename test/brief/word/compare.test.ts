/**
 * The same .docx read from the file and read through Word gives the same blocks: part, note number, text, note marks, role.
 * The briefs are outside the project; where they are absent this says so.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readDocx } from '../../../src/brief/docx';
import type { Block } from '../../../src/brief/model';
import { openWordBrief } from '../../../src/brief/word';
import { installInNode, uninstallFromNode } from '../../word-host/node';

afterAll(uninstallFromNode);

const SHARED = path.resolve(__dirname, '../../../../shared/data');
const FOLDERS = ['briefs', 'docx-structures'];
const files = FOLDERS.flatMap((folder) =>
  existsSync(path.join(SHARED, folder))
    ? readdirSync(path.join(SHARED, folder))
        .filter((name) => name.endsWith('.docx'))
        .map((name) => path.join(folder, name))
    : [],
);

const plain = ({ part, note, text, notesAt, role }: Block): object => ({
  part,
  note,
  text,
  notesAt: notesAt ?? [],
  role: role ?? 'text',
});

if (files.length === 0) {
  it.skip('reads every brief as brief/docx does — skipped: ../shared/data is not here', () => undefined);
} else {
  it.each(files)(
    'reads %s as brief/docx does',
    async (file) => {
      const bytes = new Uint8Array(readFileSync(path.join(SHARED, file)));
      const fromFile = readDocx(bytes);
      installInNode(bytes);
      const fromWord = await openWordBrief().read();
      expect(fromWord.blocks.map(plain)).toEqual(fromFile.blocks.map(plain));
    },
    60_000,
  );
}
