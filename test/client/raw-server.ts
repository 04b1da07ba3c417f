/** A server on a raw socket with scripted responses: behaviour that no well-behaved HTTP server shows. */
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { vi } from 'vitest';

export interface Seen {
  /** Complete requests, headers and received part of the body. */
  readonly requests: string[];
  /** Sockets that were opened. */
  opened: number;
  /** Open sockets that received a request. A fetch may open one that it does not use. */
  busy: number;
}

export type Answer = (socket: Socket, request: string, count: number) => void;

export interface RawServer {
  readonly url: string;
  readonly seen: Seen;
  close(): Promise<void>;
}

/** Starts a server that responds to each request by writing to its socket. */
export async function rawServer(answer: Answer): Promise<RawServer> {
  const seen: Seen = { requests: [], opened: 0, busy: 0 };
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    seen.opened++;
    sockets.add(socket);
    socket.on('error', () => {});
    let isBusy = false;
    socket.on('close', () => {
      sockets.delete(socket);
      if (isBusy) seen.busy--;
    });
    readRequests(socket, (request) => {
      if (!isBusy) seen.busy++;
      isBusy = true;
      seen.requests.push(request);
      answer(socket, request, seen.requests.length);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('a server on a port has an address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    seen,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Splits the bytes of a connection into requests: by length, or by the last chunk. */
function readRequests(socket: Socket, whole: (request: string) => void): void {
  let got = '';
  socket.on('data', (data) => {
    got += data.toString('latin1');
    for (let end = endOf(got); end > 0; end = endOf(got)) {
      const request = got.slice(0, end);
      got = got.slice(end);
      whole(request);
    }
  });
}

function endOf(text: string): number {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return 0;
  const headers = text.slice(0, head);
  if (/^transfer-encoding: chunked/im.test(headers)) {
    const last = text.indexOf('0\r\n\r\n', head);
    return last < 0 ? 0 : last + 5;
  }
  const end = head + 4 + Number(/^content-length: (\d+)/im.exec(headers)?.[1] ?? 0);
  return text.length >= end ? end : 0;
}

export interface Head {
  readonly status?: string;
  readonly type?: string;
  /** Declared content length. */
  readonly length?: number;
  readonly headers?: string;
}

/** Head of a response. */
export const head = ({ status = '200 OK', type = 'application/json', length, headers = '' }: Head = {}): string =>
  `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\n${length === undefined ? '' : `content-length: ${length}\r\n`}${headers}\r\n`;

/** A whole response. */
export const whole = (body: string, more: Head = {}): string =>
  head({ length: Buffer.byteLength(body), ...more }) + body;

export const json = (value: unknown, more: Head = {}): string => whole(JSON.stringify(value), more);

export const success = (result: unknown, info?: object): string =>
  json({ success: true, errors: [], messages: [], result, ...(info && { result_info: info }) });

/** Sends a byte every `ms`, without end. */
export function drip(socket: Socket, ms: number, byte = ' '): void {
  const timer = setInterval(() => socket.write(byte), ms);
  socket.on('close', () => clearInterval(timer));
}

/** The value of a header in a raw request. */
export const headerOf = (request: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*?)\\r?$`, 'im').exec(request.split('\r\n\r\n')[0] ?? '')?.[1];

/** Waits until a condition holds, for at most the duration of a test. */
export async function until(holds: () => boolean): Promise<void> {
  await vi.waitFor(() => {
    if (!holds()) throw new Error('the condition was never met');
  });
}
