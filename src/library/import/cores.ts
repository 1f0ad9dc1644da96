/**
 * Citations and reporters as sources write them, brought to the citation room's canonical spelling. A reporter that the
 * tables do not know is kept as written: a source may know more than we do.
 */
import { readCore } from '../../citation';
import { canonicalReporter } from '../../citation/reporters';
import type { CitationCore } from '../../verifier/caseLaw';
import { plainNumber } from '../rows/values';

/** Longer texts are no citation, and longer abbreviations no reporter. */
const LONGEST_CITATION = 500;
const LONGEST_REPORTER = 80;

/** Spellings met so far: a source has few reporters and millions of citations. */
const known = new Map<string, { readonly name: string; readonly inTable: boolean }>();
const MOST_KNOWN = 20_000;

/** A text that stands alone: a piece of a file's text would keep the whole of it in memory. */
export function ownCopy(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

function named(asWritten: string): { readonly name: string; readonly inTable: boolean } {
  const held = known.get(asWritten);
  if (held !== undefined) return held;
  const own = ownCopy(asWritten);
  const canonical = canonicalReporter(own);
  const made = { name: canonical ?? own, inTable: canonical !== null };
  if (known.size < MOST_KNOWN) known.set(own, made);
  return made;
}

/** The canonical abbreviation, or the text as written, spaces tidied. */
export function reporterName(asWritten: string): string {
  return known.get(asWritten)?.name ?? named(asWritten.trim().replace(/\s+/g, ' ')).name;
}

/**
 * "556 U. S. 662" and "5 U.S. (1 Cranch) 137" as cores; null where the text holds no volume, reporter and page. What stands
 * around the core ("Ashcroft v. Iqbal, 556 U.S. 662, 678 (2009)") makes no difference.
 */
export function readCoreText(text: string): CitationCore | null {
  if (text.length > LONGEST_CITATION) return null;
  const plain = plainCore(text) ?? splitCore(text);
  // Most citations of a source are three plain parts of a known reporter; the reader is for all the others.
  if (plain !== null && !plain.reporter.includes('(')) {
    const { name, inTable } = named(plain.reporter);
    if (inTable) return { volume: plain.volume, reporter: name, page: plain.page };
  }
  const read = readCore(text);
  if (read?.kind === 'case' && read.volume !== null && read.page !== null && read.reporter !== null)
    return { volume: read.volume, reporter: read.reporter, page: read.page };
  return plain;
}

/** "556 U.S. 662": a plain number, a reporter that was met before, a plain number, one space between. */
function plainCore(text: string): CitationCore | null {
  const first = text.indexOf(' ');
  const last = text.lastIndexOf(' ');
  if (first < 1 || last <= first) return null;
  const reporter = text.slice(first + 1, last);
  if (!known.has(reporter)) return null;
  const volume = text.slice(0, first);
  const page = text.slice(last + 1);
  return plainNumber(volume) === null || plainNumber(page) === null ? null : { volume, reporter, page };
}

/** First word, last word, and what stands between; null where these are no volume, page and reporter. */
function splitCore(text: string): CitationCore | null {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const [volume, page] = [words[0], words.at(-1)?.replace(/[.,;]$/, '')];
  if (words.length < 3 || volume === undefined || page === undefined) return null;
  const reporter = words.slice(1, -1).join(' ');
  const isVolume = /^\d[\d-]*$/.test(volume) || /^[ivxlc]+$/i.test(volume);
  const isPage = /^(?:[\p{L}*]?-?\d[\p{L}\d-]*|[ivxlc]+|_+)$/iu.test(page);
  const isReporter = reporter.length <= LONGEST_REPORTER && /\p{L}/u.test(reporter);
  return isVolume && isPage && isReporter ? { volume, reporter, page } : null;
}
