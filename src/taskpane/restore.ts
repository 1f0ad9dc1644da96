/** What the pane shows of a document that was checked before, when it is opened again. */
import type { BriefReading } from '../brief/model';
import type { OpenDocument } from './controller';
import { carryForward, type Decision } from './decisions';
import { blockDigests, textDigest } from './digest';
import { surroundingsOf } from './results';
import type { PaneEvent, Results } from './state';
import type { PaneStorage, StoredResults } from './storage';

/** A document that was never saved is known by its text. */
export const keyOfText = (digest: string): string => `text:${digest}`;

/** The same words to a reader. */
export const sameText = (a: string, b: string): boolean => a.replace(/\s+/g, ' ') === b.replace(/\s+/g, ' ');

/** Shows the stored results of this document again; with other words in it now, marks what was edited. */
export async function restore(
  storage: PaneStorage,
  open: OpenDocument,
  decisionsOn: (open: OpenDocument) => Promise<readonly Decision[]>,
  send: (event: PaneEvent) => void,
): Promise<void> {
  const stored = open.key === null ? null : await storage.readResults(open.key);
  if (open.key !== null && stored === null) return;
  const reading = await open.host.read();
  const digest = await textDigest(reading.blocks);
  const found = stored ?? (await storage.readResults(keyOfText(digest)));
  if (found === null) return;
  const stale = found.report.document.textSha256 !== digest;
  const edited = await editedSince(found, reading);
  const decisions = carryForward(await decisionsOn(open), without(found.subjects, edited));
  send({ type: 'decisionsRead', decisions });
  send({
    type: 'resultsRestored',
    results: {
      ...found,
      stale,
      edited,
      surroundings: stale ? {} : surroundingsOf(reading.blocks, found.report.citations),
    },
  });
}

/** Citations whose mark frames other words now, or whose paragraph is no longer in the brief word for word. */
async function editedSince(
  { marked, subjects, report }: StoredResults,
  reading: BriefReading,
): Promise<Results['edited']> {
  const now = await blockDigests(
    reading.blocks,
    reading.blocks.map((_, at) => at),
  );
  const hashes = new Set(now.values());
  const standing = new Map(reading.standing.map(({ citationId, text }) => [citationId, text]));
  const ids = report.citations.flatMap(({ id }) => {
    const [words, framed, subject] = [marked[id], standing.get(id), subjects[id]];
    const otherWords = words !== undefined && framed !== undefined && !sameText(words, framed);
    return otherWords || (subject !== undefined && !hashes.has(subject.textHash)) ? [id] : [];
  });
  return Object.fromEntries(ids.map((id) => [id, true as const]));
}

function without<T>(
  from: Readonly<Record<string, T>>,
  gone: Readonly<Record<string, true>>,
): Record<string, T> {
  return Object.fromEntries(Object.entries(from).filter(([id]) => !gone[id]));
}
