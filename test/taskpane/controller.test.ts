/**
 * The pane's work on a real in-memory document with the real reader, verifier and backend client; only the network is replaced, by
 * a function that answers as the backend does.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { messageFor } from '../../src/taskpane/messages';
import { MemoryBrief } from './memoryBrief';
import { backend, down, BRIEF, answer, pane } from './paneOn';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('what the user must know of the document', () => {
  it('a Word that cannot say whether changes are tracked is warned of once, before the check', async () => {
    const host = MemoryBrief.of(...BRIEF);
    host.warning = 'Switch Track Changes off.';
    const { attach, controller, store } = pane(host);
    await attach();
    expect(store.get().messages).toMatchObject([{ intent: 'warning', text: 'Switch Track Changes off.' }]);
    await controller.check();
    expect(store.get().messages).toEqual([]);
  });

  it('that deleted words were left out is said with the results', async () => {
    const host = MemoryBrief.of(...BRIEF);
    host.withoutDeletions = true;
    const { attach, controller, store } = pane(host);
    await attach();
    await controller.check();
    expect(store.get().messages).toMatchObject([{ title: 'Read as if all changes were accepted' }]);
  });
});

describe('a check', () => {
  it('brings each citation its mark, in the pane and in the document', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const { attach, controller, marks, store } = pane(host);
    await attach();
    await controller.check();
    expect(marks()).toMatchObject({
      '556 U.S. 662': 'found',
      '357 U.S. 468': 'mismatch',
      '999 U.S. 1234': 'stop',
      '12 F. Supp. 3d 100': 'unverified',
      '42 U.S.C. § 1983': 'none',
    });
    expect([...host.marks.values()].map((mark) => [mark.text, mark.kind])).toEqual([
      ['556 U.S. 662, 678', 'found'],
      ['357 U.S. 468', 'mismatch'],
      ['999 U.S. 1234', 'stop'],
      ['12 F. Supp. 3d 100', 'unverified'],
    ]);
    expect(store.get().work).toEqual({ kind: 'idle' });
    expect(store.get().messages).toEqual([]);
  });

  it('names the first stop before it has ended', async () => {
    const { attach, controller, events } = pane(MemoryBrief.of(...BRIEF));
    await attach();
    await controller.check();
    const types = events.map((event) => event.type);
    expect(types).toContain('stopSeen');
    expect(types.indexOf('stopSeen')).toBeLessThan(types.indexOf('checkFinished'));
    expect(events.find((event) => event.type === 'stopSeen')).toMatchObject({
      stop: { text: '999 U.S. 1234', place: 'paragraph 2' },
    });
  });

  it('sends citations and none of the prose around them', async () => {
    const bodies: string[] = [];
    const watched: typeof fetch = (address, init) => {
      bodies.push(String(init?.body));
      return backend(address, init);
    };
    const { attach, controller } = pane(
      MemoryBrief.of('The Quibbling defendant cites Ashcroft v. Iqbal, 556 U.S. 662 (2009), wrongly.'),
      { fetch: watched },
    );
    await attach();
    await controller.check();
    expect(bodies.join('')).toContain('556 U.S. 662');
    expect(bodies.join('')).not.toMatch(/Quibbling|defendant cites|wrongly/);
  });

  it('asks the backend that the settings name', async () => {
    const { attach, controller, asked, store } = pane(MemoryBrief.of(...BRIEF));
    await attach();
    await controller.changeSettings({
      ...store.get().settings,
      backendAddress: 'https://cites.firm.example',
    });
    await controller.check();
    expect(new Set(asked.map((address) => new URL(address).origin))).toEqual(
      new Set(['https://cites.firm.example']),
    );
  });

  it('says so where there is no citation, and marks nothing', async () => {
    const host = MemoryBrief.of('There is nothing to cite here.');
    const { attach, controller, store } = pane(host);
    await attach();
    await controller.check();
    expect(store.get().results?.report.summary.citations).toBe(0);
    expect(store.get().announcement).toBe('Check finished. No citations in this brief.');
    expect(host.marks.size).toBe(0);
  });

  it('of a selection marks and lists that alone, and leaves the other marks', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const { attach, controller, store, events } = pane(host);
    await attach();
    await controller.check();
    const before = host.marks.size;
    host.selected = [0];
    store.send({ type: 'scopeChosen', scope: 'selection' });
    events.length = 0;
    await controller.check();
    expect(store.get().announcement).toBe(
      'Check finished. 1 citation in the selection. In the list: 1 found.',
    );
    expect(events.map((event) => event.type)).not.toContain('stopSeen');
    expect(host.marks.size).toBe(before);
  });

  it('is not begun a second time while it runs', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const { attach, controller, asked } = pane(host);
    await attach();
    await Promise.all([controller.check(), controller.check(), controller.removeAll()]);
    expect(asked).toHaveLength(1);
    expect(host.marks.size).toBe(4);
  });
});

describe('a backend that is down', () => {
  it('leaves every citation unverified with the reason, marks amber, and says how to start it', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const { attach, controller, marks, store } = pane(host, { fetch: down });
    await attach();
    await controller.check();
    expect(Object.values(marks()).filter((mark) => mark !== 'none')).toEqual(Array(4).fill('unverified'));
    expect(new Set([...host.marks.values()].map((mark) => mark.color))).toEqual(new Set(['C77700']));
    expect(store.get().messages).toEqual([
      {
        id: 'backend',
        intent: 'warning',
        title: 'The verification backend could not be reached',
        text: '4 citations are unverified for that reason alone. Start the backend with npm start, or npx cite-check serve, and check again.',
      },
    ]);
  });

  it('is forgotten once it answers again', async () => {
    const { attach, controller, marks, store, connect } = pane(MemoryBrief.of(...BRIEF), { fetch: down });
    await attach();
    await controller.check();
    connect(backend);
    await controller.check();
    expect(marks()['556 U.S. 662']).toBe('found');
    expect(store.get().messages).toEqual([]);
  });

  it.each([500, 503, 403])('and one that answers %i never makes a citation not found', async (status) => {
    const { attach, controller, marks } = pane(MemoryBrief.of(...BRIEF), {
      fetch: async () => answer(status, {}),
    });
    await attach();
    await controller.check();
    expect(new Set(Object.values(marks()))).toEqual(new Set(['unverified', 'none']));
  });
});

describe('Cancel', () => {
  it('while looking up changes nothing, in the document or in the pane', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const { attach, controller, store } = pane(host, {
      fetch: (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
          setTimeout(() => controller.cancel(), 0);
        }),
    });
    await attach();
    await controller.check();
    expect(store.get().results).toBeNull();
    expect(host.marks.size).toBe(0);
    expect(store.get().messages).toMatchObject([{ intent: 'info', title: 'Stopped' }]);
    expect(store.get().work).toEqual({ kind: 'idle' });
  });

  it('while marking keeps the whole list and says how many marks stand', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const { attach, controller, store, idOf } = pane(host);
    await attach();
    host.beforeMark = (placed) => {
      if (placed === 2) controller.cancel();
    };
    await controller.check();
    expect(host.marks.size).toBe(2);
    expect(store.get().results?.report.citations).toHaveLength(5);
    expect(store.get().messages).toMatchObject([
      { title: 'Stopped', text: expect.stringContaining('2 of 4 marks') },
    ]);
    expect(store.get().results?.unplaced[idOf('12 F. Supp. 3d 100')]).toMatch(/cancelled/);
  });
});

describe('a document that refuses', () => {
  it('marks still gives the whole list, with its sentence', async () => {
    const host = MemoryBrief.of(...BRIEF);
    host.fails.set('mark', 'readOnly');
    const { attach, controller, store, marks, idOf } = pane(host);
    await attach();
    await controller.check();
    expect(marks()['999 U.S. 1234']).toBe('stop');
    expect(store.get().messages).toMatchObject([
      { intent: 'warning', title: 'No marks in the document', text: 'The document says: readOnly.' },
    ]);
    expect(store.get().results?.unplaced[idOf('999 U.S. 1234')]).toBe('The document says: readOnly.');
  });

  it('to be read keeps the results there were', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const { attach, controller, store } = pane(host);
    await attach();
    await controller.check();
    const before = store.get().results;
    host.fails.set('read', 'busy');
    await controller.check();
    expect(store.get().results).toBe(before);
    expect(store.get().messages).toMatchObject([{ intent: 'error', text: 'The document says: busy.' }]);
  });

  it('a jump says so, and so does a place that is gone', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const { attach, controller, store, idOf } = pane(host);
    await attach();
    await controller.check();
    host.fails.set('jumpTo', 'busy');
    await controller.jump(idOf('556 U.S. 662'));
    expect(store.get().messages).toMatchObject([{ text: 'The document says: busy.' }]);
    host.marks.clear();
    await controller.jump(idOf('556 U.S. 662'));
    expect(store.get().messages.map((message) => message.title)).toContain('The place has changed');
  });

  it('with an error that is not ours shows none of its words', () => {
    expect(JSON.stringify(messageFor(new Error('near “the privileged memorandum”')))).not.toContain(
      'privileged',
    );
  });
});

describe('details', () => {
  it('go to the place, and follow the cursor', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const { attach, controller, store, idOf } = pane(host);
    await attach();
    await controller.check();
    await controller.open(idOf('357 U.S. 468'));
    expect(host.jumps).toEqual([idOf('357 U.S. 468')]);
    expect(store.get().open).toBe(idOf('357 U.S. 468'));
    host.userClicks(idOf('556 U.S. 662'));
    expect(store.get().open).toBe(idOf('556 U.S. 662'));
  });

  it('show the words around the citation', async () => {
    const { attach, controller, store, idOf } = pane(MemoryBrief.of(...BRIEF));
    await attach();
    await controller.check();
    const words = store.get().results?.surroundings[idOf('357 U.S. 468')];
    expect(`${words?.before}${words?.citation}${words?.after}`).toBe(BRIEF[1]);
    expect(words?.citation).toContain('Hoag v. New Jersey, 357 U.S. 468 (1958)');
  });
});

describe('Remove all marks', () => {
  it('takes every mark off and says how many', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const { attach, controller, store } = pane(host);
    await attach();
    await controller.check();
    await controller.removeAll();
    expect(host.marks.size).toBe(0);
    expect(store.get().messages).toMatchObject([
      { intent: 'success', text: '4 marks and 2 comments were taken off.' },
    ]);
    expect(store.get().results).not.toBeNull();
  });
});

describe('the last results', () => {
  it('are there again when the pane is opened again, with the words around each citation', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const first = pane(host);
    await first.attach();
    await first.controller.check();
    const second = pane(host);
    await second.attach();
    expect(second.marks()).toEqual(first.marks());
    expect(second.store.get().results?.stale).toBe(false);
    expect(second.store.get().results?.surroundings).toEqual(first.store.get().results?.surroundings);
    expect(second.asked).toEqual([]);
  });

  it('are shown as older than the text once the brief has changed', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const first = pane(host);
    await first.attach();
    await first.controller.check();
    host.blocks = [{ part: 'body', note: null, text: 'All of it was rewritten.' }];
    const second = pane(host);
    await second.attach();
    expect(second.store.get().results).toMatchObject({ stale: true, surroundings: {} });
  });

  it('of a document never saved are found by its text', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const first = pane(host, { key: null });
    await first.attach();
    await first.controller.check();
    const second = pane(host, { key: null });
    await second.attach();
    expect(second.marks()).toEqual(first.marks());
    const other = pane(MemoryBrief.of('Another text.'), { key: null });
    await other.attach();
    expect(other.store.get().results).toBeNull();
  });

  it('are not kept where the user does not want it, and can be forgotten', async () => {
    const host = MemoryBrief.of(...BRIEF);
    const first = pane(host);
    await first.attach();
    await first.controller.changeSettings({ ...first.store.get().settings, keepResults: false });
    await first.controller.check();
    const second = pane(host);
    await second.attach();
    expect(second.store.get().settings.keepResults).toBe(false);
    expect(second.store.get().results).toBeNull();
    await second.controller.changeSettings({ ...second.store.get().settings, keepResults: true });
    await second.controller.check();
    await second.controller.forgetResults();
    expect(second.store.get().results).toBeNull();
    const third = pane(host);
    await third.attach();
    expect(third.store.get().results).toBeNull();
  });

  it('cost nothing but memory where the browser has no storage', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const { attach, controller, marks, store } = pane(MemoryBrief.of(...BRIEF));
    await attach();
    await controller.check();
    expect(marks()['556 U.S. 662']).toBe('found');
    await controller.changeSettings(store.get().settings);
    expect(store.get().messages).toMatchObject([{ title: 'Nothing was kept' }]);
  });
});
