import { Button, makeStyles, Subtitle2, Tooltip } from '@fluentui/react-components';
import { SettingsRegular } from '@fluentui/react-icons';
import { usePane } from './context';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '8px 8px 0 16px',
  },
  title: { margin: 0 },
});

/** Title and the way to the settings. */
export function TitleRow() {
  const styles = useStyles();
  const { store } = usePane();
  return (
    <div className={styles.row}>
      <Subtitle2 as="h1" className={styles.title}>
        Check citations
      </Subtitle2>
      <Tooltip content="Settings" relationship="label">
        <Button
          appearance="subtle"
          icon={<SettingsRegular />}
          onClick={() => store.send({ type: 'settingsToggled', open: true })}
        />
      </Tooltip>
    </div>
  );
}
