/** Checks in Chromium that programs of the playground run, fail and are shared as its page says, and that no request leaves it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operationPath } from '@flarewire/snippets/site';
import type { Browser, Page } from 'playwright-core';
import { PLAYGROUND } from '../playground/build.ts';
import { FAULTS } from '../playground/faults.ts';
import { SAMPLES } from '../playground/samples.ts';
import { open } from './open.ts';

const ADDRESS = `/${PLAYGROUND}/`;
const READY = 'html[data-playground="ready"]';
const PROGRAMS = {
  typo: "import Cloudflare from 'flarewire';\nnew Cloudflare().zones.lisst();\n",
  unknown: "import 'left-pad';\n",
  away: "await fetch('https://example.com/');\n",
  flood: "for (;;) console.log('x');\n",
  endless: "console.log('started');\nfor (;;);\n",
  half: "import Cloudflare from 'flarewire';\nnew Cloudflare().d",
};

/** @param url of the served site @returns a line for each fault */
export async function playgroundFaults(browser: Browser, url: string): Promise<string[]> {
  const { page, noises, close } = await open(browser, url + ADDRESS, url, READY);
  const faults: string[] = [];
  for (const step of [
    samplesRun,
    faultsAreInjected,
    problemsAreShown,
    programsEnd,
    otherOriginsAreOutOfReach,
    linksHoldPrograms,
    examplesOpen,
  ]) {
    try {
      await step(page, url);
    } catch (error) {
      faults.push(`${step.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await close();
  // The browser reports requests that the content policy has stopped; the server of the test did not get them.
  const others = noises.filter((noise) => !STOPPED.test(noise));
  return [...faults, ...others].map((fault) => `${ADDRESS}: ${fault}`);
}

const textOf = async (page: Page, id: string): Promise<string> =>
  (await page.locator(`#playground-${id}`).textContent()) ?? '';

async function run(page: Page, program?: string): Promise<void> {
  if (program !== undefined) await page.getByRole('textbox', { name: 'Program' }).fill(program);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
}

async function ends(page: Page, text: RegExp): Promise<void> {
  await page.getByRole('status').filter({ hasText: text }).waitFor();
}

function expectText(text: string, pattern: RegExp): void {
  if (!pattern.test(text)) throw new Error(`expected ${pattern}, got ${text.slice(0, 300)}`);
}

async function samplesRun(page: Page): Promise<void> {
  for (const [at, { title }] of SAMPLES.entries()) {
    await page.locator('#playground-sample').selectOption({ label: title });
    if (at === 0) await page.getByRole('textbox', { name: 'Program' }).fill(SAMPLES[0].code);
    await run(page);
    await ends(page, /has ended|failed|errors/);
    expectText(`${title}: ${await textOf(page, 'status')} ${await textOf(page, 'output')}`, /has ended/);
    const requests = await page.locator('#playground-calls > li').count();
    if (requests === 0) throw new Error(`${title}: no request is listed`);
  }
  await page.locator('#playground-calls summary').first().click();
  await page.locator('#playground-calls pre').filter({ hasText: 'success' }).first().waitFor();
  expectText(await textOf(page, 'account'), /example\.com/);
}

async function faultsAreInjected(page: Page): Promise<void> {
  await page.locator('#playground-fault').selectOption({ label: FAULTS.limited?.title ?? '' });
  await run(page, SAMPLES[0].code);
  await ends(page, /has ended/);
  const statuses = await page.locator('#playground-calls .status').allInnerTexts();
  expectText(statuses.join(' '), /^429 200/);
  await page.locator('#playground-fault').selectOption('');
}

async function problemsAreShown(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Program' }).fill(PROGRAMS.typo);
  await page.locator('.cm-lintRange-error').first().waitFor();
  await run(page, PROGRAMS.unknown);
  await ends(page, /not run/);
  expectText(await textOf(page, 'output'), /line 1: The playground has no module 'left-pad'/);
  await page.getByRole('textbox', { name: 'Program' }).fill(PROGRAMS.half);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+Space');
  await page.locator('.cm-tooltip-autocomplete').getByText('dns', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
}

async function programsEnd(page: Page): Promise<void> {
  await run(page, PROGRAMS.away);
  await ends(page, /failed/);
  expectText(await textOf(page, 'output'), /sends requests to https:\/\/api\.cloudflare\.com only/);
  await run(page, PROGRAMS.flood);
  await ends(page, /printed 5,000 lines/);
  await run(page, PROGRAMS.endless);
  await page.locator('#playground-output').getByText('started').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await ends(page, /Stopped/);
  await page.getByRole('button', { name: 'Reset the emulator' }).click();
  await ends(page, /as new/);
}

const STOPPED = /Content Security Policy|^asks http:\/\/127\.0\.0\.1:\d+\/(?:a\.js|b|c|d\.woff2)$/;

/** Ways to send a request besides the `fetch` that a program finds. */
const otherWays = (origin: string): readonly string[] => [
  `const address = '${origin}/a.js';\nawait import(address);\n`,
  `delete globalThis.fetch;\nawait fetch('${origin}/b');\n`,
  `await (await caches.open('c')).add('${origin}/c');\n`,
  `await new FontFace('d', 'url(${origin}/d.woff2)').load();\n`,
];

async function otherOriginsAreOutOfReach(page: Page): Promise<void> {
  const reached: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    reached.push(url);
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  for (const program of otherWays(`http://127.0.0.1:${port}`)) {
    await run(page, `console.log('tries');\n${program}`);
    await page.locator('#playground-output').getByText('tries').waitFor();
    // A request that is stopped reports nothing: some of these calls never settle.
    await page.waitForTimeout(500);
  }
  server.close();
  if (reached.length > 0) throw new Error(`programs reached ${reached.join(', ')} of another origin`);
}

async function linksHoldPrograms(page: Page, url: string): Promise<void> {
  const program = '// ünïcode\nconsole.log(1 + 1);\n';
  await page.getByRole('textbox', { name: 'Program' }).fill(program);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.waitForURL(/#code=/);
  const link = page.url();
  await page.getByRole('textbox', { name: 'Program' }).fill('// another');
  await page.goto(`${url}/start/`);
  await page.goto(link);
  await page.locator(READY).waitFor();
  await page.getByRole('textbox', { name: 'Program' }).filter({ hasText: 'ünïcode' }).waitFor();
  await run(page);
  await ends(page, /has ended/);
  expectText(await textOf(page, 'output'), /^2/);
}

async function examplesOpen(page: Page, url: string): Promise<void> {
  await page.goto(url + operationPath('dns.records.get'));
  const example = page.locator('.calls[data-operation="dns.records.get"]');
  await example.getByRole('button', { name: 'Edit in the playground' }).click();
  await page.waitForURL(/playground\/#code=/);
  await page.getByRole('status').filter({ hasText: 'example of dns.records.get' }).waitFor();
  for (const _ of [1, 2]) {
    await run(page);
    await ends(page, /has ended|failed/);
    expectText(await textOf(page, 'status'), /has ended/);
  }
}
