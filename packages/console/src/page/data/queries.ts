/** The query layer: one client for the page, and the queries that are not operations. */
import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Control, ControlAction, Rate } from '../../wire/types.ts';
import { getJSON, postJSON } from './api.ts';
import { openSession, type PageSession, refreshSession, sessionProfile } from './session.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    // The client in the server repeats what may be repeated.
    // It is on this machine, which may be without a network.
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

/** Live: lets the page write for so many minutes; 0 ends it. */
export async function allowWrites(minutes: number): Promise<void> {
  await postJSON('/api/writes', { minutes, profile: sessionProfile() });
  await renewSession();
}

/** What the answers of this page last told of the rate limit; nothing is asked for it. */
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

/** Changes faults, clock, limits or state of the emulator. */
export async function control(action: ControlAction): Promise<Control> {
  const next = await postJSON<Control>('/api/control', action);
  queryClient.setQueryData(controlOptions.queryKey, next);
  // What the pages show is of the state before; what the API is, is not.
  if (action.do === 'reset') await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isState(queryKey) });
  return next;
}

const isState = ([first]: readonly unknown[]): boolean => String(first).includes('.');
