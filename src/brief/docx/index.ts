/** The .docx side of the brief room: read, mark, clear. Nothing here knows what a citation means. */
export { BriefError, type BriefErrorKind } from '../briefError';
export { clearDocx, type ClearedDocx } from './clear';
export { markDocx, type MarkedDocx } from './mark';
export { isOurOutput } from './ourOutput';
export { readDocx, type DocxBrief } from './read';
