/**
 * Writes the marks into a .docx: plan, apply, read back, compare.
 *
 * Earlier marks of ours are taken off first, so marking twice is marking once. Only the parts that get a control
 * change, and in them only the stretches around the citations.
 */
import { BriefError } from '../briefError';
import type { MarkingOutcome, PlannedMark, UnplacedMark, UnplacedReason } from '../model';
import { clearParts } from './clear';
import { anchorXml, CommentWriter } from './commentParts';
import { closingXml, controlId, controlIds, openingXml, tagOf } from './controls';
import { PartAdder, splice } from './newParts';
import { mainDocument, openPackage, savePackage, xmlPart, type Parts } from './package';
import { PartWriter } from './partWriter';
import { place, type Edge } from './place';
import { readDocument, type PlacedBlock, type ReadDocument } from './read';
import { writeRecord, type RootAddition } from './record';
import { writeReview } from './reviewPart';
import { declareOnRoot } from './rootNamespaces';
import type { XmlPart } from './xmlSource';

export interface MarkedDocx {
  readonly bytes: Uint8Array;
  readonly outcome: MarkingOutcome;
}

/** What the user reads where a mark could not be placed. */
const SENTENCES: Readonly<Record<UnplacedReason, string>> = {
  textChanged: 'The document holds another text at this place.',
  notFound: 'The citation was not found in the document.',
  insideField: 'The citation is part of a field, which Word rewrites by itself.',
  insidePlainTextControl:
    'The citation stands in a form field or plain-text control, which can hold no mark.',
  overlapsControl: 'The mark would overlap another mark or content control.',
  crossesWrapper: 'The citation crosses the edge of a link, a tracked move or another unit of the document.',
  partNotMarkable: 'The citation stands in a table of contents or authorities, which is not marked.',
  readOnly: 'The document is read-only.',
  hostError: 'The document has no room for another content control.',
};

interface PlacedMark {
  readonly mark: PlannedMark;
  readonly part: XmlPart;
  readonly open: Edge;
  readonly close: Edge;
}

/**
 * Marks a .docx.
 * @param marks planned on the blocks of `readDocx` for the same bytes.
 * @returns the marked file, and which marks stand in it.
 * @throws BriefError where the file cannot be read, or `markingFailed` where reading back shows another text than
 *   before: then nothing is returned.
 */
export function markDocx(bytes: Uint8Array, marks: readonly PlannedMark[]): MarkedDocx {
  const { parts } = clearParts(openPackage(bytes));
  const before = readDocument(parts);
  const { placed, unplaced } = placeAll(before, marks);
  const ids = new Set(allControlIds(parts));
  const roots: Record<string, RootAddition> = {};
  const written: PlannedMark[] = [];
  const main = mainDocument(parts).path;
  const comments = new CommentWriter(parts, main);
  for (const part of new Set(placed.map((one) => one.part))) {
    const here = placed.filter((one) => one.part === part);
    const root = declareOnRoot(part);
    const writer = new PartWriter(part);
    for (const { mark, open, close } of here) {
      const id = controlId(mark.tag, open.cut, close.cut, ids);
      if (id === null) {
        unplaced.push(notPlaced(mark, 'hostError'));
        continue;
      }
      ids.add(id);
      const { prefixes } = root;
      // Word takes comments in the main text only.
      const anchor =
        mark.comment === undefined || part.path !== main
          ? { before: '', after: '' }
          : anchorXml(comments.add(mark.comment, mark.citationId), prefixes.word, prefixes.wordAttribute);
      writer.add(
        open,
        close,
        anchor.before + openingXml(mark, id, prefixes),
        closingXml(prefixes) + anchor.after,
      );
      written.push(mark);
    }
    splice(parts, part, [...root.splices, ...writer.splices()]);
    if (root.addition) roots[part.path] = root.addition;
  }
  const adder = new PartAdder(parts);
  if (!comments.empty) {
    comments.write(adder);
    writeReview(parts, main, { comments: comments.remembered }, adder);
  }
  writeRecord(parts, roots, comments.empty ? null : adder.addition);
  const result = savePackage(parts);
  compare(before, readDocument(openPackage(result)), written);
  const inPlan = new Set(written);
  return { bytes: result, outcome: { placed: marks.filter((mark) => inPlan.has(mark)), unplaced } };
}

function notPlaced(mark: PlannedMark, reason: UnplacedReason): UnplacedMark {
  return { mark, reason, sentence: SENTENCES[reason] };
}

/** First come, first placed: a mark that overlaps an earlier one of the plan is not placed. */
function placeAll(
  document: ReadDocument,
  marks: readonly PlannedMark[],
): { placed: PlacedMark[]; unplaced: UnplacedMark[] } {
  const placed: PlacedMark[] = [];
  const unplaced: UnplacedMark[] = [];
  const taken = new Map<PlacedBlock, PlannedMark[]>();
  for (const mark of marks) {
    const block = document.blocks[mark.block];
    const placement = block ? place(block, mark) : null;
    if (!block || !placement?.ok) {
      unplaced.push(notPlaced(mark, placement?.ok === false ? placement.reason : 'notFound'));
      continue;
    }
    const others = taken.get(block) ?? [];
    if (others.some(({ span }) => span[0] < mark.span[1] && mark.span[0] < span[1])) {
      unplaced.push(notPlaced(mark, 'overlapsControl'));
      continue;
    }
    taken.set(block, [...others, mark]);
    placed.push({ mark, part: block.part, open: placement.open, close: placement.close });
  }
  return { placed, unplaced };
}

/** Ids of the content controls anywhere in the package: ours must be none of them. */
function allControlIds(parts: Parts): number[] {
  return [...parts.keys()].flatMap((path) => {
    const part = /\.xml$/.test(path) && mayHoldControls(path) ? xmlPart(parts, path) : null;
    return part ? controlIds(part) : [];
  });
}

/** Parts that hold text: the story parts and the glossary, wherever they are; not themes, styles or pictures. */
function mayHoldControls(path: string): boolean {
  return /(^|\/)(document|footnotes|endnotes|comments|header|footer)\d*\.xml$/.test(path);
}

/** Compares the document as written with the one that was read, block by block and mark by mark. */
function compare(before: ReadDocument, after: ReadDocument, written: readonly PlannedMark[]): void {
  const failed = new BriefError(
    'markingFailed',
    'The marked document did not read back as it was; nothing was written.',
  );
  const facts = ({ blocks }: ReadDocument): string => JSON.stringify(blocks.map(({ block }) => block));
  if (facts(before) !== facts(after)) throw failed;
  for (const mark of written) {
    const block = after.blocks[mark.block];
    const control = block?.paragraph.controls.find(
      ({ element, span }) =>
        tagOf(element) === mark.tag && span[0] === mark.span[0] && span[1] === mark.span[1],
    );
    if (block?.block.text.slice(...mark.span) !== mark.text || !control) throw failed;
  }
}
