/** The pane at 320 px: one column, a footer that stays, no horizontal scroll. Which parts stand depends on the state alone. */
import { useEffect } from 'react';
import { FluentProvider, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { FLUENT_THEMES } from '../theme';
import { PaneProvider, useHiddenStyles, usePane, usePaneState, type Pane } from './context';
import { Detail } from './Detail';
import { Footer } from './Footer';
import { Messages } from './Messages';
import { ResultsHead } from './ResultsHead';
import { ResultsList } from './ResultsList';
import { Running } from './Running';
import { SettingsDrawer } from './SettingsDrawer';
import { StartBar } from './StartBar';
import { TitleRow } from './TitleRow';
import { Unavailable } from './Unavailable';

const useStyles = makeStyles({
  provider: { minHeight: '100vh', backgroundColor: tokens.colorNeutralBackground1 },
  column: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    boxSizing: 'border-box',
    overflowWrap: 'anywhere',
  },
  body: { flexGrow: 1 },
  waiting: { padding: '24px 16px' },
});

export function App(props: { readonly pane: Pane }) {
  const styles = useStyles();
  return (
    <FluentProvider theme={FLUENT_THEMES[props.pane.shade]} className={styles.provider}>
      <PaneProvider pane={props.pane}>
        <Column />
      </PaneProvider>
    </FluentProvider>
  );
}

function Column() {
  const styles = useStyles();
  const hidden = useHiddenStyles();
  const state = usePaneState();
  useProblemKeys();
  return (
    <div className={styles.column}>
      {state.host.kind === 'ready' && <Ready />}
      {state.host.kind === 'unavailable' && <Unavailable problem={state.host.problem} />}
      {state.host.kind === 'waiting' && (
        <main className={styles.waiting}>
          <Spinner size="small" label="Waiting for Word" />
        </main>
      )}
      <div role="status" aria-live="polite" className={hidden.hidden}>
        {state.announcement}
      </div>
    </div>
  );
}

/** F8 from anywhere in the pane: the next citation to decide on; with Shift the one before it. */
function useProblemKeys(): void {
  const { store, commands, focus } = usePane();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { work, results, settingsOpen } = store.get();
      if (event.key !== 'F8' || work.kind === 'running' || results === null || settingsOpen) return;
      event.preventDefault();
      focus.give({ to: 'details' });
      void commands.openProblem(event.shiftKey ? -1 : 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store, commands, focus]);
}

function Ready() {
  const styles = useStyles();
  const state = usePaneState();
  const { results, open } = state;
  const citation = results?.report.citations.find((candidate) => candidate.id === open);
  const running = state.work.kind === 'running';
  return (
    <>
      <header>
        <TitleRow />
        <StartBar />
      </header>
      <main className={styles.body}>
        <Messages at="head" />
        {running && <Running />}
        {!running && results !== null && (
          <>
            {citation !== undefined ? (
              <Detail citation={citation} results={results} />
            ) : (
              <>
                <ResultsHead results={results} />
                <ResultsList results={results} />
              </>
            )}
          </>
        )}
      </main>
      <Footer />
      <SettingsDrawer />
    </>
  );
}
