import { describe, expect, it, vi } from 'vitest';
import { APIConnectionError, APIConnectionTimeoutError, APIUserAbortError } from '../errors/errors.ts';
import { failureOf, harness, json, ok, refused } from '../test-support.ts';

const failing = () => refused(500);

describe('send', () => {
  it('repeats a failed request twice by default, waiting longer each time', async () => {
    const { client, calls, waits } = harness(failing);
    await expect(client.post('/x', { body: { a: 1 } })).rejects.toMatchObject({ status: 500, attempts: 3 });
    expect(calls.map(({ body }) => body)).toEqual(Array(3).fill('{"a":1}'));
    expect(waits).toEqual([500, 1000]);
  });

  it('wraps what fetch rejects with, read-only messages too', async () => {
    const { client } = harness([new DOMException('The operation was aborted', 'AbortError')], { maxRetries: 0 });
    const error = await failureOf(client.get('/x'));
    expect(error).toBeInstanceOf(APIConnectionError);
    expect(error.cause).toBeInstanceOf(DOMException);
  });

  it('stops repeating when it succeeds', async () => {
    const { client, calls } = harness([refused(429, { 'retry-after': '3' }), new TypeError('fetch failed'), ok(1)]);
    expect(await client.get('/x')).toMatchObject({ result: 1 });
    expect(calls).toHaveLength(3);
  });

  it('calls fetch without a receiver, as the built-in one demands', async () => {
    const seen: unknown[] = [];
    async function fetch(this: unknown) {
      seen.push(this);
      return ok(1);
    }
    await harness(undefined, { fetch }).client.get('/x');
    expect(seen).toEqual([undefined]);
  });

  it('repeats as often as the call or the client says', async () => {
    for (const maxRetries of [0, 1, 4]) {
      const { client, calls } = harness(failing, { maxRetries });
      await expect(client.get('/x')).rejects.toThrow();
      await expect(client.get('/x', { maxRetries: 3 })).rejects.toThrow();
      expect(calls).toHaveLength(maxRetries + 1 + 4);
    }
  });

  it('does not repeat a request whose body can be read once only', async () => {
    const { client, calls } = harness(failing);
    await expect(client.post('/x', { body: new Blob(['x']).stream() })).rejects.toMatchObject({ attempts: 1 });
    expect(calls).toHaveLength(1);
  });

  it('cancels the body of a response that will not be read', async () => {
    const cancel = vi.fn();
    const reply = () => new Response(new ReadableStream({ cancel }), { status: 500 });
    const { client } = harness([reply, ok(1)]);
    await client.get('/x');
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('tells a failed connection with its cause', async () => {
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

  it('knows a timeout of the runtime', async () => {
    const { client } = harness(new Error('terminated', { cause: new Error('Headers Timed Out Error') }), {
      maxRetries: 0,
    });
    await expect(client.get('/x')).rejects.toBeInstanceOf(APIConnectionTimeoutError);
  });

  it('does not send when the caller has aborted before', async () => {
    const { client, calls } = harness();
    await expect(client.get('/x', { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(APIUserAbortError);
    expect(calls).toHaveLength(0);
  });

  it('ends a backoff at once when the caller aborts, even on a clock that does not listen', async () => {
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

  it('gives up on a fetch that looks at no signal', async () => {
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

  it('leaves no listener on a shared signal and no timer', async () => {
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

  it('has method, URL, status and masked headers, never bodies or credentials', async () => {
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

  it('is silent below its level; an unknown level is warn', async () => {
    const log = logger();
    await harness(ok(1), { logger: log }).client.get('/x');
    await harness(ok(1), { logger: log, logLevel: 'loud' as never }).client.get('/x');
    await harness(ok(1), { logger: log, logLevel: 'off' }).client.get('/x');
    expect(log.lines).toEqual([]);
    await harness(ok(1), { logger: log, logLevel: 'info' }).client.get('/x');
    expect(log.lines).toHaveLength(1);
  });
});
