/**
 * A citation while it is being read: what {@link Citation} will hold, and the links by which short forms find their authority.
 *
 * Drafts live from the reading of a block to the end of the document and never leave this room.
 */
import type { BlockPart } from '../../brief/model';
import type { CitationKind, Pincite } from '../model';
import type { LawRow } from '../laws/table';
import type { ReporterRow } from '../reporters/table';
import { countSteps } from '../text/steps';
import type { ReadName } from './nameText';

/** How a citation hangs on the one before it at its level. */
export type Joint = 'parallel' | 'history' | 'string' | 'list' | null;

export interface Draft {
  kind: CitationKind;
  readonly block: number;
  readonly part: BlockPart;
  readonly note: string | null;
  /** False in generated tables (of authorities, of contents): read, but never what a short form means. */
  readonly inText: boolean;
  coreStart: number;
  coreEnd: number;
  fullStart: number;
  fullEnd: number;
  /** Tokens: the first of signal or name, the first of the core, the one after core and pincite, the one after everything. */
  firstToken: number;
  coreToken: number;
  resumeToken: number;
  endToken: number;
  volume: string | null;
  reporter: string | null;
  reporterAsWritten: string | null;
  page: string | null;
  reporterRow: ReporterRow | null;
  lawRow: LawRow | null;
  caseName: string | null;
  nameStated: boolean;
  plaintiff: string | null;
  defendant: string | null;
  court: string | null;
  courtAsWritten: string | null;
  year: number | null;
  /** True where a parenthetical of court or date of its own stands by it. */
  dated: boolean;
  pincite: Pincite | null;
  signal: string | null;
  parentheticals: string[];
  /** Names that a parenthetical defines: “ACLU v. NSA”, [hereinafter Report]. */
  definedNames: string[];
  docketNumber: string | null;
  jurisdiction: string | null;
  assumptions: string[];
  parent: Draft | null;
  /** The citation before at the same level (in the same parenthetical, or in the stream). */
  previous: Draft | null;
  joint: Joint;
  relation: string | null;
  antecedent: Draft | null;
  /** Words before a journal's or treatise's core: author and title, for supra. */
  lead: string | null;
  /** The other members of the parallel group whose head this is. */
  readonly parallels: Draft[];
  /** For "supra note 12": the note. */
  supraNote: string | null;
  /**
   * "Rule 12(b)(6)", "§ 1983" without a code: kept only where an earlier full citation tells the code (resolve/bareLaws.ts). One that stands
   * as a citation can be what "Id." means; one mentioned in a sentence cannot.
   */
  bare: 'cites' | 'mentions' | null;
  /** Names of the citations behind it, where names and citations are given in turn. */
  namesInTurn: readonly ReadName[];
  /** Its place in its parallel group, counted from 1. */
  groupSize: number;
  /** What {@link authority} found. */
  authority: Draft | null;
}

/** A draft with everything unknown. */
export function newDraft(
  kind: CitationKind,
  at: { block: number; part: BlockPart; note: string | null; inText: boolean },
  core: { start: number; end: number; token: number; resume: number },
): Draft {
  return {
    kind,
    ...at,
    coreStart: core.start,
    coreEnd: core.end,
    fullStart: core.start,
    fullEnd: core.end,
    firstToken: core.token,
    coreToken: core.token,
    resumeToken: core.resume,
    endToken: core.resume,
    volume: null,
    reporter: null,
    reporterAsWritten: null,
    page: null,
    reporterRow: null,
    lawRow: null,
    caseName: null,
    nameStated: false,
    plaintiff: null,
    defendant: null,
    court: null,
    courtAsWritten: null,
    year: null,
    dated: false,
    pincite: null,
    signal: null,
    parentheticals: [],
    definedNames: [],
    docketNumber: null,
    jurisdiction: null,
    assumptions: [],
    parent: null,
    previous: null,
    joint: null,
    relation: null,
    antecedent: null,
    lead: null,
    parallels: [],
    supraNote: null,
    bare: null,
    namesInTurn: [],
    groupSize: 1,
    authority: null,
  };
}

/** More parallels than any group has; what follows is a citation of its own, so that a storm of them costs no more than its length. */
export const LONGEST_GROUP = 16;

/** The first member of a draft's parallel group; itself where it has none before it. Steps are bounded by {@link LONGEST_GROUP}. */
export function headOf(draft: Draft): Draft {
  let at = draft;
  while (at.joint === 'parallel' && at.previous !== null) at = at.previous;
  return at;
}

/**
 * The head of a parallel group, the first of a list, the root of a history: what counts as one authority. Asked once the draft hangs where
 * it belongs: the answer is kept, so that long lists are walked once.
 */
export function authority(draft: Draft): Draft {
  const walked: Draft[] = [];
  let at = draft;
  while (
    at.authority === null &&
    at.previous !== null &&
    (at.joint === 'parallel' || at.joint === 'history' || at.joint === 'list')
  ) {
    walked.push(at);
    at = at.previous;
  }
  const found = at.authority ?? at;
  countSteps(walked.length);
  for (const one of walked) one.authority = found;
  return found;
}
