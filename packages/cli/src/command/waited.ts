/** `--wait`: waits for the end of work that continues after the response. */
import type { Operation } from '@flarewire/contract';
import type { Cloudflare } from 'flarewire';
import { waitFor } from 'flarewire/wait';
import type { Params } from '../input/params.ts';
import type { Io } from '../io.ts';
import type { Subject } from '../tree/subject.ts';
import { WrongInput } from '../wrong-input.ts';

/** @throws WrongInput if the operation is complete when it responds */
export function checkWait({ operation, schemas }: Subject): void {
  if (schemas.waits === undefined)
    throw new WrongInput(
      `--wait does not apply to ${operation.name}: it is complete when it responds. To poll a command that reads, use: flarewire wait`,
    );
}

/** The final response. */
export async function waited(client: Cloudflare, { name }: Operation, params: Params, io: Io): Promise<unknown> {
  const signal = io.interrupted;
  const begun = await client.call(name, params, { signal });
  return waitFor(client, name, params, begun, {
    signal,
    onProgress: ({ value }) => io.progress?.(`${name}: ${String(value)}`),
  });
}
