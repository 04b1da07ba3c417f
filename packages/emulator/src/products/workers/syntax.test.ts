import { expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../../test/sandbox.ts';

const upload = async (text: string, type = 'application/javascript+module') => {
  const data = new FormData();
  const isModule = type.endsWith('+module');
  const metadata = isModule ? { main_module: 'main.js' } : { body_part: 'main.js' };
  data.append('metadata', new Blob([JSON.stringify(metadata)], { type: 'application/json' }));
  data.append('main.js', new Blob([text], { type }), 'main.js');
  const { status, json } = await testSandbox().call('PUT', `/accounts/${ACCOUNT}/workers/scripts/one`, data);
  return [status, json.errors?.[0]?.code, json.errors?.[0]?.message];
};

it('a module that does not parse is refused with its line', async () => {
  expect(await upload('export default {\n  fetch: () => {{\n}')).toEqual([
    400,
    10021,
    'Uncaught SyntaxError: Unexpected token\n  at main.js:3\n',
  ]);
});

it('code nested too deep to parse is refused without a crash', async () => {
  expect((await upload(`export default ${'('.repeat(100_000)}`)).slice(0, 2)).toEqual([400, 10021]);
});

it.each<[string, string, string?]>([
  [
    'top-level await, import attributes and private fields',
    "import x from 'cloudflare:x' with { type: 'json' }; class A { #b = 1; static { await1; } } await 0; export default { fetch() {} }",
  ],
  [
    'an older Worker without modules',
    "addEventListener('fetch', (event) => event.respondWith(new Response('hi')))",
    'application/javascript',
  ],
])('valid code is accepted: %s', async (_, text, type) => {
  expect((await upload(text, type))[0]).toBe(200);
});

it('a script sent as the whole body is called worker.js', async () => {
  const headers = { 'content-type': 'application/javascript' };
  const path = `/accounts/${ACCOUNT}/workers/scripts/one`;
  const { status, json } = await testSandbox().call('PUT', path, '------form\nA: b', headers);
  expect([status, json.errors?.[0]?.message]).toMatchObject([400, expect.stringContaining('at worker.js:1')]);
});

it('a module that is not uploaded is refused; those of the runtime and of Node are there', async () => {
  expect(await upload("import './missing.js'; export default { fetch() {} }")).toEqual([
    400,
    10021,
    'Uncaught Error: No such module "missing.js".\n  imported from "main.js"',
  ]);
  const there =
    "import 'node:fs'; import 'fs/promises'; import 'cloudflare:workers'; import * as own from './main.js';";
  expect((await upload(`${there} export default { fetch() {} }`))[0]).toBe(200);
});

it.each(['export default {}', 'const x = 1;', 'export {}'])('%s handles nothing and is refused', async (text) => {
  expect((await upload(text)).slice(0, 2)).toEqual([400, 10068]);
});

it.each(['export class A {}', 'export default app', 'export * from "cloudflare:workers"', 'export { a as b }; var a'])(
  '%s may handle something',
  async (text) => {
    expect((await upload(text))[0]).toBe(200);
  },
);
