/** Pairs of names by the kinds that an attack on the comparison went through: how lawyers write one case, and what only looks like one. */
import { compareNames } from '../../src/verifier/names';
import { NICKNAMES } from '../../src/verifier/names/nicknames';

const outcome = (brief: string, known: string): string => {
  const { result, severity } = compareNames(brief, [known]);
  return severity === null ? result : `${result} ${severity}`;
};

const pairs = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((name) => name.trim()));

describe('one case', () => {
  it.each(
    pairs(`
    B&O R.R. v. Goodman | Baltimore & Ohio Railroad Co. v. Goodman
    L & N R.R. v. Mottley | Louisville & Nashville Railroad Co. v. Mottley
    Conrail v. Gottshall | Consolidated Rail Corp. v. Gottshall
    Fannie Mae v. Ames | Federal National Mortgage Association v. Ames
    SUNY v. Fox | Board of Trustees of State University of New York v. Fox
    Minn. Mining & Mfg. Co. v. Burke | 3M Company v. Burke
    American Air Lines, Inc. v. Burke | American Airlines v. Burke
    Delta Airlines v. Burke | Delta Air Lines, Inc. v. Burke
    Petition of Trs. of N.H. Hosp. | In re Petition of Trustees of New Hampshire Hospital
    J.B. v. Kijakazi | Julie B. v. Acting Commissioner of Social Security
    Metropolitan v. Ward | Metropolitan Life Insurance Co. v. Ward
    In re Vioxx Prods. Liab. Litig. | In re Vioxx Products Liability Litigation
    In re Oracle Corp. Derivative Litig. | In re Oracle Corporation Derivative Litigation
    In re Grand Jury Subpoena | In re Grand Jury Subpoena (Cole)
    Villar | Beneficial California, Inc. v. Villar (In re Villar)
    Nw. Airlines v. Ginsberg | Northwest, Inc. v. Ginsberg
    Trans World Airlines v. Hardison | TWA v. Hardison
    Ensminger v. Powers | Ray Ensminger v. Walter J. Powers
    Hill v. Burke | Leila Jeanne Hill v. Burke
    S and E Contractors, Inc. v. Burke | S & E Contractors, Inc. v. Burke
    H and R Block v. Burke | H&R Block, Inc. v. Burke
    Railroad Co. v. Converse | Delaware, L. & W. R. Co. v. Converse
    R. R. Co. v. Ives | Grand T. R. Co. v. Ives
    Grand Trunk Ry. Co. v. Cummings | Grand T. R. Co. v. Cummings
    Steamboat Co. v. Brockett | New Jersey Steamboat Co. v. Brockett
    The Mayor v. Ray | Nashville v. Ray
    Supervisors v. Schenck | Rock Island County v. Schenck
    S. P. Co. v. Burke | Southern P. Co. v. Burke
    Elys Admr v. Burke | Ely's Adm'r v. Burke
    `),
  )('%s = %s', (brief = '', known = '') => {
    expect(outcome(brief, known)).toBe('agrees');
    expect(outcome(known, brief)).toBe('agrees');
  });

  it.each(NICKNAMES.map((row) => [...row]))('%s is %s', (nickname = '', name = '') => {
    expect(outcome(`${nickname} v. Ames`, `${name} v. Ames`)).toBe('agrees');
  });
});

describe('the nature of a proceeding and the trade of a business name nobody', () => {
  it.each(
    pairs(`
    In re Apple Inc. Securities Litigation | In re Oracle Corp. Securities Litigation
    In re Oracle Corp. Derivative Litig. | In re Tesla Motors Derivative Litig.
    In re Enron Corp. Securities, Derivative & ERISA Litigation | In re WorldCom, Inc. Securities, Derivative & ERISA Litigation
    In re Facebook, Inc. Consumer Privacy User Profile Litig. | In re Google Inc. Cookie Placement Consumer Privacy Litigation
    In re Roundup Prods. Liab. Litig. | In re Chinese-Manufactured Drywall Prods. Liab. Litig.
    In re Zantac (Ranitidine) Prods. Liab. Litig. | In re Valsartan Prods. Liab. Litig.
    In re Grand Jury Subpoena (Cole) | In re Grand Jury Subpoena (Drew)
    In re Commitment of Cole | In re Commitment of Drew
    In re Detention of Cole | In re Detention of Drew
    In re Personal Restraint of Cole | In re Personal Restraint of Drew
    In re Conservatorship of Cole | In re Conservatorship of Drew
    In re Termination of Parental Rights to A.B. | In re Termination of Parental Rights to C.D.
    In re Interest of M.J. | In re Interest of C.P.
    In re Extradition of Cole | In re Extradition of Drew
    In re Arbitration Between Cole | In re Arbitration Between Drew
    In re Mental Health of Cole | In re Mental Health of Drew
    In re Search of 123 Main Street | In re Search of Cellular Telephone
    `),
  )('%s ≠ %s', (brief = '', known = '') => {
    expect(outcome(brief, known)).toBe('differs major');
  });

  it.each(
    pairs(`
    Lujan v. National Wildlife Federation | Lujan v. Defenders of Wildlife
    Cole v. United Airlines | Cole v. American Airlines
    Cole v. Baptist Memorial Hospital | Cole v. Baylor Memorial Hospital
    Cole v. Ace Logistics Solutions | Cole v. Best Logistics Solutions
    `),
  )('%s ≈ %s', (brief = '', known = '') => {
    expect(outcome(brief, known)).toBe('differs minor');
  });
});
