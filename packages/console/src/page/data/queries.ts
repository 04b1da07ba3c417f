/** The page's query client, and queries that are not operations. */
import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Control, ControlAction, Rate, UpcomingEvent } from '../../wire/types.ts';
import { getJSON, postJSON } from './api.ts';
import { openSession, type PageSession, refreshSession, sessionProfile } from './session.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    // The server's client retries where possible. The server is on this machine, which may be offline.
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

export const sessionOptions = queryOptions({
  queryKey: ['session'],
  queryFn: openSession,
  staleTime: Number.POSITIVE_INFINITY,
});

export async function renewSession(): Promise<PageSession> {
  const session = await refreshSession();
  queryClient.setQueryData(sessionOptions.queryKey, session);
  return session;
}

/** Live: enables writes for this number of minutes; 0 ends them. */
export async function allowWrites(minutes: number): Promise<void> {
  await postJSON('/api/writes', { minutes, profile: sessionProfile() });
  await renewSession();
}

/** The rate limit from the latest responses of this page; makes no request. */
export const rateOptions = queryOptions({
  queryKey: ['rate'],
  queryFn: (): Rate | null => queryClient.getQueryData<Rate>(['rate']) ?? null,
  staleTime: Number.POSITIVE_INFINITY,
});

export function noteRate(rate: Rate): void {
  queryClient.setQueryData(rateOptions.queryKey, rate);
}

export const controlOptions = queryOptions({
  queryKey: ['control'],
  queryFn: ({ signal }) => getJSON<Control>('/api/control', signal),
  refetchInterval: 5000,
});

/** Events that the emulator's clock brings next. */
export const upcomingOptions = queryOptions({
  queryKey: ['upcoming'],
  queryFn: ({ signal }) => getJSON<readonly UpcomingEvent[]>('/api/control/upcoming', signal),
  staleTime: 0,
});

/** Changes the emulator's faults, clock, limits or state. */
export async function control(action: ControlAction): Promise<Control> {
  const next = await postJSON<Control>('/api/control', action);
  queryClient.setQueryData(controlOptions.queryKey, next);
  const isReplaced = action.do === 'reset' || action.do === 'restore-snapshot';
  // Another state invalidates account data, but not the contract; other actions may have ended what made a call fail.
  await queryClient.invalidateQueries({
    predicate: ({ queryKey, state }) => isState(queryKey) && (isReplaced || state.status === 'error'),
  });
  return next;
}

const isState = ([first]: readonly unknown[]): boolean => String(first).includes('.');
