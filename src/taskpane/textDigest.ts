/** The digest by which the pane knows a text again (`document.textSha256` of a report). */
import type { Block } from '../brief/model';

/** SHA-256, lower-case hexadecimal, over the blocks' text. Needs a secure context, which an add-in's page always is. */
export async function textDigest(blocks: readonly Block[]): Promise<string> {
  const bytes = new TextEncoder().encode(blocks.map((block) => block.text).join('\n'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
