/** The parts of a client that a backup uses: any client of this library, operations by name. */
import type { UnknownAnswer } from 'flarewire';
import type { exact } from 'flarewire/create';
import type { Caller } from 'flarewire/wait';

export type { Caller };

export const callOf = (
  client: Caller,
  name: string,
  params: object,
  signal: AbortSignal | undefined,
  more: { readonly retry?: typeof exact } = {},
): UnknownAnswer => client.call(name, params, { signal, ...more });
