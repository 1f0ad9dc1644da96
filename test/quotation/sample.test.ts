/**
 * The sample brief against its two invented opinions: every planted fault of page and words (assets/samples/README.md,
 * 12 to 17) is told, and every sound quotation is verbatim or licensed. Real rooms throughout.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocx } from '../../src/brief/docx';
import { readCitations } from '../../src/citation';
import { layOnPages } from '../../src/library/import/opinionPages';
import { readOpinionHtml } from '../../src/library/import/opinionText';
import { compareQuotation, indexOpinion, readQuotations, type OpinionIndex } from '../../src/quotation';

const samples = path.resolve(__dirname, '../../assets/samples');

function opinion(file: string, firstPage: string): OpinionIndex {
  const laid = layOnPages(readOpinionHtml(readFileSync(path.join(samples, 'opinions', file), 'utf8')), {
    firstPage,
    lastPage: null,
  });
  if (laid === null) throw new Error(`${file} holds no text`);
  return indexOpinion(laid);
}

const opinions = new Map([
  ['101', opinion('thistledown-ferry-v-port-of-marlow.html', '101')],
  ['140', opinion('ashgrove-v-harbor-transit-district.html', '140')],
]);
const brief = readDocx(new Uint8Array(readFileSync(path.join(samples, 'sample-brief.docx'))));
const citations = readCitations(brief.blocks);
const byId = new Map(citations.map((one) => [one.id, one]));
const quotations = readQuotations(brief.blocks, citations);

/** Verdicts on the quotation that holds these words. */
function judged(words: string) {
  const quotation = quotations.find(({ text }) => text.includes(words));
  const citation = byId.get(quotation?.citation ?? '');
  const full = byId.get(citation?.antecedent ?? '') ?? citation;
  const held = full?.reporter === 'Sample Rptr.' ? opinions.get(full.page ?? '') : undefined;
  if (quotation === undefined || citation === undefined || held === undefined) return null;
  return compareQuotation({
    quote: quotation.text,
    pincite: citation.pincite?.text ?? null,
    parentheticals: [...citation.parentheticals, ...(quotation.parentheticals ?? [])],
    opinion: held,
  });
}

describe('planted faults', () => {
  it.each([
    [
      '13, a word altered',
      'disregard an affidavit',
      {
        verdict: 'altered',
        severity: 'major',
        foundOn: ['104'],
        changes: [{ kind: 'substitution', quote: 'may', source: 'must' }],
      },
    ],
    [
      '14, the dissent’s words',
      'whenever we look at it',
      { verdict: 'elsewhere', severity: 'major', part: 'dissent', foundOn: ['106'] },
    ],
    [
      '15, another page',
      'nobody will swear to',
      { verdict: 'elsewhere', severity: 'major', foundOn: ['105'] },
    ],
    [
      '16, another page',
      'know of the practice',
      { verdict: 'elsewhere', severity: 'major', foundOn: ['143'] },
    ],
    ['17, words that are not there', 'every public body insures', { verdict: 'absent', severity: 'major' }],
  ])('%s', (_, words, expected) => {
    expect(judged(words)).toMatchObject(expected);
  });
});

describe('sound quotations', () => {
  it.each([
    ['the facts in the light', 'verbatim', null],
    ['fills those seconds', 'verbatim', null],
    ['hand on the arm', 'verbatim', null],
    ['facts known to the officer', 'licensed', 'minor'],
    ['platform was wet', 'licensed', null],
    ['training was inadequate', 'verbatim', null],
    ['pattern is made', 'verbatim', null],
  ])('%s …', (words, verdict, severity) => {
    expect(judged(words)).toMatchObject({ verdict, severity });
  });

  it.each(['City', 'not going anywhere.', 'attack,', 'reasonableness', 'ferry etiquette.'])(
    '“%s” is nobody’s',
    (words) => {
      expect(quotations.filter(({ text }) => text === words)).toMatchObject([
        { citation: null, boundBy: null },
      ]);
    },
  );
});
