import { useState } from 'react';
import { Button, Link, makeStyles, Select, tokens } from '@fluentui/react-components';
import { destinationOf } from '../settings';
import type { Scope } from '../state';
import { usePane, usePaneState } from './context';
import { WhatGoesWhere } from './WhatGoesWhere';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', gap: '8px', padding: '8px 16px 4px' },
  check: { flexGrow: 1 },
  scope: { flexGrow: 1, minWidth: '112px' },
  where: { padding: '0 16px 8px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
});

/** The one primary action, what it is to read, and where text goes. */
export function StartBar() {
  const styles = useStyles();
  const { store, commands } = usePane();
  const { scope, work, results } = usePaneState();
  const running = work.kind === 'running';
  return (
    <>
      <div className={styles.bar}>
        <Button
          className={styles.check}
          appearance="primary"
          disabledFocusable={running}
          onClick={() => void commands.check()}
        >
          {results === null ? 'Check citations' : 'Check again'}
        </Button>
        <Select
          className={styles.scope}
          aria-label="What to check"
          value={scope}
          disabled={running}
          onChange={(_event, data) => store.send({ type: 'scopeChosen', scope: asScope(data.value) })}
        >
          <option value="document">Whole brief</option>
          <option value="selection">Selection</option>
        </Select>
      </div>
      <WhereTextGoes />
    </>
  );
}

const asScope = (value: string): Scope => (value === 'selection' ? 'selection' : 'document');

function WhereTextGoes() {
  const styles = useStyles();
  const { origin } = usePane();
  const { settings, results } = usePaneState();
  const [open, setOpen] = useState(false);
  const destination = destinationOf(settings, origin);
  const liveSources = (results?.report.library.sources ?? []).filter((source) => source !== 'library');
  const line =
    liveSources.length > 0
      ? `Citations go to ${liveSources.join(', ')}; the brief stays`
      : destination.isThisComputer
        ? 'Nothing leaves this computer'
        : `Citations go to ${destination.host}; the brief stays`;
  return (
    <div className={styles.where}>
      <Link as="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {line}
      </Link>
      {open && <WhatGoesWhere destination={destination} liveSources={liveSources} />}
    </div>
  );
}
