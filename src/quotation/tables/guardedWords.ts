/**
 * Words that no bracket, ellipsis or parenthetical may change in silence, and small words whose change is a matter of form
 * (`quotations.md`, Guarded words). Words are lower case, apostrophes left out, as `tokens.ts` folds them. A new word is an
 * entry here; test/quotation/tables.test.ts walks the tables.
 */

export type GuardClass = 'negation' | 'modal' | 'limiting' | 'conjunction' | 'number' | 'party';

const words = (list: string): readonly string[] => list.split(' ');

/** Source: `quotations.md`, Settled points and 4.2; contractions spelled as they fold. */
export const GUARDED: Readonly<Record<Exclude<GuardClass, 'number' | 'party'>, readonly string[]>> = {
  negation: words(
    'not no nor never none neither nothing nobody nowhere without cannot cant dont doesnt didnt isnt arent wasnt werent ' +
      'wont wouldnt shouldnt couldnt mustnt hasnt havent hadnt neednt shant',
  ),
  modal: words('may must shall should will would can could might ought'),
  limiting: words(
    'only unless except excepting until however solely merely exclusively provided notwithstanding hardly rarely seldom',
  ),
  conjunction: words('and or'),
};

/** Number words; digits are numbers by themselves. "one" and "second" are left out: they are pronoun and time as often. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
    thirteen: '13',
    fourteen: '14',
    fifteen: '15',
    sixteen: '16',
    seventeen: '17',
    eighteen: '18',
    nineteen: '19',
    twenty: '20',
    thirty: '30',
    forty: '40',
    fifty: '50',
    sixty: '60',
    seventy: '70',
    eighty: '80',
    ninety: '90',
    hundred: '100',
    thousand: '1000',
    million: '1000000',
  }),
);

/**
 * The two sides of a lawsuit or a bargain. A word of one side for a word of the other turns the sentence round, in brackets
 * too; "[defendant]" for "petitioner" does not, as the two are no pair.
 */
export const OPPOSING_ROLES: readonly (readonly [readonly string[], readonly string[]])[] = [
  [words('plaintiff plaintiffs'), words('defendant defendants')],
  [words('petitioner petitioners'), words('respondent respondents')],
  [words('appellant appellants'), words('appellee appellees')],
  [words('claimant claimants'), words('respondent respondents')],
  [words('prosecution prosecutor government state'), words('defense accused defendant defendants')],
  [words('movant movants moving'), words('nonmovant nonmovants nonmoving opponent')],
  [words('buyer buyers purchaser'), words('seller sellers vendor')],
  [words('landlord landlords lessor'), words('tenant tenants lessee')],
  [words('employer employers'), words('employee employees')],
  [words('creditor creditors'), words('debtor debtors')],
  [words('insurer insurers'), words('insured insureds')],
  [words('licensor grantor'), words('licensee grantee')],
  [words('mortgagor'), words('mortgagee')],
];

/** Beginnings and endings that turn a word into its opposite: "[un]lawful", "harm[less]". */
export const NEGATING_AFFIXES: ReadonlySet<string> = new Set(words('un in im il ir non dis mis not nt less'));

/**
 * A change of these alone is minor: articles, relative and demonstrative words, and the prepositions that stand for one
 * another without turning a sentence.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  words('a an the that which who whom this these those such of in on upon at'),
);

/** Words too common to find a passage by. */
export const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...FUNCTION_WORDS,
  ...words(
    'to and or is are was were be been it its as by for with from not no has have had he his she her they their',
  ),
]);

/** Words that begin a clause of their own: what follows them is not the middle of the clause before. */
export const CLAUSE_OPENERS: ReadonlySet<string> = new Set(
  words(
    'unless except excepting but however although though provided if when where while because since whether after before ' +
      'until and or nor who which whose notwithstanding',
  ),
);

const CLASS_OF: ReadonlyMap<string, GuardClass> = new Map([
  ...Object.entries(GUARDED).flatMap(([kind, list]) =>
    list.map((word) => [word, kind as GuardClass] as const),
  ),
  ...[...NUMBER_WORDS.keys()].map((word) => [word, 'number'] as const),
]);

/** The class of a guarded word, or null. Roles of parties guard in pairs only: see {@link rolesOppose}. */
export function guardClass(word: string): GuardClass | null {
  const first = word.charCodeAt(0);
  if (first >= 0x30 && first <= 0x39) return 'number';
  return CLASS_OF.get(word) ?? null;
}

/** Whether two words are the two sides of one pair. */
export function rolesOppose(one: string, other: string): boolean {
  return OPPOSING_ROLES.some(
    ([left, right]) =>
      (left.includes(one) && right.includes(other)) || (right.includes(one) && left.includes(other)),
  );
}

/** The digits of a number however it is written: "two" and "2" are one number. */
export function numberValue(word: string): string {
  return NUMBER_WORDS.get(word) ?? word;
}

/** Verbs that a "not" behind them turns round: a sentence that ends with one of these before that word says the opposite. */
export const AUXILIARIES: ReadonlySet<string> = new Set(
  words(
    'am is are was were be been do does did has have had may might must can could shall should will would ought need dare',
  ),
);
