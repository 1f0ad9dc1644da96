/** The drafts of laws: one for each section of a list, with the year and parentheticals of the whole. */
import type { Pincite } from '../model';
import { Kind, type Tokens } from '../text/lexer';
import { congressSession, sessionPageStart } from './congress';
import { readPinciteAfter, setPincite } from './cases';
import { where } from './where';
import type { BlockContext, Level } from './context';
import { newDraft, type Draft } from './draft';
import type { ReadLaw } from './laws';
import { add, pushLevels } from './levels';
import { nameEnd, readName } from './names';
import { readListItem } from './numberFirstLaws';
import { readPincite } from './pincites';
import { readParentheticals } from './parentheticals';
import { settleCourt } from './settle';
import { readSignal } from './signals';

export function addLaw(context: BlockContext, law: ReadLaw, levels: Level[]): number {
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
  if (law.row?.kind === 'legislative') skipSession(context, draft);
  const paper = law.row?.kind === 'legislative' || law.row?.kind === 'administrative';
  const next = tokens.kindAt(draft.endToken) === Kind.comma ? draft.endToken + 1 : draft.endToken;
  if (
    law.reporter ||
    law.row?.shape === 'publicLaw' ||
    (paper && draft.pincite === null && tokens.kindAt(next) !== Kind.number)
  )
    setPincite(tokens, draft, readPinciteAfter(context, draft.endToken), false);
  const items: Draft[] = [];
  let last = draft;
  const between: Level[] = [];
  let resume = -1;
  for (let after = law.plural ? law.end : draft.resumeToken; law.mayList;) {
    let item = readListItem(tokens, after, law.plural || items.length > 0, context.rules.startsCore);
    if (!item && law.plural && tokens.kindAt(after) === Kind.open && tokens.partnerAt(after) > 0) {
      // "§§ 471 (Obligations) and 472 (Uttering)": each section has its own parenthetical.
      item = readListItem(tokens, tokens.partnerAt(after) + 1, true, context.rules.startsCore);
      if (item) {
        if (resume < 0) resume = after;
        between.push(...readParentheticals(context, last, after));
      }
    }
    if (!item) break;
    const page = item.range ? rangeEnd(law.page, item.page) : item.page;
    const next = lawDraft(context, { ...law, page, pin: item.pin }, item.first, item.end);
    next.joint = 'list';
    items.push(next);
    last = next;
    after = item.end;
  }
  if (law.fullEnd > last.endToken) {
    last.fullEnd = tokens.endAt(law.fullEnd - 1);
    last.endToken = law.fullEnd;
    last.resumeToken = law.fullEnd;
  }
  const inner = [...between, ...readParentheticals(context, last, last.endToken)];
  for (const member of [draft, ...items]) {
    member.year ??= last.year;
    if (law.reporter) settleCourt(member);
  }
  add(context, { draft, levels: [] }, levels);
  for (const item of items) add(context, { draft: item, levels: [] }, levels);
  pushLevels(levels, inner);
  return resume < 0 ? last.resumeToken : resume;
}

/** "S. Rep. No. 95-989, 95th Cong., 2d Sess. 5 (1978)": the session behind a report's number, and the page behind a session. */
function skipSession(context: BlockContext, draft: Draft): void {
  const { tokens } = context;
  const session = congressSession(tokens, draft.endToken);
  if (!session && draft.lawRow?.shape !== 'congress') return;
  if (session) {
    draft.endToken = session.end;
    draft.resumeToken = session.end;
    draft.fullEnd = tokens.endAt(session.end - 1);
  }
  const at = sessionPageStart(tokens, draft.endToken);
  if (at > 0) setPincite(tokens, draft, readPincite(tokens, at, context.rules), false);
}

/** "§ 300aa-10 to 34": the end of a range borrows what it leaves out. */
function rangeEnd(first: string | null, last: string): string {
  const cut = (first ?? '').lastIndexOf('-') + 1;
  return cut > 0 && /^\d+$/.test(last) && last.length <= 3 ? (first ?? '').slice(0, cut) + last : last;
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
  if (law.row?.shape === 'sessionLaw') draft.year = Number(law.volume);
  draft.reporter = (law.row?.canonical ?? law.reporter?.canonical ?? '') || null;
  draft.reporterAsWritten = law.asWritten;
  draft.page = law.page;
  draft.jurisdiction = law.row?.jurisdiction ?? null;
  draft.pincite = lawPincite(tokens, law.pin);
  return draft;
}

/** The pincite that tokens [from, to) of a law's number make ("(b)(6)"), or null where there are none. */
export function lawPincite(tokens: Tokens, [pinFrom, to]: readonly [number, number]): Pincite | null {
  const from = tokens.kindAt(pinFrom) === Kind.comma ? pinFrom + 1 : pinFrom;
  if (to <= from) return null;
  const span = [tokens.startAt(from), tokens.endAt(to - 1)] as const;
  const text = tokens.text.slice(span[0], span[1]);
  return {
    text,
    span,
    pages: [],
    notes: [],
    paragraphs: [],
    sections: [text.replace(/^\s*(?:§+|[Ss]ec(?:tion|\.)?)\s*/, '')],
  };
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

export function addSignal(context: BlockContext, draft: Draft): void {
  const signal = readSignal(context.tokens, draft.coreToken, context.level.limit);
  if (!signal) return;
  draft.signal = signal.signal;
  draft.firstToken = signal.first;
  draft.fullStart = context.tokens.startAt(signal.first);
}
