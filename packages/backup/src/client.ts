/** The parts of a client that a backup uses: any client of this library, operations by name. */
import type { exact } from 'flarewire/create';

export interface Caller {
  call(name: never, params: never, options?: never): unknown;
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly retry?: typeof exact;
}

export interface Untyped {
  call(name: string, params: object, options?: CallOptions): PromiseLike<unknown> & { asResponse(): Promise<Response> };
}

export const callOf = (
  client: Caller,
  name: string,
  params: object,
  signal: AbortSignal | undefined,
  more: Pick<CallOptions, 'retry'> = {},
): PromiseLike<unknown> => (client as unknown as Untyped).call(name, params, { signal, ...more }); // every client has this method
