/** Loads the jobs from the console's server and refetches them while the page is open. */
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { JobAction, JobFailures, Jobs } from '../../wire/jobs.ts';
import { getJSON, postJSON } from '../data/api.ts';
import { queryClient } from '../data/queries.ts';
import { tell } from '../ui/controls/toast.tsx';

/** Milliseconds between refetches of running and of idle jobs. */
const SOON = 1000;
const LATER = 5000;

export const jobsOptions = queryOptions({
  queryKey: ['jobs'],
  queryFn: ({ signal }) => getJSON<Jobs>('/api/jobs', signal),
  refetchInterval: ({ state }) => (state.data?.jobs.some(({ isRunning }) => isRunning) ? SOON : LATER),
});

/** @param count number of failures: a change causes a refetch */
export const failuresOptions = (job: string, count: number) =>
  queryOptions({
    queryKey: ['jobs', 'failures', job, count],
    queryFn: ({ signal }) => getJSON<JobFailures>(`/api/jobs/failures?job=${encodeURIComponent(job)}`, signal),
    enabled: count > 0,
    placeholderData: (before) => before,
  });

export function useJobControl() {
  return useMutation({
    mutationFn: (action: JobAction) => postJSON<Jobs>('/api/jobs', action),
    onSuccess: (jobs) => queryClient.setQueryData(jobsOptions.queryKey, jobs),
    onError: (error) => tell('bad', error.message),
  });
}
