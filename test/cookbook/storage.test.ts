/** The programs of examples/storage/ against the emulator. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programRunner } from './run-program.ts';

const { client, emulator, account_id, folder, file, run, changes, finish } = await programRunner('storage');

const namespaceId = async (title: string): Promise<string> =>
  (await client.kv.namespaces.list({ account_id }).all()).find((one) => one.title === title)?.id ?? '';

test('kv-sync writes new keys and removes deleted ones', async () => {
  file('pairs/a.txt', 'a');
  const b = file('pairs/deep/b.txt', 'b');
  const before = emulator.journal.last();
  expect((await run('kv-sync', ['settings', 'pairs', '--plan'])).out).toBe('settings: new namespace');
  expect(changes(before)).toEqual([]);
  expect((await run('kv-sync', ['settings', 'pairs'])).out).toMatch(/2 to create, 0 to change, 0 to delete/);
  expect((await run('kv-sync', ['settings', 'pairs'])).out).toMatch(/0 to create, 0 to change, 0 to delete/);
  file('pairs/a.txt', 'other');
  file('pairs/c.txt', 'c');
  rmSync(b);
  expect((await run('kv-sync', ['settings', 'pairs', '--plan'])).out).toMatch(/1 to create, 1 to change, 1 to delete/);
  await run('kv-sync', ['settings', 'pairs']);
  const namespace_id = await namespaceId('settings');
  const names = (await client.kv.namespaces.keys.list(namespace_id, { account_id }).all()).map(({ name }) => name);
  expect(names).toEqual(['a.txt', 'c.txt']);
  expect(await (await client.kv.namespaces.values.get('a.txt', { account_id, namespace_id })).text()).toBe('other');
});

test('r2-bucket sets up a bucket, and again', async () => {
  const logo = file('pictures/logo.svg', '<svg/>');
  const stored = 'uploads/logo.svg stored, open to https://app.example.com';
  const args = ['pictures', 'https://app.example.com/', logo];
  expect((await run('r2-bucket', args)).out).toBe(`pictures: new, ${stored}`);
  expect((await run('r2-bucket', args)).out).toBe(`pictures: ${stored}`);
  const object = await client.r2.buckets.objects.get('uploads/logo.svg', { account_id, bucket_name: 'pictures' });
  expect(await object.text()).toBe('<svg/>');
  await run('r2-bucket', ['pictures', 'nowhere', logo], { exit: 2 });
});

test('kv-import writes 25,000 pairs in three calls, and resumes at the given position', async () => {
  const line = (i: number) => JSON.stringify({ key: `user:${i}`, value: `value ${i}`, metadata: { i } });
  const input = Array.from({ length: 25_000 }, (_, i) => line(i)).join('\n');
  const before = emulator.journal.last();
  expect((await run('kv-import', ['users', '--plan'], { input })).out).toBe(
    'users: 25000 pairs in 3 calls would be written',
  );
  expect(changes(before)).toEqual([]);
  file('pairs.ndjson', input);
  expect((await run('kv-import', ['users', 'pairs.ndjson'])).out).toBe('users: 25000 pairs in 3 calls');
  const namespace_id = await namespaceId('users');
  expect(await client.kv.namespaces.keys.list(namespace_id, { account_id }).all()).toHaveLength(25_000);
  const rest = await run('kv-import', ['users', '--skip', '24999'], { input });
  expect(rest.out).toBe('users: 1 pairs in 1 calls');
  const value = await client.kv.namespaces.values.get('user:24999', { account_id, namespace_id });
  expect(await value.text()).toBe('value 24999');
  expect((await run('kv-import', ['users'], { input: '{"key": 1}\n', exit: 1 })).err).toContain('line 1: expected');
});

test('r2-lifecycle maintains two rules next to those of others', async () => {
  await client.r2.buckets.create({ account_id, name: 'logs' });
  const own = {
    id: 'own',
    enabled: true,
    conditions: { prefix: 'tmp/' },
    deleteObjectsTransition: { condition: { type: 'Age' as const, maxAge: 86_400 } },
  };
  await client.r2.buckets.lifecycle.update('logs', { account_id, rules: [own] });
  await run('r2-lifecycle', ['logs', 'http/', '365', '--plan']);
  await run('r2-lifecycle', ['logs', 'http/', '365']);
  const before = emulator.journal.last();
  expect((await run('r2-lifecycle', ['logs', 'http/', '365'])).err).toBe('logs: as wanted');
  expect(changes(before)).toEqual([]);
  const { rules } = await client.r2.buckets.lifecycle.get('logs', { account_id });
  expect(rules?.map(({ id }) => id)).toEqual(['own', 'expire http/', 'end unfinished uploads']);
});

const select = async (name: string, sql: string) => {
  const [database] = await client.d1.database.list({ account_id, name }).all();
  const [answer] = (await client.d1.database.query(database?.uuid ?? '', { account_id, sql })).getPaginatedItems();
  return answer?.results;
};

test('d1-migrate applies each file once, and a broken one not at all', async () => {
  file('sql/0001_users.sql', 'CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT);');
  file('sql/0002_ann.sql', "INSERT INTO users (name) VALUES ('Ann');");
  expect((await run('d1-migrate', ['shop', 'sql', '--plan'])).out).toBe('+ 0001_users.sql\n+ 0002_ann.sql');
  const first = await run('d1-migrate', ['shop', 'sql']);
  expect(first.out).toContain('shop: 2 migrations applied');
  expect((await run('d1-migrate', ['shop', 'sql'])).out).toBe('shop: all 2 migrations are applied');
  file('sql/0003_broken.sql', "INSERT INTO users (name) VALUES ('Bob'); INSERT INTO nowhere VALUES (1);");
  await run('d1-migrate', ['shop', 'sql'], { exit: 1 });
  expect(await select('shop', 'SELECT name FROM users')).toEqual([{ name: 'Ann' }]);
  expect(await select('shop', 'SELECT name FROM d1_migrations ORDER BY id')).toHaveLength(2);
});

test('d1-backup writes a file of SQL, and keeps so many', async () => {
  file('backups/shop-2020-01-01.sql', '');
  file('backups/shop-2020-01-02.sql', '');
  expect((await run('d1-backup', ['backups', 'shop', '--keep', '2'])).out).toMatch(
    /^shop: shop-[\d-]+\.sql, 1 old ones deleted$/,
  );
  const [oldest, newest = ''] = readdirSync(join(folder, 'backups')).sort();
  expect(oldest).toBe('shop-2020-01-02.sql');
  expect(statSync(join(folder, 'backups', newest)).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'backups', newest), 'utf8')).toContain("'Ann'");
  expect((await run('d1-backup', ['backups', 'nowhere'], { exit: 1 })).err).toContain('there is no database nowhere');
});

test('vector-index finds files by a question, and replaces their vectors', async () => {
  for (const [name, text] of [
    ['tides.txt', 'High water at noon'],
    ['boats.txt', 'Three boats'],
  ] as const)
    file(`texts/${name}`, text);
  await run('vector-index', ['texts', 'texts']);
  const { out } = await run('vector-index', ['texts', 'texts', 'When is high water?']);
  expect(out).toMatch(/^texts: 2 files\n(-?[\d.]+ (tides|boats)\.txt\n?){2}$/);
  expect(await client.vectorize.indexes.info('texts', { account_id })).toMatchObject({ vectorCount: 2 });
});

test('all programs are run, with no permission that they do not need', finish);
