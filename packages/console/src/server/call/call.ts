/** `POST /api/call`: carries out one operation. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { index, type Operation } from '@flarewire/contract';
import { type Account, accountNamed } from '../accounts.ts';
import { Refused } from '../http/refused.ts';
import { NO_STORE, SAFE_HEADERS } from '../http/respond.ts';
import { readCall } from './call-request.ts';
import { type Answer, unsent } from './caller.ts';

/** A private media type that no browser displays or runs: one line of JSON, then arbitrary bytes. */
const ANSWER_TYPE = 'application/x-flarewire-answer';

export async function answerCall(
  incoming: IncomingMessage,
  response: ServerResponse,
  accounts: readonly Account[],
): Promise<void> {
  const gone = new AbortController();
  // Closing the page or cancelling aborts the call.
  response.once('close', () => gone.abort());
  const { request, hasFiles, remove } = await readCall(incoming);
  try {
    const { signal } = gone;
    const operation = find(request.operation);
    const { caller, writes } = accountNamed(accounts, request.profile);
    const obstacle = await writes?.obstacle(operation, request, signal);
    const answer =
      obstacle === undefined
        ? await caller.call(operation, request.params, { signal, hasFiles })
        : unsent(operation.name, obstacle);
    await send(response, answer);
  } finally {
    await remove();
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

async function send(response: ServerResponse, { head, body }: Answer): Promise<void> {
  response.writeHead(200, { ...SAFE_HEADERS, ...NO_STORE, 'content-type': ANSWER_TYPE });
  response.write(`${JSON.stringify(head)}\n`);
  if (body instanceof ReadableStream)
    await pipeline(Readable.fromWeb(body as WebStream), response); // the DOM and Node types of one stream
  else response.end(Buffer.concat(body));
}
