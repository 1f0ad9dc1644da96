/** stub */
import type { BriefHost } from '../brief/model';
import type { CitationChecker } from '../verifier/report';
import type { EarlyStop, Message, Results, Scope, WorkStep } from './state';

export interface CheckOptions {
  readonly host: BriefHost;
  readonly documentName: string;
  readonly checker: CitationChecker;
  readonly scope: Scope;
  readonly signal: AbortSignal;
  readonly now: Date;
  readonly onProgress: (progress: { step: WorkStep; done: number; total: number }) => void;
  readonly onStop: (stop: EarlyStop) => void;
}
export interface CheckedBrief {
  readonly results: Results;
  readonly messages: readonly Message[];
}
export async function checkBrief(_options: CheckOptions): Promise<CheckedBrief> {
  throw new Error('stub');
}
