/** The viewer of a Workers KV namespace. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flarewire } from '../../data/flarewire.ts';
import { classNames } from '../../ui/class-names.ts';
import patterns from '../../ui/patterns.module.css';
import { shownName } from '../../ui/text/shown-name.ts';
import { DeleteDialog } from '../bulk/delete-dialog.tsx';
import { usePaneFocus } from '../pane-focus.ts';
import type { ViewerProps } from '../viewers/special.ts';
import styles from '../viewers/viewer.module.css';
import { useView } from '../viewers/viewer-state.ts';
import { type KvPlace, removeMany, useKvChanges } from './data.ts';
import { KvList } from './list.tsx';
import { KvNew } from './new.tsx';
import { KvValueCard } from './value.tsx';

const NONE: ReadonlySet<string> = new Set();

export function KvViewer(props: ViewerProps) {
  const { account_id = '', namespace_id = '' } = props.context;
  const place = { account_id, namespace_id };
  const { view, turn } = useView(props);
  const { prefix = '', key, look } = view;
  const panes = usePaneFocus(key);
  const [chosen, setChosen] = useState(NONE);
  const [dialog, setDialog] = useState<'new' | 'delete'>();
  const open = (name: string | undefined): void => turn({ key: name, look: undefined });
  const onPrefix = (next: string): void => {
    setChosen(NONE);
    turn({ prefix: next || undefined });
  };
  const onGone = (gone: ReadonlySet<string>): void => {
    setChosen(new Set([...chosen].filter((name) => !gone.has(name))));
    if (key !== undefined && gone.has(key)) open(undefined);
  };
  const close = (): void => setDialog(undefined);
  return (
    <div ref={panes} className={styles.panes} data-open={key === undefined ? undefined : ''}>
      <div className={classNames(patterns.column, styles.pane)}>
        <KvList
          key={namespace_id}
          place={place}
          prefix={prefix}
          onPrefix={onPrefix}
          chosen={chosen}
          open={key}
          onOpen={open}
          onChoose={setChosen}
          onDelete={() => setDialog('delete')}
          onNew={() => setDialog('new')}
        />
      </div>
      {key !== undefined && (
        <div className={classNames(patterns.column, styles.pane)}>
          <KvValueCard
            key={key}
            place={place}
            look={look}
            name={key}
            onLook={(next) => turn({ look: next })}
            onOpen={open}
          />
        </div>
      )}
      {dialog === 'new' && <KvNew place={place} prefix={prefix} onOpen={open} onClose={close} />}
      {dialog === 'delete' && <DeleteKeys place={place} chosen={chosen} onGone={onGone} onClose={close} />}
    </div>
  );
}

interface DeleteKeysProps {
  readonly place: KvPlace;
  readonly chosen: ReadonlySet<string>;
  readonly onGone: (gone: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** Keys per delete call: small enough to show progress. */
const BATCH = 500;

function DeleteKeys({ place, chosen, onGone, onClose }: DeleteKeysProps) {
  const { account_id, namespace_id } = place;
  const { data } = useQuery(flarewire.queryOptions('kv.namespaces.get', { account_id, namespace_id }));
  const { forget } = useKvChanges(place);
  const from = data?.title ?? namespace_id;
  return (
    <DeleteDialog
      nouns={['key', 'keys']}
      items={[...chosen]}
      nameOf={shownName}
      keyOf={(name) => name}
      confirmation={from}
      size={BATCH}
      work={(names, signal) => removeMany(place, names, signal)}
      onGone={(names) => {
        const gone = new Set(names);
        forget(gone);
        onGone(gone);
      }}
      onClose={onClose}
    >
      <p>
        {chosen.size === 1 ? 'It is' : 'They are'} deleted from <strong>{from}</strong> for good.
      </p>
    </DeleteDialog>
  );
}
