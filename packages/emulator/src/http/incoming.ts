/** Turns a request received on a socket into a Request; its body is read on demand, and drained if it is not wanted. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { CODE, type Problem, problem } from '../problem.ts';
import type { BodyBudget } from './body-budget.ts';
import { refusal } from './guard.ts';

/** Milliseconds to drain a refused body. */
const PATIENCE = 5000;

/** The request, or why there can be none. */
export function toRequest(incoming: IncomingMessage, outgoing: ServerResponse, budget: BodyBudget): Request | Problem {
  const { host, origin } = incoming.headers;
  // Two readers might disagree on which one counts (RFC 9112, 3.2).
  if (countOf(incoming.rawHeaders, 'host') > 1)
    return problem(400, CODE.invalid, 'The request has more than one Host header.');
  const port = incoming.socket.localPort ?? 0;
  const refused = refusal({ host, origin: undefined }, port);
  if (refused !== undefined) return problem(403, CODE.authentication, refused);
  const url = urlOf(incoming.url ?? '/', `http://${host}`);
  if (url === undefined) return problem(400, CODE.noRoute, 'The request target is not a valid URL.');
  // Pages may call the S3 API where a CORS rule of the bucket allows it.
  const foreign = origin === undefined || isS3Path(url) ? undefined : refusal({ host, origin }, port);
  if (foreign !== undefined) return problem(403, CODE.authentication, foreign);
  const headers = headersOf(incoming);
  const method = incoming.method ?? 'GET';
  // The Fetch standard forbids it; CONNECT never comes here.
  if (method === 'TRACE') return problem(405, CODE.noMethod, `Method ${method} is not available for that URI`);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const request = new Request(url, {
    method,
    headers,
    ...(hasBody ? { body: ReadableStream.from(piecesOf(incoming, outgoing, budget)), duplex: 'half' } : {}),
  } as RequestInit); // `duplex` is missing in the DOM's types
  if (hasBody) givers.set(request, (bytes) => budget.give(outgoing, bytes));
  return request;
}

/** By request, the function that releases its share of the budget. */
const givers = new WeakMap<Request, (bytes: number) => void>();

/** Releases bytes of the body that are no longer in memory; requests without a socket are not counted. */
export const giveBack = (request: Request, bytes: number): void => givers.get(request)?.(bytes);

/** All headers that were sent, also those that Node would drop as repeated. */
export function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  return headers;
}

/** Number of times a header was sent; `raw` alternates names and values. */
const countOf = (raw: readonly string[], name: string): number =>
  raw.filter((one, index) => index % 2 === 0 && one.length === name.length && one.toLowerCase() === name).length;

/** Dots and escapes are resolved first, as in the request. */
const isS3Path = (url: string): boolean => URL.canParse(url) && new URL(url).pathname.startsWith('/s3/');

/** A host followed by a slash is always a URL (https://url.spec.whatwg.org/#path-state): the request parses it once. */
function urlOf(target: string, base: string): string | undefined {
  if (/^\/(?![/\\])/.test(target)) return base + target;
  return URL.canParse(target, base) ? new URL(target, base).href : undefined;
}

async function* piecesOf(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  budget: BodyBudget,
): AsyncGenerator<Uint8Array> {
  if (isAsking(incoming)) outgoing.writeContinue();
  // A reader that stops early has refused the body; the connection stays open for the response.
  for await (const piece of incoming.iterator({ destroyOnReturn: false })) {
    await budget.take(outgoing, piece.length);
    yield piece;
  }
}

/** True if the client waits for 100 Continue (RFC 9110, 10.1.1). */
const isAsking = ({ headers }: IncomingMessage): boolean => headers.expect?.toLowerCase() === '100-continue';

/** True if part of the body is still to come: no other request can be read from this connection. */
export const isLeft = (incoming: IncomingMessage): boolean => !incoming.complete;

/** Drains the body: if the connection closed earlier, the client would lose the response. */
export function drain(incoming: IncomingMessage): Promise<void> {
  if (isAsking(incoming)) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    finished(incoming, () => {
      clearTimeout(timer);
      resolve();
    });
    incoming.resume();
  });
}
