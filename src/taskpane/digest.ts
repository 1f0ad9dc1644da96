/** The digest by which the pane knows a text again: the same that stands in a report as `document.textSha256`. */
import type { Block } from '../brief/model';

/** SHA-256, lower-case hexadecimal. Needs a secure context, which an add-in's page always is. */
export async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of a brief's blocks as the verifier joins them. */
export function textDigest(blocks: readonly Block[]): Promise<string> {
  return sha256(blocks.map((block) => block.text).join('\n'));
}

/** Of the paragraphs at these indices, each once. */
export async function blockDigests(
  blocks: readonly Block[],
  indices: readonly number[],
): Promise<Map<number, string>> {
  const wanted = [...new Set(indices)];
  const digests = await Promise.all(wanted.map((index) => sha256(blocks[index]?.text ?? '')));
  return new Map(wanted.map((index, at) => [index, digests[at] ?? '']));
}
