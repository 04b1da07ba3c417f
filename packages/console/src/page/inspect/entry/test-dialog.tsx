/** Shows a request as a Vitest test, including earlier calls that created the items it names. */
import type { JournalEntry } from '@flarewire/emulator';
import { useQuery } from '@tanstack/react-query';
import type { JournalRow } from '../../../wire/types.ts';
import { productOptions, type Subject, useCatalog } from '../../data/catalog.ts';
import { useJournal } from '../../data/journal/journal.ts';
import { entryOptions } from '../../data/journal/journal-entry.ts';
import { queryClient } from '../../data/queries.ts';
import { type Call, neededBefore } from '../../snippets/before.ts';
import { vitestOf } from '../../snippets/recorded-test.ts';
import { Code } from '../../ui/code/code.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { placeOf } from '../span.ts';

interface TestDialogProps {
  readonly entry: JournalEntry;
  readonly subject: Subject;
  readonly onClose: () => void;
}

export function TestDialog({ entry, subject, onClose }: TestDialogProps) {
  const { rows } = useJournal();
  const { byName } = useCatalog();
  const { data, error } = useQuery({
    queryKey: ['journal', entry.id, 'test'],
    queryFn: async () => {
      const found = await Promise.all(makersBefore(rows, entry.id).map((row) => callOf(row, byName)));
      const call = { entry, subject };
      return vitestOf(
        call,
        neededBefore(
          call,
          found.filter((one) => one !== undefined),
        ),
      );
    },
  });
  return (
    <Dialog title="As a Vitest test" isOpen isWide onClose={onClose} actions={<Button onPress={onClose}>Close</Button>}>
      <p>
        The test runs against its own in-memory emulator. It needs the packages <code>vitest</code>,{' '}
        <code>flarewire</code> and <code>@flarewire/emulator</code>.
      </p>
      {error !== null ? (
        <Failed title="Could not generate the test" error={error} />
      ) : data === undefined ? (
        <Skeleton height="20rem" />
      ) : (
        <Code text={data} language="typescript" label="Copy the test" />
      )}
    </Dialog>
  );
}

/** Dependencies are usually created shortly before a request. */
const MAX_MAKERS = 100;

/** Earlier requests that created something, oldest first. */
function makersBefore(rows: readonly JournalRow[], id: number): readonly JournalRow[] {
  const found: JournalRow[] = [];
  for (let place = placeOf(rows, id) - 1; place >= 0 && found.length < MAX_MAKERS; place--) {
    const row = rows[place];
    const isMaker = row !== undefined && (row.method === 'POST' || row.method === 'PUT') && row.changes > 0;
    if (isMaker && (row.status ?? 500) < 300) found.unshift(row);
  }
  return found;
}

/** Undefined if it has left the journal. */
async function callOf(
  { id, operation = '' }: JournalRow,
  byName: ReadonlyMap<string, Subject['operation']>,
): Promise<Call<JournalEntry> | undefined> {
  const known = byName.get(operation);
  if (known === undefined) return undefined;
  const { operations, schemas: defs } = await queryClient.ensureQueryData(productOptions(known.product));
  const schemas = operations[operation];
  const entry = await queryClient.ensureQueryData(entryOptions(id)).catch(() => undefined);
  return entry && schemas && { entry, subject: { operation: known, schemas, defs } };
}
