/** Shows a collection as a Vitest test to copy. */
import { useQuery } from '@tanstack/react-query';
import type { Collection } from '../../../wire/stored-calls.ts';
import { subjectOf } from '../../data/catalog.ts';
import { collectionTest, type TestStep } from '../../snippets/collection-test.ts';
import { Code } from '../../ui/code/code.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Failed, Skeleton } from '../../ui/shown/notice.tsx';

export function CollectionTest({
  collection,
  onClose,
}: {
  readonly collection: Collection;
  readonly onClose: () => void;
}) {
  const { name, steps } = collection;
  const { data, error } = useQuery({
    queryKey: ['collection-test', name, steps],
    queryFn: async () => collectionTest(name, await Promise.all(steps.map(testStep))),
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
        <Code text={data} label="Copy the test" />
      )}
    </Dialog>
  );
}

async function testStep(step: Collection['steps'][number]): Promise<TestStep> {
  return { step, subject: await subjectOf(step.operation) };
}
