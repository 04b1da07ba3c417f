/** Every program of examples/ runs against the emulator, and again where it says that it may. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator } from '@flarewire/emulator';
import Cloudflare from 'flarewire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage, root } from './example-runner.ts';

const names = readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.ts'));
const folder = mkdtempSync(join(tmpdir(), 'flarewire-examples-'));
const emulator = createEmulator();
const client = new Cloudflare({ apiToken: 'any', fetch: emulator.fetch });
const ran = new Set<string>();
let url = '';
let zone_id = '';
let account_id = '';

beforeAll(async () => {
  ({ url } = await emulator.listen({ port: 0 }));
  const [account] = await client.accounts.list().all();
  account_id = account?.id ?? '';
  zone_id = (await client.zones.create({ account: { id: account_id }, name: 'example.com', type: 'full' })).id;
});
afterAll(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a program prints, given its arguments and what it reads. */
function run(name: string, args: readonly string[], input = ''): Promise<string> {
  ran.add(`${name}.ts`);
  const env = { PATH: process.env.PATH, CLOUDFLARE_BASE_URL: url, CLOUDFLARE_API_TOKEN: 'any' };
  const program = join(root, 'examples', `${name}.ts`);
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--conditions=flarewire-source', '--no-warnings', program, ...args],
      { env },
      (error, stdout, stderr) => (error ? reject(new Error(stderr || error.message)) : resolve(stdout.trim())),
    );
    child.stdin?.end(input);
  });
}

function files(name: string, contents: { readonly [path: string]: string }): string {
  const path = join(folder, name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path);
  for (const [file, text] of Object.entries(contents)) writeFileSync(join(path, file), text);
  return path;
}

const records = (type: 'A' | 'TXT') => client.dns.records.list({ zone_id, type }).all();

describe('DNS', () => {
  test('ddns lets a name follow an address', async () => {
    const to = (address: string) => run('ddns', ['home.example.com', address]);
    expect(await to('203.0.113.7')).toBe('home.example.com is new and leads to 203.0.113.7');
    expect(await to('203.0.113.7')).toBe('home.example.com leads to 203.0.113.7 already');
    expect(await to('203.0.113.8')).toBe('home.example.com leads to 203.0.113.8, no longer to 203.0.113.7');
    expect((await records('A')).map(({ content }) => content)).toEqual(['203.0.113.8']);
    await expect(run('ddns', ['home.example.net', '203.0.113.7'])).rejects.toThrow(/No zone of this account/);
  });

  test('acme-dns-01 sets and clears one challenge of two', async () => {
    const name = '_acme-challenge.example.com';
    expect(await run('acme-dns-01', ['set', 'example.com', 'one'])).toBe(`${name}: 1 challenge`);
    expect(await run('acme-dns-01', ['set', '*.example.com', 'two'])).toBe(`${name}: 2 challenges`);
    expect(await run('acme-dns-01', ['clear', 'example.com', 'one'])).toBe(`${name}: 1 challenge`);
    expect((await records('TXT')).map(({ content }) => content)).toEqual(['"two"']);
  });

  test('zone-backup saves, and restores what was lost', async () => {
    const path = join(folder, 'backup');
    expect(await run('zone-backup', ['save', path])).toMatch(/^example\.com: \d+ records saved$/);
    const [record] = await records('A');
    await client.dns.records.delete(record?.id ?? '', { zone_id });
    expect(await records('A')).toEqual([]);
    expect(await run('zone-backup', ['restore', path, 'example.com'])).toMatch(/^example\.com: 1 records added$/);
    expect((await records('A')).map(({ content }) => content)).toEqual(['203.0.113.8']);
  });
});

describe('storage', () => {
  test('kv-sync writes what is new and removes what is gone', async () => {
    const path = files('pairs', { 'a.txt': 'a', 'b.txt': 'b' });
    expect(await run('kv-sync', ['settings', path])).toBe('settings: 2 written, 0 removed');
    expect(await run('kv-sync', ['settings', path])).toBe('settings: 0 written, 0 removed');
    files('pairs', { 'a.txt': 'other', 'c.txt': 'c' });
    expect(await run('kv-sync', ['settings', path])).toBe('settings: 2 written, 1 removed');
    const [namespace] = await client.kv.namespaces.list({ account_id }).all();
    const value = await client.kv.namespaces.values.get('a.txt', { account_id, namespace_id: namespace?.id ?? '' });
    expect(await value.text()).toBe('other');
  });

  test('r2-bucket sets up a bucket, and again', async () => {
    const file = join(files('pictures', { 'logo.svg': '<svg/>' }), 'logo.svg');
    for (let i = 0; i < 2; i++)
      expect(await run('r2-bucket', ['pictures', 'https://app.example.com', file])).toBe(
        'pictures: uploads/logo.svg stored, open to https://app.example.com',
      );
  });
});

describe('the rest', () => {
  test('redirect-list makes a list of a file', async () => {
    const path = join(files('redirects', { 'list.csv': 'example.com/a,https://example.com/b\n' }), 'list.csv');
    expect(await run('redirect-list', ['moved', path])).toBe('moved: 1 redirects');
    writeFileSync(path, 'example.com/a,https://example.com/c\nexample.com/d,https://example.com/e\n');
    expect(await run('redirect-list', ['moved', path])).toBe('moved: 2 redirects');
  });

  test('deploy-worker sends files and script', async () => {
    const path = files('site', { 'index.html': '<h1>Hello</h1>', 'style.css': 'h1 {}' });
    expect(await run('deploy-worker', ['site', path])).toBe('site: 2 files');
    expect((await client.workers.scripts.list({ account_id }).all()).map(({ id }) => id)).toEqual(['site']);
  });

  test('access-application makes one application with one policy', async () => {
    for (let i = 0; i < 2; i++)
      expect(await run('access-application', ['intranet.example.com', 'example.com'])).toBe(
        'intranet.example.com: Everybody at example.com',
      );
  });

  test('purge-on-deploy purges in batches', async () => {
    const paths = Array.from({ length: 31 }, (_, i) => `public/${i}.html`).join('\n');
    expect(await run('purge-on-deploy', ['example.com'], paths)).toBe('example.com: 31 purged');
  });

  test('audit-export writes a line for each thing done', async () => {
    const lines = (await run('audit-export', ['2000-01-01'])).split('\n').map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line.when).toMatch(/^\d{4}-/);
  });

  test('radar-report prints tables', async () => {
    const shares = [...(await run('radar-report', ['7d'])).matchAll(/^\| \S+ \| ([\d.]+) % \|$/gm)];
    expect(shares.length).toBeGreaterThan(3);
  });
});

test('every program is run here, and named in the README', () => {
  expect([...ran].sort()).toEqual(names);
  const readme = readPage('README.md');
  for (const name of names) {
    expect(readme, name).toContain(`(examples/${name})`);
    expect(readFileSync(join(root, 'examples', name), 'utf8')).toMatch(
      /^\/\*\*\n \* \S[\s\S]*?Token: [\s\S]*?\*\/\nimport /,
    );
  }
});
