/** For tests: both transports, and servers for them. */

import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createRawServer } from 'node:net';
import { afterEach, vi } from 'vitest';
import type { Fetch } from '../../types.ts';
import { nodeTransport } from './transport.ts';

/** Every fact about the transport must also hold for `fetch`. */
export const transports: readonly (readonly [name: string, transport: Fetch])[] = [
  ['fetch', (url, init) => globalThis.fetch(url, init)],
  ['nodeTransport', nodeTransport()],
];

/** Options that the client always sets. */
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

/** Starts a server that is closed at the end of the test; returns its origin. */
export const serve = (listener: RequestListener): Promise<string> => listening(createServer(listener));

/** Starts a raw TCP server, for responses that no HTTP server writes. */
export const serveRaw = (answer: (socket: Socket, request: string) => void): Promise<string> =>
  listening(createRawServer((socket) => socket.on('data', (data) => answer(socket, data.toString('latin1')))));

/** An origin that refuses connections. */
export async function closedOrigin(): Promise<string> {
  const server = createRawServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  server.close();
  return `http://127.0.0.1:${port}`;
}

/** Echoes the request as JSON. */
export const echo: RequestListener = async (request, response) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString('latin1');
  response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }));
};

/** Resolves to the error that the work rejects with. */
export const failure = (work: Promise<unknown>): Promise<{ message: string; name: string; cause?: unknown }> =>
  work.then(
    (value) => {
      throw new Error(`did not fail but gave ${value}`);
    },
    (error) => error,
  );

/** Final value of a growing number: once it is stable, or has passed `most`. */
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
    if (!holds()) throw new Error('the condition was never met');
  });
}
