/** Does what the command line says: one call, its plan, or what it takes. */
import { Cloudflare, hasCode, isAuthenticationError, isUsageError } from 'flarewire';
import { describe, unknown } from './describe.ts';
import { type CallOptions, type Command, USAGE } from './options.ts';
import { readParams, type Source, WrongInput } from './params.ts';

/** All that the command touches. */
export interface Io extends Source {
  out(chunk: string | Uint8Array): Promise<void> | void;
  err(text: string): void;
  writeFile(path: string, bytes: AsyncIterable<Uint8Array | string>): Promise<void>;
  /** Standard output is a terminal: no place for bytes. */
  readonly isTerminal: boolean;
  readonly version: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Aborts when the program is asked to end. */
  readonly interrupted: AbortSignal;
}

/** 0 done, 1 failed, 2 used wrongly, 4 refused credentials. */
export async function run(command: Command, io: Io): Promise<0 | 1 | 2 | 4> {
  if ('wrong' in command) return fail(io, command.wrong, 2);
  if ('print' in command) {
    await io.out(`${command.print === 'usage' ? USAGE : io.version}\n`);
    return 0;
  }
  try {
    if ('describe' in command) await io.out(`${await describe(command.describe)}\n`);
    else await call(command.call, io);
    return 0;
  } catch (error) {
    if (io.interrupted.aborted) return fail(io, 'Interrupted.', 1);
    // The client knows that there is none; the contract knows which was meant.
    const meant = 'call' in command && isUsageError(error) ? unknown(command.call.operation) : undefined;
    const code = isRefused(error) ? 4 : error instanceof WrongInput || isUsageError(error) ? 2 : 1;
    return fail(io, meant ?? (error instanceof Error ? error.message : String(error)), code);
  }
}

/** Credentials in a wrong form, unknown ones, none, and an invalid token come with other statuses than 401. */
const REFUSED_CREDENTIALS = [6003, 9103, 9106, 9109];

const isRefused = (error: unknown): boolean =>
  isAuthenticationError(error) || REFUSED_CREDENTIALS.some((code) => hasCode(error, code));

function fail<Code>(io: Io, message: string, code: Code): Code {
  io.err(`${message}\n`);
  return code;
}

const WITHOUT_CREDENTIALS = { apiToken: 'none' };

async function call(options: CallOptions, io: Io): Promise<void> {
  const params = await readParams(options.params, io);
  const client = new Cloudflare({
    logLevel: 'warn',
    // Standard output is for data alone.
    logger: { error: io.err, warn: (message) => io.err(`${message}\n`), info: io.err, debug: io.err },
    ...(io.fetch === undefined ? {} : { fetch: io.fetch as never }), // the platform's own
    ...(options.plan ? WITHOUT_CREDENTIALS : {}),
  });
  // The name is any string here; the client refuses one that is none.
  const name = options.operation as 'zones.list';
  if (options.plan) return io.out(`${JSON.stringify(await client.plan(name, params), undefined, 2)}\n`);
  const signal = io.interrupted;
  const chunks = options.all
    ? items(client.call(name, params, { signal }))
    : answer(await client.call(name, params, { signal }).asResponse(), options, io);
  if (options.output !== undefined) await io.writeFile(options.output, chunks);
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
