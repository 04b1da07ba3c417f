/** docs/migrating.md: its examples of tests run as they stand, with what they name; the others are run by docs.test.ts. */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage, root } from './example-runner.ts';

const folder = join(root, '.flarewire/migrating');
const page = readPage('docs/migrating.md');

/** Blocks of one kind, with what they say that they print. */
const blocks = (kind: string): { readonly name: string; readonly code: string; readonly printed: string[] }[] =>
  [...page.matchAll(new RegExp(`\`\`\`ts ${kind}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => ({
    name: [...code.matchAll(/^import .* from '(.*)'/gm)].at(-1)?.[1]?.replace(/\W/g, '-') ?? kind,
    code,
    printed: [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line = '']) => line),
  }));

/** Neither credentials nor addresses of this machine. */
const { PATH, HOME } = process.env;
const start = (args: readonly string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: folder, env: { PATH, HOME } });

beforeAll(() => mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(blocks('test').map((block, i) => [`${i + 1} (${block.name})`, block] as const))(
  'example %s prints what it says',
  async (_, { name, code, printed }) => {
    const file = join(folder, `${name}.mts`);
    writeFileSync(file, code);
    const { stdout } = await start(['--conditions=flarewire-source', '--no-warnings', file]);
    expect(stdout.trim().split('\n')).toEqual(printed);
    expect(printed.length).toBeGreaterThan(0);
  },
);

test('there is an example of each library', () => {
  expect(blocks('test').map(({ name }) => name)).toEqual([
    'msw-node',
    'nock',
    'undici',
    'sinon',
    '-flarewire-emulator',
    'undici',
  ]);
});

test('the example for Vitest passes', async () => {
  const [block] = blocks('vitest');
  writeFileSync(join(folder, 'example.test.ts'), block?.code ?? '');
  const config = "export default { ssr: { resolve: { conditions: ['flarewire-source', 'node'] } } };\n";
  writeFileSync(join(folder, 'vitest.config.mjs'), config);
  const { stdout } = await start([join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder]);
  expect(stdout).toMatch(/Tests .*2 passed/);
});

test('every difference comes with the way to the old behaviour', () => {
  const points = readPage('docs/differences.md').match(/^\* .*(?:\n {2}.*)*/gm) ?? [];
  expect(points.length).toBeGreaterThan(40);
  expect(points.filter((point) => !/\*As before:\* \S/.test(point))).toEqual([]);
});
