/**
 * The list: one row a use of a citation. One row is in the tab order; arrows, Home and End move through the rest, Enter goes to
 * the place in the document. Up to about a thousand rows stand plainly; the browser skips the layout of those out of sight.
 */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Caption1, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { MARK_WORDS } from '../../verifier/render/words';
import { citationTitle, EDITED, fact, isSmallDifference, rowsOf, type Row as ListRow } from '../results';
import type { Results } from '../state';
import { useHiddenStyles, useMarkColor, usePane, usePaneState } from './context';
import { MarkIcon } from './MarkIcon';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 72px',
  },
  row: {
    display: 'flex',
    gap: '8px',
    width: '100%',
    boxSizing: 'border-box',
    padding: '8px 16px',
    border: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    backgroundColor: 'transparent',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  underCursor: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    boxShadow: `inset 4px 0 0 ${tokens.colorBrandStroke1}`,
    '@media (forced-colors: active)': { borderLeft: '4px solid Highlight' },
  },
  icon: { paddingTop: '2px' },
  words: { minWidth: 0 },
  title: { fontWeight: tokens.fontWeightSemibold },
  place: { color: tokens.colorNeutralForeground2 },
  foot: { padding: '12px 16px', margin: 0, color: tokens.colorNeutralForeground2 },
});

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

export function ResultsList(props: { readonly results: Results }) {
  const styles = useStyles();
  const { focus } = usePane();
  const { shown, cursor, decisions } = usePaneState();
  const list = useRef<HTMLUListElement>(null);
  const rows = rowsOf(props.results, shown);
  const [active, setActive] = useState<string | null>(null);
  const inTabOrder =
    [active, cursor].find((id) => rows.some((row) => row.citation.id === id)) ?? rows[0]?.citation.id;

  useEffect(() => {
    const target = focus.take('row');
    if (target !== null) rowElement(list.current, target.id)?.focus();
  }, [focus]);
  useEffect(() => {
    if (cursor !== null) rowElement(list.current, cursor)?.scrollIntoView({ block: 'nearest' });
  }, [cursor]);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined || rows.length === 0) return;
    event.preventDefault();
    const at = rows.findIndex((row) => row.citation.id === inTabOrder);
    const next = rows[step(Math.max(at, 0), rows.length - 1)]?.citation.id;
    if (next === undefined) return;
    setActive(next);
    rowElement(list.current, next)?.focus();
  };

  if (props.results.lines.length === 0) return null;
  if (rows.length === 0) return <p className={styles.foot}>No citation of the marks shown above.</p>;
  return (
    <>
      <ul ref={list} className={styles.list} aria-label="Citations" onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <Row
            key={row.citation.id}
            row={row}
            inTabOrder={row.citation.id === inTabOrder}
            underCursor={row.citation.id === cursor}
            unplaced={props.results.unplaced[row.citation.id]}
            accepted={decisions.decided[row.citation.id] !== undefined}
            onFocus={() => setActive(row.citation.id)}
          />
        ))}
      </ul>
      <Caption1 as="p" block className={styles.foot}>
        {MARK_WORDS.found.meaning}
      </Caption1>
    </>
  );
}

function rowElement(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-citation="${CSS.escape(id)}"]`) ?? null;
}

interface RowProps {
  readonly row: ListRow;
  readonly inTabOrder: boolean;
  readonly underCursor: boolean;
  readonly unplaced: string | undefined;
  readonly accepted: boolean;
  readonly onFocus: () => void;
}

function Row(props: RowProps) {
  const styles = useStyles();
  const hidden = useHiddenStyles();
  const { commands, focus } = usePane();
  const { citation, places, mark, edited } = props.row;
  const color = useMarkColor(mark);
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={mergeClasses(styles.row, props.underCursor && styles.underCursor)}
        tabIndex={props.inTabOrder ? 0 : -1}
        aria-current={props.underCursor || undefined}
        data-citation={citation.id}
        onFocus={props.onFocus}
        onClick={() => {
          focus.give({ to: 'details' });
          void commands.open(citation.id);
        }}
      >
        <span className={styles.icon}>
          <MarkIcon mark={!edited && isSmallDifference(citation) ? 'smallDifference' : mark} color={color} />
        </span>
        <span className={styles.words}>
          <span className={hidden.hidden}>{MARK_WORDS[mark].heading}: </span>
          <span className={styles.title}>{citationTitle(citation)}</span>
          <br />
          <Caption1>
            {edited ? EDITED : fact(citation)} <span className={styles.place}>{places.join('; ')}</span>
            {props.accepted && (
              <>
                <br />
                <b>Accepted</b>
              </>
            )}
            {props.unplaced !== undefined && (
              <>
                <br />
                No mark in the document: {props.unplaced}
              </>
            )}
          </Caption1>
        </span>
      </button>
    </li>
  );
}
