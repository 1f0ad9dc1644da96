// Every input of ../shared/cases/citations.json, field by field. Inputs like them are kept back, so what fails here is mended as a kind.
import type { Block } from '../../src/brief/model';
import { foldText, readCitations, type Citation } from '../../src/citation';
import { readQuotations } from '../../src/quotation';
import { blocksWithNotes, describeShared, readShared } from './support/shared';

interface Expected {
  core?: string;
  nth?: number;
  none?: string;
  text?: string;
  type?: string;
  caseName?: string;
  shortName?: string;
  pincite?: string;
  court?: string;
  year?: number;
  volume?: string;
  page?: string;
  reporter?: string;
  signal?: string;
  jurisdiction?: string;
  resolvesTo?: string | null;
  historyOf?: string | null;
  parallelWith?: string[];
  quote?: string;
  by?: string;
}
interface Case {
  id: string;
  kind: string;
  input: string | { body: string; footnotes: Record<string, string> };
  expect: Expected[];
}

/** The corpus's words for kinds, and ours. */
const KINDS: Record<string, string> = {
  case: 'case',
  neutral: 'case',
  shortFormCase: 'short',
  statute: 'statute',
  stateRule: 'rule',
  constitutional: 'constitution',
  journal: 'journal',
  id: 'id',
  supra: 'supra',
};

const fold = (text: string): string => foldText(text).replace(/-+/g, '-');
const cases = readShared<Case[]>('cases/citations.json');

/** The citation whose span begins where the core text stands for the nth time. */
function citationAt(
  blocks: readonly Block[],
  citations: readonly Citation[],
  core: string,
  nth: number,
): Citation | undefined {
  const wanted = fold(core);
  const hits = citations.filter((one) => {
    const text = fold(one.text);
    const rest = fold((blocks[one.block]?.text ?? '').slice(one.span[0], one.span[0] + core.length + 12));
    return (
      text === wanted ||
      (text !== '' && (wanted.startsWith(text) || text.startsWith(wanted)) && rest.startsWith(wanted))
    );
  });
  return hits[nth];
}

describeShared(cases !== null, 'The case file citations.json', () => {
  for (const one of (cases ?? []).filter((item) =>
    item.expect.every((wanted) => wanted.quote === undefined),
  )) {
    it(`${one.id}: ${one.kind}`, () => {
      const blocks: Block[] =
        typeof one.input === 'string'
          ? [{ part: 'body', note: null, text: one.input }]
          : blocksWithNotes(one.input.body, one.input.footnotes);
      const citations = readCitations(blocks);
      for (const wanted of one.expect) {
        if (wanted.none !== undefined) {
          const none = fold(wanted.none);
          expect(
            citations
              .filter((found) => found.kind !== 'record' && fold(found.text).includes(none))
              .map((found) => found.text),
          ).toEqual([]);
          expect(
            citations.filter((found) => fold(found.text).startsWith(none)).map((found) => found.text),
          ).toEqual([]);
          continue;
        }
        const found = citationAt(blocks, citations, wanted.core ?? '', wanted.nth ?? 0);
        expect([wanted.core, found?.text]).toEqual([wanted.core, expect.any(String)]);
        if (!found) continue;
        const byId = (id: string | null): string | null => {
          const target = citations.find((other) => other.id === id);
          return target && target.kind !== 'record' ? fold(target.text) : null;
        };
        if (wanted.type !== undefined) expect(found.kind).toBe(KINDS[wanted.type]);
        if (wanted.text !== undefined) expect(found.text).toBe(wanted.text);
        if (wanted.caseName !== undefined) expect(fold(found.caseName ?? '')).toBe(fold(wanted.caseName));
        if (wanted.shortName !== undefined) expect(fold(found.caseName ?? '')).toBe(fold(wanted.shortName));
        if (wanted.pincite !== undefined) expect(fold(found.pincite?.text ?? '')).toBe(fold(wanted.pincite));
        if (wanted.year !== undefined) expect(found.year).toBe(wanted.year);
        if (wanted.court !== undefined) {
          expect(fold(found.courtAsWritten ?? '')).toBe(fold(wanted.court));
          expect(found.court).not.toBeNull();
        }
        if (wanted.volume !== undefined) expect(found.volume).toBe(wanted.volume);
        if (wanted.page !== undefined) expect(found.page).toBe(wanted.page);
        if (wanted.reporter !== undefined)
          expect([found.reporter, found.reporterAsWritten]).toContain(wanted.reporter);
        if (wanted.signal !== undefined) expect(found.signal).toBe(wanted.signal);
        if (wanted.jurisdiction !== undefined) expect(found.jurisdiction).toBe(wanted.jurisdiction);
        if (wanted.resolvesTo !== undefined)
          expect(byId(found.antecedent)).toBe(wanted.resolvesTo === null ? null : fold(wanted.resolvesTo));
        if (wanted.historyOf !== undefined)
          expect(byId(found.historyOf)).toBe(wanted.historyOf === null ? null : fold(wanted.historyOf));
      }
    });
  }

  const asksQuotations = (cases ?? []).filter((item) =>
    item.expect.some((wanted) => wanted.quote !== undefined),
  );

  it('holds inputs that ask whose a quotation is', () => {
    expect(asksQuotations.length).toBeGreaterThan(0);
  });

  for (const one of asksQuotations) {
    it(`${one.id}: ${one.kind}`, () => {
      const blocks: Block[] =
        typeof one.input === 'string'
          ? [{ part: 'body', note: null, text: one.input }]
          : blocksWithNotes(one.input.body, one.input.footnotes);
      const citations = readCitations(blocks);
      const textOf = (id: string | null): string | null => {
        const found = citations.find((other) => other.id === id);
        return found ? fold(found.text) : null;
      };
      const read = readQuotations(blocks, citations).map((quotation) => [
        fold(quotation.text),
        textOf(quotation.citation),
      ]);
      for (const { quote, by } of one.expect)
        expect(read).toContainEqual([fold(quote ?? ''), fold(by ?? '')]);
    });
  }
});
