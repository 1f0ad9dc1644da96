/**
 * One block, left to right, once: at each token that may anchor a citation the small descent of its kind is tried; what it reads becomes a
 * draft at the current level, and its parentheticals become levels of their own.
 *
 * What may be changed: the anchors and their order in {@link readAt}.
 */
import type { Block } from '../../brief/model';
import { Flag, Kind, lex, type Tokens } from '../text/lexer';
import { pairBrackets } from '../text/structure';
import { readNumbered, readPinciteAfter, readUnknown, setPincite, where, type ReadDraft } from './cases';
import { startsCore, type BlockContext, type Level } from './context';
import { mayBeginCore, readCore } from './cores';
import { docketEnd } from './dockets';
import { newDraft, type Draft } from './draft';
import { readListItem, readNumberFirstLaw, readTitledLaw, readWordedLaw, type ReadLaw } from './laws';
import { nameEnd, readName, readSignal } from './names';
import { readParentheticals } from './parentheticals';
import { settleCourt } from './settle';
import { readCourtAndDate } from './courtAndDate';
import { readRecord } from './records';
import { readAnte, readId, readSupra } from './shortForms';

/** Levels deeper than this are read as text of the level above, so that a storm of brackets costs no more than its length. */
const DEEPEST = 24;

/** Reads every citation of one block, in order of their cores. Steps are linear in the block's text. */
export function readBlock(source: Block, block: number): Draft[] {
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
  };
  const levels: Level[] = [level];
  for (let i = 0; i < tokens.count;) {
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
  if (kind === Kind.section) {
    const law = readNumberFirstLaw(tokens, i);
    return law ? addLaw(context, law, levels) : i + 1;
  }
  if (kind !== Kind.number && kind !== Kind.blank && kind !== Kind.dash) return i + 1;
  if (!mayBeginCore(tokens, i)) return i + 1;
  // "5th Cir. R. 47.5"
  if (tokens.kindAt(i + 1) === Kind.word && tokens.glued(i + 1)) {
    const rule = readWordedLaw(tokens, i);
    if (rule) return addLaw(context, rule, levels);
  }
  const titled = kind === Kind.number ? readTitledLaw(tokens, i) : null;
  if (titled) return addLaw(context, titled, levels);
  const core = readCore(tokens, i);
  const read = core ? readNumbered(context, i, core) : kind === Kind.number ? readUnknown(context, i) : null;
  return read ? add(context, read, levels) : i + 1;
}

/** Codes of the small letters that anchors begin with. */
const LETTER = {
  a: 0x61,
  b: 0x62,
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
  const length = odd ? tokens.word(i).length : tokens.endAt(i) - tokens.startAt(i);
  const first = tokens.text.charCodeAt(tokens.startAt(i)) | 0x20;
  const second = tokens.text.charCodeAt(tokens.startAt(i) + 1) | 0x20;
  if (first === LETTER.i && length <= 6 && (odd || second === LETTER.d || second === LETTER.b)) {
    const id = readId(tokens, i, context.rules);
    if (id) return addShortForm(context, 'id', i, id.coreEnd, id, levels);
  }
  if (first === LETTER.s && length === 5 && tokens.isWord(i, 'supra')) return readSupraAt(context, i, levels);
  if (
    length === 4 &&
    (odd || (first === LETTER.a && second === LETTER.n) || (first === LETTER.p && second === LETTER.o))
  ) {
    const elsewhere = readAnte(tokens, i, context.rules);
    if (elsewhere) return addShortForm(context, 'supra', i, elsewhere.end, elsewhere, levels);
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
  const law = readWordedLaw(tokens, i) ?? (placeWord ? readNumberFirstLaw(tokens, i) : null);
  if (law) return addLaw(context, law, levels);
  const docket = first === LETTER.n && length <= 3 ? readDocket(context, i) : null;
  if (docket) return add(context, docket, levels);
  const record = readRecord(tokens, i, context.level.limit);
  if (!record) return i + 1;
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

/** Words before a number that stands first: "section 768.72, Florida Statutes", "Rule 59(e), SCRCP", "Article I, Section 14". */
const PLACE_WORDS = new Set('section sections sec secs article art rule rules amendment'.split(' '));

function addSignal(context: BlockContext, draft: Draft): void {
  const signal = readSignal(context.tokens, draft.coreToken, context.level.limit);
  if (!signal) return;
  draft.signal = signal.signal;
  draft.firstToken = signal.first;
  draft.fullStart = context.tokens.startAt(signal.first);
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

function readSupraAt(context: BlockContext, i: number, levels: Level[]): number {
  const { tokens, level } = context;
  const form = readSupra(tokens, i, context.rules);
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
  if (name) {
    draft.caseName = name.name;
    draft.nameStated = true;
    draft.plaintiff = name.plaintiff;
    draft.defendant = name.defendant;
    draft.fullStart = tokens.startAt(name.first);
    draft.firstToken = name.first;
  }
  const signal = readSignal(tokens, draft.firstToken, level.limit);
  if (signal) {
    draft.signal = signal.signal;
    draft.firstToken = signal.first;
    draft.fullStart = tokens.startAt(signal.first);
  }
  return add(context, { draft, levels: readParentheticals(context, draft, form.end) }, levels);
}

/** "Doe v. Roe, No. 1:17-cv-00184 (D. Del. Feb. 22, 2017)": a docket citation has a name before and a dated parenthetical behind. */
function readDocket(context: BlockContext, i: number): ReadDraft | null {
  const { tokens, level } = context;
  const end = docketEnd(tokens, i);
  if (end < 0) return null;
  let at = end;
  if (
    tokens.kindAt(at) === Kind.open &&
    tokens.partnerAt(at) > 0 &&
    !readCourtAndDate(tokens, at, tokens.partnerAt(at))
  )
    at = tokens.partnerAt(at) + 1;
  if (tokens.kindAt(at) === Kind.comma && startsCore(tokens, at + 1)) return null;
  const pin = readPinciteAfter(context, at);
  const open = pin?.end ?? at;
  const close = tokens.partnerAt(open);
  if (tokens.kindAt(open) !== Kind.open || close < 0 || readCourtAndDate(tokens, open, close)?.year == null)
    return null;
  let first = i;
  while (
    first - 1 > level.limit &&
    /^(?:case|docket|civil|civ|action|crim|criminal|cause|app|appeal|misc)$/.test(tokens.word(first - 1)) &&
    i - first < 4
  )
    first -= 1;
  const name = readName(context, nameEnd(tokens, first, level.limit), level.limit);
  if (!name || tokens.kindAt(first - 1) !== Kind.comma) return null;
  const draft = newDraft('docket', where(context), {
    start: tokens.startAt(i),
    end: tokens.endAt(end - 1),
    token: i,
    resume: at,
  });
  draft.docketNumber = tokens.text.slice(
    tokens.startAt(tokens.kindAt(i + 1) === Kind.period ? i + 2 : i + 1),
    tokens.endAt(end - 1),
  );
  draft.endToken = at;
  setPincite(tokens, draft, pin, false);
  draft.caseName = name.name;
  draft.nameStated = true;
  draft.plaintiff = name.plaintiff;
  draft.defendant = name.defendant;
  draft.firstToken = name.first;
  draft.fullStart = tokens.startAt(name.first);
  const levels = readParentheticals(context, draft, draft.endToken);
  settleCourt(draft);
  const signal = readSignal(tokens, name.first, level.limit);
  if (signal) {
    draft.signal = signal.signal;
    draft.firstToken = signal.first;
    draft.fullStart = tokens.startAt(signal.first);
  }
  return { draft, levels };
}

function addLaw(context: BlockContext, law: ReadLaw, levels: Level[]): number {
  const { tokens, level } = context;
  const draft = lawDraft(context, law, law.first, law.end);
  draft.fullEnd = tokens.endAt(Math.max(law.end, law.fullEnd) - 1);
  draft.resumeToken = Math.max(law.end, law.fullEnd);
  draft.endToken = draft.resumeToken;
  const before = level.last;
  const bracketed =
    before !== null &&
    before.lawRow !== null &&
    tokens.kindAt(before.endToken) === Kind.comma &&
    before.endToken + 1 === law.first;
  if (bracketed && before.lawRow?.shape === 'publicLaw') draft.joint = 'parallel';
  if (law.reporter) nameOfMemo(context, draft, law.first);
  else addSignal(context, draft);
  const paper = law.row?.kind === 'legislative' || law.row?.kind === 'administrative';
  const next = tokens.kindAt(draft.endToken) === Kind.comma ? draft.endToken + 1 : draft.endToken;
  if (law.reporter || law.row?.shape === 'publicLaw' || (paper && tokens.kindAt(next) !== Kind.number))
    setPincite(tokens, draft, readPinciteAfter(context, draft.endToken), false);
  const items: Draft[] = [];
  let last = draft;
  for (let after = draft.resumeToken; law.mayList;) {
    const item = readListItem(tokens, after, law.plural || items.length > 0, context.rules.startsCore);
    if (!item) break;
    const next = lawDraft(context, { ...law, page: item.page, pin: item.pin }, item.first, item.end);
    next.joint = 'list';
    items.push(next);
    last = next;
    after = item.end;
  }
  const inner = readParentheticals(context, last, last.endToken);
  for (const member of [draft, ...items]) {
    member.year ??= last.year;
    if (law.reporter) settleCourt(member);
  }
  add(context, { draft, levels: [] }, levels);
  for (const item of items) add(context, { draft: item, levels: [] }, levels);
  pushLevels(levels, inner);
  return last.resumeToken;
}

function lawDraft(context: BlockContext, law: ReadLaw, first: number, end: number): Draft {
  const { tokens } = context;
  const draft = newDraft(law.row?.kind ?? 'case', where(context), {
    start: tokens.startAt(first),
    end: tokens.endAt(end - 1),
    token: first,
    resume: end,
  });
  draft.lawRow = law.row;
  draft.reporterRow = law.reporter;
  draft.volume = law.volume;
  draft.reporter = law.row?.canonical ?? law.reporter?.canonical ?? null;
  draft.reporterAsWritten = law.asWritten;
  draft.page = law.page;
  draft.jurisdiction = law.row?.jurisdiction ?? null;
  const [pinFrom, to] = law.pin;
  const from = tokens.kindAt(pinFrom) === Kind.comma ? pinFrom + 1 : pinFrom;
  if (to > from) {
    const span = [tokens.startAt(from), tokens.endAt(to - 1)] as const;
    const text = tokens.text.slice(span[0], span[1]);
    draft.pincite = {
      text,
      span,
      pages: [],
      notes: [],
      paragraphs: [],
      sections: [text.replace(/^\s*(?:§+|[Ss]ec(?:tion|\.)?)\s*/, '')],
    };
  }
  return draft;
}

/** "Orr v. Comm'r, T.C. Memo. 2019-233": a case whose core begins with words. */
function nameOfMemo(context: BlockContext, draft: Draft, i: number): void {
  const { tokens, level } = context;
  draft.year = Number(draft.volume) > 1600 ? Number(draft.volume) : null;
  const name = readName(context, nameEnd(tokens, i, level.limit), level.limit);
  if (!name) return addSignal(context, draft);
  draft.caseName = name.name;
  draft.nameStated = true;
  draft.plaintiff = name.plaintiff;
  draft.defendant = name.defendant;
  draft.firstToken = name.first;
  draft.fullStart = tokens.startAt(name.first);
  const signal = readSignal(tokens, name.first, level.limit);
  if (!signal) return;
  draft.signal = signal.signal;
  draft.firstToken = signal.first;
  draft.fullStart = tokens.startAt(signal.first);
}

/** Hangs a draft on its level and opens the levels of its parentheticals. */
function add(context: BlockContext, read: ReadDraft, levels: Level[]): number {
  const { level, tokens } = context;
  const { draft } = read;
  draft.parent = level.parent;
  draft.previous = level.last;
  if (draft.joint === null && level.last && joinsString(tokens, level.last, draft)) draft.joint = 'string';
  level.last = draft;
  level.limit = Math.max(level.limit, draft.endToken);
  context.drafts.push(draft);
  pushLevels(levels, read.levels);
  return draft.resumeToken;
}

/** The first parenthetical must lie on top, for it is read first. */
function pushLevels(levels: Level[], inner: readonly Level[]): void {
  if (levels.length + inner.length > DEEPEST * 4) return;
  for (let at = inner.length - 1; at >= 0; at -= 1) {
    const level = inner[at];
    if (level) levels.push(level);
  }
}

/** Only marks, "and" and what belongs to the next citation stand between two members of one citation string. */
function joinsString(tokens: Tokens, before: Draft, draft: Draft): boolean {
  const from = before.endToken;
  if (draft.firstToken - from > 5 || draft.firstToken < from) return false;
  let marks = 0;
  for (let i = from; i < draft.firstToken; i += 1) {
    const kind = tokens.kindAt(i);
    if (
      kind === Kind.semicolon ||
      kind === Kind.comma ||
      tokens.isWord(i, 'and') ||
      tokens.isWord(i, 'or') ||
      tokens.kindAt(i) === Kind.ampersand
    )
      marks += 1;
    else if (kind !== Kind.noteMark) return false;
  }
  return marks > 0;
}
