/**
 * The one way into the citation room: from the blocks of a document to its citations.
 */
import type { Block } from '../brief/model';
import type { Citation, CitationKind, HistoryLink } from './model';
import { shortHash } from './identity';
import { readBlock } from './read/blockReader';
import { readCore as readCoreAt, mayBeginCore } from './read/cores';
import { headOf, type Draft } from './read/draft';
import { readTitledLaw, readWordedLaw } from './read/laws';
import { settleBareLaws } from './resolve/bareLaws';
import { voteOnNames } from './resolve/nameVotes';
import { resolve } from './resolve/resolve';
import { foldText } from './text/characters';
import { Kind, lex } from './text/lexer';
import { pairBrackets } from './text/structure';

export { foldText } from './text/characters';
export type { Citation, CitationKind, HistoryLink, Pincite } from './model';

/**
 * Reads every citation of a document.
 *
 * @param blocks the document's blocks in reading order: body and tables, then footnotes, then endnotes.
 * @returns the citations in document order (block, then place of the core). Offsets are UTF-16 code units of the text of
 *   `blocks[citation.block]`; a slice by `span` is the citation's `text`. What could not be known is null and `assumptions` says why.
 * Throws nothing: any text has a reading. Steps are linear in the text. The rules are those of the Bluebook; the forms of California,
 * New York, Illinois, Ohio, Texas and Louisiana are rows and shapes beside them.
 *
 * @example
 * readCitations([{ part: 'body', note: null, text: 'See Ashcroft v. Iqbal, 556 U.S. 662, 678 (2009). Id. at 679.' }])
 * // [{ kind: 'case', caseName: 'Ashcroft v. Iqbal', volume: '556', reporter: 'U.S.', page: '662', year: 2009, signal: 'see', … },
 * //  { kind: 'id', antecedent: <id of the first>, pincite: { pages: [['679', '679']], … }, … }]
 */
export function readCitations(blocks: readonly Block[]): readonly Citation[] {
  const drafts: Draft[] = [];
  const namesByNote = new Map<string, string>();
  blocks.forEach((block, at) => {
    for (const draft of readBlock(block, at, namesByNote)) drafts.push(draft);
  });
  const kept = settleBareLaws(drafts);
  voteOnNames(kept, blocks);
  lendNames(kept, namesByNote);
  resolve(kept, blocks);
  return assemble(kept, blocks);
}

/** Where the text names a case and its note cites it, the note's first citation answers to that name, though it states none. */
function lendNames(drafts: readonly Draft[], namesByNote: ReadonlyMap<string, string>): void {
  const seen = new Set<string>();
  for (const draft of drafts) {
    if (draft.note === null || draft.parent !== null || seen.has(draft.note)) continue;
    seen.add(draft.note);
    const name = namesByNote.get(draft.note);
    if (name !== undefined && draft.kind === 'case' && draft.caseName === null) draft.definedNames.push(name);
  }
}

/** Ids first, then the links between them. */
function assemble(drafts: readonly Draft[], blocks: readonly Block[]): Citation[] {
  const counts = new Map<string, number>();
  const ids = new Map<Draft, string>();
  const taken = new Set<string>();
  for (const draft of drafts) {
    const text = blocks[draft.block]?.text.slice(draft.coreStart, draft.coreEnd) ?? '';
    const key = `${draft.part} ${draft.kind} ${foldText(text)}`;
    const ordinal = (counts.get(key) ?? 0) + 1;
    counts.set(key, ordinal);
    let id = shortHash(`${key} ${ordinal}`);
    for (let again = 2; taken.has(id); again += 1) id = shortHash(`${key} ${ordinal} ${again}`);
    taken.add(id);
    ids.set(draft, id);
  }
  const idOf = (draft: Draft | null): string | null => (draft === null ? null : (ids.get(draft) ?? null));
  const later = new Map<Draft, HistoryLink[]>();
  for (const draft of drafts) {
    const earlier = earlierDecision(draft);
    const id = ids.get(draft);
    if (earlier === null || id === undefined) continue;
    const link = { relation: foldText(draft.relation ?? ''), citation: id };
    const links = later.get(earlier);
    if (links) links.push(link);
    else later.set(earlier, [link]);
  }
  const citations = drafts.map((draft): Citation => {
    const text = blocks[draft.block]?.text ?? '';
    return {
      id: ids.get(draft) ?? '',
      kind: draft.kind,
      block: draft.block,
      span: [draft.coreStart, draft.coreEnd],
      fullSpan: [Math.min(draft.fullStart, draft.coreStart), Math.max(draft.fullEnd, draft.coreEnd)],
      text: text.slice(draft.coreStart, draft.coreEnd),
      volume: draft.volume,
      reporter: draft.reporter,
      reporterAsWritten: draft.reporterAsWritten,
      page: draft.page,
      caseName: draft.caseName,
      nameStated: draft.nameStated,
      plaintiff: draft.plaintiff,
      defendant: draft.defendant,
      court: draft.court,
      courtAsWritten: draft.courtAsWritten,
      year: draft.year,
      pincite: draft.pincite,
      signal: draft.signal,
      parentheticals: draft.parentheticals,
      parallelTo: idOf(parallelHead(draft)),
      antecedent: idOf(draft.antecedent),
      history: later.get(draft) ?? [],
      historyOf: idOf(earlierDecision(draft)),
      within: idOf(draft.parent),
      docketNumber: draft.docketNumber,
      jurisdiction: draft.jurisdiction,
      ...(draft.bare === 'mentions' ? { mention: true as const } : {}),
      assumptions: draft.assumptions,
    };
  });
  return citations;
}

function parallelHead(draft: Draft): Draft | null {
  const head = headOf(draft);
  return head === draft ? null : head;
}

/** For a citation that stands as history (or a parallel of one): the decision whose history it is. */
function earlierDecision(draft: Draft): Draft | null {
  const head = parallelHead(draft) ?? draft;
  if (head.joint !== 'history' || head.previous === null) return null;
  return parallelHead(head.previous) ?? head.previous;
}

/** One citation's own string, taken apart. */
export interface CitationCore {
  readonly volume: string | null;
  /** Canonical; null where no table knows the abbreviation. */
  readonly reporter: string | null;
  readonly page: string | null;
  readonly kind: CitationKind;
  readonly reporterAsWritten: string;
}

/**
 * Reads the core of one citation given alone ("556 U. S. 662", "2021 WL 4411902", "42 U.S.C. § 1983"), whatever stands around it; null
 * where the string holds none. The first core of the string is taken.
 */
export function readCore(text: string): CitationCore | null {
  const tokens = lex(text);
  pairBrackets(tokens);
  for (let i = 0; i < tokens.count; i += 1) {
    const law =
      tokens.kindAt(i) === Kind.number
        ? readTitledLaw(tokens, i)
        : tokens.kindAt(i) === Kind.word
          ? readWordedLaw(tokens, i)
          : null;
    if (law)
      return {
        volume: law.volume,
        reporter: law.row?.canonical ?? law.reporter?.canonical ?? null,
        page: law.page,
        kind: law.row?.kind ?? 'case',
        reporterAsWritten: law.asWritten,
      };
    const core = mayBeginCore(tokens, i) ? readCoreAt(tokens, i) : null;
    if (core)
      return {
        volume: core.volume,
        reporter: core.reporter?.canonical ?? core.law?.canonical ?? null,
        page: core.page,
        kind: core.law?.kind ?? (core.isShort ? 'short' : 'case'),
        reporterAsWritten: core.asWritten,
      };
  }
  return null;
}
