import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';

const HOUR = 3_600_000;
const DEX = `/accounts/${ACCOUNT}/dex`;
const DEVICES = `/accounts/${ACCOUNT}/devices`;

let sandbox: TestSandbox;
const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `${DEX}${path}`, body);
const get = async (path: string): Promise<Loose> => (await call('GET', path)).json.result;
const at = (milliseconds: number): string => new Date(sandbox.clock.now() + milliseconds).toISOString();
/** The query for this many hours up to now. */
const last = (hours: number): string => `from=${at(-hours * HOUR)}&to=${at(0)}`;
const device = async (): Promise<Loose> => (await get('/commands/devices')).devices[0];
const addTest = async (data: object, more: object = {}): Promise<string> => {
  const test = { name: 'One', data, interval: '0h30m0s', enabled: true, ...more };
  return (await call('POST', '/devices/dex_tests', test)).json.result.test_id;
};
const HTTP = { kind: 'http', host: 'https://example.com', method: 'GET' };
const TRACEROUTE = { kind: 'traceroute', host: '192.0.2.1' };

beforeEach(() => {
  sandbox = testSandbox();
});

describe('the DEX fleet', () => {
  it('all counts of the fleet agree with the enrolled devices', async () => {
    const { deviceStats } = await get('/fleet-status/live?since_minutes=10');
    expect(deviceStats.uniqueDevicesTotal).toBe(1);
    for (const name of ['byColo', 'byMode', 'byPlatform', 'byStatus', 'byVersion'])
      expect(deviceStats[name].map((one: Loose) => one.uniqueDevicesTotal)).toEqual([1]);
    const colos = (await sandbox.call('GET', `${DEX}/colos?${last(1)}`)).json.result;
    expect(colos.map((one: Loose) => one.airportCode)).toEqual([deviceStats.byColo[0].value]);
  });

  it('a revoked device is shown as disconnected, with the event', async () => {
    const { registrationId } = await device();
    expect((await get('/fleet-status/live?since_minutes=10')).deviceStats.byStatus[0].value).toBe('connected');
    await sandbox.call('POST', `${DEVICES}/registrations/revoke?id=${registrationId}`);
    expect((await get('/fleet-status/live?since_minutes=10')).deviceStats.byStatus[0].value).toBe('disconnected');
    const query = `from=${at(-HOUR)}&to=${at(HOUR)}&page=1&per_page=10`;
    expect((await get(`/warp-change-events?${query}`)).map((one: Loose) => one.toggle)).toEqual(['on', 'off']);
    expect((await get(`/warp-change-events?${query}&toggle=off`)).length).toBe(1);
    expect(await get(`/warp-change-events?${query}&type=config`)).toEqual([]);
  });

  it('the fleet reports the last state, one per hour or all, deterministically', async () => {
    const list = (more: string): Promise<Loose[]> => get(`/fleet-status/devices?${last(3)}&per_page=50${more}`);
    expect((await list('')).length).toBe(1);
    expect((await list('&source=hourly')).map((one) => one.timestamp)).toEqual([
      at(-3 * HOUR),
      at(-2 * HOUR),
      at(-HOUR),
      at(0),
    ]);
    expect((await list('&source=raw')).length).toBe(37);
    expect(await list('&source=hourly')).toEqual(await list('&source=hourly'));
    expect(await list('&status=disconnected')).toEqual([]);
  });

  it('the fleet is counted hourly over at most seven days', async () => {
    const { deviceStats } = await get(`/fleet-status/over-time?${last(24)}`);
    expect(deviceStats.byStatus.length).toBe(24);
    expect((await call('GET', `/fleet-status/over-time?${last(24 * 8)}`)).status).toBe(400);
    expect((await call('GET', `/fleet-status/over-time?from=yesterday&to=${at(0)}`)).status).toBe(400);
  });

  it('a device is reported as in the fleet, and an unknown device is not found', async () => {
    const { deviceId } = await device();
    const [known] = await get(`/fleet-status/devices?${last(1)}`);
    const answer = await call('GET', `/devices/${deviceId}/fleet-status/live?since_minutes=10`);
    // This response has no envelope.
    expect(answer.json).toMatchObject({
      colo: known.colo,
      cpuPct: known.cpuPct,
    });
    const { over_time } = await get(`/devices/${deviceId}/fleet-status/over-time?${last(2)}&interval=hour`);
    expect(over_time.status).toEqual([
      { timestamp: at(-2 * HOUR), value: 'connected' },
      { timestamp: at(-HOUR), value: 'connected' },
    ]);
    expect((await call('GET', '/devices/none/fleet-status/live?since_minutes=10')).status).toBe(404);
  });
});

describe('DEX test results', () => {
  it('results start with the creation of the test and are counted hourly', async () => {
    sandbox.clock.advance(60_000);
    const id = await addTest(HTTP);
    const ask = (): Promise<Loose> => get(`/http-tests/${id}?${last(24)}&interval=hour`);
    expect((await ask()).httpStats).toBeNull();
    sandbox.clock.advance(5 * HOUR);
    const { httpStats, httpStatsByColo, name } = await ask();
    expect([name, httpStats.uniqueDevicesTotal, httpStats.availabilityPct.avg]).toEqual(['One', 1, 100]);
    const { slots, avg, min, max } = httpStats.resourceFetchTimeMs;
    expect(slots.length).toBe(5);
    expect(Math.min(...slots.map((one: Loose) => one.value))).toBe(min);
    expect(avg >= min && avg <= max).toBe(true);
    expect(httpStatsByColo[0].resourceFetchTimeMs).toEqual(httpStats.resourceFetchTimeMs);
    const { resourceFetchTimeMs } = await get(`/http-tests/${id}/percentiles?${last(24)}`);
    expect([resourceFetchTimeMs.p99, resourceFetchTimeMs.p50 >= min]).toEqual([max, true]);
  });

  it('another kind of test, a range under an hour, and both filters at once are refused', async () => {
    const id = await addTest(HTTP);
    expect((await call('GET', `/traceroute-tests/${id}?${last(2)}&interval=hour`)).status).toBe(404);
    expect((await call('GET', `/http-tests/${id}?${last(0.5)}&interval=hour`)).status).toBe(400);
    expect((await call('GET', `/http-tests/${id}?${last(2)}&interval=hour&colo=SJC&deviceId=x`)).status).toBe(400);
  });

  it('results are summarized for all tests that are enabled', async () => {
    const http = await addTest(HTTP);
    await addTest(TRACEROUTE, { name: 'Two', enabled: false });
    sandbox.clock.advance(2 * HOUR);
    const { overviewMetrics, tests } = await get('/tests/overview');
    expect(overviewMetrics).toEqual({ testsTotal: 2, avgHttpAvailabilityPct: 100, avgTracerouteAvailabilityPct: null });
    expect(tests[0].httpResults.resourceFetchTime.overTime.values.length).toBe(2);
    expect(tests[1].tracerouteResults).toBeNull();
    expect((await get('/tests/overview?kind=http')).tests.map((one: Loose) => one.id)).toEqual([http]);
    expect((await get('/tests/unique-devices')).uniqueDevicesTotal).toBe(1);
    expect((await get('/tests/unique-devices?testName=Two')).uniqueDevicesTotal).toBe(0);
  });

  it('traceroute results have a path that matches their hops and milliseconds', async () => {
    const id = await addTest(TRACEROUTE);
    const { deviceId } = await device();
    sandbox.clock.advance(3 * HOUR);
    const { tracerouteStats } = await get(`/traceroute-tests/${id}?${last(24)}&interval=hour`);
    const { networkPath } = await get(
      `/traceroute-tests/${id}/network-path?${last(24)}&interval=hour&deviceId=${deviceId}`,
    );
    const [slot] = networkPath.slots;
    expect(slot.clientToAppRttMs).toBe(tracerouteStats.roundTripTimeMs.slots[0].value);
    const result = await get(`/traceroute-test-results/${slot.id}/network-path`);
    expect(result.hops.length).toBe(tracerouteStats.hopsCount.slots[0].value);
    expect(result.hops.at(-1)).toMatchObject({ mile: 'client-to-app', rttMs: slot.clientToAppRttMs });
    const isps = await get(`/devices/${deviceId}/isps`);
    expect(isps.isps.map((one: Loose) => one.test_result_id).at(-1)).toBe(slot.id);
    expect((await call('GET', `/traceroute-test-results/${slot.id.replace(/.$/, 'f')}/network-path`)).status).toBe(404);
  });
});

describe('DEX commands', () => {
  it('a command runs, uploads and completes over time, and counts towards the quota', async () => {
    const { deviceId: device_id, personEmail: user_email } = await device();
    const command = { device_id, user_email, type: 'pcap', args: { 'time-limit-min': 2 } };
    const [made] = (await call('POST', '/commands', { commands: [command] })).json.result.commands;
    expect(made).toMatchObject({ status: 'PENDING_EXEC', args: { 'time-limit-min': '2' } });
    const status = async (): Promise<string> => (await get('/commands')).commands[0].status;
    sandbox.clock.advance(120_000);
    expect(await status()).toBe('PENDING_UPLOAD');
    sandbox.clock.advance(30_000);
    const [{ filename, completed_date }] = (await get('/commands?status=SUCCESS')).commands;
    expect(completed_date).toBe(at(0));
    expect((await call('GET', `/commands/${made.id}/downloads/${filename}`)).text.slice(0, 2)).toBe('PK');
    expect((await call('GET', `/commands/${made.id}/downloads/other.zip`)).status).toBe(404);
    expect((await get('/commands/quota')).quota_usage).toBe(1);
    sandbox.clock.advance(8 * 24 * HOUR);
    expect([(await get('/commands')).commands, (await get('/commands/quota')).quota_usage]).toEqual([[], 0]);
  });

  it('a command for a disconnected device fails after ten minutes', async () => {
    const { deviceId: device_id, personEmail: user_email, registrationId } = await device();
    await sandbox.call('POST', `${DEVICES}/registrations/revoke?id=${registrationId}`);
    expect((await device()).eligible).toBe(false);
    await call('POST', '/commands', { commands: [{ device_id, user_email, type: 'warp-diag' }] });
    sandbox.clock.advance(600_000);
    expect((await get('/commands')).commands[0]).toMatchObject({ status: 'FAILED', filename: null });
  });

  it('unknown devices and kinds, and captures longer than ten minutes, are refused', async () => {
    const { deviceId: device_id, personEmail: user_email } = await device();
    const send = async (more: object): Promise<number> =>
      (await call('POST', '/commands', { commands: [{ device_id, user_email, type: 'pcap', ...more }] })).status;
    expect(await send({ args: { 'time-limit-min': 11 } })).toBe(400);
    expect(await send({ type: 'reboot' })).toBe(400);
    expect(await send({ device_id: 'none' })).toBe(404);
  });
});

describe('DEX rules', () => {
  it('a rule lists its tests, and is removed from them when deleted', async () => {
    const rule = { name: 'Sales', match: 'identity.email == "a@example.com"' };
    const { id } = (await call('POST', '/rules', rule)).json.result;
    expect((await call('POST', '/rules', rule)).status).toBe(409);
    const test = await addTest(HTTP, { targeted: true, target_policies: [{ id }] });
    expect((await get(`/rules/${id}`)).targeted_tests.map((one: Loose) => one.test_id)).toEqual([test]);
    await call('POST', '/rules', { ...rule, name: 'Engineers' });
    const names = async (query: string): Promise<string[]> =>
      (await get(`/rules${query}`)).rules.map((one: Loose) => one.name);
    expect(await names('')).toEqual(['Engineers', 'Sales']);
    expect(await names('?sort_order=DESC')).toEqual(['Sales', 'Engineers']);
    expect(await names('?name=sal')).toEqual(['Sales']);
    expect((await call('PATCH', `/rules/${id}`, { name: 'Engineers' })).status).toBe(409);
    expect((await call('DELETE', `/rules/${id}`)).json.result).toBe(true);
    expect((await call('GET', `/rules/${id}`)).status).toBe(404);
    expect((await get(`/devices/dex_tests/${test}`)).target_policies).toEqual([]);
  });
});
