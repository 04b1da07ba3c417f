/** The socket adapter: node:http on loopback in front of a function from Request to Response. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { enqueue } from '../keyed-queue.ts';
import { Problem } from '../problem.ts';
import { type BodyBudget, createBodyBudget } from './body-budget.ts';
import { isLoopback } from './guard.ts';
import { drain, isLeft, toRequest } from './incoming.ts';
import { bodyOf, isInPieces, problemResponse } from './respond.ts';
import { type Connection, isWebSocket, serveWebSocket, type Upgrade } from './web-socket/serve.ts';

export interface ListenOptions {
  readonly port?: number;
  /** `127.0.0.1` (the default), `::1` or `localhost`: anyone who can reach the port has full access. */
  readonly host?: string;
}

export interface Listening {
  readonly port: number;
  /** Base URL for clients: `http://127.0.0.1:8787/client/v4`. */
  readonly url: string;
  close(): Promise<void>;
}

type Answer = (request: Request) => Promise<Response>;

export async function listen(
  answer: Answer,
  upgrade: Upgrade,
  { port = 0, host = '127.0.0.1' }: ListenOptions = {},
): Promise<Listening> {
  if (!isLoopback(host)) throw new Error(`'${host}' is not loopback: give 127.0.0.1, ::1 or localhost.`);
  const budget = createBodyBudget();
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    enqueue(turns, incoming.socket, () => serve(incoming, outgoing, answer, budget)).catch(() => {
      // A reset instead of an end, so that a client does not take a partial body as complete.
      if (outgoing.socket === null) outgoing.destroy();
      else outgoing.socket.resetAndDestroy();
    });
  };
  // Sends `100 Continue` when the body of a request with `Expect: 100-continue` is first read.
  const server = createServer({ shouldUpgradeCallback: isWebSocket }, onRequest).on('checkContinue', onRequest);
  const open = new Set<Connection>();
  // A Node before 22.21 or 24.9 does not choose: who listens there takes requests that offer HTTP/2 too, as Java's
  // clients do.
  if ('shouldUpgradeCallback' in server)
    server.on('upgrade', (incoming, socket, head) => {
      void serveWebSocket(incoming, socket, head, upgrade, open);
    });
  // Idle connections are the client's to close. A limit here would be announced to it, and pass unseen while its process is
  // busy: its next request would then meet a closed connection.
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
        for (const one of open) one.close(1001, 'The emulator was closed.');
        // Connections that clients keep open for reuse must not keep the process.
        setTimeout(() => server.closeAllConnections(), 200).unref();
      }),
  };
}

/** Requests that a client sends without waiting are carried out in its order: the last of each connection. */
const turns = new WeakMap<Socket, Promise<void>>();

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: Answer,
  budget: BodyBudget,
): Promise<void> {
  const request = toRequest(incoming, outgoing, budget);
  const response = request instanceof Problem ? problemResponse(request) : await answer(request);
  const body = isInPieces(response) ? undefined : (bodyOf(response) ?? (response.body === null ? null : undefined));
  const headers = [...response.headers].flat();
  if (body === undefined) {
    incoming.resume();
    // The body may never come.
    outgoing.writeHead(response.status, headers).flushHeaders();
    await pipeline(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream), outgoing); // the same stream by another name
    return;
  }
  const whole = [...headers, ...lengthOf(response, body)];
  if (isLeft(incoming))
    await refuse(incoming, outgoing.writeHead(response.status, [...whole, 'connection', 'close']), body);
  // With its length known before, head and body go out as one.
  else outgoing.writeHead(response.status, whole).end(body ?? undefined);
}

/** Sends the response before the body was read, and closes once the body is drained. */
async function refuse(incoming: IncomingMessage, outgoing: ServerResponse, body: Uint8Array | string | null) {
  if (body === null) outgoing.flushHeaders();
  else outgoing.write(body);
  await drain(incoming);
  outgoing.end();
}

/** Tells the client where the response ends. A status without a body has no length either (RFC 9110, 8.6). */
function lengthOf({ status, headers }: Response, body: Uint8Array | string | null): string[] {
  if (status < 200 || status === 204 || status === 304 || headers.has('content-length')) return [];
  return ['content-length', String(body === null ? 0 : Buffer.byteLength(body))];
}
