/** Creates a Worker from a template: name, code, deploy; then its page opens. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { flarewire } from '../../data/flarewire.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { tellUndoable } from '../../review/undo-change.ts';
import { CodeEditor } from '../../ui/code/code.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/choice.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { Banner } from '../../ui/shown/notice.tsx';
import { change } from '../items/any-call.ts';
import { errorWords } from '../items/error-words.ts';
import { TEMPLATES } from './templates.ts';

interface NewWorkerProps {
  readonly account: string;
  readonly onClose: () => void;
}

const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;
const MODULE = 'index.js';

export function NewWorker({ account, onClose }: NewWorkerProps) {
  const [name, setName] = useState('');
  const [template, setTemplate] = useState(TEMPLATES[0]?.id ?? '');
  const [typed, setTyped] = useState<string>();
  const code = typed ?? TEMPLATES.find(({ id }) => id === template)?.code ?? '';
  const problem = useNameProblem(account, name);
  const deploy = useDeployNew(account, onClose);
  const canDeploy = name !== '' && problem === undefined && code !== '' && !deploy.isPending;
  const run = (): void => {
    if (canDeploy) deploy.mutate({ name, code });
  };
  const isChanged = (): boolean => !deploy.isPending && !deploy.isSuccess && (name !== '' || typed !== undefined);
  const actions = (
    <>
      <Button onPress={onClose}>Cancel</Button>
      <Button look="main" isDisabled={!canDeploy} isPending={deploy.isPending} onPress={run}>
        Deploy
      </Button>
    </>
  );
  return (
    <FormDialog title="Create a Worker" isWide isChanged={isChanged} onClose={onClose} actions={actions}>
      {deploy.error !== null && (
        <Banner tone="bad" isUrgent>
          {errorWords(deploy.error)}
        </Banner>
      )}
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        mono
        autoFocus
        placeholder="my-worker"
        hint="Part of its address on workers.dev; it cannot be changed later."
        error={name === '' ? undefined : problem}
        onSubmit={run}
      />
      <Select
        label="Template"
        options={TEMPLATES.map(({ id, label, note }) => ({ value: id, label, note }))}
        value={template}
        onChange={(next) => {
          setTemplate(next);
          setTyped(undefined);
        }}
      />
      <CodeEditor label="Code" value={code} onChange={setTyped} language="javascript" height="16rem" onSubmit={run} />
      <p>Bindings, secrets, schedules and routes are added on the page of the Worker, which opens next.</p>
    </FormDialog>
  );
}

/** Writing under the name of an existing Worker would replace it. */
function useNameProblem(account_id: string, name: string): string | undefined {
  const { data } = useQuery(flarewire.queryOptions('workers.scripts.list', { account_id }));
  if (!NAME.test(name)) return 'Use up to 63 lower-case letters, digits and hyphens.';
  const isTaken = data?.items.some(({ id }) => id === name) === true;
  return isTaken ? 'A Worker with this name exists.' : undefined;
}

function useDeployNew(account_id: string, onClose: () => void) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ name, code }: { readonly name: string; readonly code: string }) =>
      change('workers.scripts.update', {
        account_id,
        script_name: name,
        metadata: { main_module: MODULE, compatibility_date: new Date().toISOString().slice(0, 10) },
        files: [new File([code], MODULE, { type: 'application/javascript+module' })],
      }),
    onSuccess: (_, { name }) => {
      tellUndoable(`Deployed the Worker ${name}.`, 'workers.scripts.update');
      onClose();
      const search = { account_id, script_name: name };
      void navigate({ to: '/browse/$resource', params: { resource: 'workers.scripts' }, search });
    },
  });
}
