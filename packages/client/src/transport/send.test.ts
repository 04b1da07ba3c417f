import { describe, expect, it, vi } from 'vitest';
import { APIConnectionError, APIConnectionTimeoutError, APIUserAbortError } from '../errors/errors.ts';
import { failureOf, harness, json, ok, refused } from '../test-support.ts';

const failing = () => refused(500);

describe('send', () => {
  it('a failed request is repeated twice by default, with growing waits', async () => {
    const { client, calls, waits } = harness(failing);
    await expect(client.post('/x', { body: { a: 1 } })).rejects.toMatchObject({ status: 500, attempts: 3 });
    expect(calls.map(({ body }) => body)).toEqual(Array(3).fill('{"a":1}'));
    expect(waits).toEqual([500, 1000]);
  });

  it('errors of fetch are wrapped, even with read-only messages', async () => {
    const { client } = harness([new DOMException('The operation was aborted', 'AbortError')], { maxRetries: 0 });
    const error = await failureOf(client.get('/x'));
    expect(error).toBeInstanceOf(APIConnectionError);
    expect(error.cause).toBeInstanceOf(DOMException);
  });

  it('retries stop after a success', async () => {
    const { client, calls } = harness([refused(429, { 'retry-after': '3' }), new TypeError('fetch failed'), ok(1)]);
    expect(await client.get('/x')).toMatchObject({ result: 1 });
    expect(calls).toHaveLength(3);
  });

  it('fetch is called without a receiver, as the built-in one requires', async () => {
    const seen: unknown[] = [];
    async function fetch(this: unknown) {
      seen.push(this);
      return ok(1);
    }
    await harness(undefined, { fetch }).client.get('/x');
    expect(seen).toEqual([undefined]);
  });

  it('the number of retries is set by the call or the client', async () => {
    for (const maxRetries of [0, 1, 4]) {
      const { client, calls } = harness(failing, { maxRetries });
      await expect(client.get('/x')).rejects.toThrow();
      await expect(client.get('/x', { maxRetries: 3 })).rejects.toThrow();
      expect(calls).toHaveLength(maxRetries + 1 + 4);
    }
  });

  it('a request with a one-time body is not repeated', async () => {
    const { client, calls } = harness(failing);
    await expect(client.post('/x', { body: new Blob(['x']).stream() })).rejects.toMatchObject({ attempts: 1 });
    expect(calls).toHaveLength(1);
  });

  it('the body of an unread response is cancelled', async () => {
    const cancel = vi.fn();
    const reply = () => new Response(new ReadableStream({ cancel }), { status: 500 });
    const { client } = harness([reply, ok(1)]);
    await client.get('/x');
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('a connection error has its cause', async () => {
    const cause = new TypeError('fetch failed');
    const { client, calls } = harness(cause);
    const error = await failureOf(client.get('/x'));
    expect(error).toBeInstanceOf(APIConnectionError);
    expect(error).toMatchObject({
      message: 'GET /x: Connection error: fetch failed.',
      cause,
      operation: 'GET /x',
      attempts: 3,
      status: undefined,
    });
    expect(calls).toHaveLength(3);
  });

  it('a timeout of the runtime is recognized', async () => {
    const { client } = harness(new Error('terminated', { cause: new Error('Headers Timed Out Error') }), {
      maxRetries: 0,
    });
    await expect(client.get('/x')).rejects.toBeInstanceOf(APIConnectionTimeoutError);
  });

  it('nothing is sent if the caller has already aborted', async () => {
    const { client, calls } = harness();
    await expect(client.get('/x', { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(APIUserAbortError);
    expect(calls).toHaveLength(0);
  });

  it('a backoff ends at once when the caller aborts, even on a clock that ignores the signal', async () => {
    const controller = new AbortController();
    const clock = {
      sleep: () => {
        controller.abort();
        return new Promise<void>(() => {});
      },
    };
    const { client, calls } = harness(failing, { clock });
    const error = await failureOf(client.get('/x', { signal: controller.signal }));
    expect(error).toMatchObject({ name: 'APIUserAbortError', message: 'Request was aborted.' });
    expect(calls).toHaveLength(1);
  });

  it('a fetch that ignores its signal is abandoned', async () => {
    const { client } = harness(() => new Promise<Response>(() => {}), { maxRetries: 0, timeout: 5 });
    await expect(client.get('/x')).rejects.toMatchObject({
      name: 'APIConnectionTimeoutError',
      message: 'Request timed out.',
    });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 5);
    await expect(client.get('/x', { signal: controller.signal, timeout: 60_000 })).rejects.toBeInstanceOf(
      APIUserAbortError,
    );
  });

  it('no listener on a shared signal and no timer is left behind', async () => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    const { client } = harness([ok(1), refused(404), refused(500), ok(1)]);
    for (let i = 0; i < 20; i++) await client.get('/x', { signal }).catch(() => {});
    expect(add.mock.calls.length).toBeGreaterThan(20);
    expect(remove.mock.calls.length).toBe(add.mock.calls.length);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('the log', () => {
  const logger = () => {
    const lines: unknown[][] = [];
    const write =
      (level: string) =>
      (...rest: unknown[]) =>
        void lines.push([level, ...rest]);
    return { lines, error: write('error'), warn: write('warn'), info: write('info'), debug: write('debug') };
  };

  it('the log has method, URL, status and masked headers, but never bodies or credentials', async () => {
    const log = logger();
    const { client } = harness([refused(500), json({ token: 'minted-secret' })], { logger: log, logLevel: 'debug' });
    await client.post('/x?api_key=q-secret&a=1', {
      body: { text: 'body-secret' },
      headers: { 'R2-Secret-Access-Key': 'canary-r2' },
    });
    const text = JSON.stringify(log.lines);
    expect(text).not.toMatch(/token-for-tests|q-secret|body-secret|canary-r2|minted-secret/);
    expect(log.lines.map(([level, line]) => `${level} ${String(line).replace(/\d+ ms/, 'n ms')}`)).toEqual([
      'debug POST /x',
      'info POST /x 500 in n ms, attempt 1',
      'debug POST /x',
      'info POST /x 200 in n ms, attempt 2',
    ]);
    expect(log.lines[0]?.[2]).toMatchObject({ method: 'POST', url: expect.stringContaining('/x?api_key=***&a=1') });
  });

  it('the log is silent below its level, and an unknown level means warn', async () => {
    const log = logger();
    await harness(ok(1), { logger: log }).client.get('/x');
    await harness(ok(1), { logger: log, logLevel: 'loud' as never }).client.get('/x');
    await harness(ok(1), { logger: log, logLevel: 'off' }).client.get('/x');
    expect(log.lines).toEqual([]);
    await harness(ok(1), { logger: log, logLevel: 'info' }).client.get('/x');
    expect(log.lines).toHaveLength(1);
  });
});
