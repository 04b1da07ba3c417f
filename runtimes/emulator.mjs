/** Tests the packed emulator and command on Node, Deno and Bun: SQL, seeds, folders, commands, test runners. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

const ACCOUNT = 'f1a4e000000000000000000000000001';
const DATABASES = `/accounts/${ACCOUNT}/d1/database`;
const BASE = 'https://api.cloudflare.com/client/v4';
/** Milliseconds per check, after which it counts as hung. */
const MAX_LENGTH = 60_000;

const modules = join(import.meta.dirname, 'node_modules');
const programs = {
  emulator: join(modules, '@flarewire/emulator/dist/cli.js'),
  command: join(modules, '@flarewire/cli/dist/cli.js'),
};
const folder = mkdtempSync(join(tmpdir(), 'flarewire-runtimes-emulator-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
const say = (what) => process.stdout.write(`${JSON.stringify(what)}\n`);

/** Result of a call of an emulator in this process. */
async function ask(emulator, method, path, body) {
  const init = { method, headers: { authorization: 'Bearer any', 'content-type': 'application/json' } };
  const response = await emulator.fetch(
    BASE + path,
    body === undefined ? init : { ...init, body: JSON.stringify(body) },
  );
  const { success, errors, result } = await response.json();
  if (!success) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(errors)}`);
  return result;
}

const query = async (emulator, uuid, sql, params = []) =>
  (await ask(emulator, 'POST', `${DATABASES}/${uuid}/query`, { sql, params })).at(-1).results;

async function withEmulator(options, work) {
  const { createEmulator } = await import('@flarewire/emulator');
  const emulator = createEmulator(options);
  try {
    await emulator.ready;
    return await work(emulator);
  } finally {
    await emulator.close();
  }
}

/** Runs this runtime with arguments to its end. */
async function ended(args, env = {}) {
  const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH, ...env } });
  const written = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    written.out += data;
  });
  child.stderr.on('data', (data) => {
    written.err += data;
  });
  const [code] = await once(child, 'close');
  return { code, ...written };
}

/** Runs the emulator's command on a free port until `work` is done. */
async function served(args, work) {
  const child = spawn(process.execPath, [programs.emulator, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = once(child, 'close');
  try {
    const gone = end.then(([code]) => Promise.reject(new Error(`It ended with ${code}.`)));
    gone.catch(() => {});
    const [url] = await Promise.race([once(createInterface(child.stdout), 'line'), gone]);
    await work(url);
  } finally {
    child.kill('SIGTERM');
  }
  // Deno reports a program that ended on a signal as killed by it.
  equal((await end)[0], process.versions.deno === undefined ? 0 : null);
}

/** Arguments that run files with the runtime's own test runner. */
function testArgs(files) {
  if (process.versions.bun !== undefined) return ['test', ...files];
  if (process.versions.deno === undefined) return ['--test', ...files];
  // Without `--allow-net`: no socket is opened. The other permissions are those of docs/runtimes.md.
  const modules = ['--no-lock', '--node-modules-dir=manual', '--cached-only'];
  return ['test', '--no-prompt', ...modules, '--allow-read', '--allow-env', '--allow-write', '--allow-run', ...files];
}

const SEED = 'zones: [{ name: seeded.example, records: [{ type: A, name: www, content: 192.0.2.1 }] }]';

const checks = {
  'SQL in D1: values, several statements, what is refused': () =>
    withEmulator({}, async (emulator) => {
      const { uuid } = await ask(emulator, 'POST', DATABASES, { name: 'd' });
      await query(emulator, uuid, 'CREATE TABLE t (a, b); INSERT INTO t VALUES (1, 2.5)');
      await query(emulator, uuid, 'INSERT INTO t VALUES (?1, ?1)', ['twice']);
      deepEqual(await query(emulator, uuid, 'SELECT * FROM t'), [
        { a: 1, b: 2.5 },
        { a: 'twice', b: 'twice' },
      ]);
      for (const sql of ["ATTACH 'x' AS y", 'PRAGMA journal_mode = OFF', 'BEGIN'])
        await query(emulator, uuid, sql).then(
          () => Promise.reject(new Error(`${sql} was run`)),
          (error) => match(error.message, /not authorized|SQLITE_(?:AUTH|ERROR)/),
        );
    }),
  'D1 Time Travel goes back to a bookmark': () =>
    withEmulator({}, async (emulator) => {
      const { uuid } = await ask(emulator, 'POST', DATABASES, { name: 'd' });
      const travel = `${DATABASES}/${uuid}/time_travel`;
      await query(emulator, uuid, 'CREATE TABLE t (a); INSERT INTO t VALUES (1)');
      const { bookmark } = await ask(emulator, 'GET', `${travel}/bookmark`);
      await query(emulator, uuid, 'DELETE FROM t');
      await ask(emulator, 'POST', `${travel}/restore?bookmark=${bookmark}`);
      deepEqual(await query(emulator, uuid, 'SELECT a FROM t'), [{ a: 1 }]);
    }),
  'a seed, and a reset to it': () =>
    withEmulator({ start: SEED }, async (emulator) => {
      const zones = async () => (await ask(emulator, 'GET', '/zones')).map(({ name }) => name);
      deepEqual(await zones(), ['seeded.example']);
      await ask(emulator, 'POST', '/zones', { name: 'other.example', account: { id: ACCOUNT } });
      await emulator.reset();
      deepEqual(await zones(), ['seeded.example']);
    }),
  'a snapshot with its D1 databases': () =>
    withEmulator({}, async (emulator) => {
      const { uuid } = await ask(emulator, 'POST', DATABASES, { name: 'd' });
      await query(emulator, uuid, 'CREATE TABLE t (a); INSERT INTO t VALUES (1)');
      const snapshot = await emulator.snapshot();
      await ask(emulator, 'DELETE', `${DATABASES}/${uuid}`);
      await emulator.restore(snapshot);
      deepEqual(await query(emulator, uuid, 'SELECT a FROM t'), [{ a: 1 }]);
    }),
  'a folder keeps the state': async () => {
    const data = join(folder, 'kept');
    const uuid = await withEmulator({ data, start: SEED }, async (emulator) => {
      const made = await ask(emulator, 'POST', DATABASES, { name: 'd' });
      await query(emulator, made.uuid, 'CREATE TABLE t (a); INSERT INTO t VALUES (1)');
      return made.uuid;
    });
    await withEmulator({ data, start: SEED }, async (emulator) => {
      deepEqual(await query(emulator, uuid, 'SELECT a FROM t'), [{ a: 1 }]);
      equal((await ask(emulator, 'GET', '/zones')).length, 1);
    });
  },
  'a folder of something else is refused by one line': async () => {
    const data = mkdtempSync(join(folder, 'foreign-'));
    writeFileSync(join(data, 'state.sqlite'), 'no database');
    const { code, err } = await ended([programs.emulator, '--port', '0', '--data', data]);
    const lines = err.split('\n').filter((line) => line !== '' && !/ExperimentalWarning|--trace-warnings/.test(line));
    deepEqual([code, lines.length], [1, 1]);
    match(lines[0], /The state in .*state\.sqlite is not a SQLite database/);
  },
  'tests run in the process of their runner, without a socket': async () => {
    const files = ['in-process.test.mjs', 'documented.test.ts'].map((file) => join(import.meta.dirname, file));
    const { code, out, err } = await ended(testArgs(files));
    equal(code, 0, out + err);
  },
  'the program of the emulator serves, and the command calls it': () =>
    served(['--seed', 'default', '--strict', '--data', join(folder, 'served')], async (url) => {
      const env = { CLOUDFLARE_API_TOKEN: 'local-admin', CLOUDFLARE_BASE_URL: url };
      const { code, out, err } = await ended([programs.command, 'call', 'zones.list'], env);
      deepEqual([code, out === '' ? err : ''], [0, '']);
      match(out, /"name": ?"/);
    }),
};

function within(work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took more than ${MAX_LENGTH} ms.`)), MAX_LENGTH);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const results = [];
for (const [name, run] of Object.entries(checks)) {
  say({ begun: name });
  const started = performance.now();
  let error;
  try {
    await within(run());
  } catch (caught) {
    error = caught instanceof Error ? (caught.stack ?? caught.message) : String(caught);
  }
  results.push({ name, ms: Math.round(performance.now() - started), ...(error && { error }) });
}
say({ results });
// A closed emulator must not keep the process alive.
setTimeout(() => {
  say({ alive: true });
  process.exit();
}, 30_000).unref();
