/** Loads and changes the calls stored by the console's server. */
import { queryOptions } from '@tanstack/react-query';
import type { Kept, KeptAction } from '../../wire/kept.ts';
import { getJSON, postJSON } from './api.ts';
import { queryClient } from './queries.ts';
import { profilePath } from './session.ts';

export const keptCallsOptions = queryOptions({
  queryKey: ['kept'],
  queryFn: ({ signal }) => getJSON<Kept>(profilePath('/api/kept'), signal),
  staleTime: 5000,
});

/** @throws ServerError, OfflineError */
export async function changeKept(action: KeptAction): Promise<Kept> {
  const kept = await postJSON<Kept>(profilePath('/api/kept'), action);
  queryClient.setQueryData(keptCallsOptions.queryKey, kept);
  return kept;
}
