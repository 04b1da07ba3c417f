/** No request, however broken or hostile, crashes or stalls the emulator, or exposes its internals. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { FuzzReport } from '../test/fuzz.ts';

/** `FUZZ_REQUESTS=100000` for more, `FUZZ_SEED` for others. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 10_000);
const SEED = process.env.FUZZ_SEED ?? '1';
/** A stalled program is ended. */
const NEVER = 0;
/** MiB that requests may add which were all sent before. */
const MAX_GROWTH = 8;
/** Milliseconds without a next request, after which the program is considered hung, not just slow. */
const MAX_STANDSTILL = 300_000;

const main = fileURLToPath(new URL('../test/fuzz-main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'flarewire-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(): Promise<FuzzReport> {
  const program = spawn(
    process.execPath,
    ['--expose-gc', '--conditions=flarewire-source', '--no-warnings', main, String(REQUESTS), SEED, folder],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const reached = (): string => readFileSync(join(folder, 'at'), 'utf8').trim();
  let last = '';
  const watch = setInterval(() => {
    const now = existsSync(join(folder, 'at')) ? reached() : '';
    if (now === last) program.kill('SIGKILL');
    last = now;
  }, MAX_STANDSTILL);
  const [code] = await once(program, 'exit').finally(() => clearInterval(watch));
  const at = reached();
  expect(code, `request ${at} of seed '${SEED}' ended the program, or never ended`).toBe(0);
  // Written by the program that was just run.
  return JSON.parse(readFileSync(join(folder, 'report'), 'utf8')) as FuzzReport;
}

test(
  `${REQUESTS} generated and mutated requests break no promise`,
  async () => {
    const { broken, slowest, heap, ...counts } = await run();
    if (process.env.FUZZ_REQUESTS !== undefined) console.log(JSON.stringify({ ...counts, slowest, heap }, null, 1));
    expect(broken).toEqual([]);
    expect(counts.sent).toBe(REQUESTS);
    // CPU time far above that of any request: only a runaway regular expression or loop is slower.
    expect(slowest.milliseconds, slowest.request).toBeLessThan(2000);
    const [half = 0, end = 0] = heap;
    expect(half).toBeGreaterThan(0);
    expect(end - half, 'MiB more at the end than when half was sent').toBeLessThan(MAX_GROWTH);
  },
  NEVER,
);
