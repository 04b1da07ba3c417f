/** For tests: a small product, a scripted and recording fetch, and a clock that never waits. */
import { BaseClient } from './client.ts';
import type { AnyOperations } from './core-client.ts';
import type { APIError } from './errors/errors.ts';
import type { Product } from './operation.ts';
import { kv, multipart, script } from './request/body-encoders.ts';
import type { ClientOptions, Clock } from './types.ts';

const rows = [
  '!',
  'noParams G/none !',
  '.records +/dns_records',
  'list =p ,tags',
  'listKeyed G/keyed =o [things',
  'create ?include_shadow_metadata',
  'edit /{record_id}',
  'delete /{record_id} ^none',
  'get /{record_id}',
  'bulk P/bulk *body',
  'import P/import ^multipart',
  'export G/export - >text:text/plain',
  'bare G/bare -',
  'trigger P/trigger ^none >void:*/*',
  'logo P/logo ^form:application/x-www-form-urlencoded',
  'vectors P/vectors ^ndjson:application/x-ndjson *body',
  'maybe P/maybe ^multipart-if-file',
  '.values @/values',
  'update /{key_name} ?expiration_ttl ^multipart %kv',
  'get /{key_name} >binary:application/octet-stream',
  'list =l',
  '..deep +/{deep_id}/x',
  'list =a',
  'tokens G/tokens =t',
  'instances G/instances =i',
  '.scripts @/scripts',
  'update /{script_name} ^multipart-if-file:application/javascript %script',
  '.objects @/objects',
  'upload U/{bucket}/{object_key} #jurisdiction=cf-r2-jurisdiction,Upload-Length ^binary *+',
  '.rules ~/rules',
  'list =c',
  'get /{rule_id}.{part} @rule_id,part',
  '.shares @/shares',
  'create /{share_id}/recipients $path_account_id=account_id,body_account_id=account_id',
  '.regions +/regions',
  'update /{origin_ip} &origin_ip',
  '.nobase =',
  'get /radar/{x}',
  '.all +',
  'list /everything =s',
].join('\n');

export const product = { key: 'test', rows, encoders: { multipart, kv, script } } as const satisfies Product;

type Method = (...args: unknown[]) => Promise<unknown> & AsyncIterable<unknown>;
// Tests call the tree by names that have no types.
export type TestTree = { readonly test: { readonly [resource: string]: { readonly [method: string]: Method } } };

export interface Call {
  readonly url: string;
  readonly path: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly init: RequestInit;
}

export type Reply = Response | Error | ((call: Call) => Response | Promise<Response>);

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const ok = (result: unknown, result_info?: unknown): Response =>
  json({ success: true, errors: [], messages: [], result, result_info });

export const refused = (status: number, headers: Record<string, string> = {}): Response =>
  json(
    { success: false, errors: [{ code: 10000, message: 'Authentication error' }], messages: [], result: null },
    status,
    headers,
  );

/** Records waits and completes them immediately; the time is the sum of all waits. */
export function fakeClock(): Clock & { readonly waits: number[] } {
  const waits: number[] = [];
  return {
    waits,
    now: () => waits.reduce((sum, ms) => sum + ms, 0),
    random: () => 0,
    sleep: async (ms) => {
      waits.push(ms);
    },
  };
}

// Tests run on Node; the client's own types only include browser globals.
const { setImmediate } = globalThis as unknown as { setImmediate(run: () => void): void };

/** A clock that jumps to the end of the next wait whenever the event loop is idle. */
export function virtualClock(): Clock {
  let now = 1_800_000_000_000;
  const sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  let isTicking = false;
  const tick = () => {
    sleepers.sort((a, b) => a.at - b.at);
    const next = sleepers.shift();
    isTicking = next !== undefined;
    if (!next) return;
    now = Math.max(now, next.at);
    next.wake();
    setImmediate(tick);
  };
  return {
    now: () => now,
    random: () => 0.5,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const sleeper = { at: now + ms, wake: resolve };
        const stop = () => {
          const at = sleepers.indexOf(sleeper);
          if (at >= 0) sleepers.splice(at, 1);
          reject(signal?.reason);
        };
        if (signal?.aborted) return stop();
        signal?.addEventListener('abort', stop, { once: true });
        sleepers.push(sleeper);
        if (!isTicking) setImmediate(tick);
        isTicking = true;
      }),
  };
}

/** Rate limit of a server, in seconds. */
export interface Limits {
  readonly quota: number;
  readonly window: number;
  /** Windows start at whole multiples of their length instead of at the first call. */
  readonly aligned?: boolean;
}

/**
 * A server that counts calls and refuses those over the limit;
 * https://developers.cloudflare.com/fundamentals/api/reference/limits/
 */
export function limitedServer(clock: Clock, { quota, window, aligned = false }: Limits, latency = 20) {
  const seen = { calls: 0, refused: 0 };
  let used = 0;
  let ends = 0;
  let blockedUntil = 0;
  const headers = (): Record<string, string> => ({
    ratelimit: `"default";r=${Math.max(0, quota - used)};t=${Math.floor((ends - clock.now()) / 1000)}`,
    'ratelimit-policy': `"default";q=${quota};w=${window}`,
  });
  const fetch = async (): Promise<Response> => {
    await clock.sleep(latency * clock.random() * 2);
    const now = clock.now();
    if (now >= ends) {
      ends = aligned ? (Math.floor(now / 1000 / window) + 1) * window * 1000 : now + window * 1000;
      used = 0;
    }
    seen.calls++;
    used++;
    const isRefused = used > quota || now < blockedUntil;
    if (isRefused) {
      seen.refused++;
      if (now >= blockedUntil) blockedUntil = now + window * 1000;
    }
    const retryAfter = `${Math.ceil((blockedUntil - now) / 1000)}`;
    const answer = isRefused
      ? refused(429, { ...headers(), 'retry-after': retryAfter })
      : json({ success: true, result: 1 }, 200, headers());
    await clock.sleep(latency * clock.random());
    return answer;
  };
  return { fetch, seen, spend: (calls: number) => (used += calls) };
}

export interface Harness {
  readonly client: BaseClient<AnyOperations> & TestTree;
  readonly calls: Call[];
  readonly waits: number[];
}

/** A client with scripted replies in order; the last one repeats. */
export function harness(replies: Reply | Reply[] = ok({ id: 'x' }), options: ClientOptions = {}): Harness {
  const calls: Call[] = [];
  const clock = fakeClock();
  const script = [replies].flat();
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const path = url.replace('https://api.cloudflare.com/client/v4', '');
    const call = { url, path, method: init.method ?? '', headers, body: init.body, init };
    calls.push(call);
    const reply = script[Math.min(calls.length, script.length) - 1];
    if (reply instanceof Error) throw reply;
    if (typeof reply === 'function') return reply(call);
    return (reply as Response).clone(); // the list is never empty
  };
  const all = { apiToken: 'token-for-tests', fetch, clock, ...options };
  return { client: new BaseClient(all, [product]) as Harness['client'], calls, waits: clock.waits };
}

/** The parts of a form, or of its bytes; files as `[name, file name, type, text]`. */
export async function formParts(body: unknown): Promise<unknown[]> {
  const parts: unknown[] = [];
  for (const [name, value] of body instanceof Uint8Array ? await formOf(body) : (body as FormData)) // one of the two
    parts.push(typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()]);
  return parts;
}

function formOf(bytes: Uint8Array): Promise<FormData> {
  const boundary = new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(13))).slice(2);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return new Response(new Uint8Array(bytes), { headers }).formData();
}

/** The API error that a promise rejects with. */
export const failureOf = (promise: PromiseLike<unknown>): Promise<APIError> =>
  Promise.resolve(promise).then(
    () => Promise.reject(new Error('nothing failed')),
    (error) => error,
  );
