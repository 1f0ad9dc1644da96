/**
 * What short forms mean: by structure and stream, never by mere nearness (Bluebook rules 4.1 and 10.9).
 *
 * Streams: body and tables are one; footnotes, in order, another; endnotes a third. "Id." means the authority before it at its own
 * level; parallels, history and the sections of one list count as one authority. Where the rule leaves two, the reader abstains and
 * says why. What may be changed: the bounds below.
 */
import type { Block } from '../../brief/model';
import { authority, headOf, type Draft } from '../read/draft';
import { NameIndex } from './nameIndex';
import { remember, repeats, resolveShort, resolveSupra } from './shortForms';

const LAW_KINDS = new Set(['statute', 'regulation', 'rule', 'constitution', 'legislative']);

/** A group of citations joined in one string is looked at no further back than this. */
const LONGEST_STRING = 60;

/** How many citations that cannot hold the place cited may be passed over. */
const PASSED_OVER = 6;

/** No opinion has more pages: a page further on is in another case. */
const LONGEST_CASE = 500;

interface Stream {
  last: Draft | null;
}

/** Sets `antecedent` (and, for repeated cores, the kind `short`) of every draft, in document order. */
export function resolve(drafts: readonly Draft[], blocks: readonly Block[]): void {
  const streams = new Map<string, Stream>();
  const noteOrder = orderOfNotes(blocks);
  const authoritiesOfNote = new Map<string, Set<Draft | null>>();
  const volumes = new Map<string, Draft[]>();
  const names = new NameIndex();
  const byNote = new Map<string, Draft[]>();
  shareAmongParallels(drafts);
  for (const draft of drafts) {
    if (!draft.inText || draft.bare === 'mentions') continue;
    const stream = streamOf(streams, draft);
    if (draft.parent === null) draft.previous ??= stream.last;
    switch (draft.kind) {
      case 'id':
        resolveId(draft, noteOrder, authoritiesOfNote, blocks[draft.block]?.text ?? '');
        break;
      case 'short':
        resolveShort(draft, volumes);
        break;
      case 'supra':
        resolveSupra(draft, names, byNote);
        break;
      case 'case':
        if (!repeats(draft, volumes)) {
          remember(draft, volumes);
          names.add(draft);
        }
        break;
      default:
        if (draft.reporterRow !== null) remember(draft, volumes);
        names.add(draft);
    }
    if (draft.note !== null) {
      const key = noteKey(draft);
      const meant = meaning(draft);
      if (draft.parent === null)
        (authoritiesOfNote.get(key) ?? put(authoritiesOfNote, key, new Set<Draft | null>())).add(meant);
      const list = byNote.get(key) ?? put(byNote, key, []);
      if (list.length < 200) list.push(draft);
    }
    if (draft.parent === null) stream.last = draft;
  }
}

/** Court of the group to every member; the year of the last stage to stages of the same year (Bluebook rule 10.5(d)). */
function shareAmongParallels(drafts: readonly Draft[]): void {
  for (let at = drafts.length - 1; at >= 0; at -= 1) {
    const draft = drafts[at];
    if (!draft || draft.previous === null) continue;
    if (draft.joint === 'history' && draft.year !== null) lendYear(draft.previous, draft.year);
    if (draft.joint !== 'parallel') continue;
    const head = headOf(draft);
    head.parallels.push(draft);
    head.court ??= draft.court;
    head.year ??= yearOfNumber(draft) ?? yearOfNumber(head);
  }
  for (const draft of drafts) {
    if (draft.joint !== 'parallel') continue;
    draft.court ??= headOf(draft).court;
    draft.year ??= headOf(draft).year;
  }
}

/** A neutral or database citation says its year itself. */
const yearOfNumber = (draft: Draft): number | null =>
  draft.reporterRow?.shape === 'yearCode' ? Number(draft.volume) : null;

function lendYear(earlier: Draft, year: number): void {
  for (let at: Draft | null = earlier; at !== null; at = at.joint === 'parallel' ? at.previous : null) {
    if (at.year !== null || at.kind !== 'case') return;
    at.year = year;
    at.assumptions.push('No year is written here; that of the later stage was taken (rule 10.5(d)).');
  }
}

export function put<V>(map: Map<string, V>, key: string, value: V): V {
  map.set(key, value);
  return value;
}

const noteKey = (draft: Draft): string => `${draft.part}:${draft.note ?? ''}`;

/** Notes in reading order, so that "the note before" is known even where it cites nothing. */
function orderOfNotes(blocks: readonly Block[]): Map<string, number> {
  const order = new Map<string, number>();
  for (const block of blocks) {
    const key = `${block.part}:${block.note ?? ''}`;
    if (block.note !== null && !order.has(key)) order.set(key, order.size);
  }
  return order;
}

function streamOf(streams: Map<string, Stream>, draft: Draft): Stream {
  const key = draft.part === 'table' ? 'body' : draft.part;
  return streams.get(key) ?? put(streams, key, { last: null });
}

/** The authority that a draft stands for; null where it abstained. */
export function meaning(draft: Draft): Draft | null {
  if (draft.kind === 'id' || draft.kind === 'short' || draft.kind === 'supra') return draft.antecedent;
  const head = authority(draft);
  return head.kind === 'short' || head.kind === 'id' || head.kind === 'supra' ? head.antecedent : head;
}

/** The citation before at this draft's level; for the first in a parenthetical, the one before its host. */
function before(draft: Draft): Draft | null {
  let at: Draft | null = draft;
  for (let depth = 0; at !== null && depth < 32; depth += 1) {
    if (at.previous !== null) return at.previous;
    // "Id. at 5 (citing id. at 3)": the host itself means the authority.
    if (at.parent?.kind === 'id') return at.parent;
    at = at.parent;
  }
  return null;
}

/** How far before "Id." a quotation may have ended that holds the citation before it. */
const QUOTED_REACH = 2000;

/**
 * “… as Roe, 5 U.S. 1, has it.” Id. — what is cited inside a quotation is its author's citation: "Id." outside means the authority before the
 * quotation. The nearest itself where none stands before it in the block.
 */
function outOfQuotation(nearest: Draft | null, draft: Draft, text: string): Draft | null {
  let at = nearest;
  for (let steps = 0; at !== null && steps < PASSED_OVER && at.block === draft.block; steps += 1) {
    if (at.parent !== draft.parent || draft.coreStart - at.fullEnd > QUOTED_REACH) break;
    if (/[\u201c\u201d]/.exec(text.slice(at.fullEnd, draft.coreStart))?.[0] !== '\u201d') return at;
    at = at.previous;
  }
  return nearest;
}

export function abstain(draft: Draft, reason: string): void {
  draft.antecedent = null;
  draft.assumptions.push(reason);
}

function resolveId(
  draft: Draft,
  noteOrder: Map<string, number>,
  authoritiesOfNote: Map<string, Set<Draft | null>>,
  text: string,
): void {
  const nearest = outOfQuotation(before(draft), draft, text);
  if (nearest === null) return abstain(draft, 'Nothing is cited before it.');
  if (draft.note !== null && noteKey(nearest) !== noteKey(draft)) {
    const here = noteOrder.get(noteKey(draft)) ?? 0;
    const there = noteOrder.get(noteKey(nearest)) ?? 0;
    if (here - there !== 1) return abstain(draft, 'The note before cites nothing.');
    if ((authoritiesOfNote.get(noteKey(nearest))?.size ?? 0) > 1)
      return abstain(draft, 'The note before cites more than one authority.');
  }
  const last = nearest.joint === 'string' ? nearest : passOver(draft, nearest);
  const group = stringOf(last);
  if (new Set(group.map(meaning)).size > 1) {
    const fitting = ofString(draft, group, last);
    if (fitting === null)
      return abstain(draft, 'The citation string before it holds more than one authority.');
    draft.antecedent = fitting;
    draft.assumptions.push(
      'The string before it holds several authorities; the one that the place cited fits was taken.',
    );
    return;
  }
  const meant = meaning(last);
  if (meant === null) return abstain(draft, 'The citation before it could not be resolved.');
  if (!holdsPlace(meant, draft))
    return abstain(draft, 'The place cited cannot be in the authority cited before it.');
  draft.antecedent = meant;
  if (last !== nearest)
    draft.assumptions.push('What is cited in between cannot hold the place cited and was passed over.');
}

/**
 * Over authorities that cannot hold the place cited (a page after a statute mentioned in the text, a page before a case's first page) to
 * the nearest that can, within the same block and note; the nearest itself where none can.
 */
function passOver(draft: Draft, nearest: Draft): Draft {
  let at: Draft | null = nearest;
  for (let steps = 0; at !== null && steps < PASSED_OVER && at.block === draft.block; steps += 1) {
    const meant = meaning(at);
    if (meant !== null && holdsPlace(meant, draft)) return at;
    at = at.previous;
  }
  return nearest;
}

const isLaw = (draft: Draft | null): boolean =>
  (draft !== null &&
    LAW_KINDS.has(draft.kind) &&
    draft.lawRow?.shape !== 'volumePage' &&
    draft.lawRow?.shape !== 'ruleNumber' &&
    draft.lawRow?.shape !== 'congress') ||
  draft?.kind === 'rule';

/** Whether an authority can hold the place that a short form cites: a law has sections, a case pages from its first page on. */
function holdsPlace(authorityMeant: Draft, draft: Draft): boolean {
  const place = draft.pincite;
  if (place === null) return true;
  if (isLaw(authorityMeant)) return place.pages.length === 0;
  if (place.sections.length > 0 && authorityMeant.kind === 'case') return false;
  if (authorityMeant.kind !== 'case') return true;
  const written = place.pages[0]?.[0] ?? '';
  const members = [authorityMeant, ...authorityMeant.parallels];
  // A star page is a database's: a printed reporter alone cannot hold it.
  if (written.startsWith('*'))
    return members.some(
      ({ reporterRow }) =>
        reporterRow === null || reporterRow.numbering !== 'page' || reporterRow.shape === 'yearCode',
    );
  const page = Number(written);
  if (written === '' || Number.isNaN(page)) return true;
  return members.some((member) => {
    const first = Number(member.page);
    return (
      Number.isNaN(first) ||
      member.reporterRow?.numbering !== 'page' ||
      (page >= first && page <= first + LONGEST_CASE)
    );
  });
}

/** The members of the citation string that ends with this draft. */
function stringOf(last: Draft): Draft[] {
  const group: Draft[] = [];
  let at: Draft | null = last;
  while (at !== null && group.length < LONGEST_STRING) {
    group.push(at);
    at = at.joint === null ? null : at.previous;
  }
  return group;
}

/** Where the members are of different natures, the place cited can tell: a section means the law, a page what has pages. */
function ofString(draft: Draft, group: readonly Draft[], last: Draft): Draft | null {
  const meant = group.map(meaning);
  const laws = new Set(meant.filter(isLaw));
  const others = new Set(meant.filter((one) => !isLaw(one)));
  const only = (set: Set<Draft | null>): Draft | null => (set.size === 1 ? ([...set][0] ?? null) : null);
  if (draft.pincite === null)
    return laws.size > 0 && others.size > 0 && only(isLaw(meaning(last)) ? laws : others)
      ? meaning(last)
      : null;
  return only(draft.pincite.sections.length > 0 ? laws : others);
}
