/**
 * Word's errors as the closed union of the wall, each with the sentence the user reads. One row a code; a code without a row is
 * `unknown`. Never logs or shows the statements around an error: they may hold the brief's words.
 */
import { BriefHostError, type BriefHostErrorKind } from '../model';

interface Row {
  readonly kind: BriefHostErrorKind;
  readonly sentence: string;
}

const READ_ONLY: Row = {
  kind: 'readOnly',
  sentence:
    'This document is open for viewing only, so no marks can be put into it. The results are in the pane.',
};
const TOO_LARGE: Row = {
  kind: 'tooLarge',
  sentence: 'Word could not take so much at once. Nothing was changed.',
};
const GONE: Row = { kind: 'notFound', sentence: 'That place is no longer in the document.' };

/** Word.ErrorCodes and the general RichApi codes (docs, testing/application-specific-api-error-handling). */
const ROWS: Readonly<Record<string, Row>> = {
  AccessDenied: READ_ONLY,
  NotAllowed: READ_ONLY,
  ApiNotFound: { kind: 'unsupported', sentence: 'This version of Word cannot do that.' },
  NotImplemented: { kind: 'unsupported', sentence: 'This version of Word cannot do that.' },
  GeneralException: { kind: 'overlap', sentence: 'Word would not put a mark there.' },
  ItemNotFound: GONE,
  InvalidReference: GONE,
  InvalidObjectPath: GONE,
  SearchDialogIsOpen: { kind: 'busy', sentence: 'Close Word’s Find window and check again.' },
  ActivityLimitReached: { kind: 'busy', sentence: 'Word is busy. Try again in a moment.' },
  HostIsBusy: { kind: 'busy', sentence: 'Word is busy. Try again in a moment.' },
  SearchStringInvalidOrTooLong: { kind: 'notFound', sentence: 'Word cannot search for these words.' },
  RequestPayloadSizeLimitExceeded: TOO_LARGE,
  ResponsePayloadSizeLimitExceeded: TOO_LARGE,
  RequestAborted: { kind: 'cancelled', sentence: 'Word stopped the work.' },
};

const UNKNOWN: Row = {
  kind: 'unknown',
  sentence: 'Word reported an error. Save the document and try again.',
};

/** Any failure of a `Word.run` as a `BriefHostError`; one that is already is passed on. */
export function toBriefHostError(error: unknown): BriefHostError {
  if (error instanceof BriefHostError) return error;
  const code = codeOf(error);
  const row = (code === null ? undefined : ROWS[code]) ?? UNKNOWN;
  return new BriefHostError(row.kind, row.sentence, code);
}

export function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

export function cancelled(): BriefHostError {
  return new BriefHostError('cancelled', 'The check was cancelled.');
}

export function changed(): BriefHostError {
  return new BriefHostError('changed', 'The document was not read yet. Check citations first.');
}
