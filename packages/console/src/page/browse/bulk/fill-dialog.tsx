/** Fills down: copies the value of a column from the first selected row to the others, after a review. */
import { useState } from 'react';
import { useSubject } from '../../data/catalog.ts';
import { changedParams, paramsFrom } from '../../form/values/item-params.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { isEqual } from '../../ui/json/equal.ts';
import { valueAt } from '../../ui/table/cell-value.ts';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { refresh } from '../items/any-call.ts';
import { keyText } from '../items/item-facts.ts';
import { useItemFacts } from '../items/use-item-facts.ts';
import type { Row } from '../list/use-rows.ts';
import { nounsOf } from '../resources/labels.ts';
import type { Resource } from '../resources/resources.ts';
import { type Context, knownIn } from '../resources/template.ts';
import { useResources } from '../resources/use-resources.ts';
import { JobsView } from './jobs-view.tsx';
import { ManyActions } from './many-actions.tsx';
import { editWork } from './many-work.ts';
import { useJobs } from './use-jobs.ts';

export interface Filling {
  readonly column: Column<Row>;
  /** The selected rows in the order of the table; the first has the value. */
  readonly rows: readonly Row[];
}

interface FillDialogProps extends Filling {
  readonly resource: Resource;
  readonly context: Context;
  /** @param hasRun true if anything was attempted */
  readonly onClose: (hasRun: boolean) => void;
}

export function FillDialog({ resource, context, column, rows, onClose }: FillDialogProps) {
  const { titleOf } = useResources();
  const operation = resource.edit;
  const subject = useSubject(operation?.name ?? resource.list?.name ?? '');
  const facts = useItemFacts(resource, context);
  // The rows at the time of opening: the list is loaded again while they change.
  const [[first, ...others]] = useState(rows);
  const value = first && valueAt(first.item, column.id);
  const changing = others.filter(({ item }) => !isEqual(valueAt(item, column.id), value));
  const jobs = useJobs<Row>(() => {
    if (operation !== undefined) void refresh(operation.name, knownIn(operation.path, context));
  });
  const start = (): void => {
    if (operation === undefined) return;
    const { work, size } = editWork(resource, context, operation, ({ item }) => {
      const before = paramsFrom(subject, item);
      return changedParams(subject, before, { ...before, [column.id]: value });
    });
    jobs.start(changing, work, size);
  };
  const names = { nameOf: ({ item, key }: Row) => keyText(item, facts, key), keyOf: ({ key }: Row) => key };
  const what = counted(changing.length, ...(nounsOf(titleOf(resource)) ?? ['item', 'items']));
  return (
    <Dialog
      title={`Fill down ${column.label}`}
      isOpen
      onClose={() => onClose(jobs.jobs !== undefined)}
      isWide
      actions={
        <ManyActions jobs={jobs} onClose={() => onClose(jobs.jobs !== undefined)}>
          <Button look="main" isDisabled={changing.length === 0} onPress={start}>
            Change {what}
          </Button>
        </ManyActions>
      }
    >
      {jobs.jobs !== undefined ? (
        <JobsView words={['Changing', 'changed']} jobs={jobs.jobs} isRunning={jobs.isRunning} {...names} />
      ) : (
        <>
          <p>
            {changing.length === 0
              ? 'All selected items have the value of the first one.'
              : `${column.label} of ${what} becomes that of ${first === undefined ? '' : names.nameOf(first)}.`}
          </p>
          <DataTable
            label="Items to change"
            rows={changing}
            rowKey={names.keyOf}
            columns={[
              { id: 'name', label: 'Item', width: 220, mono: true, grows: true, value: names.nameOf },
              { id: 'before', label: 'Before', width: 180, mono: true, value: column.value },
              { id: 'after', label: 'After', width: 180, mono: true, value: () => first && column.value(first) },
            ]}
            height="min(20rem, 45vh)"
            empty={null}
          />
        </>
      )}
    </Dialog>
  );
}
