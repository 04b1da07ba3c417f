/** Writes down what happens to the requests of one call, and keeps the bytes of answers that are looked into. */
import type { Operation } from '@flarewire/contract';
import type { Fetch, FetchOptions } from 'flarewire';
import type { Attempt } from '../../wire/types.ts';

/** One call, from its first attempt to its last. */
export interface CallRecord {
  /** What the operation answers. */
  readonly due: Operation['response'];
  readonly started: number;
  readonly attempts: Attempt[];
  /** End of the last attempt, or the beginning of the call. */
  since: number;
  /** Answer of the last attempt; undefined where none came. */
  response: Response | undefined;
  /** What has been read of its body, where it is looked into. */
  bytes: Uint8Array[];
}

export function newRecord(due: Operation['response']): CallRecord {
  const started = performance.now();
  return { due, started, since: started, attempts: [], response: undefined, bytes: [] };
}

const KEY = 'flarewireCall';

/** Options of a call that lead its requests to its record. */
export const recordedIn = (record: CallRecord): FetchOptions => ({ [KEY]: record });

/** More of a JSON text than this is not looked into, nor could a page show it. */
const MOST_KEPT = 64 * 1024 * 1024;

/** @param hide takes credentials out of a text */
export function recording(fetch: Fetch, hide: (text: string) => string): Fetch {
  return async (url, init) => {
    // Put there by `recordedIn`; the types of fetch know nothing of it.
    const { [KEY]: record, ...rest } = init as RequestInit & { readonly [KEY]?: CallRecord };
    if (record === undefined) return fetch(url, rest);
    const started = performance.now();
    const waited = started - record.since;
    const end = (told: Partial<Attempt>): void => {
      record.since = performance.now();
      record.attempts.push({ status: undefined, duration: record.since - started, waited, ...told });
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
 * Whether the client reads the whole answer before it is passed on: the status alone does not say that a call succeeded.
 * Bytes, streams of events and long texts are passed on as they come.
 */
export function isJudged({ due }: CallRecord, { ok, headers }: Response): boolean {
  if (!ok) return true;
  const type = mediaTypeOf(headers);
  if (due === 'binary') return false;
  return isJson(type) || (due !== 'text' && /^(|text\/html|text\/plain)$/.test(type));
}

/** Without its parameters; empty where there is none. */
export const mediaTypeOf = (headers: Headers): string =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

const isJson = (type: string): boolean => /^application\/([\w.-]+\+)?json$/.test(type);

/** The same answer, whose bytes are kept as they are read. */
function tapped(response: Response, kept: Uint8Array[]): Response {
  if (response.body === null) return response;
  let length = 0;
  const tap = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      length += chunk.length;
      if (length > MOST_KEPT) throw new Error('The answer is longer than the 64 MB that the console can show');
      kept.push(chunk);
      controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(tap), { status, statusText, headers });
}

/** The innermost reason: `fetch failed` says nothing, `connect ECONNREFUSED 127.0.0.1:80` does. */
function reasonOf(error: unknown): string {
  let inner = error;
  for (let depth = 0; depth < 9 && inner instanceof Error && inner.cause instanceof Error; depth++) inner = inner.cause;
  return inner instanceof Error ? inner.message || inner.name : String(inner);
}
