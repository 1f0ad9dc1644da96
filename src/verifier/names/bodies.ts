/**
 * Government bodies and officers that stand as parties in hundreds of cases: the forms one body goes by, and who held an
 * office (Fed. R. Civ. P. 25(d) puts the successor's name in the caption). One row a body. Two forms of one row are the
 * same party, but such a party alone never shows that two cases are one.
 *
 * Forms are written folded (lower case, no points). A body's initials need no row of their own: `initials` holds them.
 */
export interface Body {
  readonly id: string;
  readonly initials: readonly string[];
  readonly forms: readonly string[];
  /** Surnames of holders of the office, for Rule 25(d). Source: the government's own lists of its officers. */
  readonly holders?: readonly string[];
}

const ATTORNEYS_GENERAL = `kennedy katzenbach clark mitchell kleindienst richardson saxbe levi bell civiletti smith
  meese thornburgh barr reno ashcroft gonzales mukasey holder lynch sessions whitaker barr garland bondi`;

const holders = (text: string): readonly string[] => text.trim().split(/\s+/);

export const BODIES: readonly Body[] = [
  {
    id: 'United States',
    initials: ['us', 'usa'],
    forms: ['united states', 'united states of america', 'government'],
  },
  {
    id: 'National Labor Relations Board',
    initials: ['nlrb'],
    forms: ['national labor relations board', 'labor board'],
  },
  {
    id: 'Securities and Exchange Commission',
    initials: ['sec'],
    forms: ['securities and exchange commission', 'securities exchange commission'],
  },
  {
    id: 'Equal Employment Opportunity Commission',
    initials: ['eeoc'],
    forms: ['equal employment opportunity commission'],
  },
  { id: 'Federal Trade Commission', initials: ['ftc'], forms: ['federal trade commission'] },
  {
    id: 'Federal Communications Commission',
    initials: ['fcc'],
    forms: ['federal communications commission'],
  },
  { id: 'Federal Power Commission', initials: ['fpc'], forms: ['federal power commission'] },
  {
    id: 'Federal Energy Regulatory Commission',
    initials: ['ferc'],
    forms: ['federal energy regulatory commission'],
  },
  { id: 'Federal Election Commission', initials: ['fec'], forms: ['federal election commission'] },
  { id: 'Interstate Commerce Commission', initials: ['icc'], forms: ['interstate commerce commission'] },
  { id: 'Environmental Protection Agency', initials: ['epa'], forms: ['environmental protection agency'] },
  {
    id: 'Immigration and Naturalization Service',
    initials: ['ins'],
    forms: ['immigration and naturalization service', 'immigration naturalization service'],
  },
  { id: 'Department of Homeland Security', initials: ['dhs'], forms: ['department of homeland security'] },
  {
    id: 'Federal Deposit Insurance Corporation',
    initials: ['fdic'],
    forms: ['federal deposit insurance corporation'],
  },
  { id: 'Resolution Trust Corporation', initials: ['rtc'], forms: ['resolution trust corporation'] },
  {
    id: 'Federal Savings and Loan Insurance Corporation',
    initials: ['fslic'],
    forms: ['federal savings and loan insurance corporation'],
  },
  { id: 'Federal Bureau of Investigation', initials: ['fbi'], forms: ['federal bureau of investigation'] },
  { id: 'Central Intelligence Agency', initials: ['cia'], forms: ['central intelligence agency'] },
  { id: 'Food and Drug Administration', initials: ['fda'], forms: ['food and drug administration'] },
  {
    id: 'Consumer Financial Protection Bureau',
    initials: ['cfpb'],
    forms: ['consumer financial protection bureau', 'bureau of consumer financial protection'],
  },
  {
    id: 'Commodity Futures Trading Commission',
    initials: ['cftc'],
    forms: ['commodity futures trading commission'],
  },
  { id: 'Nuclear Regulatory Commission', initials: ['nrc'], forms: ['nuclear regulatory commission'] },
  { id: 'Federal Aviation Administration', initials: ['faa'], forms: ['federal aviation administration'] },
  { id: 'Federal Reserve Board', initials: [], forms: ['board of governors of the federal reserve system'] },
  { id: 'Merit Systems Protection Board', initials: ['mspb'], forms: ['merit systems protection board'] },
  { id: 'Office of Personnel Management', initials: ['opm'], forms: ['office of personnel management'] },
  {
    id: 'Occupational Safety and Health Administration',
    initials: ['osha'],
    forms: ['occupational safety and health administration'],
  },
  {
    id: 'Office of Workers’ Compensation Programs',
    initials: ['owcp'],
    forms: ['office of workers compensation programs', 'director office of workers compensation programs'],
  },
  { id: 'Tennessee Valley Authority', initials: ['tva'], forms: ['tennessee valley authority'] },
  {
    id: 'United States Postal Service',
    initials: ['usps'],
    forms: ['united states postal service', 'postal service'],
    holders: holders('bolger frank runyon henderson potter donahoe brennan dejoy'),
  },
  { id: 'Internal Revenue Service', initials: ['irs'], forms: ['internal revenue service'] },
  {
    id: 'Commissioner of Internal Revenue',
    initials: ['cir'],
    forms: ['commissioner of internal revenue'],
    holders: holders('helvering burnet'),
  },
  {
    id: 'Commissioner of Social Security',
    initials: ['ssa'],
    forms: [
      'commissioner of social security',
      'commissioner social security administration',
      'social security administration',
    ],
    holders: holders(
      `apfel massanari halter barnhart mcmahon astrue colvin berryhill saul kijakazi omalley dudek bisignano
      shalala sullivan bowen heckler`,
    ),
  },
  {
    id: 'Attorney General of the United States',
    initials: [],
    forms: ['attorney general', 'attorney general of the united states', 'united states attorney general'],
    holders: holders(ATTORNEYS_GENERAL),
  },
  {
    id: 'Department of Justice',
    initials: ['doj'],
    forms: ['department of justice', 'united states department of justice'],
    holders: holders(ATTORNEYS_GENERAL),
  },
  {
    id: 'Secretary of Health and Human Services',
    initials: ['hhs', 'dhhs'],
    forms: [
      'secretary of health and human services',
      'department of health and human services',
      'secretary of health education and welfare',
    ],
    holders: holders(
      `gardner cohen finch richardson weinberger mathews califano harris schweiker heckler bowen sullivan shalala
      thompson leavitt sebelius burwell price azar becerra kennedy`,
    ),
  },
  {
    id: 'Secretary of Labor',
    initials: ['dol'],
    forms: ['secretary of labor', 'department of labor'],
    holders: holders(
      `wirtz goldberg mitchell shultz hodgson brennan dunlop usery marshall donovan brock mclaughlin dole martin reich
      herman chao solis perez acosta scalia walsh su`,
    ),
  },
  {
    id: 'Secretary of the Interior',
    initials: ['doi'],
    forms: ['secretary of the interior', 'department of the interior'],
    holders: holders(
      `udall hickel morton kleppe andrus watt clark hodel lujan babbitt norton kempthorne salazar jewell zinke bernhardt
      haaland burgum`,
    ),
  },
  {
    id: 'Secretary of Homeland Security',
    initials: [],
    forms: ['secretary of homeland security'],
    holders: holders('ridge chertoff napolitano johnson kelly nielsen wolf mayorkas noem'),
  },
  {
    id: 'Secretary of Veterans Affairs',
    initials: ['va'],
    forms: ['secretary of veterans affairs', 'department of veterans affairs'],
    holders: holders(
      'derwinski brown west principi nicholson peake shinseki gibson mcdonald shulkin wilkie mcdonough collins',
    ),
  },
  {
    id: 'Secretary of Agriculture',
    initials: ['usda'],
    forms: ['secretary of agriculture', 'department of agriculture'],
    holders: holders('butz bergland block lyng yeutter espy glickman veneman johanns vilsack perdue rollins'),
  },
  {
    id: 'Secretary of Defense',
    initials: ['dod'],
    forms: ['secretary of defense', 'department of defense'],
    holders: holders(
      'laird schlesinger rumsfeld brown weinberger cheney aspin perry cohen gates panetta hagel carter mattis austin hegseth',
    ),
  },
  {
    id: 'Secretary of Education',
    initials: [],
    forms: ['secretary of education', 'department of education'],
    holders: holders('bell bennett alexander riley paige spellings duncan king devos cardona mcmahon'),
  },
  {
    id: 'Secretary of Housing and Urban Development',
    initials: ['hud'],
    forms: ['secretary of housing and urban development', 'department of housing and urban development'],
    holders: holders(
      'romney lynn hills harris landrieu pierce kemp cisneros cuomo martinez jackson donovan castro carson fudge turner',
    ),
  },
  {
    id: 'Secretary of State',
    initials: [],
    forms: ['secretary of state', 'department of state'],
    holders: holders(
      'dulles rusk rogers kissinger vance muskie haig shultz baker christopher albright powell rice clinton kerry tillerson pompeo blinken rubio',
    ),
  },
  {
    id: 'Secretary of the Treasury',
    initials: [],
    forms: ['secretary of the treasury', 'department of the treasury'],
    holders: holders(
      'regan baker brady bentsen rubin summers oneill snow paulson geithner lew mnuchin yellen bessent',
    ),
  },
  {
    id: 'Secretary of Transportation',
    initials: ['dot'],
    forms: ['secretary of transportation', 'department of transportation'],
    holders: holders(
      'volpe brinegar coleman adams dole burnley skinner card pena slater mineta peters lahood foxx chao buttigieg duffy',
    ),
  },
  {
    id: 'Secretary of Commerce',
    initials: [],
    forms: ['secretary of commerce', 'department of commerce'],
    holders: holders(
      'baldrige mosbacher franklin brown kantor daley evans gutierrez locke bryson pritzker ross raimondo lutnick',
    ),
  },
  {
    id: 'Director of the Patent and Trademark Office',
    initials: ['uspto', 'pto'],
    forms: [
      'patent and trademark office',
      'commissioner of patents',
      'director united states patent and trademark office',
    ],
    holders: holders('lehman dickinson rogan dudas kappos rea lee matal iancu hirshfeld vidal'),
  },
];
