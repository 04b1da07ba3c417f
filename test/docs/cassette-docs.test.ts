/** The examples of docs/cassette.md run as printed: first they record, then they replay without a server. */
import { execFile } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emulatorPackage, nodeArgs, programFolder, viteOptions } from '../package/program-packages.ts';
import { readPage, root } from './example-runner.ts';

const page = readPage('docs/cassette.md');
const folder = await programFolder('cassette-docs');
const emulator = (await emulatorPackage()).createEmulator();
let url = '';

beforeAll(async () => {
  ({ url } = await emulator.listen({ port: 0 }));
  const headers = { authorization: 'Bearer any', 'content-type': 'application/json' };
  const { result } = await (await emulator.fetch(`${url}/accounts`, { headers })).json();
  for (const name of ['example.com', 'example.org']) {
    const body = JSON.stringify({ name, account: { id: result[0].id } });
    await emulator.fetch(`${url}/zones`, { method: 'POST', headers, body });
  }
});
afterAll(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

const example = (kind: string): string => new RegExp(`\`\`\`${kind}\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';

async function run(args: readonly string[], more: NodeJS.ProcessEnv): Promise<string> {
  const { VITEST: _, CI: __, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [...nodeArgs, ...args], {
    cwd: folder,
    env: { ...env, ...more },
  });
  return stdout;
}

const recording = () => ({ CLOUDFLARE_BASE_URL: url, CLOUDFLARE_API_TOKEN: 'any' });
/** No server and no token. */
const replaying = { CLOUDFLARE_BASE_URL: 'http://127.0.0.1:1/client/v4', CI: 'true' };

test('the first example prints the same output from the file', async () => {
  const file = join(folder, 'first.mts');
  writeFileSync(file, example('ts'));
  for (const env of [recording(), replaying]) expect(await run([file], env)).toBe('example.com example.org\n');
  expect(existsSync(join(folder, 'zones.cassette.json'))).toBe(true);
});

test('the example for node:test passes', async () => {
  const file = join(folder, 'node.test.mts');
  writeFileSync(file, example('ts node'));
  for (const env of [recording(), replaying]) expect(await run([file], env)).toMatch(/pass 1\b/);
});

// Jest's functions are provided by Vitest globals.
test.each(['vitest', 'jest'])('the example for %s passes', { timeout: 60_000 }, async (kind) => {
  const file = `${kind}.test.ts`;
  writeFileSync(join(folder, file), example(`ts ${kind}`));
  const config = { ...viteOptions, test: { globals: kind === 'jest', include: [file] } };
  writeFileSync(join(folder, `${kind}.config.mjs`), `export default ${JSON.stringify(config)};\n`);
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', `${kind}.config.mjs`];
  for (const env of [recording(), replaying]) expect(await run(args, env)).toMatch(/1 passed/);
  expect(existsSync(join(folder, `${kind}.cassette.json`))).toBe(true);
});
