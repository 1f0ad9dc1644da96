import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    marginTop: '4px',
  },
  cell: {
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 'normal',
    padding: '4px 8px 4px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  what: { width: '40%', color: tokens.colorNeutralForeground2 },
});

/** What of the brief goes where: one row a kind of text. */
export function WhatGoesWhere(props: {
  readonly destination: { readonly host: string; readonly isThisComputer: boolean };
  readonly liveSources: readonly string[];
}) {
  const styles = useStyles();
  const { destination, liveSources } = props;
  const backend = destination.isThisComputer
    ? `To the backend on this computer (${destination.host})`
    : `To the backend at ${destination.host}`;
  const onward = liveSources.length > 0 ? `, and from there to ${liveSources.join(', ')}` : '';
  const rows: readonly (readonly [string, string])[] = [
    ['The brief’s text', 'Nowhere. It is read in this pane.'],
    ['Each citation’s own words: volume, reporter, page, name, court, year', `${backend}${onward}`],
    [
      'Results, settings and opinions fetched',
      'Kept on this computer. Settings has a button to forget them.',
    ],
    ['In the document', 'A frame with a short title around each citation, until you remove all marks.'],
    ['office.js', 'Loaded from Microsoft, as in every Word add-in. No text of the brief goes with it.'],
  ];
  return (
    <table className={styles.table} aria-label="What goes where">
      <tbody>
        {rows.map(([what, where]) => (
          <tr key={what}>
            <th scope="row" className={`${styles.cell} ${styles.what}`}>
              {what}
            </th>
            <td className={styles.cell}>{where}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
