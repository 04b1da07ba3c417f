/** Loads and changes the calls stored by the console's server. */
import { queryOptions } from '@tanstack/react-query';
import type { Kept, KeptAction } from '../../wire/kept.ts';
import { getJSON, postJSON } from './api.ts';
import { queryClient } from './queries.ts';
import { sessionProfile } from './session.ts';

/** URL for the page's profile. */
function place(): string {
  const profile = sessionProfile();
  return profile === undefined ? '/api/kept' : `/api/kept?profile=${encodeURIComponent(profile)}`;
}

export const keptCallsOptions = queryOptions({
  queryKey: ['kept'],
  queryFn: ({ signal }) => getJSON<Kept>(place(), signal),
  staleTime: 5000,
});

/** @throws ServerError, OfflineError */
export async function changeKept(action: KeptAction): Promise<Kept> {
  const kept = await postJSON<Kept>(place(), action);
  queryClient.setQueryData(keptCallsOptions.queryKey, kept);
  return kept;
}
