/** `flarewire/create`: creates exactly once even if a response is lost, by looking up the natural key. */
import { CloudflareError } from '../errors/usage-error.ts';
import type { Operations } from '../generated/operations.ts';
import { REFUSED } from '../transport/retry.ts';
import type { RetryPolicy } from '../types.ts';
import { type Caller, callOf, type HelperOptions, type RunTimeName } from './caller.ts';
import { type Created, differences, isLate, LATE_PAUSES, lookUp, PAUSES, type Params, shapeOf } from './look-up.ts';

export type { Caller, HelperOptions } from './caller.ts';

/** Operations that create something. Calling one that cannot be looked up throws. */
export type CreateName = Extract<keyof Operations, `${string}.create`>;

/**
 * For the option `retry` of a client or a call: a create whose response was lost is looked up by the natural key in the
 * contract; an existing object is the result, otherwise the create is sent again. Without a known key, no POST or PATCH
 * is sent twice (`safe`).
 *
 * @example
 * const client = new Cloudflare({ retry: exact });
 */
export const exact: Pick<RetryPolicy, 'safe' | 'exact'> = {
  safe: true,
  exact: async (...lost) => (await import('./exact.ts')).outcomeOf(...lost),
};

/**
 * Returns the parameters that identify what a create makes; undefined if the contract knows none, so that `create` and
 * `ensure` reject the operation.
 *
 * @example
 * console.log(await naturalKey('queues.create')); // → [ 'queue_name' ]
 */
export async function naturalKey(operation: string): Promise<readonly string[] | undefined> {
  const { keyOf } = await import('./create-facts.ts');
  return keyOf(operation);
}

/** A step in progress. */
export interface CreateEvent {
  readonly operation: string;
  /** `confirm` checks if a create whose response was lost was processed. */
  readonly step: 'look' | 'create' | 'confirm' | 'update';
  /** Creates sent so far. */
  readonly sent: number;
}

export interface CreateOptions extends HelperOptions {
  /** Called before every step. */
  readonly onProgress?: ((event: CreateEvent) => void) | undefined;
}

export interface EnsureOptions extends CreateOptions {
  /** Only look up; `change` reports the change that would be made. @default false */
  readonly dryRun?: boolean | undefined;
}

/** Result of `ensure`. */
export interface Ensured<Item> {
  /** The current object; undefined if a dry run would create it. */
  readonly result: Item;
  readonly change: 'none' | 'created' | 'updated';
  /** Fields that differed from the parameters. */
  readonly differs: readonly string[];
}

/** State of one `ensure` or `create`. */
interface Work extends Created {
  readonly options: CreateOptions;
  sent: number;
}

async function begin(client: Caller, operation: string, params: object, options: CreateOptions): Promise<Work> {
  const { createFacts } = await import('./create-facts.ts');
  const facts = createFacts(operation, params);
  return { client, operation, params: params as Params, options, facts, sent: 0 };
}

const tell = ({ operation, options, sent }: Work, step: CreateEvent['step']): void =>
  options.onProgress?.({ operation, step, sent });

/** Looks up the item with this key; undefined if there is none. */
function look(work: Work, step: 'look' | 'confirm'): Promise<unknown> {
  tell(work, step);
  return lookUp(work);
}

/** Maximum number of times that a create is sent. */
const MAX_SENT = 4;

/** Sends a create until its outcome is known. */
async function send(work: Work): Promise<{ readonly result: unknown; readonly isFound: boolean }> {
  const { client, operation, params, options } = work;
  for (;;) {
    work.sent++;
    tell(work, 'create');
    try {
      return { result: await callOf(client, operation, params, options, { retry: 'safe' }), isFound: false };
    } catch (error) {
      const { name, status, cause } = Object(error);
      // Includes a response that could not be read.
      const isUnknown = status === undefined && /^(Outcome|APIConn)/.test(name);
      // Another caller may have been faster: the refusal of an existing object has many forms.
      if (!isUnknown && !REFUSED.includes(status)) throw error;
      const late = isUnknown && isLate(cause ?? error, Object(cause).status);
      for (const pause of isUnknown ? (late ? LATE_PAUSES : PAUSES) : [0]) {
        if (pause) await client.clock.sleep(pause, options.signal ?? undefined);
        const found = await look(work, 'confirm');
        if (found !== undefined) return { result: found, isFound: true };
      }
      // The server may still be processing the first request.
      if (!isUnknown || late || work.sent >= MAX_SENT) throw error;
    }
  }
}

/**
 * Creates an object exactly once and returns it: `retry: 'safe'` with a known outcome. If a response is lost, the
 * object is looked up by its natural key, and the create is sent again only if the object does not exist.
 *
 * Rejects as the call does. If an object with this key exists but differs, something else created it: the error of the
 * call is kept.
 *
 * @example
 * const queue = await create(client, 'queues.create', { account_id, queue_name: 'mails' });
 */
export function create<Name extends string>(
  client: Caller,
  operation: RunTimeName<Name>,
  params: object,
  options?: CreateOptions,
): Promise<unknown>;
export function create<Name extends CreateName>(
  client: Caller,
  operation: Name,
  params: Operations[Name]['params'] & {},
  options?: CreateOptions,
): Promise<Operations[Name]['result']>;
export async function create(
  client: Caller,
  operation: string,
  params: object,
  options: CreateOptions = {},
): Promise<unknown> {
  const work = await begin(client, operation, params, options);
  const { result, isFound } = await send(work);
  const differs = isFound ? await differences(work, result) : [];
  if (differs.length > 0)
    throw new CloudflareError(`${operation}: already exists with a different ${differs.join(', ')}`);
  // The result of the operation, or the found item in the same shape.
  return isFound ? shapeOf(work.facts, result) : result;
}

/**
 * Ensures that an object exists exactly once: looked up by its natural key, created if missing, updated if fields
 * differ.
 *
 * Omitted fields keep their values if the API can edit (PATCH); if it can only replace (PUT), an update resets them to
 * their defaults. Safe to run repeatedly, and by several programs concurrently.
 *
 * @throws CloudflareError if the existing object differs in fields that cannot be updated
 * @example
 * const { result, change } = await ensure(client, 'dns.records.create', { zone_id, type: 'A', name: 'www.example.com', content: '192.0.2.1', ttl: 1 });
 * console.log(result.id, change);
 */
export function ensure<Name extends string>(
  client: Caller,
  operation: RunTimeName<Name>,
  params: object,
  options?: EnsureOptions,
): Promise<Ensured<unknown>>;
export function ensure<Name extends CreateName>(
  client: Caller,
  operation: Name,
  params: Operations[Name]['params'] & {},
  options: EnsureOptions & { readonly dryRun: true },
): Promise<Ensured<Operations[Name]['result'] | undefined>>;
/**
 * Ensures that an object exists exactly once; see the overload above.
 *
 * @example
 * const { result } = await ensure(client, 'kv.namespaces.create', { account_id, title: 'sessions' });
 */
export function ensure<Name extends CreateName>(
  client: Caller,
  operation: Name,
  params: Operations[Name]['params'] & {},
  options?: EnsureOptions,
): Promise<Ensured<Operations[Name]['result']>>;
export async function ensure(
  client: Caller,
  operation: string,
  params: object,
  options: EnsureOptions = {},
): Promise<Ensured<unknown>> {
  const work = await begin(client, operation, params, options);
  const { facts } = work;
  let item = await look(work, 'look');
  if (item === undefined) {
    if (options.dryRun) return { result: undefined, change: 'created', differs: [] };
    const { result, isFound } = await send(work);
    // Something exists after one send: ours, or another caller's.
    if (!isFound) return { result, change: 'created', differs: [] };
    item = result;
    if ((await differences(work, item)).length === 0)
      return { result: shapeOf(facts, item), change: 'created', differs: [] };
  }
  const differs = await differences(work, item, !facts.change);
  if (differs.length === 0) return { result: shapeOf(facts, item), change: 'none', differs };
  if (!facts.change)
    throw new CloudflareError(
      `${operation}: already exists with a different ${differs.join(', ')}, which the API cannot change`,
    );
  if (options.dryRun) return { result: shapeOf(facts, item), change: 'updated', differs };
  tell(work, 'update');
  // The update is idempotent, so it may be sent again.
  const result = await callOf(client, facts.change.operation, changeParams(work, item), options);
  return { result: shapeOf(facts, result), change: 'updated', differs };
}

/** Parameters of the update that brings an item to the wanted state. */
function changeParams({ facts, params }: Work, item: unknown): object {
  const given = Object.entries(params)
    .filter(([name]) => !facts.fixed.includes(name))
    .map(([name, value]) => {
      const isIds = facts.objects.includes(name) && Array.isArray(value);
      return [name, isIds ? value.map((one) => (typeof one === 'string' ? { id: one } : one)) : value];
    });
  const { param = '', field = '' } = facts.change ?? {};
  return { ...Object.fromEntries(given), [param]: Object(item)[field] };
}
