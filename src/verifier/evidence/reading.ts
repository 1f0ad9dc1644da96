/**
 * What a request asks about: the core as written, brought to the tables' spelling. Nothing here judges; an abbreviation that
 * several reporters share keeps all its readings.
 */
import { readCore, type CitationKind } from '../../citation';
import { lookupReporter, type ReporterRow } from '../../citation/reporters';
import type { CitationCore } from '../caseLaw';

export type Reading =
  | {
      readonly kind: 'core';
      readonly core: CitationCore;
      readonly row: ReporterRow;
      readonly asWritten: string;
      /** Other reporters that the abbreviation can mean, as cores. */
      readonly others: readonly CitationCore[];
    }
  /** The page is not assigned yet: "598 U.S. ___". */
  | { readonly kind: 'unassigned'; readonly volume: string; readonly reporter: string }
  /** `core.reporter` is as written: a store may know a reporter that the tables lack. */
  | { readonly kind: 'unknownReporter'; readonly asWritten: string; readonly core: CitationCore }
  /** A law, an article, a record: not checked. */
  | { readonly kind: 'notACase'; readonly citationKind: CitationKind }
  | { readonly kind: 'unreadable' };

const UNASSIGNED = /^(?:_+|-{2,}|[–—]+|\*)$/;
const NUMBER = /^(?:\d[\d\p{L}*-]*|[ivxlcdm]+)$/iu;

function tidy(text: string): string {
  return text
    .replace(/[\u00AD\u200B]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function readingOf(volume: string, asWritten: string, page: string): Reading {
  const rows = lookupReporter(asWritten);
  const [row] = rows;
  const reporter = row?.canonical ?? asWritten;
  if (UNASSIGNED.test(page) || UNASSIGNED.test(volume)) return { kind: 'unassigned', volume, reporter };
  if (row === undefined) return { kind: 'unknownReporter', asWritten, core: { volume, reporter, page } };
  const others = rows
    .slice(1)
    .filter((other) => other.canonical !== row.canonical)
    .map((other) => ({ volume, reporter: other.canonical, page }));
  return { kind: 'core', core: { volume, reporter, page }, row, asWritten, others };
}

/** Volume, abbreviation and page of a citation whose reporter the reader does not know. */
function unknownCore(text: string): Reading {
  const words = text
    .replace(/[([][^()[\]]*[)\]]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const volume = words[0] ?? '';
  const page = (words.at(-1) ?? '').replace(/[.,;]+$/, '');
  const between = words.slice(1, -1).join(' ');
  const isNumber = (word: string): boolean => NUMBER.test(word) || UNASSIGNED.test(word);
  if (words.length < 3 || !isNumber(volume) || !isNumber(page) || !/\p{L}/u.test(between))
    return { kind: 'unreadable' };
  return readingOf(volume, between, page);
}

/**
 * Reads the core of a request: "556 U.S. 662", "5 U.S. (1 Cranch) 137", "2009-Ohio-4801". What the citation room knows decides; a
 * core in an unknown reporter is kept as such. Linear in the length.
 */
export function readRequest(text: string): Reading {
  const whole = tidy(text);
  if (whole.length > 300) return { kind: 'unreadable' };
  const read = readCore(whole);
  if (read === null) return unknownCore(whole);
  if (read.kind !== 'case' && read.kind !== 'short') return { kind: 'notACase', citationKind: read.kind };
  if (read.volume === null || read.page === null) return { kind: 'unreadable' };
  return readingOf(read.volume, tidy(read.reporterAsWritten), read.page);
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
