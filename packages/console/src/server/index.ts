/** The console's server: one page, on this machine alone, for the emulator or a real account. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Emulator } from '@flarewire/emulator';
import { siteAddress } from '@flarewire/snippets/site';
import { type ClientOptions, UsageError } from 'flarewire';
import type { Account } from './accounts.ts';
import { createCaller } from './call/caller.ts';
import { createWrites } from './call/writes.ts';
import { type ContractData, createContractData, INDEX } from './contract-data.ts';
import { type Page, readPage } from './http/page.ts';
import { createSessions } from './http/sessions.ts';
import type { JobSource } from './job-source.ts';
import { CONSOLE_AGENT, type JournalTimes } from './journal.ts';
import { createKept, type KeptCalls } from './kept/kept.ts';
import { diskFile, memoryFile } from './kept/kept-file.ts';
import { type App, handle } from './routes.ts';

/** A real account. Credentials that are not given come from the environment, as with the client. */
export type LiveOptions = Pick<ClientOptions, 'apiToken' | 'apiKey' | 'apiEmail' | 'fetch'> & {
  /** Not taken from the environment, where a folder's settings could send credentials elsewhere. @default Cloudflare's */
  readonly baseURL?: string;
};

/** A real account under a name, by which calls say that they mean it. Takes nothing from the environment. */
export type LiveProfile = LiveOptions & {
  readonly name: string;
  /** It is an emulator: the page calls it so. */
  readonly isEmulator?: true;
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
  /** Jobs over many items to show and control: `await openJobs(…)` of `@flarewire/bulk`; stays open. @default none */
  readonly jobs?: JobSource;
  /** By which a command of this user may ask for a fresh link. @default none may */
  readonly linkSecret?: string;
  /** Address of the documentation's site, which pages link to first. @default the one that this package was built with, if any */
  readonly site?: string | undefined;
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
  readonly live: LiveOptions | readonly LiveProfile[];
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

const OWN: { readonly version: string; readonly documentation?: string } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@flarewire/console/package.json'), 'utf8'),
);
export const VERSION: string = OWN.version;

/**
 * @example const { link } = await createConsole({ emulator: createEmulator() }); console.log(link());
 * @throws UsageError where live mode has no credentials; Error with code EADDRINUSE where the port is taken
 */
export async function createConsole(options: ConsoleOptions): Promise<Console> {
  const { port = 0, page = ownPage() } = options;
  const site = siteAddress(options.site || OWN.documentation);
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
  // A server that listens on TCP has a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    apiURL: side.accounts[0]?.apiURL ?? '',
    link: () => `${url}/#key=${sessions.newKey()}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await closeSide();
    },
  };
}

/** What the first opening would wait for, while its link is still on its way to a browser. */
async function compressFirst(page: Page | undefined, data: ContractData): Promise<void> {
  // What fails here fails again, and is told of, when it is asked for.
  const index = await data.find(INDEX)?.catch(() => undefined);
  const files = [...(index === undefined ? [] : [index]), ...(page?.first ?? [])];
  await Promise.allSettled(files.map((file) => file.compressed()));
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

type Side = Pick<App, 'about' | 'accounts' | 'emulator'> & { close(): Promise<void> };

async function localSide({
  emulator,
  apiURL,
  data,
  clock,
  callsFolder,
  apiToken = 'console',
}: LocalConsole): Promise<Side> {
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
  const kept = keptCalls(callsFolder, 'local');
  return {
    about: { mode: 'local', version: VERSION, data },
    accounts: [{ name: 'local', apiURL: baseURL, caller, writes: undefined, kept }],
    emulator,
    close: async () => listening?.close(),
  };
}

const isList = (live: LiveConsole['live']): live is readonly LiveProfile[] => Array.isArray(live);

function liveSide({ live, clock, callsFolder }: LiveConsole): Side {
  // Without a name, credentials come from the environment; under a name never, as those may be of another account.
  const none = { apiToken: null, apiKey: null, apiEmail: null, userServiceKey: null };
  const all = isList(live)
    ? live.map((one) => ({ ...none, ...one }))
    : [{ name: UNNAMED, isEmulator: undefined, ...live }];
  if (all.length === 0 || new Set(all.map(({ name }) => name)).size < all.length) {
    throw new UsageError('Live mode needs at least one profile, each under a name of its own.');
  }
  const accounts = all.map(({ name, isEmulator, baseURL = PROVIDER, ...options }): Account => {
    const defaultHeaders = { 'user-agent': `${CONSOLE_AGENT}/${VERSION}` };
    const caller = createCaller({ ...options, baseURL, clock, defaultHeaders });
    if (!caller.isAuthorised) {
      throw new UsageError(
        'A real account needs credentials: set CLOUDFLARE_API_TOKEN, or CLOUDFLARE_API_KEY and CLOUDFLARE_EMAIL.',
      );
    }
    const kept = keptCalls(callsFolder, name === UNNAMED ? 'live' : `live-${name}`);
    return { name, apiURL: baseURL, caller, writes: createWrites(caller), kept, ...(isEmulator && { isEmulator }) };
  });
  return {
    about: { mode: 'live', version: VERSION, data: undefined },
    accounts,
    emulator: undefined,
    close: async () => undefined,
  };
}

/** What the one account is called whose credentials have no name. */
const UNNAMED = 'live';

/** Calls of different accounts are not mixed up. */
function keptCalls(folder: string | undefined, of: string): KeptCalls {
  const report = (message: string): void => console.error(`flarewire console: ${message}`);
  return createKept(folder === undefined ? memoryFile() : diskFile(folder, `calls-${of}.json`, report));
}

/** Beside the built server; in development where the build puts it. */
function ownPage(): string {
  const built = fileURLToPath(new URL('page', import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL('../../dist/page', import.meta.url));
}
