/** Creates a thousand unique items of ten products while one response in twenty is lost. */
import type { ClientOptions } from '../client.ts';
import { inLoops, type Scenario, type Seen } from './scenario.ts';

interface Ids {
  readonly account_id: string;
  readonly zone_id: string;
}

/** A resource, parameters to create an item, and its identifying field. */
type Product = readonly [resource: string, make: (i: number, ids: Ids) => object, field: string];

const PRODUCTS: readonly Product[] = [
  [
    'dns.records',
    (i, { zone_id }) => ({ zone_id, type: 'A', name: `h${i}.example.com`, content: '192.0.2.1', ttl: 1 }),
    'name',
  ],
  ['kv.namespaces', (i, { account_id }) => ({ account_id, title: `space ${i}` }), 'title'],
  ['queues', (i, { account_id }) => ({ account_id, queue_name: `queue-${i}` }), 'queue_name'],
  ['d1.database', (i, { account_id }) => ({ account_id, name: `base-${i}` }), 'name'],
  ['loadBalancers.pools', (i, { account_id }) => ({ account_id, name: `pool-${i}`, origins: ORIGINS }), 'name'],
  ['zones', (i, { account_id }) => ({ account: { id: account_id }, name: `zone-${i}.com` }), 'name'],
  [
    'zeroTrust.tunnels.cloudflared',
    (i, { account_id }) => ({ account_id, name: `tunnel-${i}`, config_src: 'cloudflare' }),
    'name',
  ],
  ['emailRouting.addresses', (i, { account_id }) => ({ account_id, email: `user${i}@example.org` }), 'email'],
  ['pages.projects', (i, { account_id }) => ({ account_id, name: `site-${i}`, production_branch: 'main' }), 'name'],
  ['zeroTrust.access.tags', (i, { account_id }) => ({ account_id, name: `tag-${i}` }), 'name'],
];
const ORIGINS = [{ name: 'one', address: '192.0.2.1' }];

interface Resource {
  create(params: object): PromiseLike<unknown>;
  list(params: object): AsyncIterable<unknown>;
}

export async function tenProducts(scenario: Scenario): Promise<Seen> {
  const plain = await make(scenario, {});
  if (!scenario.isOurs) return { tenPlain: plain };
  // Of the measured package, resolved at run time.
  const module = 'flarewire/create';
  const { exact } = (await import(module)) as { readonly exact: object };
  return { tenPlain: plain, tenExact: await make(scenario, { retry: exact }) };
}

async function make(scenario: Scenario, options: ClientOptions): Promise<string> {
  const start = { zones: [{ name: 'example.com' }] };
  const baseURL = await scenario.emulator({ start, faults: 'lost-answers-5-percent' });
  const setup = scenario.client({ baseURL });
  const at = (client: object, path: string): Resource =>
    path.split('.').reduce<object>((inner, name) => Reflect.get(inner, name), client) as Resource; // both packages have these
  let zone: unknown;
  for await (zone of at(setup, 'zones').list({})) break;
  const { id, account } = zone as { id: string; account: { id: string } }; // as the API documents
  const ids = { zone_id: id, account_id: account.id };
  const client = scenario.client({ baseURL, ...options });
  let failed = 0;
  await inLoops(10, scenario.sizes.made, async (i) => {
    const [path, params] = PRODUCTS[i % PRODUCTS.length] as Product; // within the list
    await at(client, path)
      .create(params(i, ids))
      .then(undefined, () => failed++);
  });
  let twice = 0;
  for (const [path, , field] of PRODUCTS) {
    const names: unknown[] = [];
    for await (const item of at(setup, path).list(path === 'zones' ? {} : ids))
      names.push(Reflect.get(Object(item), field));
    twice += names.length - new Set(names).size;
  }
  return `${twice} twice, ${failed} failed`;
}
