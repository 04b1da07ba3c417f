/** `flarewire/create`: creates once, also where an answer is lost: looks by natural key before and instead of sending again. */
import { CloudflareError } from '../errors/usage-error.ts';
import type { Operations } from '../generated/operations.ts';
import { REFUSED, type RetryPolicy } from '../transport/retry.ts';
import { type Caller, callOf, type HelperOptions } from './caller.ts';
import { type Created, differences, isLate, LATE_PAUSES, lookUp, PAUSES, type Params, shapeOf } from './look-up.ts';

export type { Caller, HelperOptions } from './caller.ts';

/** Operations that create something. Which of them can be looked up is told when they are called. */
export type CreateName = Extract<keyof Operations, `${string}.create`>;

/**
 * For the option `retry`, of a client or a call: a create whose answer was lost is looked up by the natural key that the contract
 * knows; what is there is the result, and what is not is sent again. Where no key is known, no POST or PATCH is sent twice (`safe`).
 *
 * @example
 * const client = new Cloudflare({ retry: exact });
 */
export const exact: Pick<RetryPolicy, 'safe' | 'exact'> = {
  safe: true,
  exact: async (...lost) => (await import('./exact.ts')).outcomeOf(...lost),
};

/** A step that was taken. */
export interface CreateEvent {
  readonly operation: string;
  /** `confirm` looks whether a create whose answer was lost was carried out. */
  readonly step: 'look' | 'create' | 'confirm' | 'update';
  /** Creates sent so far. */
  readonly sent: number;
}

export interface CreateOptions extends HelperOptions {
  /** Told of every step before it is taken. */
  readonly onProgress?: ((event: CreateEvent) => void) | undefined;
}

export interface EnsureOptions extends CreateOptions {
  /** Only looks: `change` says what would be done. @default false */
  readonly dryRun?: boolean | undefined;
}

/** What `ensure` found or did. */
export interface Ensured<Item> {
  /** The object as it is now; undefined where a dry run would create it. */
  readonly result: Item;
  readonly change: 'none' | 'created' | 'updated';
  /** Fields that were not as wanted. */
  readonly differs: readonly string[];
}

/** One ensure or create on its way. */
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

/** The item with this key; undefined if there is none. */
function look(work: Work, step: 'look' | 'confirm'): Promise<unknown> {
  tell(work, step);
  return lookUp(work);
}

/** Creates that are sent at most. */
const MOST_SENT = 4;

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
      // Also a response that could not be read.
      const isUnknown = status === undefined && /^(Outcome|APIConn)/.test(name);
      // Another one may have been faster: what exists is refused in many words.
      if (!isUnknown && !REFUSED.includes(status)) throw error;
      const late = isUnknown && isLate(cause ?? error, Object(cause).status);
      for (const pause of isUnknown ? (late ? LATE_PAUSES : PAUSES) : [0]) {
        if (pause) await client.clock.sleep(pause, options.signal ?? undefined);
        const found = await look(work, 'confirm');
        if (found !== undefined) return { result: found, isFound: true };
      }
      // The server may still be at work on the first one.
      if (!isUnknown || late || work.sent >= MOST_SENT) throw error;
    }
  }
}

/**
 * Creates something once, and gives it: `retry: 'safe'` with an end. Where an answer is lost it looks by the natural key
 * whether the create was carried out, and only sends again what was not.
 *
 * Rejects as the call does. If what is there by this key is not as wanted, something else made it: the error of the call stays.
 *
 * @example
 * const queue = await create(client, 'queues.create', { account_id, queue_name: 'mails' });
 */
export async function create<Name extends CreateName>(
  client: Caller,
  operation: Name,
  params: Operations[Name]['params'] & {},
  options: CreateOptions = {},
): Promise<Operations[Name]['result']> {
  const work = await begin(client, operation, params, options);
  const { result, isFound } = await send(work);
  const differs = isFound ? differences(work, result) : [];
  if (differs.length > 0)
    throw new CloudflareError(`${operation}: there is one already, with another ${differs.join(', ')}`);
  // What the operation gives, or what was found in its shape.
  return (isFound ? shapeOf(work.facts, result) : result) as Operations[Name]['result'];
}

/**
 * What is wanted is there afterwards, once: found by its natural key, created where there is none, updated where fields differ.
 *
 * Fields that are not given stay as they are where the API can edit (PATCH); where it can only replace (PUT), they go back to
 * their defaults, if there is anything to change. May be run as often as one likes, by several programs at a time.
 *
 * @throws CloudflareError what is there differs in fields that no call changes
 * @example
 * const { result, change } = await ensure(client, 'dns.records.create', { zone_id, type: 'A', name: 'www.example.com', content: '192.0.2.1', ttl: 1 });
 * console.log(result.id, change);
 */
export function ensure<Name extends CreateName>(
  client: Caller,
  operation: Name,
  params: Operations[Name]['params'] & {},
  options: EnsureOptions & { readonly dryRun: true },
): Promise<Ensured<Operations[Name]['result'] | undefined>>;
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
    // One send, and it is there: ours, else another one's.
    if (!isFound) return { result, change: 'created', differs: [] };
    item = result;
    if (differences(work, item).length === 0) return { result: shapeOf(facts, item), change: 'created', differs: [] };
  }
  const differs = differences(work, item, !facts.change);
  if (differs.length === 0) return { result: shapeOf(facts, item), change: 'none', differs };
  if (!facts.change)
    throw new CloudflareError(`${operation}: it exists with another ${differs.join(', ')}, which no call changes`);
  if (options.dryRun) return { result: shapeOf(facts, item), change: 'updated', differs };
  tell(work, 'update');
  // The same update twice is the same as once, so it may be sent again.
  const result = await callOf(client, facts.change.operation, changeParams(work, item), options);
  return { result: shapeOf(facts, result), change: 'updated', differs };
}

/** The parameters of the change that makes an item as it is wanted. */
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
