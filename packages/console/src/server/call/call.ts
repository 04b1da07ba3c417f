/** `POST /api/call`: carries out one operation. */
import { index, type Operation } from '@flarewire/contract';
import { type Account, accountNamed } from '../accounts.ts';
import { Refused } from '../http/refused.ts';
import { type Asked, bytesOf, type Reply } from '../reply.ts';
import { type Answer, unsent } from './caller.ts';

/** A private media type that no browser displays or runs: one line of JSON, then arbitrary bytes. */
const ANSWER_TYPE = 'application/x-flarewire-answer';

export async function answerCall({ gone: signal, call }: Asked, accounts: readonly Account[]): Promise<Reply> {
  const { request, hasFiles, remove } = await call();
  try {
    const operation = find(request.operation);
    const { caller, writes } = accountNamed(accounts, request.profile);
    const obstacle = await writes?.obstacle(operation, request, signal);
    const answer =
      obstacle === undefined
        ? await caller.call(operation, request.params, { signal, hasFiles })
        : unsent(operation.name, obstacle);
    return { headers: { 'content-type': ANSWER_TYPE }, body: bodyOf(answer), end: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

let byName: ReadonlyMap<string, Operation> | undefined;

function find(name: string): Operation {
  byName ??= new Map(index().operations.map((operation) => [operation.name, operation]));
  const operation = byName.get(name);
  if (operation === undefined) {
    throw new Refused(400, 'UnknownOperation', `Unknown operation '${name.slice(0, 100)}'.`);
  }
  return operation;
}

async function* bodyOf({ head, body }: Answer): AsyncGenerator<Uint8Array> {
  yield bytesOf(`${JSON.stringify(head)}\n`);
  yield* body;
}
