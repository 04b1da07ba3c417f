import { describe, expect, it, vi } from 'vitest';
import { BaseClient } from '../client.ts';
import type { APIError } from '../errors/errors.ts';
import { failureOf, harness, json, ok, product, refused, virtualClock } from '../test-support.ts';
import { retryPolicy } from './retry.ts';

const reset = () =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) });
const unreachable = () =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }) });

describe("retry: 'safe'", () => {
  it.each([
    ['a connection that broke', reset()],
    ['a failing server', refused(502)],
    ['a request that took too long', refused(408)],
  ])('a POST is not sent again after %s', async (_, reply) => {
    const { client, calls } = harness([reply, ok({ id: 'x' })], { retry: 'safe' });
    const error = await failureOf(client.call('test.records.create', { zone_id: 'z', name: 'a' }));
    expect(calls).toHaveLength(1);
    expect(error).toMatchObject({
      name: 'OutcomeUnknownError',
      operation: 'test.records.create',
      attempts: 1,
      retryable: false,
    });
    expect(error.message).toMatch(
      /^test\.records\.create: it is unknown whether this POST was carried out .*Check with test\.records\.list or get/,
    );
    expect(error.cause).toMatchObject({ operation: 'test.records.create' });
  });

  it('a PATCH, and a POST with an interrupted response, are not sent again', async () => {
    const patch = harness(reset(), { retry: 'safe' });
    await expect(patch.client.patch('/x', { body: {} })).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
    const broken = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(reset()) }), { status: 200 });
    const post = harness(broken, { retry: 'safe' });
    await expect(post.client.post('/x', { body: {} })).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
  });

  it.each([
    ['was refused for its number', () => refused(429, { 'retry-after': '1' })],
    ['met a conflict', () => refused(409)],
    ['never left', unreachable],
    ['the server wants again', () => refused(503, { 'x-should-retry': 'true' })],
  ])('a POST is sent again that %s', async (_, reply) => {
    const { client, calls } = harness([reply(), ok(1)], { retry: 'safe' });
    await client.post('/x', { body: {} });
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['Please wait 5 seconds before the next call', 5000, 2],
    ['Try again in 1 minute', 60_000, 2],
    ['Please wait at least 3 hours', 10_800_000, 1],
    ['Retry in 500 ms', 500, 2],
    ['Retry after 750 milliseconds.', 750, 2],
    ['Please wait a minute', 60_000, 2],
    ['Please wait 1.5 minutes', 90_000, 1],
    ['Try again in 1,200 secs', 1_200_000, 1],
    ['Wait an hour', 3_600_000, 1],
    ['Wait 2 hrs.', 7_200_000, 1],
    ['Retry in 3 months', undefined, 2],
    ['Please wait and consider throttling your request speed', undefined, 2],
    ['Wait a moment, and retry as described', undefined, 2],
    ['Retry with an hourly schedule', undefined, 2],
    ['You have used up your daily free allocation', 86_400_000, 1],
    ['Too many requests', undefined, 2],
  ])('after a 429 that says "%s" nothing is sent before that time', async (message, wait, sent) => {
    const { client, calls, waits } = harness([json({ success: false, errors: [{ code: 1, message }] }, 429), ok(1)]);
    const outcome = await client.get<APIError>('/x').catch((error: APIError) => error);
    expect(calls).toHaveLength(sent);
    if (sent > 1) expect(waits[0]).toBe(wait ?? waits[0]);
    else expect(outcome.retryAfter).toBe(wait);
  });

  it('a GET, PUT and DELETE are sent again', async () => {
    for (const verb of ['get', 'put', 'delete'] as const) {
      const { client, calls } = harness([reset(), refused(502), ok(1)], { retry: 'safe' });
      await client[verb]('/x');
      expect(calls).toHaveLength(3);
    }
  });

  it('retry: safe can be set for one call', async () => {
    const { client, calls } = harness([reset(), ok(1)]);
    await expect(client.post('/x', { retry: 'safe' })).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
    await client.post('/x');
    expect(calls).toHaveLength(2);
  });
});

describe('the policy of retries', () => {
  it('the retry policy is data that can be inspected and replaced, whole or in part', async () => {
    expect(harness().client.retryPolicy).toEqual(retryPolicy);
    const { client, calls, waits } = harness(refused(418), { retry: { statuses: [418], initial: 7, jitter: 0 } });
    await expect(client.get('/x')).rejects.toMatchObject({ status: 418, attempts: 3 });
    expect([calls.length, waits]).toEqual([3, [7, 14]]);
    const none = harness(refused(500), { retry: { from: 600, statuses: [] } });
    await expect(none.client.get('/x')).rejects.toMatchObject({ attempts: 1 });
  });

  it('a requested wait of a minute or more is only honoured if configured', async () => {
    const slow = () => refused(429, { 'retry-after': '60', ratelimit: '"default";r=9;t=9' });
    const { client, waits } = harness([slow(), ok(1)]);
    await client.get('/x');
    expect(waits).toEqual([500]);
    const patient = harness([slow(), ok(1)], { retry: { maxRetryAfter: 300_000 } });
    await patient.client.get('/x');
    expect(patient.waits).toEqual([60_000]);
  });

  it('the wait requested by the server is reported', async () => {
    const { client } = harness(refused(429, { 'retry-after': '86400' }), { maxRetries: 0 });
    expect(await failureOf(client.get('/x'))).toMatchObject({ retryAfter: 86_400_000, retryable: true });
    const gone = harness(refused(404));
    expect(await failureOf(gone.client.get('/x'))).toMatchObject({ retryAfter: undefined, retryable: false });
  });

  it('retries do not triple the load of an outage', async () => {
    const { client, calls } = harness(() => refused(500));
    for (let i = 0; i < 1000; i++) await client.get('/x').catch(() => {});
    expect(calls.length).toBe(1000 + retryPolicy.budget);
  });

  it('successes restore the retry budget', async () => {
    let isDown = true;
    const { client, calls } = harness(() => (isDown ? refused(500) : ok(1)), { retry: { budget: 2 } });
    const attempts = async () => {
      const before = calls.length;
      await client.get('/x').catch(() => {});
      return calls.length - before;
    };
    expect([await attempts(), await attempts()]).toEqual([3, 1]);
    isDown = false;
    for (let i = 0; i < 25; i++) await attempts();
    isDown = true;
    expect([await attempts(), await attempts()]).toEqual([3, 1]);
  });
});

describe('a repeated DELETE', () => {
  it('a repeated DELETE succeeds with 404 if the first one may have been processed', async () => {
    for (const failure of [reset(), refused(502)]) {
      const { client, calls } = harness([failure, refused(404)]);
      expect(await client.call('test.records.delete', { zone_id: 'z', record_id: 'r' })).toBeNull();
      expect(calls).toHaveLength(2);
    }
  });

  it('a DELETE with 404 fails if it was the first, or if the first cannot have been processed', async () => {
    for (const replies of [[refused(404)], [unreachable(), refused(404)], [refused(429), refused(404)]]) {
      const { client } = harness(replies, { pace: false });
      const call = client.call('test.records.delete', { zone_id: 'z', record_id: 'r' });
      await expect(call).rejects.toMatchObject({ name: 'NotFoundError' });
    }
  });

  it('a repeated GET with 404 fails', async () => {
    const { client } = harness([reset(), refused(404)]);
    await expect(client.get('/x')).rejects.toMatchObject({ name: 'NotFoundError' });
  });
});

describe('a deadline', () => {
  it('a deadline covers attempts and waits together, and reports the error of the last attempt', async () => {
    const { client, waits, calls } = harness(refused(500), { maxRetries: 50 });
    await expect(client.get('/x', { deadline: 5000 })).rejects.toMatchObject({ status: 500, attempts: 4 });
    expect([calls.length, waits]).toEqual([4, [500, 1000, 2000]]);
  });

  it('a wait that would end after the deadline is skipped', async () => {
    const { client, waits } = harness(refused(429, { 'retry-after': '30' }), { deadline: 10_000 });
    await expect(client.get('/x')).rejects.toMatchObject({ status: 429, retryAfter: 30_000 });
    expect(waits).toEqual([]);
  });

  it('a deadline covers all pages of a list together', async () => {
    const clock = virtualClock();
    let page = 0;
    const fetch = async () => {
      await clock.sleep(1000);
      return ok([{ id: ++page }], { page, total_pages: 100 });
    };
    const client = new BaseClient({ apiToken: 'token-for-tests', fetch, clock, logLevel: 'off' }, [product]);
    const list = client.call(
      'test.records.list',
      { zone_id: 'z' },
      { deadline: 10_500 },
    ) as unknown as AsyncIterable<object>; // it is a list
    const seen: object[] = [];
    const read = async () => {
      for await (const item of list) seen.push(item);
    };
    await expect(read()).rejects.toMatchObject({ name: 'APIConnectionTimeoutError' });
    expect(seen.length).toBeGreaterThanOrEqual(10);
    expect(seen.length).toBeLessThan(13);
  });

  it('a deadline that passes between headers and body sets no invalid timer', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const { client, waits } = harness(() => ok(1));
    const call = client.get('/x', { deadline: 500 });
    await call.asResponse();
    waits.push(1000); // advances the test clock
    await call.then(null, () => {}); // available without waiting
    await new Promise(setImmediate);
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('a deadline must be a number of milliseconds', async () => {
    const { client, calls } = harness();
    await expect(client.get('/x', { deadline: -1 })).rejects.toThrow('deadline must be a non-negative integer, not -1');
    expect(calls).toEqual([]);
  });
});

describe('redirects', () => {
  const to = (location: string, status = 302) => new Response(null, { status, headers: { location } });

  it('redirects are followed within the origin', async () => {
    const { client, calls } = harness([to('/client/v4/y?a=1'), to('https://api.cloudflare.com/z', 308), ok(1)]);
    await client.get('/x');
    expect(calls.map(({ url }) => url)).toEqual([
      'https://api.cloudflare.com/client/v4/x',
      'https://api.cloudflare.com/client/v4/y?a=1',
      'https://api.cloudflare.com/z',
    ]);
    expect(calls.every(({ init }) => init.redirect === 'manual')).toBe(true);
  });

  it('redirects to another origin are rejected, with their target', async () => {
    const { client, calls } = harness(to('https://evil.example/x'));
    await expect(client.get('/x')).rejects.toThrow(
      'GET /x: 302 redirect to https://evil.example/x is not followed: credentials stay at https://api.cloudflare.com',
    );
    expect(calls).toHaveLength(1);
  });

  it('redirects keep the body, or are rejected', async () => {
    const kept = harness([to('/y', 307), ok(1)]);
    await kept.client.post('/x', { body: { a: 1 } });
    expect(kept.calls.map(({ method, body }) => [method, body])).toEqual(Array(2).fill(['POST', '{"a":1}']));
    const changed = harness(to('/y', 303));
    await expect(changed.client.post('/x', { body: {} })).rejects.toMatchObject({ status: 303 });
  });

  it('a redirect loop ends', async () => {
    const { client, calls } = harness(() => to('/x'));
    await expect(client.get('/x')).rejects.toMatchObject({ status: 302 });
    expect(calls).toHaveLength(6);
  });
});

describe('notices', () => {
  const logger = () => ({ error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() });

  it('notices of the API are logged once each', async () => {
    const messages = [
      { code: 1, message: 'This field is deprecated' },
      { code: 2, message: 'fine' },
    ];
    const own = logger();
    const { client } = harness(() => json({ success: true, result: 1, messages }), { logger: own });
    for (let i = 0; i < 3; i++) await client.call('test.records.get', { zone_id: 'z', record_id: 'r' });
    expect(own.warn.mock.calls).toEqual([['test.records.get: This field is deprecated']]);
  });

  it('the use of a deprecated operation is logged once, with the replacement', async () => {
    const own = logger();
    const { client } = harness(undefined, { logger: own });
    const [deprecated] = [{ key: 'zones', rows: '/zones\n.settings +/{zone_id}/settings\nlist ~ -' }];
    const old = new BaseClient({ apiToken: 'token-for-tests', fetch: client.fetch, logger: own }, [
      deprecated as typeof product,
    ]);
    for (let i = 0; i < 3; i++) await old.call('zones.settings.list', { zone_id: 'z' });
    await vi.waitFor(() => expect(own.warn).toHaveBeenCalled());
    expect(own.warn.mock.calls).toEqual([[expect.stringMatching(/^zones\.settings\.list is deprecated/)]]);
  });
});
