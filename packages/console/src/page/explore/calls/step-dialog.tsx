/** Edits a step: its name, expected status, and parameters as JSON. */
import { isObject } from '@flarewire/schema';
import { useState } from 'react';
import { STEP_NAME } from '../../../wire/read-stored-calls.ts';
import type { Step } from '../../../wire/stored-calls.ts';
import { CodeEditor } from '../../ui/code/code.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { TextField } from '../../ui/controls/field.tsx';

interface StepDialogProps {
  readonly step: Step;
  /** Names of the other steps. */
  readonly others: readonly string[];
  readonly onClose: () => void;
  readonly onStep: (step: Step) => void;
}

export function StepDialog({ step, others, onClose, onStep }: StepDialogProps) {
  const [name, setName] = useState(step.name);
  const [due, setDue] = useState(step.expect === undefined ? '' : String(step.expect));
  const [text, setText] = useState(() => JSON.stringify(step.params, null, 2));
  const wrongName = nameFault(name, others);
  const wrongStatus =
    due === '' || /^[2-5]\d\d$/.test(due) ? undefined : 'Enter a status from 200 to 599, or leave this empty.';
  const params = wrongName === undefined && wrongStatus === undefined ? paramsIn(text) : undefined;
  const save = (): void => {
    if (params === undefined) return;
    const omitted = step.omitted.filter((pointer) => !Object.hasOwn(params, pointer.slice(1)));
    onStep({ ...step, name, params, omitted, expect: due === '' ? undefined : Number(due) });
    onClose();
  };
  const actions = (
    <>
      <Button onPress={onClose}>Cancel</Button>
      <Button look="main" isDisabled={params === undefined} onPress={save}>
        Keep
      </Button>
    </>
  );
  return (
    <Dialog title={`Edit ${step.name}`} isOpen isWide onClose={onClose} actions={actions}>
      <TextField {...NAME} value={name} onChange={setName} error={wrongName} mono />
      <TextField {...STATUS} value={due} onChange={setDue} inputMode="numeric" error={wrongStatus} />
      <CodeEditor label="Parameters as JSON" value={text} onChange={setText} language="json" height="16rem" />
      {paramsIn(text) === undefined && <p role="alert">The parameters must be a JSON object.</p>}
      <p>
        A value of an earlier response: <code>{'{{step.result.id}}'}</code>. Secrets are not saved.
      </p>
    </Dialog>
  );
}

const NAME = { label: 'Name', hint: 'Later steps refer to its response by this name.' };
const STATUS = { label: 'Expected status', hint: 'Leave empty for any success.' };

function paramsIn(text: string): Step['params'] | undefined {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function nameFault(name: string, others: readonly string[]): string | undefined {
  if (!STEP_NAME.test(name)) return 'Use up to 40 letters, digits and _, not starting with a digit.';
  return others.includes(name) ? 'Another step has this name.' : undefined;
}
