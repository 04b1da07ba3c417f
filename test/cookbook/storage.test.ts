/** The programs of examples/storage/ against the emulator. */
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kitchen } from './kitchen.ts';

const { client, emulator, account_id, file, run, changes, finish } = kitchen('storage');

const namespaceId = async (title: string): Promise<string> =>
  (await client.kv.namespaces.list({ account_id }).all()).find((one) => one.title === title)?.id ?? '';

test('kv-sync writes what is new and removes what is gone', async () => {
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

test('all programs are run, with no permission that they do not need', finish);
