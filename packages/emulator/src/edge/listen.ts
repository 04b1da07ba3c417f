/** The edge on a port of loopback. The Host header names the site, so every host is taken; unknown ones get an error of the edge. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { headersOf } from '../http/incoming.ts';
import type { Listening } from '../http/listen.ts';
import type { OwnedEdge } from './edge.ts';
import { joinSockets, refuseSocket } from './join-sockets.ts';

/** Responses, and the host names that lead to one. */
interface Answering extends Pick<OwnedEdge, 'upgrade'> {
  fetch(request: Request): Promise<Response>;
  serves(host: string): Promise<boolean>;
}

/** Opens a port; 0 (the default) is a free one. @throws Error if the port is taken */
export async function listenEdge(edge: Answering, { port = 0 }: { readonly port?: number } = {}): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing, edge).catch(() => outgoing.destroy());
  });
  server.on('upgrade', (incoming, socket, head) => {
    socket.on('error', () => socket.destroy());
    upgrade({ incoming, socket, head }, edge).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo; // a TCP server that listens has a port
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse, edge: Answering): Promise<void> {
  const response = await edge.fetch(toRequest(incoming));
  await keepLocal(response, incoming.headers.host ?? '', edge);
  outgoing.writeHead(response.status, [...response.headers].flat());
  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream), outgoing); // the same stream by another name
}

interface Handshake {
  readonly incoming: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

async function upgrade({ incoming, socket, head }: Handshake, edge: Answering): Promise<void> {
  const request = toRequest(incoming);
  const headers = new Headers(request.headers);
  headers.set('upgrade', incoming.headers.upgrade ?? '');
  const found = await edge.upgrade(new Request(request, { headers }));
  if (found instanceof Response) await refuseSocket(socket, found);
  else joinSockets({ socket, head }, found);
}

/** A browser that came by `shop.example.com.localhost` is redirected to other hosts of the edge by such names too. */
async function keepLocal({ headers }: Response, host: string, { serves }: Answering): Promise<void> {
  const suffix = /\.localhost(?::\d+)?$/.exec(host)?.[0];
  const location = headers.get('location');
  if (suffix === undefined || location === null || !/^https?:\/\//.test(location) || !URL.canParse(location)) return;
  const { hostname, pathname, search, hash } = new URL(location);
  if (await serves(hostname)) headers.set('location', `http://${hostname}${suffix}${pathname}${search}${hash}`);
}

/** A proxy request names the whole URL; any other is one of HTTPS to the host of its header, as visitors send them. */
function toRequest(incoming: IncomingMessage): Request {
  const target = incoming.url ?? '/';
  const host = (incoming.headers.host ?? 'localhost').replace(/:\d+$/, '');
  const url = /^https?:\/\//.test(target) ? new URL(target) : new URL(target, `https://${host}`);
  const headers = headersOf(incoming);
  for (const name of HOP_BY_HOP) headers.delete(name);
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? { body: Readable.toWeb(incoming), duplex: 'half' } : {};
  return new Request(url, { method, headers, ...body } as RequestInit); // `duplex` is missing in the DOM's types
}

/** https://www.rfc-editor.org/rfc/rfc9110#section-7.6.1 */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'te', 'upgrade'];
