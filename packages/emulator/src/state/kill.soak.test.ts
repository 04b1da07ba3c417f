/** A kept state loses nothing that was acknowledged, however its process ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { type Acknowledged, ask, type Place, writeUntilGone } from '../../test/writers.ts';
import { createEmulator } from '../emulator.ts';

/** `STRESS_KILLS=200` for more. */
const KILLS = Number(process.env.STRESS_KILLS ?? 20);
const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'flarewire-kill-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function start(): Promise<{ program: ChildProcess; url: string }> {
  const program = spawn(
    process.execPath,
    ['--conditions=flarewire-source', '--no-warnings', cli, '--port', '0', '--data', data],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = await once(program.stdout, 'data');
  return { program, url: String(line).trim() };
}

async function prepare(url: string): Promise<Place> {
  const account = 'f1a4e000000000000000000000000001';
  const base = `${url}/accounts/${account}`;
  const namespace = await ask(`${base}/storage/kv/namespaces`, 'POST', { title: 'n' });
  const database = await ask(`${base}/d1/database`, 'POST', { name: 'd' });
  await ask(`${base}/d1/database/${database.uuid}/query`, 'POST', { sql: 'CREATE TABLE t (a TEXT)' });
  return { account, namespace: String(namespace.id), database: String(database.uuid) };
}

test(`kill -9 in the middle of writing, ${KILLS} times: all that was acknowledged is there`, async () => {
  let reported = (): void => undefined;
  const done: Acknowledged = { values: new Map(), zones: new Set(), rows: new Set(), reported: () => reported() };
  let place: Place | undefined;
  for (let kill = 0; kill < KILLS; kill++) {
    const { program, url } = await start();
    place ??= await prepare(url);
    let left = 5 + ((kill * 37) % 100);
    // The others are in the middle of theirs.
    reported = () => {
      if (--left === 0) program.kill('SIGKILL');
    };
    const gone = once(program, 'exit');
    await writeUntilGone(url, place, `r${kill}`, done);
    expect(left, 'writes before anything failed').toBeLessThanOrEqual(0);
    await gone;
  }
  expect(done.values.size).toBeGreaterThan(KILLS);
  if (place !== undefined) await expectAll(place, done);
});

async function expectAll(place: Place, done: Acknowledged): Promise<void> {
  const emulator = createEmulator({ data });
  const { db } = emulator.sandbox;
  expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const values = db.prepare('SELECT name, CAST(value AS TEXT) AS value FROM kv_keys').all();
  const kept = new Map(values.map(({ name, value }) => [String(name), String(value)]));
  expect([...done.values].filter(([name, value]) => kept.get(name) !== value)).toEqual([]);
  const zones = new Set(
    db
      .prepare('SELECT name FROM zones')
      .all()
      .map(({ name }) => String(name)),
  );
  expect([...done.zones].filter((name) => !zones.has(name))).toEqual([]);
  await emulator.close();
  const d1 = new DatabaseSync(join(data, 'd1', `${place.database}.sqlite`));
  expect(d1.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const rows = new Set(
    d1
      .prepare('SELECT a FROM t')
      .all()
      .map(({ a }) => String(a)),
  );
  expect([...done.rows].filter((row) => !rows.has(row))).toEqual([]);
  d1.close();
}
