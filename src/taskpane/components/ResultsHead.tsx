import { Body1, Caption1, makeStyles, ToggleButton, Tooltip } from '@fluentui/react-components';
import type { Mark, Report } from '../../verifier/report';
import { counted, MARK_WORDS } from '../../verifier/render/words';
import { undecided } from '../results';
import { TOGGLED_MARKS, type Results } from '../state';
import { useMarkColor, usePane, usePaneState } from './context';
import { MarkIcon } from './MarkIcon';

const useStyles = makeStyles({
  head: { padding: '12px 16px 8px', display: 'flex', flexDirection: 'column', gap: '8px' },
  counts: { margin: 0 },
  toggles: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  toggle: { minWidth: 'auto', paddingLeft: '6px', paddingRight: '8px', fontVariantNumeric: 'tabular-nums' },
});

/** Counts with their denominators, the toggles by mark, and what is still to be decided. */
export function ResultsHead(props: { readonly results: Results }) {
  const styles = useStyles();
  const { report, scope } = props.results;
  const open = undecided(report);
  return (
    <div className={styles.head}>
      <Body1 as="p" className={styles.counts}>
        {countsLine(report, scope === 'selection')}
      </Body1>
      {report.summary.citations > 0 && (
        <div role="group" aria-label="Show citations that are" className={styles.toggles}>
          {TOGGLED_MARKS.map((mark) => (
            <MarkToggle key={mark} mark={mark} count={report.summary.byMark[mark] ?? 0} />
          ))}
        </div>
      )}
      {open > 0 && (
        <Body1 as="p" className={styles.counts}>
          Not ready: {open === 1 ? '1 needs' : `${open} need`} a decision
        </Body1>
      )}
      {report.document.skipped.length > 0 && (
        <Caption1>Not read: {report.document.skipped.join('; ')}.</Caption1>
      )}
    </div>
  );
}

function countsLine(report: Report, selection: boolean): string {
  const { citations, authorities, checked } = report.summary;
  const where = selection ? ' in the selection' : '';
  if (citations === 0) return selection ? 'No citations in the selection.' : 'No citations in this brief.';
  return `${counted(citations, 'citation')}${where}, ${counted(authorities, 'authority', 'authorities')}, ${checked} checked`;
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
        {props.count}
      </ToggleButton>
    </Tooltip>
  );
}
