import { useState } from 'react';
import {
  Button,
  Caption1,
  Checkbox,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  Field,
  Input,
  makeStyles,
  OverlayDrawer,
  Select,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { exportDecisions } from '../decisions';
import { backendAddressSchema, settingsSchema } from '../settings';
import { usePane, usePaneState } from './context';

const useStyles = makeStyles({
  drawer: { width: '100%' },
  body: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBottom: '16px' },
  list: { margin: 0, paddingLeft: '20px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** Where citations go, what is kept, and what this Word cannot do. */
export function SettingsDrawer() {
  const styles = useStyles();
  const { store, commands } = usePane();
  const { settingsOpen, settings, host } = usePaneState();
  const close = (): void => store.send({ type: 'settingsToggled', open: false });
  const limits = host.kind === 'ready' ? host.limits : [];
  return (
    <OverlayDrawer
      className={styles.drawer}
      position="end"
      open={settingsOpen}
      onOpenChange={(_event, data) => store.send({ type: 'settingsToggled', open: data.open })}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              aria-label="Close settings"
              icon={<DismissRegular />}
              onClick={close}
            />
          }
        >
          Settings
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <BackendAddress key={settings.backendAddress} />
        <Field
          label="Word comments beside marks"
          hint="In the main text only. Word shows you as their author."
        >
          <Select
            value={settings.comments}
            onChange={(_event, data) =>
              void commands.changeSettings({
                ...settings,
                comments: settingsSchema.shape.comments.parse(data.value),
              })
            }
          >
            <option value="problems">No such citation, not as cited</option>
            <option value="all">Unverified too</option>
            <option value="off">None</option>
          </Select>
        </Field>
        <Checkbox
          label="Keep the last results on this computer"
          checked={settings.keepResults}
          onChange={(_event, data) =>
            void commands.changeSettings({ ...settings, keepResults: data.checked === true })
          }
        />
        <Checkbox
          label="Keep decisions and their reasons in the document too, so that they go where it goes"
          checked={settings.decisionsTravel}
          onChange={(_event, data) =>
            void commands.changeSettings({ ...settings, decisionsTravel: data.checked === true })
          }
        />
        <div className={styles.buttons}>
          <ExportDecisions />
          <Button onClick={() => void commands.forgetResults()}>Forget stored results</Button>
        </div>
        {host.kind === 'ready' && <Caption1>Document open in {host.name}.</Caption1>}
        {limits.length > 0 && (
          <ul className={styles.list} aria-label="What this Word cannot do">
            {limits.map((limit) => (
              <li key={limit}>
                <Caption1>{limit}</Caption1>
              </li>
            ))}
          </ul>
        )}
        <Caption1>No generative AI takes part in a check.</Caption1>
      </DrawerBody>
    </OverlayDrawer>
  );
}

/** Citations, digests, reasons, dates: no words of the brief and no name of the file. */
function ExportDecisions() {
  const { commands } = usePane();
  const save = async (): Promise<void> => {
    const file = new Blob([exportDecisions(await commands.decisions())], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'decisions.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return <Button onClick={() => void save()}>Export decisions</Button>;
}

function BackendAddress() {
  const { commands } = usePane();
  const { settings } = usePaneState();
  const [typed, setTyped] = useState(settings.backendAddress);
  const checked = backendAddressSchema.safeParse(typed.trim());
  const save = (): void => {
    if (checked.success && checked.data !== settings.backendAddress) {
      void commands.changeSettings({ ...settings, backendAddress: checked.data });
    }
  };
  return (
    <Field
      label="Address of the verification backend"
      hint="Empty: the address that this pane came from."
      {...(checked.success
        ? {}
        : { validationState: 'error', validationMessage: checked.error.issues[0]?.message })}
    >
      <Input type="url" value={typed} onChange={(_event, data) => setTyped(data.value)} onBlur={save} />
    </Field>
  );
}
