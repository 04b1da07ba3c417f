/** `flarewire-emulator [options]` once its Node is known to do: the emulator on a port of loopback. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AccessPin, SentMail } from './edge/types.ts';
import { createEmulator, type Emulator } from './emulator.ts';
import { announce } from './port-file.ts';

export interface CliOptions {
  readonly port: number;
  /** Folder of the state; undefined keeps it in memory. */
  readonly data: string | undefined;
  /** File of a seed, or `default`. */
  readonly seed: string | undefined;
  /** Port of the edge; undefined leaves it off. */
  readonly edgePort: number | undefined;
  /** Base URLs of origins by host name. */
  readonly origins: Readonly<Record<string, string>>;
  readonly allowOutbound: readonly string[];
  /** Port of the name server; undefined leaves it off. */
  readonly dnsPort: number | undefined;
  readonly control: boolean;
  readonly limits: boolean;
  readonly strict: boolean;
  /** False for the generic state only, where any id exists. */
  readonly rules: boolean;
  readonly quiet: boolean;
  readonly help: boolean;
}

const DEFAULT_PORT = 8787;

/** @param command the words that start the program */
export const usage = (command = 'npx @flarewire/emulator'): string => `Usage: ${command} [options]

  --port N      port on 127.0.0.1 (default ${DEFAULT_PORT}; 0 picks a free one)
  --data DIR    store the state in this folder
  --memory      keep the state in memory only (the default)
  --seed FILE   initial state, in YAML or JSON; 'default' is one account, a user, tokens and zones;
                'free' is the same, but the account has not bought any product
  --limits      rate limits as documented: 1,200 requests in 5 minutes
  --no-rules    turn off product rules, and accept any id
  --strict      reject tokens that were not created here or by the seed
  --edge-port N run deployed Workers and serve zones on this port of 127.0.0.1 (0 picks a free one)
  --origin HOST=URL
                server behind the records of a hostname, for --edge-port; can be repeated
  --allow-outbound HOST
                host outside of the emulator's zones that Workers may call; can be repeated
  --dns-port N  answer DNS queries for the zones on this port of 127.0.0.1, over UDP and TCP (0 picks a free one)
  --control     enable /__emulator/reset, snapshot, restore, seed, faults, clock, upcoming and journal
  --quiet       print errors only
  --help        print this help

Prints its base URL when it is ready. Exit codes: 0 stopped on request, 1 failed, 2 invalid options.`;

/** @throws Error whose message names the valid arguments */
export function readOptions(args: readonly string[]): CliOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      memory: { type: 'boolean' },
      seed: { type: 'string' },
      'edge-port': { type: 'string' },
      origin: { type: 'string', multiple: true },
      'allow-outbound': { type: 'string', multiple: true },
      'dns-port': { type: 'string' },
      limits: { type: 'boolean' },
      strict: { type: 'boolean' },
      'no-rules': { type: 'boolean' },
      control: { type: 'boolean' },
      quiet: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const port = readPort('--port', values.port) ?? DEFAULT_PORT;
  const edgePort = readPort('--edge-port', values['edge-port']);
  const { origin = [], 'allow-outbound': allowOutbound = [] } = values;
  if (edgePort === undefined && origin.length + allowOutbound.length > 0)
    throw new Error('--origin and --allow-outbound require --edge-port.');
  if (values.data !== undefined && values.memory) throw new Error('Give either --data or --memory, not both.');
  if (values.data === '') throw new Error('--data requires a folder.');
  if (values.seed === '') throw new Error("--seed requires a file, 'default' or 'free'.");
  return {
    port,
    data: values.data,
    seed: values.seed,
    limits: values.limits === true,
    strict: values.strict === true,
    rules: values['no-rules'] !== true,
    edgePort,
    origins: Object.fromEntries(origin.map(readOrigin)),
    allowOutbound,
    dnsPort: readPort('--dns-port', values['dns-port']),
    control: values.control === true,
    quiet: values.quiet === true,
    help: values.help === true,
  };
}

function readPort(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535 || text.trim() === '')
    throw new Error(`${option} takes a number from 0 to 65535, not '${text}'.`);
  return port;
}

function readOrigin(text: string): [host: string, url: string] {
  const [, host, url] = /^([^=/]+)=(https?:\/\/.+)$/.exec(text) ?? [];
  if (host === undefined || url === undefined || !URL.canParse(url))
    throw new Error(`--origin takes HOST=URL, such as www.example.com=http://localhost:3000, not '${text}'.`);
  return [host.toLowerCase(), url];
}

export interface Io {
  /** The words that started the program. @default npx @flarewire/emulator */
  readonly command?: string | undefined;
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
    io.err(`${error instanceof Error ? error.message : String(error)}\n\n${usage(io.command)}`);
    return 2;
  }
  if (options.help) {
    io.out(usage(io.command));
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

async function serve(options: CliOptions, io: Io): Promise<void> {
  const { port, data, seed, limits, strict, rules, origins, allowOutbound, control } = options;
  const onPin = ({ email, pin, host }: AccessPin): void => {
    if (!options.quiet) io.out(`Access code of ${email} for ${host}: ${pin}`);
  };
  const onEmail = ({ from, to, raw, parts }: SentMail): void => {
    if (!options.quiet) io.out(`Email from ${from} to ${to.join(', ')}: ${raw ?? JSON.stringify(parts)}`);
  };
  const edge = options.edgePort === undefined ? false : { origin: origins, allowOutbound, onPin, onEmail };
  const start = seed === undefined || seed === 'default' || seed === 'free' ? seed : readFileSync(seed, 'utf8');
  const emulator = createEmulator({
    control,
    rules,
    limits: limits ? 'documented' : false,
    auth: strict ? 'strict' : 'any',
    edge,
    ...(data === undefined ? {} : { data }),
    ...(start === undefined ? {} : { start }),
  });
  let end = (): void => undefined;
  try {
    await emulator.ready;
    const { url } = await emulator.listen({ port });
    if (io.portFile !== undefined) end = announce(io.portFile, url);
    if (!options.quiet) io.out(url);
    for (const line of await listenFurther(emulator, options)) if (!options.quiet) io.out(line);
    await io.stopped;
  } finally {
    end();
    await emulator.close();
  }
}

/** Opens the ports of the edge and of the name server; lines that say where. */
async function listenFurther({ edge, dns }: Emulator, { edgePort, dnsPort }: CliOptions): Promise<string[]> {
  const lines: string[] = [];
  if (edgePort !== undefined) lines.push(`${(await edge.listen({ port: edgePort })).url} (edge)`);
  if (dnsPort !== undefined) lines.push(`dns://127.0.0.1:${(await dns.listen({ port: dnsPort })).port} (name server)`);
  return lines;
}

const takenPort = (error: unknown, { port }: CliOptions): unknown =>
  error instanceof Error && 'port' in error ? error.port : port;

function reasonOf(error: unknown, options: CliOptions): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${takenPort(error, options)} is in use. Choose another with --port, --edge-port or --dns-port, or 0 for any free one.`;
  if (code === 'ENOENT')
    return `The seed file '${options.seed}' does not exist. Choose another with --seed, or use --seed default.`;
  if (code === 'EACCES' && options.port < 1024)
    return `Port ${options.port} requires more permissions than this user has. Choose one above 1023 with --port.`;
  return error instanceof Error ? error.message : String(error);
}
