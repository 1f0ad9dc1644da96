/**
 * Word's text of a paragraph and the text of a block: one holds marks as characters, the other none. Pure.
 *
 * Word shows a note's mark as \u0002 (#6942, #5027, #2749), a comment's as \u0005 (#2258) and other objects as further control
 * characters; a block keeps only what a reader sees: tab, line break \u000b, page break \f, the non-breaking hyphen \u001e and
 * the optional hyphen \u001f.
 */
import type { Span } from '../model';

export const NOTE_MARK = '\u0002';
const KEPT_CONTROLS = new Set(['\t', '\u000b', '\f', '\u001e', '\u001f']);

function isMark(character: string): boolean {
  return character < ' ' && !KEPT_CONTROLS.has(character);
}

/** A paragraph's text without marks, each character with its place in Word's text. */
export interface MappedText {
  readonly text: string;
  /** `places[i]` is the offset in Word's text of the block's character i; -1 where it could not be made out. */
  readonly places: readonly number[];
  /** Offsets in `text` at which a note's mark stands. */
  readonly noteMarks: readonly number[];
}

/** Leaves the marks out. */
export function stripMarks(wordText: string): MappedText {
  const places: number[] = [];
  const noteMarks: number[] = [];
  let text = '';
  for (let at = 0; at < wordText.length; at++) {
    const character = wordText.charAt(at);
    if (character === NOTE_MARK) noteMarks.push(text.length);
    if (isMark(character)) continue;
    text += character;
    places.push(at);
  }
  return { text, places, noteMarks };
}

/** How far two texts must agree to be taken as in step again: the longest that can be had. */
const IN_STEP = [24, 12, 6, 3];

/** For each character of `accepted` its place in `whole`, which holds deleted text besides; null where out of step. */
function follow(accepted: string, whole: string): number[] | null {
  const places: number[] = [];
  for (let at = 0, to = 0; at < accepted.length; at++, to++) {
    if (accepted.charAt(at) !== whole.charAt(to)) {
      const next = IN_STEP.map((length) => whole.indexOf(accepted.slice(at, at + length), to)).find(
        (n) => n >= 0,
      );
      if (next === undefined) return null;
      to = next;
    }
    places.push(to);
  }
  return places;
}

const reversed = (text: string): string => text.split('').reverse().join('');

/**
 * The accepted text of a paragraph over Word's text that still holds deleted words. A character whose place depends on the side
 * from which one reads has no place (-1): the same words may stand both deleted and kept, and a mark must not guess.
 */
export function mapAccepted(acceptedText: string, wordText: string): MappedText {
  const { text } = stripMarks(acceptedText);
  const whole = stripMarks(wordText);
  if (text === whole.text) return whole;
  const forward = follow(text, whole.text);
  const backward = follow(reversed(text), reversed(whole.text))
    ?.reverse()
    .map((place) => whole.text.length - 1 - place);
  const places = Array.from({ length: text.length }, (_, at) => {
    const place = forward?.[at];
    return place !== undefined && place === backward?.[at] ? (whole.places[place] ?? -1) : -1;
  });
  const noteMarks = whole.noteMarks.map((mark) => {
    const after = (forward ?? backward ?? []).findIndex((place) => place >= mark);
    return after < 0 ? text.length : after;
  });
  return { text, places, noteMarks };
}

/** The span in Word's text; null where a character of it has no sure place. */
export function wordSpan(mapped: MappedText, [start, end]: Span): Span | null {
  const from = mapped.places[start];
  const to = mapped.places[end - 1];
  if (from === undefined || to === undefined || start >= end) return null;
  for (let at = start; at < end; at++) if ((mapped.places[at] ?? -1) < 0) return null;
  return [from, to + 1];
}

/** The same to a reader: marks of notes and comments aside. */
export function sameWords(wordText: string, expected: string): boolean {
  return stripMarks(wordText).text === stripMarks(expected).text;
}
