import { useEffect, useRef } from 'react';
import { Body1, Button, makeStyles, tokens } from '@fluentui/react-components';
import { usePane, usePaneState } from './context';
import { Messages } from './Messages';

const useStyles = makeStyles({
  footer: {
    position: 'sticky',
    bottom: 0,
    padding: '8px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  question: { margin: '0 0 8px' },
  answers: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** Always there: the way to take every mark off again. Asked twice, in the pane, since Word has no grouped undo. */
export function Footer() {
  const styles = useStyles();
  const { store } = usePane();
  const { confirmingRemoval, work } = usePaneState();
  const ask = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    // The question was answered by the user and its buttons are gone: the focus returns to the button that asked it.
    if (!confirmingRemoval && asked.current) ask.current?.focus();
    asked.current = confirmingRemoval;
  }, [confirmingRemoval]);
  return (
    <footer className={styles.footer}>
      <Messages at="footer" />
      {confirmingRemoval ? (
        <Question />
      ) : (
        <Button
          ref={ask}
          appearance="subtle"
          disabledFocusable={work.kind === 'running'}
          onClick={() => store.send({ type: 'removalAsked' })}
        >
          Remove all marks
        </Button>
      )}
    </footer>
  );
}

function Question() {
  const styles = useStyles();
  const { store, commands } = usePane();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div
      role="group"
      aria-label="Remove all marks"
      onKeyDown={(event) => {
        if (event.key === 'Escape') store.send({ type: 'removalDeclined' });
      }}
    >
      <Body1 as="p" block className={styles.question}>
        Take every frame and comment of cite-check out of the document? The words of the brief stay as they
        are.
      </Body1>
      <div className={styles.answers}>
        <Button appearance="primary" onClick={() => void commands.removeAll()}>
          Remove marks
        </Button>
        <Button ref={keep} onClick={() => store.send({ type: 'removalDeclined' })}>
          Keep marks
        </Button>
      </div>
    </div>
  );
}
