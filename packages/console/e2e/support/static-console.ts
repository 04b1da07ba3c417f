/** The console as files on a static server, and a client of the emulator that is in its page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Cloudflare from 'flarewire';
import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { serveFolders } from '../../../../test/browser/static-server.ts';
import { buildBrowserEmulator } from '../../../../tools/build/browser-emulator.ts';
import { buildInPage } from '../../../../tools/build/code/in-page.ts';
import { PAGE } from '../../../../tools/build/page.ts';
import { type StaticSite, writeStaticSite } from '../../src/server/static-site.ts';

export interface StaticConsole {
  /** With a path below that of the server, and a slash at the end. */
  readonly url: string;
  readonly site: StaticSite;
  /** Compressed bytes of each served file. */
  readonly served: ReadonlyMap<string, number>;
}

let built: Promise<{ readonly folder: string; readonly site: StaticSite }> | undefined;

async function build() {
  const folder = mkdtempSync(join(tmpdir(), 'static-console-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [worker, emulator, out] = ['worker', 'emulator', 'out'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]; // as many as names
  await buildInPage(worker);
  await buildBrowserEmulator(emulator);
  const site = await writeStaticSite(out, { version: '0.0.0' }, { page: PAGE, worker, emulator });
  return { folder: out, site };
}

export async function serveConsole(): Promise<StaticConsole> {
  built ??= build();
  const { folder, site } = await built;
  const server = await serveFolders({ demo: folder });
  onTestFinished(() => server.close());
  return { url: `${server.url}/demo/`, site, served: server.served };
}

/** Uses the state of the console while the console is not open. */
export async function withState<Result>(
  { url }: StaticConsole,
  context: BrowserContext,
  work: (client: Cloudflare) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage();
  await page.goto(`${url}README.txt`);
  await page.evaluate(openState, url);
  const client = new Cloudflare({ apiToken: 'any', maxRetries: 0, fetch: (input, init) => send(page, input, init) });
  try {
    return await work(client);
  } finally {
    await page.evaluate(() => (globalThis as unknown as Opened).emulator.close()); // set by openState
    await page.close();
  }
}

interface Opened {
  emulator: { fetch: typeof fetch; close(): Promise<void> };
}

async function openState(url: string): Promise<void> {
  const { createEmulator } = await import(`${url}emulator/index.js`);
  const emulator = await createEmulator({ data: 'console_demo_', start: 'default' });
  Object.assign(globalThis, { emulator });
}

async function send(page: Page, input: Request | string | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { method, url } = request;
  const sent = { url, method, headers: [...request.headers], body: await request.text() };
  const { status, text } = await page.evaluate(async ({ url, method, headers, body }) => {
    const { emulator } = globalThis as unknown as Opened; // set by openState
    const response = await emulator.fetch(url, { method, headers, ...(body !== '' && { body }) });
    return { status: response.status, text: await response.text() };
  }, sent);
  return new Response(text, { status, headers: { 'content-type': 'application/json' } });
}
