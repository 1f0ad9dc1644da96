// How a form is told in the tables of these tests: the text, then what each citation in it must be, in order. A field that is not given is
// not asked about.
import { foldText, readCitations, type Citation } from '../../../src/citation';

export interface Wanted {
  kind: string;
  text?: string;
  core?: readonly [string | null, string | null, string | null];
  name?: string | null;
  court?: string | null;
  year?: number | null;
  pin?: string | null;
  signal?: string | null;
  /** Index of what a short form means, of the parallel head, of the earlier decision, of the host. */
  means?: number | null;
  parallel?: number;
  historyOf?: number;
  within?: number;
  docket?: string;
  jurisdiction?: string | null;
  parentheticals?: readonly string[];
}

const fold = (text: string | null): string | null =>
  text === null ? null : foldText(text).replace(/-+/g, '-');

/** Reads the text as one block and compares every citation with what is wanted; the kinds must be all there, in order. */
export function check(text: string, wanted: readonly Wanted[]): void {
  const citations = readCitations([{ part: 'body', note: null, text }]);
  expect(citations.map((one) => one.kind)).toEqual(wanted.map((one) => one.kind));
  wanted.forEach((want, at) => {
    const found = citations[at] as Citation;
    const indexOf = (id: string | null): number | null =>
      id === null ? null : citations.findIndex((other) => other.id === id);
    expect(text.slice(found.span[0], found.span[1])).toBe(found.text);
    if (want.text !== undefined) expect(fold(found.text)).toBe(want.text);
    if (want.core) expect([found.volume, found.reporter, found.page]).toEqual(want.core);
    if (want.name !== undefined) expect(fold(found.caseName)).toBe(want.name);
    if (want.court !== undefined) expect(found.court).toBe(want.court);
    if (want.year !== undefined) expect(found.year).toBe(want.year);
    if (want.pin !== undefined) expect(fold(found.pincite?.text ?? null)).toBe(want.pin);
    if (want.signal !== undefined) expect(found.signal).toBe(want.signal);
    if (want.means !== undefined) expect(indexOf(found.antecedent)).toBe(want.means);
    if (want.parallel !== undefined) expect(indexOf(found.parallelTo)).toBe(want.parallel);
    if (want.historyOf !== undefined) expect(indexOf(found.historyOf)).toBe(want.historyOf);
    if (want.within !== undefined) expect(indexOf(found.within)).toBe(want.within);
    if (want.docket !== undefined) expect(found.docketNumber).toBe(want.docket);
    if (want.jurisdiction !== undefined) expect(found.jurisdiction).toBe(want.jurisdiction);
    if (want.parentheticals) expect(found.parentheticals).toEqual(want.parentheticals);
  });
}

/** One row of a table of forms. */
export type Form = readonly [text: string, wanted: readonly Wanted[]];

/** A `describe` for each group of forms, an `it` for each form. */
export function describeForms(groups: Readonly<Record<string, readonly Form[]>>): void {
  for (const [name, forms] of Object.entries(groups)) {
    describe(name, () => {
      it.each(forms.map(([text, wanted]) => [text.replace(/\s+/g, ' '), text, wanted] as const))(
        '%s',
        (_name, text, wanted) => check(text, wanted),
      );
    });
  }
}
