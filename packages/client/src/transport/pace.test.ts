import { describe, expect, it, vi } from 'vitest';
import { BaseClient } from '../client.ts';
import { harness, json, type Limits, limitedServer, ok, refused, virtualClock } from '../test-support.ts';
import type { ClientOptions } from '../types.ts';

const DOCUMENTED: Limits = { quota: 1200, window: 300 };

function arrange(limits: Limits, options: ClientOptions = {}) {
  const clock = virtualClock();
  const server = limitedServer(clock, limits);
  const make = (more: ClientOptions = {}) =>
    new BaseClient({ apiToken: 'token-for-tests', fetch: server.fetch, clock, logLevel: 'off', ...options, ...more });
  return { clock, server, client: make(), make };
}

/** Runs concurrent loops that share a number of calls. */
async function loops(count: number, calls: number, call: () => PromiseLike<unknown>): Promise<void> {
  let left = calls;
  const loop = async () => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: count }, loop));
}

describe('pacing', () => {
  it('pacing sends 5,000 calls of 50 loops through a limit of 1,200 in 5 minutes without a refusal', async () => {
    const { client, server, clock } = arrange(DOCUMENTED);
    const started = clock.now();
    await loops(50, 5000, () => client.get('/x'));
    expect(server.seen).toEqual({ calls: 5000, refused: 0 });
    // Five windows are needed; more would be wasted time.
    expect((clock.now() - started) / 1000).toBeLessThan(4 * 302 + 300);
  });

  it('pacing works for windows aligned to the clock', async () => {
    const { client, server } = arrange({ quota: 100, window: 60, aligned: true });
    await loops(50, 700, () => client.get('/x'));
    expect(server.seen).toEqual({ calls: 700, refused: 0 });
  });

  it('calls are refused without pacing', async () => {
    const { client, server } = arrange({ quota: 100, window: 60 }, { pace: false, maxRetries: 0 });
    await loops(50, 200, () => client.get('/x').catch(() => {}));
    expect(server.seen.refused).toBe(100);
  });

  it('pacing shares one budget between the clients of a credential, and none between credentials', async () => {
    const { make, server, client } = arrange({ quota: 100, window: 60 });
    const other = make();
    await loops(20, 300, () => (Math.random() < 0.5 ? client : other).get('/x'));
    expect(server.seen.refused).toBe(0);
    const own = arrange({ quota: 10, window: 60 });
    await loops(10, 10, () => own.client.get('/x'));
    const before = own.clock.now();
    const stranger = own.make({ apiToken: 'another-token', fetch: async () => ok(1) });
    await stranger.get('/x');
    expect(own.clock.now()).toBe(before);
  });

  it('pacing keeps the configured share free for others', async () => {
    const { client, server, clock } = arrange({ quota: 100, window: 60 }, { pace: { share: 0.4 } });
    const started = clock.now();
    await loops(1, 41, () => client.get('/x'));
    expect(clock.now() - started).toBeGreaterThan(59_000);
    expect(server.seen.calls).toBe(41);
  });

  it("pacing follows the server's report if others use the budget too", async () => {
    const { client, server } = arrange({ quota: 100, window: 60 });
    await loops(10, 20, () => client.get('/x'));
    server.spend(60);
    await loops(10, 60, () => client.get('/x'));
    expect(server.seen.refused).toBe(0);
  });

  it('pacing applies several limits, the tightest first', async () => {
    const clock = virtualClock();
    const slow = limitedServer(clock, { quota: 1000, window: 300 });
    const burst = limitedServer(clock, { quota: 10, window: 10 }, 0);
    const fetch = async () => {
      const answers = [await slow.fetch(), await burst.fetch()] as const;
      const both = (name: string) =>
        `${answers[0].headers.get(name)}, ${answers[1].headers.get(name)?.replace('default', 'burst')}`;
      return json({ success: true }, 200, {
        ratelimit: both('ratelimit'),
        'ratelimit-policy': both('ratelimit-policy'),
      });
    };
    const client = new BaseClient({ apiToken: 'token-for-tests', fetch, clock, logLevel: 'off' });
    await loops(1, 1, () => client.get('/x'));
    await loops(20, 99, () => client.get('/x'));
    expect(burst.seen).toEqual({ calls: 100, refused: 0 });
  });

  it('pacing admits calls in order of arrival, and drops aborted ones at once', async () => {
    const { client } = arrange({ quota: 5, window: 60 });
    await loops(1, 5, () => client.get('/x'));
    const order: number[] = [];
    const controller = new AbortController();
    const calls = [1, 2, 3].map((n) => client.get('/x', n === 2 ? { signal: controller.signal } : {}));
    const all = calls.map((call, at) => call.then(() => order.push(at + 1)));
    controller.abort();
    await expect(all[1]).rejects.toMatchObject({ name: 'APIUserAbortError' });
    expect(order).toEqual([]);
    await Promise.all([all[0], all[2]]);
    expect(order).toEqual([1, 3]);
  });

  it('pacing sends nothing after the deadline of a call has passed in the queue', async () => {
    const { client, server } = arrange({ quota: 5, window: 60 });
    await loops(1, 5, () => client.get('/x'));
    await expect(client.get('/x', { deadline: 30_000 })).rejects.toMatchObject({ name: 'APIConnectionTimeoutError' });
    expect(server.seen.calls).toBe(5);
    await client.get('/x');
    expect(server.seen.calls).toBe(6);
  });

  it('pacing does not delay calls if the server reports no limit', async () => {
    const { client, waits } = harness(() => ok(1));
    await loops(100, 3000, () => client.get('/x'));
    expect(waits).toEqual([]);
  });

  it('pacing sends few calls until the first response reports the limit', async () => {
    let inFlight = 0;
    let most = 0;
    const fetch = async () => {
      most = Math.max(most, ++inFlight);
      await new Promise(setImmediate);
      inFlight--;
      return ok(1);
    };
    const { client } = harness(undefined, { fetch });
    await Promise.all(Array.from({ length: 200 }, () => client.get('/x')));
    expect(most).toBeLessThanOrEqual(200);
    expect(most).toBeGreaterThan(49);
  });

  it('a refusal delays all calls, unless calls are left', async () => {
    const refusals = [refused(429, { 'retry-after': '30' }), ok(1)];
    const { client, waits } = harness(refusals, { maxRetries: 0 });
    await client.get('/x').catch(() => {});
    await client.get('/x');
    expect(waits).toEqual([30_000]);
    const limited = refused(429, { 'retry-after': '30', ratelimit: '"default";r=900;t=100' });
    const other = harness([limited, ok(1)], { maxRetries: 0 });
    await other.client.get('/x').catch(() => {});
    await other.client.get('/x');
    expect(other.waits).toEqual([]);
  });

  it('a wait is logged once per call', async () => {
    const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
    const { client } = arrange({ quota: 5, window: 60 }, { logger, logLevel: 'warn' });
    await loops(1, 6, () => client.get('/x'));
    expect(logger.warn.mock.calls).toEqual([[expect.stringMatching(/^GET \/x waits 6\d s for the rate limit$/)]]);
  });

  it('an invalid share is rejected before anything is sent', async () => {
    for (const share of [0, -1, 1.1, Number.NaN]) {
      const { client, calls } = harness(ok(1), { pace: { share } });
      await expect(client.get('/x')).rejects.toThrow(`pace.share must be above 0 and at most 1, not ${share}`);
      expect(calls).toEqual([]);
    }
  });
});
