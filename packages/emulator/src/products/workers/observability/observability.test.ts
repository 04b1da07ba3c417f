import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';

const WORKERS = `/accounts/${ACCOUNT}/workers`;
const HOUR = 3_600_000;
const START = Date.parse('2026-01-01T00:00:00Z');

describe('Workers observability', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `${WORKERS}/observability${path}`, body);
  const upload = async (name: string, observability: object = { enabled: true }): Promise<void> => {
    const form = new FormData();
    form.append('metadata', JSON.stringify({ main_module: 'w.js', observability }));
    form.append('w.js', new File(['export default { fetch() {} }'], 'w.js', { type: 'application/javascript+module' }));
    expect((await sandbox.call('PUT', `${WORKERS}/scripts/${name}`, form)).status).toBe(200);
  };
  const timeframe = { from: START, to: START + 24 * HOUR };
  const query = async (parameters: object, more: object = {}): Promise<Loose> =>
    (await call('POST', '/telemetry/query', { queryId: 'mine', timeframe, parameters, ...more })).json.result;
  const count = async (parameters: object): Promise<number> =>
    (await query(parameters)).calculations[0].aggregates[0].value;
  const filter = (key: string, operation: string, value?: unknown, type = 'string'): object => ({
    filters: [{ key, operation, type, ...(value === undefined ? {} : { value }) }],
  });

  beforeEach(async () => {
    sandbox = testSandbox();
    await upload('one');
    await upload('two');
    await upload('silent', { enabled: false });
    sandbox.clock.advance(24 * HOUR);
  });

  it('Workers with logging have deterministic events', async () => {
    const parameters = { groupBys: [{ type: 'string', value: '$metadata.service' }] };
    const { calculations } = await query(parameters);
    const services = calculations[0].aggregates.map((one: Loose) => one.groups[0].value).sort();
    expect(services).toEqual(['one', 'two']);
    expect((await query(parameters)).calculations).toEqual(calculations);
  });

  it('counts per slot add up to the total', async () => {
    const [{ aggregates, series }] = (await query({}, { granularity: 12 })).calculations;
    expect(series).toHaveLength(12);
    const slots = series.flatMap((one: Loose) => one.data).reduce((sum: number, one: Loose) => sum + one.value, 0);
    expect(slots).toBe(aggregates[0].value);
    expect(aggregates[0].value).toBeGreaterThan(100);
  });

  it('a filter and its opposite partition all events', async () => {
    const all = await count({});
    const key = '$workers.event.response.status';
    for (const [one, other] of [
      ['eq', 'neq'],
      ['gt', 'lte'],
      ['in', 'not_in'],
    ] as const)
      expect((await count(filter(key, one, 200, 'number'))) + (await count(filter(key, other, 200, 'number')))).toBe(
        all,
      );
    const error = '$metadata.error';
    expect((await count(filter(error, 'exists'))) + (await count(filter(error, 'is_null')))).toBe(all);
    expect(await count(filter('$metadata.service', 'starts_with', 'on'))).toBe(all / 2);
    expect(await count(filter('$metadata.service', 'regex', '^(one|two)$'))).toBe(all);
    expect(await count({ needle: { value: 'THE DATABASE' } })).toBe(await count(filter('$metadata.error', 'exists')));
  });

  it('a pattern with unbounded run time is refused', async () => {
    const body = { queryId: 'q', timeframe, parameters: filter('message', 'regex', '(a+)+b') };
    expect((await call('POST', '/telemetry/query', body)).status).toBe(400);
  });

  it('figures are consistent, sorted, limited and filtered', async () => {
    const of = (operator: string): object => ({
      operator,
      key: '$workers.wallTimeMs',
      keyType: 'number',
      alias: operator,
    });
    const { calculations } = await query({ calculations: ['min', 'median', 'p99', 'max', 'avg', 'sum'].map(of) });
    const value = Object.fromEntries(calculations.map((one: Loose) => [one.alias, one.aggregates[0].value]));
    expect(value.min <= value.median && value.median <= value.p99 && value.p99 <= value.max).toBe(true);
    const groups = {
      groupBys: [{ type: 'string', value: '$metadata.trigger' }],
      calculations: [{ operator: 'count' }],
    };
    const values = async (more: object): Promise<number[]> =>
      (await query({ ...groups, ...more })).calculations[0].aggregates.map((one: Loose) => one.value);
    const falling = await values({ orderBy: { value: 'count', order: 'desc' } });
    expect(falling).toEqual([...falling].sort((one, other) => other - one));
    expect(await values({ orderBy: { value: 'count', order: 'desc' }, limit: 1 })).toEqual(falling.slice(0, 1));
    const least = falling[1] ?? 0;
    expect(await values({ havings: [{ key: 'count', operation: 'gte', value: least }] })).toHaveLength(2);
  });

  it('events are paginated, the newest first, and invocations are complete', async () => {
    const first = (await query({}, { view: 'events', limit: 10 })).events;
    const last = first.events.at(-1).$metadata.id;
    const second = (await query({}, { view: 'events', limit: 10, offset: last })).events.events;
    const times = [...first.events, ...second].map((one: Loose) => one.timestamp);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(new Set([...first.events, ...second].map((one: Loose) => one.$metadata.id)).size).toBe(20);
    const { invocations } = await query(filter('$metadata.type', 'eq', 'cf-worker-event'), { view: 'invocations' });
    expect(Object.values(invocations as Loose[][]).every((one) => one.length === 2)).toBe(true);
  });

  it('fields and their values are listed', async () => {
    const keys = (await call('POST', '/telemetry/keys', { keyNeedle: { value: 'metadata.service' } })).json.result;
    expect(keys).toMatchObject([{ key: '$metadata.service', type: 'string' }]);
    const body = { datasets: [], key: '$metadata.service', type: 'string', timeframe };
    const values = (await call('POST', '/telemetry/values', body)).json.result;
    expect(values.map((one: Loose) => one.value).sort()).toEqual(['one', 'two']);
  });

  it('daily usage adds up to the total', async () => {
    const { result } = (await call('GET', '/usage?from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z')).json;
    expect(result.breakdown.reduce((sum: number, one: Loose) => sum + one.count, 0)).toBe(result.events);
    expect(result.events).toBe(await count({}));
  });

  it('a saved query runs by its id; an unknown one is refused', async () => {
    const parameters = filter('$metadata.service', 'eq', 'one');
    const { id } = (await call('POST', '/queries', { name: 'q', description: null, parameters })).json.result;
    const ran = (await call('POST', '/telemetry/query', { queryId: id, timeframe })).json.result;
    expect(ran.calculations[0].aggregates[0].value).toBe(await count(parameters));
    expect(ran.run.query).toMatchObject({ id, adhoc: false, name: 'q' });
    expect((await call('POST', '/telemetry/query', { queryId: 'none', timeframe })).status).toBe(404);
    const shared = (await call('POST', '/shared/query', { queryId: id, timeframe })).json.result.id;
    await call('DELETE', `/queries/${id}`);
    expect((await call('GET', `/shared/query/${shared}`)).json.result.calculations).toEqual(ran.calculations);
    expect((await call('GET', '/shared/query/none')).status).toBe(404);
  });

  it('a live tail must be opened, and is kept open by heartbeats', async () => {
    const beat = (): Promise<Answer> => call('POST', '/telemetry/live-tail/heartbeat', { scriptId: 'one' });
    expect((await beat()).status).toBe(404);
    const { wsUrl } = (await call('POST', '/telemetry/live-tail', { scriptId: 'one' })).json.result;
    expect(wsUrl).toMatch(/^ws:\/\/localhost\/client\/v4\/given\/tails\//);
    expect((await beat()).status).toBe(200);
    expect((await call('POST', '/telemetry/live-tail', { scriptId: 'nobody' })).code).toBe(10007);
  });

  it('destinations have unique slugs, hide their headers outside of the list, and show their Workers', async () => {
    const configuration = {
      type: 'logpush',
      logpushDataset: 'opentelemetry-logs',
      url: 'https://otlp.example.com/v1/logs',
      headers: { authorization: 'Bearer key-of-mine' },
    };
    const create = (name: string): Promise<Answer> =>
      call('POST', '/destinations', { name, enabled: true, configuration });
    const made = await create('My Logs');
    expect(made.json.result).toMatchObject({ slug: 'my-logs', scripts: [] });
    expect(made.json.result.configuration.destination_conf).toContain('header_authorization=Bearer%20key-of-mine');
    expect((await create('my logs')).status).toBe(409);
    await upload('one', { enabled: true, logs: { enabled: true, destinations: ['my-logs'] } });
    expect((await call('GET', '/destinations')).json.result).toMatchObject([
      { slug: 'my-logs', scripts: ['one'], configuration: { headers: { authorization: 'Bearer key-of-mine' } } },
    ]);
    const patch = { enabled: false, configuration: { type: 'logpush', url: 'https://b.example.com', headers: {} } };
    expect((await call('PATCH', '/destinations/my-logs', patch)).json.result).toMatchObject({
      enabled: false,
      configuration: { destination_conf: 'https://b.example.com', logpushDataset: 'opentelemetry-logs' },
    });
    await call('DELETE', '/destinations/my-logs');
    expect((await call('PATCH', '/destinations/my-logs', patch)).status).toBe(404);
  });

  it('metrics are exported once per resource, up to a limit', async () => {
    const one = { resourceType: 'd1', resourceId: 'db', destinations: ['a'] };
    await call('POST', '/metricsexport', one);
    sandbox.clock.advance(HOUR);
    await call('POST', '/metricsexport', {
      resources: [
        { ...one, destinations: ['b'] },
        { ...one, resourceType: 'r2' },
      ],
    });
    const rows = (await call('GET', '/metricsexport')).json.result;
    expect(rows).toMatchObject([{ resourceType: 'd1', destinations: ['b'] }, { resourceType: 'r2' }]);
    expect(rows[0].updatedAt).not.toBe(rows[0].createdAt);
    expect((await call('DELETE', '/metricsexport')).json.result).toEqual({ deleted: true });
    expect((await call('GET', '/metricsexport')).json.result).toEqual([]);
  });
});

describe('account settings of Workers', () => {
  it('account settings have the documented defaults, and a usage model requires an existing Worker', async () => {
    const { call } = testSandbox();
    const settings = (await call('GET', `${WORKERS}/account-settings`)).json.result;
    expect(settings).toEqual({ default_usage_model: 'standard', green_compute: false });
    expect((await call('GET', `${WORKERS}/scripts/none/usage-model`)).code).toBe(10007);
    const form = new FormData();
    form.append('metadata', JSON.stringify({ main_module: 'w.js' }));
    form.append('w.js', new File(['export default { fetch() {} }'], 'w.js', { type: 'application/javascript+module' }));
    await call('PUT', `${WORKERS}/scripts/one`, form);
    const model = `${WORKERS}/scripts/one/usage-model`;
    expect((await call('GET', model)).json.result).toEqual({ usage_model: 'standard', user_limits: null });
    expect((await call('PUT', model, { user_limits: { cpu_ms: 300_001 } })).status).toBe(400);
    await call('PUT', model, { user_limits: { cpu_ms: 50 } });
    expect((await call('GET', model)).json.result).toMatchObject({ user_limits: { cpu_ms: 50 } });
  });

  it('Workers can be placed near the regions of three clouds', async () => {
    const { providers } = (await testSandbox().call('GET', `${WORKERS}/placement/regions`)).json.result;
    expect(providers.map((one: Loose) => one.id)).toEqual(['aws', 'gcp', 'azure']);
    expect(providers[0].regions).toContainEqual({ id: 'us-east-1' });
  });
});
