/** The official client with zones and their records. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { ACCOUNT, check } from './kit.mjs';
import { all, client } from './official.mjs';

let zone_id = '';

await check('zones.create and list', async () => {
  const zone = await client.zones.create({ account: { id: ACCOUNT }, name: 'clients.example', type: 'full' });
  zone_id = zone.id;
  equal(zone.status, 'pending');
  deepEqual(
    (await all(client.zones.list({ name: 'clients.example' }))).map(({ id }) => id),
    [zone_id],
  );
});

await check('dns.records.create and get', async () => {
  const made = await client.dns.records.create({ zone_id, type: 'A', name: 'www', content: '192.0.2.7', ttl: 300 });
  equal(made.name, 'www.clients.example');
  equal((await client.dns.records.get(made.id, { zone_id })).content, '192.0.2.7');
});

await check('dns.records.batch is one transaction', async () => {
  const [{ id }] = await all(client.dns.records.list({ zone_id }));
  const posts = Array.from({ length: 12 }, (_, index) => ({
    type: 'TXT',
    name: `t${index}`,
    content: `"text ${index}"`,
    ttl: 300,
  }));
  const done = await client.dns.records.batch({ zone_id, deletes: [{ id }], posts });
  deepEqual([done.deletes.length, done.posts.length], [1, 12]);
});

await check('dns.records.list goes through three pages', async () => {
  const first = await client.dns.records.list({ zone_id, per_page: 5 });
  deepEqual([first.result.length, first.hasNextPage()], [5, true]);
  const names = (await all(client.dns.records.list({ zone_id, per_page: 5 }))).map(({ name }) => name);
  equal(names.length, 12);
  equal(new Set(names).size, 12);
});

await check('dns.records.export is a zone file', async () => {
  match(await client.dns.records.export({ zone_id }), /^t3\.clients\.example\.\s+300\s+IN\s+TXT\s+"text 3"/m);
});

await check('zones.delete', async () => {
  equal((await client.zones.delete({ zone_id })).id, zone_id);
  deepEqual(await all(client.zones.list({ name: 'clients.example' })), []);
});
