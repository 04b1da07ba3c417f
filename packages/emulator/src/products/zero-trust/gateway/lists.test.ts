import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';

describe('The Gateway', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/gateway${path}`, body);
  const made = async (path: string, body?: unknown): Promise<Loose> => (await call('POST', path, body)).json.result;
  const result = async (path: string): Promise<Loose> => (await call('GET', path)).json.result;
  const block = {
    name: 'b',
    action: 'block',
    enabled: true,
    filters: ['dns'],
    traffic: 'any(dns.domains[*] == "x.test")',
  };

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('precedences of rules are unique, and assigned by default', async () => {
    const first = await made('/rules', { ...block, precedence: 7 });
    expect((await made('/rules', block)).precedence).toBe(8);
    expect((await call('POST', '/rules', { ...block, precedence: 7 })).status).toBe(409);
    expect((await call('PUT', `/rules/${first.id}`, { ...block, precedence: 8 })).status).toBe(409);
    expect((await call('PATCH', `/rules/${first.id}`, { precedence: 9 })).json.result).toMatchObject({
      precedence: 9,
      name: 'b',
    });
  });

  it('one call can swap the precedences of two rules', async () => {
    const [one, two] = [await made('/rules', block), await made('/rules', block)];
    const swapped = await call('PATCH', '/rules', [
      { id: one.id, precedence: 2 },
      { id: two.id, precedence: 1 },
    ]);
    expect(swapped.json.result.map((rule: { precedence: number }) => rule.precedence)).toEqual([2, 1]);
    expect((await call('PATCH', '/rules', [{ id: one.id, precedence: 1 }])).status).toBe(409);
    expect((await result(`/rules/${one.id}`)).precedence).toBe(2);
  });

  it('a rule has an action of its stage and a balanced expression', async () => {
    expect((await call('POST', '/rules', { ...block, action: 'isolate' })).json.errors?.[0]?.source?.pointer).toBe(
      '/action',
    );
    for (const traffic of ['any(dns.domains[*] == "x"', 'dns.fqdn == "x', '(]']) {
      expect((await call('POST', '/rules', { ...block, traffic })).status).toBe(400);
    }
    expect((await call('POST', '/rules', { ...block, traffic: 'dns.fqdn == "(\\""' })).status).toBe(200);
  });

  it('the stage of a rule follows from its expression', async () => {
    const { filters: _, ...rule } = block;
    expect((await made('/rules', { ...rule, traffic: 'http.request.uri == "x"' })).filters).toEqual(['http']);
    expect((await made('/rules', { ...rule, traffic: 'net.dst.ip == 192.0.2.1' })).filters).toEqual(['l4']);
  });

  it('a rule expires over time and restarts with its duration', async () => {
    const expires_at = new Date(sandbox.clock.now() + 60_000).toISOString();
    const { id } = await made('/rules', { ...block, expiration: { expires_at, duration: 10 } });
    expect(await result(`/rules/${id}`)).toMatchObject({ enabled: true, expiration: { expired: false } });
    sandbox.clock.advance(60_000);
    expect(await result(`/rules/${id}`)).toMatchObject({ enabled: false, expiration: { expired: true } });
    const reset = await made(`/rules/${id}/reset_expiration`);
    expect(reset).toMatchObject({ enabled: true, expiration: { expired: false, duration: 10 } });
    expect(Date.parse(reset.expiration.expires_at)).toBe(sandbox.clock.now() + 600_000);
    const plain = await made('/rules', block);
    expect((await call('POST', `/rules/${plain.id}/reset_expiration`)).status).toBe(400);
  });

  it('a list cannot be deleted while a rule uses it, and a rule needs an existing list', async () => {
    const { id } = await made('/lists', { name: 'l', type: 'DOMAIN', items: [{ value: 'x.test' }] });
    const traffic = `any(dns.domains[*] in $${id})`;
    const rule = await made('/rules', { ...block, traffic });
    expect((await call('DELETE', `/lists/${id}`)).status).toBe(409);
    await call('DELETE', `/rules/${rule.id}`);
    expect((await call('DELETE', `/lists/${id}`)).status).toBe(200);
    expect((await call('POST', '/rules', { ...block, traffic })).status).toBe(400);
  });

  it('a list holds values of its type', async () => {
    const wrong = { IP: '300.0.0.1', DOMAIN: 'https://x.test', EMAIL: 'nobody', URL: 'x.test/a', CATEGORY: 'games' };
    for (const [type, value] of Object.entries(wrong)) {
      const refused = await call('POST', '/lists', { name: 'l', type, items: [{ value }] });
      expect([type, refused.json.errors?.[0]?.source?.pointer]).toEqual([type, '/items/0/value']);
    }
    expect((await call('POST', '/lists', { name: 'l', type: 'IP', items: [{ value: '10.0.0.0/8' }] })).status).toBe(
      200,
    );
  });

  it('PATCH adds and removes items of a list, and PUT without items keeps them', async () => {
    const { id } = await made('/lists', {
      name: 'l',
      type: 'EMAIL',
      items: [{ value: 'a@x.test' }, { value: 'b@x.test' }],
    });
    const edit = { append: [{ value: 'c@x.test' }, { value: 'b@x.test' }], remove: ['a@x.test'] };
    expect((await call('PATCH', `/lists/${id}`, edit)).json.result.count).toBe(2);
    await call('PUT', `/lists/${id}`, { name: 'renamed' });
    const items = await result(`/lists/${id}/items`);
    expect(items.map((item: { value: string }) => item.value)).toEqual(['b@x.test', 'c@x.test']);
    expect((await result('/lists'))[0]).toMatchObject({ name: 'renamed', count: 2, type: 'EMAIL' });
    expect(await result('/lists?type=IP')).toEqual([]);
    expect((await call('PATCH', `/lists/${id}`, { append: [{ value: 'x' }] })).status).toBe(400);
    await call('PUT', `/lists/${id}`, { name: 'renamed', items: [] });
    expect((await result(`/lists/${id}`)).count).toBe(0);
  });

  it('a list holds at most 5000 items', async () => {
    const items = Array.from({ length: 5_001 }, (_, index) => ({ value: `s${index}` }));
    expect((await call('POST', '/lists', { name: 'l', type: 'SERIAL', items })).status).toBe(400);
    expect((await call('POST', '/lists', { name: 'l', type: 'SERIAL', items: items.slice(1) })).status).toBe(200);
  });

  it('one location is the default, and cannot be deleted', async () => {
    const home = await made('/locations', { name: 'home', client_default: true });
    const office = await made('/locations', { name: 'office', client_default: true });
    expect(office.doh_subdomain).toMatch(/^[0-9a-f]{10}$/);
    expect((await result(`/locations/${home.id}`)).client_default).toBe(false);
    expect((await call('DELETE', `/locations/${office.id}`)).status).toBe(400);
    expect((await call('DELETE', `/locations/${home.id}`)).status).toBe(200);
    const renamed = (await call('PUT', `/locations/${office.id}`, { name: 'hq' })).json.result;
    expect(renamed).toMatchObject({ name: 'hq', doh_subdomain: office.doh_subdomain });
  });

  it('a network belongs to one location', async () => {
    const networks = [{ network: '192.0.2.1/32' }];
    await made('/locations', { name: 'home', networks });
    expect((await call('POST', '/locations', { name: 'office', networks })).status).toBe(409);
    expect((await call('POST', '/locations', { name: 'office', networks: [{ network: 'x' }] })).status).toBe(400);
  });

  it('a certificate is deployed over time, and removed when inactive', async () => {
    const { id, binding_status } = await made('/certificates', { validity_period_days: 10 });
    expect(binding_status).toBe('inactive');
    const use = { settings: { certificate: { id } } };
    expect((await call('PATCH', '/configuration', use)).status).toBe(400);
    expect((await made(`/certificates/${id}/activate`, {})).binding_status).toBe('pending_deployment');
    sandbox.clock.advance(60_000);
    expect((await result(`/certificates/${id}`)).binding_status).toBe('available');
    await call('PATCH', '/configuration', use);
    expect((await result('/certificates'))[0].in_use).toBe(true);
    expect((await call('POST', `/certificates/${id}/deactivate`, {})).status).toBe(409);
    await call('PUT', '/configuration', { settings: {} });
    expect((await made(`/certificates/${id}/deactivate`, {})).binding_status).toBe('pending_deletion');
    expect((await call('DELETE', `/certificates/${id}`)).status).toBe(409);
    sandbox.clock.advance(60_000);
    expect((await call('DELETE', `/certificates/${id}`)).status).toBe(200);
  });

  it('at most three certificates a day can be generated', async () => {
    for (let count = 0; count < 3; count++) expect((await call('POST', '/certificates', {})).status).toBe(200);
    expect((await call('POST', '/certificates', {})).status).toBe(429);
    sandbox.clock.advance(86_400_000);
    expect((await call('POST', '/certificates', {})).status).toBe(200);
  });

  it('PATCH of the configuration keeps the other settings', async () => {
    await call('PATCH', '/configuration', { settings: { tls_decrypt: { enabled: true } } });
    await call('PATCH', '/configuration', { settings: { fips: { tls: true } } });
    expect((await result('/configuration')).settings).toMatchObject({
      tls_decrypt: { enabled: true },
      fips: { tls: true },
    });
    await call('PUT', '/configuration', { settings: { fips: { tls: true } } });
    expect((await result('/configuration')).settings.tls_decrypt).toEqual({ enabled: false });
  });

  it('the SSH audit seed changes when it is rotated, and the key stays', async () => {
    const public_key = Buffer.alloc(32, 7).toString('base64');
    expect((await call('PUT', '/audit_ssh_settings', { public_key: 'short' })).status).toBe(400);
    const before = (await call('PUT', '/audit_ssh_settings', { public_key })).json.result;
    const after = await made('/audit_ssh_settings/rotate_seed');
    expect(after.public_key).toBe(public_key);
    expect(after.seed_id).not.toBe(before.seed_id);
    expect((await result('/audit_ssh_settings')).seed_id).toBe(after.seed_id);
  });

  it('a proxy endpoint has a subdomain and small networks', async () => {
    const { id, subdomain } = await made('/proxy_endpoints', { name: 'p', kind: 'ip', ips: ['192.0.2.0/25'] });
    expect(subdomain).toMatch(/^[0-9a-f]{10}$/);
    expect((await call('PATCH', `/proxy_endpoints/${id}`, { ips: ['192.0.2.0/24'] })).status).toBe(400);
    expect((await call('PATCH', `/proxy_endpoints/${id}`, { ips: ['2001:db8::/109'] })).json.result.subdomain).toBe(
      subdomain,
    );
  });
});
