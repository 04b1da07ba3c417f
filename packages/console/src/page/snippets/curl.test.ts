/** Runs commands in a real shell and checks that they send what the client sends, whatever the values. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { index, loadProduct } from '@flarewire/contract';
import type { ClientClass } from '@flarewire/snippets';
import { filesIn } from '@flarewire/snippets';
import { Cloudflare } from 'flarewire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFile, type Params, type Subject } from '../form/schema.ts';
import { type Snippets, snippetsOf } from './snippets.ts';
import { bytesOf, readSent, type Sent, sentByClient, TOKEN } from './test-support.ts';

const run = promisify(execFile);
const Client: ClientClass = Cloudflare;

const received: Sent[] = [];
let server: Server;
let baseURL: string;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snippets-'));
  server = createServer(async (incoming, answer) => {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece);
    const { method = '', url, headers } = incoming;
    const sent = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    const hasBody = headers['content-length'] !== undefined && method !== 'GET';
    const body = hasBody ? { body: Buffer.concat(pieces) } : {};
    received.push(await readSent(new Request(`http://${headers.host}${url}`, { method, headers: sent, ...body })));
    answer.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseURL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/client/v4`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

async function subjectOf(name: string): Promise<Subject> {
  const operation = index().operations.find((one) => one.name === name);
  const document = await loadProduct(name.split('.')[0] ?? '');
  const schemas = document.operations[name];
  if (operation === undefined || schemas === undefined) throw new Error(`There is no operation ${name}.`);
  return { operation, schemas, defs: document.schemas };
}

async function snippetsFor(name: string, params: Params): Promise<Snippets> {
  return snippetsOf({ Client, subject: await subjectOf(name), params, baseURL, showSecrets: true });
}

const NASTY = `it's "quoted" $HOME \`id\` $(id) !! \\ \\n %41 ;&|<>*?[]{}~# ünï 漢字 😀\u2028\nsecond line\r\n\ttab`;

const CASES: [what: string, operation: string, params: Params][] = [
  [
    'a query',
    'dns.records.list',
    { zone_id: 'z', 'name.x': 'a', comment: { contains: NASTY }, tag: { exact: '@a' }, per_page: 5 },
  ],
  ['a path', 'kv.namespaces.values.get', { account_id: NASTY, namespace_id: "'", key_name: '@key/$(id)?#' }],
  [
    'JSON',
    'dns.records.create',
    { zone_id: 'z', type: 'TXT', name: '@', ttl: 1, content: NASTY, tags: ["'", '"', '`', NASTY] },
  ],
  [
    'text that could be a file',
    'kv.namespaces.values.update',
    { account_id: 'a', namespace_id: 'n', key_name: 'k', value: '@/etc/hostname' },
  ],
  [
    'text of several lines',
    'kv.namespaces.values.update',
    { account_id: 'a', namespace_id: 'n', key_name: 'k', value: `${NASTY}\n\n` },
  ],
  ['an empty text', 'kv.namespaces.values.update', { account_id: 'a', namespace_id: 'n', key_name: 'k', value: '' }],
  [
    'fields of a form',
    'kv.namespaces.values.update',
    { account_id: 'a', namespace_id: 'n', key_name: 'k', value: `@${NASTY};type=x`, metadata: { a: NASTY } },
  ],
  ['fields that could be files', 'dns.records.import', { zone_id: 'z', file: '@/etc/hostname', proxied: '<x' }],
  [
    'files of a script',
    'workers.scripts.update',
    {
      account_id: 'a',
      script_name: "it's",
      metadata: {
        main_module: 'src/wörk "er".js',
        bindings: [{ type: 'plain_text', name: 'A', text: `a;b"\\${NASTY}` }],
      },
      files: [
        new File(['export default {}'], 'src/wörk "er".js', { type: 'application/javascript+module' }),
        new File([Uint8Array.of(0, 13, 10, 255)], "it's $(id);a,b.wasm", { type: 'application/wasm' }),
      ],
    },
  ],
  [
    'bytes',
    'r2.buckets.objects.upload',
    {
      account_id: 'a',
      bucket_name: 'b-b',
      object_key: "it's/a b",
      'cf-r2-jurisdiction': 'eu',
      body: Uint8Array.of(0, 10, 13, 10, 255),
    },
  ],
  [
    'an upload',
    'images.v1.create',
    { account_id: 'a', file: new File(['x'], 'cat 1.png', { type: 'image/png' }), metadata: { a: "'" } },
  ],
  ['no body', 'zones.delete', { zone_id: 'z' }],
  ['SQL as text', 'analyticsEngine.sql.query', { account_id: 'a', body: `SELECT '${NASTY}'` }],
  [
    'lines of JSON',
    'vectorize.indexes.insert',
    { account_id: 'a', index_name: 'i', body: '{"id":"1","values":[1]}\n{"id":"\'"}\n' },
  ],
];

describe('curl sends the same request as the client', () => {
  test.each(CASES)("curl sends the client's request for %s", async (_what, name, params) => {
    for (const [value, { name: file }] of filesIn(params)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      if (isFile(value)) await writeFile(join(folder, file), await bytesOf(value));
    }
    const { curl } = await snippetsFor(name, params);
    received.length = 0;
    const env = { PATH: process.env.PATH ?? '', CLOUDFLARE_API_TOKEN: TOKEN, HOME: 'not-this' };
    // -H enables history expansion, as in an interactive shell.
    await run('bash', ['-H', '-c', curl], { cwd: folder, env });
    const wanted = await sentByClient(name, params, baseURL);
    expect(received).toEqual([wanted]);
  });
});

test('curl asks for a token on a real account only, and says so', async () => {
  const subject = await subjectOf('zones.list');
  const shell = async (isLocal: boolean): Promise<unknown> => {
    const { curl } = await snippetsOf({ Client, subject, params: {}, baseURL, isLocal });
    received.length = 0;
    // The variable is not set.
    return run('sh', ['-c', curl], { env: { PATH: process.env.PATH ?? '' }, timeout: 20_000 });
  };
  await shell(true);
  expect(received.map(({ token }) => token)).toEqual(['Bearer any']);
  await expect(shell(false)).rejects.toThrow(
    /CLOUDFLARE_API_TOKEN: is not set: export CLOUDFLARE_API_TOKEN=YOUR_TOKEN/,
  );
  expect(received).toEqual([]);
});

test("the React hook's code includes its client", async () => {
  const { react } = await snippetsFor('zones.list', {});
  expect(react).toContain("import Cloudflare from 'flarewire';");
  expect(react).toContain(`createFlarewire(new Cloudflare({ baseURL: '${baseURL}' }))`);
});

describe('the flarewire command line', () => {
  const zone_id = '023e105f4ecef8ad9ca31a8372d0c353';
  const said = async (params: Params): Promise<string[]> => {
    const { cli } = await snippetsFor('dns.records.create', params);
    const script = `flarewire() { printf '%s\\0' "$@"; printf '%s' "$CLOUDFLARE_BASE_URL"; }\n${cli}`;
    const { stdout } = await run('bash', ['-H', '-c', script]);
    const words = stdout.split('\0');
    expect(words.pop()).toBe(baseURL);
    return words;
  };

  test('the command has a flag for each parameter', async () => {
    const words = await said({ zone_id, type: 'TXT', name: '@', ttl: 1, content: NASTY });
    expect(words.slice(0, 3)).toEqual(['dns', 'records', 'create']);
    const flags = Object.fromEntries(
      words.slice(3).flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1]]] : [])),
    );
    expect(flags).toEqual({ '--zone': zone_id, '--type': 'TXT', '--name': '@', '--ttl': '1', '--content': NASTY });
  });

  test('the command uses a JSON argument where flags would be ambiguous', async () => {
    const params = { zone_id: "it's", type: 'TXT', name: '@', ttl: 1, content: NASTY };
    const [verb, operation, json = ''] = await said(params);
    expect([verb, operation, JSON.parse(json)]).toEqual(['call', 'dns.records.create', params]);
  });
});

test('secrets in the command are masked unless requested', async () => {
  const params = { account_id: 'a', name: 'tunnel', tunnel_secret: 'AQIDBAUGBwgBAgMEBQYHCAECAwQFBgcIAQIDBAUGBwg=' };
  const subject = await subjectOf('zeroTrust.tunnels.cloudflared.create');
  const hidden = await snippetsOf({ Client, subject, params, baseURL });
  const open = await snippetsOf({ Client, subject, params, baseURL, showSecrets: true });
  for (const text of Object.values(hidden)) expect(text).not.toContain('AQIDBAUG');
  for (const text of Object.values(open)) expect(text).toContain('AQIDBAUG');
  for (const text of [...Object.values(hidden), ...Object.values(open)]) expect(text).not.toContain(TOKEN);
});

test('a missing path parameter appears as its name', async () => {
  const { curl, typescript } = await snippetsFor('dns.records.get', { zone_id: '' });
  expect(curl).toContain('/zones/ZONE_ID/dns_records/DNS_RECORD_ID');
  expect(typescript).toContain("client.dns.records.get('DNS_RECORD_ID', { zone_id: 'ZONE_ID' })");
});

test('parameters that cannot be sent are explained', async () => {
  const subject = await subjectOf('workers.scripts.update');
  const params = { account_id: 'a', script_name: 's', metadata: { main_module: 'a.js' }, files: [] };
  await expect(snippetsOf({ Client, subject, params, baseURL })).rejects.toThrow('metadata names "a.js"');
});
