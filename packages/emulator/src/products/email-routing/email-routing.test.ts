import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const call = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);
const inAccount = (method: string, path: string, body?: unknown): Promise<Answer> =>
  call(method, `/accounts/${ACCOUNT}${path}`, body);

beforeEach(async () => {
  sandbox = testSandbox();
  zone = `/zones/${await createZone(sandbox)}`;
});

describe('Email Routing', () => {
  const forward = (email: string): object => ({
    actions: [{ type: 'forward', value: [email] }],
    matchers: [{ type: 'literal', field: 'to', value: 'me@example.com' }],
    enabled: true,
  });

  it('a routing rule needs a verified address, which takes a minute', async () => {
    const { id, verified } = (await inAccount('POST', '/email/routing/addresses', { email: 'me@example.net' })).json
      .result;
    expect(verified).toBeNull();
    expect((await inAccount('POST', '/email/routing/addresses', { email: 'Me@example.net' })).status).toBe(409);
    expect((await call('POST', `${zone}/email/routing/rules`, forward('me@example.net'))).status).toBe(400);
    sandbox.clock.advance(60_000);
    expect((await inAccount('GET', '/email/routing/addresses?verified=true')).json.result).toHaveLength(1);
    const rule = (await call('POST', `${zone}/email/routing/rules`, forward('me@example.net'))).json.result;
    expect(rule.enabled).toBe(true);
    const all = {
      actions: [{ type: 'forward', value: ['me@example.net'] }],
      matchers: [{ type: 'all' }],
      enabled: true,
    };
    expect((await call('PUT', `${zone}/email/routing/rules/catch_all`, all)).json.result.enabled).toBe(true);
    await inAccount('DELETE', `/email/routing/addresses/${id}`);
    const [left] = (await call('GET', `${zone}/email/routing/rules`)).json.result;
    expect(left.enabled).toBe(false);
  });

  it('Email Routing is ready with its DNS records, which are removed with it', async () => {
    expect((await call('GET', `${zone}/email/routing`)).json.result).toMatchObject({
      status: 'unconfigured',
      name: 'example.com',
    });
    expect((await call('POST', `${zone}/email/routing/enable`, {})).json.result.status).toBe('ready');
    const mail = (await call('GET', `${zone}/dns_records?type=MX&order=content`)).json.result;
    expect(mail.map((one: { content: string }) => one.content)).toEqual(
      [1, 2, 3].map((number) => `route${number}.mx.cloudflare.net`),
    );
    await call('DELETE', `${zone}/dns_records/${mail[0].id}`);
    expect((await call('GET', `${zone}/email/routing`)).json.result.status).toBe('misconfigured');
    await call('POST', `${zone}/email/routing/disable`, {});
    expect((await call('GET', `${zone}/dns_records`)).json.result).toEqual([]);
  });

  it('Email Routing does not replace another mail server', async () => {
    const other = { type: 'MX', name: '@', content: 'mail.example.net', priority: 1, ttl: 1 };
    await call('POST', `${zone}/dns_records`, other);
    expect((await call('POST', `${zone}/email/routing/enable`, {})).status).toBe(409);
  });

  it('the records of a subdomain are added and reported', async () => {
    const wanted = (await call('GET', `${zone}/email/routing/dns?subdomain=in.example.com`)).json;
    expect(wanted.success).toBe(true);
    const names = wanted.result.map((one: { name: string }) => one.name);
    expect(new Set(names)).toEqual(new Set(['in.example.com', 'cf2024-1._domainkey.in.example.com']));
    await call('POST', `${zone}/email/routing/dns`, { name: 'in.example.com' });
    expect((await call('GET', `${zone}/dns_records?name=in.example.com`)).json.result).toHaveLength(4);
    expect((await call('POST', `${zone}/email/routing/dns`, { name: 'example.net' })).status).toBe(400);
    await call('DELETE', `${zone}/email/routing/dns`);
    expect((await call('GET', `${zone}/dns_records`)).json.result).toEqual([]);
  });

  it('settings are stored, and do not enable Email Routing', async () => {
    await call('PATCH', `${zone}/email/routing`, { enabled: true, support_subaddress: true });
    expect((await call('GET', `${zone}/email/routing`)).json.result).toMatchObject({
      enabled: false,
      support_subaddress: true,
    });
    await call('POST', `${zone}/email/routing/dns`, {});
    expect((await call('PATCH', `${zone}/email/routing/dns`, {})).json.result.status).toBe('unlocked');
  });

  const drop = (to: string, more: object = {}): object => ({
    actions: [{ type: 'drop' }],
    matchers: [{ type: 'literal', field: 'to', value: to }],
    ...more,
  });

  it('rules are listed by priority, for one zone and for all', async () => {
    const other = `/zones/${await createZone(sandbox, 'example.org')}`;
    await call('POST', `${zone}/email/routing/rules`, drop('a@example.com', { priority: 2, enabled: false }));
    await call('POST', `${other}/email/routing/rules`, drop('b@example.org', { priority: 1 }));
    const listed = async (path: string): Promise<unknown[]> =>
      (await call('GET', path)).json.result.map((one: { priority: number; zone: { name: string } }) => [
        one.priority,
        one.zone.name,
      ]);
    expect(await listed(`${zone}/email/routing/rules`)).toEqual([[2, 'example.com']]);
    const path = `/accounts/${ACCOUNT}/email/routing/rules`;
    expect(await listed(path)).toEqual([
      [1, 'example.org'],
      [2, 'example.com'],
    ]);
    expect(await listed(`${path}?enabled=false`)).toEqual([[2, 'example.com']]);
  });

  it('a zone has at most 200 rules, with complete actions and matchers', async () => {
    const rules = `${zone}/email/routing/rules`;
    expect((await call('POST', rules, { ...drop('a@example.com'), actions: [{ type: 'worker' }] })).code).toBe(2007);
    const valued = { type: 'drop', value: ['b@example.com'] };
    expect((await call('POST', rules, { ...drop('a@example.com'), actions: [valued] })).code).toBe(2007);
    expect((await call('POST', rules, { ...drop('a@example.com'), matchers: [{ type: 'literal' }] })).status).toBe(400);
    for (let index = 0; index < 200; index++) await call('POST', rules, drop(`a${index}@example.com`));
    expect((await call('POST', rules, drop('last@example.com'))).status).toBe(403);
  });

  it('a plan reports the changes of a Worker’s rules, without making them', async () => {
    const owner_worker_tag = 'a'.repeat(32);
    const own = { source: 'wrangler', owner_worker_tag };
    const rules = `${zone}/email/routing/rules`;
    await call('POST', rules, drop('gone@example.com', own));
    await call('POST', rules, drop('same@example.com', own));
    await call('POST', rules, drop('changed@example.com', { ...own, enabled: false }));
    await call('POST', rules, drop('foreign@example.com'));
    const names = ['same', 'changed', 'foreign', 'fresh'];
    const body = { owner_worker_tag, rules: names.map((name) => drop(`${name}@example.com`)) };
    const { zones } = (await inAccount('POST', '/email/routing/rules/plan', body)).json.result;
    expect(zones[0].zone_name).toBe('example.com');
    expect(zones[0].changes.map((one: { type: string }) => one.type)).toEqual([
      'updated',
      'conflict',
      'added',
      'deleted',
    ]);
    expect((await call('GET', rules)).json.result).toHaveLength(4);
  });
});

it('the zones of an account are listed with their settings, as wrangler requests them', async () => {
  const { result } = (await inAccount('GET', '/email/routing/zones')).json;
  expect(result).toMatchObject([{ enabled: false, status: 'unconfigured' }]);
});
