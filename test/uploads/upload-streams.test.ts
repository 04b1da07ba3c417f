/**
 * Streamed uploads: read only as fast as they are sent, ended on failure, never sent twice, and never held in memory.
 */
import { execFile, spawn } from 'node:child_process';
import { createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Cloudflare from 'flarewire';
import { afterEach, describe, expect, test, vi } from 'vitest';

const account_id = '023e105f4ecef8ad9ca31a8372d0c353';
const CHUNK = new Uint8Array(65_536).fill(97);

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server?.close();
});

/** A server with a custom handler for each connection. */
async function start(connected: (socket: Socket) => void) {
  let requests = 0;
  const counting = (url: string, init: RequestInit) => {
    requests++;
    return fetch(url, init);
  };
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    connected(socket);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number }; // it listens on a port
  const clock = { sleep: async () => {} };
  const client = new Cloudflare({
    apiToken: 'token-for-tests',
    baseURL: `http://127.0.0.1:${port}`,
    clock,
    fetch: counting,
    logLevel: 'off',
    pace: false,
  });
  /** The three ways to send a stream. */
  const ways = {
    'a KV value': (value: unknown, options = {}) =>
      client.kv.namespaces.values.update('k', { account_id, namespace_id: 'n', value } as never, options),
    'a part of a form': (value: unknown, options = {}) =>
      client.kv.namespaces.values.update(
        'k',
        { account_id, namespace_id: 'n', value, metadata: { a: 1 } } as never,
        options,
      ),
    'a module of a script': (value: unknown, options = {}) =>
      client.workers.scripts.update(
        's',
        { account_id, metadata: { main_module: 'm.js' }, files: { 'm.js': value } } as never,
        options,
      ),
  };
  return { ways: Object.entries(ways), requests: () => requests };
}

/** An endless source that records its state. */
function endless() {
  const seen = { given: 0, closed: false };
  async function* chunks() {
    try {
      for (;;) {
        seen.given += CHUNK.length;
        yield CHUNK;
      }
    } finally {
      seen.closed = true;
    }
  }
  return { seen, source: chunks() };
}

const until = (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true));

describe('a streamed upload', () => {
  test('a streamed upload with a failing source ends once, with that error as its cause', async () => {
    const { ways, requests } = await start((socket) => socket.resume());
    for (const [way, send] of ways) {
      const before = requests();
      const cause = new Error('disk on fire');
      async function* broken() {
        yield CHUNK;
        throw cause;
      }
      const error = await send(broken()).then(
        () => undefined,
        (caught: Error) => caught,
      );
      expect([way, error?.name]).toEqual([way, 'APIConnectionError']);
      const causes = [];
      for (let one: unknown = error; one; one = (one as Error).cause) causes.push(one); // every cause is an error
      expect(causes).toContain(cause);
      expect(error?.message).toContain('disk on fire');
      expect(requests() - before).toBe(1);
    }
  });

  test('a streamed upload is not sent again when the connection breaks, and its source is closed', async () => {
    const { ways, requests } = await start((socket) => socket.once('data', () => socket.destroy()));
    for (const [, send] of ways) {
      const before = requests();
      const { seen, source } = endless();
      await expect(send(source)).rejects.toMatchObject({ name: 'APIConnectionError' });
      await until(() => seen.closed);
      expect(requests() - before).toBe(1);
    }
  });

  test('a streamed upload that the caller aborts closes its source', async () => {
    const { ways } = await start((socket) => socket.resume());
    for (const [, send] of ways) {
      const { seen, source } = endless();
      const stop = new AbortController();
      const sending = send(source, stop);
      sending.catch(() => {});
      await until(() => seen.given > 0);
      stop.abort();
      await expect(sending).rejects.toMatchObject({ name: 'APIUserAbortError' });
      await until(() => seen.closed);
    }
  });

  test('a streamed upload is read no faster than the server reads', async () => {
    const { ways } = await start((socket) => socket.pause());
    for (const [, send] of ways) {
      const { seen, source } = endless();
      const stop = new AbortController();
      const sending = send(source, stop);
      sending.catch(() => {});
      await until(() => seen.given > 0);
      let before = -1;
      // Until the system's buffers are full and nothing moves.
      while (seen.given !== before) {
        before = seen.given;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(seen.given).toBeLessThan(32e6);
      stop.abort();
      await sending.catch(() => {});
    }
  });
});

describe('a large upload', () => {
  const program = (name: string) => fileURLToPath(new URL(name, import.meta.url));

  // A buffered body takes 100 MB or more; 64 leave room for delayed accounting by the system. The bench enforces the
  // budget.
  test.each(['form', 'script', 'file', 'tus-file', 'tus'])(
    'an upload of 100 MB is never held in memory: %s',
    async (way) => {
      const receiver = spawn(process.execPath, [program('upload-receiver.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
      try {
        const port = await new Promise((resolve) =>
          receiver.stdout.once('data', (line) => resolve(String(line).trim())),
        );
        const args = [
          '--conditions=flarewire-source',
          '--no-warnings',
          '--expose-gc',
          // Otherwise helper threads free memory, and get no time on a busy machine.
          '--single-threaded-gc',
          program('upload-memory.ts'),
          way,
          `http://127.0.0.1:${port}`,
          '100',
        ];
        const { stdout } = await promisify(execFile)(process.execPath, args);
        const { megabytes, received } = JSON.parse(stdout);
        expect(received).toBeGreaterThanOrEqual(100e6);
        expect(megabytes).toBeLessThanOrEqual(64);
      } finally {
        receiver.stdin.end();
      }
    },
  );
});
