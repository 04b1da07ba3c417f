/** `kill -9` in the middle of a bulk run: after `--resume`, every row was done once, and the report is true. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import Cloudflare from 'flarewire';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const ROWS = 60;
const COMMAND = fileURLToPath(new URL('../cli.ts', import.meta.url));
/** A run of 60 rows takes a second or two. */
const MAX_TIME = 120_000;
const ZONE = 'f1a4e000000000000000000000000010';
const ACCOUNT = 'f1a4e000000000000000000000000001';

type When = 'before' | 'after';

let home = '';
let emulator: Emulator;
let server: Server;
/** Decides for each request of the running command: kill it before the request is processed, or after it. */
let mayPass: (method: string) => When | undefined = () => undefined;
let kill = (): void => {};

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const { method = 'GET', url, headers } = request;
  const killed = mayPass(method);
  if (killed === 'before') return kill();
  const handled = await emulator.fetch(`http://127.0.0.1${url}`, {
    method,
    headers: { authorization: String(headers.authorization), 'content-type': String(headers['content-type']) },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const text = await handled.text();
  if (killed === 'after') return kill();
  response.writeHead(handled.status, { 'content-type': 'application/json' }).end(text);
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'flarewire-killed-'));
  const rows = Array.from({ length: ROWS }, (_, at) => `host${at},192.0.2.${at + 1}`);
  await writeFile(join(home, 'rows.csv'), ['host,ip', ...rows].join('\n'));
  server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(home, { recursive: true, force: true });
});
beforeEach(async () => {
  emulator = createEmulator({ seed: 1, start: 'default' });
  await emulator.ready;
  mayPass = () => undefined;
});
afterEach(() => emulator.close());

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in its own process; a process that hangs fails the test. */
async function run(words: readonly string[]): Promise<Ended> {
  const { port } = server.address() as AddressInfo; // a TCP server that listens has a port
  const child = spawn(process.execPath, ['--conditions=flarewire-source', '--no-warnings', COMMAND, ...words], {
    cwd: home,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      CLOUDFLARE_API_TOKEN: 'any',
      CLOUDFLARE_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.timeout(MAX_TIME),
  });
  kill = () => void child.kill('SIGKILL');
  const seen = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    seen.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    seen.err += text;
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, ...seen };
}

/** Kills at the request with this number. */
function killAt(number: number, when: When, isCounted: (method: string) => boolean = () => true): void {
  let count = 0;
  mayPass = (method) => {
    if (!isCounted(method)) return undefined;
    count++;
    return count === number ? when : undefined;
  };
}

const RECORDS = [
  ...['dns', 'records', 'create', '--zone', ZONE, '--type', 'A', '--name', '{host}', '--content', '{ip}'],
  ...['--input', 'rows.csv', '--yes'],
];

interface Line {
  readonly key: string;
  readonly state: string;
}

/** The last line of a killed run may be incomplete. */
const linesOf = ({ out }: Ended): Line[] =>
  out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

async function hosts(): Promise<string[]> {
  const client = new Cloudflare({ apiToken: 'any', fetch: emulator.fetch });
  const records = await client.dns.records.list({ zone_id: ZONE, type: 'A' }).all();
  return records.flatMap(({ name = '' }) => (name.startsWith('host') ? [name] : [])).sort();
}
const ALL_HOSTS = Array.from({ length: ROWS }, (_, at) => `host${at}.example.com`).sort();

let journals = 0;
const newJournal = (): string => `journal-${++journals}`;

describe('a bulk run that is killed', () => {
  const points = Array.from({ length: ROWS / 10 }, (_, at) => (at + 1) * 10);
  test.each(points.flatMap((number) => [[number, 'before'] as const, [number, 'after'] as const]))(
    'at request %i, %s it is processed, and resumed creates every row once',
    async (number, when) => {
      const journal = newJournal();
      killAt(number, when);
      const killed = await run([...RECORDS, '--journal', journal]);
      expect(killed.signal).toBe('SIGKILL');
      mayPass = () => undefined;
      const resumed = await run([...RECORDS, '--resume', journal]);
      expect([resumed.code, resumed.err]).toEqual([0, expect.stringContaining(`${ROWS} done.`)]);
      expect(await hosts()).toEqual(ALL_HOSTS);
      const printed = [...linesOf(killed), ...linesOf(resumed)];
      expect(printed.filter(({ state }) => state !== 'done')).toEqual([]);
      expect(new Set(printed.map(({ key }) => key)).size).toBe(printed.length);
    },
    2 * MAX_TIME,
  );

  test(
    'at every tenth create until it is finished creates every row once',
    async () => {
      const journal = newJournal();
      const printed: Line[] = [];
      let kills = 0;
      let ended: Ended;
      do {
        // Look-ups of unfinished rows come first and do not count: only creates bring the run forward.
        killAt(10, kills % 2 === 0 ? 'before' : 'after', (method) => method === 'POST');
        ended = await run([...RECORDS, kills === 0 ? '--journal' : '--resume', journal]);
        printed.push(...linesOf(ended));
        if (ended.signal === 'SIGKILL') kills++;
      } while (ended.signal === 'SIGKILL' && kills <= ROWS);
      expect(kills).toBeGreaterThanOrEqual(ROWS / 10 - 1);
      expect([ended.code, ended.err]).toEqual([0, expect.stringContaining(`${ROWS} done.`)]);
      expect(await hosts()).toEqual(ALL_HOSTS);
      expect(printed.filter(({ state }) => state !== 'done')).toEqual([]);
      expect(new Set(printed.map(({ key }) => key)).size).toBe(printed.length);
    },
    5 * MAX_TIME,
  );

  test(
    'while it inserts rows, which nothing can look up, reports what was in progress as unknown and repeats nothing',
    async () => {
      const client = new Cloudflare({ apiToken: 'any', fetch: emulator.fetch });
      const account_id = ACCOUNT;
      const { uuid = '' } = await client.d1.database.create({ account_id, name: 'hosts' });
      const query = async (sql: string): Promise<unknown[]> => {
        const [found] = (await client.d1.database.query(uuid, { account_id, sql })).result;
        return found?.results ?? [];
      };
      await query('CREATE TABLE hosts (name TEXT)');
      const insert = [
        'd1',
        'database',
        'query',
        uuid,
        '--account',
        ACCOUNT,
        '--sql',
        "INSERT INTO hosts VALUES ('{host}')",
      ];
      const many = [...insert, '--input', 'rows.csv', '--yes'];
      const journal = newJournal();
      killAt(30, 'after');
      expect((await run([...many, '--journal', journal])).signal).toBe('SIGKILL');
      mayPass = () => undefined;
      const resumed = await run([...many, '--resume', journal]);
      const unknown = linesOf(resumed).filter(({ state }) => state === 'unknown');
      expect(unknown.length).toBeGreaterThan(0);
      expect(unknown.length).toBeLessThanOrEqual(10);
      const done = ROWS - unknown.length;
      expect([resumed.code, resumed.err]).toEqual([
        3,
        expect.stringContaining(`${done} done, ${unknown.length} unknown.`),
      ]);
      expect(await query('SELECT name FROM hosts GROUP BY name HAVING count(*) > 1')).toEqual([]);
      expect((await query('SELECT name FROM hosts')).length).toBeGreaterThanOrEqual(done);
    },
    2 * MAX_TIME,
  );
});
