// The siblings of the case files (support/siblings.ts) as they stand, and each again in the typography of Word, of scans and of PDF text: what
// is read must be the same.
import { foldText, readCitations, type Citation } from '../../src/citation';
import { describeForms } from './support/forms';
import { SIBLINGS } from './support/siblings';

describeForms(SIBLINGS);

/** Every n-th space of a text, from the k-th on, replaced. */
const everySpace = (text: string, by: string, n = 1): string => {
  let count = 0;
  return text.replace(/ /g, (space) => (count++ % n === n - 1 ? by : space));
};

const VARIATIONS: Readonly<Record<string, (text: string) => string>> = {
  'no-break spaces for spaces': (text) => everySpace(text, '\u00A0'),
  'narrow no-break spaces for every second space': (text) => everySpace(text, '\u202F', 2),
  'line breaks for every fourth space': (text) => everySpace(text, '\n', 4),
  'Windows line breaks for every fifth space': (text) => everySpace(text, '\r\n', 5),
  'two spaces for one': (text) => everySpace(text, '  '),
  'straight quotation marks and apostrophes': (text) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"'),
  'hyphens for dashes': (text) => text.replace(/–/g, '-'),
  'a soft hyphen inside long words': (text) => text.replace(/\b([a-z]{4})([a-z]{3,})/g, '$1\u00AD$2'),
  'a zero-width space behind commas': (text) => text.replace(/, /g, ', \u200B'),
};

const fold = (text: string | null): string =>
  foldText(text ?? '')
    .replace(/\s+/g, ' ')
    .replace(/-+/g, '-');

/** What a reading says, without the typography. */
function reading(text: string): string[] {
  const citations = readCitations([{ part: 'body', note: null, text }]);
  const at = (id: string | null): number => citations.findIndex((one) => one.id === id);
  return citations.map((one: Citation) =>
    [
      one.kind,
      one.volume,
      one.reporter,
      fold(one.page),
      fold(one.caseName),
      one.court,
      one.year,
      fold(one.pincite?.text ?? null),
      fold(one.signal),
      at(one.antecedent),
      at(one.parallelTo),
      at(one.historyOf),
      at(one.within),
      fold(one.docketNumber),
    ].join(' | '),
  );
}

const inputs = Object.values(SIBLINGS).flatMap((forms) => forms.map(([text]) => text));

describe.each(Object.entries(VARIATIONS))('With %s', (_name, vary) => {
  it.each(inputs.filter((text) => vary(text) !== text).map((text) => [text.replace(/\s+/g, ' '), text]))(
    'the reading is the same: %s',
    (_shown, text) => {
      expect(reading(vary(text))).toEqual(reading(text));
    },
  );
});
