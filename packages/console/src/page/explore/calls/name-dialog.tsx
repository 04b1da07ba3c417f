/** Asks for a name and passes it to an action. */
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MAX_NAME_LENGTH } from '../../../wire/stored-calls.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { TextField } from '../../ui/controls/field.tsx';

interface NameDialogProps {
  readonly title: string;
  /** Label of the button. */
  readonly action: string;
  readonly first: string;
  readonly onClose: () => void;
  readonly onName: (name: string) => Promise<unknown>;
  readonly children?: ReactNode;
}

export function NameDialog({ title, action, first, onClose, onName, children }: NameDialogProps) {
  const [name, setName] = useState(first);
  const work = useMutation({ mutationFn: onName, onSuccess: onClose });
  const isReady = name.trim() !== '' && name.trim().length <= MAX_NAME_LENGTH;
  const submit = (): void => {
    if (isReady && !work.isPending) work.mutate(name.trim());
  };
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="main" isDisabled={!isReady} isPending={work.isPending} onPress={submit}>
            {action}
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        autoFocus
        onSubmit={submit}
        error={
          work.error?.message ?? (name.length > MAX_NAME_LENGTH ? `At most ${MAX_NAME_LENGTH} characters.` : undefined)
        }
      />
      {children}
    </Dialog>
  );
}
