/** The programs of examples/traffic/ against the emulator. */
import { expect, test } from 'vitest';
import { programRunner } from './run-program.ts';

const { client, emulator, account_id, zone, file, run, changes, finish } = await programRunner('traffic');

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

test('purge-tags purges in the zones that are named, or in all', async () => {
  const tags = Array.from({ length: 130 }, (_, i) => `product-${i}`).join();
  expect((await run('purge-tags', [tags, 'example.com', '--plan'])).out).toBe('example.com: 130 tags in 2 calls');
  const before = emulator.journal.last();
  expect((await run('purge-tags', [tags, 'example.com'])).out).toBe('example.com: 130 tags purged');
  expect(changes(before)).toEqual(['cache.purge', 'cache.purge']);
  expect((await run('purge-tags', ['one'])).out.split('\n')).toHaveLength(2);
  expect((await run('purge-tags', ['one', 'example.net'], { exit: 1 })).err).toContain('example.net');
});

test('cache-rules maintains two ordered rules next to those of others', async () => {
  const zone_id = await zone('example.com');
  await run('cache-rules', ['example.com']);
  await run('cache-rules', ['example.com', '/v1/']);
  const before = emulator.journal.last();
  await run('cache-rules', ['example.com', '/v1/']);
  expect(changes(before)).toEqual([]);
  const { rules } = await client.rulesets.phases.get('http_request_cache_settings', { zone_id });
  expect(rules.map(({ ref }) => ref)).toEqual(['cache-static', 'cache-not-api']);
  expect(rules[1]?.expression).toBe('starts_with(http.request.uri.path, "/v1/")');
});

test('page-rules makes redirect rules of those that forward, once', async () => {
  const zone_id = await zone('example.org');
  const target = (value: string) => [{ target: 'url' as const, constraint: { operator: 'matches' as const, value } }];
  const forward = {
    id: 'forwarding_url' as const,
    value: { url: 'https://example.org/$1', status_code: 301 as const },
  };
  await client.pageRules.create({
    zone_id,
    targets: target('www.example.org/*'),
    actions: [forward],
    status: 'active',
  });
  const level = { id: 'cache_level' as const, value: 'bypass' as const };
  await client.pageRules.create({ zone_id, targets: target('example.org/api/*'), actions: [level], status: 'active' });

  const { err } = await run('page-rules', ['example.org']);
  expect(err).toBe('example.org/api/*: left alone (cache_level)');
  const { rules } = await client.rulesets.phases.get('http_request_dynamic_redirect', { zone_id });
  expect(rules.map(({ expression }) => expression)).toEqual([
    'http.request.full_uri wildcard "http*://www.example.org/*"',
  ]);
  expect(JSON.stringify(rules)).toMatch(/https:\/\/example\.org\/\$\{2\}/);
  await run('page-rules', ['example.org', '--disable']);
  const states = (await client.pageRules.list({ zone_id }))?.map(({ status }) => status).sort();
  expect(states).toEqual(['active', 'disabled']);
  await run('page-rules', ['example.org']);
  expect((await client.rulesets.phases.get('http_request_dynamic_redirect', { zone_id })).rules).toHaveLength(1);
});

test('load-balancer makes two pools once, and takes another address', async () => {
  const zone_id = await zone('example.com');
  expect((await run('load-balancer', ['www.example.com', '192.0.2.1', '198.51.100.1'])).out).toContain('new');
  const { out } = await run('load-balancer', ['www.example.com', '192.0.2.1', '198.51.100.2']);
  expect(out).toContain('www-example-com-1: 192.0.2.1 none\nwww-example-com-2: 198.51.100.2 updated');
  const [balancer, ...others] = await client.loadBalancers.list({ zone_id }).all();
  expect([balancer?.name, balancer?.default_pools?.length, others.length]).toEqual(['www.example.com', 2, 0]);
  const pools = await client.loadBalancers.pools.list({ account_id }).all();
  expect(pools.map(({ origins }) => origins?.[0]?.address).sort()).toEqual(['192.0.2.1', '198.51.100.2']);
  expect(await client.loadBalancers.monitors.list({ account_id }).all()).toHaveLength(1);
});

test('waiting-room makes a room with an event, and changes its numbers', async () => {
  const zone_id = await zone('example.com');
  const launch = ['2099-12-01T18:00:00Z', '2'];
  expect((await run('waiting-room', ['shop.example.com', '/launch', '1000', ...launch])).out).toContain('event at');
  const { out } = await run('waiting-room', ['shop.example.com', '/launch', '2000', ...launch]);
  expect(out).toContain('room updated, event at 2099-12-01T18:00:00.000Z updated');
  expect((await run('waiting-room', ['shop.example.com', '/launch', '2000', ...launch])).out).toContain('room none');
  const rooms = await client.waitingRooms.list({ zone_id }).all();
  expect(rooms.map(({ path, total_active_users }) => [path, total_active_users])).toEqual([['/launch', 2000]]);
  const events = await client.waitingRooms.events.list(rooms[0]?.id ?? '', { zone_id }).all();
  expect(
    events.map(({ prequeue_start_time, shuffle_at_event_start }) => [prequeue_start_time, shuffle_at_event_start]),
  ).toEqual([['2099-12-01T17:30:00.000Z', true]]);
});

test('health-checks watches what the file says, with one notification', async () => {
  const zone_id = await zone('example.com');
  file('urls.txt', 'https://a.example.com/health\nhttps://b.example.com/health\n');
  const args = ['example.com', 'ops@example.com', 'urls.txt'];
  await run('health-checks', args);
  file('urls.txt', 'https://b.example.com/health\n');
  expect((await run('health-checks', [...args, '--plan'])).out).toContain(
    'no longer wanted: watch-a-example-com-health',
  );
  expect(await client.healthchecks.list({ zone_id }).all()).toHaveLength(2);
  await run('health-checks', args);
  const [check, ...others] = await client.healthchecks.list({ zone_id }).all();
  expect([check?.address, check?.type, others.length]).toEqual(['b.example.com', 'HTTPS', 0]);
  const policies = await client.alerting.policies.list({ account_id }).all();
  expect(policies.map(({ filters }) => filters?.health_check_id)).toEqual([[check?.id]]);
});

test('all programs are run, with no permission that they do not need', finish);
