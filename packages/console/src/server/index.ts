/** The console's server: one page, on this machine alone, for the emulator or a real account. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Emulator } from '@flarewire/emulator';
import { type ClientOptions, UsageError } from 'flarewire';
import { createCaller } from './call/caller.ts';
import { createWrites } from './call/writes.ts';
import { createContractData } from './contract-data.ts';
import { readPage } from './http/page.ts';
import { createSessions } from './http/sessions.ts';
import { CONSOLE_AGENT, type JournalTimes } from './journal.ts';
import { createKept } from './kept/kept.ts';
import { diskFile, type KeptFile, memoryFile } from './kept/kept-file.ts';
import { type App, handle } from './routes.ts';

/** A real account. Credentials that are not given come from the environment, as with the client. */
export type LiveOptions = Pick<ClientOptions, 'apiToken' | 'apiKey' | 'apiEmail' | 'fetch'> & {
  /** Not taken from the environment, where a folder's settings could send credentials elsewhere. @default Cloudflare's */
  readonly baseURL?: string;
};

interface CommonOptions {
  /** Port on 127.0.0.1. @default 0, a free one */
  readonly port?: number;
  /** Folder of the built page. @default the one that comes with the package */
  readonly page?: string;
  readonly journal?: JournalTimes;
  /** By which retries wait; give one that does not wait where tests must be quick. */
  readonly clock?: ClientOptions['clock'];
  /** Folder that keeps sent and saved calls, of this user alone. @default none: they end with the process */
  readonly callsFolder?: string;
  /** By which a command of this user may ask for a fresh link. @default none may */
  readonly linkSecret?: string;
  /** Told of faults of the server itself. @default standard error */
  readonly report?: (error: unknown) => void;
}

interface LocalConsole extends CommonOptions {
  readonly emulator: Emulator;
  /** Where programs reach the emulator. @default a port that the console opens for it */
  readonly apiURL?: string;
  /** Folder that keeps its state, to be shown. */
  readonly data?: string;
  /** What the console's own calls authenticate with, where the emulator asks for more than any token. */
  readonly apiToken?: string;
  readonly live?: undefined;
}

interface LiveConsole extends CommonOptions {
  readonly live: LiveOptions;
  readonly emulator?: undefined;
}

export type ConsoleOptions = LocalConsole | LiveConsole;

export interface Console {
  /** `http://127.0.0.1:4400`, which opens nothing without a link. */
  readonly url: string;
  /** Where programs send the calls that the console shows. */
  readonly apiURL: string;
  /** A fresh address that opens the console once, within ten minutes. */
  link(): string;
  /** The emulator, where one was given, stays open. */
  close(): Promise<void>;
}

const PROVIDER = 'https://api.cloudflare.com/client/v4';

export const VERSION: string = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@flarewire/console/package.json'), 'utf8'),
).version;

/**
 * @example const { link } = await createConsole({ emulator: createEmulator() }); console.log(link());
 * @throws UsageError where live mode has no credentials; Error with code EADDRINUSE where the port is taken
 */
export async function createConsole(options: ConsoleOptions): Promise<Console> {
  const { port = 0, page = ownPage() } = options;
  const side = options.live === undefined ? await localSide(options) : liveSide(options);
  const { close: closeSide, ...rest } = side;
  const sessions = createSessions();
  const app: App = {
    ...rest,
    sessions,
    kept: createKept(keptFile(options)),
    contractData: createContractData(),
    page: await readPage(page),
    report: options.report ?? ((error) => console.error('flarewire console: a request failed', error)),
    ...(options.journal && { times: options.journal }),
    ...(options.linkSecret && { linkSecret: options.linkSecret }),
  };
  const server = createServer((request, response) => void handle(app, request, response));
  try {
    await listen(server, port);
  } catch (error) {
    await closeSide();
    throw error;
  }
  // A server that listens on TCP has a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    apiURL: side.about.apiURL,
    link: () => `${url}/#key=${sessions.newKey()}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await closeSide();
    },
  };
}

/** Calls of the emulator and of a real account are not mixed up. */
function keptFile({ callsFolder, live }: ConsoleOptions): KeptFile {
  if (callsFolder === undefined) return memoryFile();
  return diskFile(callsFolder, `calls-${live === undefined ? 'local' : 'live'}.json`, (message) =>
    console.error(`flarewire console: ${message}`),
  );
}

function listen(server: Server, port: number): Promise<void> {
  // Idle connections are the browser's to close, which would else meet a closed one with a POST.
  server.keepAliveTimeout = 0;
  // No part of the console is a socket of any other kind.
  server.on('upgrade', (_, socket) =>
    socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

type Side = Pick<App, 'about' | 'caller' | 'writes' | 'emulator'> & { close(): Promise<void> };

async function localSide({ emulator, apiURL, data, clock, apiToken = 'console' }: LocalConsole): Promise<Side> {
  const listening = apiURL === undefined ? await emulator.listen() : undefined;
  const baseURL = apiURL ?? listening?.url ?? '';
  const caller = createCaller({
    apiToken,
    baseURL,
    fetch: (url, init) => emulator.fetch(url, init),
    defaultHeaders: { 'user-agent': CONSOLE_AGENT },
    // Its limits are there to be met, and its clock may be moved past them.
    pace: false,
    clock,
  });
  return {
    about: { mode: 'local', apiURL: baseURL, version: VERSION, data },
    caller,
    emulator,
    writes: undefined,
    close: async () => listening?.close(),
  };
}

function liveSide({ live: { baseURL = PROVIDER, ...options }, clock }: LiveConsole): Side {
  const caller = createCaller({
    ...options,
    baseURL,
    clock,
    defaultHeaders: { 'user-agent': `${CONSOLE_AGENT}/${VERSION}` },
  });
  if (!caller.isAuthorised) {
    throw new UsageError(
      'A real account needs credentials: set CLOUDFLARE_API_TOKEN, or CLOUDFLARE_API_KEY and CLOUDFLARE_EMAIL.',
    );
  }
  return {
    about: { mode: 'live', apiURL: baseURL, version: VERSION, data: undefined },
    caller,
    emulator: undefined,
    writes: createWrites(caller),
    close: async () => undefined,
  };
}

/** Beside the built server; in development where the build puts it. */
function ownPage(): string {
  const built = fileURLToPath(new URL('page', import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL('../../dist/page', import.meta.url));
}
