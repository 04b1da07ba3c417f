/** Lists the names of a Worker's secrets; their values cannot be read. */

import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flarewire } from '../../data/flarewire.ts';
import { nameProblem } from '../../form/custom/workers/bindings.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { Empty, Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { Shown } from '../../ui/text/shown.tsx';
import { shownText } from '../../ui/text/shown-name.ts';
import { tellFailure, useAsk } from '../items/ask.tsx';
import styles from '../viewers/viewer.module.css';
import type { WorkerPlace } from './data.ts';

export function WorkerSecrets({ place }: { readonly place: WorkerPlace }) {
  const query = useQuery(flarewire.queryOptions('workers.scripts.secrets.list', place));
  const { data, error, isPending, isLoadingError, refetch } = query;
  return (
    <div className={patterns.column}>
      <AddSecret place={place} taken={data?.items.map(({ name }) => name) ?? []} />
      {isPending ? (
        <Skeleton height="10rem" />
      ) : isLoadingError ? (
        <Failed title="Could not load the secrets" error={error} onRetry={() => void refetch()} />
      ) : data.items.length === 0 ? (
        <Empty title="No secrets yet">A secret is encrypted and passed to the Worker in its environment.</Empty>
      ) : (
        <ul className={classNames(patterns.surface, styles.rows)}>
          {data.items.map(({ name, type }) => (
            <Secret key={name} place={place} name={name} type={type} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Secret({ place, name, type }: { readonly place: WorkerPlace; readonly name: string; readonly type: string }) {
  const remove = useMutation(flarewire.mutationOptions('workers.scripts.secrets.delete'));
  const { dialog, ask } = useAsk();
  const run = (): void =>
    remove.mutate(
      { ...place, secret_name: name },
      {
        onSuccess: () => tell('good', `Deleted ${shownText(name)}.`),
        onError: (error) => tellFailure('Could not delete the secret', error),
      },
    );
  const text = `The Worker is deployed without ${shownText(name)}. Its value cannot be recovered.`;
  return (
    <li>
      <code className={styles.wrap}>
        <Shown text={name} />
      </code>
      <Badge>{type}</Badge>
      <span className={styles.end} />
      <IconButton
        small
        label={`Delete ${shownText(name)}`}
        onPress={() => ask({ title: 'Delete this secret', text, action: 'Delete', isGuarded: true, run })}
      >
        <Trash2 size={15} aria-hidden />
      </IconButton>
      {dialog}
    </li>
  );
}

interface AddSecretProps {
  readonly place: WorkerPlace;
  readonly taken: readonly string[];
}

function AddSecret({ place, taken }: AddSecretProps) {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const add = useMutation(flarewire.mutationOptions('workers.scripts.secrets.update'));
  const typed = name.trim();
  const problem = typed === '' ? undefined : nameProblem(typed, []);
  const isTaken = taken.includes(typed);
  const canAdd = typed !== '' && problem === undefined && text !== '';
  const run = (): void => {
    if (!canAdd || add.isPending) return;
    add.mutate(
      { ...place, name: name.trim(), text, type: 'secret_text' },
      {
        onSuccess: () => {
          setName('');
          setText('');
          tell('good', `Set ${name}.`);
        },
        onError: (error) => tellFailure('Could not set the secret', error),
      },
    );
  };
  return (
    <div className={patterns.wrapEnd}>
      <div className={styles.grow}>
        <TextField
          label="Secret name"
          value={name}
          onChange={setName}
          mono
          placeholder="API_KEY"
          hint={isTaken ? 'This secret already exists: its value will be replaced.' : undefined}
          error={problem}
        />
      </div>
      <div className={styles.grow}>
        <TextField label="Value" type="password" value={text} onChange={setText} mono onSubmit={run} />
      </div>
      <Button look="main" isDisabled={!canAdd} isPending={add.isPending} onPress={run}>
        Set
      </Button>
    </div>
  );
}
