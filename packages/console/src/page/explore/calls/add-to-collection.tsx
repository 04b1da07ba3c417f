/** Appends a call to an existing or new collection. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlainCall } from '../../../wire/stored-calls.ts';
import { changeStoredCalls, storedCallsOptions } from '../../data/stored-calls.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/choice.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { stepName } from './call-words.ts';

const NEW = '(new)';

export function AddToCollection({ call, onClose }: { readonly call: PlainCall; readonly onClose: () => void }) {
  const { data: stored } = useQuery(storedCallsOptions);
  const all = stored?.collections ?? [];
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState('');
  const value = chosen ?? all[0]?.id ?? NEW;
  const add = useMutation({
    mutationFn: () => {
      const found = all.find(({ id }) => id === value) ?? { id: crypto.randomUUID(), name: name.trim(), steps: [] };
      const taken = found.steps.map((step) => step.name);
      const step = { ...call, name: stepName(call.operation, taken), expect: undefined };
      return changeStoredCalls({ do: 'put', collection: { ...found, steps: [...found.steps, step] } });
    },
    onSuccess: () => {
      tell('good', 'Added. You can find collections on the Calls page.');
      onClose();
    },
  });
  const isReady = value !== NEW || name.trim() !== '';
  return (
    <Dialog
      title="Add to a collection"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="main" isDisabled={!isReady} isPending={add.isPending} onPress={() => add.mutate()}>
            Add
          </Button>
        </>
      }
    >
      <Select
        label="Collection"
        value={value}
        onChange={setChosen}
        options={[
          ...all.map(({ id, name: label, steps }) => ({ value: id, label, note: counted(steps.length, 'step') })),
          { value: NEW, label: 'New collection' },
        ]}
      />
      {value === NEW && (
        <TextField label="Name" value={name} onChange={setName} onSubmit={() => isReady && add.mutate()} />
      )}
      {add.error !== null && <p role="alert">{add.error.message}</p>}
    </Dialog>
  );
}
