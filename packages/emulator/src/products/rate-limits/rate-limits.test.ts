import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `${zone}${path}`, body);
const limit = (period = 60, action: object = { mode: 'ban', timeout: 60 }) => ({
  match: { request: { url: 'example.com/*' } },
  threshold: 10,
  period,
  action,
});

beforeEach(async () => {
  sandbox = testSandbox();
  zone = `/zones/${await createZone(sandbox)}`;
});

describe('rate limits', () => {
  it('the plan limits the number and the periods of rate limits', async () => {
    expect((await ask('POST', '/rate_limits', limit(3600))).status).toBe(400);
    expect((await ask('POST', '/rate_limits', limit())).json.result).toMatchObject({ disabled: false, period: 60 });
    expect((await ask('POST', '/rate_limits', limit())).status).toBe(400);
  });

  it('a ban has a timeout, a challenge has none', async () => {
    expect((await ask('POST', '/rate_limits', limit(60, { mode: 'ban' }))).status).toBe(400);
    expect((await ask('POST', '/rate_limits', limit(60, { mode: 'ban', timeout: 10 }))).status).toBe(400);
    expect((await ask('POST', '/rate_limits', limit(60, { mode: 'challenge' }))).status).toBe(400);
    await ask('POST', '/subscription', { rate_plan: { id: 'pro' } });
    expect((await ask('POST', '/rate_limits', limit(60, { mode: 'challenge', timeout: 60 }))).status).toBe(400);
    const { id } = (await ask('POST', '/rate_limits', limit(60, { mode: 'challenge' }))).json.result;
    expect((await ask('PUT', `/rate_limits/${id}`, limit(10))).json.result.period).toBe(10);
    await ask('DELETE', `/rate_limits/${id}`);
    expect((await ask('GET', `/rate_limits/${id}`)).status).toBe(404);
  });

  it('a ban lasts at least as long as the counting period', async () => {
    await ask('POST', '/subscription', { rate_plan: { id: 'business' } });
    const { action } = (await ask('POST', '/rate_limits', limit(600))).json.result;
    expect(action).toEqual({ mode: 'ban', timeout: 600 });
    expect((await ask('POST', '/rate_limits', { ...limit(), bypass: [{ name: 'url', value: 'x' }] })).status).toBe(400);
    const response = { content_type: 'text/plain', body: 'Slow down' };
    expect((await ask('POST', '/rate_limits', limit(60, { mode: 'ban', timeout: 60, response }))).status).toBe(200);
  });

  it('reports have all rules for each interval', async () => {
    const { id } = (await ask('POST', '/rate_limits', limit())).json.result;
    const path = (delta: number) =>
      `/rate_limit_analytics?since=2026-01-01T00:00:00Z&until=2026-01-01T03:00:00Z&time_delta=${delta}`;
    const report = async (): Promise<Loose> => JSON.parse((await ask('GET', path(3600))).text);
    const { timeseries, labels } = await report();
    expect([timeseries.length, Object.keys(labels)]).toEqual([3, [id]]);
    for (const point of timeseries as Loose[]) {
      const { all, allow, ban, simulate } = point.rules[id].actions;
      expect(allow + ban + simulate).toBe(all);
    }
    expect((await report()).timeseries).toEqual(timeseries);
    expect((await ask('GET', path(7))).status).toBe(400);
  });
});

describe('views of internal DNS', () => {
  it('views have unique names, and zones of the account', async () => {
    const id = zone.slice('/zones/'.length);
    const path = `/accounts/f1a4e000000000000000000000000001/dns_settings/views`;
    const create = (name: string, zones: string[]) => sandbox.call('POST', path, { name, zones });
    expect((await create('office', ['0'.repeat(32)])).status).toBe(404);
    const made = (await create('office', [id])).json.result;
    expect((await create('office', [])).status).toBe(409);
    await create('home', []);
    const names = async (query: string) =>
      (await sandbox.call('GET', `${path}?${query}`)).json.result.map((one: Loose) => one.name);
    expect(await names('order=name&direction=desc')).toEqual(['office', 'home']);
    expect(await names('name.contains=off')).toEqual(['office']);
    expect(await names('zone_name=example.com')).toEqual(['office']);
    sandbox.clock.advance(1000);
    const changed = (await sandbox.call('PATCH', `${path}/${made.id}`, { zones: [] })).json.result;
    expect([changed.name, changed.modified_time > made.modified_time]).toEqual(['office', true]);
  });
});
