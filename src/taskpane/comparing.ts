/**
 * Quotations compared in a worker: an opinion is handed over once, a question is answered by its number. Where there is no worker, or it
 * fails, the pane compares by itself: the answer is the same, only the pane is busy meanwhile.
 */
import { compareQuotation, type QuotationQuestion } from '../quotation';
import type { Opinion, QuotationMatch } from '../quotation/model';
import type { CompareQuotation } from '../verifier/quotedWords';

export type CompareOrder =
  | { readonly type: 'opinion'; readonly caseId: string; readonly opinion: Opinion }
  | {
      readonly type: 'compare';
      readonly order: number;
      readonly caseId: string;
      readonly question: Omit<QuotationQuestion, 'opinion'>;
    };

export interface CompareAnswer {
  readonly order: number;
  /** Null where the worker does not have the opinion. */
  readonly match: QuotationMatch | null;
}

/** What of a `Worker` is used. */
export interface WorkerPort {
  postMessage(order: CompareOrder): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<CompareAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface Comparer {
  readonly compare: CompareQuotation;
  /** Ends the worker; what is still open is compared here. */
  readonly close: () => void;
}

/** `start` makes the worker, on the first question; it may throw. */
export function openComparer(start: () => WorkerPort): Comparer {
  let worker: WorkerPort | null = null;
  let isGone = false;
  let orders = 0;
  const handedOver = new Map<string, Opinion>();
  const open = new Map<number, (match: QuotationMatch | null) => void>();

  const giveUp = (): void => {
    worker?.terminate();
    worker = null;
    isGone = true;
    const waiting = [...open.values()];
    open.clear();
    for (const answer of waiting) answer(null);
  };
  const running = (): WorkerPort | null => {
    if (worker !== null || isGone) return worker;
    try {
      worker = start();
      worker.onmessage = ({ data }) => {
        const answer = open.get(data.order);
        open.delete(data.order);
        answer?.(data.match);
      };
      worker.onerror = giveUp;
    } catch {
      giveUp();
    }
    return worker;
  };

  return {
    compare: async (caseId, opinion, question) => {
      const port = running();
      if (port === null) return compareQuotation({ ...question, opinion });
      const match = await new Promise<QuotationMatch | null>((resolve) => {
        orders += 1;
        open.set(orders, resolve);
        try {
          if (handedOver.get(caseId) !== opinion) port.postMessage({ type: 'opinion', caseId, opinion });
          handedOver.set(caseId, opinion);
          port.postMessage({ type: 'compare', order: orders, caseId, question });
        } catch {
          giveUp();
        }
      });
      return match ?? compareQuotation({ ...question, opinion });
    },
    close: giveUp,
  };
}
