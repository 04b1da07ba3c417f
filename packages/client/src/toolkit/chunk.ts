/** `flarewire/chunk`: bulk calls of any length, split by the item and byte limits, with a result per item. */
import { CloudflareError, UsageError } from '../errors/usage-error.ts';
import type { Operations } from '../generated/operations.ts';
import { batches } from '../generated/toolkit/batches.ts';
import { type Caller, callOf, type HelperOptions, lineOf, type RunTimeName } from './caller.ts';

export type { Caller, HelperOptions } from './caller.ts';

/** One item of a bulk call, with the parameter list that contains it and its index. */
export interface ChunkItem {
  /** Parameter name of the list: `files`, `posts`; `body` if the list is the whole body. */
  readonly list: string;
  /** Index in the given list, from 0. */
  readonly index: number;
  readonly item: unknown;
}

/** A refused item and the reason. */
export interface ChunkFailure extends ChunkItem {
  readonly error: Error;
}

/** One call with a successful response. */
export interface ChunkResult<Result> {
  readonly items: readonly ChunkItem[];
  readonly result: Result;
}

export interface Chunked<Result> {
  /** Successful calls, in the order in which they were sent. */
  readonly results: readonly ChunkResult<Result>[];
  /** Refused items, each isolated from the other items of its call. */
  readonly failed: readonly ChunkFailure[];
  /** Items that were not sent, because an earlier one failed and order matters. */
  readonly unsent: readonly ChunkItem[];
  /**
   * Items of a call whose response was lost and that are not safe to repeat: they may have been processed. Only in
   * `done` of a ChunkError.
   */
  readonly unknown: readonly ChunkItem[];
}

export interface ChunkProgress {
  /** Items that were processed or refused. */
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  /** Calls sent so far. */
  readonly calls: number;
}

export interface ChunkOptions extends HelperOptions {
  /** Items per call: set it above the contract's limit on plans that allow more. @default the limit of every plan */
  readonly most?: number | undefined;
  /** Bytes of JSON or NDJSON per call. @default 90 MB */
  readonly mostBytes?: number | undefined;
  /** Called after each call. */
  readonly onProgress?: ((progress: ChunkProgress) => void) | undefined;
}

/** A call that would be sent. */
export interface PlannedChunk {
  readonly items: readonly ChunkItem[];
  readonly bytes: number;
}

/** Lists without a documented item limit, with a safe size; `most` overrides it. */
const OTHERS = `rules.lists.items.create 1000 body
rules.lists.items.delete 1000 items
vectorize.indexes.getByIDs 20 ids
vectorize.indexes.deleteByIDs 100 ids
d1.database.query 100 batch
d1.database.raw 100 batch`;
/** Calls of these operations are atomic, and later items may depend on earlier ones. */
const IN_ORDER = /^(dns\.records\.batch|d1\.)/;
/** Sending the same items twice has the same effect as once: such a call can be repeated if its response was lost. */
const REPEATABLE = /^(cache|kv|vectorize)\.|\.(bulkGet|check)$/;
/** Statuses caused by the request's content: other errors are not about an item. */
const ABOUT_ITEMS = [400, 409, 413, 414, 422];

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
  /** Text with one item per line. */
  readonly isText: boolean;
}

const sizeOf = ({ item }: ChunkItem): number =>
  new TextEncoder().encode(typeof item === 'string' ? item : JSON.stringify(item)).length + 3;

function begin(client: Caller, operation: string, params: object, options: ChunkOptions): Work {
  const line = lineOf(batches, operation) ?? lineOf(OTHERS, operation);
  if (!line) throw new UsageError('none of its parameters is a list that can be split', { operation });
  const given = params as Given;
  const isText = typeof given.body === 'string';
  const items = (line[2] ?? '').split(',').flatMap((list) => {
    const value = given[list];
    const all = typeof value === 'string' ? value.split('\n').filter(Boolean) : value;
    return Array.isArray(all) ? all.map((item, index) => ({ list, index, item })) : [];
  });
  const most = options.most ?? Number(line[1]);
  if (!(most >= 1)) throw new UsageError(`most must be at least 1, not ${most}`, { operation, parameter: 'most' });
  return { client, operation, params: given, options, most, items, isText };
}

/** Splits by number and bytes; a purge call holds items of one kind only. */
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
  for (const { list, item } of items) own[list] = [...((own[list] as unknown[] | undefined) ?? []), item]; // created here
  return isText ? { ...own, body: `${(own.body as string[]).join('\n')}\n` } : own;
}

/**
 * Returns the calls that `inChunks` would send, without sending them.
 *
 * @example
 * const calls = planChunks('kv.namespaces.bulkDelete', { account_id, namespace_id, body: keys });
 * console.log(calls.length);
 */
export function planChunks<Name extends keyof Operations>(
  operation: Name,
  params: Operations[Name]['params'] & {},
  options: ChunkOptions = {},
): readonly PlannedChunk[] {
  return cut(begin({} as Caller, operation, params, options)); // the client is never called
}

/**
 * Sends a bulk call of any length, split into as many calls as needed. A refused item is found by halving its call: the
 * other items are still processed, and it is reported with its error. If order matters, the items after it are not
 * sent.
 *
 * Rejects if an error is not about an item, such as 401 or a lost connection: `cause` is the error, `done` the
 * progress. A call whose response was lost is repeated only if it is idempotent; otherwise its items are in
 * `done.unknown`.
 *
 * @example
 * const { failed } = await inChunks(client, 'cache.purge', { zone_id, files });
 * for (const { item, error } of failed) console.log(item, error.message);
 */
export function inChunks<Name extends string>(
  client: Caller,
  operation: RunTimeName<Name>,
  params: object,
  options?: ChunkOptions,
): Promise<Chunked<unknown>>;
export function inChunks<Name extends keyof Operations>(
  client: Caller,
  operation: Name,
  params: Operations[Name]['params'] & {},
  options?: ChunkOptions,
): Promise<Chunked<Operations[Name]['result']>>;
export async function inChunks(
  client: Caller,
  operation: string,
  params: object,
  options: ChunkOptions = {},
): Promise<Chunked<unknown>> {
  const work = begin(client, operation, params, options);
  const waiting = cut(work).map(({ items }) => items);
  const results: ChunkResult<unknown>[] = [];
  const failed: ChunkFailure[] = [];
  const inOrder = IN_ORDER.test(operation);
  const sending = REPEATABLE.test(operation) ? {} : ({ retry: 'safe' } as const);
  let [calls, done] = [0, 0];
  for (let items = waiting.shift(); items; items = waiting.shift()) {
    calls++;
    try {
      const result = await callOf(client, operation, paramsOf(work, items), options, sending);
      results.push({ items, result });
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

/** True if a failed call may have been processed: its response was lost, incomplete, or came from a failing server. */
function mayBeDone(error: unknown): boolean {
  const { name, status } = Object(error);
  return status === undefined ? /^(Outcome|API)/.test(name) : status < 300 || status === 408 || status >= 500;
}

/** The calls ended with an error that is not about an item: `done` has the progress, `cause` the error. */
export class ChunkError extends CloudflareError {
  readonly done: Chunked<unknown>;

  constructor(operation: string, cause: unknown, done: Chunked<unknown>) {
    const sent = done.results.reduce((sum, { items }) => sum + items.length, 0);
    const { unknown, unsent } = done;
    super(
      `${operation}: stopped after ${sent} items, ${unknown.length} unknown, ${unsent.length} unsent: ${Object(cause).message}`,
    );
    this.name = 'ChunkError';
    this.cause = cause;
    this.done = done;
  }
}
