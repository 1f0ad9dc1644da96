/**
 * The matrix of quotations.md 4.2, a case a row and a counter-example a licence, in our own words (fixtures.ts).
 */
import { compareQuotation } from '../../src/quotation/compare/compareQuotation';
import type { ChangeKind, Opinion, QuotationMatch } from '../../src/quotation/model';
import { HARBOR, plainOpinion } from './fixtures';

interface Row {
  readonly it: string;
  readonly quote: string;
  readonly pincite?: string;
  readonly parentheticals?: readonly string[];
  readonly opinion?: Opinion;
  readonly verdict: QuotationMatch['verdict'];
  readonly severity?: QuotationMatch['severity'];
  readonly foundOn?: readonly string[];
  readonly part?: QuotationMatch['part'];
  readonly changes?: readonly (readonly [ChangeKind, string, string])[];
  readonly note?: RegExp;
}

const verbatim = { verdict: 'verbatim', severity: null } as const;
const licensed = { verdict: 'licensed', severity: null } as const;
const major = { verdict: 'altered', severity: 'major' } as const;
const minor = { verdict: 'altered', severity: 'minor' } as const;

const MATRIX: Readonly<Record<string, readonly Row[]>> = {
  'typography is folded': [
    {
      it: 'the same words on the cited page',
      quote: 'A pilot shall keep a proper lookout at all times.',
      pincite: '701',
      ...verbatim,
      foundOn: ['701'],
      part: 'majority',
      changes: [],
    },
    {
      it: 'outer quotation marks',
      quote: '“A pilot shall keep a proper lookout at all times.”',
      ...verbatim,
    },
    {
      it: 'straight for curly marks',
      quote: 'We have said that "a chart is a promise."',
      pincite: '703',
      ...verbatim,
    },
    {
      it: 'single marks for double ones',
      quote: 'We have said that ‘a chart is a promise.’',
      pincite: '703',
      ...verbatim,
    },
    {
      it: 'a no-break space and a double space',
      quote: 'A\u00a0pilot  shall keep a proper lookout',
      ...verbatim,
    },
    {
      it: 'ligatures',
      quote: 'the pilot of the Gannet ran her aground at the mouth of the river',
      opinion: plainOpinion(
        'The pilot of the Gannet ran her aground at the mouth of the river, in a ﬂat calm.',
      ),
      ...verbatim,
    },
    {
      it: 'a ligature in the opinion',
      quote: 'in a flat calm and without a pilot',
      opinion: plainOpinion('She drifted in a ﬂat calm and without a pilot.'),
      ...verbatim,
    },
    {
      it: 'dashes of any kind',
      quote: 'a captain - or his mate - must stand watch',
      opinion: plainOpinion('We hold that a captain—or his mate—must stand watch.'),
      ...verbatim,
    },
    {
      it: 'a section sign for the word',
      quote: 'under Section 12 of the Act a pilot is free',
      opinion: plainOpinion('Yet under § 12 of the Act a pilot is free.'),
      ...verbatim,
    },
    {
      it: '"Sec." for the word',
      quote: 'under Sec. 12 of the Act a pilot is free',
      opinion: plainOpinion('Yet under section 12 of the Act a pilot is free.'),
      ...verbatim,
    },
    {
      it: 'an ampersand for "and"',
      quote: 'the firm of Gull and Tern owned both hulls',
      opinion: plainOpinion('It is agreed that the firm of Gull & Tern owned both hulls.'),
      ...verbatim,
    },
    {
      it: 'the case of the first letter',
      quote: 'the burden of proof rests with the plaintiff',
      pincite: '702',
      ...verbatim,
    },
    {
      it: 'a possessive apostrophe that the source dropped',
      quote: 'the owner’s right to the hull',
      opinion: plainOpinion('We turn to the owners right to the hull.'),
      ...verbatim,
    },
    {
      it: 'a thousands comma',
      quote: 'a fine of 1,000 dollars a day',
      opinion: plainOpinion('The port set a fine of 1000 dollars a day.'),
      ...verbatim,
    },
    {
      it: 'a word that the line broke',
      quote: 'the judgment of the harbor court stands',
      opinion: plainOpinion('Therefore the judg-\nment of the harbor court stands.'),
      ...verbatim,
    },
    {
      it: 'a compound that the line broke',
      quote: 'the non-moving vessel bears the loss',
      opinion: plainOpinion('Therefore the non-\nmoving vessel bears the loss.'),
      ...verbatim,
    },
    {
      it: 'a compound written as one word',
      quote: 'The nonmoving vessel bears no part of the loss',
      pincite: '703',
      ...verbatim,
    },
    {
      it: 'a compound written as two words',
      quote: 'the well known rule of the road gives it the right of way',
      pincite: '703',
      ...verbatim,
    },
    { it: 'a soft hyphen', quote: 'keep a pro\u00adper lookout', ...verbatim },
    {
      it: 'a star page inside a word',
      quote: 'the judgment of the harbor court',
      opinion: plainOpinion('We affirm the judg*534ment of the harbor court.'),
      ...verbatim,
    },
    {
      it: 'a star page between words',
      quote: 'the judgment of the harbor court',
      opinion: plainOpinion('We affirm the judgment *534 of the harbor court.'),
      ...verbatim,
    },
    {
      it: 'accents',
      quote: 'the role of the protégé was small',
      opinion: plainOpinion('In truth the rôle of the protege was small.'),
      ...verbatim,
    },
    {
      it: 'capitals of a heading',
      quote: 'The Master Is Liable for the Cargo',
      opinion: plainOpinion('THE MASTER IS LIABLE FOR THE CARGO'),
      ...verbatim,
    },
    {
      it: 'but a capital inside the words is a matter of form',
      quote: 'the judgment of the court of appeals is therefore affirmed',
      pincite: '704',
      ...minor,
    },
    {
      it: 'but two words run together are another word',
      quote: 'the harbor court is notable to hear the claim',
      opinion: plainOpinion('We find the harbor court is not able to hear the claim.'),
      ...major,
    },
    {
      it: 'but a decimal is another number',
      quote: 'a draft of 62 feet at low water',
      opinion: plainOpinion('She had a draft of 6.2 feet at low water.'),
      ...major,
    },
  ],
  'a letter in brackets is the same letter': [
    {
      it: 'a capital',
      quote: '[T]he burden of proof rests with the plaintiff.',
      pincite: '702',
      ...verbatim,
      changes: [],
    },
    {
      it: 'a small letter',
      quote: '[a] pilot shall keep a proper lookout',
      pincite: '701',
      ...verbatim,
      changes: [],
    },
    {
      it: 'after an ellipsis',
      quote: 'A pilot shall keep a proper lookout . . . . [N]o vessel is required to enter a harbor in fog',
      pincite: '701',
      verdict: 'licensed',
      severity: 'minor',
    },
    {
      it: 'but another letter is another word',
      quote: 'the pilot was [f]areless and the cargo was lost',
      opinion: plainOpinion('It is found that the pilot was careless and the cargo was lost.'),
      ...major,
    },
  ],
  'the opinion’s own brackets': [
    {
      it: 'repeated are no change',
      quote: '[W]e find him rid[ing] at anchor with [ ] the boats',
      opinion: plainOpinion('It said: “[W]e find him rid[ing] at anchor with [ ] the boats.”'),
      ...verbatim,
      changes: [],
    },
    {
      it: 'taken away leave the same words',
      quote: 'We find him riding at anchor with the boats',
      opinion: plainOpinion('It said: “[W]e find him rid[ing] at anchor with [ ] the boats.”'),
      ...verbatim,
    },
    {
      it: 'around a word repeated are no change',
      quote: 'the strength of [the pilot’s] evidence is plain',
      opinion: plainOpinion('It said that the strength of [the pilot’s] evidence is plain.'),
      ...verbatim,
    },
  ],
  'a bracketed word may stand for words of the source': [
    {
      it: 'for one',
      quote: 'The owner of the [freight] may recover its value only if the pilot was careless.',
      ...licensed,
      changes: [['bracket', '[freight]', 'cargo']],
    },
    {
      it: 'for none',
      quote: 'The owner of the cargo [in suit] may recover its value',
      ...licensed,
      changes: [['bracket', '[in suit]', '']],
    },
    { it: 'for several', quote: 'The owner [thereof] may recover its value', ...licensed },
    {
      it: 'for twelve at the most',
      quote: 'The tables [were good].',
      opinion: plainOpinion(
        'The tables printed in the spring of that year by the harbor office and sold. Nothing follows.',
      ),
      verdict: 'licensed',
      severity: null,
    },
    {
      it: 'at the beginning it swallows nothing',
      quote: '[The vessel] ran her aground at the mouth of the river.',
      ...licensed,
      changes: [['bracket', '[The vessel]', '']],
    },
    {
      it: 'an ending',
      quote: 'A pilot keep[s] a proper lookout',
      opinion: plainOpinion('A pilot keeping a proper lookout is safe.'),
      ...licensed,
    },
    {
      it: 'an ending taken off',
      quote: 'The table[] were printed in the spring',
      pincite: '702',
      ...licensed,
    },
    {
      it: 'words that are the source’s own',
      quote: 'The owner of the [cargo] may recover its value',
      ...verbatim,
    },
    {
      it: 'but not over a negation',
      quote: 'The duty of care, which [was] a heavy one, falls on the carrier',
      pincite: '702',
      ...major,
      changes: [['bracket', '[was]', 'is not']],
    },
    {
      it: 'but not over a modal',
      quote: 'A pilot [can] keep a proper lookout at all times.',
      pincite: '701',
      ...major,
    },
    {
      it: 'but not over a number',
      quote: 'A carrier must deliver the goods in [some] days',
      pincite: '702',
      ...major,
    },
    {
      it: 'but not over a limiting word',
      quote: 'may recover its value [even] if the pilot was careless',
      pincite: '701',
      ...major,
    },
    {
      it: 'but not one party for the other',
      quote: 'The burden of proof rests with the [defendant].',
      pincite: '702',
      ...major,
    },
    {
      it: 'but not one party for the other inside',
      quote: 'The burden of proof rests with the [defendant] at trial',
      opinion: plainOpinion('The burden of proof rests with the plaintiff at trial.'),
      ...major,
    },
    {
      it: 'but no negation may be put in',
      quote: 'The statute does [not ever] reach a voyage that began',
      opinion: plainOpinion('The statute does reach a voyage that began before it.'),
      ...major,
    },
    {
      it: 'but "[and]" may not stand for "or"',
      quote: 'the carrier [and] the pilot answers for it',
      opinion: plainOpinion('In law the carrier or the pilot answers for it.'),
      ...major,
    },
    {
      it: 'but a bracketed beginning may not turn the word round',
      quote: 'the seizure was [un]lawful in every respect',
      opinion: plainOpinion('We hold the seizure was lawful in every respect.'),
      ...major,
    },
    {
      it: 'but a bracketed ending may not turn the word round',
      quote: 'the pilot was care[ful] on the night in question',
      opinion: plainOpinion('We find the pilot was careless on the night in question.'),
      ...major,
    },
    {
      it: 'but a bracket reaches no thirteenth word',
      quote: 'The pilot [then] entered the basin at dawn',
      opinion: plainOpinion(
        'The pilot rowed slowly past seven small painted boats lying along the old stone wall entered the basin at dawn.',
      ),
      ...major,
    },
  ],
  'an ellipsis may pass over words in one part': [
    {
      it: 'a phrase',
      quote: 'The tables were printed . . . and the lamp was trimmed.',
      pincite: '702',
      ...licensed,
      changes: [['ellipsis', '. . .', 'in the spring']],
    },
    {
      it: 'the one character',
      quote: 'The tables were printed … and the lamp was trimmed.',
      pincite: '702',
      ...licensed,
    },
    {
      it: 'three plain dots',
      quote: 'The tables were printed ... and the lamp was trimmed.',
      pincite: '702',
      ...licensed,
    },
    {
      it: 'stars',
      quote: 'The tables were printed * * * and the lamp was trimmed.',
      pincite: '702',
      ...licensed,
    },
    {
      it: 'in brackets',
      quote: 'The tables were printed [. . .] and the lamp was trimmed.',
      pincite: '702',
      ...licensed,
    },
    {
      it: 'sentences, with four dots',
      quote: 'The tables were printed in the spring . . . . The burden of proof rests with the plaintiff.',
      pincite: '702',
      verdict: 'licensed',
      severity: 'minor',
    },
    {
      it: 'a whole clause with a guarded word is shown',
      quote: 'The duty of care . . . falls on the carrier and the pilot alike.',
      pincite: '702',
      verdict: 'licensed',
      severity: 'minor',
      changes: [['ellipsis', '. . .', 'which is not a heavy one']],
    },
    {
      it: 'a limiting clause at the end is shown',
      quote: 'A carrier must deliver the goods in thirty days . . . .',
      pincite: '702',
      verdict: 'licensed',
      severity: 'minor',
    },
    {
      it: 'the end of a sentence',
      quote: 'The judgment of the Court of Appeals is therefore affirmed . . . .',
      pincite: '704',
      ...licensed,
    },
    {
      it: 'pages of one part, with a note',
      quote: 'A pilot shall keep a proper lookout . . . . Neither party disputes the amount of the loss.',
      pincite: '701-04',
      verdict: 'licensed',
      note: /passes over/,
    },
    {
      it: 'its own dots repeated are no change',
      quote: 'the sea . . . is wide and the boat is small',
      opinion: plainOpinion('As the poet says, the sea . . . is wide and the boat is small.'),
      ...verbatim,
    },
    {
      it: 'but not a negation out of a kept clause',
      quote: 'The statute does . . . reach a voyage that began before it was passed.',
      pincite: '704',
      ...major,
    },
    {
      it: 'but not a modal out of a kept clause',
      quote: 'The owner . . . recover its value',
      pincite: '701',
      ...major,
    },
    {
      it: 'but not "only" out of a kept clause',
      quote: 'may recover its value . . . if the pilot was careless',
      pincite: '701',
      ...major,
    },
    {
      it: 'but not a leading "No"',
      quote: '. . . vessel is required to enter a harbor in fog',
      pincite: '701',
      ...major,
    },
    {
      it: 'but not from one part into another',
      quote: 'Neither party disputes the amount of the loss . . . . The loss should lie where it fell',
      ...major,
    },
  ],
  'words left out, put in or changed without a mark': [
    {
      it: 'a word left out',
      quote: 'A pilot shall keep a lookout at all times.',
      pincite: '701',
      ...major,
      changes: [['omission', '', 'proper']],
    },
    {
      it: 'a word put in',
      quote: 'A pilot shall always keep a proper lookout at all times.',
      pincite: '701',
      ...major,
      changes: [['insertion', 'always', '']],
    },
    {
      it: 'a synonym',
      quote: 'A pilot shall keep a correct lookout at all times.',
      pincite: '701',
      ...major,
      changes: [['substitution', 'correct', 'proper']],
    },
    {
      it: 'may for shall',
      quote: 'A pilot may keep a proper lookout at all times.',
      pincite: '701',
      ...major,
      changes: [['substitution', 'may', 'shall']],
    },
    {
      it: 'a negation lost',
      quote: 'The statute does reach a voyage that began before it was passed.',
      pincite: '704',
      ...major,
      changes: [['omission', '', 'not']],
    },
    {
      it: 'a negation put in',
      quote: 'The burden of proof rests not with the plaintiff.',
      pincite: '702',
      ...major,
    },
    {
      it: 'another number',
      quote: 'A carrier must deliver the goods in twenty days',
      pincite: '702',
      ...major,
    },
    { it: '"or" for "and"', quote: 'falls on the carrier or the pilot alike', pincite: '702', ...major },
    { it: '"only" lost', quote: 'may recover its value if the pilot was careless', pincite: '701', ...major },
    {
      it: '"if" for "unless"',
      quote: 'deliver the goods in thirty days, if the parties agree otherwise in writing',
      pincite: '702',
      ...major,
    },
    {
      it: 'the other party',
      quote: 'The burden of proof rests with the defendant.',
      pincite: '702',
      ...major,
    },
    {
      it: 'two content words exchanged',
      quote: 'The seller paid the buyer before the voyage began.',
      pincite: '702',
      ...major,
    },
    { it: 'a tense', quote: 'A pilot shall keep a proper lookout at all time.', pincite: '701', ...major },
    {
      it: 'an article is a matter of form',
      quote: 'The pilot shall keep a proper lookout at all times.',
      pincite: '701',
      ...minor,
      changes: [['substitution', 'The', 'A']],
    },
    {
      it: '"which" for "that" is a matter of form',
      quote: 'a voyage which began before it was passed',
      pincite: '704',
      ...minor,
    },
    {
      it: 'an article left out is a matter of form',
      quote: 'A pilot shall keep proper lookout at all times.',
      pincite: '701',
      ...minor,
    },
    {
      it: 'a number written in digits is a matter of form',
      quote: 'A carrier must deliver the goods in 30 days',
      pincite: '702',
      ...minor,
    },
    {
      it: 'another name of the same rule is a matter of form',
      quote: 'relief is sought under Rule 60 of those rules',
      opinion: plainOpinion('Here relief is sought under Fed. R. Civ. P. 60 of those rules.'),
      ...minor,
    },
  ],
  'citations and notes of the source': [
    {
      it: 'a citation left out with a parenthetical',
      quote:
        'We have said that “a chart is a promise.” It follows that the maker of a chart answers for what it leaves out.',
      pincite: '703',
      parentheticals: ['citation omitted'],
      ...licensed,
    },
    {
      it: 'among other remarks',
      quote:
        'We have said that “a chart is a promise.” It follows that the maker of a chart answers for what it leaves out.',
      pincite: '703',
      parentheticals: ['internal quotation marks and citations omitted'],
      ...licensed,
    },
    {
      it: 'in brackets inside the quotation',
      quote:
        'We have said that “a chart is a promise.” [citation omitted] It follows that the maker of a chart answers for what it leaves out.',
      pincite: '703',
      ...licensed,
    },
    {
      it: 'cleaned up',
      quote:
        'We have said that a chart is a promise. It follows that the maker of a chart answers for what it leaves out.',
      pincite: '703',
      parentheticals: ['cleaned up'],
      ...licensed,
    },
    {
      it: 'citation modified',
      quote:
        'We have said that a chart is a promise. It follows that the maker of a chart answers for what it leaves out.',
      pincite: '703',
      parentheticals: ['citation modified'],
      ...licensed,
    },
    {
      it: 'without a word about it is a matter of form',
      quote:
        'We have said that “a chart is a promise.” It follows that the maker of a chart answers for what it leaves out.',
      pincite: '703',
      ...minor,
    },
    {
      it: 'but no word that is not citation',
      quote: 'We have said that “a chart is a promise.” The maker of a chart answers for what it leaves out.',
      pincite: '703',
      parentheticals: ['citation omitted'],
      ...major,
    },
    {
      it: 'a call of a note',
      quote: 'The rule is an old one. Courts of admiralty have followed it',
      pincite: '703',
      ...verbatim,
    },
    {
      it: 'a raised call of a note',
      quote: 'the rule is old and the courts know it',
      opinion: plainOpinion('But the rule is old² and the courts know it.'),
      ...verbatim,
    },
    {
      it: 'a call of a note behind a year',
      quote: 'was dredged in 1945. The pilots paid for it',
      opinion: plainOpinion('The channel was dredged in 1945.3 The pilots paid for it.'),
      ...verbatim,
    },
    {
      it: 'a call of a note behind a citation',
      quote: 'The rule is old. Marlin v. Oyster Bay Co., 12 U.S. 34, 36 (1815). The courts know it.',
      opinion: plainOpinion(
        'The rule is old. Marlin v. Oyster Bay Co., 12 U.S. 34, 36 (1815).12 The courts know it.',
      ),
      ...verbatim,
    },
    {
      it: 'but no decimal',
      quote: 'drew 16 feet of water',
      opinion: plainOpinion('The Gannet drew 16.5 feet of water.'),
      ...major,
    },
    {
      it: 'but a number that stands free is a word',
      quote: 'A master entitled to days of notice cannot be held to five.',
      pincite: '703',
      ...major,
    },
    {
      it: 'cleaned up does not reach a word',
      quote: 'A pilot may keep a proper lookout at all times.',
      parentheticals: ['cleaned up'],
      ...major,
    },
    {
      it: 'citation modified does not reach a word',
      quote: 'A pilot shall keep a correct lookout at all times.',
      parentheticals: ['citation modified'],
      ...major,
    },
    {
      it: 'alterations adopted permits a capital',
      quote: 'the judgment of the court of appeals is therefore affirmed',
      parentheticals: ['alterations adopted'],
      ...licensed,
    },
    {
      it: 'alterations adopted does not reach a word',
      quote: 'The statute does reach a voyage that began before it was passed.',
      parentheticals: ['alterations adopted'],
      ...major,
    },
    {
      it: 'emphasis added changes nothing',
      quote: 'A pilot shall keep a proper lookout',
      parentheticals: ['emphasis added'],
      ...verbatim,
    },
    {
      it: 'emphasis added does not reach a word',
      quote: 'A pilot shall ever keep a proper lookout',
      parentheticals: ['emphasis added'],
      ...major,
    },
    {
      it: 'footnote omitted does not reach a number',
      quote: 'A master entitled to days of notice cannot be held to five.',
      parentheticals: ['footnote omitted'],
      ...major,
    },
    {
      it: 'internal quotation marks omitted',
      quote: 'We have said that a chart is a promise.',
      pincite: '703',
      parentheticals: ['internal quotation marks omitted'],
      ...verbatim,
    },
    {
      it: 'sic is no word',
      quote: 'the cargo was weighted [sic] at the quay',
      opinion: plainOpinion('It is agreed that the cargo was weighted at the quay.'),
      ...verbatim,
    },
    {
      it: 'sic does not mend the word',
      quote: 'the cargo was weighed [sic] at the quay',
      opinion: plainOpinion('It is agreed that the cargo was weighted at the quay.'),
      ...major,
    },
  ],
  'the opinion’s own ellipses': [
    {
      it: 'may be dropped where the words were cleaned up',
      quote: 'the sea is wide and the boat is small',
      opinion: plainOpinion('As the poet says, the sea . . . is wide and the boat is small.'),
      parentheticals: ['cleaned up'],
      ...licensed,
      changes: [['ellipsis', '', '. . .']],
    },
    {
      it: 'dropped without a word about it are a matter of form',
      quote: 'the sea is wide and the boat is small',
      opinion: plainOpinion('As the poet says, the sea . . . is wide and the boat is small.'),
      ...minor,
    },
    {
      it: 'and its brackets may be dropped where the words were cleaned up',
      quote: 'the sea is wide and the boat is small',
      opinion: plainOpinion('As the poet says, the sea is [wide and] the boat is small.'),
      parentheticals: ['citation modified'],
      ...licensed,
    },
    {
      it: 'a note’s call in brackets is no word',
      quote: 'the sea is wide and the boat is small',
      opinion: plainOpinion('As the poet says, the sea is wide[3] and the boat is small.'),
      ...verbatim,
    },
  ],
  'the page': [
    {
      it: 'another page',
      quote: 'The burden of proof rests with the plaintiff.',
      pincite: '704',
      verdict: 'elsewhere',
      severity: 'major',
      foundOn: ['702'],
      note: /page 702, not on 704/,
    },
    { it: 'a range', quote: 'The burden of proof rests with the plaintiff.', pincite: '701–03', ...verbatim },
    {
      it: 'a range with its hundreds left out',
      quote: 'The burden of proof rests with the plaintiff.',
      pincite: '701-3',
      ...verbatim,
    },
    {
      it: 'a list',
      quote: 'The burden of proof rests with the plaintiff.',
      pincite: '699, 702',
      ...verbatim,
    },
    {
      it: 'a page break inside a word, the first page',
      quote: 'It would be strange to hold otherwise, and we do not.',
      pincite: '703',
      ...verbatim,
      foundOn: ['703', '704'],
    },
    {
      it: 'a page break inside a word, the second page',
      quote: 'It would be strange to hold otherwise, and we do not.',
      pincite: '704',
      ...verbatim,
    },
    { it: 'no page cited', quote: 'The burden of proof rests with the plaintiff.', ...verbatim },
    {
      it: 'no page known',
      quote: 'the tide waits for the master alone',
      pincite: '12',
      opinion: plainOpinion('And so the tide waits for the master alone.'),
      ...verbatim,
      foundOn: [],
    },
    {
      it: 'altered words on another page are altered',
      quote: 'The burden of proof falls with the plaintiff.',
      pincite: '704',
      ...major,
    },
    {
      it: 'licensed words on another page are elsewhere',
      quote: 'The burden [here] rests with the plaintiff.',
      pincite: '704',
      verdict: 'elsewhere',
      severity: 'major',
    },
    {
      it: 'star pages',
      quote: 'the tide waits for the master alone',
      pincite: '*3',
      opinion: {
        complete: true,
        ocr: false,
        parts: [
          { kind: 'majority', pages: [{ label: '*3', text: 'And so the tide waits for the master alone.' }] },
        ],
      },
      ...verbatim,
      foundOn: ['*3'],
    },
    {
      it: 'a star page of another print says nothing of printed pages',
      quote: 'A pilot shall keep a proper lookout',
      pincite: '*3',
      ...verbatim,
      foundOn: ['701'],
    },
    {
      it: 'nor a printed page of star pages',
      quote: 'the tide waits for the master alone',
      pincite: '678',
      opinion: {
        complete: true,
        ocr: false,
        parts: [
          {
            kind: 'majority',
            pages: [{ label: '*3', text: 'And so the tide waits for the master alone.' }],
          },
        ],
      },
      ...verbatim,
      foundOn: ['*3'],
    },
    {
      it: 'a star page that is not the right one',
      quote: 'the tide waits for the master alone',
      pincite: '*2',
      opinion: {
        complete: true,
        ocr: false,
        parts: [
          {
            kind: 'majority',
            pages: [
              { label: '*2', text: 'The harbor was dark. ' },
              { label: '*3', text: 'And so the tide waits for the master alone.' },
            ],
          },
        ],
      },
      verdict: 'elsewhere',
      severity: 'major',
      foundOn: ['*3'],
    },
  ],
  'the part': [
    {
      it: 'a dissent',
      quote: 'it is a drawing of the sea made by someone who has gone home',
      pincite: '705',
      verdict: 'elsewhere',
      severity: 'major',
      part: 'dissent',
      note: /dissent/,
    },
    {
      it: 'a dissent that the citation names',
      quote: 'it is a drawing of the sea made by someone who has gone home',
      pincite: '705',
      parentheticals: ['Varga, J., dissenting'],
      ...verbatim,
      part: 'dissent',
    },
    {
      it: 'the court’s words cited to a dissent',
      quote: 'A pilot shall keep a proper lookout',
      pincite: '701',
      parentheticals: ['Varga, J., dissenting'],
      verdict: 'elsewhere',
      severity: 'major',
    },
    ...[
      'Varga, J., dissenting in part',
      'dissenting opinion',
      'dis. opn. of Varga, J.',
      'Varga, J., concurring in part and dissenting in part',
      'conc. & dis. opn. of Varga, J.',
    ].map((said): Row => ({
      it: `a dissent, as “(${said})” says`,
      quote: 'it is a drawing of the sea made by someone who has gone home',
      pincite: '705',
      parentheticals: [said],
      ...verbatim,
      part: 'dissent',
    })),
    ...[
      'noting concurrent fault',
      'rejecting the dissent’s view',
      '“concurrent fault, without dissent, is no excuse”',
      'holding that pilots must "keep watch, concurring crew or not"',
      'quoting Marlin v. Oyster Bay Co., 12 U.S. 34, 36 (1815) (Thorne, J., dissenting)',
    ].map((said): Row => ({
      it: `the court’s own words, though “(${said})” stands there`,
      quote: 'A pilot shall keep a proper lookout',
      pincite: '701',
      parentheticals: [said],
      ...verbatim,
      part: 'majority',
    })),
    {
      it: 'the syllabus',
      quote: 'the tide tables were within reach of the wheel',
      pincite: '701',
      verdict: 'elsewhere',
      severity: 'major',
      part: 'syllabus',
    },
    {
      it: 'a note that the pincite names',
      quote: 'the ordinances of Oleron already state it',
      pincite: '703 n.4',
      ...verbatim,
      part: 'notes',
    },
    {
      it: 'words of the text, cited to a note alone',
      quote: 'The rule is an old one.',
      pincite: '703 n.4',
      verdict: 'elsewhere',
      severity: 'minor',
      part: 'majority',
      note: /in the text, not in the footnote/,
    },
    {
      it: 'words of the text, cited to page and note',
      quote: 'The rule is an old one.',
      pincite: '703 & n.4',
      ...verbatim,
    },
    {
      it: 'words of the text, cited to a note that is not held',
      quote: 'The rule is an old one.',
      pincite: '703 n.9',
      ...verbatim,
    },
    {
      it: 'a note that the pincite does not name',
      quote: 'the ordinances of Oleron already state it',
      pincite: '703',
      verdict: 'elsewhere',
      severity: 'minor',
      part: 'notes',
    },
    {
      it: 'an argument that the opinion reports',
      quote: 'the tide tables were out of date',
      pincite: '702',
      ...verbatim,
      note: /argument/,
    },
    {
      it: 'words that the opinion quotes',
      quote: 'a chart is a promise',
      pincite: '703',
      ...verbatim,
      note: /itself quotes/,
    },
    {
      it: 'no such note where the citation says so',
      quote: 'a chart is a promise',
      pincite: '703',
      parentheticals: ['quoting Marlin v. Oyster Bay Co., 12 U.S. 34, 36 (1815)'],
      ...verbatim,
      note: /^The words are the opinion’s\.$/,
    },
    {
      it: 'words of which the sentence’s “No” was left off',
      quote: 'vessel is required to enter a harbor in fog',
      pincite: '701',
      ...verbatim,
      note: /“no” just before/,
    },
    {
      it: 'words of which the sentence’s “Only” was left off',
      quote: 'a master may waive the toll',
      opinion: plainOpinion('Only a master may waive the toll.'),
      ...verbatim,
      note: /“Only” just before|“only” just before/,
    },
  ],
  'words that are not there': [
    {
      it: 'in a complete opinion',
      quote: 'Every lighthouse keeper owes the sailor a kindness beyond the call of his lamp.',
      verdict: 'absent',
      severity: 'major',
    },
    {
      it: 'in a part of an opinion',
      quote: 'Every lighthouse keeper owes the sailor a kindness beyond the call of his lamp.',
      opinion: { ...HARBOR, complete: false },
      verdict: 'cannotTell',
      severity: null,
    },
    {
      it: 'in no text at all',
      quote: 'Every lighthouse keeper owes the sailor',
      opinion: { complete: true, ocr: false, parts: [] },
      verdict: 'cannotTell',
      severity: null,
    },
    { it: 'fewer than four words', quote: 'lighthouse keepers’ rule', verdict: 'absent', severity: 'minor' },
    { it: 'three words that are there', quote: 'burden of proof', pincite: '702', ...verbatim },
    { it: 'no words at all', quote: '“ . . . ”', verdict: 'cannotTell', severity: null },
    {
      it: 'common words alone are no passage',
      quote: 'it was not for them to say that it was so',
      verdict: 'absent',
      severity: 'major',
    },
  ],
  'the first and the last word': [
    {
      it: 'a word added before the first is an addition, not an exchange with the sentence before',
      quote: 'However, a pilot shall keep a proper lookout at all times.',
      pincite: '701',
      ...major,
      changes: [
        ['insertion', 'However', ''],
        ['case', 'a', 'A'],
      ],
    },
    {
      it: 'a word left out after the first is an omission, not an exchange',
      quote: 'The was trimmed',
      opinion: plainOpinion(
        'The tables were printed in the spring, and all night long the lamp was trimmed by hand.',
      ),
      verdict: 'absent',
      severity: 'minor',
    },
    {
      it: 'the word after the first left out',
      quote: 'may best keep a lookout from the foretop in a calm',
      opinion: plainOpinion(
        'It is said that a mate may indeed best keep a lookout from the foretop in a calm.',
      ),
      ...major,
      changes: [['omission', '', 'indeed']],
    },
    {
      it: 'another first word',
      quote: 'Every pilot shall keep a proper lookout at all times.',
      pincite: '701',
      ...major,
    },
  ],
  'other ways to name a code': [
    {
      it: 'the code by another name, at the beginning, is form',
      quote: '... Ga. Code Ann. § 17-4-60 provides that a private person may make an arrest',
      opinion: plainOpinion(
        'That court said: “OCGA § 17-4-60 provides that a private person may make an arrest for a felony.”',
      ),
      ...minor,
    },
    {
      it: 'another section is not',
      quote: 'Ga. Code Ann. § 17-4-61 provides that a private person may make an arrest',
      opinion: plainOpinion(
        'That court said: “OCGA § 17-4-60 provides that a private person may make an arrest for a felony.”',
      ),
      ...major,
    },
  ],
  'a term on another page': [
    {
      it: 'is worth a glance, no more',
      quote: 'proper lookout',
      pincite: '704',
      verdict: 'elsewhere',
      severity: 'minor',
      foundOn: ['701'],
    },
    {
      it: 'a whole sentence on another page is major',
      quote: 'A pilot shall keep a proper lookout at all times.',
      pincite: '704',
      verdict: 'elsewhere',
      severity: 'major',
      foundOn: ['701'],
    },
  ],
  'a scanned opinion': [
    {
      it: 'letters that a scanner takes for one another',
      quote: 'the commander of the harbor gave the order',
      opinion: plainOpinion('Then the cornmander of the barbor gave thc order.'.replace('barbor', 'harbor'), {
        ocr: true,
      }),
      ...verbatim,
      note: /scan/,
    },
    {
      it: 'l for 1 inside a word',
      quote: 'the vessel lay still in the channel',
      opinion: plainOpinion('At noon the vesse1 lay sti1l in the channel.', { ocr: true }),
      ...verbatim,
    },
    {
      it: 'but not where the text is no scan',
      quote: 'the commander of the harbor gave the order',
      opinion: plainOpinion('Then the cornmander of the harbor gave the order.'),
      ...major,
    },
    {
      it: 'but never a number',
      quote: 'the vessel lay there for 10 days in the channel',
      opinion: plainOpinion('At noon the vessel lay there for lO days in the channel.', { ocr: true }),
      ...major,
    },
    {
      it: 'but never a negation',
      quote: 'the vessel was not in the channel at noon',
      opinion: plainOpinion('We know the vessel was nof in the channel at noon.', { ocr: true }),
      ...major,
    },
  ],
};

describe.each(Object.entries(MATRIX))('%s', (_, rows) => {
  it.each(rows.map((row) => [row.it, row] as const))('%s', (_name, row) => {
    const match = compareQuotation({
      quote: row.quote,
      pincite: row.pincite ?? null,
      parentheticals: row.parentheticals ?? [],
      opinion: row.opinion ?? HARBOR,
    });
    expect(match).toMatchObject({
      verdict: row.verdict,
      ...(row.severity === undefined ? {} : { severity: row.severity }),
      ...(row.foundOn === undefined ? {} : { foundOn: row.foundOn }),
      ...(row.part === undefined ? {} : { part: row.part }),
      ...(row.note === undefined ? {} : { note: expect.stringMatching(row.note) }),
    });
    if (row.changes !== undefined)
      expect(match.changes.map(({ kind, quote, source }) => [kind, quote, source])).toEqual(row.changes);
  });
});
