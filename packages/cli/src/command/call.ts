/** `flarewire call`: an operation by its name, with all parameters as one JSON object. */
import type { Cloudflare } from 'flarewire';
import { readParams } from '../input/json-params.ts';
import type { Io } from '../io.ts';
import { sessionFor } from '../session.ts';
import { listOf } from '../tree/list-of.ts';
import { subjectOf } from '../tree/subject.ts';
import { find } from '../tree/words.ts';
import type { ExitCode } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { dangerOf, mayGoOn, thingOf } from './confirm.ts';

export interface CallOptions {
  /** `dns.records.list` */
  readonly operation: string;
  /** Parameters: JSON, `@FILE` that holds it, `-` for standard input, or undefined for none. */
  readonly params: string | undefined;
  /** Show what would be sent instead of sending it. */
  readonly plan: boolean;
  /** All pages of a list, one item per line. */
  readonly all: boolean;
  /** Output file; undefined is standard output. */
  readonly output: string | undefined;
  /** Do what deletes without being asked. */
  readonly yes: boolean;
  readonly local: boolean;
  readonly profile: string | undefined;
}

export async function call(options: CallOptions, io: Io): Promise<ExitCode> {
  const params = await readParams(options.params, io);
  const { client } = await sessionFor(io, { isPlan: options.plan, isLocal: options.local, profile: options.profile });
  const name = options.operation;
  if (options.plan) {
    await io.out(`${JSON.stringify(await client.plan(name, params), undefined, 2)}\n`);
    return 0;
  }
  if (!options.yes && !(await isConfirmed(options.operation, params, client, io))) return 2;
  const signal = io.interrupted;
  const chunks = options.all
    ? items(listOf(client.call(name, params, { signal })))
    : answer(await client.call(name, params, { signal }).asResponse(), options, io);
  if (options.output !== undefined) await io.writeFile(options.output, chunks, { mayReplace: true });
  else for await (const chunk of chunks) await io.out(chunk);
  return 0;
}

/** The client reports unknown operations. */
async function isConfirmed(
  name: string,
  params: Record<string, unknown>,
  client: Cloudflare,
  io: Io,
): Promise<boolean> {
  const found = find([name]);
  if (!('operation' in found) || found.operation.name !== name) return true;
  const subject = await subjectOf(found.operation);
  return mayGoOn(dangerOf(subject, [], params), io, () => thingOf(subject, params, client, io.interrupted));
}

async function* items(list: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const item of list) yield `${JSON.stringify(item)}\n`;
}

/** Prints JSON indented, anything else unchanged. */
async function* answer(
  response: Response,
  { output }: CallOptions,
  { isTerminal }: Io,
): AsyncGenerator<string | Uint8Array> {
  const type = response.headers.get('content-type') ?? '';
  if (/\bjson\b/.test(type)) yield `${JSON.stringify(await response.json(), undefined, 2)}\n`;
  else if (isTerminal && output === undefined && !/^text\/|json/.test(type)) {
    await response.body?.cancel();
    throw new WrongInput(
      `The response is ${type || 'bytes'}, which a terminal cannot display: use --output FILE or a pipe.`,
    );
  } else if (response.body !== null) yield* response.body;
}
