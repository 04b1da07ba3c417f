/**
 * Requests to a process of the runtime, over connections that stay open: Miniflare's `dispatchFetch` opens one for each
 * request, which takes longer than the request.
 */
import { Agent, type IncomingMessage, request as send } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

export interface Sent {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: globalThis.ReadableStream<Uint8Array> | string;
}

export interface Connection {
  /** @throws Error with the code of the socket */
  send(to: URL, sent: Sent): Promise<Response>;
  close(): void;
}

/** Milliseconds that an unused connection stays open. The runtime closes it after five seconds. */
const IDLE = 2000;

export function openConnection(): Connection {
  const agent = new Agent({ keepAlive: true, timeout: IDLE });
  const once = (to: URL, { method, headers, body }: Sent): Promise<IncomingMessage> => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    // A body cannot be sent again, so it is not sent on a connection that may just be closing.
    const request = send({
      ...{ host: to.hostname, port: to.port, path: '/', method },
      ...{ headers: fieldsOf(headers, body !== undefined), agent: body === undefined ? agent : false },
    });
    // The runtime would wait for the rest of a body that is shorter than its header says.
    Object.assign(request, { strictContentLength: true }); // missing in the types of a request
    request.on('response', resolve);
    request.on('error', (error) => reject(Object.assign(error, { isStale: request.reusedSocket })));
    if (typeof body === 'object') {
      const source = Readable.fromWeb(body as ReadableStream<Uint8Array>); // the DOM's type of the same stream
      source.on('error', (error) => request.destroy(error)).pipe(request);
    } else request.end(body);
    return promise;
  };
  return {
    send: async (to, sent) => {
      const message = await once(to, sent).catch((error) => {
        if (error.isStale && sent.body === undefined) return once(to, sent);
        throw error;
      });
      return toResponse(message);
    },
    close: () => agent.destroy(),
  };
}

/** Headers about the connection, which has its own. */
const OF_CONNECTION = /^(?:connection|expect|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/;

const fieldsOf = (headers: Headers, hasBody: boolean): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(([name]) => !OF_CONNECTION.test(name) && (hasBody || name !== 'content-length')),
  );

async function toResponse(message: IncomingMessage): Promise<Response> {
  const { statusCode: status = 502, statusMessage: statusText = '', rawHeaders } = message;
  const headers: [string, string][] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) headers.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '']);
  const body = isBodyless(status) ? drained(message) : await bodyOf(message);
  return new Response(body, { status, statusText, headers });
}

/** A response with one of these statuses has no body, not even an empty one. */
export const isBodyless = (status: number): boolean =>
  status === 101 || status === 204 || status === 205 || status === 304;

/** Frees the connection. */
function drained(message: IncomingMessage): null {
  message.resume();
  return null;
}

/** A body that arrives as a whole is passed on as bytes: a stream costs as much as the request. */
async function bodyOf(message: IncomingMessage): Promise<BodyInit> {
  const length = Number(message.headers['content-length'] ?? Number.NaN);
  if (length > 0 && length <= message.readableHighWaterMark) {
    if (message.readableLength === 0) await firstPiece(message);
    if (message.readableLength === length) {
      const bytes: Uint8Array<ArrayBuffer> = message.read();
      message.resume();
      return bytes;
    }
  }
  return Readable.toWeb(message) as unknown as globalThis.ReadableStream<Uint8Array>; // the DOM's type of the same stream
}

const firstPiece = (message: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    message.once('readable', resolve).once('close', resolve);
  });
