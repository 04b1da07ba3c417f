/** Shows a request's changes by field: before and after. */
import type { JournalEntry } from '@flarewire/emulator';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useJournal } from '../../data/journal/journal.ts';
import { entryOptions } from '../../data/journal/journal-entry.ts';
import { queryClient } from '../../data/queries.ts';
import { Skeleton } from '../../ui/shown/notice.tsx';
import { type BeforeAfter, beforeAfter, seenBefore } from './before-after.ts';
import { Half } from './compare.tsx';
import styles from './detail.module.css';
import { diffLines } from './diff.ts';

export function Changed({ entry }: { readonly entry: JournalEntry }) {
  const { rows } = useJournal();
  const { data } = useQuery({
    queryKey: ['journal', entry.id, 'change'],
    queryFn: async (): Promise<BeforeAfter | null> => {
      const ids = entry.changes[0]?.kind === 'create' ? [] : seenBefore(rows, entry);
      const earlier = await Promise.all(
        ids.map((id) => queryClient.ensureQueryData(entryOptions(id)).catch(() => undefined)),
      );
      return (
        beforeAfter(
          entry,
          earlier.filter((one) => one !== undefined),
        ) ?? null
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (entry.changes.length === 0) return null;
  if (data === undefined) return <Skeleton height="4rem" />;
  if (data === null) {
    return <p className={styles.note}>The journal has no earlier state of this item, so the change cannot be shown.</p>;
  }
  return <Fields {...data} />;
}

function Fields({ before, after }: BeforeAfter) {
  const lines = useMemo(() => diffLines(before ?? {}, after ?? {}).filter(({ depth }) => depth > 0), [before, after]);
  return <Half title="Changes" lines={lines} titles={['Before', 'After']} isAll={false} />;
}
