/** The programs of examples/traffic/ against the emulator. */
import { expect, test } from 'vitest';
import { kitchen } from './kitchen.ts';

const { client, emulator, account_id, file, run, changes, finish } = kitchen('traffic');

test('redirect-list makes a list of a file, with one rule', async () => {
  const path = file('moved.csv', 'example.com/a,https://example.com/b\n');
  const before = emulator.journal.last();
  expect((await run('redirect-list', ['moved', path, '--plan'])).out).toBe('moved would be made, with 1 redirects');
  expect(changes(before)).toEqual([]);
  await run('redirect-list', ['moved', path]);
  file('moved.csv', 'example.com/a,https://example.com/c\nexample.com/d,https://example.com/e\n');
  await run('redirect-list', ['moved', path]);
  const after = emulator.journal.last();
  expect((await run('redirect-list', ['moved', path])).out).toMatch(
    /^0 to create, 0 to change, 0 to delete, 2 to keep/m,
  );
  expect(changes(after)).toEqual([]);
  const [list] = await client.rules.lists.list({ account_id }).all();
  const items = await client.rules.lists.items.list(list?.id ?? '', { account_id }).all();
  const targets = items.map((item) => ('redirect' in item ? item.redirect?.target_url : undefined)).sort();
  expect(targets).toEqual(['https://example.com/c', 'https://example.com/e']);
  const { rules } = await client.rulesets.phases.get('http_request_redirect', { account_id });
  expect(rules.map(({ ref }) => ref)).toEqual(['bulk-redirects-moved']);
  file('moved.csv', 'example.com/a\n');
  expect((await run('redirect-list', ['moved', path], { exit: 1 })).err).toContain('expected SOURCE,TARGET');
});

test('purge-on-deploy purges in calls of a hundred', async () => {
  const input = ['public/index.html', ...Array.from({ length: 249 }, (_, i) => `public/${i}.html`)].join('\n');
  expect((await run('purge-on-deploy', ['www.example.com', '--plan'], { input })).out).toMatch(
    /^https:\/\/www\.example\.com\/\nhttps:\/\/www\.example\.com\/0\.html\n/,
  );
  const { out } = await run('purge-on-deploy', ['www.example.com'], { input });
  expect(out).toBe('www.example.com: 250 URLs purged in 3 calls');
});

test('all programs are run, with no permission that they do not need', finish);
