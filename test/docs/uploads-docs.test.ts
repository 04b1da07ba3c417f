/** Every example of docs/uploads.md runs as printed, against the emulator. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emulatorPackage, nodeArgs, programFolder } from '../package/program-packages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = await programFolder('uploads-docs');
const page = readFileSync(join(root, 'docs/uploads.md'), 'utf8');
const [start = '', ...examples] = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
const titles = [...page.matchAll(/^## (.*)\n(?=(?:(?!^## )[\s\S])*?```ts)/gm)].map((match) => match[1] ?? '');

const LOGO = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 255]);
const expected: { readonly [title: string]: string } = {
  'KV values': LOGO.toString('hex'),
  'R2 objects': 'images/logo.png',
  'Workers scripts': 'true',
  'Static assets of a Worker': '/css/site.css,/index.html',
  'Pages deployments': 'string',
  Images: 'string',
  Videos: '100 %\nid',
  Vectors: 'string',
};

const emulator = (await emulatorPackage()).createEmulator();
let url = '';
beforeAll(async () => {
  ({ url } = await emulator.listen({ port: 0 }));
});
afterAll(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'public/css'), { recursive: true });
  writeFileSync(join(folder, 'logo.png'), LOGO);
  writeFileSync(join(folder, 'add.wasm'), Buffer.from([0, 97, 115, 109]));
  writeFileSync(join(folder, 'film.mp4'), LOGO);
  writeFileSync(join(folder, 'public/index.html'), '<h1>Hello</h1>');
  writeFileSync(join(folder, 'public/css/site.css'), 'h1 { color: red }');
});

test('the page has an example for each expectation', () => {
  expect(titles.slice(-examples.length)).toEqual(Object.keys(expected));
});

test.each(examples.map((code, i) => [Object.keys(expected)[i] ?? '', code] as const))(
  'the example runs: %s',
  async (title, code) => {
    const file = join(folder, 'example.mts');
    writeFileSync(file, `${start}\n${code}`);
    const { stdout } = await promisify(execFile)(process.execPath, [...nodeArgs, file], {
      cwd: folder,
      env: { ...process.env, CLOUDFLARE_BASE_URL: url, CLOUDFLARE_API_TOKEN: 'any-token' },
    });
    // Ids differ in each run.
    expect(stdout.trim().replace(/\b[0-9a-f]{32}\b/g, 'id')).toBe(expected[title]);
  },
);
