// The kinds of fault that the audit by eye found (bench/RESULTS.md, "Audit by eye"), each as a sentence of our own.
import type { Block } from '../../src/brief/model';
import { readCitations, type Citation } from '../../src/citation';

const read = (text: string): readonly Citation[] => readCitations([{ part: 'body', note: null, text }]);

/** The one citation whose core begins with these words. */
function one(text: string, core: string): Citation {
  const found = read(text).filter((citation) => citation.text.startsWith(core));
  if (found.length !== 1 || !found[0])
    throw new Error(
      `${found.length} citations begin with "${core}": ${read(text)
        .map((c) => c.text)
        .join(' | ')}`,
    );
  return found[0];
}

const meant = (citations: readonly Citation[], at: number): string | undefined =>
  citations.find((other) => other.id === citations[at]?.antecedent)?.text;

describe('Names', () => {
  it('are whole where a line ends behind their hyphen', () => {
    expect(
      one('Held in United States v. Ortega-\nLuna, 533 F.3d 11, 15 (1st Cir. 2008).', '533').caseName,
    ).toBe('United States v. Ortega-Luna');
  });
  it('are whole around a star page', () => {
    const found = one('See also City of Port *586 Haven v. Lyle, 461 U.S. 95, 111 (1983).', '461');
    expect([found.caseName, found.signal]).toEqual(['City of Port Haven v. Lyle', 'see also']);
  });
  it('are whole where an empty line stands before the corporate ending', () => {
    const text =
      'Moss v. Harbor Technology, LLC, 221 Ill. 2d 558, 570 (2006). Some say so; see Harbor Technology,\n\nLLC, 221 Ill. 2d at 581.';
    const found = one(text, '221 Ill. 2d at');
    expect([found.caseName, found.signal]).toEqual(['Harbor Technology, LLC', 'see']);
  });
  it('stand before an ellipsis in a quotation', () => {
    expect(one('Commonwealth v. Marsh, . . . 284 A.2d 717, 719 (Pa. 1971).', '284').caseName).toBe(
      'Commonwealth v. Marsh',
    );
  });
  it('belong to "ante" and "post" too', () => {
    const found = one('See Ferris v. City of Hale, post, p. 147.', 'post');
    expect([found.kind, found.caseName, found.signal, found.antecedent]).toEqual([
      'supra',
      'Ferris v. City of Hale',
      'see',
      null,
    ]);
  });
  it('in the text before the mark of a note tell what a short form in the notes means', () => {
    const blocks: Block[] = [
      {
        part: 'body',
        note: null,
        text: 'She relies on Quill v. State, which held otherwise. Quill was dicta.',
        notesAt: [
          { offset: 29, note: '3' },
          { offset: 68, note: '4' },
        ],
      },
      { part: 'footnote', note: '3', text: '171 Ga. App. 807, 809 (1984).' },
      { part: 'footnote', note: '4', text: 'Quill, supra at 809.' },
    ];
    const citations = readCitations(blocks);
    expect(citations.map(({ caseName }) => caseName)).toEqual([null, 'Quill']);
    expect(meant(citations, 1)).toBe('171 Ga. App. 807');
  });
});

describe('Names of old reports and of prose', () => {
  it('end before the court in brackets', () => {
    const found = one('Carroll v. Price (D. C.) 81 Fed. 137; Dow v. Roe (Kan. App.) 42 Pac. 735.', '81');
    expect([found.caseName, found.court]).toEqual(['Carroll v. Price', null]);
    expect(one('Dow v. Roe (Kan. App.) 42 Pac. 735.', '42').caseName).toBe('Dow v. Roe');
    expect(one('Dow v. Roe Ltd. (U. K.), 42 F.3d 735 (2d Cir. 1994).', '42').caseName).toBe(
      'Dow v. Roe Ltd. (U. K.)',
    );
  });
  it('begin behind a question', () => {
    expect(one('Is it void? Rich Min. Co. v. Rose, 114 U. S. 576.', '114').caseName).toBe(
      'Rich Min. Co. v. Rose',
    );
  });
  it('begin behind the justice who is quoted', () => {
    expect(one('quoting Mr. Justice Field in Benn v. Hark, 158 U. S. 447.', '158').caseName).toBe(
      'Benn v. Hark',
    );
  });
  it('are whole where a star page is glued into a word or between words', () => {
    expect(one('Heff v. Society for Peace, *294Inc., 452 U. S. 640 (1981).', '452').caseName).toBe(
      'Heff v. Society for Peace, Inc.',
    );
    const citations = read(
      'City v. Taxpayers for Order, 466 U. S. 789 (1984). See Taxpay*803ers for Order, supra, at 803.',
    );
    expect([citations[1]?.caseName, meant(citations, 1)]).toEqual(['Taxpayers for Order', '466 U. S. 789']);
  });
  it('are the same with and without a hyphen', () => {
    const citations = read(
      'Clark v. Friends of NonViolence, 468 U. S. 288 (1984). Friends of Non-Violence, supra, at 295.',
    );
    expect(meant(citations, 1)).toBe('468 U. S. 288');
  });
});

describe('"Id."', () => {
  it('outside a quotation does not mean what is cited inside it', () => {
    const citations = read(
      'Dow v. Roe, 58 F.3d 94, 99 (1st Cir. 1995). The court held that “relief under 42 U.S.C. § 1983 is barred.” Id. at 100; Id.',
    );
    expect(meant(citations, 2)).toBe('58 F.3d 94');
  });
  it('with a star page does not mean a printed reporter', () => {
    const citations = read(
      'Dow v. Roe, 2017 WL 93673, at *1 (E.D. Pa. 2017). Accord Fox v. Hale, 987 A.2d 781 (Pa. 2009). Id. at *2.',
    );
    expect(meant(citations, 2)).toBe('2017 WL 93673');
  });
  it('takes the rule that follows it', () => {
    expect(read('See Tex. R. App. P. 42.3(a). See id. R. 42.3(c).')[1]?.pincite?.sections).toEqual([
      'R. 42.3(c)',
    ]);
  });
  it('is read where the scanner doubled its marks', () => {
    expect(read('Dow v. Roe, 337 U. S. 1. Id,., at 5.')[1]?.pincite?.pages).toEqual([['5', '5']]);
  });
});

describe('Short forms', () => {
  it('end before the parallel that follows them', () => {
    const citations = read(
      'Dow v. Roe, 21 Ohio St. 2d 66, 255 N.E.2d 247 (1970). 21 Ohio St. 2d, at 69, 255 N.E.2d, at 249.',
    );
    expect(citations.slice(2).map(({ kind, pincite }) => [kind, pincite?.text])).toEqual([
      ['short', '69'],
      ['short', '249'],
    ]);
    expect(citations[3]?.parallelTo).toBe(citations[2]?.id);
  });
  it('have their parenthetical behind a comma too many', () => {
    const citations = read(
      'Bear v. Ga., 461 U.S. 660 (1983). Dow v. Roe, 30 F.4th 1157 (9th Cir. 2022). Dow, 30 F.4th at 1171, (quoting Bear, 461 U.S. at 668). Id. at 1172.',
    );
    expect(citations[3]?.within).toBe(citations[2]?.id);
    expect(meant(citations, 4)).toBe('30 F.4th 1157');
  });
});

describe('Signals', () => {
  it("are read over a page's number", () => {
    expect(
      one('See\n\n                    8\nHarbor Hosp., L.P. v. Alba, 382 S.W.3d 619, 629 (Tex. 2012).', '382')
        .signal,
    ).toBe('see');
  });
});

describe('Pincites', () => {
  it.each([
    ['(Mot., Doc. No. 12 at PageID 572-73.)', 'Doc. No. 12', ['572', '573']],
    ['(Compl., DN 1, Doc. 1, PageID #: 4.)', 'Doc. 1', ['4', '4']],
    ['(ECF No. 8, PageID.55.)', 'ECF No. 8', ['55', '55']],
    ['(Pls.’ Facts, ECF No. 19, 2.)', 'ECF No. 19', ['2', '2']],
  ])('of the record: %s', (text, core, pages) => {
    expect(one(text, core).pincite?.pages).toEqual([pages]);
    expect(one(text, core).text).toBe(core);
  });
  it('keep every docket entry of a list', () => {
    expect(one('DKT. NOS. 9, 10-1, 14, 17 AND 18 are sealed.', 'DKT').text).toBe(
      'DKT. NOS. 9, 10-1, 14, 17 AND 18',
    );
    expect(one('See Dkt. Nos. 9, 10, and 18 and seal them.', 'Dkt').text).toBe('Dkt. Nos. 9, 10, and 18');
  });
  it('keep several docket entries where the plural announces them', () => {
    expect(one('(ECF Nos. 19, 20.)', 'ECF').text).toBe('ECF Nos. 19, 20');
  });
  it.each([
    ['(DN 1, PageID #: 5.)', 'DN 1', ['5', '5']],
    ['See Oral Arg. at 6:47.', 'Oral Arg.', ['6:47', '6:47']],
    ['App. to Pet. for Cert. 89.', 'App. to Pet. for Cert.', ['89', '89']],
  ])('of papers that courts name so: %s', (text, core, pages) => {
    expect(one(text, core).pincite?.pages).toEqual([pages]);
  });
  it('may have two stars', () => {
    const found = one(
      'In re Finn, No. 13-11-360, 2011 Tex. App. LEXIS 4373, at **1–2 (Tex. App. June 9, 2011, orig. proceeding) (mem. op.).',
      '2011',
    );
    expect([found.pincite?.pages, found.parentheticals]).toEqual([[['*1', '*2']], ['mem. op.']]);
  });
  it('are the notes of a comment', () => {
    expect(read('See U.S.S.G. § 1B1.1. Id. at cmt. n.6.')[1]?.pincite?.notes).toEqual(['6']);
  });
  it('are not the number of the paragraph that begins next', () => {
    const citations = read(
      'Tate v. Corr, 224 Ill. 2d 490, 501 (2006). Id.\n\n¶ 12   However, more is needed.',
    );
    expect([citations[1]?.text, citations[1]?.pincite]).toEqual(['Id.', null]);
    expect(read('Tate v. Corr, 2015 IL 118000, ¶ 9. Id.\n\n¶ 12. So it is.')[1]?.pincite?.paragraphs).toEqual(
      ['12'],
    );
  });
  it('take in the subsections that follow in a list', () => {
    expect(read('Tex. Fam. Code § 54.02. Id. § 56.01(d)(2), (3).')[1]?.pincite?.sections).toEqual([
      '56.01(d)(2), (3)',
    ]);
  });
  it('are the division alone, as Georgia writes', () => {
    expect(
      read('Frost v. State, 258 Ga. 736 (1988). Frost v. State, supra at (7).')[1]?.pincite?.sections,
    ).toEqual(['(7)']);
  });
  it('are the range that stands for the page', () => {
    const citations = read('Wicks v. State, 144 Ga. App. 838-839 (2) (242 SE2d 753) (1978).');
    expect(citations.map(({ page, year, court }) => [page, year, court])).toEqual([
      ['838', 1978, 'gactapp'],
      ['753', 1978, 'gactapp'],
    ]);
    expect(citations[0]?.pincite?.pages).toEqual([['838', '839']]);
    expect(citations[1]?.parallelTo).toBe(citations[0]?.id);
  });
});

describe('The record', () => {
  it('is not cited where a sentence speaks of an exhibit', () => {
    expect(
      read('The court admitted Exhibit 20 into evidence. The Exhibit 20 documents were copies.'),
    ).toEqual([]);
    expect(read('He signed it. (Exhibit 20.) See Exhibit 4; Exhibit 5 at 3.')).toHaveLength(3);
  });
  it('is the paper of a party alone in its bracket', () => {
    expect(one('(Def.’s Resp. 4.)', 'Def.').pincite?.pages).toEqual([['4', '4']]);
  });
  it('is a motion with what it asks for', () => {
    expect(one('Mot. to Expedite at 1.', 'Mot.').text).toBe('Mot. to Expedite');
  });
  it('is the opinion below, its date before the page', () => {
    const citations = read('He read the form aloud. Trial Ct. Op., 2/8/19, at 8. He explained it. Id.');
    expect(citations.map(({ kind }) => kind)).toEqual(['record', 'id']);
    expect(citations[0]?.pincite?.pages).toEqual([['8', '8']]);
    expect(meant(citations, 1)).toBe('Trial Ct. Op.');
  });
});

describe('Laws', () => {
  it('are rules of a circuit with its name', () => {
    expect(one('as provided by Ninth Circuit Rule 36-3.', 'Ninth').reporter).toBe('9th Cir. R.');
  });
  it('go on behind the parenthetical of the section before', () => {
    const citations = read(
      'for example 18 U.S.C. §§ 471 (Obligations of the United States) and 472 (Uttering obligations).',
    );
    expect(citations.map(({ page, parentheticals }) => [page, parentheticals])).toEqual([
      ['471', ['Obligations of the United States']],
      ['472', ['Uttering obligations']],
    ]);
  });
  it('have articles before the name of their code', () => {
    expect(
      one('under Article 11.07 of the Texas Code of Criminal Procedure, he applied', 'Article').reporter,
    ).toBe('Tex. Code Crim. Proc.');
  });
  it('have the title between section and code', () => {
    const found = one('defined in section 509(9) of title 59 of the Oklahoma Statutes to include', 'section');
    expect([found.volume, found.reporter, found.page]).toEqual(['59', 'Okla. Stat.', '509']);
  });
  it('may be numbered in Roman', () => {
    const found = one('pursuant to Gov.Bar R. V(18)(A)(4), he is suspended', 'Gov');
    expect([found.page, found.pincite?.text]).toEqual(['V', '(18)(A)(4)']);
  });
  it('have ranges whose end leaves out what it shares', () => {
    expect(read('under 42 U.S.C. § 300aa-10 to 34 (the Program)').map(({ page }) => page)).toEqual([
      '300aa-10',
      '300aa-34',
    ]);
  });
  it('are not the registration of an attorney', () => {
    expect(read('Attorney Registration No. 0061991 is suspended.')).toEqual([]);
  });
  it('are rules though called sections', () => {
    expect(one('Section 608(b) of the Federal Rules of Evidence permits it.', 'Section').reporter).toBe(
      'Fed. R. Evid.',
    );
  });
  it('stand behind a number that the page put before theirs', () => {
    const text =
      '14 of law. See Doe v. Roe, 447 F.3d 1172\n15 (9th Cir. 2006). It is so.\n16 under the Federal Rule of Civil Procedure\n17 5.2 (e) provides that\n18 nothing more is\n19 needed here.';
    expect(one(text, 'Federal Rule').page).toBe('5.2');
  });
  it('have ranges with the sign of an old word processor', () => {
    const citations = read("codified as 42 U.S.C.A. ' 300aa-10 to ' 300aa-34 (2012).");
    expect(citations.map(({ page, year }) => [page, year])).toEqual([
      ['300aa-10', 2012],
      ['300aa-34', 2012],
    ]);
  });
  it('end their sentence before the next section', () => {
    expect(read('as § 30-3-403(2)(a), MCA. Section 30-3-403, MCA, states').map(({ text }) => text)).toEqual([
      '§ 30-3-403(2)(a), MCA',
      'Section 30-3-403, MCA',
    ]);
  });
  it('may be named by the word "Code" alone', () => {
    expect(read('Code § 105-603; Harbor Mun. Code § 8-4-10.').map(({ kind, text }) => [kind, text])).toEqual([
      ['statute', 'Code § 105-603'],
      ['statute', 'Harbor Mun. Code § 8-4-10'],
    ]);
  });
  it('named "Code" alone take the code that an earlier citation of the number tells', () => {
    const found = one('under 26 U.S.C. § 3052 it may be. Code Section 3052 so provides.', 'Code');
    expect([found.volume, found.reporter]).toEqual(['26', 'U.S.C.']);
  });
  it('are not dated by the compilation in square brackets', () => {
    expect(
      one('the act of March 3, 1891 (26 Stat. 1100 [U. S. Comp. St. 1901, p. 1467])', '26 Stat.').year,
    ).toBeNull();
  });
  it('are typed where no table holds their code', () => {
    const citations = read(
      'Section 75 of the Harbor Code of Ruritania (Act of Mar. 3, 1899, 30 Stat. 1263) says so.',
    );
    expect(citations.map(({ kind, reporter, page }) => [kind, reporter, page])).toEqual([
      ['statute', null, '75'],
      ['statute', 'Stat.', '1263'],
    ]);
    expect(read('section 9 of the Agreement and the Code; section 4 of the Code')).toEqual([]);
  });
  it('have lists of sections before the name of their code', () => {
    const citations = read('See Sections 265, 266 and 390(b) of the DGCL.');
    expect(citations.map(({ page, reporter, jurisdiction }) => [page, reporter, jurisdiction])).toEqual([
      ['265', 'Del. Gen. Corp. Law', 'DE'],
      ['266', 'Del. Gen. Corp. Law', 'DE'],
      ['390', 'Del. Gen. Corp. Law', 'DE'],
    ]);
  });
});

describe('Books and journals', () => {
  it.each([
    ['See 2A JANE AMES & R.D. BURKE , THE LAW OF LEASES § 47:14 (7th ed. 2007).', '2A', '47:14', 2007],
    ['as Ames’s Code Pleading (3d Ed.) § 447 has it', null, '447', null],
    ['See generally Ames and Burke, Leases at Large (3d Ed. 1990).', null, null, 1990],
  ])('are told by their edition: %s', (text, volume, page, year) => {
    const [book] = read(text);
    expect([book?.kind, book?.volume, book?.page, book?.year]).toEqual(['treatise', volume, page, year]);
  });
  it('may have long abbreviations', () => {
    expect(
      one('It appeared in "Dawn of the Deed," 45 M.I.T. Land. Tech. L. Rev. 211 (2019).', '45').kind,
    ).toBe('journal');
  });
  it('begin behind the sentence before them', () => {
    const text = 'One said, "It is a cloak." Jane S. Frey, The Cloak, 128 Yale L.J. 1500 (2019).';
    const found = one(text, '128');
    expect(text.slice(...found.fullSpan)).toBe('Jane S. Frey, The Cloak, 128 Yale L.J. 1500 (2019)');
  });
});

describe('Reporters', () => {
  it('whose abbreviations differ in spaces alone are told by how they are spelled', () => {
    expect(one('Ness v. Jordan, 10 Pac. 341.', '10').reporter).toBe('P.');
    expect(one('Ness v. Jordan, 10 Pa. C. 341.', '10').reporter).toBe('Pa. C.');
  });
});

describe('Brackets', () => {
  it('that nothing closes end with their sentence, and "Id." means the case before them', () => {
    const citations = read(
      'Bart v. Nord, Inc., 831 F.2d 1297, 1304 (7th Cir. 1987) (recognizing “discretion” (citing West Co. v. Bolt, 584 F.2d 1164, 1171 (2d Cir. 1978)). “It presupposes failure.” Id.',
    );
    expect(citations[0]?.parentheticals).toHaveLength(1);
    expect(citations[1]?.within).toBe(citations[0]?.id);
    expect(meant(citations, 2)).toBe('831 F.2d 1297');
  });
});

describe('A parenthetical', () => {
  it("that a page's end broke takes in nothing", () => {
    const prose = 'The appellant must show more than this, as every court has held. '.repeat(24);
    const citations = read(
      `In re Finn, 2009 Tex. App. LEXIS 5030, at *1 (Tex. App.—Corpus ${prose} Doe v. Roe, 5 U.S. 1 (1803). Christi May 18, 2009).`,
    );
    expect(citations.map(({ parentheticals, within }) => [parentheticals, within])).toEqual([
      [[], null],
      [[], null],
    ]);
  });
});

describe('Docket numbers', () => {
  it("are whole where a line's end stands in them", () => {
    expect(
      one('Mata v. State, No. 04-10-\n\n00120-CR (Tex. App.—San Antonio Aug. 10, 2011).', 'No.').docketNumber,
    ).toBe('04-10-00120-CR');
  });
});
