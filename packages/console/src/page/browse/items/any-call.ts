/** Calls operations whose names are known only at run time. */
import { affects, type Effect } from '@flarewire/react';
import { isObject } from '@flarewire/schema';
import { type Query, useQuery } from '@tanstack/react-query';
import { type Answer, jsonOf, succeeded } from '../../data/answer.ts';
import { ask, type CallOptions, call } from '../../data/call.ts';
import { examine } from '../../data/changes/guard.ts';
import { askConsent } from '../../data/consent.ts';
import { flarewire } from '../../data/flarewire.ts';
import { queryClient } from '../../data/queries.ts';
import { firstOf, isLong, type Mend, mended } from '../list/long-lists.ts';

export type Params = Readonly<Record<string, unknown>>;

/** One page of any list. */
export interface AnyPage {
  readonly items: readonly unknown[];
  readonly info: { readonly total_count?: number };
  readonly next?: object | undefined;
}

/** `infiniteQueryOptions` of any list; the items are of unknown type. */
export function anyList(name: string, params: Params) {
  return flarewire.infiniteQueryOptions(name, params);
}

/** `queryOptions` of any operation. */
export function anyOne(name: string, params: Params) {
  return flarewire.queryOptions(name, params);
}

/** Like `useQuery`; idle without an operation. */
export function useAnyOne(name: string | undefined, params: Params | undefined) {
  return useQuery({ ...anyOne(name ?? '', params ?? {}), enabled: name !== undefined && params !== undefined });
}

/** The update to an item that a response implies. */
export function mendOf(value: string, id: string, answer: Answer): Mend {
  const json = jsonOf(answer);
  const result = isObject(json) && 'result' in json ? json.result : json;
  return { value, id, fields: isObject(result) ? result : {} };
}

/**
 * Makes a change and refetches everything it may have made stale.
 * @param mend updates an item in long lists from the response
 * @param read for an edit, the fields it started from, to notice changes of others
 * @throws CallError and the errors of `call`
 */
export async function change(
  name: string,
  params: Params,
  mend?: (answer: Answer) => Mend,
  read?: Params,
): Promise<Answer> {
  let answer: Answer | undefined;
  try {
    answer = await call(name, params, { read });
    return answer;
  } finally {
    void refresh(name, params, answer && mend?.(answer));
  }
}

/** Refetches everything that a call of the operation may have made stale. */
export async function refresh(name: string, params: Params, mend?: Mend): Promise<void> {
  const is =
    (effect: Effect) =>
    ({ queryKey }: Query): boolean =>
      affects(name, params, queryKey) === effect;
  void queryClient.invalidateQueries({ predicate: is('gone'), refetchType: 'none' });
  const changed = is('changed');
  const cache = queryClient.getQueryCache();
  const long = cache.findAll({ predicate: (query) => changed(query) && isLong(query.state.data) });
  for (const { queryKey, state } of long)
    if (isLong(state.data))
      queryClient.setQueryData(queryKey, mend === undefined ? firstOf(state.data) : mended(state.data, mend));
  const kept = new Set(mend === undefined ? [] : long);
  await queryClient.invalidateQueries({ predicate: (query) => changed(query) && !kept.has(query) });
}

/**
 * One of many calls that the user confirmed together by typing their number: the name required by the server is filled
 * in automatically. Nothing is refetched until all calls are done.
 */
export async function changeAgreed(
  name: string,
  params: Params,
  signal: AbortSignal,
  agreed: CallOptions['agreed'] = 'noted',
): Promise<Answer> {
  const examined = await examine(name, params, { agreed });
  let answer = await ask(name, params, { signal });
  // The user has to enable writes once.
  if (answer.head.error?.name === 'ReadOnly' && (await askConsent(name, answer.head.error)) !== undefined)
    answer = await ask(name, params, { signal });
  const wanted = answer.head.error?.confirmation?.name;
  if (wanted !== undefined) answer = await ask(name, params, { signal, confirm: wanted });
  succeeded(answer);
  examined?.done(answer);
  return answer;
}

/** Errors that would recur for every call: the user declined, or the console is unreachable. */
const FINAL: ReadonlySet<string> = new Set([
  'ReadOnly',
  'ConfirmationNeeded',
  'Declined',
  'OfflineError',
  'SessionError',
  'NoSession',
]);

export const isFinal = (error: unknown): boolean => error instanceof Error && FINAL.has(error.name);
