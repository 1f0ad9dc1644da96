/** The report from a brief read by the real reader and checked over a few readable lines; marks and the table of authorities. */
import type { Block } from '../../src/brief/model';
import { readCitations } from '../../src/citation';
import { assembleReport, type ReportInput } from '../../src/verifier/assembleReport';
import { createChecker } from '../../src/verifier/checkCitations';
import { LONGEST_TITLE, MARK_COLORS, plannedMarks, titleOf } from '../../src/verifier/marks';
import { renderReport, renderSummary } from '../../src/verifier/render';
import { asRevisionOf } from '../../src/verifier/revision';
import { requestsFor } from '../../src/verifier/requests';
import { reportSchema, type CitationReport, type Report } from '../../src/verifier/report';
import type { QuotationMatch } from '../../src/quotation/model';
import { caseLawOf, TODAY } from './fixtures';

const block = (text: string, more: Partial<Block> = {}): Block => ({
  part: 'body',
  note: null,
  text,
  ...more,
});

async function reportOn(
  blocks: readonly Block[],
  quotations: (ids: Map<string, string>) => ReportInput['quotations'] = () => [],
): Promise<Report> {
  const citations = readCitations(blocks);
  const reply = await createChecker(caseLawOf(), { asOf: TODAY, requestId: () => 'r' }).check(
    requestsFor(citations),
  );
  return assembleReport({
    document: {
      name: 'brief.docx',
      sha256: '00',
      textSha256: '11',
      blocks: blocks.length,
      words: 1,
      skipped: [],
    },
    blocks,
    citations,
    quotations: quotations(new Map(citations.map(({ text, id }) => [text, id]))),
    reply,
    toolVersion: '0.1.0',
  });
}

const use = (report: Report, text: string): CitationReport => {
  const found = report.citations.find((citation) => citation.text === text);
  if (found === undefined)
    throw new Error(`${text} is not among ${report.citations.map((citation) => citation.text).join(' | ')}`);
  return found;
};

const BRIEF = [
  block(
    'A pleading must be plausible. Ashcroft v. Iqbal, 556 U.S. 662, 678 (2009). It is not enough to recite. Id. at 681.',
  ),
  block(
    'See Nobody v. Nowhere, 999 U.S. 1234, 1240 (2020). Id. at 1241. And see Brosseau v. Haugen, 533 U.S. 194, 198 (2004). Id. at 199.',
  ),
  block('The statute says so. 42 U.S.C. § 1983. See Id. And the words are short. Iqbal, 556 U.S. at 700.'),
  block('Cf. Lindqvist v. Marsh, 777 F.2d 12 (9th Cir. 1985).', { part: 'footnote', note: '1' }),
];

describe('short forms', () => {
  let report: Report;
  beforeAll(async () => {
    report = await reportOn(BRIEF);
  });
  it('the report is of the contract’s form', () =>
    expect(reportSchema.safeParse(report).error).toBeUndefined());
  it('take status, match and evidence from the antecedent and have a page of their own', () => {
    const id = use(report, 'Id. at 681');
    expect(id).toMatchObject({
      status: 'found',
      mark: 'found',
      match: { name: 'Ashcroft v. Iqbal' },
      evidence: [{ rule: 'exact' }],
    });
    expect(id.checks.map(({ check, result }) => `${check} ${result}`)).toEqual(['pincite agrees']);
    const short = use(report, '556 U.S. at 700');
    expect(short.mark).toBe('mismatch');
    expect(short.checks).toMatchObject([{ check: 'pincite', result: 'differs', severity: 'major' }]);
  });
  it('where existence fails the page cannot be told', () => {
    expect(use(report, 'Id. at 1241')).toMatchObject({
      status: 'not_found',
      mark: 'stop',
      checks: [{ check: 'pincite', result: 'cannotTell' }],
    });
  });
  it('of a citation that is another case are not green', () => {
    expect(use(report, '533 U.S. 194').mark).toBe('mismatch');
    expect(use(report, 'Id. at 199')).toMatchObject({ status: 'found', mark: 'unverified' });
  });
  it('of a law are not checked', () => {
    expect(use(report, '42 U.S.C. § 1983')).toMatchObject({
      status: null,
      mark: 'none',
      note: 'Statutes are not checked.',
    });
  });
  it('say where they stand', () =>
    expect(use(report, '777 F.2d 12').where).toEqual({ part: 'footnote', note: '1' }));
  it('counts have named denominators', () => {
    const { summary } = report;
    expect(summary).toMatchObject({
      fabricated: ['999 U.S. 1234'],
      unverified: ['777 F.2d 12'],
      revised: false,
      authorities: 4,
    });
    expect(summary.citations).toBe(report.citations.length);
    expect(Object.values(summary.byMark).reduce((sum, count) => sum + count, 0)).toBe(summary.citations);
    expect(Object.values(summary.byStatus).reduce((sum, count) => sum + count, 0)).toBe(summary.checked);
  });
  it('a short form whose antecedent the brief lacks is unverified', async () => {
    const alone = await reportOn([block('As the Court said. Iqbal, 556 U.S. at 678. Id. at 679.')]);
    for (const citation of alone.citations)
      expect(citation).toMatchObject({ status: 'unverified', mark: 'unverified' });
  });
});

describe('quotations', () => {
  const match = (
    verdict: QuotationMatch['verdict'],
    severity: QuotationMatch['severity'] = null,
  ): QuotationMatch => ({
    verdict,
    severity,
    foundOn: [],
    part: null,
    changes: [],
    note: `It is ${verdict}.`,
  });
  const quoted =
    (text: string, ...matches: QuotationMatch[]) =>
    (ids: Map<string, string>): ReportInput['quotations'] =>
      matches.map((each, index) => ({
        quotation: {
          id: `q${index}`,
          block: 0,
          span: [0, 3],
          text: 'A p',
          citation: ids.get(text) ?? null,
          boundBy: 'follows',
        },
        match: each,
      }));
  it.each([
    ['right words', '556 U.S. 662', [match('verbatim'), match('licensed')], 'found', 'agrees', null],
    [
      'altered words',
      '556 U.S. 662',
      [match('verbatim'), match('altered', 'major')],
      'mismatch',
      'differs',
      'major',
    ],
    ['a small alteration', '556 U.S. 662', [match('altered', 'minor')], 'mismatch', 'differs', 'minor'],
    ['words that cannot be told', '556 U.S. 662', [match('cannotTell')], 'found', 'cannotTell', null],
    ['no such citation', '999 U.S. 1234', [match('absent', 'major')], 'stop', 'cannotTell', null],
    ['another case', '533 U.S. 194', [match('absent', 'major')], 'mismatch', 'cannotTell', null],
  ] as const)('%s', async (_what, text, matches, mark, result, severity) => {
    const report = await reportOn(BRIEF, quoted(text, ...matches));
    const citation = use(report, text);
    expect(citation.mark).toBe(mark);
    expect(citation.checks.find(({ check }) => check === 'quotation')).toMatchObject({ result, severity });
    if (result === 'cannotTell')
      for (const { verdict } of report.quotations) expect(verdict).toBe('cannotTell');
  });
});

describe('marks', () => {
  let report: Report;
  beforeAll(async () => {
    report = await reportOn(BRIEF);
  });
  it('stand over the core and an adjoining pincite, with tag, title and colour', () => {
    const marks = plannedMarks(report, BRIEF);
    const shown = marks.map(({ text, kind }) => `${kind}: ${text}`);
    expect(shown).toEqual([
      'found: 556 U.S. 662, 678',
      'found: Id. at 681',
      'stop: 999 U.S. 1234, 1240',
      'stop: Id. at 1241',
      'mismatch: 533 U.S. 194, 198',
      'unverified: Id. at 199',
      'mismatch: 556 U.S. at 700',
      'unverified: 777 F.2d 12',
    ]);
    for (const mark of marks) {
      expect(mark.text).toBe(BRIEF[mark.block]?.text.slice(...mark.span));
      expect(mark.tag).toBe(`citecheck:1:${mark.citationId}`);
      expect(mark.title.length).toBeLessThanOrEqual(LONGEST_TITLE);
      expect(mark.color).toBe(MARK_COLORS[mark.kind]);
    }
  });
  it('titles begin as the contract promises', () => {
    const titles = ['556 U.S. 662', '999 U.S. 1234', '533 U.S. 194', '556 U.S. at 700', '777 F.2d 12'].map(
      (text) => titleOf(use(report, text)),
    );
    expect(titles).toEqual([
      '✓ Found — name; page',
      expect.stringMatching(/^✕ No such citation — /),
      '≠ Another case — Saucier v. Katz',
      expect.stringMatching(/^≠ Not as cited — /),
      expect.stringMatching(/^\? Unverified — /),
    ]);
  });
  it('a minor difference alone has its own title', async () => {
    const small = await reportOn([block('Ashcroft v. Iqbal, 556 U.S. 662 (2010).')]);
    expect(titleOf(use(small, '556 U.S. 662'))).toBe(
      '≈ Small difference — The brief says 2010; the case is of 2009.',
    );
  });
  it('never stand in a table of authorities or contents, nor in a header', async () => {
    const text = 'Ashcroft v. Iqbal, 556 U.S. 662 (2009)';
    for (const more of [
      { role: 'tableOfAuthorities' },
      { role: 'tableOfContents' },
      { part: 'header' },
    ] as const) {
      const blocks = [block(text, more)];
      expect(plannedMarks(await reportOn(blocks), blocks)).toEqual([]);
    }
  });
  it('never overlap and never leave their block', async () => {
    const blocks = [
      block(
        'Ashcroft v. Iqbal, 556 U.S. 662, 678, 129 S. Ct. 1937, 173 L. Ed. 2d 868 (2009) (quoting Twombly, 550 U.S. 544, 570 (2007)).',
      ),
    ];
    const marks = plannedMarks(await reportOn(blocks), blocks);
    expect(marks.length).toBeGreaterThan(2);
    marks
      .slice(1)
      .forEach((mark, index) => expect(mark.span[0]).toBeGreaterThanOrEqual(marks[index]?.span[1] ?? 0));
  });
});

describe('the table of authorities against the body', () => {
  const table = (...entries: string[]): Block[] =>
    entries.map((text) => block(text, { role: 'tableOfAuthorities' }));
  const toaOf = (report: Report): string[] =>
    report.citations.flatMap(({ text, checks }) =>
      checks.filter(({ check }) => check === 'toa').map(({ note }) => `${text}: ${note}`),
    );
  const BODY = [
    block('Ashcroft v. Iqbal, 556 U.S. 662 (2009); Bell Atlantic Corp. v. Twombly, 550 U.S. 544 (2007).'),
    block('Miranda v. Arizona, 384 U.S. 436 (1966).'),
  ];
  const IQBAL = 'Ashcroft v. Iqbal, 556 U.S. 662 (2009)\t3';
  const TWOMBLY = 'Bell Atl. Corp. v. Twombly, 550 U.S. 544 (2007)\t4';
  const MIRANDA = 'Miranda v. Arizona, 384 U.S. 436 (1966)\t4';
  it('that agrees says nothing', async () =>
    expect(toaOf(await reportOn([...table(IQBAL, TWOMBLY, MIRANDA), ...BODY]))).toEqual([]));
  it('written differently: told at both places', async () =>
    expect(
      toaOf(
        await reportOn([
          ...table(IQBAL, 'Bell Atl. Corp. v. Twombly, 550 U.S. 454 (2007)\t4', MIRANDA),
          ...BODY,
        ]),
      ),
    ).toEqual([
      '550 U.S. 454: The brief has 550 U.S. 544.',
      '550 U.S. 544: The table of authorities has 550 U.S. 454.',
    ]));
  it('listed and not cited', async () =>
    expect(
      toaOf(
        await reportOn([
          ...table(IQBAL, TWOMBLY, MIRANDA, 'Tolan v. Cotton, 572 U.S. 650 (2014)\t9'),
          ...BODY,
        ]),
      ),
    ).toEqual(['572 U.S. 650: Listed in the table of authorities and not cited.']));
  it('cited and not listed', async () =>
    expect(toaOf(await reportOn([...table(IQBAL, TWOMBLY), ...BODY]))).toEqual([
      '384 U.S. 436: Not in the table of authorities.',
    ]));
  it('an entry broken over two paragraphs is listed', async () =>
    expect(
      toaOf(
        await reportOn([...table(IQBAL, TWOMBLY, 'Miranda v. Arizona, 384 U.S. ', '436 (1966)\t4'), ...BODY]),
      ),
    ).toEqual([]));
  it('a brief without a table says nothing', async () => expect(toaOf(await reportOn(BODY))).toEqual([]));
});

describe('a brief checked again after a citation was replaced by what was suggested', () => {
  const before = () =>
    reportOn([block('See Brosseau v. Haugen, 533 U.S. 194 (2004); 777 F.2d 1 (9th Cir. 1985).')]);
  const after = () =>
    reportOn([block('See Brosseau v. Haugen, 543 U.S. 194 (2004); 777 F.2d 1 (9th Cir. 1985).')]);

  it('keeps both reports of it, and says so', async () => {
    const revised = asRevisionOf(await before(), await after());
    expect(reportSchema.safeParse(revised).error).toBeUndefined();
    expect(revised.summary.revised).toBe(true);
    const [first] = revised.citations;
    expect(first).toMatchObject({ text: '543 U.S. 194', mark: 'found' });
    expect(revised.revisions).toMatchObject([
      {
        before: { text: '533 U.S. 194', mark: 'mismatch', suggestion: { text: '543 U.S. 194' } },
        after: first?.id,
      },
    ]);
    for (const format of ['html', 'json'] as const)
      expect(renderReport(revised, [], format)).toContain('533 U.S. 194');
    expect(renderSummary(revised, [])).toContain('533 U.S. 194 (mismatch) → 543 U.S. 194 (found)');
  });
  it('earlier revisions stay', async () => {
    const revised = asRevisionOf(await before(), await after());
    expect(asRevisionOf(revised, await after()).revisions).toEqual(revised.revisions);
    expect(asRevisionOf(revised, await after()).summary.revised).toBe(true);
  });
  it('is not said where nothing suggested stands in its place', async () => {
    expect(asRevisionOf(await before(), await before()).summary.revised).toBe(false);
    const other = await reportOn([block('See Brosseau v. Haugen, 12 Ala. 30 (2004).')]);
    expect(asRevisionOf(await before(), other)).toEqual(other);
  });
});
