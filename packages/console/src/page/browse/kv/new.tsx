/** Creates a key: its name, and a value that is typed or read from a file. */
import { useState } from 'react';
import { FormDialog } from '../../form/form-dialog.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { FileButton } from '../../ui/controls/files.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import { Progress } from '../../ui/shown/notice.tsx';
import { shownName } from '../../ui/text/shown-name.ts';
import { sizeText } from '../../ui/text/size-text.ts';
import { tellFailure } from '../items/ask.tsx';
import styles from '../viewers/viewer.module.css';
import { isTaken, type KvPlace, useKvChanges } from './data.ts';
import { nameProblem } from './entry.ts';
import { isDraftFine, KvFields } from './fields.tsx';

interface KvNewProps {
  readonly place: KvPlace;
  /** Initial name, taken from the list's filter. */
  readonly prefix: string;
  readonly onOpen: (name: string) => void;
  readonly onClose: () => void;
}

/** The typed fields and the action that writes them. */
function useNewKey({ place, prefix, onOpen, onClose }: KvNewProps) {
  const [name, setName] = useState(prefix);
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const [draft, setDraft] = useState({ metadata: '', expires: '' });
  const [taken, setTaken] = useState<string>();
  const [sent, setSent] = useState<number>();
  const { write } = useKvChanges(place);
  const save = async (): Promise<void> => {
    setSent(0);
    try {
      if (await isTaken(place, name)) return setTaken(name);
      await write({ name, value: file ?? new Blob([text]), ...draft }, setSent);
      onClose();
      onOpen(name);
      tell('good', `Saved ${shownName(name)}.`);
    } catch (error) {
      tellFailure('Could not save the key', error);
    } finally {
      setSent(undefined);
    }
  };
  const takeFile = (chosen: File | undefined): void => {
    setFile(chosen);
    if (chosen !== undefined && name === prefix) setName(prefix + chosen.name);
  };
  // No error is shown before the user has typed a name.
  const found = name === prefix ? undefined : nameProblem(name);
  const problem = taken === name ? 'A key with this name already exists: open it to change it.' : found;
  const canSave = nameProblem(name) === undefined && problem === undefined && isDraftFine(draft);
  const isChanged = (): boolean =>
    sent === undefined &&
    (name !== prefix || [text, draft.metadata, draft.expires].some(Boolean) || file !== undefined);
  return { name, setName, text, setText, file, takeFile, draft, setDraft, sent, problem, canSave, save, isChanged };
}

export function KvNew(props: KvNewProps) {
  const { onClose } = props;
  const { name, setName, text, setText, file, takeFile, draft, setDraft, sent, problem, canSave, save, isChanged } =
    useNewKey(props);
  const actions = (
    <>
      <Button onPress={onClose}>Cancel</Button>
      <Button look="main" isDisabled={!canSave} isPending={sent !== undefined} onPress={() => void save()}>
        Save
      </Button>
    </>
  );
  return (
    <FormDialog title="New key" isWide isChanged={isChanged} onClose={onClose} actions={actions}>
      <TextField label="Name" value={name} onChange={setName} mono autoFocus isRequired error={problem} />
      {file === undefined ? (
        <TextField label="Value" value={text} onChange={setText} lines={8} mono />
      ) : (
        <p>
          Value: <strong className={styles.wrap}>{file.name}</strong>, {sizeText(file.size)}
        </p>
      )}
      <div className={styles.line}>
        <FileButton onFiles={([chosen]) => takeFile(chosen)}>
          {file === undefined ? 'Use a file as the value' : 'Choose another file'}
        </FileButton>
        {file !== undefined && <Button onPress={() => takeFile(undefined)}>Enter text instead</Button>}
      </div>
      <KvFields draft={draft} onDraft={setDraft} />
      {sent !== undefined && file !== undefined && <Progress label="Uploading" value={sent} />}
    </FormDialog>
  );
}
