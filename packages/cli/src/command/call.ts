/** `flarewire call`: an operation by its name, with all parameters as one JSON object. */
import { readParams } from '../input/json-params.ts';
import { WrongInput } from '../input/wrong-input.ts';
import type { Io } from '../io.ts';
import type { CallOptions } from '../options.ts';
import { clientFor } from './client.ts';

export async function call(options: CallOptions, io: Io): Promise<void> {
  const params = await readParams(options.params, io);
  const client = clientFor(io, { isPlan: options.plan, isLocal: false });
  // The name is any string here; the client refuses one that is none.
  const name = options.operation as 'zones.list';
  if (options.plan) return io.out(`${JSON.stringify(await client.plan(name, params), undefined, 2)}\n`);
  const signal = io.interrupted;
  const chunks = options.all
    ? items(client.call(name, params, { signal }))
    : answer(await client.call(name, params, { signal }).asResponse(), options, io);
  if (options.output !== undefined) await io.writeFile(options.output, chunks, { mayReplace: true });
  else for await (const chunk of chunks) await io.out(chunk);
}

/** @throws WrongInput where the operation is no list */
async function* items(list: AsyncIterable<unknown>): AsyncGenerator<string> {
  if (!(Symbol.asyncIterator in list)) throw new WrongInput('--all is for list operations; this one returns no list.');
  for await (const item of list) yield `${JSON.stringify(item)}\n`;
}

/** JSON in lines for people, all else as it comes. */
async function* answer(
  response: Response,
  { output }: CallOptions,
  { isTerminal }: Io,
): AsyncGenerator<string | Uint8Array> {
  const type = response.headers.get('content-type') ?? '';
  if (/\bjson\b/.test(type)) yield `${JSON.stringify(await response.json(), undefined, 2)}\n`;
  else if (isTerminal && output === undefined && !/^text\//.test(type)) {
    await response.body?.cancel();
    throw new WrongInput(
      `The answer is ${type || 'bytes'}, which a terminal cannot display: use --output FILE or a pipe.`,
    );
  } else if (response.body !== null) yield* response.body;
}
