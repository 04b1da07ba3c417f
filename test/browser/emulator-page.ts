/** A page in Chromium that has loaded the built emulator. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { hasChromium, launchChromium } from '../../tools/chromium.ts';
import { packed, sourceOf } from '../package/built.ts';
import { serveFolders } from './static-server.ts';

if (!hasChromium && process.env.CI)
  throw new Error('The tests in the browser need Chromium: apt-get install chromium, or set CHROMIUM_PATH.');

export interface EmulatorPage {
  readonly page: Page;
  /** Console errors and uncaught errors. */
  readonly errors: string[];
  /** URLs that the page requested from anything but its own server. */
  readonly foreign: string[];
  /** Folder of the built emulator. */
  readonly dist: string;
  /** Compressed bytes of each served file, by path. */
  readonly served: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** A page for the tests of one file, which are skipped without Chromium. @param filesOf more files to serve, by path */
export function emulatorPage(
  filesOf: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
): () => EmulatorPage {
  let opened: EmulatorPage | undefined;
  beforeAll(async () => {
    if (hasChromium) opened = await openPage(await filesOf());
  });
  beforeEach((context) => {
    if (!hasChromium) context.skip('no Chromium is installed here');
  });
  afterAll(() => opened?.close());
  return () => {
    if (opened === undefined) throw new Error('The page is opened before the first test.');
    return opened;
  };
}

async function openPage(files: Readonly<Record<string, string>>): Promise<EmulatorPage> {
  const tarball = await packed('emulator');
  const dist = join(sourceOf(tarball, 'emulator'), 'dist/browser');
  const own = {
    '/': '<!doctype html><title>Emulator</title>',
    '/flarewire-service-worker.js': readFileSync(join(dist, 'service-worker.js'), 'utf8'),
  };
  const server = await serveFolders({ emulator: dist }, { ...own, ...files });
  const browser = await launchChromium();
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  context.on('request', (request) => {
    if (!request.url().startsWith(server.url)) foreign.push(request.url());
  });
  await page.goto(`${server.url}/`);
  const close = async (): Promise<void> => {
    await browser.close();
    server.close();
  };
  return { page, errors, foreign, dist, served: server.served, close };
}
