/** What the reviewer decides about a citation that is marked: accept it, with a reason; see what was decided; decide again. */
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { Button, Caption1, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import type { CitationReport } from '../../verifier/report';
import { LONGEST_REASON, type Decision } from '../decisions';
import { usePane, usePaneState } from './context';

const useStyles = makeStyles({
  box: {
    flexBasis: '100%',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '8px 12px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  line: { margin: 0 },
  earlier: { margin: '0 0 8px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const DECIDED_ON = new Set<CitationReport['mark']>(['stop', 'mismatch', 'unverified']);

export function DecisionBox(props: { readonly citation: CitationReport }) {
  const { decisions } = usePaneState();
  const { id, mark } = props.citation;
  const decided = decisions.decided[id];
  const isDecided = decided !== undefined;
  const before = useRef(isDecided);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What the user pressed is gone; the focus goes to what stands in its place.
    if (before.current !== isDecided) next.current?.focus();
    before.current = isDecided;
  }, [isDecided]);
  if (isDecided) return <Decided id={id} decision={decided} again={next} />;
  return DECIDED_ON.has(mark) ? <Deciding id={id} earlier={decisions.earlier[id]} ask={next} /> : null;
}

type ButtonRef = RefObject<HTMLButtonElement | null>;

function Decided(props: { readonly id: string; readonly decision: Decision; readonly again: ButtonRef }) {
  const styles = useStyles();
  const { commands } = usePane();
  const { again } = props;
  const { reason, decidedAt } = props.decision;
  return (
    <section aria-label="Decision" className={styles.box}>
      <p className={styles.line}>
        <b>Accepted</b> {DATE.format(new Date(decidedAt))}
        {reason !== '' && `: ${reason}`}
      </p>
      <div>
        <Button ref={again} size="small" onClick={() => void commands.askAgain(props.id)}>
          Decide again
        </Button>
      </div>
    </section>
  );
}

function Deciding(props: {
  readonly id: string;
  readonly earlier: Decision | undefined;
  readonly ask: ButtonRef;
}) {
  const styles = useStyles();
  const [asking, setAsking] = useState(false);
  const { ask, earlier } = props;
  const asked = useRef(false);
  useEffect(() => {
    // The form was left without a decision: the focus returns to the button that opened it.
    if (!asking && asked.current) ask.current?.focus();
    asked.current = asking;
  }, [asking, ask]);
  if (asking) return <Form id={props.id} first={earlier?.reason ?? ''} onLeave={() => setAsking(false)} />;
  return (
    <div>
      {earlier !== undefined && (
        <Caption1 as="p" block className={styles.earlier}>
          Accepted {DATE.format(new Date(earlier.decidedAt))}, before the text around it or the result changed
          {earlier.reason !== '' && `: ${earlier.reason}`}
        </Caption1>
      )}
      <Button ref={ask} size="small" onClick={() => setAsking(true)}>
        Accept…
      </Button>
    </div>
  );
}

function Form(props: { readonly id: string; readonly first: string; readonly onLeave: () => void }) {
  const styles = useStyles();
  const { commands } = usePane();
  const [reason, setReason] = useState(props.first);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    void commands.accept(props.id, reason);
  };
  return (
    <form
      aria-label="Accept this citation"
      className={styles.box}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape leaves the form, not the details around it.
        event.stopPropagation();
        props.onLeave();
      }}
    >
      <Field
        label="Why is it right as it stands?"
        {...(missing && {
          validationState: 'error',
          validationMessage: 'Give a reason, if only a short one.',
        })}
      >
        <Textarea
          ref={field}
          rows={3}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(_event, data) => setReason(data.value)}
        />
      </Field>
      <div className={styles.buttons}>
        <Button size="small" appearance="primary" type="submit">
          Accept
        </Button>
        <Button size="small" onClick={props.onLeave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
