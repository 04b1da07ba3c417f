/** Reverses a change of the list of changes. */
import { affects } from '@flarewire/react';
import type { Change } from '../../wire/changes.ts';
import { call } from '../data/call.ts';
import { catalogOptions, subjectOf } from '../data/catalog.ts';
import { actOnChanges, changesOptions } from '../data/changes/changes.ts';
import { queryClient } from '../data/queries.ts';
import type { Params } from '../form/schema.ts';
import { tell } from '../ui/controls/toast.tsx';
import { pendingNotes } from './note.ts';
import { undoOf } from './undo.ts';

/** True if a change can be reversed. @param current the item before the change */
export async function canUndo(name: string, params: Params, current: unknown): Promise<boolean> {
  const { operations } = await queryClient.ensureQueryData(catalogOptions);
  const { calls } = await undoOf(
    { subject: await subjectOf(name), params, current, result: undefined },
    { operations, subjectOf },
  );
  return calls.length > 0;
}

/** Sends the calls in order. @throws the errors of `call` */
export async function undoChange({ id, undo, operation, after }: Change): Promise<void> {
  for (const step of undo) {
    // For an edit, a value that somebody changed since then is a conflict.
    const read = step.operation === operation ? after : undefined;
    try {
      await call(step.operation, step.params, { read });
    } finally {
      const isStale = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
        affects(step.operation, step.params, queryKey) !== undefined;
      void queryClient.invalidateQueries({ predicate: isStale });
    }
  }
  await actOnChanges({ do: 'undone', id });
}

/** Reverses the latest change by an operation, offered where it was made. */
export async function undoLatest(operation: string): Promise<void> {
  await pendingNotes();
  const { changes } = await queryClient.fetchQuery({ ...changesOptions, staleTime: 0 });
  const change = changes.find((one) => one.operation === operation && one.isUndone !== true);
  if (change === undefined || change.undo.length === 0)
    throw new Error(change?.whyNot ?? 'The change is not in the list of changes.');
  await undoChange(change);
}

/** Reports a change, with a button that reverses it. */
export function tellUndoable(text: string, operation: string): void {
  const run = (): void => {
    undoLatest(operation).then(
      () => tell('good', 'Undone.'),
      (error: unknown) => tell('bad', `Could not undo: ${error instanceof Error ? error.message : String(error)}`),
    );
  };
  tell('good', text, { label: 'Undo', run });
}
