/** `flarewire-emulator [options]` once its Node is known to do: the emulator on a port of loopback. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEmulator } from './emulator.ts';
import { announce } from './port-file.ts';

export interface CliOptions {
  readonly port: number;
  /** Folder of the state; undefined keeps it in memory. */
  readonly data: string | undefined;
  /** File of a seed, or `default`. */
  readonly seed: string | undefined;
  readonly control: boolean;
  readonly limits: boolean;
  readonly strict: boolean;
  /** False for the generic state only, where any id exists. */
  readonly rules: boolean;
  readonly quiet: boolean;
  readonly help: boolean;
}

const DEFAULT_PORT = 8787;

export const USAGE = `Usage: npx @flarewire/emulator [options]

  --port N      port on 127.0.0.1 (default ${DEFAULT_PORT}; 0 picks a free one)
  --data DIR    keep the state in this folder
  --memory      keep the state in memory only (the default)
  --seed FILE   initial state, in YAML or JSON; 'default' is one account, a user, tokens and zones;
                'free' is the same, and the account has bought nothing
  --limits      rate limits as documented: 1,200 requests in 5 minutes
  --no-rules    keep state by the shape of paths alone, and take any id
  --strict      refuse tokens that were not created here or by the seed
  --control     enable /__emulator/reset, snapshot, restore, seed, faults, clock and journal
  --quiet       print errors only
  --help        print this

Prints its base URL when it is ready. Exit codes: 0 ended as asked, 1 failed, 2 wrong options.`;

/** @throws Error whose message names the valid arguments */
export function readOptions(args: readonly string[]): CliOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      memory: { type: 'boolean' },
      seed: { type: 'string' },
      limits: { type: 'boolean' },
      strict: { type: 'boolean' },
      'no-rules': { type: 'boolean' },
      control: { type: 'boolean' },
      quiet: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const port = values.port === undefined ? DEFAULT_PORT : Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535 || values.port?.trim() === '') {
    throw new Error(`--port takes a number from 0 to 65535, not '${values.port}'.`);
  }
  if (values.data !== undefined && values.memory) throw new Error('Give either --data or --memory, not both.');
  if (values.data === '') throw new Error('--data takes a folder.');
  if (values.seed === '') throw new Error("--seed takes a file, 'default' or 'free'.");
  return {
    port,
    data: values.data,
    seed: values.seed,
    limits: values.limits === true,
    strict: values.strict === true,
    rules: values['no-rules'] !== true,
    control: values.control === true,
    quiet: values.quiet === true,
    help: values.help === true,
  };
}

export interface Io {
  out(line: string): void;
  err(line: string): void;
  /** Resolves when the program is asked to end. */
  readonly stopped: Promise<void>;
  /** File for the emulator's address; without it none is written. */
  readonly portFile?: string;
}

/** Runs until it is asked to end; the exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let options: CliOptions;
  try {
    options = readOptions(args);
  } catch (error) {
    io.err(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
  if (options.help) {
    io.out(USAGE);
    return 0;
  }
  try {
    await serve(options, io);
    return 0;
  } catch (error) {
    io.err(reasonOf(error, options));
    return 1;
  }
}

async function serve({ port, data, seed, limits, strict, rules, control, quiet }: CliOptions, io: Io): Promise<void> {
  const start = seed === undefined || seed === 'default' || seed === 'free' ? seed : readFileSync(seed, 'utf8');
  const emulator = createEmulator({
    control,
    rules,
    limits: limits ? 'documented' : false,
    auth: strict ? 'strict' : 'any',
    ...(data === undefined ? {} : { data }),
    ...(start === undefined ? {} : { start }),
  });
  let end = (): void => undefined;
  try {
    await emulator.ready;
    const { url } = await emulator.listen({ port });
    if (io.portFile !== undefined) end = announce(io.portFile, url);
    if (!quiet) io.out(url);
    await io.stopped;
  } finally {
    end();
    await emulator.close();
  }
}

function reasonOf(error: unknown, options: CliOptions): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${options.port} is taken. Give another with --port, or --port 0 for any free one.`;
  if (code === 'ENOENT')
    return `There is no seed file '${options.seed}'. Give another with --seed, or use --seed default.`;
  if (code === 'EACCES' && options.port < 1024)
    return `Port ${options.port} needs more permissions than this user has. Give one above 1023 with --port.`;
  return error instanceof Error ? error.message : String(error);
}
