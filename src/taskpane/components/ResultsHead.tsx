import { Body1, Button, Caption1, makeStyles, ToggleButton, Tooltip } from '@fluentui/react-components';
import type { Mark } from '../../verifier/report';
import { counted, MARK_WORDS } from '../../verifier/render/words';
import { SCOPE_WORDS } from '../announcements';
import { tallyOf, type Tally } from '../results';
import { TOGGLED_MARKS, type Results } from '../state';
import { useMarkColor, usePane, usePaneState } from './context';
import { MarkIcon } from './MarkIcon';

const useStyles = makeStyles({
  head: { padding: '12px 16px 8px', display: 'flex', flexDirection: 'column', gap: '8px' },
  counts: { margin: 0 },
  readiness: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  toggles: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  toggle: { minWidth: 'auto', paddingLeft: '6px', paddingRight: '8px', fontVariantNumeric: 'tabular-nums' },
});

const DATE_AND_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Counts with their denominators, the toggles by mark, and what is still to be decided. */
export function ResultsHead(props: { readonly results: Results }) {
  const styles = useStyles();
  const { report } = props.results;
  const { decisions } = usePaneState();
  const tally = tallyOf(props.results, decisions);
  return (
    <div className={styles.head}>
      <Body1 as="p" className={styles.counts}>
        {countsLine(props.results, tally)}
      </Body1>
      {tally.citations > 0 && (
        <div role="group" aria-label="Show citations that are" className={styles.toggles}>
          {TOGGLED_MARKS.map((mark) => (
            <MarkToggle key={mark} mark={mark} count={tally.rows[mark]} />
          ))}
        </div>
      )}
      {tally.citations > 0 && <Readiness tally={tally} />}
      {tally.inTable > 0 && (
        <Caption1>
          {tally.inTable} of them in the table of authorities, listed with their use in the text.
        </Caption1>
      )}
      <Caption1>
        Checked {DATE_AND_TIME.format(new Date(props.results.checkedAt))}
        {props.results.stale && '. The words of the brief have changed since: check again.'}
      </Caption1>
      {tally.edited > 0 && (
        <Caption1>
          {counted(tally.edited, 'citation was', 'citations were')} edited since;{' '}
          {tally.edited === 1 ? 'it is' : 'they are'} shown as unverified.
        </Caption1>
      )}
      {report.document.skipped.length > 0 && (
        <Caption1>Not read: {report.document.skipped.join('; ')}.</Caption1>
      )}
    </div>
  );
}

/** Whether the brief can go: what is still to be decided, and the way there; or the way to take the marks off. */
function Readiness(props: { readonly tally: Tally }) {
  const styles = useStyles();
  const { store, commands } = usePane();
  const { scope, work } = usePaneState();
  const { undecided, decided, edited } = props.tally;
  if (undecided > 0)
    return (
      <div className={styles.readiness}>
        <Body1 as="p" className={styles.counts}>
          Not ready: {counted(undecided, 'needs', 'need')} a decision
        </Body1>
        <Button size="small" aria-keyshortcuts="F8" onClick={() => void commands.openProblem(1)}>
          Next (F8)
        </Button>
      </div>
    );
  if (decided === 0 && edited === 0) return null;
  if (edited > 0 || scope === 'selection') return null;
  return (
    <div className={styles.readiness}>
      <Body1 as="p" className={styles.counts}>
        Every problem is decided on. Take the marks off before you file.
      </Body1>
      <Button
        size="small"
        disabledFocusable={work.kind === 'running'}
        onClick={() => store.send({ type: 'removalAsked' })}
      >
        Ready to file
      </Button>
    </div>
  );
}

/** A selection has no count of authorities: an authority is not inside or outside of it. */
function countsLine({ report, scope }: Results, { citations, checked }: Tally): string {
  if (citations === 0) return `No citations in ${SCOPE_WORDS[scope]}.`;
  return scope === 'selection'
    ? `${counted(citations, 'citation')} in ${SCOPE_WORDS[scope]}, ${checked} checked`
    : `${counted(citations, 'citation')}, ${counted(report.summary.authorities, 'authority', 'authorities')}, ${checked} checked`;
}

function MarkToggle(props: { readonly mark: Mark; readonly count: number }) {
  const styles = useStyles();
  const { store } = usePane();
  const { shown } = usePaneState();
  const color = useMarkColor(props.mark);
  return (
    <Tooltip content={`${MARK_WORDS[props.mark].heading}: ${props.count}`} relationship="label">
      <ToggleButton
        size="small"
        className={styles.toggle}
        checked={shown[props.mark]}
        icon={<MarkIcon mark={props.mark} color={color} />}
        onClick={() => store.send({ type: 'markToggled', mark: props.mark })}
      >
        {/* As text: a number 0 would be no label. */}
        {String(props.count)}
      </ToggleButton>
    </Tooltip>
  );
}
