/** Saves states of the emulator under a name or in a file, and restores them. */
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import type { Snapshot } from '../../../wire/types.ts';
import { send } from '../../data/api.ts';
import { latin1 } from '../../ui/bytes/bytes.ts';
import { download } from '../../ui/bytes/download.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Confirm } from '../../ui/controls/dialog.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { FileButton } from '../../ui/controls/files.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import patterns from '../../ui/patterns.module.css';
import { sizeText } from '../../ui/text/size-text.ts';
import { dayTime } from '../../ui/text/time-text.ts';
import styles from './panel.module.css';
import { useControl } from './use-control.ts';

export function Snapshots({ snapshots }: { readonly snapshots: readonly Snapshot[] }) {
  const change = useControl();
  const [name, setName] = useState('');
  const [restoring, setRestoring] = useState<string>();
  const save = (): void =>
    change.mutate([{ do: 'save-snapshot', name }], {
      onSuccess: () => {
        tell('good', `Snapshot ${name.trim()} saved.`);
        setName('');
      },
    });
  const open = async (file: File): Promise<void> => {
    const data = btoa(latin1(new Uint8Array(await file.arrayBuffer())));
    const added = file.name.replace(END, '').slice(0, MAX_NAME);
    change.mutate([{ do: 'add-snapshot', name: added, data }], {
      onSuccess: () => tell('good', `Snapshot ${added} opened. Restore it to use it.`),
    });
  };
  const restore = (): void => {
    if (restoring === undefined) return;
    change.mutate([{ do: 'restore-snapshot', name: restoring }], {
      onSuccess: () => tell('good', `Snapshot ${restoring} restored.`),
    });
  };
  return (
    <section className={patterns.columnSmall} aria-labelledby="snapshots">
      <h3 id="snapshots">Snapshots</h3>
      <p className={styles.lead}>
        A snapshot holds all resources with their ids, but neither the clock nor the journal. Snapshots end with the
        console; a downloaded one can be opened in another.
      </p>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') save();
        }}
      >
        <TextField label="Name of the snapshot" placeholder="before the migration" value={name} onChange={setName} />
        <span className={styles.atFoot}>
          <Button type="submit" isDisabled={name.trim() === ''} isPending={change.isPending}>
            Save
          </Button>
        </span>
      </form>
      <List snapshots={snapshots} onRestore={setRestoring} />
      <div>
        <FileButton onFiles={([file]) => file !== undefined && void open(file)}>
          <Upload size={15} aria-hidden />
          Open a file
        </FileButton>
      </div>
      <Confirm
        title={`Restore ${restoring ?? ''}`}
        isOpen={restoring !== undefined}
        onClose={() => setRestoring(undefined)}
        action="Restore"
        onConfirm={restore}
      >
        Everything in the emulator is replaced with the state that was saved.
      </Confirm>
    </section>
  );
}

const END = /\.flarewire-snapshot$/;
/** Longest name of a snapshot. */
const MAX_NAME = 60;

async function save(name: string): Promise<void> {
  try {
    const response = await send(`/api/control/snapshot?name=${encodeURIComponent(name)}`);
    download(await response.arrayBuffer(), `${name.replaceAll('/', '-')}.flarewire-snapshot`);
  } catch (error) {
    tell('bad', `Could not download ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

interface ListProps {
  readonly snapshots: readonly Snapshot[];
  readonly onRestore: (name: string) => void;
}

function List({ snapshots, onRestore }: ListProps) {
  const change = useControl();
  return (
    <ul className={styles.events}>
      {snapshots.map(({ name: saved, at, bytes }) => (
        <li key={saved}>
          <strong>{saved}</strong>
          <span className={styles.lead}>
            {dayTime(at)}, {sizeText(bytes)}
          </span>
          <span className={patterns.wrap}>
            <Button small aria-label={`Restore ${saved}`} onPress={() => onRestore(saved)}>
              Restore
            </Button>
            <Button small aria-label={`Download ${saved}`} onPress={() => void save(saved)}>
              <Download size={14} aria-hidden />
              Download
            </Button>
            <Button
              small
              look="quiet"
              aria-label={`Delete the snapshot ${saved}`}
              onPress={() => change.mutate([{ do: 'delete-snapshot', name: saved }])}
            >
              Delete
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
