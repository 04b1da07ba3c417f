/** `flarewire/redis`: many processes and machines share one rate limit through Redis. */
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { UsageError } from '../errors/usage-error.ts';
import type { Logger, PaceStore, RateLimit, RateState } from '../types.ts';
import { type RedisClient, type Scripts, scriptsOf } from './redis-client.ts';
import {
  giveBack,
  type LocalWindow,
  newWindow,
  noteRefused,
  noteTaken,
  type Shared,
  shareOf,
  takeLocally,
  tellLocally,
} from './redis-local.ts';
import { PING_SCRIPT, TOLD_SCRIPT, takeScript } from './redis-scripts.ts';

export type { IoRedisClient, NodeRedisClient, RedisClient } from './redis-client.ts';

export interface RedisStoreOptions {
  /** Prefix of every key; all processes that share a budget must use the same. @default 'flarewire:' */
  readonly prefix?: string | undefined;
  /**
   * Maximum number of processes that use the credential. While Redis is down, each continues with this fraction of the
   * quota: 120 of 1,200 calls with the default. More processes than this can then exceed the limit. @default 10
   */
  readonly processes?: number | undefined;
  /** Milliseconds that a command may take before Redis counts as down. @default 500 */
  readonly timeout?: number | undefined;
  /**
   * Milliseconds by which a window outlasts the server's: a second because the server reports whole seconds, the rest
   * for the round trip. If it is too small, calls fall into the next window. @default 2000
   */
  readonly margin?: number | undefined;
  /** Called once when Redis is lost and once when it is back. @default console */
  readonly logger?: Pick<Logger, 'warn' | 'info'> | undefined;
}

/** State per credential and policy. */
interface Budget {
  readonly key: string;
  readonly local: LocalWindow;
  limiter: RateLimiterRedis;
  /** Calls that Redis admitted and whose response is pending. */
  flying: number;
  /** Redis was down: the local share also applies, until all processes have had time to reconnect. */
  careful: boolean;
}

interface Store {
  readonly scripts: Scripts;
  readonly shared: Shared;
  readonly prefix: string;
  readonly logger: Pick<Logger, 'warn' | 'info'>;
  readonly budgets: Map<string, Budget>;
  lost: boolean;
  /** Counts the changes of `lost`: a response from before a change is ignored. */
  turn: number;
  /** Times at which Redis was lost, was back, and may be tried again. */
  lostAt: number;
  backAt: number;
  retryAt: number;
}

/** Milliseconds between two attempts to reach Redis while it is down. */
const RETRY = 1000;
/** Milliseconds over which wake-ups are spread, so that processes do not all ask at once. */
const SPREAD = 250;
/** Milliseconds within which every process is expected to have reconnected to Redis. */
const GATHER = 10_000;
const MAX_BUDGETS = 500;

const later = (wait: number): number => (wait <= 0 ? 0 : Math.ceil(wait + Math.random() * SPREAD));

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const pointsOf = ({ quota }: RateLimit): number => Math.max(1, Math.floor(quota));
const lengthOf = ({ window }: RateLimit): number => Math.ceil(window * 1000);

/** The library passes whole units of time to the script; ours reads them as milliseconds. */
function limiterOf(store: Store, limit: RateLimit): RateLimiterRedis {
  const points = pointsOf(limit);
  return new RateLimiterRedis({
    storeClient: store.scripts,
    useRedisPackage: true,
    customIncrTtlLuaScript: takeScript(store.shared.margin),
    keyPrefix: '',
    points,
    duration: lengthOf(limit),
    // Refusals are cached here for as long as they hold, which saves requests to Redis.
    inMemoryBlockOnConsumed: points + 1,
  });
}

/** The credential itself is never part of a key and is not stored. */
async function budgetOf(store: Store, credential: string, limit: RateLimit): Promise<Budget> {
  const key = `${store.prefix}${await sha256(credential)}:${limit.name}`;
  const known = store.budgets.get(key);
  if (known !== undefined) return known;
  if (store.budgets.size >= MAX_BUDGETS) dropEnded(store);
  const budget = { key, local: newWindow(), limiter: limiterOf(store, limit), flying: 0, careful: store.lost };
  store.budgets.set(key, budget);
  return budget;
}

/** The limiter of a budget, recreated when the limit changes. */
function limiterFor(store: Store, budget: Budget, limit: RateLimit): RateLimiterRedis {
  const { points, duration } = budget.limiter;
  if (points !== pointsOf(limit) || duration !== lengthOf(limit)) budget.limiter = limiterOf(store, limit);
  return budget.limiter;
}

function dropEnded(store: Store): void {
  const now = Date.now();
  for (const [key, { local }] of store.budgets) if (local.ends <= now) store.budgets.delete(key);
}

function lose(store: Store, turn: number, error: unknown, limit: RateLimit): void {
  store.retryAt = Date.now() + RETRY;
  if (store.lost || store.turn !== turn) return;
  store.lost = true;
  store.lostAt = Date.now();
  store.turn++;
  for (const budget of store.budgets.values()) budget.careful = true;
  const why = error instanceof Error ? error.message : String(error);
  store.logger.warn(
    `flarewire/redis: Redis is unavailable (${why}). Until it is back, this process uses its own share of the rate limit: ${shareOf(limit, store.shared)} of ${limit.quota} calls in ${limit.window} s (option \`processes\`: ${store.shared.processes}).`,
  );
}

/** True if Redis can be used. While it is down, one call per second checks; the others do not wait for it. */
async function isThere(store: Store, limit: RateLimit): Promise<boolean> {
  if (!store.lost) return true;
  const now = Date.now();
  if (!store.scripts.isReady || now < store.retryAt) return false;
  store.retryAt = now + RETRY;
  const { turn } = store;
  try {
    await store.scripts.eval(PING_SCRIPT, { keys: [`${store.prefix}ping`], arguments: [] });
  } catch (error) {
    lose(store, turn, error, limit);
    return false;
  }
  if (store.turn !== turn) return !store.lost;
  store.lost = false;
  store.turn++;
  store.backAt = Date.now();
  store.logger.info('flarewire/redis: Redis is back; the rate limit is shared again.');
  return true;
}

/** True while the local share still bounds this budget after an outage. */
function isCareful(store: Store, budget: Budget, limit: RateLimit): boolean {
  if (!budget.careful || store.lost) return budget.careful;
  const now = Date.now();
  const gathered = store.backAt + Math.min(GATHER, limit.window * 500);
  if (now >= gathered && now >= budget.local.ends) budget.careful = false;
  return budget.careful;
}

/** Asks Redis: 0, the milliseconds to wait, or undefined if it is down. */
async function takeShared(store: Store, budget: Budget, limit: RateLimit): Promise<number | undefined> {
  const { turn, shared } = store;
  const { local } = budget;
  try {
    const said = await limiterFor(store, budget, limit).consume(budget.key);
    budget.flying++;
    const now = Date.now();
    const ends = now + said.msBeforeNext;
    if (!budget.careful) noteTaken(local, limit, shared, { left: said.remainingPoints, now, ends });
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      if (!budget.careful) noteRefused(local, limit, shared, Date.now(), error.msBeforeNext);
      return error.msBeforeNext;
    }
    lose(store, turn, error, limit);
    return undefined;
  }
}

async function take(store: Store, credential: string, limit: RateLimit): Promise<number> {
  const budget = await budgetOf(store, credential, limit);
  const canAsk = await isThere(store, limit);
  if (canAsk && !isCareful(store, budget, limit)) {
    const wait = await takeShared(store, budget, limit);
    if (wait !== undefined) return later(wait);
  }
  const own = takeLocally(budget.local, limit, store.shared, { now: Date.now(), since: store.lostAt });
  // Wake up early: Redis may be back before the window ends, and no other call checks.
  if (own > 0) return later(Math.min(own, RETRY));
  const wait = canAsk && !store.lost ? ((await takeShared(store, budget, limit)) ?? 0) : 0;
  if (wait > 0) giveBack(budget.local);
  return later(wait);
}

async function tell(store: Store, credential: string, state: RateState): Promise<void> {
  if (![state.left, state.resetsIn, state.window].every(Number.isFinite)) return;
  const budget = await budgetOf(store, credential, state);
  tellLocally(budget.local, state, store.shared, Date.now());
  const isTaken = budget.flying > 0;
  if (isTaken) budget.flying--;
  if (store.lost) return;
  const ends = Math.ceil(Math.max(0, state.resetsIn)) + store.shared.margin;
  const args = [Math.max(0, Math.floor(state.left)), ends, lengthOf(state), isTaken ? 1 : 0].map(String);
  // A program may close its Redis client after its last response; if Redis is down, the next call detects it.
  await store.scripts.eval(TOLD_SCRIPT, { keys: [budget.key], arguments: args }).catch(() => {});
}

function number(options: RedisStoreOptions, name: 'processes' | 'timeout' | 'margin', least: number, usual: number) {
  const given = options[name];
  if (given === undefined) return usual;
  if (Number.isInteger(given) && given >= least) return given;
  throw new UsageError(
    `redisStore: option '${name}' must be a whole number of at least ${least}, not ${String(given)}.`,
  );
}

/**
 * A store that lets many processes share one budget: `new Cloudflare({ pace: { store: redisStore(client) } })`.
 *
 * `client` is the program's `ioredis` or `redis` client; the store neither connects nor closes it and adds no
 * listeners. Needs the package `rate-limiter-flexible`. While Redis is down the process continues with a safe part of
 * the quota, logs that once, and shares again when Redis is back.
 *
 * @example
 * const store = redisStore(new Redis('redis://localhost'), { processes: 4 });
 * const client = new Cloudflare({ pace: { store } });
 *
 * @throws {UsageError} when `client` is neither of the two, or an option is invalid
 */
export function redisStore(client: RedisClient, options: RedisStoreOptions = {}): PaceStore {
  const store: Store = {
    scripts: scriptsOf(client, number(options, 'timeout', 1, 500)),
    shared: { processes: number(options, 'processes', 1, 10), margin: number(options, 'margin', 0, 2000) },
    prefix: options.prefix ?? 'flarewire:',
    logger: options.logger ?? console,
    budgets: new Map(),
    lost: false,
    turn: 0,
    lostAt: 0,
    backAt: 0,
    retryAt: 0,
  };
  return {
    take: (credential, limit) => take(store, credential, limit),
    report: (credential, state) => void tell(store, credential, state),
  };
}
