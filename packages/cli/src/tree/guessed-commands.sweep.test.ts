/** Guessed commands against an account with one thing of each kind: they run, or suggest a command that does. */
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sampled } from '../../../../test/repository/sample.ts';
import { runWords, type Seen, wordsIn } from '../test-support.ts';
import { GUESSES } from './guessed-commands.ts';
import { SUGGESTED, UNKNOWN } from './suggested-commands.ts';

beforeAll(() => void vi.stubEnv('CLOUDFLARE_API_TOKEN', 'any'));
afterAll(() => void vi.unstubAllEnvs());

/** One thing of each kind. */
const SETUP = [
  'kv namespaces create --title sessions',
  'kv put sessions k v',
  'r2 buckets create photos',
  'd1 database create shop',
  'queues create jobs',
  'zero-trust tunnels cloudflared create home',
  'dns set www A 192.0.2.1 --zone example.com --yes',
  `workers scripts update my-worker --metadata '{"main_module":"index.js"}' --files @index.js`,
  'pages projects create --name site --production-branch main',
];

const FILES = {
  'cat.png': 'png',
  'index.js': 'export default { fetch: () => new Response("hi") }',
  'records.txt': 'guess.example.com. 300 IN A 192.0.2.9\n',
  'schema.sql': 'SELECT 1',
};

const flarewire = (line: string, emulator: Emulator): Promise<Seen> =>
  runWords(wordsIn(line), {
    fetch: (input, init) => emulator.fetch(input as string, init),
    files: FILES,
    stdin: 'secret',
    env: { CLOUDFLARE_API_TOKEN: 'any' },
  });

/** Runs the line on its own account. */
async function onAccount(line: string): Promise<Seen> {
  const emulator = createEmulator({ seed: 1, start: 'default' });
  await emulator.ready;
  try {
    for (const one of SETUP) expect(await flarewire(one, emulator)).toMatchObject({ code: 0 });
    return await flarewire(line, emulator);
  } finally {
    await emulator.close();
  }
}

test.each(sampled(GUESSES, (line) => line))('flarewire %s', async (line) => {
  const { code, err } = await onAccount(line);
  expect([code, code === 0 ? '' : err]).toEqual([0, '']);
});

test.each(sampled(SUGGESTED, ([line]) => line))('flarewire %s suggests %s', async (line, suggestion, command) => {
  const { code, err } = await onAccount(line);
  expect([code === 0, err]).toEqual([false, expect.stringContaining(suggestion)]);
  expect(await onAccount(command)).toMatchObject({ code: 0 });
});

test('19 of 20 guesses run or suggest a command that does', () => {
  const known = GUESSES.length + SUGGESTED.length;
  expect(known / (known + UNKNOWN.length)).toBeGreaterThan(0.95);
});
