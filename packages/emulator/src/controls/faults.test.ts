import { describe, expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../test/sandbox.ts';
import { PRESETS, type PresetName } from './fault-presets.ts';
import type { FaultRule } from './fault-rule.ts';

/** A sandbox with one rule, whose waits are recorded instead of slept. */
function sandboxWith(rule: FaultRule) {
  const waited: number[] = [];
  const sandbox = testSandbox({ faults: [rule], sleep: async (ms) => void waited.push(ms) });
  return { ...sandbox, waited };
}

const statuses = async (rule: FaultRule, count: number): Promise<number[]> => {
  const { call } = sandboxWith(rule);
  const found: number[] = [];
  for (let done = 0; done < count; done++) found.push((await call('GET', '/user')).status);
  return found;
};

const ZONE = { name: 'a.example', account: { id: ACCOUNT } };

describe('fault rules', () => {
  it('a fault rule applies only to requests that match its fields', async () => {
    const fault = { status: 503 } as const;
    const meets = async (rule: Omit<FaultRule, 'fault'>): Promise<boolean> => {
      const { call } = sandboxWith({ ...rule, fault });
      return (await call('GET', `/accounts/${ACCOUNT}/queues?x=1`)).status === 503;
    };
    expect(await meets({})).toBe(true);
    expect(await meets({ operation: 'queues.list' })).toBe(true);
    expect(await meets({ operation: 'queues.*' })).toBe(true);
    expect(await meets({ operation: 'queue.*' })).toBe(false);
    expect(await meets({ operation: 'queues.get' })).toBe(false);
    expect(await meets({ product: 'queues', method: ['post', 'get'] })).toBe(true);
    expect(await meets({ product: 'dns' })).toBe(false);
    expect(await meets({ method: 'POST' })).toBe(false);
    expect(await meets({ path: '/accounts/{account_id}/queues' })).toBe(true);
    expect(await meets({ path: '/client/v4/accounts' })).toBe(true);
    expect(await meets({ path: '/accounts/{account_id}/queues/{queue_id}' })).toBe(false);
  });

  it('a fault rule counts with after, every and times', async () => {
    expect(await statuses({ after: 1, every: 2, times: 2, fault: { status: 500 } }, 7)).toEqual([
      200, 500, 200, 500, 200, 200, 200,
    ]);
  });

  it('a fault rule with a chance fires the same way for the same seed', async () => {
    const rule: FaultRule = { probability: 0.3, fault: { status: 500 } };
    const first = await statuses(rule, 100);
    expect(await statuses(rule, 100)).toEqual(first);
    const count = first.filter((status) => status === 500).length;
    expect(count).toBeGreaterThan(15);
    expect(count).toBeLessThan(45);
  });

  it('a fault rule is listed with its number of hits, and can be removed', async () => {
    const { emulator, call } = testSandbox();
    const id = emulator.faults.add({ fault: { status: 500 }, times: 1 });
    await call('GET', '/user');
    await call('GET', '/user');
    expect(emulator.faults.list()).toEqual([{ id, fault: { status: 500 }, times: 1, matched: 2, fired: 1 }]);
    expect([emulator.faults.remove(id), emulator.faults.remove(id)]).toEqual([true, false]);
    expect(emulator.faults.list()).toEqual([]);
  });

  it('an invalid fault rule is refused with all of its mistakes', () => {
    const { faults } = testSandbox().emulator;
    const add = (rule: unknown) => () => faults.add(rule as FaultRule); // wrong on purpose
    expect(add({ fault: 'html', chance: 1, probability: 2 })).toThrow(
      /'chance' is unknown.*'probability' must be a number from 0 to 1; 'fault' must be one of html502/,
    );
    expect(add({ fault: { latency: { min: 5, max: 1 } } })).toThrow("'fault.latency' must be milliseconds");
    expect(add({ fault: { status: 99, toString: 1 } })).toThrow(/'fault.status' must be.*'fault.toString' is unknown/);
    expect(add({ fault: { redirect: 'a\nb' } })).toThrow("'fault.redirect' must be an address");
    expect(add({ fault: { status: 500, headers: { 'a b': 'c' } } })).toThrow("'fault.headers' must be an object");
    expect(add('reset')).toThrow('A fault rule is an object');
    expect(() => faults.use('nothing' as PresetName)).toThrow('There is no preset');
  });
});

describe('fault effects', () => {
  it.each([
    ['html502', 502, /^<html>/],
    ['unsuccessful', 200, /^\{"success":false/],
    [{ status: 403, code: 9109, message: 'No' }, 403, /"code":9109,"message":"No"/],
    [{ status: 304 }, 304, /^$/],
  ] as const)('a fault that replaces the response does nothing else: %j', async (fault, status, body) => {
    const { call, emulator } = sandboxWith({ method: 'POST', fault });
    const answer = await call('POST', '/zones', ZONE);
    expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(body)]);
    emulator.faults.clear();
    expect((await call('GET', '/zones')).json.result).toEqual([]);
  });

  it.each([
    ['empty', (text: string) => expect(text).toBe('')],
    ['truncated', (text: string) => expect(text).toMatch(/^\{"result":.*[^}]$/)],
    ['malformed', (text: string) => expect(text).toMatch(/,\}$/)],
  ] as const)('a fault of the response leaves the call carried out: %s', async (fault, expectText) => {
    const { emulator, call } = sandboxWith({ method: 'POST', fault });
    const headers = { authorization: 'Bearer t', 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(ZONE) };
    const answer = await emulator.fetch('http://x/client/v4/zones', init);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expectText(text);
    expect(() => JSON.parse(text)).toThrow();
    expect((await call('GET', '/zones')).json.result).toHaveLength(1);
  });

  it('a fault fires after the call if the rule says so', async () => {
    const { call } = sandboxWith({ method: 'POST', commit: true, fault: 'html502' });
    expect((await call('POST', '/zones', ZONE)).status).toBe(502);
    expect((await call('GET', '/zones')).json.result).toHaveLength(1);
  });

  it.each([
    ['reset', 0],
    ['lostAnswer', 1],
  ] as const)('of the connection rejects as fetch does: %s', async (fault, zones) => {
    const { call } = sandboxWith({ method: 'POST', fault });
    const error: unknown = await call('POST', '/zones', ZONE).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNRESET' } });
    expect((await call('GET', '/zones')).json.result).toHaveLength(zones);
  });

  it('a latency fault waits for a fixed time, a range, or around a median', async () => {
    const waits = async (latency: Extract<FaultRule['fault'], { latency: unknown }>['latency'], count: number) => {
      const { call, waited } = sandboxWith({ fault: { latency } });
      for (let done = 0; done < count; done++) expect((await call('GET', '/user')).status).toBe(200);
      return waited;
    };
    expect(await waits(250, 2)).toEqual([250, 250]);
    const even = await waits({ min: 100, max: 200 }, 50);
    expect(even.every((wait) => wait >= 100 && wait <= 200)).toBe(true);
    const normal = (await waits({ median: 100, sigma: 0.5 }, 201)).sort((a, b) => a - b);
    expect(normal[100]).toBeGreaterThan(80);
    expect(normal[100]).toBeLessThan(125);
    expect(normal[200]).toBeGreaterThan(200);
  });

  it('a latency fault ends when the caller aborts', async () => {
    const { emulator } = testSandbox({ faults: [{ fault: { latency: 60_000 } }] });
    const stop = new AbortController();
    const answer = emulator.fetch('http://x/client/v4/user', { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(answer).rejects.toThrow('enough');
  });

  it('a latency fault ends when the emulator closes', async () => {
    const { emulator } = testSandbox({ faults: [{ fault: { latency: 60_000 } }] });
    const answer = emulator.fetch('http://x/client/v4/user');
    const ended = expect(answer).rejects.toThrow('The emulator was closed.');
    await emulator.close();
    await ended;
  });

  it('a stalling fault sends headers and no body until the caller aborts', async () => {
    const { emulator } = sandboxWith({ fault: 'stalled' });
    const stop = new AbortController();
    const headers = { authorization: 'Bearer t' };
    const answer = await emulator.fetch('http://x/client/v4/user', { headers, signal: stop.signal });
    expect(answer.status).toBe(200);
    const body = answer.text();
    stop.abort(new Error('enough'));
    await expect(body).rejects.toThrow('enough');
  });

  it('a dripping fault sends the whole body, one byte at a time', async () => {
    const { call, waited } = sandboxWith({ fault: { drip: 20 } });
    const answer = await call('GET', '/user');
    expect(answer.json.result.email).toBe('user@example.com');
    expect(waited).toEqual(new Array(answer.text.length).fill(20));
  });

  it('a redirecting fault gives the location', async () => {
    const { emulator } = sandboxWith({ fault: { redirect: 'https://elsewhere.example/', status: 302 } });
    const answer = await emulator.fetch('http://x/client/v4/user');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://elsewhere.example/']);
  });

  it('a repeatedPage fault returns the first page for every page', async () => {
    const { call } = sandboxWith({ method: 'GET', fault: 'repeatedPage' });
    for (let made = 0; made < 7; made++) await call('POST', '/zones', { ...ZONE, name: `z${made}.example` });
    const pages = await Promise.all([1, 2, 3].map((page) => call('GET', `/zones?per_page=5&page=${page}`)));
    expect(new Set(pages.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(pages[2]?.json.result_info).toMatchObject({ page: 1, count: 5 });
  });

  it('a storm refuses requests for a while of the emulator’s time', async () => {
    const { call, clock } = sandboxWith({ after: 1, times: 1, fault: { storm: 30, retryAfter: 5 } });
    expect((await call('GET', '/user')).status).toBe(200);
    const refused = await call('GET', '/user');
    expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([429, 971, '5']);
    clock.advance(29_999);
    expect((await call('GET', '/user')).status).toBe(429);
    clock.advance(1);
    expect((await call('GET', '/user')).status).toBe(200);
  });

  it('faults of the edge carry no limit headers, faults of the API do', async () => {
    const { call, emulator } = testSandbox({ limits: 'documented', faults: [{ times: 1, fault: 'html502' }] });
    expect((await call('GET', '/user')).headers.get('ratelimit')).toBe(null);
    emulator.faults.add({ fault: { status: 500 } });
    expect((await call('GET', '/user')).headers.get('ratelimit')).toBe('"default";r=1198;t=300');
  });
});

describe('fault presets', () => {
  it.each(Object.keys(PRESETS))('the preset consists of valid rules: %s', (name) => {
    const { faults } = testSandbox().emulator;
    expect(faults.use(name as PresetName).length).toBeGreaterThan(0); // the keys of PRESETS are the names
    expect(faults.list().length).toBe(PRESETS[name as PresetName].length);
  });

  it('a preset can be active from the start', async () => {
    const { call } = testSandbox({ faults: 'outage' });
    expect((await call('GET', '/user')).status).toBe(503);
  });
});
