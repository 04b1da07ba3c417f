/**
 * Runs against a real socket: only that shows the behaviour of fetch if a server stalls, disconnects or is abandoned.
 */
import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, it, vi } from 'vitest';
import { BaseClient } from '../client.ts';
import type { ClientOptions } from '../types.ts';

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** A server that writes raw responses to its sockets, and counts requests and closed sockets. */
async function serve(answer: (socket: Socket, request: string) => void, options: ClientOptions = {}) {
  const seen = { requests: 0, closed: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      seen.closed++;
    });
    socket.on('data', (data) => {
      seen.requests++;
      answer(socket, data.toString());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number }; // it listens on a port
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const client = new BaseClient({
    apiToken: 't',
    baseURL: `http://127.0.0.1:${address.port}`,
    maxRetries: 0,
    ...options,
  });
  return { client, seen };
}

const head = (length: number, status = '200 OK') =>
  `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

const until = (holds: () => boolean): Promise<void> =>
  vi.waitFor(() => {
    if (!holds()) throw new Error('the condition was never met');
  });

// Concurrent, because most of them wait for a timeout.
describe.concurrent('a real server', () => {
  it('a real server responds', async ({ expect }) => {
    const { client } = await serve((socket, request) => {
      const body = JSON.stringify({ line: request.split('\r\n')[0], auth: /authorization: Bearer t/i.test(request) });
      socket.write(head(body.length) + body);
    });
    expect(await client.get('/x', { query: { a: 'b c' } })).toEqual({ line: 'GET /x?a=b%20c HTTP/1.1', auth: true });
  });

  it('a server that never responds ends in a timeout, and its socket is closed', async ({ expect }) => {
    const { client, seen } = await serve(() => {}, { timeout: 300 });
    await expect(client.get('/x')).rejects.toMatchObject({
      name: 'APIConnectionTimeoutError',
      message: 'Request timed out.',
    });
    await until(() => seen.closed > 0);
  });

  it('a server that stalls after the headers ends in a timeout', async ({ expect }) => {
    const { client, seen } = await serve((socket) => void socket.write(`${head(100)}{`), { timeout: 300 });
    await expect(client.get('/x')).rejects.toMatchObject({ message: 'Request timed out.' });
    await until(() => seen.closed > 0);
  });

  it('a server that sends a byte now and then ends in a timeout', async ({ expect }) => {
    const { client } = await serve(
      (socket) => {
        socket.write(head(100_000));
        const drip = setInterval(() => socket.write('1'), 5);
        socket.on('close', () => clearInterval(drip));
      },
      { timeout: 300 },
    );
    await expect(client.get('/x')).rejects.toMatchObject({ message: 'Request timed out.' });
  });

  it('the connection is closed at once when the caller aborts, before and during the body', async ({ expect }) => {
    for (const first of ['', `${head(100)}{`]) {
      const { client, seen } = await serve((socket) => void socket.write(first));
      const controller = new AbortController();
      const promise = client.get('/x', { signal: controller.signal });
      void until(() => seen.requests > 0).then(() => controller.abort());
      await expect(promise).rejects.toMatchObject({ name: 'APIUserAbortError', message: 'Request was aborted.' });
      await until(() => seen.closed > 0);
    }
  });

  it('a disconnect before the response is a connection error, and is retried', async ({ expect }) => {
    const { client, seen } = await serve((socket) => socket.destroy(), {
      maxRetries: 2,
      clock: { sleep: async () => {} },
    });
    await expect(client.get('/x')).rejects.toMatchObject({
      name: 'APIConnectionError',
      message: 'GET /x: Connection error: other side closed.',
    });
    expect(seen.requests).toBe(3);
  });

  it('a disconnect during the body is a connection error, not a partial result', async ({ expect }) => {
    const { client } = await serve((socket) => socket.end(`${head(100)}{"a":1`));
    await expect(client.get('/x')).rejects.toMatchObject({ name: 'APIConnectionError' });
  });

  it('a server receives a multipart form with a boundary, and an upload as a stream', async ({ expect }) => {
    let received = '';
    const { client } = await serve((socket, request) => {
      received += request;
      if (/--\r\n$|\r\n0\r\n\r\n$/.test(received)) socket.write(`${head(2)}{}`);
    });
    const form = new FormData();
    form.append('a', 'b');
    await client.post('/x', { body: form });
    expect(received).toMatch(/content-type: multipart\/form-data; boundary=/i);
    received = '';
    async function* chunks() {
      yield 'one';
      yield 'two';
    }
    await client.post('/x', { body: chunks() });
    expect(received).toMatch(/transfer-encoding: chunked[\s\S]*one[\s\S]*two/i);
  });
});

describe('a real server that stalls after the headers', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /**
   * A client of a server that stalls after these headers, and a function that advances past the attempt's timeout once
   * they arrived.
   */
  async function stalling(headers: string) {
    const there = Promise.withResolvers<void>();
    const watched: typeof fetch = (input, init) => fetch(input, init).finally(there.resolve);
    const made = await serve((socket) => void socket.write(`${headers}{`), { timeout: 300, fetch: watched });
    const pass = async () => {
      await there.promise;
      await vi.advanceTimersByTimeAsync(300);
    };
    return { ...made, pass };
  }

  it('an error whose body stalls still reports its status', async ({ expect }) => {
    const { client, pass } = await stalling(head(100, '403 Forbidden'));
    const failed = expect(client.get('/x')).rejects.toMatchObject({ name: 'PermissionDeniedError', status: 403 });
    await pass();
    await failed;
  });

  it("a raw Response can still be ended by the caller's signal after the timeout", async ({ expect }) => {
    const { client, seen, pass } = await stalling(head(100));
    const controller = new AbortController();
    const response = await client.get('/x', { signal: controller.signal }).asResponse();
    await pass();
    controller.abort();
    await expect(response.text()).rejects.toThrow();
    vi.useRealTimers();
    await until(() => seen.closed > 0);
  });
});
