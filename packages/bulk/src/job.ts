/** Types of a job: items, and a function or calls for each of them. */
import type {
  AttemptInfo,
  ClientOptions,
  Clock,
  Cloudflare,
  Operations,
  RequestOptions,
  RequestPlan,
  UnknownAnswer,
} from 'flarewire';

/** A call by the name of its operation. */
export interface Call {
  readonly operation: string;
  /** All parameters in one object, as for `client.call()`. */
  readonly params: object;
}

/** The parts of a client that a job uses: `new Cloudflare()`, or a client with selected resources. */
export interface BulkClient {
  readonly clock: Clock;
  readonly middleware: NonNullable<ClientOptions['middleware']>;
  readonly pace: Exclude<ClientOptions['pace'], boolean>;
  readonly fetch: NonNullable<ClientOptions['fetch']>;
  call(name: string, params?: object | null, options?: RequestOptions): UnknownAnswer;
  plan(name: string, params?: object | null, options?: RequestOptions): Promise<RequestPlan>;
  withOptions(options: ClientOptions): unknown;
}

export type Budget = NonNullable<AttemptInfo['budget']>;

/** Information for a job about the current item. */
export interface ItemContext {
  /** Aborts when the run ends, or this process has lost its claim to the item. */
  readonly signal: AbortSignal;
  /** 1 for the first attempt. If higher, an earlier attempt was interrupted and may have done all, some or nothing. */
  readonly attempt: number;
}

type Iterables<Item> = Iterable<Item> | AsyncIterable<Item>;

/** Source of items. A function is called when the run starts, and not again when it is resumed. */
export type Source<Item, Client = Cloudflare> =
  | Iterables<Item>
  | ((client: Client, options: { readonly signal: AbortSignal | undefined }) => Iterables<Item>);

interface Named<Item> {
  /** Names the queue in Redis, and protects a journal from other jobs: letters, digits, `.`, `_` and `-`. */
  readonly name: string;
  /** Identifies an item. @default the item's `id`, else its `name`, else its JSON */
  key?(item: Item): string;
  /**
   * True if an item may be repeated after an attempt with an unknown outcome, because the function checks first
   * (`flarewire/create`) or sets values. Otherwise such an item ends as `unknown`. Not needed for calls that the
   * contract knows to be repeatable: reading, setting, deleting, and creating with a natural key. @default false
   */
  readonly repeatable?: boolean;
}

/** A job that runs a function for each item. */
export interface FunctionJob<Item, Result = unknown, Client = Cloudflare> extends Named<Item> {
  readonly items: Source<Item, Client>;
  /** Processes one item. The result goes into the journal and the report, with secrets masked. */
  each(item: Item, client: Client, context: ItemContext): Promise<Result>;
}

/** A job that makes calls for each item, in sequence. */
export interface CallJob<Item, Client = Cloudflare> extends Named<Item> {
  readonly items: Source<Item, Client>;
  calls(item: Item): Call | readonly Call[];
}

export type Job<Item = unknown, Result = unknown, Client = Cloudflare> =
  | FunctionJob<Item, Result, Client>
  | CallJob<Item, Client>;

/**
 * A call of a job, with the types of its operation.
 *
 * @example
 * const setting = call('zones.settings.edit', { zone_id, setting_id: 'min_tls_version', value: '1.2' });
 */
export const call = <Name extends keyof Operations>(
  operation: Name,
  params: Operations[Name]['params'] & {},
): Call => ({
  operation,
  params,
});

/**
 * A job with the types of its items.
 *
 * @example
 * export const job = defineJob({
 *   name: 'min-tls-1.2',
 *   items: (client) => zones(client, { status: 'active' }),
 *   calls: ({ id }) => call('zones.settings.edit', { zone_id: id, setting_id: 'min_tls_version', value: '1.2' }),
 * });
 */
export function defineJob<Item, Result = unknown, Client = Cloudflare>(
  job: FunctionJob<Item, Result, Client>,
): FunctionJob<Item, Result, Client>;
export function defineJob<Item, Client = Cloudflare>(job: CallJob<Item, Client>): CallJob<Item, Client>;
export function defineJob(job: object): object {
  return job;
}

/** A list of calls as a job, with one item per call. */
export const callList = (name: string, calls: Source<Call>): CallJob<Call> => ({
  name,
  items: calls,
  calls: (one) => one,
});
