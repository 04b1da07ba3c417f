/** A deadline covers everything in a call: attempts, the waits between them, and the pages of a list. */
import Cloudflare, { type ClientOptions } from 'flarewire';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rejection } from '../secrets/canaries.ts';

describe('a deadline', () => {
  beforeEach(async () => {
    // Loading modules on the first retry, page or error takes real time that the fake clock does not count.
    const answer = (_: URL, count: number) =>
      count === 1 ? Response.json(busy, { status: 503 }) : Response.json({ success: true, result: [] });
    const { client } = inProcess(answer, { maxRetries: 1, retry: { initial: 1 } });
    await client.zones.list({}, { prefetch: 4, deadline: 60_000 }).toArray();
    await rejection(inProcess(() => Response.json(busy, { status: 404 })).client.zones.get({ zone_id: 'z' }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => void vi.useRealTimers());

  const busy = { success: false, errors: [{ code: 1, message: 'busy' }] };

  /** A client of a server in this process, and the number of requests received. */
  function inProcess(answer: (url: URL, count: number) => Response | Promise<Response>, options: ClientOptions = {}) {
    const seen = { requests: 0 };
    const fetch = async (input: RequestInfo | URL): Promise<Response> => answer(urlOf(input), ++seen.requests);
    // Looks up the current global Date, not the one at load time.
    const clock = { now: () => Date.now() };
    const client = new Cloudflare({ apiToken: 't', fetch, clock, timeout: 60_000, logLevel: 'off', ...options });
    return { client, seen };
  }
  const urlOf = (input: RequestInfo | URL): URL => new URL(input instanceof Request ? input.url : input);

  /** The error of a call after this time has passed. */
  async function after(ms: number, work: () => PromiseLike<unknown>): Promise<unknown> {
    let error: unknown;
    const ended = rejection(work()).then((caught) => {
      error = caught;
    });
    for (let passed = 0; passed < ms; passed += 10) {
      await vi.advanceTimersByTimeAsync(10);
      // Bodies are read in turns of the event loop.
      for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(error).toBeDefined();
    await ended;
    return error;
  }

  test('a deadline covers attempts and the waits between them', async () => {
    const { client, seen } = inProcess(() => Response.json(busy, { status: 503 }), {
      maxRetries: 99,
      deadline: 400,
      retry: { initial: 150, max: 150, jitter: 0 },
    });
    // The wait after the last attempt would end too late, so its response is the error.
    expect(await after(400, () => client.get('/x'))).toMatchObject({
      status: 503,
      message: expect.stringContaining('busy'),
    });
    expect(seen.requests).toBe(3);
  });

  test('a deadline covers an attempt that starts late, including its body', async () => {
    const { client, seen } = inProcess(
      (_, count) => (count === 1 ? Response.json(busy, { status: 503 }) : new Response(new ReadableStream())),
      { maxRetries: 3, deadline: 400, retry: { initial: 100, jitter: 0 } },
    );
    expect(await after(400, () => client.get('/x'))).toMatchObject({
      message: expect.stringMatching(/^Request timed out: the deadline/),
    });
    expect(seen.requests).toBe(2);
  });

  test.each([0, 4])('a deadline covers all pages of a list, prefetching %s', async (prefetch) => {
    const { client, seen } = inProcess(async (url) => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      const page = Number(url.searchParams.get('page') ?? 1);
      const result_info = { page, per_page: 1, total_pages: 1000, total_count: 1000, count: 1 };
      return Response.json({ success: true, errors: [], messages: [], result: [{ id: `${page}` }], result_info });
    });
    const items: unknown[] = [];
    const error = await after(400, async () => {
      for await (const zone of client.zones.list({}, { deadline: 400, prefetch })) items.push(zone);
    });
    expect(error).toMatchObject({
      name: 'APIConnectionTimeoutError',
      message: expect.stringMatching(/^Request timed out/),
    });
    expect(items.length).toBeGreaterThanOrEqual(9);
    expect(items.length).toBeLessThan(50);
    const atTheEnd = seen.requests;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen.requests).toBe(atTheEnd);
  });
});
