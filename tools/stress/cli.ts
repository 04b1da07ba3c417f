/** `npm run stress`: the tests of what the emulator promises under abuse, at ten times their size, in every place and with a new seed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const USAGE = `Usage: npm run stress -- [--requests N] [--kills N] [--seed TEXT]

  --requests N   generated and mutated requests; default 100000
  --kills N      times that the emulator is killed while it writes; default 200
  --seed TEXT    repeats a run; otherwise a new one, which is printed`;

const TESTS = ['fuzz', 'kill', 'stalls'].map((name) => `packages/emulator/src/whole-${name}.test.ts`);

const text = { type: 'string' } as const;
try {
  const { values } = parseArgs({ options: { requests: text, kills: text, seed: text, help: { type: 'boolean' } } });
  if (values.help) console.log(USAGE);
  else {
    const { requests = '100000', kills = '200', seed = String(Date.now()) } = values;
    if (![requests, kills].every((count) => /^\d+$/.test(count)))
      throw new Error('--requests and --kills take a number.');
    process.exitCode = await run(requests, kills, seed);
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exitCode = 2;
}

async function run(requests: string, kills: string, seed: string): Promise<number> {
  console.log(`${requests} requests with seed '${seed}', ${kills} kills`);
  const env = { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed, STRESS_KILLS: kills, STRESS_STALLS: '1' };
  const program = spawn('npx', ['vitest', 'run', '--project', 'whole', ...TESTS], { env, stdio: 'inherit' });
  const started = performance.now();
  const [code] = await once(program, 'exit');
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`stress: ${code === 0 ? 'passed' : 'FAILED'} with seed '${seed}' in ${minutes} minutes`);
  return code === 0 ? 0 : 1;
}
