/** Applies a fault rule: waits, responds in place of the call, or damages its response. */

import { problemResponse } from '../http/respond.ts';
import { CODE, Problem } from '../problem.ts';
import type { Sleep } from '../state/clock.ts';
import type { PlannedFault } from './faults.ts';

type Effect = Exclude<PlannedFault['effect'], undefined>;
type Answer = (request: Request) => Promise<Response>;

/** Effects that come after the call is done, unless a rule says otherwise. */
const AFTER = new Set<unknown>(['empty', 'truncated', 'malformed', 'stalled', 'lostAnswer', 'repeatedPage']);

/** Timer, and the signal that ends the wait. */
interface Waiting {
  readonly signal: AbortSignal;
  readonly sleep: Sleep;
}

/** @throws what `fetch` throws without a response: a TypeError, or the reason of the signal */
export async function injectFault(
  request: Request,
  plan: PlannedFault,
  answer: Answer,
  waiting: Waiting,
): Promise<Response> {
  if (plan.wait > 0) await waiting.sleep(plan.wait, waiting.signal);
  const { effect } = plan;
  if (effect === undefined) return answer(request);
  const isDone = plan.commit ?? (AFTER.has(effect) || (typeof effect === 'object' && 'drip' in effect));
  const done = isDone ? await answer(effect === 'repeatedPage' ? firstPage(request) : request) : undefined;
  return spoil(effect, done ?? new Response('{}'), waiting);
}

async function spoil(effect: Effect, answer: Response, waiting: Waiting): Promise<Response> {
  if (typeof effect === 'object') return ofObject(effect, answer, waiting);
  switch (effect) {
    case 'html502':
      return new Response(PAGE_502, { status: 502, headers: { 'content-type': 'text/html; charset=UTF-8' } });
    case 'unsuccessful':
      return error(200, CODE.internal, 'An unknown error has occurred');
    case 'reset':
    case 'lostAnswer':
      throw connectionReset();
    case 'repeatedPage':
      return answer;
    case 'empty':
      return like(answer, null, 200);
    case 'stalled':
      return like(answer, stalledBody(waiting.signal));
    case 'truncated': {
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return like(answer, bytes.slice(0, bytes.length >> 1));
    }
    case 'malformed':
      return like(answer, `${(await answer.text()).slice(0, -1)},}`);
  }
}

async function ofObject(effect: Extract<Effect, object>, answer: Response, waiting: Waiting): Promise<Response> {
  if ('drip' in effect) {
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return like(answer, drippingBody(bytes, effect.drip, waiting));
  }
  if ('redirect' in effect) {
    return new Response(null, { status: effect.status ?? 307, headers: { location: effect.redirect } });
  }
  if ('storm' in effect) {
    const retryAfter: Record<string, string> =
      effect.retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(effect.retryAfter)) };
    return error(429, 971, 'Please wait and consider throttling your request speed', retryAfter);
  }
  const { status, code = status, message = `The emulator was configured to respond with ${status}.`, headers } = effect;
  // No body may come with these (RFC 9110, 15.3.5 and 15.4.5).
  if (status === 204 || status === 304) return new Response(null, { status, ...(headers && { headers }) });
  return error(status, code, message, headers);
}

function error(status: number, code: number, message: string, headers?: Readonly<Record<string, string>>): Response {
  return problemResponse(new Problem(status, [{ code, message }], headers));
}

/** The response with another body. */
function like(answer: Response, body: BodyInit | null, status = answer.status): Response {
  const isBodiless = status === 204 || status === 304;
  return new Response(isBodiless ? null : body, { status, headers: answer.headers });
}

/** As Node's fetch fails when the other side resets the connection. */
function connectionReset(): TypeError {
  const cause = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', errno: -104, syscall: 'read' });
  return new TypeError('fetch failed', { cause });
}

function stalledBody(signal: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      whenAborted(signal, () => controller.error(signal.reason));
    },
  });
}

function drippingBody(bytes: Uint8Array, wait: number, { signal, sleep }: Waiting): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream(
    {
      pull: async (controller) => {
        if (at >= bytes.length) return controller.close();
        await sleep(wait, signal);
        controller.enqueue(bytes.slice(at, ++at));
      },
    },
    // Nothing is made before it is asked for.
    { highWaterMark: 0 },
  );
}

function whenAborted(signal: AbortSignal, work: () => void): void {
  if (signal.aborted) work();
  else signal.addEventListener('abort', work, { once: true });
}

/** Without its page parameter, a list begins at its start. */
function firstPage(request: Request): Request {
  if (request.method !== 'GET') return request;
  const url = new URL(request.url);
  for (const name of ['page', 'cursor', 'page_token', 'after', 'offset']) url.searchParams.delete(name);
  return new Request(url, { headers: request.headers, signal: request.signal });
}

const PAGE_502 = `<html>
<head><title>502 Bad Gateway</title></head>
<body>
<center><h1>502 Bad Gateway</h1></center>
<hr><center>cloudflare</center>
</body>
</html>
`;
