/** Deletes many items: asks first, then shows progress and the result of each. */
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { useIsLive } from '../items/ask.tsx';
import type { Job, RunOptions } from './jobs.ts';
import { JobsTable, JobsView } from './jobs-view.tsx';
import { ManyActions } from './many-actions.tsx';
import { useJobs } from './use-jobs.ts';

interface DeleteDialogProps<Item> {
  /** Noun in singular and plural: `key`, `keys`. */
  readonly nouns: readonly [one: string, many: string];
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly keyOf: (item: Item) => string;
  /** Location of the items, for the title. */
  readonly place?: string;
  /** Warnings and details shown before the start. */
  readonly children: ReactNode;
  /** Text to type on a real account. */
  readonly confirmation: string;
  readonly work: RunOptions<Item>['work'];
  /** Items per call of `work`. */
  readonly size?: number;
  /** The deleted items; called after each run, including stopped ones. */
  readonly onGone: (items: readonly Item[]) => void;
  readonly onClose: (hasRun: boolean) => void;
}

const gone = <Item,>(jobs: readonly Job<Item>[]): Item[] =>
  jobs.filter(({ state }) => state === 'done').map(({ item }) => item);

export function DeleteDialog<Item>(props: DeleteDialogProps<Item>) {
  const { nouns, nameOf, keyOf, place, children, confirmation } = props;
  // The items at the time of opening: the selection changes while they are deleted.
  const [{ items, work, size }] = useState(props);
  const jobs = useJobs<Item>((ended) => props.onGone(gone(ended)));
  const close = (): void => props.onClose(jobs.jobs !== undefined);
  const [typed, setTyped] = useState('');
  const isLive = useIsLive();
  const what = counted(items.length, ...nouns);
  const names = { nameOf, keyOf };
  const actions = (
    <ManyActions jobs={jobs} onClose={close}>
      <Button
        look="danger"
        isDisabled={isLive && typed !== confirmation}
        onPress={() => jobs.start(items, work, size ?? 1)}
      >
        Delete {what}
      </Button>
    </ManyActions>
  );
  const title = place === undefined ? `Delete ${what}` : `Delete ${what}: ${place}`;
  return (
    <Dialog title={title} isOpen onClose={close} isWide actions={actions}>
      {jobs.jobs === undefined ? (
        <>
          {children}
          {isLive && (
            <TextField label={`Type ${confirmation} to confirm`} value={typed} onChange={setTyped} mono autoFocus />
          )}
          <JobsTable label="Items to delete" jobs={items.map((item) => ({ item, state: 'waiting' }))} {...names} />
        </>
      ) : (
        <JobsView words={['Deleting', 'deleted']} jobs={jobs.jobs} isRunning={jobs.isRunning} {...names} />
      )}
    </Dialog>
  );
}
