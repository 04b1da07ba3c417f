/** The parts of a client that a backup uses: any client of this library, operations by name. */
import type { RequestOptions, UnknownAnswer } from 'flarewire';
import type { exact } from 'flarewire/create';

export interface Caller {
  call(name: string, params?: object | null, options?: RequestOptions): UnknownAnswer;
}

export const callOf = (
  client: Caller,
  name: string,
  params: object,
  signal: AbortSignal | undefined,
  more: { readonly retry?: typeof exact } = {},
): UnknownAnswer => client.call(name, params, { signal, ...more });
