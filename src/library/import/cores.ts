/**
 * Citations and reporters as sources write them, brought to the citation room's canonical spelling. A reporter that the
 * tables do not know is kept as written: a source may know more than we do.
 */
import { canonicalReporter } from '../../citation/reporters';
import type { CitationCore } from '../../verifier/caseLaw';

/** Longer texts are no citation core. */
const LONGEST_CORE = 200;

/** The canonical abbreviation, or the text as written, spaces tidied. */
export function reporterName(asWritten: string): string {
  const tidy = asWritten.trim().replace(/\s+/g, ' ');
  return canonicalReporter(tidy) ?? tidy;
}

/** "5 U.S. (1 Cranch) 137" and "556 U. S. 662" as cores; null where the text is not volume, reporter, page. */
export function readCoreText(text: string): CitationCore | null {
  if (text.length > LONGEST_CORE) return null;
  // The nominative volume in brackets says nothing that the number before it does not.
  const words = text
    .replace(/\([^()]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const [volume, page] = [words[0], words.at(-1)];
  if (words.length < 3 || volume === undefined || page === undefined) return null;
  if (!/\d/.test(volume) && !/^[ivxlc]+$/i.test(volume)) return null;
  const reporter = words.slice(1, -1).join(' ');
  const tidyPage = page.replace(/[.,;]$/, '');
  if (!/[\p{L}]/u.test(reporter) || !/^[\p{L}\p{N}*_-]+$/u.test(tidyPage)) return null;
  return { volume, reporter: reporterName(reporter), page: tidyPage };
}
