/**
 * The requests of a tus upload, https://tus.io/protocols/resumable-upload: create, get the offset, send a chunk.
 * Credentials are never sent to a foreign origin that a server names as the upload's address.
 */

import type { BaseClient } from '../client.ts';
import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  type ErrorContext,
} from '../errors/errors.ts';
import { credentialsIn } from '../errors/redact.ts';
import { UsageError } from '../errors/usage-error.ts';
import { authorise } from '../request/authorise.ts';
import { type HeaderMap, mergeHeaders, toPlain } from '../request/headers.ts';
import { checkBaseURL } from '../request/options.ts';
import { retryDelay } from '../transport/retry-delay.ts';
import { withTimeLimit } from '../transport/time/time-limit.ts';
import type { HeadersLike, HttpMethod, RequestOptions } from '../types.ts';

/** The parts of a client that an upload needs; every client has them. */
export type UploadClient = Pick<
  BaseClient,
  | 'post'
  | 'baseURL'
  | 'timeout'
  | 'fetch'
  | 'fetchOptions'
  | 'clock'
  | 'retryPolicy'
  | 'state'
  | 'defaults'
  | 'apiToken'
  | 'apiKey'
  | 'apiEmail'
  | 'userServiceKey'
>;

export const TUS = { 'Tus-Resumable': '1.0.0' } as const;

/** The offset confirmed by the server, or the error and the wait before asking again, if that makes sense. */
export type ServerState = { readonly offset: number } | { readonly error: Error; readonly wait: number | undefined };

export interface Wire {
  /** Gets the number of bytes that the server has. */
  ask(failures: number): Promise<ServerState>;
  /** Sends bytes from `offset` on. */
  send(offset: number, body: Blob | Uint8Array<ArrayBuffer>, failures: number): Promise<ServerState>;
}

export interface WireOptions {
  readonly url: string;
  readonly size: number;
  /** Milliseconds per chunk. */
  readonly timeout: number;
  readonly signal: AbortSignal | null | undefined;
}

/** Creates an upload; the response has its address. */
export async function create(client: UploadClient, account: string, size: number, options: RequestOptions) {
  const headers = { ...TUS, 'Upload-Length': String(size), ...options.headers };
  const response = await client
    .post(`/accounts/${encodeURIComponent(account)}/stream`, { ...options, headers })
    .asResponse();
  const { status } = response;
  const location = response.headers.get('location');
  await response.body?.cancel();
  if (!location)
    throw APIError.generate(status, undefined, 'the response has no upload URL (Location header)', response.headers, {
      operation: 'uploadVideo',
    });
  const uid = response.headers.get('stream-media-id') ?? undefined;
  return { url: new URL(location, response.url || client.baseURL).href, uid };
}

export function openWire(client: UploadClient, options: WireOptions): Wire {
  const { url, size, timeout } = options;
  const { origin } = new URL(url);
  const isOwn = [new URL(client.baseURL).origin, ...client.state.origins].includes(origin);
  if (!isOwn) checkUploadURL(url);
  // The client's own headers may contain other credentials, so a foreign origin does not receive them either.
  const own = (): HeaderMap => (isOwn ? authorise(new Map(client.defaults.headers), client) : new Map());
  const place: Place = { ...options, client, own, foreign: isOwn ? undefined : origin };
  return {
    ask: async (failures) =>
      readState(place, await request(place, 'HEAD', client.timeout, failures), failures, 0, size),
    async send(offset, body, failures) {
      const more = { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' };
      const end = offset + (body instanceof Blob ? body.size : body.byteLength);
      return readState(place, await request(place, 'PATCH', timeout, failures, more, body), failures, offset + 1, end);
    },
  };
}

interface Place extends WireOptions {
  readonly client: UploadClient;
  own(): HeaderMap;
  /** The origin, if it is not the API's. */
  readonly foreign: string | undefined;
}

type Answer = { readonly context: ErrorContext } & (
  | { readonly response: Response; readonly error?: undefined }
  | { readonly error: APIError }
);

async function request(
  { client, url, signal, own, foreign }: Place,
  method: HttpMethod | 'HEAD',
  ms: number,
  failures: number,
  more?: HeadersLike,
  body?: BodyInit,
): Promise<Answer> {
  const headers = mergeHeaders(own(), TUS, more);
  const secrets = [...credentialsIn(headers), url];
  const context = { operation: 'uploadVideo', method, path: 'upload URL', attempts: failures + 1, secrets };
  const ended = (isAborted: boolean) =>
    isAborted ? new APIUserAbortError({}, context) : new APIConnectionTimeoutError({}, context);
  // Node buffers a body that a redirect might need again, unless redirects are errors. Workers do not support 'error'.
  const redirect = body && globalThis.navigator?.userAgent !== 'Cloudflare-Workers' ? 'error' : 'manual';
  const init = { ...client.fetchOptions, method, body, headers: new Headers(toPlain(headers)), redirect };
  const { fetch } = client; // called without `this`, as the built-in fetch requires
  try {
    // An undefined body equals no body; the DOM types do not allow it.
    const go = (inner?: AbortSignal) => fetch(url, { ...init, signal: inner } as RequestInit);
    const response = await withTimeLimit(go, signal, ms, ended);
    const { status, ok } = response;
    if (ok) {
      response.body?.cancel().catch(() => {});
      return { response, context };
    }
    const text = await withTimeLimit(() => response.text(), signal, client.timeout, ended).catch(() => '');
    const message = explain(status, foreign) ?? text.slice(0, 200);
    return { error: APIError.generate(status, parse(text), message, response.headers, context), context };
  } catch (error) {
    if (error instanceof APIUserAbortError) throw error;
    const isLate = error instanceof APIConnectionTimeoutError;
    return { error: isLate ? error : new APIConnectionError({ cause: error }, context), context };
  }
}

/** Parses a response; an offset outside `from` and `to` is an error. */
function readState({ client, size }: Place, answer: Answer, failures: number, from: number, to: number): ServerState {
  const { error, context } = answer;
  if (error) return { error, wait: waitAfter(client, error, failures) };
  const { status, headers } = answer.response;
  const given = headers.get('upload-offset');
  const length = headers.get('upload-length');
  if (length !== null && Number(length) !== size)
    throw new UsageError(`the upload expects ${length} bytes, but the file has ${size}`, {
      operation: 'uploadVideo',
      parameter: 'resume',
    });
  const offset = Number(given || Number.NaN);
  if (offset >= from && offset <= to) return { offset };
  const what = `the server reports an invalid upload offset: ${given || 'none'}`;
  return { error: APIError.generate(status, undefined, what, headers, context), wait: waitAfter(client, {}, failures) };
}

/** 423 means that an earlier chunk is still being written. */
function waitAfter(
  client: UploadClient,
  { status, headers }: { status?: number | undefined; headers?: Headers | undefined },
  failures: number,
) {
  const known = status === 423 ? 409 : status;
  return retryDelay(
    client.retryPolicy,
    failures,
    { ...(known && { status: known }), ...(headers && { headers }) },
    client.clock,
  );
}

function checkUploadURL(url: string): void {
  try {
    checkBaseURL(url, []);
  } catch {
    throw new UsageError('the server returned an upload URL that is not https', { operation: 'uploadVideo' });
  }
}

function explain(status: number, foreign: string | undefined): string | undefined {
  if (status === 404 || status === 410) return 'the server no longer has this upload; start again without `resume`';
  if (!foreign || (status !== 401 && status !== 403)) return undefined;
  return `${foreign} rejected the upload. Credentials are not sent to that origin; to send them, set allowedOrigins: ['${foreign}'] on the client`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
