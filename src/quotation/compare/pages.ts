/** The pages that a pincite names, and whether words stand on one of them. */

export interface CitedPages {
  /** Ranges with both ends, stars taken off; empty where no page is cited. */
  readonly ranges: readonly (readonly [first: string, last: string])[];
  /** Numbers of notes: "n.3", "nn.3–4". */
  readonly notes: readonly string[];
  /** "678 n.3": the note and not the text of the page, which "678 & n.3" means too. */
  readonly notesAlone: boolean;
  /** "*3": a page of a database's print. */
  readonly starred: boolean;
}

const NO_PAGES: CitedPages = { ranges: [], notes: [], notesAlone: false, starred: false };
/** Longer pincites are no pincites; keeps the reading linear. In UTF-16 units. */
const LONGEST = 300;

/** Reads "678–79 & n.3", "at *3", "103-04, 110", "slip op. at 5". Paragraphs and sections name no page. */
export function readCitedPages(pincite: string | null): CitedPages {
  if (pincite === null || pincite.length > LONGEST) return NO_PAGES;
  const text = pincite
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[¶§]+\s*[\w.()]+(?:\s*-\s*[\w.()]+)?/g, ' ');
  const notes: string[] = [];
  const symbols = text.replace(/\b(?:n|note|fn)\b\.?\s*([*†‡]+)/g, (_, symbol: string) => {
    notes.push(symbol);
    return ' ';
  });
  const rest = symbols.replace(
    /\b(?:n|nn|fn|fns|note|notes)\b\.?\s*(\d+)(?:\s*[-–]\s*(\d+))?/g,
    (_, first: string, last: string | undefined) => {
      const to = last === undefined ? first : expand(first, last);
      for (let note = Number(first); note <= Math.min(Number(to), Number(first) + 50); note += 1)
        notes.push(`${note}`);
      return ' ';
    },
  );
  const ranges: (readonly [string, string])[] = [];
  for (const [, first = '', last] of rest.matchAll(
    /\*?\b(\d+[a-z]?|[ivxl]+)\b(?:\s*-\s*\*?(\d+[a-z]?|[ivxl]+)\b)?/g,
  ))
    ranges.push([first, last === undefined ? first : expand(first, last)]);
  const notesAlone = notes.length > 0 && ranges.length <= 1 && !/[&,;]|\band\b/.test(text);
  return { ranges, notes, notesAlone, starred: text.includes('*') && ranges.length > 0 };
}

/** "678-79" is 678 to 679 (Bluebook rule 3.2(a)). */
function expand(first: string, last: string): string {
  if (!/^\d+$/.test(first) || !/^\d+$/.test(last) || last.length >= first.length) return last;
  return first.slice(0, first.length - last.length) + last;
}

const plain = (label: string): string => label.replace(/^\*+/, '').trim().toLowerCase();

/**
 * The pincite as far as it can be compared with an opinion of these page labels. Star pages and printed pages number different
 * prints: where no label bears a cited number and the two are not of one kind, no page is known.
 */
export function comparablePages(cited: CitedPages, labels: readonly string[]): CitedPages {
  if (cited.ranges.length === 0 || labels.length === 0) return cited;
  if (labels.some((label) => label.startsWith('*')) === cited.starred) return cited;
  const numbers = new Set(labels.map(plain));
  const isKnown = cited.ranges.some(([first, last]) => numbers.has(first) || numbers.has(last));
  return isKnown ? cited : { ...cited, ranges: [] };
}

/** Whether the cited ranges hold this page. */
export function citesPage(cited: CitedPages, label: string): boolean {
  const page = plain(label);
  return cited.ranges.some(([first, last]) => {
    if (page === first || page === last) return true;
    if (!/^\d+$/.test(page) || !/^\d+$/.test(first) || !/^\d+$/.test(last)) return false;
    return Number(page) >= Number(first) && Number(page) <= Number(last);
  });
}
