/** An error as a Word host reports it to the client library. */
export type HostErrorCode =
  | 'AccessDenied'
  | 'ApiNotFound'
  | 'GeneralException'
  | 'InvalidArgument'
  | 'ItemNotFound'
  | 'NotAllowed'
  | 'NotImplemented'
  | 'RequestPayloadSizeLimitExceeded'
  | 'ResponsePayloadSizeLimitExceeded'
  | 'SearchDialogIsOpen'
  | 'SearchStringInvalidOrTooLong';

const MESSAGES: Readonly<Record<HostErrorCode, string>> = {
  AccessDenied: 'You do not have permission to do this.',
  ApiNotFound:
    'The API you are trying to use could not be found. It may be available in a newer version of Word.',
  GeneralException: 'Sorry, something went wrong.',
  InvalidArgument: 'The argument you provided is not valid, is missing or is in the wrong format.',
  ItemNotFound: 'Sorry, we could not find the item.',
  NotAllowed: 'The requested operation is not allowed.',
  NotImplemented: 'The test host does not model this member (test/word-host/README.md).',
  RequestPayloadSizeLimitExceeded: 'The request payload is larger than the limit.',
  ResponsePayloadSizeLimitExceeded: 'The response payload is larger than the limit.',
  SearchDialogIsOpen: 'The search dialog is open.',
  SearchStringInvalidOrTooLong: 'The search string is invalid or too long.',
};

export class HostError extends Error {
  constructor(
    readonly code: HostErrorCode,
    /** For the person who writes the test; the client sees the code's own message. */
    readonly why = '',
  ) {
    super(MESSAGES[code]);
    this.name = 'HostError';
  }
}
