/** Runs `npx @flarewire/console` with parsed options: starts both servers and shuts them down on request. */
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { type Console, type ConsoleOptions, createConsole } from './index.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { askLink } from './links/ask.ts';
import type { Surroundings } from './links/private-folder.ts';
import { readProfiles } from './links/profiles.ts';
import { newLinkSecret, noteRunning } from './links/running.ts';
import { type CliOptions, DEFAULT_EDGE_PORT, DEFAULT_EMULATOR_PORT, DEFAULT_PORT } from './options.ts';
import { documentation, VERSION } from './own.ts';
import { writeStaticSite } from './static-site.ts';

/** Everything the command line interacts with. */
export interface Io {
  out(line: string): void;
  err(line: string): void;
  readFile(path: string): Promise<string>;
  /** Calls back on every Enter until the signal aborts; undefined without a terminal. */
  readonly onEnter: ((listener: () => void, signal: AbortSignal) => void) | undefined;
  /**
   * Calls back when a signal (SIGUSR2) requests a fresh link, like `onEnter`; undefined on platforms without such
   * signals.
   */
  readonly onSignal?: Io['onEnter'];
  /** Folder where running consoles are noted, so that a command can request a link; undefined notes nothing. */
  readonly runtimeFolder?: string;
  /** Default folder of sent and saved calls; undefined keeps them in memory. */
  readonly callsFolder?: string;
  /** Environment in which profiles are looked up. @default that of the process */
  readonly surroundings?: Surroundings;
  /** Aborts when the program should end. */
  readonly interrupted: AbortSignal;
  /** Folder of the built page, if it is not the package's own. */
  readonly page?: string;
  /** Ports to try first if none was requested; tests pass their own. @default 4400, 8787 and 8788 */
  readonly usualPorts?: { readonly console: number; readonly emulator: number; readonly edge: number };
}

const USUAL_PORTS = { console: DEFAULT_PORT, emulator: DEFAULT_EMULATOR_PORT, edge: DEFAULT_EDGE_PORT };

/** Runs until interrupted; returns the exit code. */
export async function run(options: CliOptions, io: Io): Promise<number> {
  const ends: (() => Promise<void>)[] = [];
  try {
    const linkSecret = newLinkSecret();
    const jobs = options.jobs === undefined ? undefined : await openJobs(options.jobs, process.env);
    if (jobs !== undefined) ends.push(() => jobs.close());
    const common = { linkSecret, ...(jobs && { jobs }), ...callsIn(options, io) };
    const console = await (options.live ? openLive(options, io, common) : openLocal(options, io, common, ends));
    ends.unshift(() => console.close());
    if (io.runtimeFolder !== undefined) ends.unshift(await note(io.runtimeFolder, console, linkSecret, io));
    greet(console, options, io);
    await aborted(io.interrupted);
    return 0;
  } catch (error) {
    io.err(reasonOf(error, options));
    return 1;
  } finally {
    for (const end of ends) await end();
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** The console also works without a note. */
async function note(folder: string, { url }: Console, secret: string, io: Io): Promise<() => Promise<void>> {
  try {
    return await noteRunning(folder, { port: Number(new URL(url).port), secret });
  } catch (error) {
    io.err(`This console cannot be asked for a link: ${error instanceof Error ? error.message : error}.`);
    return async () => undefined;
  }
}

/** Implements `npx @flarewire/console link`; returns the exit code. */
export async function printLink(
  port: number | undefined,
  io: Pick<Io, 'out' | 'err'>,
  folder: string,
): Promise<number> {
  try {
    const asked = await askLink(folder, port);
    if ('link' in asked) io.out(asked.link);
    else io.err(asked.why);
    return 'link' in asked ? 0 : 1;
  } catch (error) {
    io.err(`Could not list the running consoles: ${error instanceof Error ? error.message : error}.`);
    return 1;
  }
}

/** Implements `npx @flarewire/console --static DIR`; returns the exit code. */
export async function printStaticSite(folder: string, io: Pick<Io, 'out' | 'err'>): Promise<number> {
  const site = documentation(process.env.FLAREWIRE_SITE);
  try {
    const { files, bytes } = await writeStaticSite(folder, { version: VERSION, ...(site !== undefined && { site }) });
    io.out(
      `${folder}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB. Serve it with any static server: npx serve ${folder}`,
    );
    return 0;
  } catch (error) {
    io.err(`Could not write the console: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
}

type Common = Pick<ConsoleOptions, 'linkSecret' | 'jobs' | 'callsFolder'>;

async function openLive(options: CliOptions, io: Io, common: Common): Promise<Console> {
  const { baseURL, profiles, port } = options;
  const surroundings = io.surroundings ?? { env: process.env, platform: process.platform, home: homedir() };
  const live =
    profiles.length > 0 ? await readProfiles(profiles, surroundings) : { ...(baseURL !== undefined && { baseURL }) };
  return open({ live, ...common }, port, io);
}

async function openLocal(options: CliOptions, io: Io, common: Common, ends: (() => Promise<void>)[]): Promise<Console> {
  const { port, emulatorPort, edgePort, data, journal } = options;
  const seed = await seedOf(options, io);
  const edge = edgePort !== undefined || hasMiniflare();
  const emulator = createEmulator({
    edge,
    journal: { size: journal },
    ...(data !== undefined && { data }),
    ...(seed !== undefined && { start: seed }),
  });
  ends.push(() => emulator.close());
  await emulator.ready;
  const apiURL = await listen(emulator, emulatorPort, io);
  const edgeURL = edge ? await listenEdge(emulator, edgePort, io) : '';
  return open({ emulator, apiURL, edgeURL, ...common, ...(data !== undefined && { data }) }, port, io);
}

function callsIn({ calls }: CliOptions, io: Io): { readonly callsFolder?: string } {
  const folder = calls ?? io.callsFolder;
  return folder === undefined || folder === 'none' ? {} : { callsFolder: folder };
}

async function seedOf({ seed }: CliOptions, io: Io): Promise<string | undefined> {
  if (seed === 'none') return undefined;
  return seed === 'default' ? seed : io.readFile(seed);
}

const open = (options: ConsoleOptions, port: number | undefined, io: Io): Promise<Console> =>
  onPort('console', port, io, (free) =>
    createConsole({
      site: process.env.FLAREWIRE_SITE,
      ...options,
      port: free,
      ...(io.page !== undefined && { page: io.page }),
    }),
  );

async function listen(emulator: Emulator, port: number | undefined, io: Io): Promise<string> {
  const listening = await onPort('emulator', port, io, (free) => emulator.listen({ port: free }));
  return listening.url;
}

/** The edge itself is loaded by the first request. */
async function listenEdge(emulator: Emulator, port: number | undefined, io: Io): Promise<string> {
  const listening = await onPort('edge', port, io, (free) => emulator.edge.listen({ port: free }));
  return listening.url;
}

/** Workers run in it; without it a page has nothing to open. */
function hasMiniflare(): boolean {
  try {
    createRequire(import.meta.url).resolve('miniflare');
    return true;
  } catch {
    return false;
  }
}

const MAX_TRIES = 20;

type Server = keyof typeof USUAL_PORTS;

/** Listens on the requested port, or on the first free one counting from the default. */
async function onPort<T>(
  server: Server,
  asked: number | undefined,
  io: Io,
  start: (port: number) => Promise<T>,
): Promise<T> {
  const usual = (io.usualPorts ?? USUAL_PORTS)[server];
  for (let port = asked ?? usual; ; port++) {
    try {
      const started = await start(port);
      if (asked === undefined && port !== usual) io.err(`Port ${usual} is in use, so the ${server} uses port ${port}.`);
      return started;
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
      if (asked !== undefined || port >= usual + MAX_TRIES) throw new PortTaken(server, port);
    }
  }
}

class PortTaken extends Error {
  constructor(server: Server, port: number) {
    const flag = server === 'console' ? '--port' : `--${server}-port`;
    super(`Port ${port} is in use. Choose another port for the ${server} with ${flag}, or ${flag} 0 for any free one.`);
  }
}

function greet({ link, apiURL, edgeURL }: Console, { live, profiles, quiet }: CliOptions, io: Io): void {
  if (quiet) io.out(link());
  else {
    const more =
      io.onEnter === undefined ? '; npx @flarewire/console link prints a new one' : '; press Enter for a new one';
    io.out(`Console  ${link()}`);
    if (profiles.length > 0) io.out(`Profiles ${profiles.join(', ')}`);
    else io.out(`API      ${apiURL}`);
    if (edgeURL !== undefined) io.out(`Edge     ${edgeURL}`);
    if (live) io.out('This is a real account. The console is read-only until you allow changes in it.');
    io.out(`The link works once, within 10 minutes${more}. Ctrl-C stops the console.`);
  }
  for (const on of [io.onEnter, io.onSignal]) on?.(() => io.out(link()), io.interrupted);
}

function reasonOf(error: unknown, { seed }: CliOptions): string {
  if (codeOf(error) === 'ENOENT')
    return `The seed file '${seed}' does not exist. Choose another with --seed, or use --seed default.`;
  if (codeOf(error) === 'EACCES') return 'Permission denied for this port. Choose one above 1023 with --port.';
  return error instanceof Error ? error.message : String(error);
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
