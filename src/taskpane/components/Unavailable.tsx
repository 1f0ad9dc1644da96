import { Button, makeStyles, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { HostProblem } from '../state';
import { PROBLEM_WORDS } from '../unavailable';
import { usePane } from './context';

const useStyles = makeStyles({
  box: { padding: '16px', display: 'flex', flexDirection: 'column', gap: '12px' },
  body: { whiteSpace: 'normal' },
});

/** There is no document to work on: what is so, and what to do about it. */
export function Unavailable(props: { readonly problem: HostProblem }) {
  const styles = useStyles();
  const { commands } = usePane();
  const words = PROBLEM_WORDS[props.problem];
  return (
    <main className={styles.box}>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody className={styles.body}>
          <MessageBarTitle>{words.title}</MessageBarTitle>
          <br />
          {words.text}
        </MessageBarBody>
      </MessageBar>
      {words.again && (
        <div>
          <Button onClick={commands.reload}>Try again</Button>
        </div>
      )}
    </main>
  );
}
