/** The steps of docs/worker-bindings.md work in their order: its files are deployed to the emulator, and its test passes. */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emulatorPackage, nodeArgs, programFolder, shellCommand } from '../package/program-packages.ts';
import { readPage } from './example-runner.ts';

const page = readPage('docs/worker-bindings.md');
const [, steps = ''] = /## 4\. [^\n]*\n([\s\S]*?)\n## 5\. /.exec(page) ?? [];
const folder = await programFolder('worker-bindings');
const emulator = (await emulatorPackage()).createEmulator({ start: 'default', edge: true });
let env: NodeJS.ProcessEnv = {};
let port = 0;

beforeAll(async () => {
  for (const [, name = '', text = ''] of page.matchAll(/```\w+ title="([^"]+)"\n([\s\S]*?)```/g)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { url } = await emulator.listen({ port: 0 });
  port = Number(new URL((await emulator.edge.listen({ port: 0 })).url).port);
  const { VITEST: _, ...others } = process.env;
  env = { ...others, NODE_OPTIONS: '', FLAREWIRE_LOCAL_URL: url, XDG_CONFIG_HOME: join(folder, 'config') };
});
afterAll(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = async (file: string, args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(file, [...args], { cwd: folder, env })).stdout;

test('the commands deploy the Worker and print the shown output', async () => {
  const command = await shellCommand('packages/cli/src/cli.ts', 'flarewire');
  const blocks = [...steps.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const script = blocks.join('\n').replaceAll('npx flarewire', command).replaceAll(':8788', `:${port}`);
  const shown = [...script.matchAll(/^# → (.*)$/gm)].map(([, line = '']) => line);
  expect(shown.length).toBeGreaterThan(5);
  const printed = await run('bash', ['--norc', '-euo', 'pipefail', '-c', script.replaceAll(/^curl .*$/gm, '$&; echo')]);
  let rest = printed;
  for (const line of shown) {
    expect(rest).toContain(line);
    rest = rest.slice(rest.indexOf(line) + line.length);
  }
});

test('the test of the page passes', async () => {
  const [, code = ''] = /```ts node\n([\s\S]*?)```/.exec(page) ?? [];
  writeFileSync(join(folder, 'guestbook.test.mts'), code);
  expect(await run(process.execPath, [...nodeArgs, 'guestbook.test.mts'])).toMatch(/pass 1\b/);
});
