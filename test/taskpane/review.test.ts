/** Living with an edited brief: decisions carried forward, marks that were edited, replacing, the next thing to decide. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { MemoryBrief } from './memoryBrief';
import { BRIEF, pane } from './paneOn';

const HOAG = '357 U.S. 468';
const NO_SUCH = '999 U.S. 1234';
const FOUND = '556 U.S. 662';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function checked(host: MemoryBrief, parts: Parameters<typeof pane>[1] = {}) {
  const opened = pane(host, parts);
  await opened.attach();
  await opened.controller.check();
  return opened;
}
type Opened = Awaited<ReturnType<typeof checked>>;
const decided = ({ store }: Opened): string[] =>
  Object.values(store.get().decisions.decided).map(({ citation, reason }) => `${citation}: ${reason}`);

describe('an accepted citation', () => {
  it('stays accepted when the brief is checked again, and when the pane is opened again', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const first = await checked(host);
    await first.controller.accept(first.idOf(HOAG), ' Cited for the dissent. ');
    expect(decided(first)).toEqual([`${HOAG}: Cited for the dissent.`]);
    await first.controller.check();
    expect(decided(first)).toHaveLength(1);
    const second = pane(host);
    await second.attach();
    expect(decided(second)).toHaveLength(1);
  });

  it('stays accepted when other paragraphs change, and is asked again when its own does', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const opened = await checked(host);
    await opened.controller.accept(opened.idOf(HOAG), 'Dissent.');
    host.blocks.unshift({
      part: 'body',
      note: null,
      text: 'A new first paragraph, with 556 U.S. 662 in it.',
    });
    await opened.controller.check();
    expect(decided(opened)).toHaveLength(1);
    const at = host.blocks.findIndex(({ text }) => text.includes(HOAG));
    host.blocks[at] = {
      part: 'body',
      note: null,
      text: (host.blocks[at]?.text ?? '').replace('But see', 'See'),
    };
    await opened.controller.check();
    expect(decided(opened)).toEqual([]);
    expect(opened.store.get().decisions.earlier[opened.idOf(HOAG)]?.reason).toBe('Dissent.');
  });

  it('can be decided on again', async () => {
    const opened = await checked(MemoryBrief.of(...BRIEF));
    await opened.controller.accept(opened.idOf(HOAG), 'Dissent.');
    await opened.controller.askAgain(opened.idOf(HOAG));
    expect(decided(opened)).toEqual([]);
    await opened.controller.check();
    expect(decided(opened)).toEqual([]);
  });

  it('is no other document’s', async () => {
    const opened = await checked(MemoryBrief.of(...BRIEF));
    await opened.controller.accept(opened.idOf(HOAG), 'Dissent.');
    const other = await checked(MemoryBrief.of(...BRIEF), { key: 'https://example.test/other.docx' });
    expect(decided(other)).toEqual([]);
  });

  it('is in the document only where the user wants it there, and goes with all marks', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const opened = await checked(host);
    await opened.controller.accept(opened.idOf(HOAG), 'Dissent.');
    expect(host.travelling).toBeNull();
    const { settings } = opened.store.get();
    await opened.controller.changeSettings({ ...settings, decisionsTravel: true });
    await opened.controller.accept(opened.idOf(NO_SUCH), 'A hypothetical.');
    expect(host.travelling).toHaveLength(2);
    globalThis.indexedDB = new IDBFactory();
    const elsewhere = await checked(host, { key: 'C:\\Copy of brief.docx' });
    expect(decided(elsewhere).sort()).toEqual([`${HOAG}: Dissent.`, `${NO_SUCH}: A hypothetical.`]);
    await elsewhere.controller.removeAll();
    expect(host.travelling).toBeNull();
    await opened.controller.changeSettings(settings);
    expect(host.travelling).toBeNull();
  });

  it('is exported without words of the brief and without its path', async () => {
    const opened = await checked(MemoryBrief.of(...BRIEF));
    await opened.controller.accept(opened.idOf(HOAG), 'Dissent.');
    const text = JSON.stringify(await opened.controller.decisions());
    expect(text).toContain(HOAG);
    expect(text).not.toMatch(/brief\.docx|New Jersey|But see/);
  });

  it('holds for the session where the browser has no storage, and that is said', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const opened = await checked(MemoryBrief.of(...BRIEF));
    await opened.controller.accept(opened.idOf(HOAG), 'Dissent.');
    expect(decided(opened)).toHaveLength(1);
    expect(opened.store.get().messages.map(({ title }) => title)).toContain('The decision is not kept');
  });
});

describe('a mark whose words were edited', () => {
  it('is stale as soon as the cursor is in it, in the pane and in the document, and is no longer decided on', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const opened = await checked(host);
    const id = opened.idOf(HOAG);
    await opened.controller.accept(id, 'Dissent.');
    host.userClicks(id);
    expect(opened.store.get().results?.edited).toEqual({});
    host.userClicks(id, '357 U.S. 469');
    expect(opened.store.get().results?.edited).toEqual({ [id]: true });
    expect(host.stale).toEqual([id]);
    expect(decided(opened)).toEqual([]);
    await opened.controller.check();
    expect(opened.store.get().results?.edited).toEqual({});
  });

  it('is stale when the pane is opened again, and those of other paragraphs are not', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const first = await checked(host);
    host.blocks[0] = { part: 'body', note: null, text: (host.blocks[0]?.text ?? '').replace('See ', 'Cf. ') };
    const second = pane(host);
    await second.attach();
    expect(second.store.get().results?.edited).toEqual({ [first.idOf(FOUND)]: true });
  });
});

describe('replacing', () => {
  it('puts the suggestion in, says so, and shows the citation as edited until the next check', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const opened = await checked(host);
    const id = opened.idOf(HOAG);
    const { results } = opened.store.get();
    const report = results?.report;
    if (!report || !results) throw new Error('no results');
    const suggested = { text: '356 U.S. 464', why: 'the same parties' };
    const citations = report.citations.map((each) =>
      each.id === id ? { ...each, suggestion: suggested } : each,
    );
    opened.store.send({ type: 'checkFinished', results: { ...results, report: { ...report, citations } } });
    await opened.controller.replace(id);
    expect(host.blocks[1]?.text).toContain('356 U.S. 464 (1958)');
    expect(opened.store.get().results?.edited).toEqual({ [id]: true });
    expect(opened.store.get().messages.at(-1)?.title).toBe('Replaced, as a tracked change');
    await opened.controller.replace(id);
    expect(opened.store.get().messages.at(-1)?.title).toBe('The place has changed');
    host.fails.set('replace', 'unsupported');
    await opened.controller.replace(id);
    expect(opened.store.get().messages.at(-1)?.title).toBe('The words were not replaced');
  });
});

describe('the next thing to decide', () => {
  it('is gone to in the order of the list, round and round, passing over what is accepted', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const opened = await checked(host);
    const [stop, mismatch] = [opened.idOf(NO_SUCH), opened.idOf(HOAG)];
    await opened.controller.openProblem(1);
    expect(opened.store.get().open).toBe(stop);
    await opened.controller.openProblem(1);
    expect(opened.store.get().open).toBe(mismatch);
    await opened.controller.openProblem(1);
    expect(opened.store.get().open).toBe(stop);
    await opened.controller.openProblem(-1);
    expect(opened.store.get().open).toBe(mismatch);
    await opened.controller.accept(stop, 'A hypothetical.');
    await opened.controller.openProblem(1);
    expect(opened.store.get().open).toBe(mismatch);
    await opened.controller.accept(mismatch, 'Dissent.');
    const jumps = host.jumps.length;
    await opened.controller.openProblem(1);
    expect(host.jumps).toHaveLength(jumps);
  });
});

it('comments follow the setting', async () => {
  const host = MemoryBrief.of(...BRIEF);
  const opened = await checked(host);
  const commented = (): number =>
    [...host.marks.values()].filter(({ comment }) => comment !== undefined).length;
  expect(commented()).toBe(2);
  await opened.controller.changeSettings({ ...opened.store.get().settings, comments: 'all' });
  await opened.controller.check();
  expect(commented()).toBe(3);
  await opened.controller.changeSettings({ ...opened.store.get().settings, comments: 'off' });
  await opened.controller.check();
  expect(commented()).toBe(0);
});
