/**
 * What a request asks about: the core as written, brought to the tables' spelling. Nothing here judges; an abbreviation that
 * several reporters share keeps all its readings.
 */
import { lookupReporter, type ReporterRow } from '../../citation/reporters';
import type { CitationCore } from '../caseLaw';

export type Reading =
  | {
      readonly kind: 'core';
      readonly core: CitationCore;
      readonly row: ReporterRow;
      /** Other reporters that the abbreviation can mean, as cores. */
      readonly others: readonly CitationCore[];
    }
  /** The page is not assigned yet: "598 U.S. ___". */
  | { readonly kind: 'unassigned'; readonly volume: string; readonly reporter: string }
  | {
      readonly kind: 'unknownReporter';
      readonly volume: string;
      readonly asWritten: string;
      readonly page: string;
    }
  | { readonly kind: 'unreadable' };

const UNASSIGNED = /^(?:_+|-{2,}|[–—]+|\*)$/;
const NUMBER = /^(?:\d[\d\p{L}*-]*|[ivxlcdm]+)$/iu;

function tidy(text: string): string {
  return text
    .replace(/[\u00AD\u200B]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "2009-Ohio-4801": year, code and number joined by hyphens. */
function hyphenatedNeutral(text: string): readonly [string, string, string] | null {
  const match = /^(\d{4})-([A-Za-z.]+(?:-[A-Za-z]+)?)-(\d+)$/.exec(text);
  return match === null ? null : [match[1] ?? '', match[2] ?? '', match[3] ?? ''];
}

function readingOf(volume: string, asWritten: string, page: string): Reading {
  const rows = lookupReporter(asWritten);
  const [row] = rows;
  if (row === undefined) return { kind: 'unknownReporter', volume, asWritten, page };
  if (UNASSIGNED.test(page)) return { kind: 'unassigned', volume, reporter: row.canonical };
  const others = rows
    .slice(1)
    .filter((other) => other.canonical !== row.canonical)
    .map((other) => ({ volume, reporter: other.canonical, page }));
  return { kind: 'core', core: { volume, reporter: row.canonical, page }, row, others };
}

/** Reads a citation's core: "556 U.S. 662", "5 U.S. (1 Cranch) 137", "2009-Ohio-4801". Linear in its length. */
export function readCore(text: string): Reading {
  const whole = tidy(text);
  if (whole.length > 200) return { kind: 'unreadable' };
  const neutral = hyphenatedNeutral(whole);
  if (neutral !== null) return readingOf(...neutral);
  // The nominative volume in brackets says nothing that the number before it does not.
  const words = whole.split(' ');
  const volume = words[0] ?? '';
  const page = (words.at(-1) ?? '').replace(/[.,;]+$/, '');
  const between = words.slice(1, -1).join(' ');
  if (words.length < 3 || !(NUMBER.test(volume) || UNASSIGNED.test(volume))) return { kind: 'unreadable' };
  if (!(NUMBER.test(page) || UNASSIGNED.test(page))) return { kind: 'unreadable' };
  if (!/\p{L}/u.test(between)) return { kind: 'unreadable' };
  const known = readingOf(volume, between, page);
  if (known.kind !== 'unknownReporter') return known;
  const bare = tidy(between.replace(/[([][^()[\]]*[)\]]/g, ' '));
  return /\p{L}/u.test(bare) ? readingOf(volume, bare, page) : known;
}

/** A core as it is written: "556 U.S. 662". */
export function coreText(core: CitationCore): string {
  return `${core.volume} ${core.reporter} ${core.page}`;
}

/** One key a core, for maps. */
export const coreKey = (core: CitationCore): string => `${core.volume}\t${core.reporter}\t${core.page}`;

/** The number of a plain arabic volume or page, else null: roman, lettered and two-part ones are never reckoned with. */
export function plainNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
