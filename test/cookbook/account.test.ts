/** The programs of examples/account/ against the emulator. */
import { expect, test } from 'vitest';
import { kitchen } from './kitchen.ts';

const { client, account_id, run, finish } = kitchen('account');

test('audit-export writes a line for each thing done', async () => {
  for (const title of ['one', 'two', 'three']) await client.kv.namespaces.create({ account_id, title });
  const { out, err } = await run('audit-export', ['2000-01-01']);
  const lines = out.split('\n').map((line) => JSON.parse(line));
  expect(lines.length).toBeGreaterThanOrEqual(3);
  for (const { time } of lines) expect(time).toMatch(/^\d{4}-/);
  expect(lines.map(({ time }) => time)).toEqual(lines.map(({ time }) => time).sort());
  expect(err).toMatch(new RegExp(`^${lines.length} entries from 2000-01-01 to `));
  expect((await run('audit-export', ['2000-01-01', '2000-02-01'])).out).toBe('');
  await run('audit-export', ['yesterday'], { exit: 2 });
});

test('radar-report prints tables of shares', async () => {
  const { out } = await run('radar-report', ['7d']);
  const shares = [...out.matchAll(/^\| \S+ \| ([\d.]+) % \|$/gm)].map(([, share]) => Number(share));
  expect(shares.length).toBeGreaterThan(3);
  expect(Math.round(shares.reduce((sum, share) => sum + share, 0))).toBe(200);
});

test('all programs are run, with no permission that they do not need', finish);
