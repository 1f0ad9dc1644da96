/** Comparing in a worker: asked once for an opinion, answered by number, and never left without an answer. */
import { compareQuotation } from '../../src/quotation';
import type { Opinion } from '../../src/quotation/model';
import { openComparer, type CompareOrder, type WorkerPort } from '../../src/taskpane/comparing';

const OPINION: Opinion = {
  complete: true,
  ocr: false,
  parts: [
    { kind: 'majority', pages: [{ label: '12', text: 'A chart is a promise to every sailor who buys it.' }] },
  ],
};
const question = (quote: string) => ({ quote, pincite: '12', parentheticals: [] });

/** A worker that does what the real one does, a moment later; `fails` after so many questions. */
function worker(orders: CompareOrder[], failsAfter = Infinity): WorkerPort {
  const opinions = new Map<string, Opinion>();
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (order) => {
      orders.push(order);
      if (order.type === 'opinion') return void opinions.set(order.caseId, order.opinion);
      if (orders.filter(({ type }) => type === 'compare').length > failsAfter)
        return void setTimeout(() => port.onerror?.({} as ErrorEvent));
      const opinion = opinions.get(order.caseId);
      const match = opinion === undefined ? null : compareQuotation({ ...order.question, opinion });
      setTimeout(() => port.onmessage?.({ data: { order: order.order, match } } as MessageEvent));
    },
  };
  return port;
}

describe('comparing in a worker', () => {
  it('hands an opinion over once and gives each question its own answer', async () => {
    const orders: CompareOrder[] = [];
    const { compare } = openComparer(() => worker(orders));
    const [first, second] = await Promise.all([
      compare('7', OPINION, question('A chart is a promise to every sailor')),
      compare('7', OPINION, question('A chart is a threat to every sailor')),
    ]);
    expect([first.verdict, second.verdict]).toEqual(['verbatim', 'altered']);
    expect(orders.map(({ type }) => type)).toEqual(['opinion', 'compare', 'compare']);
  });

  it('compares by itself where no worker can be made', async () => {
    const { compare } = openComparer(() => {
      throw new Error('no workers here');
    });
    expect((await compare('7', OPINION, question('a promise to every sailor'))).verdict).toBe('verbatim');
  });

  it('answers what was open, and what comes after, where the worker fails or is closed', async () => {
    const { compare, close } = openComparer(() => worker([], 0));
    expect((await compare('7', OPINION, question('a promise to every sailor'))).verdict).toBe('verbatim');
    expect((await compare('7', OPINION, question('a threat to every sailor'))).verdict).toBe('altered');
    const other = openComparer(() => worker([]));
    const open = other.compare('7', OPINION, question('a promise to every sailor'));
    other.close();
    expect((await open).verdict).toBe('verbatim');
    close();
  });
});
