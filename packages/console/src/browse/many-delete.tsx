/** Deletes many items: asks first, then shows what came of each. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionOptions } from '../data/queries.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { refresh } from './any-call.ts';
import { nameOf } from './item.ts';
import { JobsView } from './jobs-view.tsx';
import { ManyActions } from './many-actions.tsx';
import { deleteWork } from './many-work.ts';
import type { Resource } from './resources.ts';
import { type Context, knownIn } from './template.ts';
import { useJobs } from './use-jobs.ts';
import { useResources } from './use-resources.ts';
import type { Row } from './use-rows.ts';

interface ManyDeleteProps {
  readonly resource: Resource;
  readonly context: Context;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
}

export const rowName = ({ item, key }: Row): string => [item.type, nameOf(item, key)].filter(Boolean).join(' ');

export function ManyDelete({ resource, context, rows, onClose }: ManyDeleteProps) {
  const { titleOf } = useResources();
  const operation = resource.delete;
  const jobs = useJobs<Row>(() => void refresh(operation?.name ?? '', knownIn(operation?.path ?? '', context)));
  const [typed, setTyped] = useState('');
  const isLive = useQuery(sessionOptions).data?.mode === 'live';
  const wanted = isLive ? `delete ${rows.length}` : undefined;
  const { work, size } = deleteWork(resource, context);
  const what = `${rows.length.toLocaleString('en')} ${rows.length === 1 ? 'item' : 'items'}`;
  const actions = (
    <ManyActions jobs={jobs} onClose={onClose}>
      <Button
        look="danger"
        isDisabled={wanted !== undefined && typed !== wanted}
        onPress={() => jobs.start(rows, work, size)}
      >
        Delete {what}
      </Button>
    </ManyActions>
  );
  return (
    <Dialog title={`Delete ${what}: ${titleOf(resource)}`} isOpen onClose={onClose} isWide actions={actions}>
      {jobs.jobs === undefined && (
        <>
          <p>They are deleted for good.</p>
          {wanted !== undefined && (
            <TextField label={`Type ${wanted} to confirm`} value={typed} onChange={setTyped} mono autoFocus />
          )}
        </>
      )}
      <JobsView
        words={['Deleting', 'deleted']}
        jobs={jobs.jobs ?? rows.map((item) => ({ item, state: 'waiting' }))}
        isRunning={jobs.isRunning || jobs.jobs === undefined}
        nameOf={rowName}
        keyOf={({ key }) => key}
      />
    </Dialog>
  );
}
