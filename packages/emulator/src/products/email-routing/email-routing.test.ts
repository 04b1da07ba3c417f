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

  it('a rule needs an address that is verified, a minute after it was added', async () => {
    const { id, verified } = (await inAccount('POST', '/email/routing/addresses', { email: 'me@example.net' })).json
      .result;
    expect(verified).toBeUndefined();
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

  it('is ready with its DNS records, which go with it', async () => {
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

  it('does not push aside another mail server', async () => {
    const other = { type: 'MX', name: '@', content: 'mail.example.net', priority: 1, ttl: 1 };
    await call('POST', `${zone}/dns_records`, other);
    expect((await call('POST', `${zone}/email/routing/enable`, {})).status).toBe(409);
  });
});
