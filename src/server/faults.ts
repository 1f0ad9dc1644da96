/** The backend's errors as a closed union; each has one HTTP status and a sentence that echoes nothing of the request. */

const STATUS = {
  badRequest: 400,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  internal: 500,
  unavailable: 503,
} as const;
export type FaultCode = keyof typeof STATUS;

export class ServerFault extends Error {
  override readonly name = 'ServerFault';
  constructor(
    readonly code: FaultCode,
    message: string,
  ) {
    super(message);
  }
  get status(): (typeof STATUS)[FaultCode] {
    return STATUS[this.code];
  }
}

/** What leaves the backend for any error: a fault of ours as it is, everything else without its words. */
export function faultFor(error: unknown): ServerFault {
  if (error instanceof ServerFault) return error;
  if (error instanceof Error && error.name === 'AbortError') {
    return new ServerFault('unavailable', 'The request was given up before it was answered.');
  }
  return new ServerFault('internal', 'The backend could not answer; its log says more.');
}
