/** The socket adapter: node:http on loopback in front of a function from Request to Response. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CODE, Problem, problem } from '../problem.ts';
import { isLoopback, refusal } from './guard.ts';
import { bodyOf, problemResponse } from './respond.ts';

export interface ListenOptions {
  readonly port?: number;
  /** `127.0.0.1` (the default), `::1` or `localhost`: anyone who reaches the port may do anything. */
  readonly host?: string;
}

export interface Listening {
  readonly port: number;
  /** Base URL for clients: `http://127.0.0.1:8787/client/v4`. */
  readonly url: string;
  close(): Promise<void>;
}

type Answer = (request: Request) => Promise<Response>;

export async function listen(answer: Answer, { port = 0, host = '127.0.0.1' }: ListenOptions = {}): Promise<Listening> {
  if (!isLoopback(host)) throw new Error(`'${host}' is not loopback: give 127.0.0.1, ::1 or localhost.`);
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing, answer).catch(() => {
      // A reset, not an end: a client must not take what it has for all there is.
      if (outgoing.socket === null) outgoing.destroy();
      else outgoing.socket.resetAndDestroy();
    });
  });
  // Idle connections are the client's to close. A limit here is told to it, and passes unseen while its process is busy:
  // its next request would then meet a closed connection.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo; // a TCP server that listens has a port
  return {
    port: address.port,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/client/v4`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        // Connections that clients keep open for reuse must not keep the process.
        setTimeout(() => server.closeAllConnections(), 200).unref();
      }),
  };
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer): Promise<void> {
  const refused = refusal(
    { host: incoming.headers.host, origin: incoming.headers.origin },
    incoming.socket.localPort ?? 0,
  );
  const request = refused === undefined ? toRequest(incoming) : problem(403, CODE.authentication, refused);
  const response = request instanceof Problem ? problemResponse(request) : await answer(request);
  // A body that nobody read would stay in the socket and block the next request on it.
  if (!incoming.readableEnded) incoming.resume();
  outgoing.writeHead(response.status, [...response.headers].flat());
  const body = bodyOf(response);
  if (body !== undefined) outgoing.end(body ?? undefined);
  else if (response.body === null) outgoing.end();
  else {
    // The body may never come.
    outgoing.flushHeaders();
    await pipeline(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream), outgoing); // the same stream by another name
  }
}

/** The request, or why there can be none. */
function toRequest(incoming: IncomingMessage): Request | Problem {
  const base = `http://${incoming.headers.host}`;
  const target = incoming.url ?? '/';
  if (!URL.canParse(target, base)) return problem(400, CODE.noRoute, 'The request target is not a valid URL.');
  const headers = new Headers();
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  }
  const method = incoming.method ?? 'GET';
  // The Fetch standard forbids it; CONNECT never comes here.
  if (method === 'TRACE') return problem(405, CODE.noMethod, `Method ${method} is not available for that URI`);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(target, base), {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit); // `duplex` is missing in the DOM's types
}
