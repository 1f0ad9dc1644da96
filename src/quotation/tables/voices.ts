/**
 * Signs that words in an opinion are not the court's own: an argument it reports, a lower court, a view it rejects
 * (`quotations.md`, Settled points: the words are verbatim; a note says whose they are). A new sign is a row.
 */
interface VoiceRow {
  /** Lower case, words separated by one space. */
  readonly sign: string;
  /** Reads after "These words": "report an argument". */
  readonly says: string;
}

const ARGUMENT = 'may report an argument made to the court, not its own view';
const BELOW = 'may be those of a lower court';
const REJECTED = 'may state a view that the court rejects';

export const VOICES: readonly VoiceRow[] = [
  ...[
    'argues that',
    'argue that',
    'argued that',
    'contends that',
    'contend that',
    'contended that',
    'asserts that',
    'assert that',
    'asserted that',
    'maintains that',
    'maintain that',
    'insists that',
    'claims that',
    'urges that',
    'urge that',
    'submits that',
    'suggests that',
    'complains that',
    'according to petitioner',
    'according to petitioners',
    'according to respondent',
    'according to respondents',
    'according to plaintiff',
    'according to defendant',
    'according to appellant',
    'counsel argued',
    'in petitioners view',
    'in respondents view',
    'in appellants view',
    'in plaintiffs view',
    'in defendants view',
  ].map((sign) => ({ sign, says: ARGUMENT })),
  ...[
    'the court below',
    'the lower court',
    'the court of appeals held',
    'the court of appeals concluded',
    'the court of appeals reasoned',
    'the court of appeals stated',
    'the district court held',
    'the district court concluded',
    'the district court found',
    'the district court reasoned',
    'the district court stated',
    'the trial court held',
    'the trial court found',
    'the trial court concluded',
    'the trial court stated',
    'the magistrate judge',
  ].map((sign) => ({ sign, says: BELOW })),
  ...[
    'we reject the',
    'we disagree with',
    'we cannot accept',
    'we cannot agree that',
    'we do not accept',
    'we are not persuaded that',
    'it is wrong to say',
    'it is not true that',
    'the mistaken view',
    'the erroneous view',
  ].map((sign) => ({ sign, says: REJECTED })),
];
