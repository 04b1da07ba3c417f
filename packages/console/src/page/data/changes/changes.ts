/** Loads and notes the changes of this user, stored by the console's server. */
import { queryOptions } from '@tanstack/react-query';
import type { Changes, ChangesAction } from '../../../wire/changes.ts';
import { getJSON, postJSON } from '../api.ts';
import { queryClient } from '../queries.ts';
import { profilePath, sessionProfile } from '../session.ts';

export const changesOptions = queryOptions({
  queryKey: ['changes'],
  queryFn: ({ signal }) => getJSON<Changes>(profilePath('/api/changes'), signal),
  staleTime: 5000,
});

/** @throws ServerError, OfflineError */
export async function actOnChanges(action: ChangesAction, profile = sessionProfile()): Promise<Changes> {
  const changes = await postJSON<Changes>(profilePath('/api/changes', profile), action);
  if (profile === sessionProfile()) queryClient.setQueryData(changesOptions.queryKey, changes);
  return changes;
}
