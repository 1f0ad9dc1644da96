/**
 * A case, journal or register citation around its core: name, signal, pincite, court and year, parallels, history.
 *
 * What may be changed: nothing about order: core → pincite → parentheticals to the right, then history, name and signal to the left.
 */
import { isJournal } from '../grammar/journals';
import { Flag, Kind, type Tokens } from '../text/lexer';
import type { BlockContext, Level } from './context';
import { startsCore } from './context';
import { isYear, readCourtAndDate } from './courtAndDate';
import { readUnknownCore, type Core } from './cores';
import { docketBefore } from './dockets';
import { newDraft, type Draft } from './draft';
import { nameEnd, readName, readSignal, type ReadName } from './names';
import { datedHistory, historyBefore } from './history';
import {
  continuesInParallel,
  isShortForm,
  parallelOf,
  readBeside,
  shareUpwards,
  stepOutOfBracket,
} from './parallels';
import { readParentheticals } from './parentheticals';
import { settleCourt } from './settle';
import { plausibleAfterComma, readPincite, type ReadPincite } from './pincites';

export interface ReadDraft {
  readonly draft: Draft;
  readonly levels: readonly Level[];
}

/** The draft of a core that a table knows, or null where its surroundings deny it. */
/** "1450 N.W. 87 Avenue": what stands behind the number of a street. With nothing else of a citation, such a core is an address. */
const STREET_WORDS: ReadonlySet<string> = new Set(
  'avenue ave street st road rd court ct boulevard blvd drive dr lane ln terrace ter place pl way highway hwy circle cir parkway pkwy trail alley square plaza'.split(
    ' ',
  ),
);

export function readNumbered(context: BlockContext, i: number, core: Core): ReadDraft | null {
  const { tokens } = context;
  // "Strickland v. Washington, supra, 466 U.S. 687": a short form, though it has no "at".
  const afterSupra = !core.law && tokens.kindAt(i - 1) === Kind.comma && tokens.isWord(i - 2, 'supra');
  const kind = core.law ? core.law.kind : core.isShort || afterSupra ? 'short' : 'case';
  const draft = newDraft(kind, where(context), {
    start: tokens.startAt(i),
    end: core.endOffset,
    token: i,
    resume: core.end,
  });
  draft.volume = core.volume;
  draft.reporterRow = core.reporter;
  draft.lawRow = core.law;
  draft.reporter = core.reporter?.canonical ?? core.law?.canonical ?? null;
  draft.reporterAsWritten = core.asWritten;
  draft.page = core.page;
  draft.jurisdiction = core.law?.jurisdiction ?? null;
  const pin = core.isShort
    ? readPincite(tokens, core.end, { ...context.rules, startsCore: () => false })
    : readPinciteAfter(context, core.end);
  if (core.isShort && !pin) return null;
  if (afterSupra && !pin)
    setPincite(
      tokens,
      draft,
      readPincite(tokens, core.end - 1, { ...context.rules, startsCore: () => false }),
      true,
    );
  else setPincite(tokens, draft, pin, core.isShort);
  if (!pin && core.page === '___') skipBlankPincite(tokens, draft);
  return finish(context, draft, i, core.weak || STREET_WORDS.has(tokens.word(core.end)));
}

/** The draft of "V Abbr P" that no table knows, kept only in the full shape of a case citation. */
export function readUnknown(context: BlockContext, i: number): ReadDraft | null {
  const { tokens } = context;
  const core = readUnknownCore(tokens, i);
  if (!core) return null;
  const pin = readPinciteAfter(context, core.end);
  const open = pin?.end ?? core.end;
  const close = tokens.partnerAt(open);
  if (tokens.kindAt(open) !== Kind.open || close < 0 || readCourtAndDate(tokens, open, close)?.year == null)
    return null;
  const journal = isJournal(core.asWritten);
  const name = journal
    ? null
    : readName(context, nameEnd(tokens, i, context.level.limit), context.level.limit);
  if (
    (name?.plaintiff == null && !journal) ||
    (tokens.kindAt(i - 1) !== Kind.comma && tokens.kindAt(i - 1) !== Kind.quote)
  )
    return null;
  const draft = newDraft(journal ? 'journal' : 'case', where(context), {
    start: tokens.startAt(i),
    end: tokens.endAt(core.end - 1),
    token: i,
    resume: core.end,
  });
  draft.volume = core.volume;
  draft.reporterAsWritten = core.asWritten;
  draft.page = core.page;
  draft.assumptions.push(
    `The abbreviation "${core.asWritten}" is in no table; read as a ${draft.kind} for its shape.`,
  );
  setPincite(tokens, draft, pin, false);
  return finish(context, draft, i, false);
}

export const where = (
  context: BlockContext,
): { block: number; part: Draft['part']; note: string | null; inText: boolean } => ({
  block: context.block,
  part: context.source.part,
  note: context.source.note,
  inText: context.inText,
});

export function setPincite(tokens: Tokens, draft: Draft, pin: ReadPincite | null, inCore: boolean): void {
  if (!pin) return;
  draft.pincite = pin.pincite;
  draft.resumeToken = pin.end;
  draft.endToken = pin.end;
  draft.fullEnd = tokens.endAt(pin.end - 1);
  if (inCore) draft.coreEnd = draft.fullEnd;
}

/** "___ U.S. ___, ___, 141 S. Ct. 63": the place cited is yet to be paginated too. */
function skipBlankPincite(tokens: Tokens, draft: Draft): void {
  const at = tokens.kindAt(draft.endToken) === Kind.comma ? draft.endToken + 1 : draft.endToken;
  const blank = tokens.isWord(at, 'at') ? at + 1 : at;
  if (
    blank === draft.endToken ||
    (tokens.kindAt(blank) !== Kind.blank && tokens.kindAt(blank) !== Kind.dash) ||
    startsCore(tokens, blank)
  )
    return;
  draft.resumeToken = blank + 1;
  draft.endToken = blank + 1;
  draft.fullEnd = tokens.endAt(blank);
}

/** A pincite after a full core: behind a comma or "at", or ¶ and n. without either. */
export function readPinciteAfter(context: BlockContext, i: number): ReadPincite | null {
  const { tokens, rules } = context;
  let at = i;
  const comma = tokens.kindAt(at) === Kind.comma;
  if (comma) at += 1;
  if (tokens.isWord(at, 'slip') && tokens.isWord(at + 1, 'op')) {
    at = tokens.kindAt(at + 2) === Kind.period ? at + 3 : at + 2;
    if (tokens.kindAt(at) === Kind.comma) at += 1;
  }
  while (tokens.has(at, Flag.furniture) && tokens.kindAt(at + 1) !== Kind.open) at += 1;
  const atWord = tokens.isWord(at, 'at');
  const kind = tokens.kindAt(at);
  if (!comma && !atWord) {
    if (kind === Kind.paragraph || (kind === Kind.star && tokens.kindAt(at + 1) === Kind.number))
      return readPincite(tokens, at, rules);
    return /^(?:n|nn|fn)$/.test(tokens.word(at)) && tokens.kindAt(at + 1) === Kind.period
      ? readPincite(tokens, at, rules)
      : null;
  }
  if (!atWord && kind === Kind.number && (rules.startsCore(at) || !plausibleAfterComma(tokens, at)))
    return null;
  if (!atWord && kind === Kind.number && isYear(tokens, at) && tokens.kindAt(at + 1) === Kind.word)
    return null;
  return readPincite(tokens, at, rules);
}

/** Parentheticals, parallels, history, name and signal around a draft whose core and pincite are read. */
function finish(context: BlockContext, draft: Draft, i: number, weak: boolean): ReadDraft | null {
  const { tokens, level } = context;
  const before = level.last;
  const parallel = parallelOf(context, draft, i);
  let levels: Level[] = [];
  if (parallel !== null) stepOutOfBracket(context, draft, i);
  const goesOn = continuesInParallel(context, draft);
  // "--- F.4th ---, 2024 WL 1111": a core without a number says nothing that its parallel does not.
  if (goesOn && draft.volume === '___' && draft.page === '___') return null;
  if (!goesOn) levels = readParentheticals(context, draft, draft.endToken);
  laterPincite(context, draft);
  // A neutral or database citation says its year itself where no parenthetical does.
  if (draft.reporterRow?.shape === 'yearCode' && !goesOn) draft.year ??= statedYear(draft);
  if (!goesOn) levels = [...levels, ...datedHistory(context, draft)];
  if (parallel !== null && before) {
    draft.joint = 'parallel';
    readBeside(before, draft);
    if (isShortForm(before)) draft.kind = 'short';
    draft.nameStated = before.nameStated;
    draft.caseName = before.caseName;
    draft.plaintiff = before.plaintiff;
    draft.defendant = before.defendant;
    draft.relation = null;
    draft.docketNumber =
      before.docketNumber ??
      docketBefore(tokens, nameEnd(tokens, i, before.endToken), before.endToken)?.docketNumber ??
      null;
    shareUpwards(draft, before);
    settleCourt(draft);
    return { draft, levels };
  }
  if (draft.lawRow || draft.kind === 'journal') {
    const signal = readSignal(tokens, i, level.limit);
    if (draft.kind === 'journal' || draft.kind === 'treatise') readLead(context, draft, i);
    else setSignal(tokens, draft, signal);
    if (weak && draft.year === null && draft.lead === null) return null;
    return { draft, levels };
  }
  const named = readNameAround(context, draft, i);
  if (
    weak &&
    !(named?.plaintiff != null || (named !== null && draft.year !== null) || draft.joint === 'history')
  )
    return null;
  settleCourt(draft);
  return { draft, levels };
}

const statedYear = (draft: Draft): number | null => {
  const year = Number(draft.volume);
  return year >= 1600 && year < 2100 ? year : null;
};

/** Reads history, year-first brackets, docket, name and signal to the left of the core. */
function readNameAround(context: BlockContext, draft: Draft, i: number): ReadName | null {
  const { tokens, level } = context;
  let limit = level.limit;
  const history = historyBefore(context, i);
  if (history) {
    draft.joint = 'history';
    draft.relation = history.relation;
    limit = history.end;
    draft.firstToken = history.first;
    draft.fullStart = tokens.startAt(history.first);
    if (history.borrowed) {
      const root = level.last;
      draft.caseName = root?.caseName ?? null;
      draft.plaintiff = root?.plaintiff ?? null;
      draft.defendant = root?.defendant ?? null;
      draft.docketNumber = docketBefore(tokens, nameEnd(tokens, i, limit), limit)?.docketNumber ?? null;
      return null;
    }
  }
  let end = nameEnd(tokens, i, limit);
  // California: "People v. Carr (2016) 62 Cal.4th 808".
  if (tokens.kindAt(end - 1) === Kind.close && i - end <= 1) {
    const open = tokens.partnerAt(end - 1);
    const dated = open >= limit ? readCourtAndDate(tokens, open, end - 1) : null;
    if (dated) {
      draft.year ??= dated.year;
      draft.dated = true;
      draft.courtAsWritten ??= dated.court;
      end = nameEnd(tokens, publicDocketStart(tokens, open, limit, draft), limit);
    }
  }
  const docket = docketBefore(tokens, end, limit);
  if (docket) {
    draft.docketNumber = docket.docketNumber;
    if (draft.courtAsWritten === null && docket.first < docket.number)
      districtOf(tokens, docket.first, docket.number, draft);
    end = nameEnd(tokens, docket.first, limit);
  }
  let name = end > limit ? readName(context, end, limit) : null;
  // New York: "Orr v Pell (63 NY2d 582, 584 [1984])".
  if (
    !name &&
    end === i &&
    tokens.kindAt(i - 1) === Kind.open &&
    i - 1 > (level.open < i - 1 ? outerLimit(context, i - 1) : limit)
  ) {
    const outer = readName(
      context,
      nameEnd(tokens, i - 1, outerLimit(context, i - 1)),
      outerLimit(context, i - 1),
    );
    const square = tokens.mark(i - 1) === '[';
    if (
      outer &&
      (square
        ? outer.plaintiff !== null
        : (outer.plaintiff !== null || draft.year !== null) && isNewYork(context, draft))
    ) {
      name = outer;
      limit = outerLimit(context, i - 1);
    }
  }
  if (name) {
    draft.caseName = name.name;
    draft.nameStated = true;
    draft.plaintiff = name.plaintiff;
    draft.defendant = name.defendant;
  }
  const first = name?.first ?? docket?.first ?? i;
  draft.firstToken = Math.min(draft.firstToken, first);
  draft.fullStart = Math.min(draft.fullStart, tokens.startAt(first));
  if (!history) setSignal(tokens, draft, readSignal(tokens, first, limit));
  return name;
}

/** Louisiana: "State v. Smith, 2010-0432, p. 5 (La. App. 4 Cir. 5/12/10), 38 So. 3d 100": where the docket number begins. */
function publicDocketStart(tokens: Tokens, open: number, limit: number, draft: Draft): number {
  let end = nameEnd(tokens, open, limit);
  if (
    tokens.kindAt(end - 1) === Kind.number &&
    tokens.kindAt(end - 2) === Kind.period &&
    /^pp?$/.test(tokens.word(end - 3))
  )
    end = nameEnd(tokens, end - 3, limit);
  let first = end;
  while (
    first - 1 >= limit &&
    (tokens.kindAt(first - 1) === Kind.number ||
      tokens.kindAt(first - 1) === Kind.dash ||
      (tokens.kindAt(first - 1) === Kind.word &&
        tokens.has(first - 1, Flag.allCapitals) &&
        tokens.kindAt(first - 2) === Kind.dash))
  )
    first -= 1;
  if (end - first < 3 || tokens.kindAt(first) !== Kind.number || tokens.kindAt(first - 1) !== Kind.comma)
    return open;
  draft.docketNumber = tokens.text.slice(tokens.startAt(first), tokens.endAt(end - 1));
  return first;
}

const outerLimit = (context: BlockContext, open: number): number => Math.min(context.level.limit, open);

/** A bracketed year or a spelling without periods tells that the name stands before the bracket. */
const isNewYork = (context: BlockContext, draft: Draft): boolean => {
  const { tokens } = context;
  return (
    tokens.kindAt(draft.endToken) === Kind.close &&
    tokens.kindAt(draft.endToken - 1) === Kind.close &&
    tokens.mark(draft.endToken - 1) === ']'
  );
};

/** Ohio: "9th Dist. Summit No. 12345" names the court before the docket. */
function districtOf(tokens: Tokens, from: number, number: number, draft: Draft): void {
  if (tokens.kindAt(from) === Kind.number && tokens.glued(from + 1))
    draft.courtAsWritten = tokens.text.slice(tokens.startAt(from), tokens.endAt(number - 1));
}

function setSignal(tokens: Tokens, draft: Draft, signal: { signal: string; first: number } | null): void {
  if (!signal) return;
  draft.signal = signal.signal;
  draft.firstToken = signal.first;
  draft.fullStart = tokens.startAt(signal.first);
}

/** "(1993), paragraph two of the syllabus", "(2015), ¶ 12": a pincite behind the parenthetical. */
function laterPincite(context: BlockContext, draft: Draft): void {
  const { tokens } = context;
  if (draft.pincite || draft.endToken === draft.resumeToken || tokens.kindAt(draft.endToken) !== Kind.comma)
    return;
  const at = draft.endToken + 1;
  const announced =
    tokens.kindAt(at) === Kind.paragraph || /^(?:paragraph|paragraphs|syllabus|at)$/.test(tokens.word(at));
  const pin = announced ? readPincite(tokens, at, context.rules) : null;
  if (!pin) return;
  draft.pincite = pin.pincite;
  draft.endToken = pin.end;
  draft.fullEnd = tokens.endAt(pin.end - 1);
}

/** Author and title before a journal's core, for supra; and the signal before them. */
function readLead(context: BlockContext, draft: Draft, i: number): void {
  const { tokens, level } = context;
  let first = i;
  for (let at = i - 1; at >= level.limit && i - at < 60; at -= 1) {
    const kind = tokens.kindAt(at);
    if (
      kind === Kind.semicolon ||
      kind === Kind.noteMark ||
      (kind === Kind.open && tokens.partnerAt(at) > i) ||
      tokens.has(at, Flag.gapBefore)
    ) {
      if (tokens.has(at, Flag.gapBefore) && kind === Kind.word) first = at;
      break;
    }
    if (
      kind === Kind.period &&
      tokens.kindAt(at - 1) === Kind.word &&
      tokens.endAt(at - 1) - tokens.startAt(at - 1) > 3 &&
      at < i - 2 &&
      tokens.kindAt(at + 1) === Kind.word
    )
      break;
    first = at;
  }
  while (first < i && tokens.kindAt(first) !== Kind.word) first += 1;
  if (first >= i) return;
  const from = readSignalForward(tokens, first, i);
  draft.lead = tokens.text.slice(tokens.startAt(from.next), tokens.endAt(i - 1)).replace(/\s+/g, ' ');
  draft.fullStart = tokens.startAt(from.signal ? first : from.next);
  draft.firstToken = from.signal ? first : from.next;
  draft.signal = from.signal;
}

function readSignalForward(
  tokens: Tokens,
  first: number,
  stop: number,
): { signal: string | null; next: number } {
  for (let length = Math.min(6, stop - first); length > 0; length -= 1) {
    const signal = readSignal(tokens, first + length, first);
    if (signal && signal.first === first) return { signal: signal.signal, next: first + length };
  }
  return { signal: null, next: first };
}
