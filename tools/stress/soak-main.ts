/** `node soak-main.ts SECONDS REQUESTS`: load until either is over, and exit code 1 where memory did not stay flat. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { grownBy, isFlat, MAX_GROWN, type Memory } from './memory.ts';
import { type Load, startLoad } from './soak-load.ts';

const [seconds, requests] = process.argv.slice(2).map(Number);
const [SECONDS, REQUESTS] = [seconds || Number.POSITIVE_INFINITY, requests || Number.POSITIVE_INFINITY];
/** The journal is full and most code compiled after so many. */
const WARM = Math.min(20_000, REQUESTS / 3);
const SAMPLES = 30;

const folder = mkdtempSync(join(tmpdir(), 'flarewire-soak-'));
const server = start();
process.once('exit', () => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

function start(): ChildProcess & { stdout: NodeJS.ReadableStream; stdin: NodeJS.WritableStream } {
  const program = fileURLToPath(new URL('./soak-server.ts', import.meta.url));
  const args = ['--expose-gc', '--conditions=flarewire-source', '--no-warnings', program, folder];
  return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
}

const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
const line = async (): Promise<string> => String((await lines.next()).value);

async function memory(): Promise<Memory> {
  server.stdin.write('\n');
  return JSON.parse(await line()) as Memory; // as soak-server.ts prints it
}

/** Progress of the run, from 0 to 1. */
const started = performance.now();
const elapsed = (): number => (performance.now() - started) / 1000;
const done = (load: Load): number => Math.max(elapsed() / SECONDS, load.count() / REQUESTS);

async function soak(): Promise<boolean> {
  const load = await startLoad(await line());
  const ended = once(server, 'exit').then(([code]) => Promise.reject(new Error(`The emulator ended with ${code}.`)));
  ended.catch(() => undefined);
  const samples: Memory[] = [];
  const after = (share: number): Promise<unknown> => Promise.race([reached(() => done(load) >= share), ended]);
  await Promise.race([reached(() => load.count() >= WARM || done(load) >= 0.4), ended]);
  const begin = done(load);
  for (let sample = 1; sample <= SAMPLES; sample++) {
    await after(begin + ((1 - begin) * sample) / SAMPLES);
    samples.push(await memory());
  }
  await load.end();
  const growth = grownBy(samples);
  const reported = (one: Memory): string => `heap ${one.heap.toFixed(1)} MiB, RSS ${one.rss.toFixed(0)} MiB`;
  console.log(
    `soak: ${load.count()} requests in ${elapsed().toFixed(0)} s; first third ${reported(growth.first)}; last third ${reported(growth.last)}; ` +
      `grown by ${reported(growth)} (at most ${reported(MAX_GROWN)})`,
  );
  return isFlat(growth);
}

/** Looked at now and then: the load continues by itself. */
async function reached(isReached: () => boolean): Promise<void> {
  while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 20));
}

process.exitCode = (await soak()) ? 0 : 1;
process.exit();
