/** The console and the command as users get them: built, packed, put into an empty project with what they depend on. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packed } from './built.ts';
import { otherNode, place, root, run, runOrFail, temporaryFolder, unpack } from './pack-support.ts';

const NAMES = {
  client: 'flarewire',
  schema: '@flarewire/schema',
  contract: '@flarewire/contract',
  'zone-file': '@flarewire/zone-file',
  'rules-language': '@flarewire/rules-language',
  emulator: '@flarewire/emulator',
} as const;
const OWN = { console: '@flarewire/console', cli: '@flarewire/cli' } as const;

const folder = temporaryFolder();
const project = join(folder, 'project');
const tarballs = new Map<string, string>();

beforeAll(async () => {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  for (const [name, module] of Object.entries({ ...NAMES, ...OWN })) {
    const tarball = await packed(name as keyof typeof NAMES | keyof typeof OWN); // their keys
    tarballs.set(name, tarball);
    await unpack(tarball, project, module);
  }
  // The other dependencies come from the repository, because there is no network here.
  for (const name of foreign('emulator')) {
    mkdirSync(dirname(join(project, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Dependencies outside of this project. */
function foreign(name: string): string[] {
  const installed = join(project, 'node_modules/@flarewire', name, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(installed, 'utf8'));
  return Object.keys(dependencies).filter((one) => !/^(flarewire|@flarewire\/.+)$/.test(one));
}

const command = (name: keyof typeof OWN): string => join(project, 'node_modules', OWN[name], 'dist/cli.js');

describe.each(['console', 'cli'])('the tarball of %s', (name) => {
  test('the tarball passes publint', async () => {
    const bytes = readFileSync(tarballs.get(name) ?? '');
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
    expect((await publint({ pack: { tarball: file as ArrayBuffer }, strict: true })).messages).toEqual([]);
  });

  test('the tarball depends only on packages of this project and has a description', () => {
    const installed = join(project, 'node_modules/@flarewire', name);
    const { scripts } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(foreign(name)).toEqual([]);
    expect(scripts).toBeUndefined();
    expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  });
});

async function started(args: readonly string[]): Promise<{ child: ChildProcess; link: string }> {
  const child = spawn(process.execPath, [command('console'), '--port', '0', '--emulator-port', '0', ...args], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, link: /http:\S+/.exec(line)?.[0] ?? '' };
}

test('the console serves its page, opens by its link, sends calls, and ends when asked', async () => {
  const { child, link } = await started([]);
  try {
    const { origin, hash } = new URL(link);
    const page = await (await fetch(origin)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    expect((await fetch(origin + script)).headers.get('content-type')).toContain('javascript');
    const own = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const body = JSON.stringify({ key: hash.slice('#key='.length) });
    const opened = await fetch(`${origin}/api/session`, { method: 'POST', headers: own, body });
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { token } = (await opened.json()) as { token: string };
    const answer = await fetch(`${origin}/api/call`, {
      method: 'POST',
      headers: { ...own, cookie, 'x-flarewire-session': token },
      body: JSON.stringify({ operation: 'accounts.list', params: {} }),
    });
    const [head, ...rest] = (await answer.text()).split('\n');
    expect(JSON.parse(head ?? '')).toMatchObject({ ok: true, status: 200 });
    expect(JSON.parse(rest.join('\n'))).toMatchObject({ success: true });
  } finally {
    child.kill('SIGINT');
  }
  expect(await once(child, 'exit')).toEqual([0, null]);
});

describe('an outdated Node', () => {
  /** Simulates an old Node: its version, and no SQLite. */
  const OLD = `Object.defineProperty(process.versions, 'node', { value: '20.19.0' }); delete process.getBuiltinModule;`;
  const asOld = (...args: readonly string[]) =>
    run(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(OLD)}`, ...args], project);

  test('every command reports only the required version', async () => {
    const commands = Object.entries({ ...NAMES, ...OWN }).flatMap(([folder, module]) => {
      const { bin = {} } = JSON.parse(readFileSync(join(project, 'node_modules', module, 'package.json'), 'utf8'));
      return folder === 'client' ? [] : Object.values<string>(bin).map((file) => [module, file] as const);
    });
    expect(commands).toHaveLength(3);
    for (const [module, file] of commands) {
      const { code, stdout, stderr } = await asOld(join(project, 'node_modules', module, file), '--help');
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toBe(
        `${module} needs Node 22.20 or newer; this is Node 20.19.0. Install a newer one: https://nodejs.org\n`,
      );
    }
  });

  test('this is also observed on the Node of this machine', async ({ skip }) => {
    const node = (await otherNode()) ?? skip('there is no other Node from version 20 on in the PATH');
    const version = (await runOrFail(node, ['--version'], project)).trim().slice(1);
    const isOld = Number(version.split('.')[0]) < 22;
    for (const file of ['@flarewire/cli/dist/flarewire.cjs', '@flarewire/emulator/dist/flarewire-emulator.cjs']) {
      const { code, stderr } = await run(node, [join(project, 'node_modules', file), '--version'], project);
      const due = isOld ? [1, [expect.stringContaining(`this is Node ${version}.`), '']] : [0, ['']];
      expect([code, stderr.split('\n')]).toEqual(due);
    }
  });

  test('a program that imports the emulator gets an error', async () => {
    const cwd = place(project, { 'program.mjs': "import '@flarewire/emulator';" });
    const { code, stderr } = await asOld(join(cwd, 'program.mjs'));
    expect(code).toBe(1);
    expect(stderr).toContain('Error: @flarewire/emulator needs Node 22.20 or newer; this is Node 20.19.0. ');
  });

  test('no unavailable module is imported earlier', () => {
    for (const name of ['emulator', 'console']) {
      const dist = join(project, 'node_modules/@flarewire', name, 'dist');
      const files = readdirSync(dist).filter((file) => file.endsWith('.js'));
      expect(files.length).toBeGreaterThan(1);
      for (const file of files)
        expect(readFileSync(join(dist, file), 'utf8')).not.toMatch(/from\s*["']node:sqlite["']/);
    }
  });
});

test('the example of the README opens a console', async () => {
  const readme = readFileSync(join(root, 'packages/console/README.md'), 'utf8');
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const cwd = place(project, { 'program.js': `${example}\nawait close();\nawait emulator.close();\n` });
  expect(await runOrFail(process.execPath, ['program.js'], cwd)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#key=[\w-]+\n$/);
});

test('the command prints the parameters of an operation and its request', async () => {
  expect(await runOrFail(process.execPath, [command('cli'), '--version'], project)).toMatch(/^\d+\.\d+\.\d+\n$/);
  const help = await runOrFail(process.execPath, [command('cli'), 'call', 'zones.get', '--help'], project);
  expect(help).toContain('GET /zones/{zone_id}');
  const plan = await runOrFail(process.execPath, [command('cli'), 'call', 'zones.list', '--plan'], project);
  expect(JSON.parse(plan)).toMatchObject({ method: 'GET', url: 'https://api.cloudflare.com/client/v4/zones' });
});
