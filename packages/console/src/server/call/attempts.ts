/** Records the attempts of a call and keeps the bytes of responses that are inspected. */
import type { Operation } from '@flarewire/contract';
import type { Fetch, FetchOptions } from 'flarewire';
import type { Attempt } from '../../wire/types.ts';

/** One call, from its first attempt to its last. */
export interface CallRecord {
  /** Declared response of the operation. */
  readonly due: Operation['response'];
  readonly started: number;
  readonly attempts: Attempt[];
  /** End of the last attempt, or the start of the call. */
  since: number;
  /** Response of the last attempt; undefined if there was none. */
  response: Response | undefined;
  /** Bytes read of an inspected body. */
  bytes: Uint8Array[];
}

export function newRecord(due: Operation['response']): CallRecord {
  const started = performance.now();
  return { due, started, since: started, attempts: [], response: undefined, bytes: [] };
}

const KEY = 'flarewireCall';

/** Options that link the requests of a call to its record. */
export const recordedIn = (record: CallRecord): FetchOptions => ({ [KEY]: record });

/** Longer JSON is not inspected, because a page could not show it. */
const MAX_KEPT = 64 * 1024 * 1024;

/** @param hide masks credentials in a text */
export function recording(fetch: Fetch, hide: (text: string) => string): Fetch {
  return async (url, init) => {
    // Set by `recordedIn`; the fetch types do not include it.
    const { [KEY]: record, ...rest } = init as RequestInit & { readonly [KEY]?: CallRecord };
    if (record === undefined) return fetch(url, rest);
    const started = performance.now();
    const waited = started - record.since;
    const end = (reported: Partial<Attempt>): void => {
      record.since = performance.now();
      record.attempts.push({ status: undefined, duration: record.since - started, waited, ...reported });
    };
    record.response = undefined;
    record.bytes = [];
    try {
      const response = await fetch(url, rest);
      end({ status: response.status });
      record.response = response;
      return isJudged(record, response) ? tapped(response, record.bytes) : response;
    } catch (error) {
      end({ error: hide(reasonOf(error)) });
      throw error;
    }
  };
}

/**
 * True if the client reads the whole response before it is passed on, because the status alone does not prove success.
 * Bytes, event streams and long texts are streamed through.
 */
export function isJudged({ due }: CallRecord, { ok, headers }: Response): boolean {
  if (!ok) return true;
  const type = mediaTypeOf(headers);
  if (due === 'binary') return false;
  return isJson(type) || (due !== 'text' && /^(|text\/html|text\/plain)$/.test(type));
}

/** The media type without parameters; empty if there is none. */
export const mediaTypeOf = (headers: Headers): string =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

const isJson = (type: string): boolean => /^application\/([\w.-]+\+)?json$/.test(type);

/** The same response, recording its bytes as they are read. */
function tapped(response: Response, kept: Uint8Array[]): Response {
  if (response.body === null) return response;
  let length = 0;
  const tap = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      length += chunk.length;
      if (length > MAX_KEPT) throw new Error('The response is longer than the 64 MB that the console can show');
      kept.push(chunk);
      controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(tap), { status, statusText, headers });
}

/** The innermost cause: `connect ECONNREFUSED 127.0.0.1:80` is more useful than `fetch failed`. */
function reasonOf(error: unknown): string {
  let inner = error;
  for (let depth = 0; depth < 9 && inner instanceof Error && inner.cause instanceof Error; depth++) inner = inner.cause;
  return inner instanceof Error ? inner.message || inner.name : String(inner);
}
