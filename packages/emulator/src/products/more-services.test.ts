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

describe('Web Analytics', () => {
  it('a host is one site, with a token in its snippet', async () => {
    const made = (await inAccount('POST', '/rum/site_info', { host: 'example.com' })).json.result;
    expect(made.snippet).toContain(made.site_token);
    expect((await inAccount('POST', '/rum/site_info', { host: 'Example.com' })).status).toBe(409);
    expect((await inAccount('POST', '/rum/site_info', {})).status).toBe(400);
    expect((await inAccount('GET', '/rum/site_info/list')).json.result).toMatchObject([{ site_tag: made.site_tag }]);
    const changed = await inAccount('PUT', `/rum/site_info/${made.site_tag}`, { host: 'www.example.com' });
    expect(changed.json.result).toMatchObject({
      site_token: made.site_token,
      ruleset: { zone_name: 'www.example.com' },
    });
    await inAccount('DELETE', `/rum/site_info/${made.site_tag}`);
    expect((await inAccount('GET', `/rum/site_info/${made.site_tag}`)).status).toBe(404);
  });

  it('rules are of a site, and many are written at once or not at all', async () => {
    const { ruleset } = (await inAccount('POST', '/rum/site_info', { host: 'example.com' })).json.result;
    const { id } = (await inAccount('POST', `/rum/v2/${ruleset.id}/rule`, { host: 'a.example.com', paths: ['/x'] }))
      .json.result;
    const bulk = { delete_rules: [id], rules: [{ host: 'b.example.com' }, { id: 'none', host: 'c.example.com' }] };
    expect((await inAccount('POST', `/rum/v2/${ruleset.id}/rules`, bulk)).status).toBe(404);
    expect((await inAccount('GET', `/rum/v2/${ruleset.id}/rules`)).json.result.rules).toMatchObject([{ id }]);
    await inAccount('POST', `/rum/v2/${ruleset.id}/rules`, { ...bulk, rules: [{ host: 'b.example.com' }] });
    const { rules } = (await inAccount('GET', `/rum/v2/${ruleset.id}/rules`)).json.result;
    expect(rules).toMatchObject([{ host: 'b.example.com', inclusive: true, is_paused: false }]);
    expect((await inAccount('POST', '/rum/v2/none/rule', {})).status).toBe(404);
  });
});

describe('requests to Cloudforce One', () => {
  const REQUESTS = '/cloudforce-one/requests';

  it('are accepted and completed on the clock', async () => {
    const { id } = (await inAccount('POST', `${REQUESTS}/new`, { summary: 'one', tlp: 'amber' })).json.result;
    await inAccount('PUT', `${REQUESTS}/${id}`, { summary: 'two' });
    expect((await inAccount('GET', `${REQUESTS}/${id}`)).json.result).toMatchObject({ status: 'open', summary: 'two' });
    world.clock.advance(3_600_000);
    expect((await inAccount('PUT', `${REQUESTS}/${id}`, { summary: 'three' })).status).toBe(409);
    const list = (body: object): Promise<Answer> => inAccount('POST', REQUESTS, { page: 1, per_page: 10, ...body });
    expect((await list({ status: 'accepted' })).json.result).toHaveLength(1);
    world.clock.advance(2 * 86_400_000);
    expect((await list({ status: 'completed' })).json.result[0]).toMatchObject({ id, summary: 'two' });
    expect((await inAccount('GET', `${REQUESTS}/quota`)).json.result).toMatchObject({ quota: 100, remaining: 99 });
    await inAccount('DELETE', `${REQUESTS}/${id}`);
    expect((await inAccount('GET', `${REQUESTS}/${id}`)).status).toBe(404);
  });

  it('have messages, and an account has priorities', async () => {
    const { id } = (await inAccount('POST', `${REQUESTS}/new`, { summary: 'one' })).json.result;
    const said = (await inAccount('POST', `${REQUESTS}/${id}/message/new`, { content: 'hello' })).json.result;
    expect(said).toMatchObject({ content: 'hello', author: 'user@example.com' });
    await inAccount('PUT', `${REQUESTS}/${id}/message/${said.id}`, { content: 'changed' });
    const messages = await inAccount('POST', `${REQUESTS}/${id}/message`, { page: 1, per_page: 10 });
    expect(messages.json.result).toMatchObject([{ id: said.id, content: 'changed' }]);
    const priority = { labels: ['a'], priority: 1, requirement: 'know more', tlp: 'clear' };
    for (let index = 0; index < 10; index++) await inAccount('POST', `${REQUESTS}/priority/new`, priority);
    expect((await inAccount('POST', `${REQUESTS}/priority/new`, priority)).status).toBe(403);
    const page = await inAccount('POST', `${REQUESTS}/priority`, { page: 2, per_page: 8 });
    expect(page.json.result).toHaveLength(2);
  });
});

describe('Logpush', () => {
  const job = {
    destination_conf: 's3://bucket/logs?region=x&access-key-id=KEY&secret-access-key=HUSH',
    dataset: 'http_requests',
  };

  it('tells no secrets of a destination, and checks what kind it is', async () => {
    const made = await call('POST', `${zone}/logpush/jobs`, job);
    for (const { text } of [
      made,
      await call('GET', `${zone}/logpush/jobs`),
      await call('GET', `${zone}/logpush/jobs/${made.json.result.id}`),
    ]) {
      expect(text).toContain('s3://bucket/logs?region=x&access-key-id=***&secret-access-key=***');
    }
    expect((await call('POST', `${zone}/logpush/jobs`, { destination_conf: 'ftp://a/b' })).status).toBe(400);
    const exists = await call('POST', `${zone}/logpush/validate/destination/exists`, {
      destination_conf: job.destination_conf,
    });
    expect(exists.json.result).toEqual({ exists: true });
    for (let index = 0; index < 3; index++) await call('POST', `${zone}/logpush/jobs`, job);
    expect((await call('POST', `${zone}/logpush/jobs`, job)).status).toBe(400);
  });

  it('a destination is proven by what its file holds', async () => {
    const { destination_conf } = job;
    const { filename } = (await call('POST', `${zone}/logpush/ownership`, { destination_conf })).json.result;
    const ownership_challenge = /challenge-(\w+)\.txt/.exec(filename)?.[1];
    const prove = (challenge: unknown): Promise<Answer> =>
      call('POST', `${zone}/logpush/ownership/validate`, { destination_conf, ownership_challenge: challenge });
    expect((await prove(ownership_challenge)).json.result).toEqual({ valid: true });
    expect((await prove('guess')).json.result).toEqual({ valid: false });
  });
});

describe('registrar', () => {
  it('a domain of a zone is renewed each year while that is wished for', async () => {
    const path = '/registrar/domains/example.com';
    expect((await inAccount('GET', '/registrar/domains')).json.result).toHaveLength(1);
    expect((await inAccount('GET', path)).json.result).toMatchObject({
      locked: true,
      expires_at: '2027-01-01T00:00:00.000Z',
    });
    world.clock.advance(366 * 86_400_000);
    expect((await inAccount('GET', path)).json.result.expires_at).toBe('2028-01-01T00:00:00.000Z');
    const changed = await inAccount('PUT', path, { auto_renew: false, locked: false });
    expect(changed.json.result).toMatchObject({ expires_at: '2027-01-01T00:00:00.000Z', registry_statuses: 'ok' });
    expect((await inAccount('PUT', path, {})).status).toBe(400);
    expect((await inAccount('GET', '/registrar/domains/other.com')).status).toBe(404);
  });
});

describe('subscriptions and bots', () => {
  it('a subscription of an account is changed, listed and ended', async () => {
    const made = (await inAccount('POST', '/subscriptions', { rate_plan: { id: 'pro' }, frequency: 'monthly' })).json
      .result;
    expect(made).toMatchObject({ state: 'Paid', price: 25, current_period_end: '2026-01-31T00:00:00.000Z' });
    const yearly = await inAccount('PUT', `/subscriptions/${made.id}`, { frequency: 'yearly' });
    expect(yearly.json.result).toMatchObject({ id: made.id, price: 300, rate_plan: { id: 'pro' } });
    expect((await inAccount('GET', '/subscriptions')).json.result).toHaveLength(1);
    expect((await inAccount('DELETE', `/subscriptions/${made.id}`)).json.result).toEqual({ subscription_id: made.id });
    expect((await inAccount('PUT', `/subscriptions/${made.id}`, {})).status).toBe(404);
  });

  it('bots are fought with what the plan has', async () => {
    const bots = `${zone}/bot_management`;
    expect((await call('PUT', bots, { fight_mode: true })).json.result).toMatchObject({
      fight_mode: true,
      enable_js: true,
    });
    expect((await call('PUT', bots, { sbfm_likely_automated: 'block' })).status).toBe(403);
    await call('POST', `${zone}/subscription`, { rate_plan: { id: 'business' } });
    expect((await call('PUT', bots, { sbfm_likely_automated: 'block' })).json.result.sbfm_likely_automated).toBe(
      'block',
    );
    expect((await call('GET', bots)).json.result.fight_mode).toBeUndefined();
  });
});

describe('managed transforms', () => {
  it('are a fixed set, of which some rule each other out', async () => {
    const path = `${zone}/managed_headers`;
    const set = (...ids: string[]): Promise<Answer> =>
      call('PATCH', path, { managed_request_headers: ids.map((id) => ({ id, enabled: true })) });
    expect((await set('nope')).json.errors?.[0]?.source?.pointer).toBe('/managed_request_headers/0/id');
    expect((await set('add_true_client_ip_headers')).status).toBe(200);
    expect((await set('remove_visitor_ip_headers')).status).toBe(400);
    const { managed_request_headers } = (await call('GET', path)).json.result;
    const one = managed_request_headers.find(({ id }: { id: string }) => id === 'remove_visitor_ip_headers');
    expect(one).toMatchObject({ enabled: false, has_conflict: true });
    await call('DELETE', path);
    expect((await set('remove_visitor_ip_headers')).status).toBe(200);
  });
});

describe('what is kept by the shape of its path alone', () => {
  it('environments, custom pages and URL normalization show what was written', async () => {
    const environments = [
      {
        name: 'staging',
        ref: 'r1',
        expression: 'true',
        locked_on_deployment: false,
        position: { after: '' },
        version: 1,
      },
    ];
    await call('POST', `${zone}/environments`, { environments });
    expect((await call('GET', `${zone}/environments`)).json.result.environments).toMatchObject([{ name: 'staging' }]);
    const page = { state: 'customized', url: 'https://example.com/500.html' };
    await call('PUT', `${zone}/custom_pages/500_errors`, page);
    expect((await call('GET', `${zone}/custom_pages/500_errors`)).json.result).toMatchObject(page);
    await call('PUT', `${zone}/url_normalization`, { scope: 'both', type: 'rfc3986' });
    expect((await call('GET', `${zone}/url_normalization`)).json.result).toEqual({ scope: 'both', type: 'rfc3986' });
  });
});
