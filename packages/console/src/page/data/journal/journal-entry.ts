/** Loads a full journal entry, or many as an archive. */
import type { Har, HarEntry, JournalEntry } from '@flarewire/emulator';
import { queryOptions } from '@tanstack/react-query';
import { getJSON, send } from '../api.ts';

/** Entries never change but may be removed. */
export const entryOptions = (id: number) =>
  queryOptions({
    queryKey: ['journal', id],
    queryFn: ({ signal }) => getJSON<JournalEntry>(`/api/journal/${id}`, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Bodies may be large, and refetching is cheap.
    gcTime: 60_000,
  });

/** Ids per request: URLs of 8,000 characters work everywhere. */
const CHUNK = 800;

/** An HTTP Archive. @param ids of the requests to include; undefined for all */
export async function archiveOf(ids: readonly number[] | undefined): Promise<Blob> {
  if (ids === undefined) return (await send('/api/journal/har')).blob();
  const entries: HarEntry[] = [];
  let log: Har['log'] | undefined;
  for (let start = 0; start === 0 || start < ids.length; start += CHUNK) {
    const har = await getJSON<Har>(`/api/journal/har?ids=${ids.slice(start, start + CHUNK).join(',')}`);
    log ??= har.log;
    for (const entry of har.log.entries) entries.push(entry);
  }
  return new Blob([JSON.stringify({ log: { ...log, entries } })], { type: 'application/json' });
}
