import { Button, Caption1, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { MARK_WORDS } from '../../verifier/render/words';
import { STEP_WORDS } from '../announcements';
import { asSentence } from '../results';
import { useHiddenStyles, useMarkColor, usePane, usePaneState } from './context';
import { MarkIcon } from './MarkIcon';

const useStyles = makeStyles({
  box: { padding: '12px 16px', display: 'flex', flexDirection: 'column', gap: '8px' },
  line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  stops: { listStyleType: 'none', margin: 0, padding: 0 },
  stop: {
    display: 'flex',
    gap: '8px',
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** How far the check has come, the way to stop it, and the stops that are known already. */
export function Running() {
  const styles = useStyles();
  const hidden = useHiddenStyles();
  const { commands } = usePane();
  const { work } = usePaneState();
  const color = useMarkColor('stop');
  if (work.kind !== 'running') return null;
  const words = STEP_WORDS[work.step];
  const known = work.total > 0;
  return (
    <section className={styles.box} aria-label="Progress">
      <div className={styles.line}>
        <span>
          {words}
          {known && `: ${work.done} of ${work.total}`}
        </span>
        <Button size="small" disabledFocusable={work.cancelling} onClick={commands.cancel}>
          {work.cancelling ? 'Stopping' : 'Cancel'}
        </Button>
      </div>
      <ProgressBar aria-label={words} {...(known ? { value: work.done, max: work.total } : {})} />
      {work.stops.length > 0 && (
        <ul className={styles.stops} aria-label={MARK_WORDS.stop.heading}>
          {work.stops.map((stop) => (
            <li key={stop.id} className={styles.stop}>
              <MarkIcon mark="stop" color={color} />
              <div>
                <span className={hidden.hidden}>{MARK_WORDS.stop.heading}: </span>
                <b>{stop.text}</b>
                <br />
                <Caption1>
                  {asSentence(stop.note)} {stop.place}
                </Caption1>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
