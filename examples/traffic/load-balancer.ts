/**
 * Fail over from one data center to another
 *
 * A load balancer with two pools: traffic goes to the first as long as its health checks pass, else to the second.
 * Monitor, pools and load balancer are made once and put right by later runs, such as one with another address.
 *
 * Limits: Load Balancing is an add-on, from 5 USD a month for two endpoints. Health checks every 60 seconds on Free
 *   and Pro, 15 on Business. The hostname must not have its own record that you need: the load balancer answers.
 *   https://developers.cloudflare.com/load-balancing/reference/limitations/
 * Permissions: Zone Read; Load Balancing: Monitors and Pools Write; Load Balancers Write
 * Run: node examples/traffic/load-balancer.ts HOST FIRST SECOND
 *   HOST: hostname that visitors use
 *   FIRST: address or hostname of the first data center
 *   SECOND: address or hostname of the second
 */
import Cloudflare from 'flarewire';
import { ensure } from 'flarewire/create';
import { accountFor, find, zoneFor } from 'flarewire/find';

const [host, ...addresses] = process.argv.slice(2);
if (!host || addresses.length !== 2) {
  console.error('Usage: node examples/traffic/load-balancer.ts HOST FIRST SECOND');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { id: zone_id } = await zoneFor(client, host);

const description = `${host}: /health answers 2xx`;
const check = { account_id, description, type: 'https' as const, path: '/health', expected_codes: '2xx', interval: 60 };
const monitor =
  (await find(client, 'loadBalancers.monitors.list', { account_id }, { description })) ??
  (await client.loadBalancers.monitors.create({ ...check, header: { Host: [host] } }));

const pools: string[] = [];
for (const [index, address] of addresses.entries()) {
  const { result, change } = await ensure(client, 'loadBalancers.pools.create', {
    account_id,
    name: `${host.replaceAll('.', '-')}-${index + 1}`,
    origins: [{ name: 'origin', address, enabled: true, weight: 1, header: { Host: [host] } }],
    monitor: monitor.id ?? '',
  });
  pools.push(result.id ?? '');
  console.log(`${result.name}: ${address} ${change}`);
}

const [, last = ''] = pools;
const wanted = {
  zone_id,
  name: host,
  default_pools: pools,
  fallback_pool: last,
  proxied: true,
  steering_policy: 'off' as const,
};
const found = await find(client, 'loadBalancers.list', { zone_id }, { name: host });
if (found?.id) await client.loadBalancers.update(found.id, wanted);
else await client.loadBalancers.create(wanted);
console.log(`${host}: ${found ? 'put right' : 'new'}, ${addresses.join(', then ')}`);
