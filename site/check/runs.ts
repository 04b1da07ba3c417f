/** Checks in Chromium that examples run in their pages, with the responses of the emulator in Node. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEmulator } from '@flarewire/emulator';
import { operationPath } from '@flarewire/snippets/site';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { DIFFERENCES } from '../../test/browser/differences.ts';
import { EMULATOR, type RecordedRun, replay } from '../src/scripts/replay.ts';
import { bodyText } from '../src/scripts/run-texts.ts';
import { open } from './open.ts';

/** Examples that are run, chosen by chance. */
const CHOSEN = 200;
/** Runs of one example in one page. */
const REPEATED = 1_000;
const REPEATED_OPERATION = 'dns.records.create';
const PAGE = operationPath(REPEATED_OPERATION);
/** Bytes of the worker's heap that the repeated runs may leave; one leaked response each would be more. */
const MAX_GROWTH = 4_000_000;

/** Measured times differ from run to run, as in the tests of the emulator. */
const TIMES = /"(?:duration|sql_duration_ms|total_time_ms|latency_ms)": [\d.e-]+/g;

/** They list things whose signature differs from run to run. */
const SIGNED = new Set(['clientCertificates.list', 'originCACertificates.list']);

type Runs = ReadonlyMap<string, RecordedRun>;

/** Every operation of the reference with its recorded run. @param dist of the site */
export function readRuns(dist: string): Runs {
  const files = globSync('runs/*.json', { cwd: dist });
  return new Map(
    files.flatMap((file) => {
      const runs: Record<string, RecordedRun> = JSON.parse(readFileSync(join(dist, file), 'utf8'));
      return Object.entries(runs);
    }),
  );
}

/** As many different names as asked for; equal seeds choose equal names. */
export function chosen(names: readonly string[], count: number, seed: number): string[] {
  const rest = [...names].sort();
  let state = seed;
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1)[0] ?? '';
  });
}

/** @param dist the built site, which is served at `url` @returns a line for each fault */
export async function runFaults(dist: string, browser: Browser, url: string): Promise<string[]> {
  const runs = readRuns(dist);
  const comparableNames = [...runs.keys()].filter((name) => !(name in DIFFERENCES || SIGNED.has(name)));
  const seed = Math.floor(Math.random() * 2 ** 32);
  const { page, noises, close } = await open(browser, url + PAGE, url);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const early = loaded.filter((name) => /\/(browser-emulator|runs)\/|\/run[\w.-]*\.js/.test(name));
  const faults = early.map((name) => `loads ${name} before anything is run`);
  faults.push(...(await differences(page, runs, chosen(comparableNames, CHOSEN, seed))));
  faults.push(...(await growth(page)), ...noises);
  await close();
  return faults.map((fault) => `${PAGE}: ${fault} (seed ${seed})`);
}

async function differences(page: Page, runs: Runs, names: readonly string[]): Promise<string[]> {
  const emulator = createEmulator(EMULATOR);
  const faults: string[] = [];
  for (const [at, shown] of (await shownRuns(page, names)).entries()) {
    const name = names[at] ?? '';
    const run = runs.get(name);
    if (run === undefined) continue;
    const { response } = await replay(emulator, run);
    const isSame = shown.status === response.status && comparable(shown.body) === comparable(bodyText(response));
    if (!isSame) faults.push(`${name} gives ${shown.message} ${shown.body.slice(0, 300)}, in Node ${response.status}`);
  }
  await emulator.close();
  return faults;
}

const comparable = (text: string): string => text.replaceAll(TIMES, '');

interface Shown {
  readonly message: string;
  /** 0 if there is no response. */
  readonly status: number;
  readonly body: string;
}

/** Clicks one button of the page for each: pages differ only in the name of the operation. */
const shownRuns = (page: Page, names: readonly string[]): Promise<Shown[]> =>
  page.evaluate(async (operations) => {
    const calls = document.querySelector<HTMLElement>('.calls');
    const button = calls?.querySelector<HTMLElement>('.run-here:not(.edit-there)');
    if (!calls || !button) throw new Error('The page has no example.');
    const found: { message: string; status: number; body: string }[] = [];
    for (const operation of operations) {
      calls.dataset.operation = operation;
      document.querySelector('.ran')?.remove();
      const ended = new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          if (button.hasAttribute('aria-disabled')) return;
          observer.disconnect();
          done();
        });
        observer.observe(button, { attributes: true, attributeFilter: ['aria-disabled'] });
      });
      button.click();
      await ended;
      const message = document.querySelector('.ran-status')?.textContent ?? '';
      const response = document.querySelectorAll('.ran details')[1];
      const status = Number(response?.querySelector('summary span')?.textContent ?? 0);
      found.push({ message, status, body: response?.querySelector('code')?.textContent ?? '' });
    }
    return found;
  }, names as string[]);

/** Page and worker use as much memory after many runs as after a few. */
async function growth(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const worker = await workerOf(session);
  const used = async (): Promise<number> => (await heapOf(session.send.bind(session))) + (await heapOf(worker));
  await runOften(page, REPEATED / 10);
  const before = await used();
  await runOften(page, REPEATED);
  const grown = (await used()) - before;
  await session.detach();
  return grown <= MAX_GROWTH ? [] : [`${REPEATED} runs leave ${(grown / 1e6).toFixed(1)} MB in use`];
}

const runOften = (page: Page, count: number): Promise<unknown> =>
  shownRuns(page, Array<string>(count).fill(REPEATED_OPERATION));

type Send = (method: 'HeapProfiler.collectGarbage' | 'Runtime.getHeapUsage') => Promise<unknown>;

/** Bytes of objects and of buffers after a collection. */
async function heapOf(send: Send): Promise<number> {
  await send('HeapProfiler.collectGarbage');
  const usage = Object(await send('Runtime.getHeapUsage'));
  return Number(usage.usedSize) + Number(usage.backingStorageSize);
}

/** Sends commands to the page's worker, which Playwright does not. */
async function workerOf(session: CDPSession): Promise<Send> {
  const attached = new Promise<string>((resolve) =>
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') resolve(sessionId);
    }),
  );
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const sessionId = await attached;
  let last = 0;
  return (method) =>
    new Promise((resolve) => {
      const id = ++last;
      const receive = ({ message }: { readonly message: string }): void => {
        const received = JSON.parse(message);
        if (received.id !== id) return;
        session.off('Target.receivedMessageFromTarget', receive);
        resolve(received.result);
      };
      session.on('Target.receivedMessageFromTarget', receive);
      void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    });
}
