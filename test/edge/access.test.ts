/** Logins at Access, before the applications that it protects. */
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { get } from 'node:http';
import type { EdgeOptions } from '@flarewire/emulator';
import { expect, test } from 'vitest';
import { openSite } from './site.ts';

const HOST = 'https://admin.example.com';
type Policy = {
  name: string;
  decision: 'allow' | 'deny' | 'bypass' | 'non_identity';
  include: object[];
  [key: string]: unknown;
};
const allow = (...include: object[]): Policy => ({ name: 'allow', decision: 'allow', include });
const email = (address: string): object => ({ email: { email: address } });

/** A protected host, whose origin answers with the identity that it was sent. */
async function openProtected(policies: readonly Policy[], fields: object = {}, options: EdgeOptions = {}) {
  const site = await openSite({
    origin: ({ headers }) =>
      Response.json({
        user: headers.get('cf-access-authenticated-user-email'),
        token: headers.get('cf-access-jwt-assertion'),
      }),
    ...options,
  });
  const { client, account_id, record, edge } = site;
  await record('admin');
  const application = await client.zeroTrust.access.applications.create({
    account_id,
    type: 'self_hosted',
    name: 'Admin',
    domain: 'admin.example.com',
    policies: policies as [],
    ...fields,
  });
  const aud = 'aud' in application ? String(application.aud) : '';
  const id = 'id' in application ? String(application.id) : '';
  const open = async (headers: Record<string, string> = {}, path = '/') => {
    const response = await edge.fetch(`${HOST}${path}`, { headers, redirect: 'manual' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { ...site, aud, id, open };
}

const cookieOf = (headers: Headers): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

test('a visitor signs in on the page, and the origin receives a token that the keys verify', async () => {
  const { edge, client, account_id, open, aud } = await openProtected([allow(email('ada@example.com'))]);
  const { id: user } = await client.zeroTrust.access.users.create({
    account_id,
    email: 'ada@example.com',
    name: 'Ada',
  });
  const first = await open({}, '/reports?year=2026');
  const login = first.headers.get('location') ?? '';
  expect([first.status, new URL(login).pathname]).toEqual([302, '/cdn-cgi/access/login/admin.example.com']);
  expect(await (await edge.fetch(login)).text()).toContain('value="ada@example.com"');

  const chosen = await edge.fetch(login, { method: 'POST', body: new URLSearchParams({ user: 'ada@example.com' }) });
  const authorized = await edge.fetch(chosen.headers.get('location') ?? '');
  expect(authorized.headers.get('location')).toBe('/reports?year=2026');
  expect(authorized.headers.get('set-cookie')).toMatch(/; Max-Age=86400; Secure; HttpOnly; SameSite=None$/);

  const { user: seen, token } = JSON.parse((await open({ cookie: cookieOf(authorized.headers) })).text);
  expect(seen).toBe('ada@example.com');
  const { iss, exp, iat, nbf, identity_nonce, ...claims } = claimsOf(token);
  expect(claims).toEqual({ aud: [aud], email: 'ada@example.com', type: 'app', sub: user, country: 'US' });
  expect([Number(exp) - Number(iat), nbf, typeof identity_nonce]).toEqual([86_400, iat, 'string']);
  for (const base of [String(iss), HOST]) {
    const { keys } = (await (await edge.fetch(`${base}/cdn-cgi/access/certs`)).json()) as {
      keys: (JsonWebKey & { kid: string })[];
    };
    const [head = '', body = '', signature = ''] = token.split('.');
    const key = keys.find(({ kid }) => kid === JSON.parse(Buffer.from(head, 'base64url').toString()).kid);
    const isRight = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${body}`),
      createPublicKey({ key: key ?? {}, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    );
    expect(isRight).toBe(true);
  }
});

test('the global session opens a second application without another login', async () => {
  const { edge, client, account_id, record, open } = await openProtected([allow(email('ada@example.com'))]);
  await record('wiki');
  const { id = '' } = await client.zeroTrust.access.policies.create({
    account_id,
    name: 'Everyone',
    decision: 'allow',
    include: [{ everyone: {} }],
  });
  await client.zeroTrust.access.applications.create({
    account_id,
    type: 'self_hosted',
    name: 'Wiki',
    domain: 'wiki.example.com',
    policies: [{ id }],
  });
  const login = (await open()).headers.get('location') ?? '';
  const body = new URLSearchParams({ user: 'ada@example.com' });
  const cookie = cookieOf((await edge.fetch(login, { method: 'POST', body })).headers);
  const other = (await edge.fetch('https://wiki.example.com/')).headers.get('location') ?? '';
  const back = await edge.fetch(other, { headers: { cookie } });
  expect(back.headers.get('location')).toMatch(/^https:\/\/wiki\.example\.com\/cdn-cgi\/access\/authorized\?nonce=/);
  const ticket = back.headers.get('location') ?? '';
  expect((await edge.fetch(ticket)).headers.get('set-cookie')).toContain('CF_Authorization=');
  expect((await edge.fetch(ticket)).headers.get('set-cookie')).toBeNull();
});

test('a one-time PIN goes to users whom a policy allows, and lasts ten minutes', async () => {
  const sent: string[] = [];
  const { edge, emulator, open } = await openProtected(
    [allow(email('ada@example.com'))],
    {},
    {
      onPin: ({ email: address, host }) => sent.push(`${address} ${host}`),
    },
  );
  const login = (await open()).headers.get('location') ?? '';
  const submit = (fields: Record<string, string>) =>
    edge.fetch(login, { method: 'POST', body: new URLSearchParams(fields) });
  for (const address of ['ada@example.com', 'eve@example.net'])
    expect(await (await submit({ email: address })).text()).toContain('A code has been emailed to you');
  expect(sent).toEqual(['ada@example.com admin.example.com']);
  const pin = (await edge.access.pin('ada@example.com')) ?? '';
  expect(pin).toMatch(/^\d{6}$/);
  expect(await edge.access.pin('eve@example.net')).toBeUndefined();
  expect((await submit({ email: 'ada@example.com', code: 'wrong' })).status).toBe(403);
  expect((await submit({ email: 'ada@example.com', code: pin })).status).toBe(302);
  expect((await submit({ email: 'ada@example.com', code: pin })).status).toBe(403);
  await submit({ email: 'ada@example.com' });
  const late = (await edge.access.pin('ada@example.com')) ?? '';
  emulator.clock.advance(11 * 60_000);
  expect((await submit({ email: 'ada@example.com', code: late })).status).toBe(403);
});

test.each<[title: string, policies: Policy[], isIn: boolean]>([
  ['Allow by address', [allow(email('ADA@example.com'))], true],
  ['Allow by domain', [allow({ email_domain: { domain: 'example.com' } })], true],
  ['another domain', [allow({ email_domain: { domain: 'ample.com' } })], false],
  ['no policy', [], false],
  ['Block before Allow', [{ ...allow(email('ada@example.com')), decision: 'deny' }, allow({ everyone: {} })], false],
  ['Allow before Block', [allow({ everyone: {} }), { ...allow({ everyone: {} }), decision: 'deny' }], true],
  [
    'all of Require',
    [{ ...allow({ everyone: {} }), require: [{ geo: { country_code: 'US' } }, email('b@example.com')] }],
    false,
  ],
  ['one of Exclude', [{ ...allow({ everyone: {} }), exclude: [{ ip: { ip: '203.0.113.0/24' } }] }], false],
  ['a country', [allow({ geo: { country_code: 'US' } })], true],
  ['a range', [allow({ ip: { ip: '203.0.113.0/24' } })], true],
  ['an Okta group', [allow({ okta: { name: 'devs', identity_provider_id: 'x' } })], true],
  ['a GitHub team', [allow({ 'github-organization': { name: 'acme', team: 'api', identity_provider_id: 'x' } })], true],
  ['an OIDC claim', [allow({ oidc: { claim_name: 'role', claim_value: 'admin', identity_provider_id: 'x' } })], true],
  ['a group it is not in', [allow({ azureAD: { id: 'ops', identity_provider_id: 'x' } })], false],
  ['a selector without data', [allow({ device_posture: { integration_uid: 'x' } })], false],
])('%s decides about a user', async (_, policies, isIn) => {
  const identities = { 'ada@example.com': { groups: ['devs', 'acme/api'], claims: { role: ['admin'] } } };
  const { edge } = await openProtected(policies, {}, { identities });
  const signedIn = edge.access.signIn(HOST, { email: 'ada@example.com' });
  if (isIn) expect((await signedIn).cookie).toMatch(/^CF_Authorization=/);
  else await expect(signedIn).rejects.toThrow('No policy of Admin allows ada@example.com');
});

test('groups of the account are evaluated, with groups in them', async () => {
  const { client, account_id, edge, id } = await openProtected([]);
  const inner = await client.zeroTrust.access.groups.create({
    account_id,
    name: 'inner',
    include: [{ email: { email: 'ada@example.com' } }],
  });
  const outer = await client.zeroTrust.access.groups.create({
    account_id,
    name: 'outer',
    include: [{ group: { id: inner.id ?? '' } }],
  });
  const policy = allow({ group: { id: outer.id } });
  await client.call('zeroTrust.access.applications.policies.create', { account_id, app_id: id, ...policy });
  expect((await edge.access.signIn(HOST, { email: 'ada@example.com' })).token).toContain('.');
  await expect(edge.access.signIn(HOST, { email: 'bob@example.com' })).rejects.toThrow('No policy');
});

test('Bypass and Service Auth come first, and a service token gets its own cookie', async () => {
  const { client, account_id, open, id, edge } = await openProtected([]);
  const token = await client.zeroTrust.access.serviceTokens.create({ account_id, name: 'ci' });
  const add = (policy: Policy) =>
    client.call('zeroTrust.access.applications.policies.create', { account_id, app_id: id, ...policy });
  await add(allow(email('ada@example.com')));
  await add({ ...allow({ service_token: { token_id: token.id } }), decision: 'non_identity' });
  const credentials = {
    'cf-access-client-id': token.client_id ?? '',
    'cf-access-client-secret': token.client_secret ?? '',
  };
  const first = await open(credentials);
  const { user, token: assertion } = JSON.parse(first.text);
  expect([first.status, user, claimsOf(assertion)]).toMatchObject([
    200,
    null,
    { common_name: token.client_id, sub: '', type: 'app' },
  ]);
  expect((await open({ cookie: cookieOf(first.headers) })).status).toBe(200);
  expect((await open({ ...credentials, 'cf-access-client-secret': 'wrong' })).status).toBe(302);

  const { client_secret } = await client.zeroTrust.access.serviceTokens.rotate(token.id ?? '', { account_id });
  expect((await open(credentials)).status).toBe(302);
  expect((await open({ ...credentials, 'cf-access-client-secret': client_secret ?? '' })).status).toBe(200);
  await client.zeroTrust.access.applications.revokeTokens(id, { account_id });
  expect((await open({ cookie: cookieOf(first.headers) })).status).toBe(302);

  await add({ ...allow({ ip: { ip: '203.0.113.0/24' } }), decision: 'bypass' });
  expect(JSON.parse((await open({ 'cf-access-jwt-assertion': 'forged' })).text)).toEqual({ user: null, token: null });
  expect((await edge.trace(HOST)).steps).toContainEqual({ at: 'access', result: 'Admin: bypass' });
});

test('sessions end by time, by logout, by revoking the user and by revoking the application', async () => {
  const { client, account_id, edge, emulator, open, id } = await openProtected([allow({ everyone: {} })], {
    session_duration: '1h',
  });
  const signIn = () => edge.access.signIn(HOST, { email: 'ada@example.com' });
  const status = async ({ cookie }: { cookie: string }) => (await open({ cookie })).status;
  const first = await signIn();
  expect(await status(first)).toBe(200);
  emulator.clock.advance(61 * 60_000);
  expect(await status(first)).toBe(302);

  const second = await signIn();
  const identity = (await (
    await edge.fetch(`${HOST}/cdn-cgi/access/get-identity`, { headers: { cookie: second.cookie } })
  ).json()) as object;
  expect(identity).toMatchObject({ email: 'ada@example.com', account_id, geo: { country: 'US' }, version: 2 });
  expect(
    (await edge.fetch(`${HOST}/cdn-cgi/access/logout`, { headers: { cookie: second.cookie } })).headers.get(
      'set-cookie',
    ),
  ).toContain('Max-Age=0');
  expect(await status(second)).toBe(302);

  const third = await signIn();
  await client.zeroTrust.organizations.revokeUsers({ account_id, email: 'ada@example.com' });
  expect(await status(third)).toBe(302);

  const fourth = await signIn();
  await client.zeroTrust.access.applications.revokeTokens(id, { account_id });
  expect(await status(fourth)).toBe(302);

  const [user] = await client.zeroTrust.access.users.list({ account_id }).all();
  const sessions = await client.zeroTrust.access.users.activeSessions.list(user?.id ?? '', { account_id }).all();
  expect(sessions).toHaveLength(1);
  const logins = await client.zeroTrust.access.logs.accessRequests.list({ account_id });
  expect(logins.filter(({ allowed }) => allowed)).toHaveLength(4);
});

test('rotated keys verify for seven days', async () => {
  const { client, account_id, edge, emulator, open } = await openProtected([allow({ everyone: {} })], {
    session_duration: '730h',
  });
  await client.zeroTrust.organizations.update({ account_id, session_duration: '730h' });
  const { cookie } = await edge.access.signIn(HOST, { email: 'ada@example.com' });
  const count = async () => {
    const { keys } = (await (await edge.fetch(`${HOST}/cdn-cgi/access/certs`)).json()) as { keys: unknown[] };
    return keys.length;
  };
  expect(await count()).toBe(1);
  emulator.clock.advance(1000);
  await client.zeroTrust.access.keys.rotate({ account_id });
  expect([await count(), (await open({ cookie })).status]).toEqual([2, 200]);
  emulator.clock.advance(8 * 86_400_000);
  expect([await count(), (await open({ cookie })).status]).toEqual([1, 302]);
});

test('network rules are read with each request, and scripts get 401 in place of a page', async () => {
  const { client, account_id, zone_id, open, edge } = await openProtected([
    { ...allow({ everyone: {} }), require: [{ geo: { country_code: 'US' } }] },
  ]);
  const { cookie } = await edge.access.signIn(HOST, { email: 'ada@example.com' });
  expect((await open({ cookie })).status).toBe(200);
  expect((await open({ 'x-requested-with': 'XMLHttpRequest' })).status).toBe(401);
  const list = await client.zeroTrust.access.applications.list({ zone_id }).all();
  expect([account_id === '', list.length]).toEqual([false, 0]);
});

test('a login never leads to another host', async () => {
  const { edge, open } = await openProtected([allow({ everyone: {} })]);
  const login = new URL((await open()).headers.get('location') ?? '');
  login.searchParams.set('redirect_url', 'https://evil.example.net/x');
  const response = await edge.fetch(login, { method: 'POST', body: new URLSearchParams({ user: 'a@example.com' }) });
  const back = new URL(response.headers.get('location') ?? '');
  expect([back.host, back.searchParams.get('redirect_url')]).toEqual(['admin.example.com', '/']);
});

test('a browser on localhost stays there through the login', async () => {
  const { edge } = await openProtected([allow({ everyone: {} })]);
  const { port } = await edge.listen();
  const headers = { host: `admin.example.com.localhost:${port}` };
  const location = await new Promise<string>((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers }, (response) => {
      response.resume();
      resolve(response.headers.location ?? '');
    }).on('error', reject);
  });
  expect(location).toMatch(
    new RegExp(`^http://local-\\w+\\.cloudflareaccess\\.com\\.localhost:${port}/cdn-cgi/access/login/`),
  );
});
