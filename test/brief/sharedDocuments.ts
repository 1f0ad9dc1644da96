/** The real documents beside the project (`../shared/data`), where they are there; they are never part of it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlannedMark } from '../../src/brief/model';
import { readDocx } from '../../src/brief/docx';

const DATA = path.resolve(__dirname, '../../../shared/data');

/** Name and path of every .docx among the briefs and structures; empty where the folder is absent. */
export function sharedDocuments(): (readonly [name: string, file: string])[] {
  return ['briefs', 'docx-structures'].flatMap((folder) => {
    const directory = path.join(DATA, folder);
    if (!existsSync(directory)) return [];
    return readdirSync(directory)
      .filter((name) => name.endsWith('.docx'))
      .map((name) => [name, path.join(directory, name)] as const);
  });
}

export function bytesOf(file: string): Uint8Array {
  return new Uint8Array(readFileSync(file));
}

/** A mark for everything that looks like volume, reporter and page, and in files without one, for pairs of words. */
export function planLooksLikeCitations(bytes: Uint8Array): PlannedMark[] {
  const { blocks } = readDocx(bytes);
  const marksFor = (pattern: RegExp): PlannedMark[] =>
    blocks.flatMap(({ text, role }, block) =>
      role === 'tableOfContents' || role === 'tableOfAuthorities'
        ? []
        : [...text.matchAll(pattern)].map((match) => {
            const id = `${block}x${match.index}`;
            const span = [match.index, match.index + match[0].length] as const;
            const [tag, title] = [`citecheck:1:${id}`, '✓ Found — name; page and words'];
            return {
              citationId: id,
              block,
              span,
              text: match[0],
              kind: 'found' as const,
              tag,
              title,
              color: '107C10',
            };
          }),
    );
  const citations = marksFor(/\d+ [A-Z]\S*(?: [A-Z2-4]\S*)?(?: at)? \d+/g);
  return citations.length > 0 ? citations : marksFor(/\w+ \w+/g);
}
