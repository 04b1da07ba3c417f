/** Every TypeScript example of docs/emulator.md runs unchanged, and its seed is the default one. */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { nodeArgs, programFolder, viteOptions } from '../../../test/package/program-packages.ts';
import { DEFAULT_SEED } from './seed/seed-schema.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = await programFolder('emulator-examples');
const text = readFileSync(join(root, 'docs/emulator.md'), 'utf8');
const examples = (fence: string): string[] =>
  [...text.matchAll(new RegExp(`\`\`\`${fence}\n([\\s\\S]*?)\`\`\``, 'g'))].map((match) => match[1] ?? '');
const programs = examples('ts');
const expected = [
  /^example\.com\nexample\.org$/,
  /# pass 1\n# fail 0|pass 1\n.* fail 0/,
  /^3 2\n2$/,
  /^\[ true, true, true \]$/,
  /^200$/,
  /^2 \[ 502, 200 \]$/,
  /^200 429\n200$/,
  /^expires visitor KV namespace sessions$/,
  /^zones\.create 400 name must be text of up to 253 characters/,
  /^exception$/,
];

const run = async (args: readonly string[], cwd = root): Promise<string> => {
  const env = { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0', NO_COLOR: '1', NODE_TEST_CONTEXT: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [...args], { cwd, env });
  return stdout.trim();
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each expectation below has an example', () => {
  expect(programs).toHaveLength(expected.length);
});

test.each(programs.map((code, i) => [i + 1, code] as const))('example %i runs', async (number, code) => {
  const file = join(folder, `${number}.mts`);
  writeFileSync(file, code);
  expect(await run([...nodeArgs, file])).toMatch(expected[number - 1] ?? /^$/);
});

test('the example for Vitest runs', async () => {
  const [code = ''] = examples('ts vitest');
  writeFileSync(join(folder, 'example.test.ts'), code);
  const config = { ...viteOptions, test: { reporters: ['json'] } };
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  expect(JSON.parse(await run([vitest, 'run', '--root', folder]))).toMatchObject({ success: true, numPassedTests: 1 });
});

test('the documented seed is the default one', () => {
  expect(examples('yaml')).toEqual([DEFAULT_SEED]);
});
