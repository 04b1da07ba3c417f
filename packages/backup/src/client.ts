/** What is used of a client: any of this library's, operations by name. */
import type { exact } from 'flarewire/create';

export interface Caller {
  call(name: never, params: never, options?: never): unknown;
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly retry?: typeof exact;
}

interface Untyped {
  call(name: string, params: object, options?: CallOptions): PromiseLike<unknown>;
}

export const callOf = (
  client: Caller,
  name: string,
  params: object,
  signal: AbortSignal | undefined,
  more: Pick<CallOptions, 'retry'> = {},
): PromiseLike<unknown> => (client as unknown as Untyped).call(name, params, { signal, ...more }); // as every client has it

/** The items of an answer: of all its pages, or of the list that it holds. */
export async function* itemsOf(
  client: Caller,
  name: string,
  params: object,
  signal: AbortSignal | undefined,
): AsyncGenerator<unknown> {
  const answer = await callOf(client, name, params, signal);
  if (Symbol.asyncIterator in Object(answer))
    yield* answer as AsyncIterable<unknown>; // a page
  else yield* Array.isArray(answer) ? answer : (Object.values(Object(answer)).find(Array.isArray) ?? []);
}
