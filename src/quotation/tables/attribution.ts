/** How briefs say whose words they quote. A new phrase is an entry here. */

const words = (list: string): readonly string[] => list.split(' ');

/** Verbs by which a court speaks, as they stand before a quotation: "the Court held that “…”". */
export const SPEECH_VERBS: ReadonlySet<string> = new Set(
  words(
    'said says held holds explained explains stated states wrote writes observed observes noted notes added adds ' +
      'reasoned reasons concluded concludes found finds ruled rules described describes defined defines recognized ' +
      'recognizes emphasized emphasizes warned warns cautioned cautions declared declares instructed instructs ' +
      'reiterated reiterates reaffirmed reaffirms determined determines announced announces called calls continued ' +
      'quoted put rejected rejects made acknowledged acknowledges stressed stresses remarked remarks required requires ' +
      'asked asks clarified clarifies confirmed confirms commented characterized adopted adopts wrote',
  ),
);

/** Who speaks when only a court is named: the case is the one cited just before. */
export const COURT_SPEAKERS: ReadonlySet<string> = new Set(
  words('court it justice judge justices judges panel majority opinion circuit plurality dissent tribunal'),
);

/** A citation under one of these signals is against the words before it. Bluebook rule 1.2(c). */
export const CONTRARY_SIGNALS: readonly string[] = [
  'but see',
  'but cf.',
  'but',
  'contra',
  'but see, e.g.,',
  'cf.',
];

/** Signals of support: the citation backs what is said, and need not be the source of words that another case is said to hold. */
export const SUPPORTING_SIGNALS: readonly string[] = ['see', 'see also', 'see, e.g.,', 'accord', 'e.g.,'];

/** Words before a defined term in parentheses: (the “Act”), (collectively, the “Defendants”). */
export const DEFINING_WORDS: ReadonlySet<string> = new Set(
  words('the a an or and collectively together hereinafter hereafter herein jointly each as referred to'),
);

/** Abbreviations that do not end a sentence. Lower case, without the last stop. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  words(
    'mr mrs ms dr prof hon rev gen gov sen rep no nos inc co corp ltd llc v vs u.s s.ct ct fed r civ p crim evid app art ' +
      'sec cir e.g i.e st jr sr et al dept dist bd ass’n ed supp stat ex exs p pp n nn id cf op cl ch vol u.s.c c.f.r ' +
      'int’l nat’l gov’t dep’t comm’n',
  ),
);
