/**
 * What is shown at a citation (`contracts.md`, Marks): which mark, its title and colour, and where it may stand. One row a mark;
 * the titles' beginnings are a promise to other programs.
 */
import { isMarkableRole, MARK_TAG_PREFIX, type Block, type PlannedMark, type Span } from '../brief/model';
import type { Check, CitationReport, Mark, Report } from './report';

export const MARK_COLORS: Readonly<Record<Exclude<Mark, 'none'>, string>> = {
  stop: 'C50F1F',
  mismatch: '7719AA',
  unverified: 'C77700',
  found: '107C10',
};

export const TITLE_BEGINNINGS = {
  stop: '✕ No such citation — ',
  anotherCase: '≠ Another case — ',
  notAsCited: '≠ Not as cited — ',
  smallDifference: '≈ Small difference — ',
  unverified: '? Unverified — ',
  found: '✓ Found — ',
} as const;

/** UTF-16 units that Word keeps of a content control's title. */
export const LONGEST_TITLE = 64;

/** A status with what was checked of it, short of the mark itself. */
export type Unmarked = Omit<CitationReport, 'mark'>;

const differing = (citation: Unmarked): readonly Check[] =>
  citation.checks.filter(({ result }) => result === 'differs');

const isAnotherCase = ({ check, severity }: Check): boolean =>
  (check === 'caseName' || check === 'parallel') && severity === 'major';

/** True where the brief states a name for this citation that was not found to agree. */
function isNameOpen(citation: Unmarked): boolean {
  return citation.checks.some(({ check, result }) => check === 'caseName' && result === 'cannotTell');
}

/** The mark of a citation, from its status and checks alone. */
export function markOf(citation: Unmarked): Mark {
  switch (citation.status) {
    case null:
      return 'none';
    case 'not_found':
      return 'stop';
    case 'ambiguous':
    case 'unverified':
      return 'unverified';
    case 'found':
      if (differing(citation).length > 0) return 'mismatch';
      return isNameOpen(citation) ? 'unverified' : 'found';
  }
}

/** At most 64 UTF-16 units, cut between characters, on one line. */
function clipped(title: string): string {
  const line = title.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_TITLE) return line;
  let kept = '';
  for (const character of line) {
    if (kept.length + character.length > LONGEST_TITLE - 1) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

function mismatchTitle(citation: CitationReport): string {
  const checks = differing(citation);
  const another = checks.find(isAnotherCase);
  if (another !== undefined) {
    return (
      TITLE_BEGINNINGS.anotherCase +
      (another.check === 'caseName' ? (citation.match?.name ?? another.note) : another.note)
    );
  }
  const major = checks.find(({ severity }) => severity === 'major');
  if (major !== undefined) return TITLE_BEGINNINGS.notAsCited + major.note;
  return TITLE_BEGINNINGS.smallDifference + (checks[0]?.note ?? '');
}

function foundTitle(citation: CitationReport): string {
  const agrees = (name: Check['check']): boolean =>
    citation.checks.some(({ check, result }) => check === name && result === 'agrees');
  const compared = [
    agrees('caseName') ? 'name' : 'citation',
    ...(agrees('pincite') || agrees('quotation')
      ? [
          [agrees('pincite') ? 'page' : '', agrees('quotation') ? 'words' : '']
            .filter((word) => word !== '')
            .join(' and '),
        ]
      : []),
  ];
  return TITLE_BEGINNINGS.found + compared.join('; ');
}

function unverifiedTitle(citation: CitationReport): string {
  const open = citation.checks.find(({ check, result }) => check === 'caseName' && result === 'cannotTell');
  const reason = citation.status === 'found' && open !== undefined ? open.note : citation.note;
  return TITLE_BEGINNINGS.unverified + reason.replace(/^Not verified: /, '');
}

/** The title of a citation's mark; null where it gets none. */
export function titleOf(citation: CitationReport): string | null {
  switch (citation.mark) {
    case 'none':
      return null;
    case 'stop':
      return clipped(TITLE_BEGINNINGS.stop + citation.note);
    case 'mismatch':
      return clipped(mismatchTitle(citation));
    case 'unverified':
      return clipped(unverifiedTitle(citation));
    case 'found':
      return clipped(foundTitle(citation));
  }
}

/** Parts whose text a content control can stand in; headers and text boxes are read for the report only. */
const MARKABLE: ReadonlySet<Block['part']> = new Set(['body', 'table', 'footnote', 'endnote']);

const isMarkable = (block: Block): boolean => MARKABLE.has(block.part) && isMarkableRole(block.role);

/** What may stand between a core and a pincite that adjoins it. */
const JOINT = /^[\s,]{0,3}(?:at\s{1,2}|pp?\.\s{0,2})?$/;

function withPincite(citation: CitationReport, text: string): Span {
  const [start, end] = citation.span;
  const pincite = citation.pincite?.span;
  if (pincite === undefined || pincite[1] <= end || pincite[0] < end) return [start, end];
  return JOINT.test(text.slice(end, pincite[0])) ? [start, pincite[1]] : [start, end];
}

const isInside = ([start, end]: Span, text: string): boolean =>
  start >= 0 && start < end && end <= text.length;

/**
 * One mark for each citation that gets one, in document order: over its core and an adjoining pincite, within one block, never
 * over another mark. `blocks` are those the report was made from.
 */
export function plannedMarks(report: Report, blocks: readonly Block[]): PlannedMark[] {
  const planned: PlannedMark[] = [];
  const ordered = [...report.citations].sort((a, b) => a.block - b.block || a.span[0] - b.span[0]);
  for (const [index, citation] of ordered.entries()) {
    const block = blocks[citation.block];
    const title = titleOf(citation);
    if (block === undefined || title === null || citation.mark === 'none' || !isMarkable(block)) continue;
    if (!isInside(citation.span, block.text)) continue;
    const previous = planned.at(-1);
    const free = previous?.block === citation.block ? previous.span[1] : 0;
    const next = ordered[index + 1];
    const limit = next?.block === citation.block ? next.span[0] : block.text.length;
    const wide = withPincite(citation, block.text);
    const span: Span =
      isInside(wide, block.text) && wide[1] <= limit ? wide : [citation.span[0], citation.span[1]];
    if (span[0] < free) continue;
    planned.push({
      citationId: citation.id,
      block: citation.block,
      span,
      text: block.text.slice(span[0], span[1]),
      kind: citation.mark,
      tag: `${MARK_TAG_PREFIX}${citation.id}`,
      title,
      color: MARK_COLORS[citation.mark],
    });
  }
  return planned;
}
