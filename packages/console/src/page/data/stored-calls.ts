/** Loads and changes the calls stored by the console's server. */
import { queryOptions } from '@tanstack/react-query';
import type { StoredCalls, StoredCallsAction } from '../../wire/stored-calls.ts';
import { getJSON, postJSON } from './api.ts';
import { queryClient } from './queries.ts';
import { profilePath } from './session.ts';

export const storedCallsOptions = queryOptions({
  queryKey: ['stored-calls'],
  queryFn: ({ signal }) => getJSON<StoredCalls>(profilePath('/api/stored-calls'), signal),
  staleTime: 5000,
});

/** @throws ServerError, OfflineError */
export async function changeStoredCalls(action: StoredCallsAction): Promise<StoredCalls> {
  const stored = await postJSON<StoredCalls>(profilePath('/api/stored-calls'), action);
  queryClient.setQueryData(storedCallsOptions.queryKey, stored);
  return stored;
}
