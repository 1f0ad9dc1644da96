/**
 * One block, left to right, once: at each token that may anchor a citation the small descent of its kind is tried; what it reads becomes a
 * draft at the current level, and its parentheticals become levels of their own.
 *
 * What may be changed: the anchors and their order in {@link readAt}.
 */
import type { Block } from '../../brief/model';
import { Flag, Kind, lex } from '../text/lexer';
import { pairBrackets } from '../text/structure';
import { mayAnchor, PLACE_WORDS } from './anchors';
import { addBareLaws } from './bareLaws';
import { readNumbered, readUnknown } from './cases';
import { where } from './where';
import { startsCore, type BlockContext, type Level } from './context';
import { mayBeginCore, readCore } from './cores';
import { newDraft, type Draft } from './draft';
import { readBookPage, readBookSection, readEdition } from './editions';
import { readTitledLaw, readWordedLaw } from './laws';
import { nameEnd, readName, type ReadName } from './names';
import { readSignal } from './signals';
import { readParentheticals } from './parentheticals';
import { readRecord } from './records';
import { readAnte, readId, readOpCit, readSupra, type ReadShortForm } from './shortForms';
import { setSignal } from './surroundings';
import { readDocket } from './docketDrafts';
import { addLaw, addSignal } from './lawDrafts';
import { add } from './levels';
import { readCode, readNumberFirstLaw } from './numberFirstLaws';
import { readWordedCore } from './services';

const NO_NOTES: ReadonlyMap<number, string> = new Map();

/**
 * Reads every citation of one block, in order of their cores. Steps are linear in the block's text. `namesByNote` takes up the names that
 * stand in the text before the mark of a note.
 */
export function readBlock(source: Block, block: number, namesByNote: Map<string, string>): Draft[] {
  const tokens = lex(source.text, source.notesAt ?? []);
  pairBrackets(tokens);
  const level: Level = { open: -1, close: tokens.count, parent: null, limit: 0, last: null, closed: false };
  const role = source.role ?? 'text';
  const context: BlockContext = {
    tokens,
    source,
    block,
    inText: role !== 'tableOfAuthorities' && role !== 'tableOfContents',
    emphasis: source.emphasis ?? [],
    rules: { startsCore: (i) => startsCore(tokens, i), pages: true },
    level,
    drafts: [],
    namesByNote,
    notes: source.notesAt ? new Map(source.notesAt.map(({ offset, note }) => [offset, note])) : NO_NOTES,
  };
  const levels: Level[] = [level];
  for (let i = 0; i < tokens.count;) {
    if (!mayAnchor(tokens, i)) {
      i += 1;
      continue;
    }
    while (levels.length > 1 && (levels[levels.length - 1]?.close ?? 0) <= i) levels.pop();
    context.level = levelAt(levels, i) ?? level;
    if (context.level.closed) {
      i = context.level.close;
      continue;
    }
    const next = readAt(context, i, levels);
    i = next > i ? next : i + 1;
  }
  return context.drafts;
}

/** The innermost level that token i lies in: of the top levels the first that has begun. */
function levelAt(levels: readonly Level[], i: number): Level | undefined {
  for (let at = levels.length - 1; at >= 0; at -= 1) {
    const level = levels[at];
    if (level && level.open < i) return level;
  }
  return undefined;
}

/** Tries the readings that token i can begin; returns the token to go on with. */
function readAt(context: BlockContext, i: number, levels: Level[]): number {
  const { tokens } = context;
  const kind = tokens.kindAt(i);
  if (kind === Kind.word) return readAtWord(context, i, levels);
  if (kind === Kind.noteMark) keepName(context, i);
  if (kind === Kind.open) {
    const book = readEdition(context, i);
    return book ? add(context, book, levels) : i + 1;
  }
  if (kind === Kind.section) {
    const law = readNumberFirstLaw(tokens, i);
    if (law) return addLaw(context, law, levels);
    const book = readBookSection(context, i);
    return book ? add(context, book, levels) : Math.max(i + 1, addBareLaws(context, i));
  }
  if (kind !== Kind.number && kind !== Kind.blank && kind !== Kind.dash) return i + 1;
  if (!mayBeginCore(tokens, i)) return addBook(context, i, levels);
  // "5th Cir. R. 47.5"
  if (tokens.kindAt(i + 1) === Kind.word && tokens.glued(i + 1)) {
    const rule = readWordedLaw(tokens, i);
    if (rule) return addLaw(context, rule, levels);
  }
  const titled = kind === Kind.number ? readTitledLaw(tokens, i) : null;
  if (titled) return addLaw(context, titled, levels);
  const core = readCore(tokens, i);
  const read = core ? readNumbered(context, i, core) : kind === Kind.number ? readUnknown(context, i) : null;
  return read ? add(context, read, levels) : addBook(context, i, levels);
}

/** A number that begins nothing may be the page of a book. */
function addBook(context: BlockContext, i: number, levels: Level[]): number {
  const book = context.tokens.kindAt(i) === Kind.number ? readBookPage(context, i) : null;
  return book ? add(context, book, levels) : i + 1;
}

/** "In Williams v. State,[9]": the name in the text whose citation is the note's. Kept so that the note's citation can be meant by it. */
function keepName(context: BlockContext, i: number): void {
  const { tokens, level } = context;
  const note = context.notes.get(tokens.startAt(i));
  if (note === undefined) return;
  const name = readName(context, nameEnd(tokens, i, level.limit), level.limit);
  if (name && name.plaintiff !== null) context.namesByNote.set(note, name.name);
}

/** Codes of the small letters that anchors begin with. */
const LETTER = {
  a: 0x61,
  b: 0x62,
  c: 0x63,
  d: 0x64,
  e: 0x65,
  i: 0x69,
  m: 0x6d,
  n: 0x6e,
  o: 0x6f,
  p: 0x70,
  r: 0x72,
  s: 0x73,
  u: 0x75,
} as const;

function readAtWord(context: BlockContext, i: number, levels: Level[]): number {
  const { tokens } = context;
  // A word that holds a soft hyphen or the like is asked about whole; any other by its first two letters before that.
  const odd = tokens.has(i, Flag.folds);
  const length = odd ? tokens.word(i).length : tokens.size(i);
  const first = tokens.text.charCodeAt(tokens.startAt(i)) | 0x20;
  const second = tokens.text.charCodeAt(tokens.startAt(i) + 1) | 0x20;
  if (first === LETTER.i && length <= 6 && (odd || second === LETTER.d || second === LETTER.b)) {
    const id = readId(tokens, i, context.rules);
    if (id) return addShortForm(context, 'id', i, id.coreEnd, id, levels);
  }
  if (first === LETTER.s && length === 5 && tokens.isWord(i, 'supra')) return readSupraAt(context, i, levels);
  if (first === LETTER.o && length === 2 && second === LETTER.p && tokens.isWord(i + 2, 'cit'))
    return readSupraAt(context, i, levels);
  if (
    length === 4 &&
    (odd || (first === LETTER.a && second === LETTER.n) || (first === LETTER.p && second === LETTER.o))
  ) {
    const elsewhere = readAnte(tokens, i, context.rules);
    if (elsewhere) return addElsewhere(context, i, elsewhere, levels);
  }
  const small = first === tokens.text.charCodeAt(tokens.startAt(i));
  const placeWord =
    length > 2 &&
    length < 10 &&
    (odd ||
      (first === LETTER.s && second === LETTER.e) ||
      (first === LETTER.a && (second === LETTER.r || second === LETTER.m)) ||
      (first === LETTER.r && second === LETTER.u)) &&
    PLACE_WORDS.has(tokens.word(i));
  if (small && !placeWord) return i + 1;
  const worded = readWordedCore(tokens, i);
  const service = worded ? readNumbered(context, i, worded) : null;
  if (service) return add(context, service, levels);
  const law =
    readWordedLaw(tokens, i) ??
    (placeWord ? readNumberFirstLaw(tokens, i) : null) ??
    (first === LETTER.c && length === 4 ? readCode(tokens, i, context.level.limit) : null);
  if (law) return addLaw(context, law, levels);
  const docket = first === LETTER.n && length <= 3 ? readDocket(context, i) : null;
  if (docket) return add(context, docket, levels);
  const record = readRecord(tokens, i, context.level.limit);
  if (!record) return placeWord ? Math.max(i + 1, addBareLaws(context, i)) : i + 1;
  const draft = newDraft('record', where(context), {
    start: tokens.startAt(record.first),
    end: tokens.endAt(record.coreEnd - 1),
    token: record.first,
    resume: record.end,
  });
  draft.pincite = record.pincite;
  draft.fullEnd = tokens.endAt(record.end - 1);
  addSignal(context, draft);
  return add(context, { draft, levels: readParentheticals(context, draft, record.end) }, levels);
}

function addShortForm(
  context: BlockContext,
  kind: 'id' | 'supra',
  i: number,
  coreEnd: number,
  form: { end: number; pincite: Draft['pincite'] },
  levels: Level[],
): number {
  const { tokens } = context;
  const end = kind === 'id' ? form.end : coreEnd;
  const draft = newDraft(kind, where(context), {
    start: tokens.startAt(i),
    end: tokens.endAt(end - 1),
    token: i,
    resume: form.end,
  });
  draft.pincite = form.pincite;
  draft.fullEnd = tokens.endAt(form.end - 1);
  addSignal(context, draft);
  return add(context, { draft, levels: readParentheticals(context, draft, form.end) }, levels);
}

function takeName(context: BlockContext, draft: Draft, name: ReadName): void {
  draft.caseName = name.name;
  draft.nameStated = true;
  draft.plaintiff = name.plaintiff;
  draft.defendant = name.defendant;
  draft.fullStart = context.tokens.startAt(name.first);
  draft.firstToken = name.first;
}

/** "Ante, at 5"; "Shuttlesworth v. Birmingham, post, p. 147": the name of another case in the same volume. */
function addElsewhere(context: BlockContext, i: number, form: ReadShortForm, levels: Level[]): number {
  const { tokens, level } = context;
  const draft = newDraft('supra', where(context), {
    start: tokens.startAt(i),
    end: tokens.endAt(form.end - 1),
    token: i,
    resume: form.end,
  });
  draft.pincite = form.pincite;
  draft.fullEnd = tokens.endAt(form.end - 1);
  const name =
    tokens.kindAt(i - 1) === Kind.comma
      ? readName(context, nameEnd(tokens, i, level.limit), level.limit)
      : null;
  if (name && name.plaintiff !== null) takeName(context, draft, name);
  setSignal(tokens, draft, readSignal(tokens, draft.firstToken, level.limit));
  return add(context, { draft, levels: readParentheticals(context, draft, form.end) }, levels);
}

function readSupraAt(context: BlockContext, i: number, levels: Level[]): number {
  const { tokens, level } = context;
  const form = (tokens.isWord(i, 'op') ? readOpCit : readSupra)(tokens, i, context.rules);
  if (!form) return i + 1;
  const name = readName(context, nameEnd(tokens, i, level.limit), level.limit);
  if (!name && form.note === null) return i + 1;
  const draft = newDraft('supra', where(context), {
    start: tokens.startAt(i),
    end: tokens.endAt(form.coreEnd - 1),
    token: i,
    resume: form.end,
  });
  draft.pincite = form.pincite;
  draft.supraNote = form.note;
  draft.fullEnd = tokens.endAt(form.end - 1);
  if (name) takeName(context, draft, name);
  setSignal(tokens, draft, readSignal(tokens, draft.firstToken, level.limit));
  return add(context, { draft, levels: readParentheticals(context, draft, form.end) }, levels);
}
