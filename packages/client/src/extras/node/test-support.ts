/** For tests: both transports, and servers that answer them. */

import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createRawServer } from 'node:net';
import { afterEach, vi } from 'vitest';
import type { Fetch } from '../../types.ts';
import { nodeTransport } from './transport.ts';

/** Every fact about the transport is one about `fetch` first. */
export const transports: readonly (readonly [name: string, transport: Fetch])[] = [
  ['fetch', (url, init) => globalThis.fetch(url, init)],
  ['nodeTransport', nodeTransport()],
];

/** What the client always asks for. */
export const GET: RequestInit = { method: 'GET', redirect: 'manual', headers: { accept: 'application/json' } };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listening(server: Server | ReturnType<typeof createRawServer>): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return `http://127.0.0.1:${port}`;
}

/** A server until the end of the test; its origin. */
export const serve = (listener: RequestListener): Promise<string> => listening(createServer(listener));

/** The same for answers that no HTTP server writes. */
export const serveRaw = (answer: (socket: Socket, request: string) => void): Promise<string> =>
  listening(createRawServer((socket) => socket.on('data', (data) => answer(socket, data.toString('latin1')))));

/** An origin at which nobody listens. */
export async function closedOrigin(): Promise<string> {
  const server = createRawServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // as above
  server.close();
  return `http://127.0.0.1:${port}`;
}

/** A server that says back what it was sent, as JSON. */
export const echo: RequestListener = async (request, response) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString('latin1');
  response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }));
};

/** What work ends with. */
export const failure = (work: Promise<unknown>): Promise<{ message: string; name: string; cause?: unknown }> =>
  work.then(
    (value) => {
      throw new Error(`did not fail but gave ${value}`);
    },
    (error) => error,
  );

/** What a number grows to: its value once it stands still, or has passed `most`. */
export async function grown(value: () => number, most: number): Promise<number> {
  let before: number;
  do {
    before = value();
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (value() !== before && value() <= most);
  return value();
}

export async function until(holds: () => boolean): Promise<void> {
  await vi.waitFor(() => {
    if (!holds()) throw new Error('it did not come to hold');
  });
}
