import { lookupReporter, foldAbbreviation } from '../../../src/citation/reporters';
import { JURISDICTIONS, leadingJurisdiction } from '../../../src/citation/laws/jurisdictions';
import { lawRows, type LawRow } from '../../../src/citation/laws/table';
import { LEFT_OUT_JOURNALS, LEFT_OUT_LAWS } from './leftOut';
import { dataPresent, describeWithData, readJournals, readLaws } from './sharedData';

const rows = lawRows();
const known = new Map<string, LawRow[]>();
for (const row of rows)
  for (const spelling of row.spellings) {
    const key = foldAbbreviation(spelling);
    known.set(key, [...(known.get(key) ?? []), row]);
  }
const find = (text: string): LawRow[] => known.get(foldAbbreviation(text)) ?? [];

describe('the law table', () => {
  it('puts the canonical abbreviation first among the spellings, and holds no empty or bracketed one', () => {
    const wrong = rows.filter(
      (row) => row.spellings[0] !== row.canonical || row.spellings.some((text) => text.trim() === ''),
    );
    expect(wrong).toEqual([]);
  });

  it('gives every row a jurisdiction of the table or none', () => {
    const postal = new Set(JURISDICTIONS.map((row) => row.postal));
    expect(rows.filter((row) => row.jurisdiction !== null && !postal.has(row.jurisdiction))).toEqual([]);
  });

  it.each(JURISDICTIONS.filter((row) => row.postal !== 'US').map((row) => [row.name, row.postal] as const))(
    'holds a code, regulations and a constitution of %s',
    (_name, postal) => {
      const kinds = rows.filter((row) => row.jurisdiction === postal).map((row) => row.kind);
      expect(kinds).toContain('statute');
      expect(kinds).toContain('regulation');
      expect(kinds).toContain('constitution');
    },
  );

  it.each([
    ['U.S.C.', 'statute', 'US', 'titleCodeSection'],
    ['U. S. C. A.', 'statute', 'US', 'titleCodeSection'],
    ['United States Code', 'statute', 'US', 'titleCodeSection'],
    ['C.F.R.', 'regulation', 'US', 'titleCodeSection'],
    ['Fed. Reg.', 'regulation', 'US', 'volumePage'],
    ['Treas. Reg.', 'regulation', 'US', 'codeSection'],
    ['Pub. L. No.', 'statute', 'US', 'publicLaw'],
    ['Stat.', 'statute', 'US', 'volumePage'],
    ['Fed. R. Civ. P.', 'rule', 'US', 'ruleNumber'],
    ['Federal Rule of Evidence', 'rule', 'US', 'ruleNumber'],
    ['U.S. Const.', 'constitution', 'US', 'constitution'],
    ['Ohio Constitution', 'constitution', 'OH', 'constitution'],
    ['Constitution of the State of Texas', 'constitution', 'TX', 'constitution'],
    ['Cal. Penal Code', 'statute', 'CA', 'codeSection'],
    ['Code Civ. Proc.', 'statute', 'CA', 'codeSection'],
    ['Business and Professions Code', 'statute', 'CA', 'codeSection'],
    ['CPLR', 'statute', 'NY', 'codeSection'],
    ['N.Y. C.P.L.R.', 'statute', 'NY', 'codeSection'],
    ['General Construction Law', 'statute', 'NY', 'codeSection'],
    ['Tex. Civ. Prac. & Rem. Code Ann.', 'statute', 'TX', 'codeSection'],
    ['Md. Code Ann., Crim. Law', 'statute', 'MD', 'codeSection'],
    ['La. Code Crim. Proc. Ann.', 'statute', 'LA', 'codeSection'],
    ['ILCS', 'statute', 'IL', 'titleCodeSection'],
    ['Del. C.', 'statute', 'DE', 'titleCodeSection'],
    ['R.C.', 'statute', 'OH', 'codeSection'],
    ['Mass. Gen. Laws', 'statute', 'MA', 'codeSection'],
    ['O.C.G.A.', 'statute', 'GA', 'codeSection'],
    ['Florida Statutes', 'statute', 'FL', 'codeSection'],
    ['Pa.C.S.', 'statute', 'PA', 'titleCodeSection'],
    ['N.J.S.A.', 'statute', 'NJ', 'codeSection'],
    ['Ill. S. Ct. R.', 'rule', 'IL', 'ruleNumber'],
    ['Ct. Ch. R.', 'rule', 'DE', 'ruleNumber'],
    ['App.R.', 'rule', 'OH', 'ruleNumber'],
    ['Crim.R.', 'rule', 'OH', 'ruleNumber'],
    ['SCRCP', 'rule', 'SC', 'ruleSuffix'],
    ['Cal. Rules of Court, rule', 'rule', 'CA', 'ruleNumber'],
    ['Cong. Rec.', 'legislative', 'US', 'volumePage'],
    ['H.R. Rep. No.', 'legislative', 'US', 'ruleNumber'],
    ['Rev. Rul.', 'administrative', 'US', 'ruleNumber'],
    ['Harv. L. Rev.', 'journal', null, 'volumePage'],
    ['Geo. L.J.', 'journal', null, 'volumePage'],
    ['Restatement (Second) of Torts', 'treatise', null, 'restatement'],
    ['Wright & Miller', 'treatise', null, 'titleCodeSection'],
  ])('%s is a %s of %s, cited as %s', (text, kind, jurisdiction, shape) => {
    expect(find(text)[0]).toMatchObject({ kind, jurisdiction, shape });
  });

  it('asks for the form of the number where the abbreviation could be something else', () => {
    expect(find('R.').map((row) => row.numberForm)).toEqual(['colon']);
    expect(find('AS').map((row) => row.numberForm)).toEqual(['dotted']);
    expect(find('CR').every((row) => row.numberForm !== undefined)).toBe(true);
  });

  it('gives no law that is cited by volume and page the abbreviation of a reporter', () => {
    const shared = rows.filter(
      (row) => row.shape === 'volumePage' && lookupReporter(row.canonical).length > 0,
    );
    expect(shared.map((row) => row.canonical).sort()).toEqual(SHARED_WITH_REPORTERS);
  });
});

/** Series that print both decisions and other papers: both tables hold them. */
const SHARED_WITH_REPORTERS: readonly string[] = [
  'C.B.',
  'Envtl. L. Rep.',
  "Fed. Sent'g Rep.",
  'I.R.B.',
  'N.Y. L.J.',
  "Op. Att'y Gen.",
];

describe('a jurisdiction at the head of an abbreviation', () => {
  it.each([
    ['Cal. Penal Code', 'CA', 'Penal Code'],
    ['N. Mar. I. Code', 'MP', 'Code'],
    ['W. Va. Code', 'WV', 'Code'],
    ['Ohio', 'OH', ''],
  ])('of %s is %s', (text, postal, rest) => {
    const lead = leadingJurisdiction(text);
    expect([lead?.jurisdiction.postal, lead?.rest]).toEqual([postal, rest]);
  });

  it('of a text that begins with none is null', () => {
    expect(leadingJurisdiction('Penal Code')).toBeNull();
  });
});

describeWithData(`every law and journal of the data of autumn 2026${dataPresent}`, () => {
  const spellings = (data: ReturnType<typeof readLaws>): string[] =>
    Object.entries(data).flatMap(([key, clusters]) => [
      key,
      ...clusters.flatMap((cluster) => cluster.variations),
    ]);

  it.each([
    ['laws', readLaws, LEFT_OUT_LAWS, 371],
    ['journals', readJournals, LEFT_OUT_JOURNALS, 797],
  ] as const)('%s: known, or left out with a reason that still holds', (_what, read, leftOut, least) => {
    const all = spellings(read());
    expect(all.length).toBeGreaterThanOrEqual(least);
    expect(all.filter((text) => find(text).length === 0 && !leftOut.has(text))).toEqual([]);
    expect([...leftOut.keys()].filter((text) => find(text).length > 0 || !all.includes(text))).toEqual([]);
  });
});
