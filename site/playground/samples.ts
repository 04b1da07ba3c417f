/** Programs to start from. They run against the account of the default seed, which has two zones and some of everything. */

export interface Sample {
  readonly title: string;
  readonly code: string;
}

export const SAMPLES: readonly [Sample, ...Sample[]] = [
  {
    title: 'List zones and their records',
    code: `import Cloudflare from 'flarewire';

const client = new Cloudflare();

for await (const zone of client.zones.list()) {
  console.log(zone.name, zone.id);
  for await (const record of client.dns.records.list({ zone_id: zone.id })) {
    console.log('  ', record.type, record.name, record.content);
  }
}
`,
  },
  {
    title: 'Create, change and delete a record',
    code: `import Cloudflare from 'flarewire';

const client = new Cloudflare();
const [zone] = await client.zones.list({ name: 'example.com' }).all();
if (!zone) throw new Error('There is no zone example.com.');
const zone_id = zone.id;

const record = await client.dns.records.create({
  zone_id,
  type: 'A',
  name: 'app',
  content: '192.0.2.7',
  ttl: 300,
});
console.log('created', record.id);

const edited = await client.dns.records.edit(record.id, { zone_id, type: 'A', name: 'app', ttl: 60 });
console.log('ttl', edited.ttl);

await client.dns.records.delete(record.id, { zone_id });
console.log('deleted');
`,
  },
  {
    title: 'Handle an error',
    code: `import Cloudflare, { isNotFound } from 'flarewire';

const client = new Cloudflare();
const [zone] = await client.zones.list().all();
if (!zone) throw new Error('There is no zone.');

try {
  await client.dns.records.get('0'.repeat(32), { zone_id: zone.id });
} catch (error) {
  if (!isNotFound(error)) throw error;
  console.log(error.status, error.errors);
}
`,
  },
  {
    title: 'Survive a rate limit (choose a fault first)',
    code: `import Cloudflare from 'flarewire';

// Choose "429, try again in one second" under Fault, then run: the client waits and tries again.
const client = new Cloudflare();
const started = performance.now();
const zones = await client.zones.list().all();
console.log(zones.length, 'zones in', Math.round(performance.now() - started), 'ms');
`,
  },
  {
    title: 'Store and read KV values',
    code: `import Cloudflare from 'flarewire';

const client = new Cloudflare();
const [account] = await client.accounts.list().all();
if (!account) throw new Error('There is no account.');
const account_id = account.id;

const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: \`sessions \${Date.now()}\` });
await client.kv.namespaces.values.update('user:1', { account_id, namespace_id, value: '{"name":"Ada"}' });
const value = await client.kv.namespaces.values.get('user:1', { account_id, namespace_id });
console.log(await value.text());
`,
  },
  {
    title: 'Query a D1 database',
    code: `import Cloudflare from 'flarewire';

const client = new Cloudflare();
const [account] = await client.accounts.list().all();
if (!account) throw new Error('There is no account.');
const account_id = account.id;

const database = await client.d1.database.create({ account_id, name: \`shop-\${Date.now()}\` });
if (!database.uuid) throw new Error('The database has no id.');
const query = (sql: string, params: string[] = []) =>
  client.d1.database.query(database.uuid!, { account_id, sql, params }).all();

await query('CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT)');
await query('INSERT INTO users (name) VALUES (?), (?)', ['Ada', 'Grace']);
const [found] = await query('SELECT * FROM users');
console.log(found?.results);
`,
  },
];
