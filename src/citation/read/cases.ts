/**
 * A case, journal or register citation around its core: name, signal, pincite, court and year, parallels, history.
 *
 * What may be changed: nothing about order: core → pincite → parentheticals to the right, then history, name and signal to the left.
 */
import { isJournal } from '../grammar/journals';
import { COUNTED_THINGS } from '../grammar/words';
import { Flag, Kind, type Tokens } from '../text/lexer';
import type { BlockContext, Level } from './context';
import { startsCore } from './context';
import { isYear, readCourtAndDate } from './courtAndDate';
import type { Core } from './cores';
import { docketBefore } from './dockets';
import { isDoubtful, isIntroduced, isPlace } from './doubtfulCores';
import { nameInTurn, namesInTurn } from './inTurn';
import { newDraft, type Draft } from './draft';
import { nameEnd, readName, type ReadName } from './names';
import { readSignal } from './signals';
import { readUnknownCore } from './unknownCores';
import { datedHistory } from './history';
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
import { numbersParagraph } from './shortForms';
import { plausibleAfterComma, readPincite, type ReadPincite } from './pincites';
import { where } from './where';
import { borrowFromProse } from './proseNames';
import { readLead, readNameAround, setSignal } from './surroundings';

export interface ReadDraft {
  readonly draft: Draft;
  readonly levels: readonly Level[];
}

/**
 * Whether the numbers of a core may count something instead: "1450 N.W. 87 Avenue", "paid 100 U.S. 200 Canadian", "$45 U.S. 12". Such a
 * core is a citation only with a name or year.
 */
function isCounted(tokens: Tokens, first: number, end: number): boolean {
  let from = first;
  // "$1,200 U.S. 5": the thousands of a sum.
  while (
    tokens.glued(from) &&
    tokens.kindAt(from - 1) === Kind.comma &&
    tokens.kindAt(from - 2) === Kind.number
  )
    from -= 2;
  return COUNTED_THINGS.has(tokens.word(end)) || /[$€£]/.test(tokens.mark(from - 1));
}

/** The draft of a core that a table knows, or null where its surroundings deny it. */
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
  // What follows "at" is a place; behind its first number a parallel's core may begin: "2d, at 69, 255 N. E. 2d, at 249".
  const pin = core.isShort
    ? readPincite(tokens, core.end, {
        ...context.rules,
        startsCore: (at) => at > core.end && context.rules.startsCore(at),
      })
    : readPinciteAfter(context, core.end);
  if (core.isShort && !pin) return null;
  if (afterSupra && !pin)
    setPincite(
      tokens,
      draft,
      readPincite(tokens, core.end - 1, { ...context.rules, startsCore: () => false }),
      true,
    );
  else setPincite(tokens, draft, pin ?? pageRange(context, core), core.isShort);
  if (!pin && core.page === '___') skipBlankPincite(tokens, draft);
  return finish(context, draft, i, core.weak || isCounted(tokens, i, core.end), core);
}

/** "144 Ga. App. 838-839": the case begins on the first page and is cited over the range. */
function pageRange(context: BlockContext, core: Core): ReadPincite | null {
  const { tokens } = context;
  const first = Number(core.page);
  if (core.law || tokens.kindAt(core.end) !== Kind.dash || !tokens.glued(core.end)) return null;
  const last = Number(tokens.norm(core.end + 1));
  if (tokens.kindAt(core.end + 1) !== Kind.number || !tokens.glued(core.end + 1) || !(first > 0)) return null;
  const borrowed = last < first ? first - (first % 10 ** tokens.size(core.end + 1)) + last : last;
  return borrowed > first && borrowed < first + 100
    ? readPincite(tokens, core.end - 1, { ...context.rules, startsCore: () => false })
    : null;
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
    if (
      (kind === Kind.paragraph && !numbersParagraph(tokens, at)) ||
      (kind === Kind.star && tokens.kindAt(at + 1) === Kind.number)
    )
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
function finish(
  context: BlockContext,
  draft: Draft,
  i: number,
  weak: boolean,
  core: Core | null = null,
): ReadDraft | null {
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
    draft.groupSize = before.groupSize + 1;
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
  const introduced = core === null || !isDoubtful(core) || isIntroduced(tokens, i, level, core);
  const named = readNameAround(context, draft, i);
  if (named?.plaintiff == null && !goesOn && isAnnotation(draft)) {
    asAnnotation(context, draft, i);
    return { draft, levels };
  }
  if (!introduced && !goesOn && draft.year === null && draft.joint !== 'history' && !tells(named, core))
    return null;
  nameInOrder(context, draft, i, named, before);
  if (!named && !weak && draft.caseName === null) borrowFromProse(context, draft, draft.firstToken);
  if (
    weak &&
    !(
      named?.plaintiff != null ||
      (named !== null && (draft.year !== null || goesOn)) ||
      draft.joint === 'history'
    )
  )
    return null;
  settleCourt(draft);
  return { draft, levels };
}

/** "Annot., 61 A.L.R.3d 293, 300 (1975)": in a series of cases and essays upon them, what bears no name of two parties is an essay. */
const isAnnotation = (draft: Draft): boolean =>
  draft.kind === 'case' &&
  draft.joint === null &&
  draft.reporterRow !== null &&
  draft.reporterRow.habits.includes('annotations');

function asAnnotation(context: BlockContext, draft: Draft, i: number): void {
  draft.kind = 'treatise';
  draft.caseName = null;
  draft.nameStated = false;
  draft.plaintiff = null;
  draft.defendant = null;
  draft.firstToken = i;
  draft.fullStart = context.tokens.startAt(i);
  draft.signal = null;
  readLead(context, draft, i);
}

/** Gives a citation its own of several names given in turn. */
function nameInOrder(
  context: BlockContext,
  draft: Draft,
  i: number,
  named: ReadName | null,
  before: Draft | null,
): void {
  if (draft.joint === 'history') return;
  const names = named === null ? null : namesInTurn(context, draft, named);
  const own = named === null ? nameInTurn(context.tokens, before, i) : names?.[0];
  if (own == null) return;
  draft.caseName = own.name;
  draft.nameStated = true;
  draft.plaintiff = own.plaintiff;
  draft.defendant = own.defendant;
  draft.namesInTurn = (names ?? before?.namesInTurn ?? []).slice(1);
}

/** A name beside a doubtful core tells a citation; before what can be a place, only one of two parties. */
const tells = (named: ReadName | null, core: Core | null): boolean =>
  named !== null && (named.plaintiff !== null || core === null || !isPlace(core));

const statedYear = (draft: Draft): number | null => {
  const year = Number(draft.volume);
  return year >= 1600 && year < 2100 ? year : null;
};

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
