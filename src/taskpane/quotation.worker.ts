/** The worker's end of `comparing.ts`: keeps the opinions it was given and compares quotations with them, so that the pane can be used. */
// By its own file: the room's door would bring the readers along.
import { compareQuotation } from '../quotation/compare/compareQuotation';
import type { Opinion } from '../quotation/model';
import type { CompareAnswer, CompareOrder } from './comparing';

const opinions = new Map<string, Opinion>();

self.onmessage = ({ data }: MessageEvent<CompareOrder>): void => {
  if (data.type === 'opinion') {
    opinions.set(data.caseId, data.opinion);
    return;
  }
  const opinion = opinions.get(data.caseId);
  const answer: CompareAnswer =
    opinion === undefined
      ? { order: data.order, match: null }
      : { order: data.order, match: compareQuotation({ ...data.question, opinion }) };
  self.postMessage(answer);
};
