/**
 * The details of one use of a citation, in place of the list: the fact, the brief's own words, the case in the library, each
 * comparison, the evidence, the suggestion. Escape and Back lead to the row that was left; ‹ › go through the list as shown.
 */
import { useEffect, useRef } from 'react';
import {
  Button,
  Caption1,
  makeStyles,
  tokens,
  Toolbar,
  ToolbarButton,
  Tooltip,
  typographyStyles,
} from '@fluentui/react-components';
import { ArrowLeftRegular, ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import type { CitationReport } from '../../verifier/report';
import { MARK_WORDS, placeWords } from '../../verifier/render/words';
import { citationTitle, EDITED, fact, isSmallDifference, quotationsOf, rowsOf, shownMark } from '../results';
import type { Results } from '../state';
import { useMarkColor, usePane, usePaneState } from './context';
import {
  BriefWords,
  Checks,
  EvidenceList,
  Matches,
  Quotations,
  Reading,
  SuggestionLine,
} from './DetailParts';
import { DecisionBox } from './DecisionBox';
import { MarkIcon } from './MarkIcon';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    padding: '4px 8px',
  },
  steps: { padding: 0 },
  content: { padding: '12px 16px', display: 'flex', flexDirection: 'column', gap: '12px' },
  heading: { display: 'flex', gap: '8px', alignItems: 'center', margin: 0 },
  title: { ...typographyStyles.subtitle2, margin: 0, outlineStyle: 'none' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px' },
  line: { margin: 0 },
  reminder: { margin: 0, color: tokens.colorNeutralForeground2 },
});

export function Detail(props: { readonly citation: CitationReport; readonly results: Results }) {
  const styles = useStyles();
  const { store, commands, focus } = usePane();
  const { citation, results } = props;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { mark, edited } = shownMark(citation, results);
  const color = useMarkColor(mark);
  useEffect(() => {
    if (focus.take('details') === null) return;
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [focus]);

  const back = (): void => {
    focus.give({ to: 'row', id: citation.id });
    store.send({ type: 'citationClosed' });
  };
  const unplaced = results.unplaced[citation.id];
  const places = results.lines.find((line) => line.id === citation.id)?.places ?? [placeWords(citation)];
  return (
    <section
      ref={section}
      aria-label="Details of a citation"
      onKeyDown={(event) => {
        if (event.key === 'Escape') back();
      }}
    >
      <NavigationBar citation={citation} results={results} onBack={back} />
      <div className={styles.content}>
        <div>
          <p className={styles.heading} style={{ color }}>
            <MarkIcon
              mark={!edited && isSmallDifference(citation) ? 'smallDifference' : mark}
              color={color}
            />
            <b>{MARK_WORDS[mark].heading}</b>
          </p>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {citationTitle(citation)}
          </h2>
          <Caption1>{places.join('; ')}</Caption1>
        </div>
        {edited && <p className={styles.line}>{EDITED} What follows was found before.</p>}
        <p className={styles.line}>{fact(citation)}</p>
        <SuggestionLine citation={citation} edited={edited} />
        <div className={styles.actions}>
          <Button size="small" onClick={() => void commands.jump(citation.id)}>
            Show in the document
          </Button>
          {!edited && <DecisionBox key={citation.id} citation={citation} />}
        </div>
        {unplaced !== undefined && <Caption1>No mark in the document: {unplaced}</Caption1>}
        <BriefWords surroundings={results.surroundings[citation.id]} />
        <Reading citation={citation} report={results.report} />
        <Matches citation={citation} edited={edited} />
        <Checks citation={citation} />
        <Quotations
          quotations={quotationsOf(results.report, citation.id)}
          told={citation.checks.map(({ note }) => note)}
        />
        <EvidenceList citation={citation} />
        <Caption1 as="p" block className={styles.reminder}>
          {MARK_WORDS[mark].meaning}
        </Caption1>
      </div>
    </section>
  );
}

function NavigationBar(props: {
  readonly citation: CitationReport;
  readonly results: Results;
  readonly onBack: () => void;
}) {
  const styles = useStyles();
  const { commands } = usePane();
  const { shown } = usePaneState();
  const rows = rowsOf(props.results, shown);
  const at = rows.findIndex((row) => row.citation.id === props.citation.id);
  const step = (by: number) => {
    const target = at === -1 ? undefined : rows[at + by]?.citation;
    return {
      disabledFocusable: target === undefined,
      onClick: () => target && void commands.open(target.id),
    };
  };
  return (
    <div className={styles.bar}>
      <Button size="small" appearance="subtle" icon={<ArrowLeftRegular />} onClick={props.onBack}>
        Back
      </Button>
      {at !== -1 && (
        <Caption1>
          {at + 1} of {rows.length}
        </Caption1>
      )}
      <Toolbar size="small" className={styles.steps} aria-label="Other citations">
        <Tooltip content="Previous citation" relationship="label">
          <ToolbarButton icon={<ChevronLeftRegular />} {...step(-1)} />
        </Tooltip>
        <Tooltip content="Next citation" relationship="label">
          <ToolbarButton icon={<ChevronRightRegular />} {...step(1)} />
        </Tooltip>
      </Toolbar>
    </div>
  );
}
