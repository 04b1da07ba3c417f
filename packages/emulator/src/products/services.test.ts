import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestWorld, testWorld } from '../../test/world.ts';

let world: TestWorld;
let zone: string;
const call = (method: string, path: string, body?: unknown): Promise<Answer> => world.call(method, path, body);
const inAccount = (method: string, path: string, body?: unknown): Promise<Answer> =>
  call(method, `/accounts/${ACCOUNT}${path}`, body);

beforeEach(async () => {
  world = testWorld();
  zone = `/zones/${(await call('POST', '/zones', { name: 'example.com', account: { id: ACCOUNT } })).json.result.id}`;
});

describe('notifications', () => {
  const HOOKS = '/alerting/v3/destinations/webhooks';
  const POLICIES = '/alerting/v3/policies';
  const policy = (mechanisms: object): object => ({
    name: 'one',
    alert_type: 'universal_ssl_event_type',
    enabled: true,
    mechanisms,
  });

  it('a webhook is of the kind that its address tells, and keeps its secret', async () => {
    const slack = { name: 'one', url: 'https://hooks.slack.com/services/x', secret: 'hush' };
    const { id } = (await inAccount('POST', HOOKS, slack)).json.result;
    const shown = await inAccount('GET', `${HOOKS}/${id}`);
    expect(shown.json.result).toMatchObject({ id, type: 'slack', url: slack.url });
    expect(shown.text).not.toContain('hush');
    expect((await inAccount('POST', HOOKS, { name: 'two', url: 'ftp://a' })).status).toBe(400);
    await inAccount('PUT', `${HOOKS}/${id}`, { name: 'one', url: 'https://example.com/hook' });
    expect((await inAccount('GET', HOOKS)).json.result).toMatchObject([{ type: 'generic' }]);
  });

  it('a policy needs destinations that exist, and holds them', async () => {
    expect((await inAccount('POST', POLICIES, policy({}))).status).toBe(400);
    expect((await inAccount('POST', POLICIES, policy({ webhooks: [{ id: 'none' }] }))).status).toBe(400);
    const hook = (await inAccount('POST', HOOKS, { name: 'one', url: 'https://example.com/hook' })).json.result.id;
    const { id } = (await inAccount('POST', POLICIES, policy({ webhooks: [{ id: hook }] }))).json.result;
    expect((await inAccount('DELETE', `${HOOKS}/${hook}`)).status).toBe(409);
    await inAccount('PUT', `${POLICIES}/${id}`, { enabled: false });
    expect((await inAccount('GET', `${POLICIES}/${id}`)).json.result).toMatchObject({ name: 'one', enabled: false });
    await inAccount('DELETE', `${POLICIES}/${id}`);
    expect((await inAccount('DELETE', `${HOOKS}/${hook}`)).status).toBe(200);
  });

  it('the history tells what was sent, and when', async () => {
    const mechanisms = { email: [{ id: 'a@example.com' }, { id: 'b@example.com' }] };
    const { id } = (await inAccount('POST', POLICIES, policy(mechanisms))).json.result;
    await inAccount('POST', `${POLICIES}/${id}/test`, {});
    world.clock.advance(3_600_000);
    await inAccount('POST', `${POLICIES}/${id}/test`, {});
    const sent = (await inAccount('GET', '/alerting/v3/history')).json.result;
    expect(sent).toHaveLength(4);
    expect(sent[0]).toMatchObject({ policy_id: id, mechanism_type: 'email', sent: '2026-01-01T01:00:00.000000Z' });
    expect((await inAccount('GET', '/alerting/v3/history?before=2026-01-01T00:30:00Z')).json.result).toHaveLength(2);
  });
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
    world.clock.advance(60_000);
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

describe('URL Scanner', () => {
  const V2 = '/urlscanner/v2';

  it('a scan has a result, a picture and a document when it is done', async () => {
    const made = (await inAccount('POST', `${V2}/scan`, { url: 'example.com/a' })).json as unknown as { uuid: string };
    const result = `${V2}/result/${made.uuid}`;
    expect((await inAccount('GET', result)).status).toBe(404);
    expect((await inAccount('GET', `${V2}/search`)).text).toContain('"results":[]');
    world.clock.advance(10_000);
    const done = JSON.parse((await inAccount('GET', result)).text);
    expect(done.task).toMatchObject({ uuid: made.uuid, url: 'http://example.com/a' });
    const picture = await world.emulator.fetch(
      `http://localhost/client/v4/accounts/${ACCOUNT}${V2}/screenshots/${made.uuid}.png`,
      { headers: { authorization: 'Bearer t' } },
    );
    expect([...new Uint8Array(await picture.arrayBuffer()).slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
    expect((await inAccount('GET', `${V2}/dom/${made.uuid}`)).text).toContain('<title>example.com</title>');
    expect((await inAccount('GET', `${V2}/search?q=page.domain:example.com`)).text).toContain(made.uuid);
    expect((await inAccount('GET', `${V2}/search?q=page.domain:other.com`)).text).toContain('"results":[]');
  });

  it('takes up to 100 addresses at once, all of the web', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ url: `https://example.com/${index}` }));
    expect((await inAccount('POST', `${V2}/bulk`, many)).status).toBe(400);
    expect(JSON.parse((await inAccount('POST', `${V2}/bulk`, many.slice(0, 2))).text)).toHaveLength(2);
    expect((await inAccount('POST', `${V2}/scan`, { url: 'file:///etc/passwd' })).status).toBe(400);
    expect((await inAccount('GET', `${V2}/result/f1a4e000-0000-4000-8000-000000000000`)).status).toBe(404);
  });
});

describe('speed tests', () => {
  const page = (url: string): string => `${zone}/speed_api/pages/${encodeURIComponent(url)}/tests`;

  it('run for a while', async () => {
    const { id, desktopReport } = (await call('POST', page('example.com/'), { region: 'europe-west1' })).json.result;
    expect(desktopReport.state).toBe('RUNNING');
    world.clock.advance(30_000);
    const done = (await call('GET', `${page('example.com/')}/${id}`)).json.result;
    expect(done.desktopReport.state).toBe('COMPLETE');
    expect(done.desktopReport.performanceScore).toBeGreaterThan(50);
    expect((await call('GET', page('example.com/'))).json.result).toHaveLength(1);
    expect((await call('DELETE', page('example.com/'))).json.result).toEqual({ count: 1 });
    expect((await call('POST', page('example.net/'), {})).status).toBe(400);
  });

  it('a plan has so many tests and schedules', async () => {
    for (let index = 0; index < 5; index++) await call('POST', page(`example.com/${index}`), {});
    expect((await call('POST', page('example.com/6'), {})).status).toBe(403);
    const schedule = (url: string): string => `${zone}/speed_api/schedule/${encodeURIComponent(url)}`;
    expect((await call('POST', `${schedule('example.com/a')}?frequency=DAILY`)).json.result.schedule).toMatchObject({
      frequency: 'DAILY',
    });
    expect((await call('POST', schedule('example.com/b'))).status).toBe(403);
    const { quota } = (await call('GET', `${zone}/speed_api/availabilities`)).json.result;
    expect(quota).toMatchObject({ plan: 'free', remainingTests: 0, remainingSchedules: 0 });
    expect((await call('DELETE', schedule('example.com/a'))).json.result).toEqual({ count: 1 });
    expect((await call('GET', schedule('example.com/a'))).status).toBe(404);
  });
});

describe('Zaraz', () => {
  const at = (path: string): string => `${zone}/settings/zaraz/${path}`;
  const json = (method: string, path: string, body: string): Promise<Answer> =>
    world.call(method, at(path), JSON.stringify(body), { 'content-type': 'application/json' });
  const config = async (): Promise<Record<string, unknown>> => (await call('GET', at('default'))).json.result;

  it('each change is a version that can be had again', async () => {
    const first = { ...(await config()), debugKey: 'one' };
    expect((await call('PUT', at('config'), first)).status).toBe(200);
    await call('PUT', at('config'), { ...first, debugKey: 'two' });
    const history = (await call('GET', at('history'))).json.result;
    expect(history.map((entry: { id: number }) => entry.id)).toEqual([2, 1]);
    expect((await call('GET', `${at('history/configs')}?ids=1`)).json.result['1'].config.debugKey).toBe('one');
    await call('PUT', at('history'), 1);
    expect((await call('GET', at('config'))).json.result.debugKey).toBe('one');
    expect((await call('PUT', at('history'), 9)).status).toBe(404);
  });

  it('in the preview workflow, a change is live when it is published', async () => {
    const given = await config();
    await call('PUT', at('config'), { ...given, debugKey: 'one' });
    expect((await json('POST', 'publish', 'text')).status).toBe(400);
    expect((await json('PUT', 'workflow', 'preview')).json.result).toBe('preview');
    await call('PUT', at('config'), { ...given, debugKey: 'two' });
    expect(JSON.parse((await call('GET', at('export'))).text).debugKey).toBe('one');
    expect((await json('POST', 'publish', 'go')).status).toBe(200);
    expect(JSON.parse((await call('GET', at('export'))).text).debugKey).toBe('two');
  });
});
