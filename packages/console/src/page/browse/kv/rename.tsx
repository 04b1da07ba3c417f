/** Renames a key: copies it to the new name and deletes the old one unless the user keeps it. */
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import { shownName } from '../../ui/text/shown-name.ts';
import { tellFailure } from '../items/ask.tsx';
import { isTaken, type KvPlace, type KvValue, loadKey, useKvChanges } from './data.ts';
import { type KvDraft, nameProblem } from './entry.ts';

interface KvRenameProps {
  readonly place: KvPlace;
  readonly name: string;
  readonly value: KvValue;
  readonly draft: KvDraft;
  readonly onOpen: (name: string) => void;
  readonly onClose: () => void;
}

function useRename({ place, name, value, draft, onOpen, onClose }: KvRenameProps) {
  const [taken, setTaken] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { write, remove } = useKvChanges(place);
  const rename = async (next: string, isKept: boolean): Promise<void> => {
    setBusy(true);
    try {
      if (await isTaken(place, next)) return setTaken(next);
      // Others may have changed the key since it was opened.
      const { bytes, ...stored } = (await loadKey(place, name)) ?? { bytes: value.bytes, ...draft };
      await write({ name: next, value: new Blob([bytes]), ...stored });
      if (!isKept) await remove(name);
      onClose();
      onOpen(next);
      tell('good', `${shownName(name)} is ${isKept ? 'copied to' : 'now'} ${shownName(next)}.`);
    } catch (error) {
      tellFailure('Could not rename the key', error);
    } finally {
      setBusy(false);
    }
  };
  return { taken, isBusy, rename };
}

export function KvRename(props: KvRenameProps) {
  const { name, onClose } = props;
  const [next, setNext] = useState(name);
  const [isKept, setKept] = useState(false);
  const { taken, isBusy, rename } = useRename(props);
  const problem =
    taken === next
      ? 'A key with this name already exists. Delete it first, or choose another name.'
      : nameProblem(next);
  const canSave = next !== name && problem === undefined;
  const run = (): void => {
    if (canSave && !isBusy) void rename(next, isKept);
  };
  const actions = (
    <>
      <Button onPress={onClose}>Cancel</Button>
      <Button look="main" isDisabled={!canSave} isPending={isBusy} onPress={run}>
        {isKept ? 'Copy' : 'Rename'}
      </Button>
    </>
  );
  return (
    <Dialog title="Rename or copy a key" isOpen onClose={onClose} actions={actions}>
      <TextField label="New name" value={next} onChange={setNext} mono autoFocus error={problem} onSubmit={run} />
      <Checkbox isSelected={isKept} onChange={setKept}>
        Keep the old key
      </Checkbox>
      <p>
        Keys cannot be renamed in place: value, metadata and expiry are copied to the new name
        {isKept ? '' : ', then the old key is deleted'}.
      </p>
    </Dialog>
  );
}
