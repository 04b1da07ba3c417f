/** Calls to several products through the client, as an application makes them; they run in Node and in a page. */
import Cloudflare from 'flarewire';

export interface Target {
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  snapshot(): Promise<Uint8Array>;
  restore(bytes: Uint8Array): Promise<void>;
  readonly faults: { add(rule: object): unknown; clear(): void };
  readonly clock: { advance(milliseconds: number): void };
  readonly journal: {
    entries(): readonly { readonly operation: string | undefined; readonly status: number | undefined }[];
  };
}

/** By name: what each scenario saw. */
export async function runScenarios(emulator: Target): Promise<Record<string, unknown>> {
  const client = new Cloudflare({ apiToken: 'any', fetch: emulator.fetch, maxRetries: 0 });
  const { id: account_id } = (await client.accounts.list()).result[0] ?? { id: '' };
  const zone = await client.zones.create({ account: { id: account_id }, name: 'example.com' });
  const context = { emulator, client, account_id, zone_id: zone.id };
  const seen: Record<string, unknown> = {};
  for (const [name, run] of Object.entries(SCENARIOS)) seen[name] = await run(context);
  return seen;
}

interface Context {
  readonly emulator: Target;
  readonly client: Cloudflare;
  readonly account_id: string;
  readonly zone_id: string;
}

/** Status and messages of a refused call. */
async function refusal(call: PromiseLike<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    return error instanceof Cloudflare.APIError ? { status: error.status, errors: error.errors } : String(error);
  }
}

async function dns({ client, zone_id }: Context): Promise<unknown> {
  const make = (name: string, content: string) =>
    client.dns.records.create({ zone_id, type: 'A', name, content, ttl: 1 });
  const first = await make('www', '192.0.2.1');
  await make('api', '192.0.2.2');
  const again = await refusal(make('www', '192.0.2.1'));
  const edited = await client.dns.records.edit(first.id, {
    zone_id,
    type: 'A',
    name: 'www',
    content: '192.0.2.3',
    ttl: 300,
  });
  const listed: unknown[] = [];
  for await (const record of client.dns.records.list({ zone_id })) listed.push(record);
  const exported = await client.dns.records.export({ zone_id });
  return { first, again, edited, listed, exported };
}

async function kv({ client, account_id, emulator }: Context): Promise<unknown> {
  const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'settings' });
  const at = { account_id, namespace_id };
  await client.kv.namespaces.values.update('greeting', { ...at, value: 'Grüße 👋', metadata: { by: 'a test' } });
  await client.kv.namespaces.values.update('short', { ...at, value: 'gone soon', expiration_ttl: 60 });
  const value = await (await client.kv.namespaces.values.get('greeting', at)).text();
  const keys = (await client.kv.namespaces.keys.list(namespace_id, { account_id })).result;
  emulator.clock.advance(61_000);
  const later = (await client.kv.namespaces.keys.list(namespace_id, { account_id })).result.map(({ name }) => name);
  return { value, keys, later, metadata: await client.kv.namespaces.metadata.get('greeting', at) };
}

async function d1({ client, account_id }: Context): Promise<unknown> {
  const { uuid = '' } = await client.d1.database.create({ account_id, name: 'orders' });
  const query = async (sql: string, params: string[] = []) =>
    (await client.d1.database.query(uuid, { account_id, sql, params })).result.map(({ results, meta }) => ({
      results,
      changes: meta?.changes,
      size: meta?.size_after,
    }));
  return {
    made: await query(
      'CREATE TABLE orders (id INTEGER PRIMARY KEY, item TEXT, price REAL); CREATE INDEX by_item ON orders (item)',
    ),
    written: await query("INSERT INTO orders (item, price) VALUES ('book', 12.5), (?, 3)", ['pen']),
    read: await query('SELECT *, typeof(price) AS type, hex(item) AS bytes FROM orders ORDER BY id'),
    search: await query(
      "CREATE VIRTUAL TABLE words USING fts5(text); INSERT INTO words VALUES ('red fox'); SELECT text FROM words WHERE words MATCH 'fox'",
    ),
    refused: await refusal(query('ATTACH DATABASE "x" AS y')),
    wrong: await refusal(query('SELECT * FROM missing')),
    rolledBack: await refusal(query('DELETE FROM orders; INSERT INTO orders (id) VALUES (1), (1)')),
    left: await query('SELECT count(*) AS orders FROM orders'),
    database: await client.d1.database.get(uuid, { account_id }),
  };
}

async function r2({ client, account_id }: Context): Promise<unknown> {
  await client.r2.buckets.create({ account_id, name: 'images' });
  const put = await client.r2.buckets.objects.upload('logo.txt', new TextEncoder().encode('a logo'), {
    account_id,
    bucket_name: 'images',
  });
  const object = await client.r2.buckets.objects.get('logo.txt', { account_id, bucket_name: 'images' });
  return {
    put,
    text: await object.text(),
    listed: (await client.r2.buckets.objects.list('images', { account_id })).result,
  };
}

async function rules({ client, zone_id }: Context): Promise<unknown> {
  const rule = (expression: string) =>
    client.rulesets.phases.update('http_request_firewall_custom', {
      zone_id,
      rules: [{ action: 'block', expression, description: 'One country' }],
    });
  return { made: await rule('ip.src.country eq "DE"'), wrong: await refusal(rule('ip.src.county eq "DE"')) };
}

async function tokens({ client }: Context): Promise<unknown> {
  const groups = (await client.user.tokens.permissionGroups.list({ name: 'DNS Read' })).result;
  const token = await client.user.tokens.create({
    name: 'reader',
    policies: [
      {
        effect: 'allow',
        permission_groups: [{ id: groups[0]?.id ?? '' }],
        resources: { 'com.cloudflare.api.account.zone.*': '*' },
      },
    ],
  });
  const reader = client.withOptions({ apiToken: String(token.value) });
  return {
    groups,
    token,
    verified: await reader.user.tokens.verify(),
    refused: await refusal(
      reader.zones.create({ account: { id: 'f1a4e000000000000000000000000001' }, name: 'example.org' }),
    ),
  };
}

async function surroundings({ client, emulator, account_id }: Context): Promise<unknown> {
  const before = await emulator.snapshot();
  await client.kv.namespaces.create({ account_id, title: 'temporary' });
  const titles = async () => (await client.kv.namespaces.list({ account_id })).result.map(({ title }) => title);
  const with_it = await titles();
  await emulator.restore(before);
  const without = await titles();
  emulator.faults.add({ operation: 'zones.list', fault: { status: 503 }, times: 1 });
  const failed = await refusal(client.zones.list());
  emulator.faults.clear();
  const last = emulator.journal.entries().at(-1);
  return { with_it, without, failed, last: { operation: last?.operation, status: last?.status } };
}

const SCENARIOS: Readonly<Record<string, (context: Context) => Promise<unknown>>> = {
  dns,
  kv,
  d1,
  r2,
  rules,
  tokens,
  surroundings,
};
