/**
 * What this Word can do, by feature test, never by version; and what it cannot, in sentences for the user.
 */

export interface Capabilities {
  /** For instance "Word on Windows". */
  readonly name: string;
  /** Footnotes and endnotes can be read (WordApi 1.5). */
  readonly notes: boolean;
  /** Track Changes can be read and switched (WordApi 1.4). */
  readonly tracking: boolean;
  /** Comments can be read and written (WordApi 1.4). */
  readonly comments: boolean;
  /** Text boxes can be counted (WordApiDesktop 1.2). */
  readonly textBoxes: boolean;
  /** The text as it will be when changes are accepted: by paragraph (1.7), or as reviewed text (1.4), or not at all. */
  readonly acceptedText: 'getText' | 'getReviewedText' | null;
  /** Controls of every type can be listed (WordApi 1.5). */
  readonly controlTypes: boolean;
  readonly limits: readonly string[];
  /** What the user must see to before marks are placed; null where there is nothing. */
  readonly warning: string | null;
}

const NAMES: Readonly<Record<string, string>> = {
  PC: 'Word on Windows',
  Mac: 'Word on Mac',
  OfficeOnline: 'Word on the web',
  iOS: 'Word on iPad',
  Universal: 'Word',
  Android: 'Word on Android',
};

const TRACKING_UNKNOWN =
  'This version of Word does not say whether changes are tracked: switch Track Changes off before marks are placed or removed.';

/** Each with the test that it is for. Shown in this order. */
const LIMITS: readonly { readonly unless: keyof Capabilities; readonly sentence: string }[] = [
  {
    unless: 'notes',
    sentence:
      'This version of Word does not let add-ins read footnotes and endnotes: only the main text is checked.',
  },
  {
    unless: 'tracking',
    sentence: TRACKING_UNKNOWN,
  },
  {
    unless: 'acceptedText',
    sentence: 'This version of Word cannot leave out text that is marked as deleted: it is checked too.',
  },
  {
    unless: 'comments',
    sentence: 'This version of Word takes no comments from add-ins: the pane and the marks’ titles say why.',
  },
  {
    unless: 'textBoxes',
    sentence:
      'This version of Word does not show text boxes to add-ins: what stands in them is neither read nor counted.',
  },
];

/** Asks Word. Call after `Office.onReady`. */
export function capabilities(): Capabilities {
  const has = (version: string): boolean => Office.context.requirements.isSetSupported('WordApi', version);
  const platform = String(Office.context.platform);
  const known = {
    name: NAMES[platform] ?? 'Word',
    notes: has('1.5'),
    tracking: has('1.4'),
    comments: has('1.4'),
    textBoxes: Office.context.requirements.isSetSupported('WordApiDesktop', '1.2'),
    acceptedText: has('1.7') ? ('getText' as const) : has('1.4') ? ('getReviewedText' as const) : null,
    controlTypes: has('1.5'),
    limits: [],
    warning: null,
  };
  const limits = LIMITS.filter(({ unless }) => !known[unless]).map(({ sentence }) => sentence);
  if (platform === 'OfficeOnline')
    limits.push(
      'Word on the web may refuse marks in footnotes; such citations are then marked in the pane only.',
    );
  return {
    ...known,
    limits: [...limits, 'Headers, footers and text boxes are counted, not checked.'],
    warning: known.tracking ? null : TRACKING_UNKNOWN,
  };
}
