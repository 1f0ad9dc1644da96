/**
 * Whether an abbreviation is wholly foreign to the law: no part and no extension of a known form, and with a word that stands in
 * no reporter, journal, law or case name that the tables know (`evidence.md`, neverExisted). Everything short of that is merely
 * unknown. New words of looseleaf services are added to the list below.
 */
import { courtRows } from '../../citation/courts';
import { lawRows } from '../../citation/laws/table';
import { foldAbbreviation, reporterRows } from '../../citation/reporters';
import { ABBREVIATIONS } from '../names/abbreviations';
import { COMMON, GOVERNMENT, ROLES, STATES } from '../names/wordKinds';
import { CITIES, COUNTRIES, OTHER_COUNTIES, PENNSYLVANIA_COUNTIES, PEOPLES } from './placeWords';

/** Publishers' marks on looseleaf services say nothing of whether the service exists. */
const PUBLISHERS = /\((?:BNA|CCH|P-H|RIA|MB|LRP|West|Bender|Callaghan)\)/gi;

/** Words of periodicals and of looseleaf and topical services. Source: The Bluebook (21st ed.), tables T13 and T15. */
const SERVICE_WORDS = `ann abstract acct ad adm advance advoc all alert am analysis annot app appx arb bankr bar benefit bi blue brief
  bull bulletin bus c carr cas case cases cal chancery ch cir civ cl code col coll com comm comp comp’n compl conf cons cont contract
  coord copyright corp crim cumulative ct cts daily dec decision decs def dig digest dir div doc dom drug eccl econ ed educ empl emp
  energy eng env est ethics eur exec fair fed fin food forum franchise fund gaz gen govt guide guideline handbook health hum immigr
  indep index indian ins inst int intell inter internal j jud jurid juris jurisprudence jurist just justice l lab labor law lawyer
  ledger leg legal legis liab libr lit litig local magazine man manual maritime med media mem mer misc mod monthly nat nego new news
  newsl notes nuclear occ off op opinion ord order papers pat pension pract prac prob proc prod prof prop pub q quart quarterly rad
  rec ref reg regan regul rel relations rep repl report reporter reports reprint res rev review rul ruling s safety sci sec secur
  sel ser series serv service session slip soc spec st stat state std stud sub summary sup supp supplement surv symp sys t tax tech
  term tort trade trans transcript treas treatise trial trib tr u uniform unempl unrep util wage week weekly wkly workers workmen yb
  yearbook annual appeal nominative unpublished reported official old civil criminal common pleas king queen bench privy council
  abuse accident admiralty age air alimony american americans andrews anti antitrust asbestos asset aviation bad bank banking battery bender birth
  board body bond broker builders building business casualty chemical child class claims clean climate collective commercial commodities compensation
  computer conflict consumer construction copyrights corporate counsel coverage credit criminal custody cyber damages data death debt delinquency disability
  disaster discipline discrimination discovery dispute divorce domestic drugs earth elder election electronic emerging employee employer employment
  engineering environment environmental equal equity estate estates executive expert export extradition faith family farm federal fee fees fidelity fiduciary
  fire first fischer foreign fraud freedom gaming gas government harassment hazardous healthcare highway home homeland hospital hospitals hotel housing human
  immigration import income industrial industry information injury insurance intellectual interest international internet interpreter intertribal investment
  judicial jury juvenile land landlord lead lemon lending liability library licensing life liquor loan mass maritime marine matthew mealey medicaid medical
  medicare mental merger mine mining mold mortgage motor municipal negligence news northern occupational ocean oil open pacific patent patents personal
  pharmaceutical physician pike pipeline planning police pollution premises prison prisoner privacy private product products professional property public
  punitive racketeering radio railroad railway real reinsurance release releases religion research retail retirement rights sales school schools securities
  sentencing sex sexual silica software southern speech sports state states student surety tenant terror terrorism tobacco toxic trademark trademarks transport
  transportation tribal trust trusts truck trucking university urban utilities vaccine vehicle veterans victim voting warranty waste water welfare western
  whistleblower wills wireless women world wrongful youth zoning malpractice scott scotts house lords lloyd lloyd’s lloyds qb qbd kb ac er wlr dlr clr scr alr nzlr scots irish australian canadian dominion all england english scottish commonwealth ontario british india hong kong`;

/** Plain words of which publishers make the titles of newsletters and looseleaf services. Source: The Bluebook (21st ed.), table T15, and the catalogues. */
const PLAIN_WORDS = `access account accountant advance adviser advisor affair alert analyst answer asset at back bail bargaining basic best bond
  briefing calendar caselaw chief client close closing committee comp compact compliance concept control cost counsellor court courtroom current
  cycle daily database date deal debate decision desk development direct directory disclosure discourse document economist editor edge edition
  effect employment encyclopedia enforcement event evidence examiner exchange expo eye facts federation feature figure file finance focus form
  foundation future gazette global group handbook hotline house hour idea image impact in index inside insider insight institute intelligence interest
  internet issue item key keystone late later leader leading letter letters line link list loss lookout magazine mail manager market matter media member
  memo memorandum merger method minute mirror mission monitor month news newsletter newsline newswatch note notebook notes notice observer office
  officer online opinion opportunity order outline outlook outside page paper past payroll penalty people perspective plain planner platform point policy
  post power practitioner preventing prevention press preview prime primer profile program progress project quarter question quick reader record
  recorder reference register regulator release reminder resource response restatement result review risk roundup ruling sale scan scene section sense
  sentinel sheet signal site solution source special staff standard start statement story strategy strength study subject submission success survey
  system table target team technique text theory times tip today tool topic track tracker training treatise trend tribune trouble true trustee truth
  update upper user view viewpoint voice volume watch watchdog way web weekly what window wire word work world year yearbook intrm interim`;

/** Reporters of the English and Irish courts by their names. Source: English Reports, chart of reporters; The Bluebook, table T2. */
const ENGLISH_REPORTERS = `adolphus alcock aleyn ambler anderson anstruther atkyns ball barnardiston barnes barnewall beatty beavan bell bellewe benloe best bingham
  blackstone bligh bosanquet bridgman broderip brown brownlow buck bulstrode bunbury burrow calthrop campbell carrington carter carthew cary chitty choyce
  clark coke colles collyer comberbach comyns cooke cooper cowper cox craig crawford cresswell croke crompton cunningham curteis daniell davies deacon
  dearsly denison dickens dodson douglas dow dowling drew drewry drury dyer eden edwards ellis espinasse exchequer fearne finch finlay fitzgibbon forrest
  fortescue foster freeman giffard gilbert godbolt gouldsborough gow haggard hardres hare hayes hemming hetley hobart hodges hogan holt howell hurlstone
  hutton jacob jebb jenkins johnson jones jurist kay keane keble keen keilway kelyng kenyon knapp lane latch leach leonard lushington maclean macnaghten
  macqueen maddock manning march maule mccleland meeson merivale milward modern mollow moody moore mosely mylne nelson neville noy owen palmer park parker
  peake perry phillimore phillips plowden pollexfen popham price railway raymond reilly ridgeway robertson robinson rolle rose russell ryan salkeld saunders
  sausse savile sayer schoales searle shower siderfin simons skinner smale smith spinks starkie strange stuart style swabey swanston tamlyn taunton term
  tothill turner tyrwhitt vaughan ventris vernon vesey welsby west wightwick willes wilmot wilson winch wolferstan wright yelverton younge russ rettie macph brodix
  recueil lebon foro bundesgerichtshof`;

const fold = (word: string): string => word.toLowerCase().replace(/[^\p{L}\d]/gu, '');

interface KnownForms {
  readonly words: ReadonlySet<string>;
  readonly forms: ReadonlySet<string>;
  /** The known forms without spaces, by length: what a slip of the keys is looked for among. */
  readonly formsByLength: ReadonlyMap<number, readonly string[]>;
  readonly wordsByLength: ReadonlyMap<number, readonly string[]>;
  /** Every beginning of three letters or more of a known word. */
  readonly beginnings: ReadonlySet<string>;
}

let known: KnownForms | null = null;

/** The parts of an abbreviation: cut at spaces and after points. Suffixes of series ("2d", "4th") are no words. */
function partsOf(form: string): readonly string[] {
  return form
    .replace(PUBLISHERS, ' ')
    .split(/[\s.,()&/-]+/)
    .map(fold)
    .filter((part) => part !== '');
}

const isSeries = (part: string): boolean => /^\d+(?:st|d|nd|rd|th)?$/.test(part);

function build(): KnownForms {
  const words = new Set<string>();
  const forms = new Set<string>();
  const addWords = (text: string): void => {
    for (const chunk of text.split(/[\s()&,/-]+/)) if (fold(chunk) !== '') words.add(fold(chunk));
    for (const part of partsOf(text)) words.add(part);
  };
  for (const row of reporterRows()) {
    addWords(row.name);
    for (const spelling of [row.canonical, ...row.spellings]) {
      addWords(spelling);
      forms.add(partsOf(spelling).join(' '));
    }
  }
  for (const row of lawRows()) {
    for (const spelling of [row.canonical, ...row.spellings]) {
      addWords(spelling);
      forms.add(partsOf(spelling).join(' '));
    }
  }
  for (const row of courtRows()) addWords(`${row.name} ${row.citation}`);
  for (const { rows } of ABBREVIATIONS) for (const row of rows) row.forEach(addWords);
  [...COMMON, ...GOVERNMENT, ...ROLES, ...STATES].forEach(addWords);
  [SERVICE_WORDS, PLAIN_WORDS, ENGLISH_REPORTERS, CITIES, COUNTRIES].forEach(addWords);
  [PENNSYLVANIA_COUNTIES, OTHER_COUNTIES, PEOPLES].forEach(addWords);
  const beginnings = new Set<string>();
  for (const word of words)
    for (let length = 3; length < word.length; length++) beginnings.add(word.slice(0, length));
  const joined = new Set([...forms].map((form) => form.replace(/ /g, '')));
  return { words, forms, beginnings, formsByLength: byLength(joined), wordsByLength: byLength(words) };
}

function byLength(texts: Iterable<string>): ReadonlyMap<number, readonly string[]> {
  const map = new Map<number, string[]>();
  for (const text of texts) map.set(text.length, [...(map.get(text.length) ?? []), text]);
  return map;
}

/** True where one is the other but for one slip of the keys: a letter left out, doubled, put in, changed, or two exchanged. */
export function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short === long) return short === long;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  if (long.length > short.length) return short.slice(from) === long.slice(from + 1);
  if (short.slice(from + 1) === long.slice(from + 1)) return true;
  const exchanged = short[from] === long[from + 1] && short[from + 1] === long[from];
  return exchanged && short.slice(from + 2) === long.slice(from + 2);
}

const LETTERS_OF_A_WORD = 5;

/**
 * A known form or a known long word written with one slip ("Missc. 2d", "F. Suppp. 2d", "Fair Empl. Prac. Csaes"): the writer meant what
 * exists, and the word proves nothing. Short words by themselves are too near to one another to tell.
 */
function isSlipOf(
  { formsByLength, wordsByLength }: KnownForms,
  parts: readonly string[],
  word: string,
): boolean {
  const near = (text: string, among: ReadonlyMap<number, readonly string[]>): boolean =>
    [-1, 0, 1].some((more) => (among.get(text.length + more) ?? []).some((known) => isOneSlip(text, known)));
  const whole = parts.join('');
  if (whole.length > 2 && near(whole, formsByLength)) return true;
  return word.length >= LETTERS_OF_A_WORD && near(word, wordsByLength);
}

const isKnownWord = ({ words, beginnings }: KnownForms, part: string): boolean =>
  words.has(part) || words.has(`${part}s`) || beginnings.has(part);

/** True where some run of the parts is a known form of two parts or more, or a known form stands first or last. */
function holdsKnownForm({ forms }: KnownForms, parts: readonly string[]): boolean {
  for (let from = 0; from < parts.length; from++) {
    for (let to = from + 1; to <= parts.length; to++) {
      const run = parts.slice(from, to);
      const long = run.length > 1 || (run[0]?.length ?? 0) > 1;
      const next = parts[to];
      const leads = from === 0 && (next === undefined || next.length > 1);
      if ((long || leads) && forms.has(run.join(' '))) return true;
    }
  }
  return false;
}

/** True where the parts stand together inside a known form. */
function isPartOfKnownForm({ forms }: KnownForms, parts: readonly string[]): boolean {
  const wanted = ` ${parts.join(' ')} `;
  for (const form of forms) if (` ${form} `.includes(wanted)) return true;
  return false;
}

/**
 * The word of an abbreviation that no table knows, where the abbreviation is wholly foreign; null where anything of it is known
 * enough for it to be a reporter that the tables merely lack.
 */
export function foreignWord(abbreviation: string): string | null {
  known ??= build();
  const forms = known;
  const bare = abbreviation.replace(PUBLISHERS, ' ');
  if (foldAbbreviation(bare).length < 2) return null;
  const parts = partsOf(bare);
  if (parts.length === 0 || parts.length > 12) return null;
  // A word by itself, without a series, may be the name of an old reporter of decisions.
  if (parts.length === 1) return null;
  if (holdsKnownForm(forms, parts) || isPartOfKnownForm(forms, parts)) return null;
  for (const chunk of bare.split(/[\s()&,/-]+/)) {
    const pieces = chunk
      .split('.')
      .map(fold)
      .filter((piece) => piece !== '' && !isSeries(piece));
    const single = pieces.every((piece) => piece.length === 1);
    // Letters with points, an acronym, and a name in the possessive ("Mealey's") are what services are called by: no table can know
    // them all.
    if (single || /^\p{Lu}{2,}$/u.test(chunk.replace(/\./g, '')) || /['’]s?$/u.test(chunk)) continue;
    for (const candidate of pieces) {
      if (candidate.length > 1 && !/\d/.test(candidate) && !isKnownWord(forms, candidate))
        return isSlipOf(forms, parts, candidate) ? null : candidate;
    }
  }
  return null;
}
