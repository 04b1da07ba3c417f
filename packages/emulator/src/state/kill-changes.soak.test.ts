/** Large changes are atomic, however their process ends: the state is that before or that after. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT, type Loose, type TestSandbox, testSandbox } from '../../test/sandbox.ts';

/** `STRESS_KILLS=40` for more. */
const KILLS = Number(process.env.STRESS_KILLS ?? 3);
/** Milliseconds from a request until the kill, at most. */
const LATEST = 80;
const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
const ROWS = 2000;
const fillWith = (word: string): string =>
  `INSERT INTO t WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT ${ROWS}) SELECT '${word}', hex(randomblob(200)) FROM c`;
const DATABASES = `/accounts/${ACCOUNT}/d1/database`;
const SEED = { zones: Array.from({ length: 40 }, (_, number) => ({ name: `seeded-${number}.example` })) };

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'flarewire-kill-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** The state of the folder, opened in this process. */
async function opened<T>(work: (sandbox: TestSandbox) => Promise<T>): Promise<T> {
  const sandbox = testSandbox({ data });
  await sandbox.emulator.ready;
  const result = await work(sandbox).finally(() => sandbox.emulator.close());
  return result;
}

async function started(): Promise<{ program: ChildProcess; url: string }> {
  const program = spawn(
    process.execPath,
    ['--conditions=flarewire-source', '--no-warnings', cli, '--port', '0', '--data', data, '--control'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = await once(program.stdout, 'data');
  return { program, url: new URL(String(line).trim().split(/\s+/)[0] ?? '').origin };
}

/** Sends these, and kills the process this many milliseconds later. */
async function killed(
  after: number,
  requests: readonly { path: string; method?: string; body?: BodyInit }[],
): Promise<void> {
  const { program, url } = await started();
  const gone = once(program, 'exit');
  const headers = { authorization: 'Bearer any', 'content-type': 'application/json' };
  const sent = requests.map(({ path, method = 'POST', body }) =>
    fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) }).then((answer) => answer.text()),
  );
  setTimeout(() => program.kill('SIGKILL'), after);
  await Promise.allSettled(sent);
  await gone;
}

const round = (kill: number): number => Math.round(((kill + 0.5) * LATEST) / KILLS);
const kills = Array.from({ length: KILLS }, (_, kill) => kill);

async function sql({ call }: TestSandbox, uuid: string, text: string): Promise<Loose> {
  const answer = await call('POST', `${DATABASES}/${uuid}/query`, { sql: text });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.result.at(-1).results;
}

const create = async (sandbox: TestSandbox, name: string): Promise<string> => {
  const { uuid } = (await sandbox.call('POST', DATABASES, { name })).json.result;
  await sql(sandbox, uuid, `CREATE TABLE t (word, filling); ${fillWith('first')}`);
  return uuid;
};

const countsOf = async (sandbox: TestSandbox, uuid: string): Promise<Record<string, number>> => {
  const rows = await sql(sandbox, uuid, 'SELECT word, count(*) AS n FROM t GROUP BY word');
  return Object.fromEntries(rows.map(({ word, n }: { word: string; n: number }) => [word, n]));
};

/** Asserts that every database file is referenced. */
function expectNothingLeft(sandbox: TestSandbox): void {
  const rows = sandbox.emulator.sandbox.db
    .prepare("SELECT coalesce(file, uuid || '.sqlite') AS file FROM d1_databases")
    .all();
  const named = new Set(rows.map(({ file }) => String(file)));
  const found = existsSync(join(data, 'd1')) ? readdirSync(join(data, 'd1')) : [];
  const isOwn = (name: string): boolean => name === 'lock' || named.has(name.replace(/-(?:wal|shm)$/, ''));
  expect(found.filter((name) => !isOwn(name))).toEqual([]);
  expect(readdirSync(data).filter((name) => name.startsWith('undo'))).toEqual([]);
}

describe.each(kills)('kill %i', (kill) => {
  test('a kill leaves a D1 delete, restore, import and batch complete or undone', async () => {
    const prepared = await opened(async (sandbox) => {
      const [deleted, restored, imported, changed] = [
        await create(sandbox, 'deleted'),
        await create(sandbox, 'restored'),
        await create(sandbox, 'imported'),
        await create(sandbox, 'changed'),
      ];
      const path = `${DATABASES}/${restored}/time_travel/bookmark`;
      const { bookmark } = (await sandbox.call('GET', path)).json.result;
      await sql(sandbox, restored, `DELETE FROM t; ${fillWith('second')}`);
      const text = `${fillWith('second')};\n${fillWith('third')};`;
      const etag = createHash('md5').update(text).digest('hex');
      const init = await sandbox.call('POST', `${DATABASES}/${imported}/import`, { action: 'init', etag });
      await sandbox.emulator.fetch(init.json.result.upload_url, { method: 'PUT', body: text });
      return { deleted, restored, imported, changed, bookmark, etag, filename: init.json.result.filename };
    });
    const { deleted, restored, imported, changed, bookmark, etag, filename } = prepared;
    const base = `/client/v4${DATABASES}`;
    await killed(round(kill), [
      { path: `${base}/${deleted}`, method: 'DELETE' },
      { path: `${base}/${restored}/time_travel/restore?bookmark=${bookmark}` },
      { path: `${base}/${imported}/import`, body: JSON.stringify({ action: 'ingest', etag, filename }) },
      { path: `${base}/${changed}/query`, body: JSON.stringify({ sql: `DELETE FROM t; ${fillWith('second')}` }) },
    ]);
    await opened(async (sandbox) => {
      const listed = (await sandbox.call('GET', DATABASES)).json.result.map(({ uuid }: { uuid: string }) => uuid);
      if (listed.includes(deleted)) expect(await countsOf(sandbox, deleted)).toEqual({ first: ROWS });
      expect([{ first: ROWS }, { second: ROWS }]).toContainEqual(await countsOf(sandbox, restored));
      expect([{ first: ROWS }, { second: ROWS }]).toContainEqual(await countsOf(sandbox, changed));
      const whole = { first: ROWS, second: ROWS, third: ROWS };
      expect([{ first: ROWS }, whole]).toContainEqual(await countsOf(sandbox, imported));
      expectNothingLeft(sandbox);
    });
  });

  test('a kill leaves a restored snapshot complete or undone', async () => {
    const [uuid, snapshot] = await opened(async (sandbox) => {
      const made = await create(sandbox, 'one');
      await sandbox.call('POST', '/zones', { name: 'first.example', account: { id: ACCOUNT } });
      const taken = await sandbox.emulator.snapshot();
      await sql(sandbox, made, `DELETE FROM t; ${fillWith('second')}`);
      await sandbox.call('POST', '/zones', { name: 'second.example', account: { id: ACCOUNT } });
      return [made, taken];
    });
    await killed(round(kill), [{ path: '/__emulator/restore', body: new Uint8Array(snapshot) }]);
    await opened(async (sandbox) => {
      const zones = (await sandbox.call('GET', '/zones')).json.result.length;
      expect(await countsOf(sandbox, uuid)).toEqual(zones === 1 ? { first: ROWS } : { second: ROWS });
      expectNothingLeft(sandbox);
    });
  });

  test('a kill leaves a seed and a reset complete or undone', async () => {
    await opened(async (sandbox) => {
      await create(sandbox, 'one');
      await sandbox.call('POST', '/zones', { name: 'kept.example', account: { id: ACCOUNT } });
    });
    await killed(round(kill), [{ path: '/__emulator/seed', body: JSON.stringify(SEED) }]);
    const count = await opened(async (sandbox) => {
      expectNothingLeft(sandbox);
      return (await sandbox.call('GET', '/zones?per_page=50')).json.result.length;
    });
    expect([1, 1 + SEED.zones.length]).toContain(count);
    await killed(round(kill), [{ path: '/__emulator/reset' }]);
    await opened(async (sandbox) => {
      const databases = (await sandbox.call('GET', DATABASES)).json.result.length;
      const zones = (await sandbox.call('GET', '/zones?per_page=50')).json.result.length;
      expect([zones, databases]).toEqual(databases === 1 ? [count, 1] : [0, 0]);
      expectNothingLeft(sandbox);
    });
  });

  test('a kill leaves a start with a seed complete or undone', async () => {
    const seeded = { start: JSON.stringify(SEED) };
    const program = spawn(
      process.execPath,
      [
        '--conditions=flarewire-source',
        '--no-warnings',
        '--input-type=module',
        '-e',
        `import { createEmulator } from ${JSON.stringify(new URL('../emulator.ts', import.meta.url).href)};
         const emulator = createEmulator(${JSON.stringify({ ...seeded, data })});
         console.log('begun'); await emulator.ready; console.log('ready'); setInterval(() => {}, 1000);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const gone = once(program, 'exit');
    await once(program.stdout, 'data');
    setTimeout(() => program.kill('SIGKILL'), round(kill) / 2);
    await gone;
    const sandbox = testSandbox({ data, ...seeded });
    await sandbox.emulator.ready;
    expect((await sandbox.call('GET', '/zones?per_page=50')).json.result).toHaveLength(SEED.zones.length);
    await sandbox.emulator.close();
  });
});
