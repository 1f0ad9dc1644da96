/** The sections of the details; each renders nothing where it has nothing to say. */
import { Button, Caption1, Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { pieces } from '../../verifier/render/sideBySide';
import type { CaseMatch, CitationReport, QuotationReport, Report } from '../../verifier/report';
import {
  CHECK_WORDS,
  evidenceWords,
  factSentence,
  RESULT_WORDS,
  VERDICT_WORDS,
} from '../../verifier/render/words';
import { asSentence, citationTitle, readableUrl } from '../results';
import type { Surroundings } from '../state';
import { usePane } from './context';

const useStyles = makeStyles({
  heading: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold, margin: '0 0 4px' },
  quote: {
    margin: 0,
    padding: '8px 12px',
    borderLeft: `4px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  line: { margin: 0 },
  below: { marginTop: '8px' },
  match: { marginBottom: '8px' },
  list: { margin: 0, paddingLeft: '20px' },
  table: { width: '100%', borderCollapse: 'collapse' },
  cell: {
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 'normal',
    padding: '4px 8px 4px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  label: { color: tokens.colorNeutralForeground2, width: '35%' },
  differs: { fontWeight: tokens.fontWeightSemibold },
  quotation: { display: 'flex', flexDirection: 'column', gap: '4px', marginBottom: '12px' },
  // Not by colour alone.
  mark: { fontWeight: tokens.fontWeightSemibold, textDecorationLine: 'underline' },
});

function Part(props: { readonly heading: string; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <section aria-label={props.heading}>
      <h3 className={styles.heading}>{props.heading}</h3>
      {props.children}
    </section>
  );
}

export function SuggestionLine(props: { readonly citation: CitationReport; readonly edited: boolean }) {
  const styles = useStyles();
  const { commands } = usePane();
  const { suggestion, id } = props.citation;
  if (suggestion === null) return null;
  return (
    <div>
      <p className={styles.line}>
        Did you mean <b>{suggestion.text}</b>? {asSentence(suggestion.why)}
      </p>
      {!props.edited && (
        <Button size="small" className={styles.below} onClick={() => void commands.replace(id)}>
          Replace, as a tracked change
        </Button>
      )}
    </div>
  );
}

export function BriefWords(props: { readonly surroundings: Surroundings | undefined }) {
  const styles = useStyles();
  const { surroundings } = props;
  if (surroundings === undefined) return null;
  return (
    <Part heading="In the brief">
      <blockquote className={styles.quote}>
        {surroundings.before}
        <b>{surroundings.citation}</b>
        {surroundings.after}
      </blockquote>
    </Part>
  );
}

/** What the reader of citations took for granted: whose Id. this is, and what it had to assume. */
export function Reading(props: { readonly citation: CitationReport; readonly report: Report }) {
  const styles = useStyles();
  const { commands } = usePane();
  const { citation, report } = props;
  const antecedent = report.citations.find((other) => other.id === citation.antecedent);
  if (antecedent === undefined && citation.assumptions.length === 0) return null;
  return (
    <Part heading="Read as">
      {antecedent !== undefined && (
        <Link as="button" onClick={() => void commands.open(antecedent.id)}>
          {citationTitle(antecedent)}
        </Link>
      )}
      {citation.assumptions.map((assumption) => (
        <p key={assumption} className={styles.line}>
          {asSentence(assumption)}
        </p>
      ))}
    </Part>
  );
}

/** The case that was found, or those that it may be, each to be picked. */
export function Matches(props: { readonly citation: CitationReport; readonly edited: boolean }) {
  const styles = useStyles();
  const { commands } = usePane();
  const { id, match, matches = [] } = props.citation;
  const mayPick = match === null && matches.length > 1 && !props.edited;
  const shown = match !== null ? [match] : matches;
  if (shown.length === 0) return null;
  return (
    <Part heading={shown.length === 1 ? 'In the library' : 'Cases that it may be'}>
      {shown.map((found) => (
        <div key={found.id} className={styles.match}>
          <p className={styles.line}>
            <b>{found.name}</b>
            <br />
            <MatchFacts match={found} />
          </p>
          {mayPick && (
            <Button
              size="small"
              className={styles.below}
              aria-label={`Check as ${found.name}`}
              onClick={() => void commands.pick(id, found.id)}
            >
              This is the one: check it
            </Button>
          )}
        </div>
      ))}
    </Part>
  );
}

function MatchFacts(props: { readonly match: CaseMatch }) {
  const { citation, court, date, url } = props.match;
  const href = url === null ? null : readableUrl(url);
  return (
    <Caption1>
      {[citation.join('; '), court, date].filter((words) => words !== null && words !== '').join(' · ')}
      {href !== null && (
        <>
          <br />
          <Link href={href} target="_blank" rel="noreferrer" inline>
            Read the case
          </Link>
        </>
      )}
    </Caption1>
  );
}

export function Checks(props: { readonly citation: CitationReport }) {
  const styles = useStyles();
  const { checks } = props.citation;
  if (checks.length === 0) return null;
  return (
    <Part heading="Compared">
      <table className={styles.table}>
        <tbody>
          {checks.map((check, at) => (
            <tr key={`${check.check} ${at}`}>
              <th scope="row" className={mergeClasses(styles.cell, styles.label)}>
                {CHECK_WORDS[check.check]}
              </th>
              <td className={styles.cell}>
                <span className={check.result === 'differs' ? styles.differs : undefined}>
                  {RESULT_WORDS[check.result]}
                  {check.severity === 'minor' && ', slightly'}
                </span>
                <br />
                <Caption1>{asSentence(check.note)}</Caption1>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

/** `told`: sentences that stand in the details already. */
export function Quotations(props: {
  readonly quotations: readonly QuotationReport[];
  readonly told: readonly string[];
}) {
  const styles = useStyles();
  if (props.quotations.length === 0) return null;
  return (
    <Part heading="Words quoted">
      {props.quotations.map((quotation) => (
        <div key={quotation.id} className={styles.quotation}>
          {quotation.passage !== undefined && <Caption1>In the brief:</Caption1>}
          <blockquote className={styles.quote}>
            “<Marked text={quotation.text} differs={quotation.passage?.quoteDiffers ?? []} />”
          </blockquote>
          <InOpinion quotation={quotation} />
          <p className={styles.line}>{asSentence(VERDICT_WORDS[quotation.verdict])}</p>
          <Changes quotation={quotation} />
          {!props.told.includes(quotation.note) && <Caption1>{asSentence(quotation.note)}</Caption1>}
        </div>
      ))}
    </Part>
  );
}

/** A text with its differing words marked. */
function Marked(props: { readonly text: string; readonly differs: readonly (readonly [number, number])[] }) {
  const styles = useStyles();
  return pieces(props.text, props.differs).map(({ text, differs }, at) =>
    differs ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}

/** The opinion's own words under the brief's, with their page. */
function InOpinion(props: { readonly quotation: QuotationReport }) {
  const styles = useStyles();
  const { passage, origin } = props.quotation;
  if (passage === undefined) return null;
  const page = passage.pages.length === 0 ? '' : `, page ${passage.pages.join(', ')}`;
  return (
    <>
      <Caption1>{`${origin?.name ?? 'In the opinion'}${page}:`}</Caption1>
      <blockquote className={styles.quote}>
        “<Marked text={passage.text} differs={passage.differs} />”
      </blockquote>
    </>
  );
}

/** The brief's words beside the opinion's, only where they differ. */
function Changes(props: { readonly quotation: QuotationReport }) {
  const styles = useStyles();
  const { changes } = props.quotation;
  if (changes.length === 0) return null;
  return (
    <table className={styles.table} aria-label="Words that differ">
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(styles.cell, styles.label)}>
            Brief
          </th>
          <th scope="col" className={styles.cell}>
            Opinion
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, at) => (
          <tr key={`${change.kind} ${at}`}>
            <td className={styles.cell}>{change.quote === '' ? '(nothing)' : `“${change.quote}”`}</td>
            <td className={styles.cell}>{change.source === '' ? '(nothing)' : `“${change.source}”`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function EvidenceList(props: { readonly citation: CitationReport }) {
  const styles = useStyles();
  const { evidence } = props.citation;
  if (evidence.length === 0) return null;
  return (
    <Part heading="Evidence">
      <ul className={styles.list}>
        {evidence.map((item) => (
          <li key={`${item.rule} ${item.detail}`}>{evidenceWords(item, factSentence(props.citation))}</li>
        ))}
      </ul>
    </Part>
  );
}
