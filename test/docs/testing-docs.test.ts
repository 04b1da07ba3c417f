/** The examples of docs/testing.md for test runners pass as printed; docs.test.ts runs the others. */
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { chromiumPath, QUIET } from '../../tools/chromium.ts';
import { nodeArgs, programFolder, viteOptions } from '../package/program-packages.ts';
import { readPage, root } from './example-runner.ts';

const page = readPage('docs/testing.md');
const folder = await programFolder('testing-docs');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const examples = (kind: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`ts ${kind}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code);

async function run(args: readonly string[]): Promise<string> {
  const { VITEST: _, CI: __, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [...nodeArgs, ...args], {
    cwd: folder,
    env,
  });
  return stdout;
}

test('there are examples for each runner', () => {
  expect(['vitest', 'jest', 'node', 'browser'].map((kind) => examples(kind).length)).toEqual([2, 1, 1, 1]);
});

// Jest's functions are provided by Vitest globals.
test.each([
  ...examples('vitest').map((code, i) => [`vitest-${i + 1}`, code, /[13] passed/] as const),
  ...examples('jest').map((code) => ['jest', code, /1 passed/] as const),
])('the example for %s passes', async (name, code, passed) => {
  const file = `${name}.test.ts`;
  writeFileSync(join(folder, file), code);
  const config = { ...viteOptions, test: { globals: name === 'jest', include: [file] } };
  writeFileSync(join(folder, `${name}.config.mjs`), `export default ${JSON.stringify(config)};\n`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  expect(await run([vitest, 'run', '--config', `${name}.config.mjs`])).toMatch(passed);
});

test('the example for node:test passes', async () => {
  const file = join(folder, 'node.test.mts');
  writeFileSync(file, examples('node')[0] ?? '');
  expect(await run([file])).toMatch(/pass 1\b/);
});

test('the example for a browser passes', async ({ skip }) => {
  if (chromiumPath === undefined) skip('Chromium is missing; install it: apt-get install chromium');
  const file = join(folder, 'browser.test.mts');
  const launch = `{ executablePath: '${chromiumPath}', args: ${JSON.stringify(QUIET)} }`;
  writeFileSync(file, (examples('browser')[0] ?? '').replace("{ channel: 'chrome' }", launch));
  expect(await run([file])).toMatch(/pass 2\b/);
});
