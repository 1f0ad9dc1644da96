/**
 * How addresses, dates and citations are written in the tables, and read back unchanged. Every pair here is an inverse
 * pair; a test walks them.
 */
import type { CitationCore } from '../../verifier/caseLaw';

/** A volume or page as stored: a number where the text is a plain number, else the text ("xii", "99-2", "007"). */
export type StoredNumber = number | string;

export function storeNumber(text: string): StoredNumber {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : text;
}

/** YYYY, YYYY-MM or YYYY-MM-DD as yyyymmdd with zeros for what is unknown. */
export function storeDate(date: string | null): number | null {
  if (date === null) return null;
  const [year = '', month = '00', day = '00'] = date.split('-');
  return Number(year) * 10000 + Number(month) * 100 + Number(day);
}

export function readDate(stored: number | null): string | null {
  if (stored === null) return null;
  const two = (part: number): string => String(part).padStart(2, '0');
  const year = String(Math.floor(stored / 10000)).padStart(4, '0');
  const month = Math.floor(stored / 100) % 100;
  const day = stored % 100;
  if (month === 0) return year;
  return day === 0 ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(day)}`;
}

export interface StoredCitation {
  readonly reporter: number;
  readonly volume: string;
  readonly page: string;
}

export function storeCitations(citations: readonly StoredCitation[]): string {
  return citations.map(({ reporter, volume, page }) => `${reporter}\t${volume}\t${page}`).join('\n');
}

export function readCitations(stored: string): readonly StoredCitation[] {
  if (stored === '') return [];
  return stored.split('\n').map((line) => {
    const [reporter = '', volume = '', page = ''] = line.split('\t');
    return { reporter: Number(reporter), volume, page };
  });
}

/** "556 U.S. 662" */
export function citationText(core: CitationCore): string {
  return `${core.volume} ${core.reporter} ${core.page}`;
}
