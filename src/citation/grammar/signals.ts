/**
 * Introductory signals (Bluebook rule 1.2 and the style manuals of California, New York and Illinois), one row each.
 *
 * A signal is read whole and longest first, folded: "See, e.g.," is the row "see, e.g.,". What may be changed: rows.
 */
export const SIGNALS: readonly string[] = [
  'e.g.,',
  'accord',
  'see',
  'see also',
  'see, also',
  'see generally',
  'see, e.g.,',
  'see e.g.,',
  'see also, e.g.,',
  'see, also, e.g.,',
  'see also e.g.,',
  'see generally, e.g.,',
  'see, generally,',
  'see, in general,',
  'see in particular',
  'see especially',
  'see specifically',
  'see particularly',
  'see, for example,',
  'see for example',
  'see, for instance,',
  'see, accord',
  'see, in accord,',
  'see and compare',
  'see contra',
  'see, contra,',
  'see, cf.',
  'see cf.',
  'see further',
  'see too',
  'but see',
  'but see, e.g.,',
  'but see also',
  'but cf.',
  'but cf., e.g.,',
  'but compare',
  'and see',
  'and see generally',
  'and cf.',
  'cf.',
  'cf., e.g.,',
  'cf. also',
  'cf. generally',
  'compare',
  'compare, e.g.,',
  'with',
  'contra',
  'contra, e.g.,',
  'accord, e.g.,',
  'in accord',
  'see in accord',
  'see discussion in',
  'see cases cited in',
  'see also cases cited in',
  'see authorities cited in',
  'accord, see',
];

/** Words (folded, small, without marks) that can stand inside a signal: the reader walks left over them, then looks the whole up. */
export const SIGNAL_WORDS: ReadonlySet<string> = new Set(
  SIGNALS.flatMap((signal) => signal.replace(/[.,]/g, ' ').split(' ')).filter(
    (word) => word !== '' && word !== 'id',
  ),
);

/** "see, e.g.," → "see,eg,": how two writings of one signal are compared. */
export const signalKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z,]/g, '')
    .replace(/,+$/, '');

/** Where two rows differ in commas alone, the first stands for both. */
const BY_KEY: ReadonlyMap<string, string> = new Map(
  [...SIGNALS].reverse().map((signal) => [signalKey(signal).replace(/,/g, ''), signal]),
);

/** The signal of these folded words, or undefined. Commas make no difference. */
export function signalOf(folded: string): string | undefined {
  return BY_KEY.get(signalKey(folded).replace(/,/g, ''));
}
