/** `npm run emulator -- [--port N] [--data DIR | --memory] [--quiet]`: the local Cloudflare on a port of loopback. */
import { parseArgs } from 'node:util';
import { createEmulator } from './emulator.ts';

export interface CliOptions {
  readonly port: number;
  /** Folder of the state; undefined keeps it in memory. */
  readonly data: string | undefined;
  readonly quiet: boolean;
  readonly help: boolean;
}

const DEFAULT_PORT = 8787;

export const USAGE = `Usage: npm run emulator -- [options]

  --port N      port on 127.0.0.1 (default ${DEFAULT_PORT}; 0 picks a free one)
  --data DIR    keep the state in this folder
  --memory      keep nothing (the default)
  --quiet       print nothing but errors
  --help        print this`;

/** @throws Error whose message says what to give instead */
export function readOptions(args: readonly string[]): CliOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      memory: { type: 'boolean' },
      quiet: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const port = values.port === undefined ? DEFAULT_PORT : Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port takes a number from 0 to 65535, not '${values.port}'.`);
  }
  if (values.data !== undefined && values.memory) throw new Error('--data and --memory exclude each other: give one.');
  if (values.data === '') throw new Error('--data takes a folder.');
  return { port, data: values.data, quiet: values.quiet === true, help: values.help === true };
}

export interface Io {
  out(line: string): void;
  err(line: string): void;
  /** Resolves when the program is asked to end. */
  readonly stopped: Promise<void>;
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
    const emulator = createEmulator(options.data === undefined ? {} : { data: options.data });
    const { url } = await emulator.listen({ port: options.port });
    if (!options.quiet) io.out(url);
    await io.stopped;
    await emulator.close();
    return 0;
  } catch (error) {
    io.err(reasonOf(error, options));
    return 1;
  }
}

function reasonOf(error: unknown, options: CliOptions): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${options.port} is taken. Give another with --port, or --port 0 for any free one.`;
  if (code === 'EACCES') return `Port ${options.port} may not be opened by this user. Give one above 1023 with --port.`;
  return error instanceof Error ? error.message : String(error);
}

if (import.meta.main) {
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  process.exitCode = await run(process.argv.slice(2), { out: console.log, err: console.error, stopped });
}
