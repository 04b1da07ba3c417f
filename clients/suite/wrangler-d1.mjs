/** wrangler runs SQL in D1, moves it in and out, and migrates. */
import { deepEqual, match } from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ask, check, jsonIn, wrangler } from './kit.mjs';

const NAME = 'shop';
let id = '';
const rows = async (...args) =>
  jsonIn(await wrangler(['d1', 'execute', NAME, '--remote', '--yes', '--json', ...args]))[0];

await check('create', async () => {
  const { out } = await wrangler(['d1', 'create', NAME]);
  [id = ''] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(out) ?? [];
  deepEqual((await ask(`/d1/database/${id}`)).name, NAME);
});

await check('list and info', async () => {
  deepEqual(
    jsonIn(await wrangler(['d1', 'list', '--json'])).map(({ uuid, name }) => [uuid, name]),
    [[id, NAME]],
  );
  deepEqual(jsonIn(await wrangler(['d1', 'info', NAME, '--json'])).uuid, id);
});

await check('execute of a command', async () => {
  deepEqual((await rows('--command', "SELECT 1 AS one, 2.5 AS half, NULL AS none, 'ö' AS text")).results, [
    { one: 1, half: 2.5, none: null, text: 'ö' },
  ]);
});

await check('execute of a file, and what it made', async () => {
  writeFileSync(
    'seed.sql',
    "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT);\nINSERT INTO t (name) VALUES ('a'), ('b;c');\n",
  );
  await rows('--file', 'seed.sql');
  deepEqual((await rows('--command', 'SELECT * FROM t ORDER BY id')).results, [
    { id: 1, name: 'a' },
    { id: 2, name: 'b;c' },
  ]);
});

await check('insights tell which SQL was run', async () => {
  const insights = jsonIn(await wrangler(['d1', 'insights', NAME, '--json']));
  match(JSON.stringify(insights), /SELECT \* FROM t ORDER BY id/);
});

await check('an SQL error is reported', async () => {
  const { all } = await wrangler(['d1', 'execute', NAME, '--remote', '--yes', '--command', 'SELECT * FROM nope'], {
    fails: true,
  });
  match(all, /no such table: nope/);
});

await check('export to a file', async () => {
  await wrangler(['d1', 'export', NAME, '--remote', '--output', 'out.sql', '--skip-confirmation']);
  const text = readFileSync('out.sql', 'utf8');
  match(text, /CREATE TABLE t/);
  match(text, /INSERT INTO "t".*VALUES\(2,'b;c'\)/);
});

await check('migrations create, list and apply, once', async () => {
  mkdirSync('app/migrations', { recursive: true });
  const d1_databases = [{ binding: 'DB', database_name: NAME, database_id: id }];
  writeFileSync('app/wrangler.json', JSON.stringify({ name: 'app', compatibility_date: '2026-01-01', d1_databases }));
  writeFileSync('app/migrations/0001_first.sql', 'CREATE TABLE m (a INTEGER);\nINSERT INTO m VALUES (7);\n');
  const migrations = (what) => wrangler(['d1', 'migrations', what, 'DB', '--remote'], { cwd: 'app' });
  match((await migrations('list')).out, /0001_first\.sql/);
  match((await migrations('apply')).out, /0001_first\.sql/);
  match((await migrations('list')).out, /No migrations to apply/);
  deepEqual((await rows('--command', 'SELECT a FROM m')).results, [{ a: 7 }]);
});

await check('delete', async () => {
  await wrangler(['d1', 'delete', NAME, '--skip-confirmation']);
  deepEqual(await ask('/d1/database'), []);
});
