/** Each state of the pane: what is said, what can be pressed, that nothing is only a colour, and that axe finds no fault. */
import { DEFAULT_SETTINGS } from '../../src/taskpane/settings';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { HostProblem, PaneEvent } from '../../src/taskpane/state';
import { PROBLEM_WORDS } from '../../src/taskpane/unavailable';
import { draw, FINISHED, finishedWith, READY, RESULTS } from './drawing';
import { citation, HOAG, IQBAL, NO_SUCH } from './reports';

const RUNNING: readonly PaneEvent[] = [
  READY,
  { type: 'workStarted', step: 'reading' },
  { type: 'workProgressed', step: 'checking', done: 84, total: 150 },
  { type: 'stopSeen', stop: { id: 'nosuch', text: NO_SUCH.text, place: 'note 12', note: NO_SUCH.note } },
];
const STATES: Record<string, readonly PaneEvent[]> = {
  'waiting for Word': [],
  'no Word': [{ type: 'hostUnavailable', problem: 'outsideOffice' }],
  'before the first check': [READY],
  running: RUNNING,
  results: [READY, FINISHED],
  'no citations': [READY, finishedWith([])],
  details: [READY, FINISHED, { type: 'citationOpened', id: HOAG.id }],
  'details of a found one': [READY, FINISHED, { type: 'citationOpened', id: IQBAL.id }],
  'asked to remove': [READY, FINISHED, { type: 'removalAsked' }],
  'with a message': [
    READY,
    FINISHED,
    {
      type: 'messageShown',
      message: { id: 'm', intent: 'warning', title: 'The backend is down', text: 'Start it.' },
    },
  ],
  settings: [READY, { type: 'settingsToggled', open: true }],
};

describe.each(Object.keys(STATES))('the pane, %s', (name) => {
  it.each(['light', 'dark'] as const)('is without fault for axe (%s)', async (shade) => {
    const { baseElement } = draw(STATES[name] ?? [], shade);
    expect(await axe(baseElement)).toHaveNoViolations();
  });

  it('has one live region, polite', () => {
    const { container } = draw(STATES[name] ?? []);
    const live = Array.from(container.querySelectorAll('[aria-live]:not([aria-live="off"])'));
    expect(live.map((element) => element.getAttribute('aria-live'))).toEqual(['polite']);
  });

  it('uses no word that it should not', () => {
    const { baseElement } = draw(STATES[name] ?? []);
    expect(baseElement.textContent).not.toMatch(/hallucinat|fake|error rate|!|\d\s*%/i);
  });
});

describe('before the first check', () => {
  it('offers the one action, the scope, and says that nothing leaves this computer', async () => {
    const { user, calls, state } = draw([READY]);
    expect(state.scope).toBe('document');
    await user.click(screen.getByRole('button', { name: 'Check citations' }));
    expect(calls).toEqual(['check']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'What to check' }), 'Selection');
    await user.click(screen.getByRole('button', { name: 'Nothing leaves this computer' }));
    const table = screen.getByRole('table', { name: 'What goes where' });
    expect(within(table).getAllByRole('row')).toHaveLength(5);
    expect(table).toHaveTextContent('To the backend on this computer (localhost:3000)');
  });

  it('does not say so once citations go to another address', () => {
    draw([
      READY,
      {
        type: 'settingsRead',
        settings: { ...DEFAULT_SETTINGS, backendAddress: 'https://cites.firm.example' },
      },
    ]);
    expect(screen.queryByText('Nothing leaves this computer')).not.toBeInTheDocument();
    expect(screen.getByText('Citations go to cites.firm.example; the brief stays')).toBeVisible();
  });

  it('nor once the library has asked a live source', () => {
    const library = {
      name: 'starter',
      cases: 300,
      asOf: '2026-11-30',
      sources: ['library', 'courtlistener'],
    };
    draw([READY, finishedWith([IQBAL], { library })]);
    expect(screen.queryByText('Nothing leaves this computer')).not.toBeInTheDocument();
    expect(screen.getByText('Citations go to courtlistener; the brief stays')).toBeVisible();
  });
});

describe('while a check runs', () => {
  it('says what is happening in a labelled bar, can be cancelled, and shows the first stop at once', async () => {
    const { user, calls } = draw(RUNNING);
    expect(screen.getByText('Looking up citations: 84 of 150')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Looking up citations' });
    expect(bar).toHaveAttribute('aria-valuenow', '84');
    expect(bar).toHaveAttribute('aria-valuemax', '150');
    const stops = screen.getByRole('list', { name: 'No such citation' });
    expect(stops).toHaveTextContent('999 U.S. 1234');
    expect(stops).toHaveTextContent('No volume 999: U.S. Reports end before 620. note 12');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(calls).toEqual(['cancel']);
  });

  it('says that it is stopping, until it has', () => {
    draw([...RUNNING, { type: 'cancelAsked' }]);
    expect(screen.getByRole('button', { name: 'Stopping' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('cannot start a second piece of work', async () => {
    const { user, calls } = draw(RUNNING);
    await user.click(screen.getByRole('button', { name: 'Check citations' }));
    await user.click(screen.getByRole('button', { name: 'Remove all marks' }));
    expect(calls).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Remove marks' })).not.toBeInTheDocument();
  });
});

describe('results', () => {
  it('name their denominators and what is to be decided', () => {
    draw([READY, FINISHED]);
    expect(screen.getByText('6 citations, 4 authorities, 5 checked')).toBeVisible();
    expect(screen.getByText('Not ready: 2 need a decision')).toBeVisible();
    expect(screen.getByText(/Whether it supports the point is yours to read/)).toBeInTheDocument();
  });

  it('list an entry of the table of authorities with its use in the text', () => {
    const entry = citation({ ...IQBAL, id: 'entry', block: 7 });
    const lines = [{ id: 'iqbal', places: ['paragraph 1', 'table of authorities'] }];
    draw([READY, finishedWith([IQBAL, entry], {}, { lines })]);
    expect(within(screen.getByRole('list', { name: 'Citations' })).getAllByRole('button')).toHaveLength(1);
    expect(screen.getByText('paragraph 1; table of authorities')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Found: 1' })).toBeVisible();
    expect(
      screen.getByText('1 of them in the table of authorities, listed with their use in the text.'),
    ).toBeVisible();
  });

  it('say that the words have changed since, where they have', () => {
    draw([READY, finishedWith([IQBAL], {}, { stale: true })]);
    expect(screen.getByText(/The words of the brief have changed since: check again\./)).toBeVisible();
  });

  it('do not speak of readiness once there is nothing to decide', () => {
    draw([READY, finishedWith([IQBAL])]);
    expect(screen.queryByText(/Not ready/)).not.toBeInTheDocument();
  });

  it('stand with stops first, then what is not as cited, each with word, citation, fact and place', () => {
    draw([READY, FINISHED]);
    const rows = within(screen.getByRole('list', { name: 'Citations' })).getAllByRole('button');
    expect(rows.map((row) => row.textContent)).toEqual([
      'No such citation: Doe v. Roe, 999 U.S. 1234No volume 999: U.S. Reports end before 620. note 12',
      'Not as cited: Hoag v. New Jersey, 356 U.S. 468356 U.S. 468 is Lerner v. Casey. paragraph 2',
      'Unverified: Smith v. Jones, 12 F. Supp. 3d 100Not in this library; federal district cases often are not. paragraph 2',
      'Found: Ashcroft v. Iqbal, 556 U.S. 662In the library. paragraph 1',
      'Found: Id. at 679In the library. paragraph 1',
    ]);
  });

  it('draw an unlike sign for every mark, and ≈ where all differences are small', () => {
    const small = citation({
      ...HOAG,
      id: 'small',
      checks: [{ check: 'year', result: 'differs', severity: 'minor', note: 'the year is 1957' }],
    });
    const { container } = draw([READY, finishedWith([...RESULTS.report.citations, small])]);
    const signs = Array.from(container.querySelectorAll('li svg')).map((svg) =>
      svg.getAttribute('data-mark'),
    );
    expect(new Set(signs)).toEqual(new Set(['stop', 'mismatch', 'smallDifference', 'unverified', 'found']));
    const shapes = new Set(
      ['stop', 'mismatch', 'smallDifference', 'unverified', 'found'].map(
        (mark) => container.querySelector(`li svg[data-mark="${mark}"]`)?.innerHTML,
      ),
    );
    expect(shapes.size).toBe(5);
  });

  it('are filtered by toggles that carry icon, number and word', async () => {
    const { user } = draw([READY, FINISHED]);
    const group = screen.getByRole('group', { name: 'Show citations that are' });
    const names = within(group)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([
      'No such citation: 1',
      'Not as cited: 1',
      'Unverified: 1',
      'Found: 2',
      'Not checked: 1',
    ]);
    const list = () => within(screen.getByRole('list', { name: 'Citations' })).getAllByRole('button');
    await user.click(screen.getByRole('button', { name: 'Found: 2' }));
    expect(screen.getByRole('button', { name: 'Found: 2' })).toHaveAttribute('aria-pressed', 'false');
    expect(list()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Not checked: 1' }));
    expect(list()).toHaveLength(4);
    expect(list()[3]).toHaveTextContent('Not checked: 42 U.S.C. § 1983Statutes are not checked.');
  });

  it('show a number on every toggle, also where it is 0', () => {
    draw([READY, finishedWith([IQBAL])]);
    expect(screen.getByRole('button', { name: 'No such citation: 0' })).toHaveTextContent('0');
  });

  it('say plainly that a brief has no citations', () => {
    draw([READY, finishedWith([])]);
    expect(screen.getByText('No citations in this brief.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Citations' })).not.toBeInTheDocument();
  });

  it('say what was not read, and where no mark could be placed', () => {
    const document = { ...RESULTS.report.document, skipped: ['header: 2 blocks', 'text box: 1 block'] };
    const unplaced = { iqbal: 'This text stands inside a field.' };
    const { send } = draw([READY, finishedWith([IQBAL], { document }, { unplaced })]);
    expect(screen.getByText('Not read: header: 2 blocks; text box: 1 block.')).toBeVisible();
    send({ type: 'citationOpened', id: 'iqbal' });
    expect(screen.getByText('No mark in the document: This text stands inside a field.')).toBeVisible();
  });
});

describe('the keyboard', () => {
  const rows = () => within(screen.getByRole('list', { name: 'Citations' })).getAllByRole('button');

  it('has one row of the list in the tab order; arrows, Home and End go through the rest', async () => {
    const { user } = draw([READY, FINISHED]);
    expect(rows().map((row) => row.tabIndex)).toEqual([0, -1, -1, -1, -1]);
    rows()[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(rows()[2]).toHaveFocus();
    expect(rows().map((row) => row.tabIndex)).toEqual([-1, -1, 0, -1, -1]);
    await user.keyboard('{End}');
    expect(rows()[4]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(rows()[4]).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(rows()[0]).toHaveFocus();
  });

  it('goes to the place with Enter and back to the row with Escape', async () => {
    const { user, calls } = draw([READY, FINISHED]);
    rows()[0]?.focus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(calls).toEqual(['open "hoag"']);
    expect(screen.getByRole('heading', { level: 2, name: 'Hoag v. New Jersey, 356 U.S. 468' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(rows()[1]).toHaveFocus();
  });

  it('steps through the list from the details, and the focus stays on the step', async () => {
    const { user, calls } = draw([READY, FINISHED]);
    rows()[0]?.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('1 of 5')).toBeVisible();
    const next = screen.getByRole('button', { name: 'Next citation' });
    next.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(calls).toEqual(['open "nosuch"', 'open "hoag"', 'open "trial"']);
    expect(screen.getByText('3 of 5')).toBeVisible();
    expect(next).toHaveFocus();
  });

  it('is not moved by the end of a check, by the cursor in the document or by a message', () => {
    const { send } = draw(RUNNING);
    const check = screen.getByRole('button', { name: 'Check citations' });
    check.focus();
    send(FINISHED);
    send({ type: 'cursorMoved', id: IQBAL.id });
    send({ type: 'messageShown', message: { id: 'm', intent: 'error', title: 'T', text: 'x' } });
    expect(screen.getByRole('button', { name: 'Check again' })).toHaveFocus();
  });

  it('does not take the focus when details are there again after a check', () => {
    const { send } = draw([READY, FINISHED, { type: 'citationOpened', id: IQBAL.id }]);
    send({ type: 'workStarted', step: 'reading' });
    send(FINISHED);
    expect(document.body).toHaveFocus();
  });
});

describe('the details', () => {
  it('show the brief’s words, the other case, each comparison, the evidence and the suggestion', () => {
    draw([READY, FINISHED, { type: 'citationOpened', id: HOAG.id }]);
    const details = screen.getByRole('region', { name: 'Details of a citation' });
    expect(details).toHaveTextContent('Not as cited');
    expect(details).toHaveTextContent('356 U.S. 468 is Lerner v. Casey.');
    expect(details).toHaveTextContent('Did you mean 356 U.S. 464? Same parties; one digit differs.');
    expect(screen.getByRole('region', { name: 'In the library' })).toHaveTextContent('Lerner v. Casey');
    const compared = within(screen.getByRole('region', { name: 'Compared' })).getAllByRole('row');
    expect(compared.map((row) => row.textContent)).toEqual([
      'Namediffers356 U.S. 468 is Lerner v. Casey.',
      'Yearcannot tellAnother case stands here.',
    ]);
  });

  it('carry source and date of the evidence, and a link to read the case', () => {
    draw([READY, FINISHED, { type: 'citationOpened', id: IQBAL.id }]);
    expect(screen.getByRole('region', { name: 'Evidence' })).toHaveTextContent(
      '556 U.S. 662 is in the library (starter, 2026-11-30)',
    );
    expect(screen.getByRole('link', { name: 'Read the case' })).toHaveAttribute(
      'href',
      'https://example.org/iqbal',
    );
    const words = screen.getByRole('region', { name: 'In the brief' });
    expect(words).toHaveTextContent('See Ashcroft v. Iqbal, 556 U.S. 662 (2009) on pleading.');
    expect(words.querySelector('b')).toHaveTextContent('Ashcroft v. Iqbal, 556 U.S. 662 (2009)');
  });

  it('offer no link that is not an address of the web', () => {
    const bad = citation({ ...IQBAL, match: IQBAL.match && { ...IQBAL.match, url: 'javascript:alert(1)' } });
    draw([READY, finishedWith([bad]), { type: 'citationOpened', id: bad.id }]);
    expect(screen.queryByRole('link', { name: 'Read the case' })).not.toBeInTheDocument();
  });

  it('say which citation an Id. was read as, and lead there', async () => {
    const { user, calls } = draw([READY, FINISHED, { type: 'citationOpened', id: 'short' }]);
    const reading = screen.getByRole('region', { name: 'Read as' });
    expect(reading).toHaveTextContent('Id. is read as the citation just before it.');
    await user.click(within(reading).getByRole('button', { name: 'Ashcroft v. Iqbal, 556 U.S. 662' }));
    expect(calls).toEqual(['open "iqbal"']);
  });

  it('set the brief’s words beside the opinion’s where they differ', () => {
    const quotation = {
      id: 'q1',
      block: 0,
      span: [0, 10] as [number, number],
      text: 'the court may grant leave',
      citation: IQBAL.id,
      boundBy: 'follows' as const,
      where: { part: 'body' as const, note: null },
      verdict: 'altered' as const,
      severity: 'major' as const,
      foundOn: ['678'],
      changes: [{ kind: 'substitution' as const, quote: 'may', source: 'shall' }],
      note: 'one word differs on 678',
    };
    draw([
      READY,
      finishedWith([IQBAL], { quotations: [quotation] }),
      { type: 'citationOpened', id: IQBAL.id },
    ]);
    const table = screen.getByRole('table', { name: 'Words that differ' });
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['“may”', '“shall”']);
  });

  it('go to the place again on demand', async () => {
    const { user, calls } = draw([READY, FINISHED, { type: 'citationOpened', id: HOAG.id }]);
    await user.click(screen.getByRole('button', { name: 'Show in the document' }));
    expect(calls).toEqual(['jump "hoag"']);
  });
});

describe('removing all marks', () => {
  it('is asked about in the pane, with the safe answer first in hand', async () => {
    const { user, calls } = draw([READY, FINISHED]);
    await user.click(screen.getByRole('button', { name: 'Remove all marks' }));
    expect(screen.getByRole('button', { name: 'Keep marks' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(calls).toEqual([]);
    expect(screen.getByRole('button', { name: 'Remove all marks' })).toHaveFocus();
  });

  it('is done on the second word', async () => {
    const { user, calls } = draw([READY, FINISHED]);
    await user.click(screen.getByRole('button', { name: 'Remove all marks' }));
    await user.click(screen.getByRole('button', { name: 'Remove marks' }));
    expect(calls).toEqual(['removeAll']);
  });
});

describe('settings', () => {
  it('take a safe address when the field is left, and refuse another with a sentence', async () => {
    const { user, calls, state } = draw([READY, { type: 'settingsToggled', open: true }]);
    expect(state.settingsOpen).toBe(true);
    const field = screen.getByRole('textbox', { name: 'Address of the verification backend' });
    await user.type(field, 'http://cites.firm.example');
    act(() => field.blur());
    expect(calls).toEqual([]);
    expect(screen.getByText(/Use an https address/)).toBeVisible();
    await user.clear(field);
    await user.type(field, 'https://cites.firm.example');
    act(() => field.blur());
    expect(calls).toEqual([
      `changeSettings ${JSON.stringify({ ...DEFAULT_SETTINGS, backendAddress: 'https://cites.firm.example' })}`,
    ]);
  });

  it('name what this Word cannot do', () => {
    draw([
      { type: 'hostReady', name: 'Word on the web', limits: ['Footnotes are read and not marked.'] },
      { type: 'settingsToggled', open: true },
    ]);
    expect(screen.getByText('Footnotes are read and not marked.')).toBeVisible();
  });

  it('can be opened and closed from the keyboard', async () => {
    const { user } = draw([READY]);
    const button = screen.getByRole('button', { name: 'Settings' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('heading', { name: 'Settings' })).not.toBeInTheDocument();
  });
});

describe('a pane without a document', () => {
  it.each(Object.keys(PROBLEM_WORDS) as HostProblem[])('says what is so and what to do: %s', (problem) => {
    draw([{ type: 'hostUnavailable', problem }]);
    expect(screen.getByText(PROBLEM_WORDS[problem].title)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check citations' })).not.toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(
      PROBLEM_WORDS[problem].again ? 1 : 0,
    );
  });

  it('has a message of its own for each reason', () => {
    const titles = Object.values(PROBLEM_WORDS).map((words) => words.title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('a thousand citations', () => {
  it('stand in the list, with one of them in the tab order', () => {
    const many = Array.from({ length: 1000 }, (_, at) => citation({ ...IQBAL, id: `c${at}`, match: null }));
    const { container } = draw([READY, finishedWith(many)]);
    const rows = Array.from(container.querySelectorAll<HTMLElement>('ul[aria-label="Citations"] button'));
    expect(rows).toHaveLength(1000);
    expect(rows.filter((row) => row.tabIndex === 0)).toHaveLength(1);
  });
});

describe('a decision', () => {
  const accepted = {
    kind: 'accepted',
    citation: '356 U.S. 468',
    nth: 0,
    textHash: 'ab',
    verdict: 'mismatch caseName',
    reason: 'Cited for the dissent.',
    decidedAt: '2026-11-28T10:00:00.000Z',
  } as const;
  const OPEN = [READY, finishedWith([HOAG, IQBAL]), { type: 'citationOpened', id: 'hoag' }] as const;

  it('is asked for where a citation is flagged, takes a reason, and is not taken without one', async () => {
    const { user, calls } = draw(OPEN);
    await user.click(screen.getByRole('button', { name: 'Accept…' }));
    const reason = screen.getByRole('textbox', { name: /Why is it right/ });
    expect(reason).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(calls).toEqual([]);
    expect(screen.getByText(/Give a reason/)).toBeVisible();
    await user.type(reason, 'Cited for the dissent.');
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(calls).toEqual(['accept "hoag" "Cited for the dissent."']);
  });

  it('is left with Escape, which stays in the details and gives the focus back', async () => {
    const { user, state } = draw(OPEN);
    await user.click(screen.getByRole('button', { name: 'Accept…' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Accept…' })).toHaveFocus();
    expect(state.open).toBe('hoag');
  });

  it('is not asked for where nothing is flagged', () => {
    draw([READY, finishedWith([IQBAL]), { type: 'citationOpened', id: 'iqbal' }]);
    expect(screen.queryByRole('button', { name: 'Accept…' })).not.toBeInTheDocument();
  });

  it('is shown with reason and date, in the row too, counts, and can be made again', async () => {
    const { user, calls, send } = draw([...OPEN, { type: 'decided', id: 'hoag', decision: accepted }]);
    expect(screen.getByRole('region', { name: 'Decision' })).toHaveTextContent(
      'Accepted Nov 28, 2026: Cited for the dissent.',
    );
    await user.click(screen.getByRole('button', { name: 'Decide again' }));
    expect(calls).toEqual(['askAgain "hoag"']);
    send({ type: 'citationClosed' });
    expect(screen.getByRole('button', { name: /Hoag v. New Jersey/ })).toHaveTextContent(/Accepted/);
    expect(screen.queryByText(/Not ready/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ready to file' })).toBeVisible();
  });

  it('made before the words around it changed is shown, and asked again', () => {
    draw([...OPEN, { type: 'decisionsRead', decisions: { decided: {}, earlier: { hoag: accepted } } }]);
    expect(
      screen.getByText(/before the text around it or the result changed: Cited for the dissent/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept…' })).toBeVisible();
  });

  it('"Ready to file" asks whether the marks are to go', async () => {
    const { user } = draw([READY, finishedWith([HOAG]), { type: 'decided', id: 'hoag', decision: accepted }]);
    await user.click(screen.getByRole('button', { name: 'Ready to file' }));
    expect(screen.getByRole('button', { name: 'Remove marks' })).toBeVisible();
  });
});

describe('a citation whose words were edited since the check', () => {
  it('is shown as such and never as found, in list, counts and details', () => {
    const { send } = draw([READY, finishedWith([IQBAL]), { type: 'markEdited', id: 'iqbal' }]);
    const row = screen.getByRole('button', { name: /Ashcroft v. Iqbal/ });
    expect(row).toHaveTextContent(/^Unverified: .*Edited since the check: check again/);
    expect(screen.getByRole('button', { name: 'Found: 0' })).toBeVisible();
    send({ type: 'citationOpened', id: 'iqbal' });
    expect(
      within(screen.getByRole('region', { name: 'Details of a citation' })).queryByText('Found'),
    ).toBeNull();
  });
});

describe('a suggestion', () => {
  it('can be put in the place of the citation, as a tracked change', async () => {
    const { user, calls } = draw([READY, finishedWith([HOAG]), { type: 'citationOpened', id: 'hoag' }]);
    await user.click(screen.getByRole('button', { name: 'Replace, as a tracked change' }));
    expect(calls).toEqual(['replace "hoag"']);
  });
});

describe('F8', () => {
  it('goes to the next citation to decide on from anywhere in the pane, Shift+F8 to the one before', async () => {
    const { user, calls } = draw([READY, finishedWith([HOAG, NO_SUCH])]);
    await user.tab();
    await user.keyboard('{F8}');
    await user.keyboard('{Shift>}{F8}{/Shift}');
    expect(calls).toEqual(['openProblem 1', 'openProblem -1']);
  });
});
