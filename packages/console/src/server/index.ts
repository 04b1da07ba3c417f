/** Creates the console's server: one page, reachable from this machine only, for the emulator or a real account. */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Emulator } from '@flarewire/emulator';
import { type ClientOptions, UsageError } from 'flarewire';
import { readChanges } from '../wire/read-changes.ts';
import { readStoredCalls } from '../wire/read-stored-calls.ts';
import { type Account, localAccount } from './accounts.ts';
import { createCaller } from './call/caller.ts';
import { createWrites } from './call/writes.ts';
import { type ContractData, createContractData, INDEX } from './contract-data.ts';
import { type Page, readPage } from './http/page.ts';
import { createSessions } from './http/sessions.ts';
import type { JobSource } from './jobs/job-source.ts';
import { CONSOLE_AGENT } from './journal/journal.ts';
import type { JournalTimes } from './journal/journal-times.ts';
import { createWorkerLogs } from './journal/worker-logs.ts';
import { documentation, VERSION } from './own.ts';
import { type App, handle } from './routes.ts';
import { createStoredCalls, NONE } from './stored/calls.ts';
import { createChanges, NO_CHANGES } from './stored/changes.ts';
import { diskFile } from './stored/disk-file.ts';
import { memoryFile } from './stored/stored-file.ts';

/** A real account. Missing credentials are read from the environment, as in the client. */
export type LiveOptions = Pick<ClientOptions, 'apiToken' | 'apiKey' | 'apiEmail' | 'fetch'> & {
  /** Not read from the environment, where a folder's settings could redirect credentials. @default Cloudflare's */
  readonly baseURL?: string;
};

/** A named real account, which calls select by that name. Reads nothing from the environment. */
export type LiveProfile = LiveOptions & {
  readonly name: string;
  /** Set if the profile is an emulator; the page labels it as one. */
  readonly isEmulator?: true;
};

interface CommonOptions {
  /** Port on 127.0.0.1. @default 0, a free one */
  readonly port?: number;
  /** Folder of the built page. @default the one included in the package */
  readonly page?: string;
  readonly journal?: JournalTimes;
  /** Clock used for retries; pass one that does not wait in fast tests. */
  readonly clock?: ClientOptions['clock'];
  /** Private folder of this user for sent and saved calls. @default none: they end with the process */
  readonly callsFolder?: string;
  /**
   * Jobs over many items to show and control: `await openJobs(…)` of `@flarewire/bulk`; not closed by the console.
   * @default none
   */
  readonly jobs?: JobSource;
  /** Secret with which a command of this user can request a fresh link. @default no requests are accepted */
  readonly linkSecret?: string;
  /** URL of the documentation site, which pages link to first. @default the one this package was built with, if any */
  readonly site?: string | undefined;
  /** Receives internal server errors. @default standard error */
  readonly report?: (error: unknown) => void;
}

interface LocalConsole extends CommonOptions {
  readonly emulator: Emulator;
  /** Address of the emulator for programs. @default a port that the console opens for it */
  readonly apiURL?: string;
  /** Address of the emulator's edge, where pages link to deployed Workers. @default none */
  readonly edgeURL?: string;
  /** Folder of the emulator's state, for display. */
  readonly data?: string;
  /** Token of the console's own calls, if the emulator does not accept an arbitrary one. */
  readonly apiToken?: string;
  readonly live?: undefined;
}

interface LiveConsole extends CommonOptions {
  readonly live: LiveOptions | readonly LiveProfile[];
  readonly emulator?: undefined;
}

export type ConsoleOptions = LocalConsole | LiveConsole;

export interface Console {
  /** `http://127.0.0.1:4400`, which needs a link to open a session. */
  readonly url: string;
  /** Address to which programs send the calls that the console shows. */
  readonly apiURL: string;
  /** Address of the edge; undefined without one. */
  readonly edgeURL?: string | undefined;
  /** Returns a one-time link, valid for ten minutes. */
  link(): string;
  /** Does not close an emulator that was passed in. */
  close(): Promise<void>;
}

const PROVIDER = 'https://api.cloudflare.com/client/v4';

/**
 * @example const { link } = await createConsole({ emulator: createEmulator() }); console.log(link());
 * @throws UsageError if live mode has no credentials; Error with code EADDRINUSE if the port is taken
 */
export async function createConsole(options: ConsoleOptions): Promise<Console> {
  const { port = 0, page = ownPage() } = options;
  const site = documentation(options.site);
  const side = options.live === undefined ? await localSide(options) : liveSide(options);
  const { close: closeSide, ...rest } = side;
  const sessions = createSessions();
  const contractData = createContractData();
  const built = await readPage(page);
  const app: App = {
    ...rest,
    about: { ...rest.about, ...(site && { site }), ...(options.jobs && { hasJobs: true }) },
    jobs: options.jobs,
    sessions,
    contractData,
    page: built,
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
  void compressFirst(built, contractData);
  // A server listening on TCP has a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    apiURL: side.accounts[0]?.apiURL ?? '',
    edgeURL: side.about.edgeURL,
    link: () => `${url}/#key=${sessions.newKey()}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await closeSide();
    },
  };
}

/** Compresses the files of the first page load while the link is still on its way to a browser. */
async function compressFirst(page: Page | undefined, data: ContractData): Promise<void> {
  // A failure recurs, and is reported, on request.
  const index = await data.find(INDEX)?.catch(() => undefined);
  const files = [...(index === undefined ? [] : [index]), ...(page?.first ?? [])];
  await Promise.allSettled(files.map((file) => file.compressed()));
}

function listen(server: Server, port: number): Promise<void> {
  // The browser closes idle connections; otherwise it might send a POST on a closed one.
  server.keepAliveTimeout = 0;
  // The console uses no upgraded connections.
  server.on('upgrade', (_, socket) =>
    socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

type Side = Pick<App, 'about' | 'accounts' | 'emulator' | 'logs'> & { close(): Promise<void> };

async function localSide({
  emulator,
  apiURL,
  edgeURL,
  data,
  clock,
  callsFolder,
  apiToken = 'console',
}: LocalConsole): Promise<Side> {
  const listening = apiURL === undefined ? await emulator.listen() : undefined;
  const baseURL = apiURL ?? listening?.url ?? '';
  const logs = createWorkerLogs(emulator);
  return {
    about: { mode: 'local', version: VERSION, data, ...(edgeURL && { edgeURL }) },
    accounts: [localAccount({ emulator, apiToken, baseURL, clock, ...storedFor(callsFolder, 'local') })],
    emulator,
    logs,
    close: async () => {
      logs.close();
      await listening?.close();
    },
  };
}

const isList = (live: LiveConsole['live']): live is readonly LiveProfile[] => Array.isArray(live);

function liveSide({ live, clock, callsFolder }: LiveConsole): Side {
  // Only an unnamed account reads credentials from the environment; those could belong to another account.
  const none = { apiToken: null, apiKey: null, apiEmail: null, userServiceKey: null };
  const all = isList(live)
    ? live.map((one) => ({ ...none, ...one }))
    : [{ name: UNNAMED, isEmulator: undefined, ...live }];
  if (all.length === 0 || new Set(all.map(({ name }) => name)).size < all.length) {
    throw new UsageError('Live mode needs at least one profile, each with a unique name.');
  }
  const accounts = all.map(({ name, isEmulator, baseURL = PROVIDER, ...options }): Account => {
    const defaultHeaders = { 'user-agent': `${CONSOLE_AGENT}/${VERSION}` };
    const caller = createCaller({ ...options, baseURL, clock, defaultHeaders });
    if (!caller.isAuthorised) {
      throw new UsageError(
        'A real account needs credentials: set CLOUDFLARE_API_TOKEN, or CLOUDFLARE_API_KEY and CLOUDFLARE_EMAIL.',
      );
    }
    const stored = storedFor(callsFolder, name === UNNAMED ? 'live' : `live-${name}`);
    return {
      name,
      apiURL: baseURL,
      caller,
      writes: createWrites(caller),
      ...stored,
      ...(isEmulator && { isEmulator }),
    };
  });
  return {
    about: { mode: 'live', version: VERSION, data: undefined },
    accounts,
    emulator: undefined,
    close: async () => undefined,
  };
}

/** Name of the single account whose credentials have no name. */
const UNNAMED = 'live';

/** Calls and changes are stored separately per account. */
function storedFor(folder: string | undefined, of: string): Pick<Account, 'calls' | 'changes'> {
  if (folder === undefined)
    return { calls: createStoredCalls(memoryFile(NONE)), changes: createChanges(memoryFile(NO_CHANGES)) };
  const report = (message: string): void => console.error(`flarewire console: ${message}`);
  const calls = { folder, name: `calls-${of}.json`, none: NONE, parse: readStoredCalls, report };
  const changes = { folder, name: `changes-${of}.json`, none: NO_CHANGES, parse: readChanges, report };
  return { calls: createStoredCalls(diskFile(calls)), changes: createChanges(diskFile(changes)) };
}

/** Next to the built server; in development, at the build's output path. */
function ownPage(): string {
  const built = fileURLToPath(new URL('page', import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL('../../dist/page', import.meta.url));
}
