/**
 * What a plan of marks means for a document that may hold marks already. Pure: data before it is done.
 */
import { isMarkableRole, type PlannedMark, type UnplacedReason } from '../model';
import type { Reading, ReadParagraph } from './read';
import type { ControlState, StoryName } from './stories';
import { sameWords, wordSpan } from './wordText';
import type { Span } from '../model';

/** A mark with its place in Word's text. */
export interface Target {
  readonly mark: PlannedMark;
  readonly story: StoryName;
  /** Paragraph of the story, as the document is now. */
  readonly paragraph: number;
  readonly wordText: string;
  readonly span: Span;
}

export interface Refused {
  readonly mark: PlannedMark;
  readonly reason: UnplacedReason;
}

/** The sentence for each reason that a mark is not there. */
export const REASON_SENTENCES: Readonly<Record<UnplacedReason, string>> = {
  textChanged: 'The text was changed since the check. Check citations again.',
  notFound: 'Word could not find these words again, so no mark was placed.',
  insideField: 'These words are part of a field; Word would not put a mark there.',
  insidePlainTextControl:
    'These words stand in a control that holds plain text only; Word allows no mark inside it.',
  overlapsControl:
    'These words share their place with another control, link or field; Word would not put a mark there.',
  crossesWrapper: 'These words run across tracked changes; accept or reject them to mark the citation.',
  partNotMarkable: 'This part of the document cannot hold marks; the citation is marked in the pane only.',
  readOnly: 'This document is open for viewing only; the citation is marked in the pane only.',
  hostError: 'Word reported an error at this place, so no mark was placed.',
};

/** The mark of a comment (#2258): ours come and go between readings, and the words stay the same. */
const withoutComments = (text: string): string => text.replaceAll('\u0005', '');

/**
 * Where each paragraph of the last reading stands now. Unchanged paragraphs keep their order; one whose text is gone, or stands more
 * or less often than before, has no place.
 */
export function followParagraphs(
  textsBefore: readonly string[],
  textsNow: readonly string[],
): (number | null)[] {
  const [before, now] = [textsBefore.map(withoutComments), textsNow.map(withoutComments)];
  const places = new Map<string, number[]>();
  now.forEach((text, at) => places.set(text, [...(places.get(text) ?? []), at]));
  const counts = new Map<string, number>();
  for (const text of before) counts.set(text, (counts.get(text) ?? 0) + 1);
  const seen = new Map<string, number>();
  return before.map((text, at) => {
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    if (before.length === now.length && now[at] === text) return at;
    const found = places.get(text) ?? [];
    return found.length === counts.get(text) ? (found[nth] ?? null) : null;
  });
}

/** The places of the planned marks in the document as it is now. */
export function locate(
  plan: readonly PlannedMark[],
  reading: Reading,
  now: Readonly<Record<StoryName, readonly string[]>>,
): { targets: Target[]; refused: Refused[] } {
  const moved = {
    main: followParagraphs(reading.wordTexts.main, now.main),
    footnotes: followParagraphs(reading.wordTexts.footnotes, now.footnotes),
    endnotes: followParagraphs(reading.wordTexts.endnotes, now.endnotes),
  };
  const targets: Target[] = [];
  const refused: Refused[] = [];
  for (const mark of plan) {
    const result = target(mark, reading, moved);
    if (typeof result === 'string') refused.push({ mark, reason: result });
    else targets.push(result);
  }
  const apart = withoutOverlaps(targets);
  return { targets: apart.targets, refused: [...refused, ...apart.refused] };
}

function target(
  mark: PlannedMark,
  reading: Reading,
  moved: Readonly<Record<StoryName, readonly (number | null)[]>>,
): Target | UnplacedReason {
  const block = reading.blocks[mark.block];
  const place: ReadParagraph | undefined = reading.places[mark.block];
  if (!block || !place || block.text.slice(...mark.span) !== mark.text) return 'textChanged';
  if (!isMarkableRole(block.role)) return 'partNotMarkable';
  const paragraph = moved[place.story][place.index] ?? null;
  if (paragraph === null) return 'textChanged';
  const span = wordSpan(place.mapped, mark.span);
  if (!span || !sameWords(place.wordText.slice(...span), mark.text)) return 'crossesWrapper';
  return { mark, story: place.story, paragraph, wordText: place.wordText, span };
}

/** Marks never nest in or cut one another: of two that overlap, the one that begins first (then the longer) stays. */
function withoutOverlaps(targets: readonly Target[]): { targets: Target[]; refused: Refused[] } {
  const order = [...targets].sort(
    (a, b) =>
      a.mark.block - b.mark.block || a.span[0] - b.span[0] || b.span[1] - b.span[0] - (a.span[1] - a.span[0]),
  );
  const kept: Target[] = [];
  const refused: Refused[] = [];
  for (const each of order) {
    const last = kept[kept.length - 1];
    if (last && last.mark.block === each.mark.block && each.span[0] < last.span[1])
      refused.push({ mark: each.mark, reason: 'overlapsControl' });
    else kept.push(each);
  }
  return { targets: kept, refused };
}

export interface Changes {
  readonly kept: readonly Target[];
  /** Right place, other verdict. */
  readonly updated: readonly { readonly target: Target; readonly control: ControlState }[];
  readonly placed: readonly Target[];
  readonly removed: readonly ControlState[];
}

/**
 * Same citation, same verdict, same control. A control whose words are no longer the citation's, a second one with the same tag, and
 * one whose citation is no longer planned go.
 * @param speaksFor is the control in the part of the document that the plan is about?
 */
export function compare(
  targets: readonly Target[],
  standing: readonly ControlState[],
  speaksFor: (control: ControlState) => boolean,
): Changes {
  const free = new Map<string, ControlState[]>();
  for (const control of standing) free.set(control.tag, [...(free.get(control.tag) ?? []), control]);
  const kept: Target[] = [];
  const updated: { target: Target; control: ControlState }[] = [];
  const placed: Target[] = [];
  const used = new Set<ControlState>();
  for (const each of targets) {
    const control = free
      .get(each.mark.tag)
      ?.find((one) => one.story === each.story && sameWords(one.wordText, each.mark.text));
    if (!control) placed.push(each);
    else {
      used.add(control);
      if (looksRight(control, each.mark)) kept.push(each);
      else updated.push({ target: each, control });
    }
  }
  const planned = new Set(targets.map(({ mark }) => mark.tag));
  const removed = standing.filter(
    (control) => !used.has(control) && (planned.has(control.tag) || speaksFor(control)),
  );
  return { kept, updated, placed, removed };
}

export function looksRight(control: ControlState, mark: PlannedMark): boolean {
  return control.title === mark.title && control.color === mark.color.toUpperCase();
}
