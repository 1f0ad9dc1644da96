/** Several cases on one page: the reviewer says which is meant, it is checked, and the choice holds. */
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { createChecker } from '../../src/verifier/checkCitations';
import type { CaseLaw } from '../../src/verifier/caseLaw';
import { draw, finishedWith, READY } from './drawing';
import { MemoryBrief } from './memoryBrief';
import { answer, caseAt, CASE_LAW, pane, TODAY } from './paneOn';
import { IQBAL } from './reports';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const SHARED = [
  caseAt('ames', 'Ames v. Burke', '12 Ala. 30', '1847-06-01'),
  caseAt('cole', 'Cole v. Dean', '12 Ala. 30', '1847-06-01'),
];
const law: CaseLaw = {
  ...CASE_LAW,
  find: async (cores) => cores.map(() => ({ cases: SHARED, listsEveryCase: true })),
};
const fetchOf =
  (asked: unknown[]): typeof fetch =>
  async (address, init) => {
    if (new URL(String(address)).pathname !== '/v1/citations/check') return answer(404, {});
    const { citations } = JSON.parse(String(init?.body));
    asked.push(citations);
    return answer(200, await createChecker(law, { asOf: TODAY }).check(citations));
  };

it('checks the case picked, for the citation and for the short forms that mean it, and again the next time', async () => {
  const asked: unknown[] = [];
  const host = MemoryBrief.of('The rule is old. See 12 Ala. 30 (1847). Id. at 31.');
  const { attach, controller, store } = pane(host, { fetch: fetchOf(asked) });
  await attach();
  await controller.check();
  const before = store.get().results?.report.citations ?? [];
  expect(before.map(({ status }) => status)).toEqual(['ambiguous', 'ambiguous']);
  expect(before[0]?.matches?.map(({ name }) => name)).toEqual(['Ames v. Burke', 'Cole v. Dean']);

  // From the short form: the pick is its full citation's.
  await controller.pick(before[1]?.id ?? '', 'cole');
  const after = store.get().results;
  expect(after?.report.citations.map(({ status, match }) => [status, match?.name])).toEqual([
    ['found', 'Cole v. Dean'],
    ['found', 'Cole v. Dean'],
  ]);
  expect(after?.report.citations[0]?.note).toContain('picked by the reviewer');
  expect([...host.marks.values()][0]?.kind).not.toBe('unverified');

  await controller.check();
  expect(store.get().results?.report.citations[0]?.match?.name).toBe('Cole v. Dean');
});

it('keeps the pick with the results of the document', async () => {
  const host = MemoryBrief.of('See 12 Ala. 30 (1847).');
  const first = pane(host, { fetch: fetchOf([]) });
  await first.attach();
  await first.controller.check();
  const id = first.store.get().results?.report.citations[0]?.id ?? '';
  await first.controller.pick(id, 'ames');
  const second = pane(host, { fetch: fetchOf([]) });
  await second.attach();
  expect(second.store.get().results?.picks).toEqual({ [id]: 'ames' });
});

it('offers each candidate with a button that names its case, and none where one case was found', async () => {
  const candidates = SHARED.map(({ id, name, citations, court, date, url }) => ({
    id,
    name,
    citation: [...citations],
    court,
    date,
    url,
  }));
  const { user, calls } = draw([
    READY,
    finishedWith([{ ...IQBAL, status: 'ambiguous', mark: 'unverified', match: null, matches: candidates }]),
    { type: 'citationOpened', id: IQBAL.id },
  ]);
  expect(screen.getByText('Cases that it may be')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check as Cole v. Dean' }));
  expect(calls).toEqual([`pick "${IQBAL.id}" "cole"`]);
});

it('offers no pick where one case was found', () => {
  draw([READY, finishedWith([IQBAL]), { type: 'citationOpened', id: IQBAL.id }]);
  expect(screen.queryByRole('button', { name: /^Check as/ })).toBeNull();
});
