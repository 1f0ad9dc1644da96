// The corpora beside the project (../shared): read where present; where absent the tests that need them say that they are skipped.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Block } from '../../../src/brief/model';

export const SHARED = resolve(__dirname, '../../../../shared');

/** The parsed JSON of a file under ../shared, or null where it is absent. */
export function readShared<T>(path: string): T | null {
  const file = resolve(SHARED, path);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

/** `describe` where the corpus is there, else a skipped one whose name says so. */
export function describeShared(present: boolean, name: string, body: () => void): void {
  (present ? describe : describe.skip)(present ? name : `${name} (skipped: ../shared is absent)`, body);
}

/** One body block from a text in which "{fn:6}" stands for a note mark, and the notes as blocks of their own. */
export function blocksWithNotes(body: string, footnotes: Readonly<Record<string, string>> = {}): Block[] {
  const notesAt: { offset: number; note: string }[] = [];
  let text = '';
  for (const piece of body.split(/(\{fn:[^}]+\})/)) {
    const note = /^\{fn:([^}]+)\}$/.exec(piece)?.[1];
    if (note === undefined) text += piece;
    else notesAt.push({ offset: text.length, note });
  }
  return [
    { part: 'body', note: null, text, notesAt },
    ...Object.entries(footnotes).map(([note, words]): Block => ({ part: 'footnote', note, text: words })),
  ];
}
