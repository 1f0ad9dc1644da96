/** The .docx side of the brief room: read, mark, clear. Nothing here knows what a citation means. */
export { readDocx, type DocxBrief } from './read';
export { isOurOutput } from './ourOutput';
