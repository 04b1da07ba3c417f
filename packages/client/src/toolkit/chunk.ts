/** `flarewire/chunk`: bulk calls of any length, cut by the number and the bytes that one call takes, with a result per item. */
import { CloudflareError, UsageError } from '../errors/usage-error.ts';
import type { Operations } from '../generated/operations.ts';
import { batches } from '../generated/toolkit/batches.ts';
import { type Caller, callOf, type HelperOptions, lineOf } from './caller.ts';

export type { Caller, HelperOptions } from './caller.ts';

/** One item of a bulk call: the list of the parameters that it stands in, and where. */
export interface ChunkItem {
  /** `files`, `posts`; `body` where the list is the whole body. */
  readonly list: string;
  /** Counted from 0, in the list as it was given. */
  readonly index: number;
  readonly item: unknown;
}

/** An item that was refused, and why. */
export interface ChunkFailure extends ChunkItem {
  readonly error: Error;
}

/** One call that was answered. */
export interface ChunkResult<Result> {
  readonly items: readonly ChunkItem[];
  readonly result: Result;
}

export interface Chunked<Result> {
  /** Calls that were answered, in the order in which they were sent. */
  readonly results: readonly ChunkResult<Result>[];
  /** Items that were refused, each found among the others of its call. */
  readonly failed: readonly ChunkFailure[];
  /** Items that were not sent, as one before them failed and order matters. */
  readonly unsent: readonly ChunkItem[];
  /** Items of a call whose answer was lost, and that are not sent again blindly: they may be done. Only in `done` of a ChunkError. */
  readonly unknown: readonly ChunkItem[];
}

export interface ChunkProgress {
  /** Items that are done or refused. */
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  /** Calls sent so far. */
  readonly calls: number;
}

export interface ChunkOptions extends HelperOptions {
  /** Items a call: more than the contract's number for those who have a larger plan. @default what every plan takes */
  readonly most?: number | undefined;
  /** Bytes of JSON or NDJSON a call. @default 90 MB */
  readonly mostBytes?: number | undefined;
  /** Told after each call. */
  readonly onProgress?: ((progress: ChunkProgress) => void) | undefined;
}

/** A call that would be sent. */
export interface PlannedChunk {
  readonly items: readonly ChunkItem[];
  readonly bytes: number;
}

/** Lists for which Cloudflare documents no number, and a size that is safe: `most` for another one. */
const OTHERS = `rules.lists.items.create 1000 body
rules.lists.items.delete 1000 items
vectorize.indexes.getByIDs 20 ids
vectorize.indexes.deleteByIDs 100 ids
d1.database.query 100 batch
d1.database.raw 100 batch`;
/** A call fails for one item only if all of it is done or nothing; and later items may build on earlier ones. */
const IN_ORDER = /^(dns\.records\.batch|d1\.)/;
/** The same items twice are the same as once: such a call may be sent again where an answer was lost. */
const REPEATABLE = /^(cache|kv|vectorize)\.|\.(bulkGet|check)$/;
/** Answers that speak of what was sent: other errors are not about an item. */
const ABOUT_ITEMS = [400, 409, 413, 422];

interface Given {
  readonly body?: unknown;
  readonly [name: string]: unknown;
}

interface Work {
  readonly client: Caller;
  readonly operation: string;
  readonly params: Given;
  readonly options: ChunkOptions;
  readonly most: number;
  readonly items: readonly ChunkItem[];
  /** A text with an item a line. */
  readonly isText: boolean;
}

const sizeOf = ({ item }: ChunkItem): number =>
  new TextEncoder().encode(typeof item === 'string' ? item : JSON.stringify(item)).length + 3;

function begin(client: Caller, operation: string, params: object, options: ChunkOptions): Work {
  const line = lineOf(batches, operation) ?? lineOf(OTHERS, operation);
  if (!line) throw new UsageError('this takes no list that could be cut', { operation });
  const given = params as Given;
  const isText = typeof given.body === 'string';
  const items = (line[2] ?? '').split(',').flatMap((list) => {
    const value = given[list];
    const all = typeof value === 'string' ? value.split('\n').filter(Boolean) : value;
    return Array.isArray(all) ? all.map((item, index) => ({ list, index, item })) : [];
  });
  const most = options.most ?? Number(line[1]);
  if (!(most >= 1)) throw new UsageError(`most is ${most}, not 1 or more`, { operation, parameter: 'most' });
  return { client, operation, params: given, options, most, items, isText };
}

/** Cuts by number and bytes; what a purge takes is of one kind a call. */
function cut({ operation, items, most, options }: Work): PlannedChunk[] {
  const { mostBytes = 90e6 } = options;
  const chunks: { items: ChunkItem[]; bytes: number }[] = [];
  for (const one of items) {
    const size = sizeOf(one);
    const last = chunks.at(-1);
    const isOther = operation === 'cache.purge' && last?.items[0]?.list !== one.list;
    if (!last || isOther || last.items.length >= most || last.bytes + size > mostBytes)
      chunks.push({ items: [one], bytes: size });
    else {
      last.items.push(one);
      last.bytes += size;
    }
  }
  return chunks;
}

function paramsOf({ params, items: all, isText }: Work, items: readonly ChunkItem[]): object {
  const own: { body?: unknown; [name: string]: unknown } = { ...params };
  for (const { list } of all) delete own[list];
  for (const { list, item } of items) own[list] = [...((own[list] as unknown[] | undefined) ?? []), item]; // made here
  return isText ? { ...own, body: `${(own.body as string[]).join('\n')}\n` } : own;
}

/** The calls that `inChunks` would send, without sending them. */
export function planChunks<Name extends keyof Operations>(
  operation: Name,
  params: Operations[Name]['params'] & {},
  options: ChunkOptions = {},
): readonly PlannedChunk[] {
  return cut(begin({} as Caller, operation, params, options)); // nothing is called
}

/**
 * Sends a bulk call of any length as as many calls as it takes. An item that is refused is found by halving its call: the
 * others are done all the same, and it is reported with its error. Where order matters, what comes after it is not sent.
 *
 * Rejects where an error is not about an item, such as 401 or a lost connection: `cause` is the error, `done` what was done.
 * A call whose answer was lost is sent again only where twice is the same as once; else its items are `done.unknown`.
 *
 * @example
 * const { failed } = await inChunks(client, 'cache.purge', { zone_id, files });
 * for (const { item, error } of failed) console.log(item, error.message);
 */
export async function inChunks<Name extends keyof Operations>(
  client: Caller,
  operation: Name,
  params: Operations[Name]['params'] & {},
  options: ChunkOptions = {},
): Promise<Chunked<Operations[Name]['result']>> {
  const work = begin(client, operation, params, options);
  const waiting = cut(work).map(({ items }) => items);
  const results: ChunkResult<Operations[Name]['result']>[] = [];
  const failed: ChunkFailure[] = [];
  const inOrder = IN_ORDER.test(operation);
  const sending = REPEATABLE.test(operation) ? {} : ({ retry: 'safe' } as const);
  let [calls, done] = [0, 0];
  for (let items = waiting.shift(); items; items = waiting.shift()) {
    calls++;
    try {
      const result = await callOf(client, operation, paramsOf(work, items), options, sending);
      results.push({ items, result: result as Operations[Name]['result'] }); // what the operation gives
      done += items.length;
    } catch (error) {
      const { status } = Object(error);
      if (!ABOUT_ITEMS.includes(status)) {
        const unknown = mayBeDone(error) ? items : [];
        if (unknown !== items) waiting.unshift(items);
        throw new ChunkError(operation, error, { results, failed, unsent: waiting.flat(), unknown });
      }
      const [first] = items;
      if (items.length > 1) {
        const half = Math.ceil(items.length / 2);
        waiting.unshift(items.slice(0, half), items.slice(half));
        continue;
      }
      if (first) failed.push({ ...first, error: error as Error });
      done++;
      if (inOrder) return { results, failed, unsent: waiting.flat(), unknown: [] };
    } finally {
      options.onProgress?.({ done, total: work.items.length, failed: failed.length, calls });
    }
  }
  return { results, failed, unsent: [], unknown: [] };
}

/** True when a call may have been carried out though it failed: its response was lost, broke off or came from a failing server. */
function mayBeDone(error: unknown): boolean {
  const { name, status } = Object(error);
  return status === undefined ? /^(Outcome|API)/.test(name) : status < 300 || status === 408 || status >= 500;
}

/** An error that is not about an item ended the calls. `done` says how far they came, `cause` what it was. */
export class ChunkError extends CloudflareError {
  readonly done: Chunked<unknown>;

  constructor(operation: string, cause: unknown, done: Chunked<unknown>) {
    const sent = done.results.reduce((sum, { items }) => sum + items.length, 0);
    const { unknown, unsent } = done;
    super(
      `${operation}: ended after ${sent} items, ${unknown.length} unknown, ${unsent.length} unsent: ${Object(cause).message}`,
    );
    this.name = 'ChunkError';
    this.cause = cause;
    this.done = done;
  }
}
