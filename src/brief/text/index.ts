/** Briefs that are plain text: .txt and .md files, and blocks handed over as JSON (`contracts.md`). */
export { readBlocksJson } from './blocksJson';
export { readText, type TextOptions } from './readText';
