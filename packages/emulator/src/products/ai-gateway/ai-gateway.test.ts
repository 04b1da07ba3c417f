import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const GATEWAY = {
  cache_invalidate_on_update: true,
  cache_ttl: 0,
  collect_logs: true,
  rate_limiting_interval: 0,
  rate_limiting_limit: 0,
};
const MODEL = '@cf/meta/llama-3.2-1b-instruct';

describe('AI Gateway', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/ai-gateway${path}`, body);
  const result = async (method: string, path: string, body?: unknown): Promise<Loose> =>
    (await call(method, path, body)).json.result;
  const create = (fields: object = {}): Promise<Answer> =>
    call('POST', '/gateways', { id: 'one', ...GATEWAY, ...fields });
  const ask = (prompt: string, gateway = 'one', headers: Record<string, string> = {}): Promise<Answer> => {
    const body = { model: MODEL, input: { prompt }, options: { gateway: { id: gateway } } };
    return sandbox.call('POST', `/accounts/${ACCOUNT}/ai/run`, body, headers);
  };

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('gateways have unique names and initial settings, and there are twenty at most', async () => {
    const made = await create();
    expect(made.json.result).toMatchObject({ id: 'one', authentication: false, retry_max_attempts: null, zdr: false });
    expect((await create()).status).toBe(409);
    expect((await create({ id: 'a/b' })).status).toBe(400);
    expect((await create({ id: 'two', cache_ttl: 40 * 86_400 })).status).toBe(400);
    expect((await create({ id: 'two', store_id: 'nowhere' })).status).toBe(404);
    for (let index = 1; index < 20; index++) expect((await create({ id: `g${index}` })).status).toBe(200);
    expect((await create({ id: 'more' })).status).toBe(403);
    expect(await result('GET', '/gateways?search=g1')).toHaveLength(11);
    expect(await result('GET', '/gateways/one/url/openai')).toBe(
      `https://gateway.ai.cloudflare.com/v1/${ACCOUNT}/one/openai`,
    );
    expect((await call('GET', '/gateways/none/url/openai')).status).toBe(404);
  });

  it('a gateway logs its requests, and the one named default is created on first use', async () => {
    await ask('hello', 'default');
    expect(await result('GET', '/gateways/default')).toMatchObject({ authentication: true, is_default: true });
    expect((await ask('hello', 'none')).status).toBe(404);
    const [log] = await result('GET', '/gateways/default/logs');
    expect(log).toMatchObject({ provider: 'workers-ai', model: MODEL, success: true, cached: false });
    expect(log.request).toBeUndefined();
    expect(await result('GET', `/gateways/default/logs/${log.id}`)).toMatchObject({
      request_head: '{"prompt":"hello"}',
    });
    const { text } = await call('GET', `/gateways/default/logs/${log.id}/request`);
    expect(JSON.parse(text)).toEqual({ prompt: 'hello' });
    await create({ collect_logs: false });
    await ask('hello');
    expect(await result('GET', '/gateways/one/logs')).toEqual([]);
  });

  it('an identical request is served from the cache until it expires', async () => {
    await create({ cache_ttl: 60 });
    const cached = async (): Promise<boolean> => (await result('GET', '/gateways/one/logs'))[0].cached;
    await ask('a');
    sandbox.clock.advance(1000);
    await ask('a');
    expect(await cached()).toBe(true);
    sandbox.clock.advance(60_000);
    await ask('a');
    expect(await cached()).toBe(false);
  });

  it('a gateway limits the rate in a sliding or fixed window', async () => {
    await create({ rate_limiting_limit: 2, rate_limiting_interval: 60, rate_limiting_technique: 'sliding' });
    const status = async (): Promise<number> => (await ask('a')).status;
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
    sandbox.clock.advance(60_001);
    expect(await status()).toBe(200);
  });

  it('logs of a gateway can be searched, rated and removed', async () => {
    await create();
    for (const prompt of ['a', 'a long question with many words', 'c']) {
      await ask(prompt, 'one', { 'cf-aig-metadata': JSON.stringify({ user: prompt.length }) });
      sandbox.clock.advance(1000);
    }
    const logs = '/gateways/one/logs';
    const [newest] = await result('GET', logs);
    expect(await result('GET', `${logs}?min_tokens_in=8`)).toHaveLength(1);
    expect(await result('GET', `${logs}?search=user%22:1`)).toHaveLength(2);
    expect(await result('GET', `${logs}?end_date=2026-01-01T00:00:00Z`)).toHaveLength(1);
    const found = await result('GET', `${logs}?order_by=created_at&order_by_direction=asc`);
    expect(found.at(-1).id).toBe(newest.id);
    expect((await call('GET', `${logs}?order_by=tokens_in`)).status).toBe(400);
    await call('PATCH', `${logs}/${newest.id}`, { feedback: 1, score: 90 });
    expect((await result('GET', `${logs}?feedback=1`)).map((one: Loose) => one.id)).toEqual([newest.id]);
    expect(
      (await call('PATCH', `${logs}/${newest.id}`, { metadata: { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 } })).status,
    ).toBe(400);
    await call('DELETE', `${logs}?limit=1&order_by=created_at&order_by_direction=desc`);
    expect(await result('GET', logs)).toHaveLength(2);
    expect((await call('GET', `${logs}/${newest.id}`)).status).toBe(404);
  });

  it('an evaluation uses the logs of its dataset as they were', async () => {
    await create();
    await ask('a');
    const filters = [{ key: 'model', operator: 'eq', value: [MODEL] }];
    const dataset = await result('POST', '/gateways/one/datasets', { name: 'd', enable: true, filters });
    const twice = [...filters, ...filters];
    expect((await call('POST', '/gateways/one/datasets', { name: 'e', enable: true, filters: twice })).status).toBe(
      400,
    );
    expect((await call('POST', '/gateways/one/datasets', { name: 'd', enable: true, filters })).status).toBe(400);
    const types = await result('GET', '/evaluation-types');
    const speed = types.find((one: Loose) => one.type === 'speed');
    const body = { name: 'e', dataset_ids: [dataset.id], evaluation_type_ids: [speed.id] };
    expect((await call('POST', '/gateways/one/evaluations', { ...body, dataset_ids: ['none'] })).status).toBe(404);
    const { id, processed } = await result('POST', '/gateways/one/evaluations', body);
    expect(processed).toBe(false);
    await ask('b');
    sandbox.clock.advance(10_000);
    const [log] = (await result('GET', '/gateways/one/logs')).slice(-1);
    const done = await result('GET', `/gateways/one/evaluations/${id}`);
    expect(done).toMatchObject({
      processed: true,
      total_logs: 1,
      results: [{ total_logs: 1, status_description: 'completed' }],
    });
    expect(Number(done.results[0].result)).toBe(log.duration);
    expect(await result('GET', '/gateways/one/evaluations?processed=false')).toEqual([]);
  });

  it('a dynamic route is a graph with one start and edges to its own elements; versions must be deployed', async () => {
    await create();
    const elements = (target: string): object[] => [
      { id: 'start', type: 'start', outputs: { next: { elementId: target } } },
      {
        id: 'model',
        type: 'model',
        properties: { provider: 'openai', model: 'gpt-4o-mini', timeout: 1000, retries: 1 },
        outputs: { success: { elementId: 'end' }, fallback: { elementId: 'end' } },
      },
      { id: 'end', type: 'end', outputs: {} },
    ];
    const routes = '/gateways/one/routes';
    expect((await call('POST', routes, { name: 'r', elements: elements('nowhere') })).status).toBe(400);
    expect((await call('POST', routes, { name: 'r', elements: elements('end').slice(1) })).status).toBe(400);
    const route = await result('POST', routes, { name: 'r', elements: elements('model') });
    expect(route.deployment.version_id).toBe(route.version.version_id);
    expect((await call('POST', routes, { name: 'r', elements: elements('model') })).status).toBe(409);
    await call('POST', `${routes}/${route.id}/versions`, { elements: elements('end') });
    const versions = JSON.parse((await call('GET', `${routes}/${route.id}/versions`)).text).data.versions;
    expect(versions.map((one: Loose) => one.active)).toEqual(['false', 'true']);
    expect((await call('POST', `${routes}/${route.id}/deployments`, { version_id: 'none' })).status).toBe(404);
    await call('POST', `${routes}/${route.id}/deployments`, { version_id: versions[0].version_id });
    expect((await result('GET', `${routes}/${route.id}`)).elements[0].outputs.next.elementId).toBe('end');
  });

  it('custom providers have a slug and an https address; their costs are deleted with them', async () => {
    const body = { name: 'Mine', slug: 'mine', base_url: 'https://api.example.com' };
    expect((await call('POST', '/custom-providers', { ...body, base_url: 'http://api.example.com' })).status).toBe(400);
    expect((await call('POST', '/custom-providers', { ...body, slug: 'a b' })).status).toBe(400);
    const provider = await result('POST', '/custom-providers', body);
    expect(provider).toMatchObject({ enable: false, beta: false });
    expect(Buffer.from(provider.logo, 'base64').toString()).toMatch(/^<svg/);
    expect((await call('POST', '/custom-providers', body)).status).toBe(409);
    const cost = { account_provider_id: provider.id, model: 'm', cost_in: 1, token_pricing: { input_tokens: 1 } };
    expect(await result('POST', '/custom-providers/costs', cost)).toMatchObject({
      changed_by: 'manual',
      model_rule: 'equals',
      token_pricing: '{"input_tokens":1}',
    });
    expect((await call('POST', '/custom-providers/costs', cost)).status).toBe(409);
    await call('DELETE', `/custom-providers/${provider.id}`);
    expect(await result('GET', '/custom-providers/costs')).toEqual([]);
    expect((await call('POST', '/custom-providers/costs', cost)).status).toBe(404);
  });

  it('a provider key shows only its end, and each provider has one default', async () => {
    await create();
    const add = (alias: string, default_config: boolean): Promise<Answer> =>
      call('POST', '/gateways/one/provider_configs', {
        alias,
        default_config,
        provider_slug: 'openai',
        secret: 'sk-very-secret-1234',
      });
    expect((await add('a', true)).text).not.toContain('very-secret');
    expect((await add('a', false)).status).toBe(409);
    await add('b', true);
    const configs = await result('GET', '/gateways/one/provider_configs');
    expect(configs).toMatchObject([
      { alias: 'a', default_config: false, secret_preview: '****1234' },
      { alias: 'b', default_config: true },
    ]);
  });

  it('credits are bought with a payment method, and are available once paid', async () => {
    const topUp = (): Promise<Loose> => result('POST', '/billing/topup', { amount: 2000 });
    expect(await topUp()).toMatchObject({ onboarding: true });
    await sandbox.call('POST', `/accounts/${ACCOUNT}/payment-methods`, {
      type: 'CREDIT_CARD',
      payment_nonce: 'n',
      default: true,
    });
    const { payment_intent_id, onboarding } = await topUp();
    expect(onboarding).toBe(false);
    const status = async (): Promise<string> =>
      (await result('POST', '/billing/topup/status', { payment_intent_id })).status;
    expect([await status(), (await result('GET', '/billing/credit-balance')).balance]).toEqual(['pending', 0]);
    sandbox.clock.advance(5000);
    expect([await status(), (await result('GET', '/billing/credit-balance')).balance]).toEqual(['completed', 2000]);
    expect((await result('GET', '/billing/invoice-history')).invoices).toMatchObject([
      { amount_paid: 2000, status: 'paid' },
    ]);
    expect((await result('GET', '/billing/usage-history?value_grouping_window=day')).history.length).toBeGreaterThan(
      28,
    );
    await call('POST', '/billing/topup/config', { amount: 1000, threshold: 500 });
    expect((await result('GET', '/billing/credit-balance')).topup_config).toMatchObject({
      amount: 1000,
      threshold: 500,
    });
    await call('DELETE', '/billing/topup/config');
    expect((await result('GET', '/billing/topup/config')).amount).toBeNull();
    const limit = { amount: 500, duration: 'daily', strategy: 'fixed' };
    await call('POST', '/billing/spending-limit', limit);
    expect(await result('GET', '/billing/spending-limit')).toEqual({ config: limit, enabled: true });
  });

  it('a custom domain must be in a zone of the account, and is active once its CNAME exists', async () => {
    await create();
    const zone = await createZone(sandbox);
    const domains = '/gateways/one/custom-domains';
    expect((await call('POST', domains, { domain: 'ai.example.org', zone_id: zone })).status).toBe(400);
    expect((await call('POST', domains, { domain: 'ai.example.com', zone_id: '0'.repeat(32) })).status).toBe(404);
    const { cname_target } = await result('POST', domains, { domain: 'ai.example.com', zone_id: zone });
    sandbox.clock.advance(5000);
    expect(await result('GET', `${domains}/ai.example.com`)).toMatchObject({ status: 'pending_dcv' });
    await sandbox.call('POST', `/zones/${zone}/dns_records`, {
      type: 'CNAME',
      name: 'ai',
      content: cname_target,
      ttl: 1,
      proxied: true,
    });
    expect(await result('GET', `${domains}?status=active`)).toMatchObject([{ hostname: 'ai.example.com' }]);
    expect((await call('POST', domains, { domain: 'ai.example.com', zone_id: zone })).status).toBe(409);
  });
});
