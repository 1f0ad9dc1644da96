/**
 * Small closed classes of words that the reader asks about, one row each. All are folded (straight apostrophes) and small.
 * What may be changed: rows; every set is walked by test/citation/grammar.test.ts.
 */
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Months as written in dates, with their numbers. */
export const MONTHS: ReadonlySet<string> = set(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
);

/** Small words that stand inside the names of parties. */
export const NAME_CONNECTORS: ReadonlySet<string> = set(
  'of the and for de del della der den di du da das dos la las le les los von van vom zu zur zum el al y e et in on at to by with a an or ex rel re as d b a k f n o t und as from its against re upon c p co ag h m s aus l st nom sub que under dem ux uxor vir others another wife',
);

/** Words that may begin a party's name though small: what follows makes them a name. */
export const PROCEDURAL_PHRASES: readonly string[] = [
  'in re',
  'in the matter of',
  'matter of',
  'ex parte',
  'in the interest of',
  'interest of',
  'in interest of',
  'in re the marriage of',
  'in re marriage of',
  'marriage of',
  'estate of',
  'in the estate of',
  'succession of',
  'guardianship of',
  'conservatorship of',
  'adoption of',
  'petition of',
  'application of',
  'appeal of',
  'complaint of',
  'disciplinary counsel',
  'people in interest of',
  'state in interest of',
  'in the matter of the',
  'will of',
  'trust of',
  'commitment of',
  'detention of',
  'det. of',
  'dependency of',
  'custody of',
  'welfare of',
  'paternity of',
  'parentage of',
  'termination of',
  'denial of',
  'discipline of',
  'opinion of the justices',
  'advisory opinion',
];

/** What may follow a comma and still belong to a party. */
export const NAME_SUFFIXES: ReadonlySet<string> = set(
  'inc incorporated llc llp lllp lp ltd limited co corp corporation company plc pc pa pllc na sa nv ag gmbh bv kg spa srl ab fsb ssb jr sr ii iii iv v et al ' +
    'l.l.c esq md phd dds m.d ph.d trustee receiver administrator administratrix executor executrix commissioner secretary director warden superintendent sheriff dba aka fka nka d/b/a a/k/a f/k/a as ex individually assignee successor through his her its their by n l p s.a',
);

/** Words that lead into a citation from prose and are no part of a name, though a capital may begin them. */
export const LEAD_INS: ReadonlySet<string> = set(
  'see in under relying citing quoting following applying unlike like as although because since while when where after before though whether if ' +
    'even both neither either compare with and but or nor so yet then thus therefore accordingly however moreover indeed furthermore further similarly likewise finally ' +
    'first second third fourth fifth here hence nevertheless nonetheless instead additionally specifically notably consequently conversely contrarily next also again rather still ' +
    'accord contra cf eg generally contrast distinguishing discussing describing noting holding finding stating explaining explained adopting rejecting overruling affirming reversing ' +
    'recognizing interpreting construing invoking on from by to that than per through until upon unless within without at about among between during despite regarding concerning considering given pursuant contrary ' +
    'importantly significantly recently later earlier subsequently previously ultimately today now once only just especially particularly namely ' +
    'e.g i.e id ibid supra infra compare citing using including involving following e.g. cited quoted discussed reaffirmed discussing extending limiting paraphrasing analogizing referencing invoking emphasizing accepting declining ' +
    'in, see, since, until albeit except notwithstanding insofar inasmuch whereas wherein whereby is was are were has have had do does did can could may might must shall should will would not ' +
    'relies rely relied cites cite quotes quote says held holds hold states stated found finds concluded concludes decided decides explains wrote writes noted notes applied applies followed follows overruled ' +
    'distinguish distinguished adopted recognized interpreted construed argues argued contends contended asserts points directs urges reasoned observes observed recently ruled rules ' +
    'reviewing examining analyzing summarizing referring depending borrowing echoing reiterating reaffirming restating repeating reasoning concluding deciding ' +
    'observing acknowledging agreeing disagreeing criticizing questioning disapproving disavowing abrogating vacating modifying clarifying expanding narrowing employing utilizing implementing enforcing upholding granting denying ' +
    'dismissing reciting recounting resolving contrasting comparing synthesizing harmonizing reconciling mentioning characterizing embracing endorsing approving heeding ignoring overlooking ' +
    'misreading misapplying misciting misquoting mischaracterizing attempting seeking asserting arguing contending claiming alleging insisting maintaining suggesting urging answering addressing confronting ' +
    'according consistent inconsistent akin analogous based prior bound faced guided similar parallel identical compared subsequent due relatedly admittedly undoubtedly obviously clearly plainly tellingly critically crucially ' +
    'alternatively arguably certainly evidently interestingly surprisingly presumably purportedly regardless meanwhile eventually initially originally historically traditionally typically ordinarily occasionally sometimes often usually',
);

/** Bodies and persons of which prose speaks beside a citation: never the name of a case standing alone. */
export const NOT_NAMES: ReadonlySet<string> = set(
  'court courts congress circuit circuits supreme justice justices judge judges panel majority dissent concurrence plurality board legislature plaintiff plaintiffs defendant defendants appellant appellants appellee appellees ' +
    'petitioner petitioners respondent respondents government act statute section article amendment constitution rule rules code division chapter title part federal district bankruptcy appeals appellate ' +
    'order judgment motion opinion decision case cases complaint brief memorandum exhibit id ibid supra infra this that these those it its they their we our he she his her the a an there such each every any some all no none ' +
    'january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday counsel attorney tr compl ecf dkt ex app see note notes page pages at p pp ' +
    "table chart appendix record transcript trial hearing claim claims count counts one two three four five who which what whose where when how why plaintiff's defendant's petitioner's respondent's agency department secretary commissioner " +
    'syllabus per curiam reporter u.s. cir dist ct',
);

/** Words after which a period does not end a sentence; written in names, titles and courts. Source: Bluebook T6, T7, T10, T13 and usage. */
export const ABBREVIATIONS: ReadonlySet<string> = set(
  "v vs no nos inc co corp ltd llc lp bros mfg mfrs ass'n assn assoc assocs ass'ns nat'l int'l intern'l internat'l dep't dept gov't govt comm'n comm'r comm'rs commr comm com comms dist div dir ins indem indus inst int intell " +
    "r ry rr rys cas cent chem coal coll cont'l coop cty cnty cnties dev econ educ elec elecs emp emps eng'g eng'r enter enters ent entm't env't env'tl equip exch exec exp fed fed'n fid fin found found'n fund gen grp guar hosp hous imp imps indep info invs inv invest " +
    "lab labs liab litig mach maint mgmt mkt mktg mem merch metro mortg mun mut nw ne ord org pac pers pharm pharms pres prob proc prod prods prof'l prop props prot pshp ptnr ptnrship p'ship pub publ publ'g rd ref reg rehab rel res rest ret rev sav sch sec secs sec'y serv servs soc'y soc s'holder s'holders " +
    "st sta stat ste sur surv sys tech techs tel telecomm telecomms temp tpk transcon transp tr twp uniof univ util utils vill w wm chas geo jas jos thos robt alex edw benj sam'l dan'l jno mr mrs ms messrs dr rev hon prof sgt lt capt col maj cmdr gov sen rep pres esq jr sr " +
    'ala alaska ariz ark cal colo conn del fla ga haw idaho ill ind iowa kan ky la me md mass mich minn miss mo mont neb nev nh nj nm ny nc nd ohio okla or pa ri sc sd tenn tex utah vt va wash wva wis wyo dc ' +
    "am amer auth auto ave av bd bldg bhd bur cap cath chiro ctr cir civ comp cmty cmtys condo cons consol const constr contr copr corr cr ct cts dept d/b/a decl def defs dep det disc dr ec ed employ envtl et al est estab ests europe ex exec'r exec'x ft fdn fgn fla fn g gaz gtd hts hwy inc'd ind jud just kg lib lic lines liq loc ltg mgt mr mt mts n nat natl newsp nr o off ofc op p par path pa'ship pl pls petr petrol phil phila phys plan pltf pol pref priv prosec prot provs psych q r/r rds reins rets s se sw sch schs sci sem shrs so soc solar spec sq ss subcomm subs sup super supp supt surety t tchrs trs tns tob trav treas trib trust twps u un unempl us v'ship vet vets vol vols wkrs worker's workers x y yr dem ux vir dec'd survg admin adm'r adm'x adm app att'y atty atlantic bankr bd broad brotherhood",
);

/** A description of a decision's weight or a clerical note, as the whole of a parenthetical or its beginning. */
export const WEIGHT_PHRASES: readonly string[] = [
  'en banc',
  'per curiam',
  'mem.',
  'memorandum',
  'unpublished',
  'unpublished opinion',
  'table',
  'unpublished table decision',
  'plurality opinion',
  'plurality op.',
  'dictum',
  'dicta',
  'in banc',
  'emphasis added',
  'emphasis in original',
  'citations omitted',
  'citation omitted',
  'internal quotation marks omitted',
  'cleaned up',
];

/** Words of docket captions that stand before "No.". */
export const DOCKET_WORDS: ReadonlySet<string> = set(
  'case docket civ civil action cause crim criminal cr cv ca c.a appeal app misc adv proc index file slip op bankr adversary proceeding cir ct dist court appellate div division county cty common pleas wl a',
);

/** What a number counts when it is no page: streets, coins, measures. With nothing else of a citation such a core is none. */
export const COUNTED_THINGS: ReadonlySet<string> = set(
  'avenue ave street st road rd court ct boulevard blvd drive dr lane ln terrace ter place pl way highway hwy circle cir parkway pkwy trail alley square plaza ' +
    'dollars dollar cents canadian australian american euros pounds pesos yen miles mile feet foot inches acres acre yards meters kilometers percent tons gallons hours minutes people persons employees shares units',
);
