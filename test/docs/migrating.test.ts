/**
 * docs/migrating.md: its examples of tests run as printed, with the packages they name; docs.test.ts runs the others.
 */
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { index, loadProduct } from '@flarewire/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { nodeArgs, programFolder, viteOptions } from '../package/program-packages.ts';
import { readPage, root } from './example-runner.ts';
import { chapterOf, codesIn } from './tables.ts';

const folder = await programFolder('migrating');
const page = readPage('docs/migrating.md');

/** Blocks of one kind, with their declared output. */
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

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(blocks('test').map((block, i) => [`${i + 1} (${block.name})`, block] as const))(
  'the example %s prints its declared output',
  async (_, { name, code, printed }) => {
    const file = join(folder, `${name}.mts`);
    writeFileSync(file, code);
    const { stdout } = await start([...nodeArgs, file]);
    expect(stdout.trim().split('\n')).toEqual(printed);
    expect(printed.length).toBeGreaterThan(0);
  },
);

test('there is an example for each library', () => {
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
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(viteOptions)};\n`);
  const { stdout } = await start([join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder]);
  expect(stdout).toMatch(/Tests .*2 passed/);
});

test('every difference has instructions for the old behaviour', () => {
  const [reported = ''] = readPage('docs/differences.md').split('\n## Next');
  const points = reported.match(/^\* .*(?:\n {2}.*)*/gm) ?? [];
  expect(points.length).toBeGreaterThan(40);
  expect(points.filter((point) => !/\*As before:\* \S/.test(point))).toEqual([]);
});

describe('method by method', () => {
  const { operations } = index();
  const named = new Set(codesIn(chapterOf(page, 'Method by method')));
  const missing = (names: readonly string[]): string[] => names.filter((name) => !named.has(name));

  test('the guide names the methods whose forms, vectors and items are sent differently', () => {
    const inOtherForm = operations.filter(
      ({ request, items }) => request === 'multipart' || request === 'ndjson' || items !== undefined,
    );
    expect(inOtherForm.length).toBeGreaterThan(40);
    expect(missing(inOtherForm.map(({ name }) => name))).toEqual([]);
  });

  test('the guide names the methods with comma-separated lists', async () => {
    const products = new Set(operations.map(({ product }) => product));
    const documents = await Promise.all([...products].map((product) => loadProduct(product)));
    const withComma = documents.flatMap((document) =>
      Object.entries(document.operations).flatMap(([name, { params }]) =>
        params.some(({ comma }) => comma) ? [name] : [],
      ),
    );
    expect(withComma.length).toBeGreaterThan(10);
    expect(missing(withComma)).toEqual([]);
  });

  test('the guide names the methods of docs/differences.md, and only existing ones', () => {
    const all = new Set(operations.map(({ name }) => name));
    const reported = codesIn(readPage('docs/differences.md')).filter((code) => all.has(code));
    expect(reported.length).toBeGreaterThan(8);
    expect(missing(reported)).toEqual([]);
    const wrong = [...named].filter(
      (code) => /^[a-z]\w+(\.\w+)+$/i.test(code) && !all.has(code) && code !== 'package.json',
    );
    const resources = wrong.filter((code) => !operations.some(({ name }) => name.startsWith(`${code}.`)));
    expect(resources).toEqual([]);
  });

  test('the guide names the missing methods', () => {
    const lines = readPage('test/package/official-names-lacking.txt').split('\n');
    const names = lines.flatMap((line) => /^\w\S* (?:Base)?(\w+)/.exec(line)?.[1] ?? []);
    expect(names.length).toBeGreaterThan(50);
    expect(missing([...new Set(names)])).toEqual([]);
  });
});
