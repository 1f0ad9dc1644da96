/**
 * Words of case names that tell little about which case it is, by how little: one row a list. A word that stands in no
 * list is distinctive. Words are folded (lower case, no points, no apostrophes, singular).
 */
export type WordKind = 'filler' | 'role' | 'pseudonym' | 'government' | 'common' | 'distinctive';

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Joins and forms of business: never compared. */
export const FILLERS = list(`
  a an the of and or for in to on at by from with as et al ux vir uxor aka fka dba nka no nos number etc
  inc co corp ltd llc llp lllp lp pllc pc plc na nv sa ag gmbh ab spa bv company companies corporation incorporated limited
  jr sr ii iii iv esq dr mr mrs ms miss hon rev capt deceased dec decd others another same case appeal appellant appellee
  petitioner respondent plaintiff defendant intervenor intervener garnishee claimant cross consolidated rehearing
  individually capacity official his her its their ex rel re parte matter behalf similarly situated next friend
  january february march april may june july august september october november december
  jan feb aug sept oct nov
  minor infant by through use benefit above entitled cause action proceeding
`);

/** Offices and relations that follow a party's name: dropped where a name stands beside them. */
export const ROLES = list(`
  sheriff warden auditor treasurer judge justice executor executrix administrator administratrix trustee guardian
  receiver collector postmaster marshal clerk constable mayor governor lessee assignee tenant surveyor superintendent
  director administrator chairman chairwoman president chief officer deputy agent comptroller acting sole owner
  conservator curator tutor heir devisee widow estate marriage adoption parent guardianship custody claim
  librarian registrar recorder assessor supervisor custodian counselor solicitor prosecutor magistrate liquidator
  substituted successor surviving partner personal representative
  member secretary attorney general commissioner senator representative
  brig schooner sloop bark barque steamer steamboat ship vessel
`);

/**
 * Offices and things that the U.S. Reports to volume 107 let stand for a party without its name: "The Mayor v. Ray", "Supervisors v.
 * Schenck", "Steamboat Co. v. Brockett".
 */
export const STAND_ALONE: ReadonlySet<string> = new Set(
  list('mayor supervisor selectman alderman overseer steamboat'),
);

/** Governments and their parts: alone they match nothing. */
export const GOVERNMENT = list(`
  united state people commonwealth government territory republic nation
  city county town township village borough parish municipality district department board commission commissioner
  secretary bureau agency authority administration court supervisor council division office
  attorney general superior supreme judicial circuit appeal
`);

/** Words that many parties share: they match together with others, never alone. */
export const COMMON = list(`
  bank trust insurance assurance life fire casualty indemnity surety fidelity guaranty mutual savings loan mortgage
  investment finance financial credit capital railway railroad steamship line transit transportation transport
  express telephone telegraph electric gas light power water oil coal mining mine steel iron lumber manufacturing
  machine machinery elevator grain milling mill packing brewing dairy product industry industrial enterprise holding
  group partner partnership associate association brother son service system technology laboratory pharmaceutical
  hospital medical health care clinic university college school education public private independent international
  national american america federal first second third fourth fifth sixth seventh eighth ninth tenth new old great
  north south east west northern southern eastern western central pacific atlantic northwestern southwestern
  northwest southwest northeast southeast midland continental global world union general standard farmer merchant
  citizen security workmen worker employee labor local brotherhood international
  land real property realty development improvement import export construction building contractor supply store market food restaurant hotel
  airline airway aviation studio theatre theater picture petroleum refining pipeline bottling beverage distributor distributing
  distribution logistics solution consulting management lender lending acceptance collection recovery staffing wireless
  network petroleum rubber tire glass cement brick shoe furniture drug nursing apartment condominium homeowner
  motor automobile car tractor implement engineering equipment tool chemical paper printing publishing news
  newspaper press broadcasting radio television communication computer software data entertainment
  tax revenue customs motor vehicle correction prison police welfare social human resource natural environmental
  protection safety justice defense interior agriculture treasury veteran affair relation employment housing
  zoning planning port highway park sanitary sewer drainage irrigation water commerce trade exchange utility
  unemployment compensation fund retirement pension benefit plan
  san saint los las el la le du des den van von der st fort mount port lake river valley island hill
  litigation antitrust product liability derivative security
  grand jury subpoena investigation disbarment habeas corpus petition application contempt dissolution
  commitment detention dependency termination parental right restraint conservatorship search warrant discipline disciplinary
  complaint arbitration between extradition change name mental condition welfare interest wardship paternity visitation
  relinquishment reinstatement suspension admission removal impeachment inquiry inquest proceeding matter petition
  initiative referendum recall advisory opinion question reapportionment redistricting senate house legislature
  marketing sale practice consumer privacy data breach customer profile user cookie placement erisa stockholder shareholder
  one two three four five six seven eight nine ten
  behavioral catholic child children family civil criminal conference congress congregation cooperative cosmetic digital disability
  economic electronic enforcement engineer environment equalization examiner exploration facility faculty healthcare historical
  immigration information injury institute institution juvenile library maintenance manufacturer maritime marine mechanical memorial
  metropolitan military opportunity organization probate probation professional psychiatric publication redevelopment regional
  regulation regulatory region rehabilitation reproductive road science scientific taxation teacher telecommunication turnpike
  unified urban business accounting academy avenue advertising bankruptcy
  wildlife conservation forest fish game animal bird fishery humane wilderness
  community committee club society church lodge foundation league federation alliance coalition center
  district columbia
`);

/** Names that say nothing of who the person is: alone they match nothing. */
export const PSEUDONYMS = list(`doe roe poe anonymous unknown`);

export const STATES = [
  'alabama',
  'alaska',
  'arizona',
  'arkansas',
  'california',
  'colorado',
  'connecticut',
  'delaware',
  'florida',
  'georgia',
  'hawaii',
  'idaho',
  'illinois',
  'indiana',
  'iowa',
  'kansas',
  'kentucky',
  'louisiana',
  'maine',
  'maryland',
  'massachusetts',
  'michigan',
  'minnesota',
  'mississippi',
  'missouri',
  'montana',
  'nebraska',
  'nevada',
  'new hampshire',
  'new jersey',
  'new mexico',
  'new york',
  'north carolina',
  'north dakota',
  'ohio',
  'oklahoma',
  'oregon',
  'pennsylvania',
  'rhode island',
  'south carolina',
  'south dakota',
  'tennessee',
  'texas',
  'utah',
  'vermont',
  'virginia',
  'washington',
  'west virginia',
  'wisconsin',
  'wyoming',
  'district of columbia',
  'puerto rico',
  'guam',
  'virgin islands',
] as const;

/** Given names: a shared one does not make two people of different surnames the same. Commonest names, U.S. censuses. */
export const GIVEN_NAMES = list(`
  james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald
  steven paul andrew joshua kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob gary nicholas eric
  jonathan stephen larry justin scott brandon benjamin samuel gregory alexander frank patrick raymond jack dennis jerry
  tyler aaron jose adam nathan henry douglas zachary peter kyle noah ethan jeremy walter christian keith roger terry
  austin sean gerald carl harold dylan arthur lawrence jordan jesse bryan billy bruce gabriel joe logan alan juan albert
  willie elijah wayne randy roy vincent ralph eugene russell bobby mason philip louis harry howard fred frederick
  ernest herman herbert clarence leonard stanley alfred oscar luis carlos antonio miguel francisco manuel pedro jesus
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty margaret sandra ashley
  kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca sharon laura cynthia kathleen amy angela
  shirley anna brenda pamela emma nicole helen samantha katherine christine debra rachel carolyn janet catherine maria
  heather diane ruth julie olivia joyce virginia victoria kelly lauren christina joan evelyn judith megan andrea cheryl
  hannah jacqueline martha gloria teresa ann sara madison frances kathryn janice jean abigail alice judy sophia grace
  denise amber doris marilyn danielle beverly isabella theresa diana natalie brittany charlotte marie kayla alexis lori
  jane rose ellen dorothy mildred florence ethel clara bertha minnie bessie
`);
