/** Calls by method and path, which the contract does not describe. */
import type { AbstractPage, PageClass } from './lists/pagination.ts';
import { APIPromise, PagePromise } from './promise.ts';
import { byPath, PLANNED, type PlannedOptions } from './request/final-options.ts';
import type { PlannedRequest } from './request/plan.ts';
import type { Exchange } from './transport/job.ts';
import type { FinalRequestOptions, HttpMethod, RequestOptions } from './types.ts';

export type Awaitable<T> = T | PromiseLike<T>;

/** Options of a call by path; they may be a promise. */
export function into(
  method: Lowercase<HttpMethod>,
  path: string,
  options: Awaitable<RequestOptions> = {},
): Awaitable<FinalRequestOptions> {
  const all = (given: RequestOptions): FinalRequestOptions => ({
    ...given,
    method: given.method ?? method,
    path: given.path ?? path,
  });
  return 'then' in options ? options.then(all) : all(options);
}

/** The part of a client that sends planned requests. */
interface Runner {
  _run(make: () => PlannedRequest, options: RequestOptions, params: undefined, isFinal: boolean): APIPromise<unknown>;
}

/** Sends a request by method and path, or a planned one that its options carry. */
export function sendFinal(
  client: Runner,
  options: Awaitable<FinalRequestOptions>,
  Page?: PageClass,
): APIPromise<unknown> {
  if ('then' in options)
    return later(Promise.resolve(options).then((given) => ({ call: sendFinal(client, given, Page) })));
  const planned = (options as PlannedOptions)[PLANNED]; // undefined for calls by path
  const make = () => {
    const request = planned?.request ?? byPath(options);
    return Page ? { ...request, operation: { ...request.operation, page: Page } } : request;
  };
  return client._run(make, options, undefined, true);
}

/**
 * Creates the promise of a call that starts later. `call` is wrapped in an object because a bare promise would be
 * awaited.
 */
export function later(begun: Promise<{ readonly call: unknown }>): PagePromise<AbstractPage<unknown>> {
  const exchange = begun.then(({ call }) => APIPromise._exchangeOf(call) ?? ({} as Exchange));
  exchange.catch(() => {}); // reported when the data is requested
  // The caller's own method determines the result.
  return new PagePromise(exchange, () => begun.then(({ call }) => call as AbstractPage<unknown>));
}
