/** Standard input and output of the real process: bytes stay bytes, large files are streamed, and a failed write is a failed command. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Cloudflare from 'flarewire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emulatorPackage, shellCommand } from '../../../test/package/program-packages.ts';

const { createEmulator, DEFAULT_ACCOUNT } = await emulatorPackage();
const emulator = createEmulator({ seed: 1, start: 'default' });
const client = new Cloudflare({ apiToken: 'any', fetch: emulator.fetch });
const account_id = DEFAULT_ACCOUNT;
/** Every byte, alone and in an order that is not UTF-8. */
const BYTES = Buffer.concat([Uint8Array.from({ length: 256 }, (_, i) => i), randomBytes(1000)]);
const MEGABYTES = 200;

let namespace_id = '';
let home = '';
let url = '';
/** Counts what it is sent. */
let counted = 0;
const counter = createServer((request, response) => {
  counted = 0;
  request.on('data', (chunk: Buffer) => {
    counted += chunk.length;
  });
  request.on('end', () => response.end('{"success":true,"errors":[],"messages":[],"result":{}}'));
});
beforeAll(async () => {
  ({ url } = await emulator.listen());
  await client.r2.buckets.create({ account_id, name: 'files' });
  ({ id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'bytes' }));
  home = await mkdtemp(join(tmpdir(), 'flarewire-stdio-'));
  await writeFile(join(home, 'bytes.bin'), BYTES);
  await writeFile(join(home, 'large.bin'), '');
  await truncate(join(home, 'large.bin'), MEGABYTES * 1e6);
  await writeFile(
    join(home, 'memory.mjs'),
    "process.on('exit', () => console.error('max', process.resourceUsage().maxRSS, 'kB'));",
  );
  await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  counter.close();
  await emulator.close();
  await rm(home, { recursive: true, force: true });
});

const command = await shellCommand('packages/cli/src/cli.ts', 'flarewire');

interface Ended {
  readonly code: number | null;
  readonly err: string;
}

function shell(line: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const all = { ...process.env, NODE_OPTIONS: '', CLOUDFLARE_API_TOKEN: 'any', CLOUDFLARE_BASE_URL: url, HOME: home };
  const child = spawn('bash', ['--norc', '-c', `flarewire() { ${command} "$@"; }; ${line}`], {
    env: { ...all, XDG_CONFIG_HOME: undefined, ...env },
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, err })));
}

describe('binary input', () => {
  test.each([
    ['--body - < bytes.bin'],
    ['--body @- < bytes.bin'],
    ['--body @bytes.bin'],
    ['--body bytes.bin'],
    ['--body @/dev/stdin < bytes.bin'],
    ['--body <(cat bytes.bin)'],
  ])('of an R2 object by %s arrives unchanged', async (input) => {
    const name = `object-${input.replace(/\W/g, '')}`;
    const { code, err } = await shell(`flarewire r2 buckets objects upload files ${name} ${input}`);
    expect([code, err]).toEqual([0, '']);
    const object = await client.r2.buckets.objects.get(name, { account_id, bucket_name: 'files' });
    expect(Buffer.from(await object.arrayBuffer()).equals(BYTES)).toBe(true);
  });

  test.each([
    ['--value - < bytes.bin'],
    ['--value @- < bytes.bin'],
    ['--value @bytes.bin'],
    ['--value - --metadata \'{"a":1}\' < bytes.bin'],
  ])('of a KV value by %s arrives unchanged', async (input) => {
    const { code, err } = await shell(`flarewire kv namespaces values update ${namespace_id} key ${input}`);
    expect([code, err]).toEqual([0, expect.not.stringContaining('rror')]);
    const value = await client.kv.namespaces.values.get('key', { account_id, namespace_id });
    expect(Buffer.from(await value.arrayBuffer()).equals(BYTES)).toBe(true);
  });

  test('text of a parameter comes from standard input with @-', async () => {
    const { code, err } = await shell(
      'echo -n "from a pipe" | flarewire dns records create --zone example.com --type TXT --name piped --ttl 300 --content @-',
    );
    expect([code, err]).toEqual([0, '']);
    const [zone] = await client.zones.list({ name: 'example.com' }).all();
    const found = await client.dns.records.list({ zone_id: String(zone?.id), type: 'TXT' }).all();
    expect(found.map(({ content }) => content)).toContain('from a pipe');
  });

  test.each(['--body @large.bin', '--body - < large.bin', '--body - < <(cat large.bin)'])(
    `of ${MEGABYTES} MB by %s is streamed`,
    async (input) => {
      const { port } = counter.address() as AddressInfo; // a TCP server that listens has a port
      const { code, err } = await shell(
        `flarewire r2 buckets objects upload files large ${input} --account ${account_id}`,
        {
          CLOUDFLARE_BASE_URL: `http://127.0.0.1:${port}`,
          NODE_OPTIONS: `--import=./memory.mjs`,
        },
      );
      expect([code, counted]).toEqual([0, MEGABYTES * 1e6]);
      expect(Number(/max (\d+) kB/.exec(err)?.[1])).toBeLessThan(230_000);
    },
  );
});

describe('output that cannot be written', () => {
  const lists = [
    'zones list',
    'zones list --json',
    'dns records export --zone example.com',
    'kv export bytes',
    '--help',
    'call zones.list',
  ];

  test.each(existsSync('/dev/full') ? lists : [])('of flarewire %s fails with the reason', async (words) => {
    if (words.startsWith('kv')) await client.kv.namespaces.values.update('a', { account_id, namespace_id, value: 'b' });
    const { code, err } = await shell(`flarewire ${words} > /dev/full`);
    expect([code, err]).toEqual([1, expect.stringMatching(/^The output is incomplete.*ENOSPC/)]);
  });

  test.each(lists)('flarewire %s ends quietly if the reader has gone', async (words) => {
    const { code, err } = await shell(`set -o pipefail; flarewire ${words} | true`);
    expect([code, err]).toEqual([0, '']);
  });
});
