/** The pane's controller on a document in memory, with the real reader, verifier and backend client; only the network is a function. */
import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import type { CaseLaw, CaseRecord } from '../../src/verifier/caseLaw';
import { createChecker } from '../../src/verifier/checkCitations';
import { backendChecker, backendOpinions } from '../../src/verifier/sources/backend';
import { createController } from '../../src/taskpane/controller';
import { reduce } from '../../src/taskpane/reduce';
import { INITIAL_STATE, type PaneEvent, type PaneState } from '../../src/taskpane/state';
import { openPaneStorage } from '../../src/taskpane/storage';
import { createStore } from '../../src/taskpane/store';
import type { MemoryBrief } from './memoryBrief';

// jsdom lacks both; browsers have them.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.assign(globalThis, { TextEncoder });

export const TODAY = '2026-11-30';
export const caseAt = (id: string, name: string, citation: string, date: string): CaseRecord => ({
  id,
  name,
  names: [name],
  citations: [citation],
  court: 'scotus',
  date,
  docketNumber: null,
  url: null,
  firstPage: citation.split(' ').at(-1) ?? null,
  lastPage: null,
  source: 'lines of this test',
  asOf: TODAY,
  hasOpinion: false,
});
export const CASES = [
  caseAt('iqbal', 'Ashcroft v. Iqbal', '556 U.S. 662', '2009-05-18'),
  caseAt('lerner', 'Lerner v. Casey', '357 U.S. 468', '1958-06-30'),
];

/** Case law of a few lines, for the real chain to ask. */
export const CASE_LAW: CaseLaw = {
  describe: async () => ({ name: 'a few lines', cases: CASES.length, asOf: TODAY, schema: 1 }),
  find: async (cores) =>
    cores.map(({ volume, reporter, page }) => ({
      cases: CASES.filter((each) => each.citations.includes(`${volume} ${reporter} ${page}`)),
      listsEveryCase: true,
    })),
  coverage: async (cores) => cores.map(() => null),
  around: async (cores) => cores.map(() => []),
  named: async (queries) => queries.map(() => []),
  opinion: async () => null,
};

/** The backend's answers without a socket. */
export const backend: typeof fetch = async (address, init) => {
  const { pathname } = new URL(String(address));
  init?.signal?.throwIfAborted();
  if (pathname !== '/v1/citations/check') return answer(404, {});
  const { citations } = JSON.parse(String(init?.body));
  return answer(200, await createChecker(CASE_LAW, { asOf: TODAY }).check(citations));
};
export const answer = (status: number, body: unknown): Response =>
  ({ status, text: async () => JSON.stringify(body) }) as Response;
export const down: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));

export const BRIEF = [
  'See Ashcroft v. Iqbal, 556 U.S. 662, 678 (2009).',
  'But see Hoag v. New Jersey, 357 U.S. 468 (1958), and Doe v. Roe, 999 U.S. 1234 (2031).',
  'Compare Smith v. Jones, 12 F. Supp. 3d 100 (N.D. Ohio 2014), with 42 U.S.C. § 1983.',
];

export function pane(
  host: MemoryBrief,
  parts: { fetch?: typeof fetch; key?: string | null; now?: Date } = {},
) {
  const events: PaneEvent[] = [];
  const store = createStore<PaneState, PaneEvent>((state, event) => {
    events.push(event);
    return reduce(state, event);
  }, INITIAL_STATE);
  let network = parts.fetch ?? backend;
  const asked: string[] = [];
  const send: typeof fetch = (address, init) => {
    asked.push(String(address));
    return network(address, init);
  };
  const controller = createController({
    store,
    storage: openPaneStorage(),
    sourcesAt: (origin) => ({
      checker: backendChecker(origin, { fetch: send }),
      opinionOf: backendOpinions(origin, { fetch: send }),
    }),
    paneOrigin: 'https://localhost:3000',
    now: () => parts.now ?? new Date('2026-11-30T10:14:00Z'),
    reload: () => {},
  });
  const key = parts.key === undefined ? 'https://example.test/brief.docx' : parts.key;
  return {
    store,
    events,
    asked,
    controller,
    attach: () => controller.attach({ host, key, name: 'brief.docx' }),
    connect: (fetch_: typeof fetch) => {
      network = fetch_;
    },
    /** Marks as the list would show them, by the citation's words. */
    marks: () =>
      Object.fromEntries(
        (store.get().results?.report.citations ?? []).map((citation) => [citation.text, citation.mark]),
      ),
    idOf: (text: string) =>
      store.get().results?.report.citations.find((citation) => citation.text === text)?.id ?? 'none',
  };
}
