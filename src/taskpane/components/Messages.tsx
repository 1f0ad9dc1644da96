import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { usePane, usePaneState } from './context';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: '4px', padding: '8px 16px' },
  above: { display: 'flex', flexDirection: 'column', gap: '4px', paddingBottom: '8px' },
  body: { whiteSpace: 'normal' },
});

/**
 * What the user must know and can act on; the live region has said it already. What became of the marks stands above the footer's
 * button that took them off, in sight wherever the list is; all else at the head.
 */
export function Messages(props: { readonly at: 'head' | 'footer' }) {
  const styles = useStyles();
  const { store } = usePane();
  const messages = usePaneState().messages.filter(({ id }) => (id === 'removal') === (props.at === 'footer'));
  if (messages.length === 0) return null;
  return (
    <div className={props.at === 'head' ? styles.stack : styles.above}>
      {messages.map((message) => (
        <MessageBar key={message.id} intent={message.intent} layout="multiline">
          <MessageBarBody className={styles.body}>
            <MessageBarTitle>{message.title}</MessageBarTitle>
            <br />
            {message.text}
          </MessageBarBody>
          <MessageBarActions
            containerAction={
              <Button
                appearance="transparent"
                size="small"
                aria-label={`Dismiss: ${message.title}`}
                icon={<DismissRegular />}
                onClick={() => store.send({ type: 'messageDismissed', id: message.id })}
              />
            }
          />
        </MessageBar>
      ))}
    </div>
  );
}
