// Every input of ../shared/cases/citation-probes.json: the citations in order, each with the fields given.
import { foldText, readCitations, type Citation } from '../../src/citation';
import { describeShared, readShared } from './support/shared';

interface Expected {
  t?: string;
  text?: string;
  core?: (string | null)[];
  pin?: string;
  year?: number;
  pl?: string;
  df?: string;
  name?: string;
  court?: string[];
  par?: string;
  pars?: string[];
  to?: number | 'none' | 'not0';
  none?: boolean;
}
interface Probe {
  id: string;
  text: string;
  expect: Expected[];
}

const LAWS = new Set([
  'statute',
  'regulation',
  'rule',
  'constitution',
  'legislative',
  'administrative',
  'journal',
]);
const fold = (text: string | null | undefined): string => foldText(text ?? '').replace(/-+/g, '-');
const probes = readShared<Probe[]>('cases/citation-probes.json');

function isKind(citation: Citation, wanted: string): boolean {
  if (wanted === 'any') return true;
  return wanted === 'law' ? LAWS.has(citation.kind) : citation.kind === wanted;
}

describeShared(probes !== null, 'The probe file citation-probes.json', () => {
  for (const probe of probes ?? []) {
    it(`${probe.id}: ${probe.text.replace(/\s+/g, ' ')}`, () => {
      const all = readCitations([{ part: 'body', note: null, text: probe.text }]);
      if (probe.expect.some((wanted) => wanted.none)) return expect(all.map((one) => one.text)).toEqual([]);
      // Records stand in the list only where the probe asks for them.
      const asksRecord = probe.expect.some((wanted) => wanted.t === 'any');
      const citations = all.filter((one) => asksRecord || one.kind !== 'record');
      probe.expect.forEach((wanted, at) => {
        const found = citations[at];
        expect([at, found?.text]).toEqual([at, expect.any(String)]);
        if (!found) return;
        expect([found.text, found.kind, isKind(found, wanted.t ?? 'any')]).toEqual([
          found.text,
          found.kind,
          true,
        ]);
        if (wanted.text !== undefined) expect(fold(found.text).startsWith(fold(wanted.text))).toBe(true);
        if (wanted.core) expect([found.volume, found.reporter, found.page]).toEqual(wanted.core);
        if (wanted.pin !== undefined) expect(fold(found.pincite?.text)).toBe(wanted.pin);
        if (wanted.year !== undefined) expect(found.year).toBe(wanted.year);
        if (wanted.pl !== undefined) expect(fold(found.plaintiff)).toBe(fold(wanted.pl));
        if (wanted.df !== undefined) expect(fold(found.defendant)).toBe(fold(wanted.df));
        if (wanted.name !== undefined) expect(fold(found.caseName)).toBe(fold(wanted.name));
        if (wanted.court) expect(wanted.court).toContain(found.court);
        for (const par of wanted.pars ?? (wanted.par === undefined ? [] : [wanted.par]))
          expect(found.parentheticals).toContain(par);
        if (wanted.to === 'none') expect(found.antecedent).toBeNull();
        else if (wanted.to === 'not0') expect(found.antecedent).not.toBe(citations[0]?.id);
        else if (wanted.to !== undefined) expect(found.antecedent).toBe(citations[wanted.to]?.id);
      });
    });
  }
});
