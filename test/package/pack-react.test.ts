/** The React bindings as published: built, packed, and installed next to the client and TanStack Query. */
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packed } from './built.ts';
import { bin, place, root, run, runOrFail, temporaryFolder, unpack } from './pack-support.ts';

const MAX_BYTES = 3000;
const folder = temporaryFolder();
const project = join(folder, 'project');
let tarball = '';

beforeAll(async () => {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  await unpack(await packed('client'), project, 'flarewire');
  tarball = await packed('react');
  await unpack(tarball, project, '@flarewire/react');
  // Other dependencies come from the repository, because there is no network here.
  for (const name of ['@tanstack/react-query', '@tanstack/query-core', 'react', '@types/react', 'csstype']) {
    mkdirSync(dirname(join(project, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the React tarball passes publint', async () => {
  const bytes = readFileSync(tarball);
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
  expect((await publint({ pack: { tarball: file as ArrayBuffer }, strict: true })).messages).toEqual([]);
});

test('the React tarball passes Are The Types Wrong as a package of ES modules', async () => {
  const args = [tarball, '--format', 'json', '--profile', 'esm-only'];
  expect((await run(join(bin, 'attw'), args, folder)).code).toBe(0);
});

test('the React tarball has its own README, and no links to missing files', () => {
  const installed = join(project, 'node_modules/@flarewire/react');
  expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  expect(readFileSync(join(installed, 'README.md'), 'utf8')).toMatch(/^# @flarewire\/react\n/);
  expect(readFileSync(join(installed, 'package.json'), 'utf8')).not.toContain('src/');
});

const program = `import { QueryClient } from '@tanstack/react-query';
import { createFlarewire } from '@flarewire/react';
import { Cloudflare } from 'flarewire';

const info = { page: 1, per_page: 1, total_pages: 2 };
const fetch = async (url: string) => Response.json({ success: true, result: [{ name: new URL(url).search }], result_info: info });
const flarewire = createFlarewire(new Cloudflare({ apiToken: 'token', fetch }));
const { items, next } = await new QueryClient().fetchQuery(flarewire.queryOptions('zones.list', { page: 1 }));
const name: string | undefined = items[0]?.name;
console.log(name, next?.page);
// @ts-expect-error the zone is missing
flarewire.queryOptions('zones.get');
`;

test('a program with the React types compiles and runs', async () => {
  const compilerOptions = { strict: true, module: 'nodenext', target: 'es2022', types: [] };
  const config = JSON.stringify({ compilerOptions, files: ['program.ts'] });
  const cwd = place(project, {
    'program.ts': program,
    'tsconfig.json': config,
    'package.json': '{ "type": "module" }',
  });
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  // Without skipLibCheck: the published types are checked as well.
  expect((await run(process.execPath, [tsc, '-p', cwd], cwd)).stdout).toBe('');
  expect(await runOrFail(process.execPath, ['program.js'], cwd)).toBe('?page=1 2\n');
});

test(`the React bindings add at most ${MAX_BYTES} bytes to a page`, async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@flarewire/react';", resolveDir: project },
    external: ['@tanstack/*', 'flarewire'],
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
  });
  expect(gzipSync(outputFiles[0]?.contents ?? '').length).toBeLessThanOrEqual(MAX_BYTES);
});
