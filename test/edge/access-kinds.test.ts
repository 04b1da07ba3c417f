/** Access: kinds of applications, destinations, preflight requests, and requests without an application. */
import { expect, test } from 'vitest';
import { openSite, saying } from './site.ts';

const HOST = 'https://admin.example.com';
const EVERYONE = [{ name: 'all', decision: 'allow', include: [{ everyone: {} }] }];

async function openHosts(...hosts: readonly string[]) {
  const site = await openSite({
    origin: ({ headers }) => Response.json({ user: headers.get('cf-access-authenticated-user-email') }),
  });
  const { client, account_id, edge, record } = site;
  for (const host of hosts) await record(host);
  const protect = (fields: object) =>
    client.call('zeroTrust.access.applications.create', {
      account_id,
      type: 'self_hosted',
      name: 'Admin',
      policies: EVERYONE,
      ...fields,
    } as never); // each test has fields of another kind of application
  const open = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    edge.fetch(url, { method, headers, redirect: 'manual' });
  return { ...site, protect, open };
}

const OTHERS = [
  { type: 'bookmark', domain: 'admin.example.com' },
  { type: 'saas', saas_app: { auth_type: 'saml', consumer_service_url: HOST, sp_entity_id: 'admin.example.com' } },
];

test('a bookmark and a SaaS application guard no host', async () => {
  const { protect, open } = await openHosts('admin');
  for (const fields of OTHERS) await protect({ name: fields.type, ...fields, policies: [] });
  expect((await open(HOST)).status).toBe(200);
});

// https://developers.cloudflare.com/cloudflare-one/access-controls/applications/non-http/browser-rendering/
test('applications that Cloudflare renders in a browser ask for a login, bypass nothing, and are not rendered', async () => {
  for (const type of ['ssh', 'vnc']) {
    const { protect, open, edge } = await openHosts('admin');
    const bypass = { name: 'bypass', decision: 'bypass', include: [{ everyone: {} }] };
    await protect({ type, domain: 'admin.example.com', policies: [bypass, ...EVERYONE] });
    expect((await open(HOST)).status).toBe(302);
    const { cookie } = await edge.access.signIn(HOST, { email: 'ada@example.com' });
    const response = await open(HOST, { cookie });
    expect([response.status, await response.text()]).toEqual([
      501,
      expect.stringContaining(`does not render ${type.toUpperCase()} in a browser`),
    ]);
  }
});

// https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/cors/
test('a preflight request gets 403 with and without a login, or the response of the CORS settings', async () => {
  const { protect, open, edge, client, account_id } = await openHosts('admin');
  const { id } = (await protect({ domain: 'admin.example.com' })) as { id: string };
  const asked = { origin: 'https://example.com', 'access-control-request-method': 'GET' };
  const { cookie } = await edge.access.signIn(HOST, { email: 'ada@example.com' });
  expect((await open(HOST, asked, 'OPTIONS')).status).toBe(403);
  expect((await open(HOST, { ...asked, cookie }, 'OPTIONS')).status).toBe(403);
  expect((await open(HOST, { origin: 'https://example.com' }, 'OPTIONS')).status).toBe(302);
  await client.call('zeroTrust.access.applications.update', {
    account_id,
    app_id: id,
    type: 'self_hosted',
    domain: 'admin.example.com',
    cors_headers: {
      allowed_origins: ['https://example.com'],
      allowed_methods: ['GET', 'OPTIONS'],
      allowed_headers: ['office'],
      allow_credentials: true,
      max_age: 60,
    },
  } as never); // the fields of one kind of application
  const preflight = async (headers: Record<string, string>) => {
    const response = await open(HOST, headers, 'OPTIONS');
    const names = ['origin', 'methods', 'headers', 'credentials'];
    return [response.status, ...names.map((name) => response.headers.get(`access-control-allow-${name}`))];
  };
  expect(await preflight(asked)).toEqual([200, 'https://example.com', 'GET', null, 'true']);
  expect(await preflight({ ...asked, 'access-control-request-headers': 'Office' })).toEqual([
    200,
    'https://example.com',
    'GET',
    'office',
    'true',
  ]);
  const nothing = [200, null, null, null, null];
  expect(await preflight({ ...asked, origin: 'https://other.example' })).toEqual(nothing);
  expect(await preflight({ ...asked, 'access-control-request-method': 'PUT' })).toEqual(nothing);
  expect(await preflight({ ...asked, 'access-control-request-headers': 'office, x' })).toEqual(nothing);
});

// https://developers.cloudflare.com/cloudflare-one/tutorials/cli/#using-the-token-as-an-environment-variable
test('programs send the token of an application in the header cf-access-token', async () => {
  const { protect, open, edge } = await openHosts('admin');
  await protect({ domain: 'admin.example.com' });
  const { token } = await edge.access.signIn(HOST, { email: 'ada@example.com' });
  const response = await open(HOST, { 'cf-access-token': token });
  expect(await response.json()).toEqual({ user: 'ada@example.com' });
  expect((await open(HOST, { 'cf-access-token': 'x' })).status).toBe(302);
});

// https://developers.cloudflare.com/cloudflare-one/access-controls/access-settings/require-access-protection/
test('an account can require an application for every host of its zones', async () => {
  const { protect, open, client, account_id } = await openHosts('admin', 'www');
  await protect({ domain: 'admin.example.com' });
  const change = (fields: object) => client.zeroTrust.organizations.update({ account_id, ...fields });
  await change({ deny_unmatched_requests: true });
  expect([(await open('https://www.example.com')).status, (await open(HOST)).status]).toEqual([403, 302]);
  await change({ deny_unmatched_requests_exempted_zone_names: ['example.com'] });
  expect((await open('https://www.example.com')).status).toBe(200);
});

// https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/worker-destinations/
test('a destination that names a Worker guards it on every host, after applications for the URL', async () => {
  const { protect, open, edge, client, account_id, deploy, route } = await openHosts('www', 'free');
  await deploy('shop', saying('shop'));
  await deploy('other', saying('other'));
  await route('www.example.com/shop/*', 'shop');
  await route('free.example.com/*', 'shop');
  await client.workers.scripts.subdomain.create('shop', { account_id, enabled: true, previews_enabled: true });
  const { subdomain } = await client.workers.subdomains.get({ account_id });
  const scripts = await client.workers.scripts.list({ account_id }).all();
  const worker_id = String((scripts.find(({ id }) => id === 'shop') as { tag?: string } | undefined)?.tag);
  const bypass = [{ name: 'bypass', decision: 'bypass', include: [{ everyone: {} }] }];
  await protect({ name: 'Shop', destinations: [{ type: 'worker', worker_id }] });
  await protect({ name: 'Free', domain: 'free.example.com', policies: bypass });
  const guarded = ['https://www.example.com/shop/a', `https://shop.${subdomain}.workers.dev/`];
  for (const url of guarded) expect((await open(url)).status).toBe(302);
  expect((await open('https://www.example.com/')).status).toBe(200);
  expect(await (await open('https://free.example.com/')).text()).toBe('shop');
  const { cookie } = await edge.access.signIn(guarded[0] ?? '', { email: 'ada@example.com' });
  expect(await (await open(guarded[0] ?? '', { cookie })).text()).toBe('shop');
}, 60_000);

// …/authorization-cookie/cors/#send-authentication-token-with-cloudflare-worker
test('a Worker that requests a protected host of another zone needs a service token', async () => {
  const { protect, edge, client, account_id, deploy, route, record } = await openHosts('www');
  const zone = await client.zones.create({ account: { id: account_id }, name: 'mysite.com' });
  await client.zones.activationCheck.trigger({ zone_id: zone.id });
  const address = { type: 'A', ttl: 1, proxied: true, content: '192.0.2.1' } as const;
  await client.dns.records.create({ zone_id: zone.id, name: 'api', ...address });
  await record('api');
  const { id, client_id, client_secret } = await client.zeroTrust.access.serviceTokens.create({
    account_id,
    name: 'ci',
  });
  const policies = [{ name: 'ci', decision: 'non_identity', include: [{ service_token: { token_id: id } }] }];
  await protect({ name: 'Other', domain: 'api.mysite.com', policies });
  await protect({ name: 'Own', domain: 'api.example.com', policies });
  await deploy(
    'proxy',
    `export default { async fetch(request) {
      const headers = { 'cf-access-client-id': '${client_id}', 'cf-access-client-secret': '${client_secret}' };
      const status = async (url, init) => (await fetch(url, { redirect: 'manual', ...init })).status;
      return Response.json([
        await status('https://api.mysite.com/'),
        await status('https://api.mysite.com/', { headers }),
        await status('https://api.example.com/'),
      ]);
    } }`,
  );
  await route('www.example.com/*', 'proxy');
  expect(await (await edge.fetch('https://www.example.com/')).json()).toEqual([302, 200, 200]);
}, 60_000);
