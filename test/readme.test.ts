/** Every TypeScript example of the README runs as it stands, against the local Cloudflare. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, '.flarewire/readme-examples');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
const expected = [
  '10 mail.harbour.example',
  /^POST http:\/\/127\.0\.0\.1:\d+\/client\/v4\/accounts\/[0-9a-f]{32}\/storage\/kv\/namespaces\n[0-9a-f]{32}$/,
  '',
  /^404 \d+ zones\.get: 404 \[\d+\] /,
  /^[0-9a-f]{32} /,
];

let emulator: Emulator;
let url: string;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  emulator = createEmulator();
  ({ url } = await emulator.listen({ port: 0 }));
});
afterAll(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the README has an example for each expectation below', () => {
  expect(examples).toHaveLength(expected.length);
});

test.each(examples.map((code, i) => [i + 1, code] as const))('README example %i runs', async (number, code) => {
  const file = join(folder, `${number}.mts`);
  const account = await (await fetch(`${url}/accounts`, { headers: { authorization: 'Bearer any' } })).json();
  // The reader knows the account's id; an example does not say where from.
  writeFileSync(file, `const accountID = ${JSON.stringify(account.result[0].id)};\n${code}`);
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=source', '--no-warnings', file], {
    env: { ...process.env, CLOUDFLARE_BASE_URL: url, CLOUDFLARE_API_TOKEN: 'any' },
  });
  const want = expected[number - 1] ?? '';
  if (typeof want === 'string') expect(stdout.trim()).toBe(want);
  else expect(stdout.trim()).toMatch(want);
});
