/** Compiles every example in the README, checks what programs print and what components show. */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { Cloudflare } from 'flarewire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleRunner, examplesOf, readPage, root } from '../../../test/docs/example-runner.ts';
import { emulatorPackage, nodeArgs, programFolder } from '../../../test/package/program-packages.ts';

const { run } = exampleRunner('react');
const page = readPage('packages/react/README.md');
const programs = examplesOf(page).filter((code) => code.includes('// →'));
/** Examples that start with their file name. */
const files = [...page.matchAll(/```tsx?\n\/\/ ([\w-]+\.tsx?)\n([\s\S]*?)```/g)].map(([, name = '', code = '']) => ({
  name,
  code,
}));

const folder = await programFolder('react-components');
const emulator = (await emulatorPackage()).createEmulator();
let url = '';
let zone_id = '';
beforeAll(async () => {
  ({ url } = await emulator.listen({ port: 0 }));
  const client = new Cloudflare({ apiToken: 'any', baseURL: url });
  ({ id: zone_id } = await client.zones.create({ account: {}, name: 'example.com' }));
  await client.dns.records.create({ zone_id, type: 'A', name: 'mail.example.com', content: '192.0.2.1', ttl: 60 });
  for (const { name, code } of files) writeFileSync(join(folder, name), code);
  programs.forEach((code, i) => {
    writeFileSync(join(folder, `program-${i}.mts`), code);
  });
});
afterAll(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

const node = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, CLOUDFLARE_BASE_URL: url, CLOUDFLARE_API_TOKEN: 'any' },
  }).then(
    ({ stdout }) => stdout.trim(),
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );

test('the README contains examples', () => {
  expect([programs.length, files.length]).toEqual([2, 7]);
});

test('every README example compiles', async () => {
  const config = { extends: join(root, 'tsconfig.json'), include: [folder], exclude: [] };
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  expect(await node(join(root, 'node_modules/typescript/bin/tsc'), '-p', folder)).toBe('');
});

test.each(programs.map((code, i) => [i + 1, code] as const))(
  'README program %i prints its output',
  async (number, code) => {
    const due = [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line);
    expect((await run(`${number}`, code)).split('\n')).toEqual(due);
  },
);

/** Renders a component, presses its button if it has one, and prints the expected text once it appears. */
const driver = (file: string, component: string, due: string) => `
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('', { url: 'http://localhost' });
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
const { createElement, Suspense } = await import('react');
const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query');
const { fireEvent, render, waitFor } = await import('@testing-library/react');
const { ${component}: Component } = await import('./${file}');
const props = { zone_id: '${zone_id}' };
const example = Component.constructor.name === 'AsyncFunction' ? await Component(props) : createElement(Component, props);
const client = new QueryClient();
const { container } = render(createElement(QueryClientProvider, { client }, createElement(Suspense, {}, example)));
for (const button of container.querySelectorAll('button')) fireEvent.click(button);
await waitFor(() => { if (!container.textContent.includes('${due}')) throw new Error(container.innerHTML); });
console.log('shown');
process.exit();
`;

test.each([
  ['zone.tsx', 'Zone', 'example.com'],
  ['records.tsx', 'Records', 'mail.example.com'],
  ['zones.tsx', 'Zones', 'example.com'],
  ['add-record.tsx', 'AddRecord', 'Added'],
  ['heading.tsx', 'Heading', 'example.com'],
  ['page.tsx', 'Page', 'mail.example.com'],
])('README component %s shows its documented content', async (file, component, due) => {
  const outfile = join(folder, `${component}.mjs`);
  await build({
    stdin: { contents: driver(file, component, due), resolveDir: folder },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
  });
  expect(readFileSync(outfile, 'utf8')).toContain(component);
  expect(await node(...nodeArgs, outfile)).toBe('shown');
});
