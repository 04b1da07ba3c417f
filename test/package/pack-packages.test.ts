/** The contract, the schema engine, the reader of zone files and the emulator as users get them: built, packed, put into an empty project. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packed } from './built.ts';
import { bin, place, root, run, runOrFail, temporaryFolder, unpack } from './pack-support.ts';

const folder = temporaryFolder();
const project = join(folder, 'project');
const tarballs = new Map<string, string>();

beforeAll(async () => {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  for (const name of ['schema', 'contract', 'zone-file', 'rules-language', 'emulator', 'bulk', 'backup'] as const) {
    const tarball = await packed(name);
    tarballs.set(name, tarball);
    await unpack(tarball, project, `@flarewire/${name}`);
  }
  // The other dependencies come from the repository, because there is no network here.
  const manifest = JSON.parse(readFileSync(join(project, 'node_modules/@flarewire/emulator/package.json'), 'utf8'));
  for (const name of Object.keys(manifest.dependencies).filter((one) => !one.startsWith('@flarewire/'))) {
    mkdirSync(dirname(join(project, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['schema', 'contract', 'zone-file', 'rules-language', 'emulator', 'bulk', 'backup'])(
  'the tarball of %s',
  (name) => {
    test('the tarball passes publint', async () => {
      const bytes = readFileSync(tarballs.get(name) ?? '');
      const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
      expect((await publint({ pack: { tarball: file as ArrayBuffer }, strict: true })).messages).toEqual([]);
    });

    test('the tarball passes Are The Types Wrong as a package of ES modules', async () => {
      const args = [tarballs.get(name) ?? '', '--format', 'json', '--profile', 'esm-only'];
      expect((await run(join(bin, 'attw'), args, folder)).code).toBe(0);
    });
  },
);

test('the contract reads its data from where it is installed', async () => {
  const program = `import { index, loadProduct } from '@flarewire/contract';
import data from '@flarewire/contract/generated/index.json' with { type: 'json' };
const { operations } = index();
const document = await loadProduct('kv');
console.log(operations.length > 3000, operations.length === data.operations.length, Object.keys(document.schemas).length > 0);`;
  const cwd = place(project, { 'program.js': program });
  expect(await runOrFail(process.execPath, ['program.js'], cwd)).toBe('true true true\n');
});

test('the zone file parser uses only platform APIs that browsers have', async () => {
  const program = `import { parseZone, printRecord } from '@flarewire/zone-file';
const { records, problems } = parseZone('hafenbüro AAAA 2001:DB8::0:1 ; cf_tags=a:\\"1,2\\"\\nb A 1', 'harbour.example');
console.log(printRecord(records[0]), problems[0].line);`;
  const cwd = place(project, { 'program.js': program });
  const printed = 'xn--hafenbro-c6a.harbour.example.\tIN\tAAAA\t2001:db8::1 ; cf_tags=a:"1,2" 2\n';
  expect(await runOrFail(process.execPath, ['program.js'], cwd)).toBe(printed);
  const code = readFileSync(join(project, 'node_modules/@flarewire/zone-file/dist/index.js'), 'utf8');
  expect(code).not.toMatch(/\bnode:|\bBuffer\b|\bprocess\b|^import\b/m);
});

test('the Rules language uses only platform APIs that browsers have', async () => {
  const program = `import { printExpression, readExpression } from '@flarewire/rules-language';
const read = readExpression('!(ssl) && ip.src == 2001:db8::1');
console.log(printExpression(read.expression), readExpression('ssl and').at);`;
  const cwd = place(project, { 'program.js': program });
  expect(await runOrFail(process.execPath, ['program.js'], cwd)).toBe('not ssl and ip.src eq 2001:db8::1 7\n');
  const code = readFileSync(join(project, 'node_modules/@flarewire/rules-language/dist/index.js'), 'utf8');
  expect(code).not.toMatch(/\bnode:|\bBuffer\b|\bprocess\b|^import\b/m);
});

test('the schema engine uses only platform APIs that browsers have', async () => {
  const program = `import { check, coerce, problemText, sample } from '@flarewire/schema';
const ttl = { anyOf: [{ const: 1 }, { type: 'integer', minimum: 30 }] };
console.log(problemText(check(ttl, coerce(ttl, '20', {}), {})[0]), sample(ttl, {}));`;
  const cwd = place(project, { 'program.js': program });
  const printed = 'must be 1 or an integer from 30, not "20" 1\n';
  expect(await runOrFail(process.execPath, ['program.js'], cwd)).toBe(printed);
  const code = readFileSync(join(project, 'node_modules/@flarewire/schema/dist/index.js'), 'utf8');
  expect(code).not.toMatch(/\bnode:|\bBuffer\b|\bprocess\b|^import\b/m);
});

test('the emulator responds as a function', async () => {
  const program = `import { createEmulator } from '@flarewire/emulator';
const emulator = createEmulator();
const headers = { authorization: 'Bearer any' };
const response = await emulator.fetch('https://api.cloudflare.com/client/v4/accounts', { headers });
console.log(response.status, (await response.json()).success);
await emulator.close();`;
  const cwd = place(project, { 'program.js': program });
  expect(await runOrFail(process.execPath, ['program.js'], cwd)).toBe('200 true\n');
});

test('the emulator runs SQL, and the program can still end', async () => {
  const program = `import { createEmulator } from '@flarewire/emulator';
const emulator = createEmulator();
const ask = async (path, body) => {
  const init = { method: 'POST', headers: { authorization: 'Bearer any', 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await emulator.fetch('https://api.cloudflare.com/client/v4/accounts/f1a4e000000000000000000000000001/d1/database' + path, init);
  return (await response.json()).result;
};
const { uuid } = await ask('', { name: 'one' });
const [{ results }] = await ask('/' + uuid + '/query', { sql: 'SELECT 1 AS one' });
console.log(JSON.stringify(results));`;
  const { code, stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', program], project);
  expect({ code, stdout: stdout.trim(), stderr }).toEqual({ code: 0, stdout: '[{"one":1}]', stderr: '' });
});

test('the command of the emulator prints its URL and responds there', async () => {
  const command = join(project, 'node_modules/@flarewire/emulator/dist/cli.js');
  const child = spawn(process.execPath, [command, '--port', '0'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
    const [address = ''] = /http:\/\/[^\s]+/.exec(url) ?? [];
    const response = await fetch(`${address}/accounts`, { headers: { authorization: 'Bearer any' } });
    expect(await response.json()).toMatchObject({ success: true });
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});

test('a program compiles with the types of the packages', async () => {
  const program = `import { index, type Operation } from '@flarewire/contract';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { parseZone, type ZoneRecord } from '@flarewire/zone-file';
const operation: Operation | undefined = index().operations[0];
const emulator: Emulator = createEmulator({ seed: 1 });
// @ts-expect-error a seed is a number or text
createEmulator({ seed: {} });
const record: ZoneRecord | undefined = parseZone('a A 192.0.2.1', 'harbour.example').records[0];
console.log(operation?.path, emulator.clock.now(), record?.name);
`;
  const compilerOptions = {
    ...{ strict: true, noEmit: true, module: 'nodenext', target: 'es2022' },
    ...{ types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
  };
  const config = JSON.stringify({ compilerOptions, files: ['program.ts'] });
  const cwd = place(project, { 'program.ts': program, 'tsconfig.json': config });
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  expect((await run(process.execPath, [tsc, '-p', cwd], cwd)).stdout).toBe('');
});
