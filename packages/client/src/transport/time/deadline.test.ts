import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BaseClient } from '../../client.ts';

const TIMEOUT = 1000;

/** A raw response, and the signal of its request. */
async function unread(): Promise<{ readonly response: Response; readonly signal: AbortSignal }> {
  let signal = AbortSignal.abort();
  const client = new BaseClient({
    apiToken: 't',
    timeout: TIMEOUT,
    fetch: async (_, init) => {
      signal = init?.signal ?? signal;
      return new Response(new ReadableStream());
    },
  });
  return { response: await client.get('/x').asResponse(), signal };
}

describe('a raw response of asResponse()', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('a raw response whose body is not read within the timeout closes its connection, and says why', async () => {
    const { response, signal } = await unread();
    vi.advanceTimersByTime(TIMEOUT - 1);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({
      name: 'APIConnectionTimeoutError',
      message: 'The body was not read within 1000 ms, so its connection was closed.',
    });
    expect(response.status).toBe(200);
  });

  it('a raw response that is being read may take any time', async () => {
    const { response, signal } = await unread();
    response.body?.getReader();
    vi.advanceTimersByTime(100 * TIMEOUT);
    expect(signal.aborted).toBe(false);
  });
});
