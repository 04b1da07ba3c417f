/** Lists the collections, and creates new ones. */

import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Collection } from '../../../wire/stored-calls.ts';
import { changeStoredCalls } from '../../data/stored-calls.ts';
import { Button } from '../../ui/controls/button.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import patterns from '../../ui/patterns.module.css';
import { Empty } from '../../ui/shown/notice.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { Shown } from '../../ui/text/shown.tsx';
import styles from './calls.module.css';
import { NameDialog } from './name-dialog.tsx';

interface CollectionsProps {
  readonly collections: readonly Collection[];
  readonly words: string;
  readonly onOpen: (id: string) => void;
}

export function Collections({ collections, words, onOpen }: CollectionsProps) {
  const [isNaming, setNaming] = useState(false);
  const create = async (name: string): Promise<void> => {
    const id = crypto.randomUUID();
    await changeStoredCalls({ do: 'put', collection: { id, name, steps: [] } });
    onOpen(id);
  };
  const shown = collections.filter((one) => JSON.stringify(one).toLowerCase().includes(words.toLowerCase()));
  const add = (
    <Button onPress={() => setNaming(true)}>
      <Plus size={15} aria-hidden />
      New collection
    </Button>
  );
  return (
    <>
      {collections.length === 0 ? (
        <Empty title="No collections yet" action={add}>
          A collection runs calls in order and passes values of a response to later calls. You can export it as a test.
        </Empty>
      ) : (
        <>
          <div className={patterns.wrapWide}>{add}</div>
          <ul className={patterns.surfaceColumn} aria-label="Collections">
            {shown.map((one) => (
              <Line key={one.id} collection={one} />
            ))}
          </ul>
        </>
      )}
      {isNaming && (
        <NameDialog title="New collection" action="Create" first="" onClose={() => setNaming(false)} onName={create} />
      )}
    </>
  );
}

function Line({ collection: { id, name, steps } }: { readonly collection: Collection }) {
  const remove = useMutation({
    mutationFn: () => changeStoredCalls({ do: 'delete', id }),
    onError: (error) => tell('bad', error.message),
  });
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <Link to="/calls" search={{ tab: 'collections', open: id }}>
          <Shown text={name} />
        </Link>
        <span className={patterns.note}>
          <Shown text={steps.map(({ operation }) => operation).join(' → ')} />
        </span>
      </div>
      <span className={patterns.inlineNote}>{counted(steps.length, 'step')}</span>
      <Button small look="quiet" aria-label={`Delete ${name}`} onPress={() => remove.mutate()}>
        Delete
      </Button>
    </li>
  );
}
