/** What a job is: items, and a function or calls for each of them. */
import type { AttemptInfo, ClientOptions, Clock, Cloudflare, Operations, RequestPlan } from 'flarewire';

/** A call by the name of its operation. */
export interface Call {
  readonly operation: string;
  /** All parameters in one object, as `client.call()` takes them. */
  readonly params: object;
}

/** What a job uses of a client: `new Cloudflare()`, or one of chosen resources. */
export interface BulkClient {
  readonly clock: Clock;
  readonly middleware: NonNullable<ClientOptions['middleware']>;
  readonly pace: Exclude<ClientOptions['pace'], boolean>;
  readonly fetch: NonNullable<ClientOptions['fetch']>;
  // The whole client and one of a few resources differ in what they take by name.
  readonly call: (...args: never) => unknown;
  readonly plan: (...args: never) => Promise<RequestPlan>;
  withOptions(options: ClientOptions): unknown;
}

export type Budget = NonNullable<AttemptInfo['budget']>;

/** What a job is told of the item that it works on. */
export interface ItemContext {
  /** Aborts when the run is ended, or this process has lost its claim to the item. */
  readonly signal: AbortSignal;
  /** 1 for the first. Higher: an earlier attempt did not come to an end, and may have done all, some or nothing. */
  readonly attempt: number;
}

type Iterables<Item> = Iterable<Item> | AsyncIterable<Item>;

/** Where items come from. A function is asked when the run begins, and not again when it is resumed. */
export type Source<Item, Client = Cloudflare> =
  | Iterables<Item>
  | ((client: Client, options: { readonly signal: AbortSignal | undefined }) => Iterables<Item>);

interface Named<Item> {
  /** Names the queue in Redis, and keeps a journal from being used for another job: letters, digits, `.`, `_` and `-`. */
  readonly name: string;
  /** What tells items apart. @default the item's `id`, else its `name`, else its JSON */
  key?(item: Item): string;
  /**
   * An item may be worked on again where nobody knows how its last attempt ended: the second time changes nothing, because
   * the work looks first (`flarewire/create`) or sets values. Otherwise such an item ends as `unknown`. Calls need not say
   * it where the contract does: reading, setting, deleting, and creating what has a natural key. @default false
   */
  readonly repeatable?: boolean;
}

/** A job that runs a function for each item. */
export interface FunctionJob<Item, Result = unknown, Client = Cloudflare> extends Named<Item> {
  readonly items: Source<Item, Client>;
  /** Works on one item. What it gives goes into the journal and the report, secrets as stars. */
  each(item: Item, client: Client, context: ItemContext): Promise<Result>;
}

/** A job that makes calls for each item, one after the other. */
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

/** A list of calls as a job: each is an item of its own. */
export const callList = (name: string, calls: Source<Call>): CallJob<Call> => ({
  name,
  items: calls,
  calls: (one) => one,
});
