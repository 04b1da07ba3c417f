/**
 * A console for the browser tests: the built page, its server, and an emulator, which replaces Cloudflare in live
 * mode.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { index, loadProduct } from '@flarewire/contract';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import Cloudflare from 'flarewire';
import { onTestFinished } from 'vitest';
import { PAGE } from '../../../tools/build/page.ts';
import type { Params } from '../src/page/form/schema.ts';
import { toURLText } from '../src/page/form/values/url.ts';
import { type Console, type ConsoleOptions, createConsole } from '../src/server/index.ts';
import { type Opened, type OpenOptions, openBrowser } from './browser.ts';

export interface Harness {
  readonly console: Console;
  readonly emulator: Emulator;
  /** Another program that uses the same account. */
  readonly client: Cloudflare;
}

const SEED = 'default';

export async function startLocal(more: Pick<ConsoleOptions, 'jobs' | 'site'> = {}): Promise<Harness> {
  const emulator = createEmulator({ seed: 5, start: SEED, journal: { size: 20_000 } });
  await emulator.ready;
  const { url } = await emulator.listen();
  const console = await createConsole({ emulator, apiURL: url, page: PAGE, ...more });
  onTestFinished(async () => {
    await console.close();
    await emulator.close();
  });
  return { console, emulator, client: clientOf(url) };
}

/** Deployed Workers run. */
export async function startEdge(): Promise<Harness & { readonly edgeURL: string }> {
  const emulator = createEmulator({ seed: 7, start: SEED, edge: true });
  await emulator.ready;
  const { url } = await emulator.listen();
  const { url: edgeURL } = await emulator.edge.listen();
  const console = await createConsole({ emulator, apiURL: url, edgeURL, page: PAGE });
  onTestFinished(async () => {
    await console.close();
    await emulator.close();
  });
  return { console, emulator, client: clientOf(url), edgeURL };
}

/** Starts a console again at the address of one that was closed; sessions end with the process. */
export async function restart({ console: closed, emulator }: Harness): Promise<Console> {
  const { apiURL, url } = closed;
  const console = await createConsole({ emulator, apiURL, page: PAGE, port: Number(new URL(url).port) });
  onTestFinished(() => console.close());
  return console;
}

/** Looks like a token, and is searched for in everything the page sees. */
export const TOKEN = 'canary-Zx9-token-of-a-real-account-81f2';

/** The emulator replaces Cloudflare; the console only knows its address. */
export async function startLive(): Promise<Harness> {
  const emulator = createEmulator({ seed: 6, start: SEED, limits: 'documented' });
  await emulator.ready;
  const { url } = await emulator.listen();
  const console = await createConsole({ live: { apiToken: TOKEN, baseURL: url }, page: PAGE });
  onTestFinished(async () => {
    await console.close();
    await emulator.close();
  });
  return { console, emulator, client: clientOf(url) };
}

/** Two emulators in place of two accounts, as the profiles `production` and `emulator`. */
export async function startEmulators(): Promise<{ readonly harness: Harness; readonly other: Harness }> {
  const [one, two] = [await startLive(), await startLive()];
  const profiles = [
    { name: 'production', apiToken: TOKEN, baseURL: one.console.apiURL },
    { name: 'emulator', apiToken: 'any', baseURL: two.console.apiURL, isEmulator: true },
  ] as const;
  const console = await createConsole({ live: profiles, page: PAGE });
  onTestFinished(() => console.close());
  return { harness: { ...one, console }, other: two };
}

/** Two profiles, each with a raw server in place of Cloudflare; records the requests for `/user` with their token. */
export async function startProfiles(): Promise<{ readonly harness: Harness; readonly asked: readonly string[] }> {
  const harness = await startLive();
  const asked: string[] = [];
  const profiles = await Promise.all(
    ['production', 'staging'].map(async (name) => {
      const server = createServer((request, response) => {
        const isUser = request.url?.endsWith('/user') === true;
        if (isUser) asked.push(`${name} ${request.headers.authorization}`);
        response.setHeader('content-type', 'application/json');
        const result = isUser ? { id: name, email: 'a@b.example' } : [];
        response.end(JSON.stringify({ success: true, errors: [], messages: [], result }));
      }).listen(0, '127.0.0.1');
      onTestFinished(() => void server.close());
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo; // it listens on TCP
      return { name, apiToken: `canary-${name}`, baseURL: `http://127.0.0.1:${port}/client/v4` };
    }),
  );
  const console = await createConsole({ live: profiles, page: PAGE });
  onTestFinished(() => console.close());
  return { harness: { ...harness, console }, asked };
}

const clientOf = (baseURL: string): Cloudflare => new Cloudflare({ apiToken: 'other', baseURL, maxRetries: 0 });

/** A browser that opened the console by its link, on one of its pages. */
export async function visit({ console }: Harness, path = '/', options?: OpenOptions): Promise<Opened> {
  const opened = await openBrowser(options);
  onTestFinished(() => opened.context.close());
  await opened.page.goto(console.link());
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  if (path !== '/') await opened.page.goto(console.url + path);
  return opened;
}

export async function accountOf({ client }: Pick<Harness, 'client'>): Promise<string> {
  const { result } = await client.accounts.list();
  const id = result[0]?.id;
  if (id === undefined) throw new Error('The seed has no account.');
  return id;
}

export async function zoneOf({
  client,
}: Pick<Harness, 'client'>): Promise<{ readonly id: string; readonly name: string }> {
  const { result } = await client.zones.list();
  const zone = result[0];
  if (zone === undefined) throw new Error('The seed has no zone.');
  return zone;
}

/** Parameters as encoded in the explorer's URL. */
export async function paramsText(name: string, params: Params): Promise<string> {
  const operation = index().operations.find((each) => each.name === name);
  const { operations, schemas } = await loadProduct(operation?.product ?? '');
  const found = operations[name];
  if (operation === undefined || found === undefined) throw new Error(`There is no operation ${name}.`);
  return toURLText({ operation, schemas: found, defs: schemas }, params).text;
}
