/** Rate limits as Cloudflare documents them: a quota per credential and window, and a block once it is exceeded. */

import { memoize } from '../memoize.ts';
import { Problem } from '../problem.ts';
import { pathMatcher } from '../routing/match.ts';
import type { Clock } from '../state/clock.ts';

export interface LimitPolicy {
  /** Its name in the headers. @default default */
  readonly name?: string;
  /** Requests in a window. */
  readonly quota: number;
  /** Length of a window in seconds. */
  readonly window: number;
  /** Seconds for which every request is refused once the quota is exceeded; 0 refuses until the window ends. @default 0 */
  readonly penalty?: number;
  /** Start of a window: the first request, or multiples of its length since 1970. @default first */
  readonly align?: 'first' | 'epoch';
  /** Makes it a bucket of `quota` requests, to which one is added in this many seconds. */
  readonly refill?: number;
  /** Only requests to this path and below count and get headers: `/zones/{zone_id}/purge_cache`. */
  readonly path?: string;
  /** Only requests of these methods count. */
  readonly method?: readonly string[];
}

export type Limits = false | 'documented' | LimitPolicy | readonly LimitPolicy[];

/** Cloudflare's documented limits, for a zone on the free plan. */
export const DOCUMENTED_LIMITS: readonly LimitPolicy[] = [
  // https://developers.cloudflare.com/fundamentals/api/reference/limits/
  { name: 'default', quota: 1200, window: 300, penalty: 300 },
  // https://developers.cloudflare.com/cache/how-to/purge-cache/#availability-and-limits
  { name: 'purge', quota: 25, window: 300, refill: 12, path: '/zones/{zone_id}/purge_cache', method: ['POST'] },
  // https://developers.cloudflare.com/waf/tools/lists/lists-api/#rate-limiting-for-lists-api-requests
  {
    name: 'list-items',
    quota: 30_000,
    window: 43_200,
    path: '/accounts/{account_id}/rules/lists/{list_id}/items',
    method: ['POST', 'PUT', 'DELETE'],
  },
];

/** Values of the rate limit headers of one request. */
export interface Allowance {
  /** Seconds after which to come back; undefined where the request may pass. */
  readonly retryAfter: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Limiter {
  take(credential: string, method: string, words: readonly string[]): Allowance;
}

type Policy = Required<Omit<LimitPolicy, 'path' | 'method' | 'refill'>> & {
  readonly refill: number | undefined;
  readonly matches: (method: string, words: readonly string[]) => boolean;
};

/** One policy's account of one credential; times in milliseconds since 1970. */
interface Account {
  /** End of the window; of a bucket, the time of its last request. */
  ends: number;
  used: number;
  blockedUntil: number;
}

/** Credentials that are remembered: a program that makes up a new token for each call must not fill the memory. */
const MAX_CREDENTIALS = 10_000;

/** Undefined without limits. @throws Error that describes an invalid policy */
export function createLimiter(limits: Limits, clock: Clock): Limiter | undefined {
  const given = limits === 'documented' ? DOCUMENTED_LIMITS : limits === false ? [] : [limits].flat();
  if (given.length === 0) return undefined;
  const policies = given.map(policyOf);
  const known = new Map<string, Account[]>();
  return {
    take: (credential, method, words) => {
      const now = clock.now();
      if (known.size >= MAX_CREDENTIALS && !known.has(credential)) known.clear();
      const accounts = memoize(known, credential, () => policies.map(() => ({ ends: 0, used: 0, blockedUntil: 0 })));
      const met = policies.flatMap((policy, index) => {
        const account = accounts[index];
        return account !== undefined && policy.matches(method, words) ? [{ policy, account }] : [];
      });
      let until = 0;
      for (const { policy, account } of met) until = Math.max(until, count(policy, account, now));
      return allowance(met, now, until > now ? seconds(until - now) : undefined);
    },
  };
}

interface Met {
  readonly policy: Policy;
  readonly account: Account;
}

function allowance(met: readonly Met[], now: number, retryAfter: number | undefined): Allowance {
  if (met.length === 0) return { retryAfter, headers: {} };
  return {
    retryAfter,
    headers: {
      ratelimit: met.map(({ policy, account }) => item(policy, account, now)).join(', '),
      'ratelimit-policy': met
        .map(({ policy: { name, quota, window } }) => `"${name}";q=${quota};w=${window}`)
        .join(', '),
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  };
}

/** Until when the request must wait; 0 where it may pass. */
function count(policy: Policy, account: Account, now: number): number {
  if (policy.refill !== undefined) return drain(policy.quota, policy.refill * 1000, account, now);
  if (account.blockedUntil > now) return account.blockedUntil;
  const length = policy.window * 1000;
  if (now >= account.ends) {
    account.ends = (policy.align === 'epoch' ? Math.floor(now / length) * length : now) + length;
    account.used = 0;
  }
  if (account.used < policy.quota) {
    account.used++;
    return 0;
  }
  // The block ends the window: after it, a new one begins.
  account.blockedUntil = policy.penalty > 0 ? now + policy.penalty * 1000 : account.ends;
  account.ends = account.blockedUntil;
  return account.blockedUntil;
}

/** Takes one from a bucket, or returns when one is available. */
function drain(quota: number, refill: number, account: Account, now: number): number {
  account.used = Math.max(0, account.used - (now - account.ends) / refill);
  account.ends = now;
  if (account.used > quota - 1) return now + (account.used - quota + 1) * refill;
  account.used++;
  return 0;
}

/** Of a bucket, the time is that until it is full. */
function item({ name, quota, refill }: Policy, { used, ends, blockedUntil }: Account, now: number): string {
  const left = blockedUntil > now ? 0 : Math.floor(quota - used);
  const reset = refill === undefined ? seconds(ends - now) : Math.ceil(used * refill);
  return `"${name}";r=${left};t=${reset}`;
}

const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

function policyOf(given: LimitPolicy): Policy {
  const { name = 'default', quota, window, penalty = 0, align = 'first', refill, path, method } = given;
  const wrong = (what: string): Error => new Error(`The limit '${name}' ${what}.`);
  if (given === null || typeof given !== 'object')
    throw wrong("is not a policy: give { quota, window }, 'documented' or false");
  if (!/^[\w -]+$/.test(name)) throw wrong('has a name that is invalid in a header: use letters, digits, - and _');
  if (!Number.isInteger(quota) || quota < 0) throw wrong(`needs a whole number of requests as its quota, not ${quota}`);
  if (!(window > 0)) throw wrong(`needs a window in seconds above 0, not ${window}`);
  if (!(penalty >= 0)) throw wrong(`needs a penalty in seconds of 0 or more, not ${penalty}`);
  if (align !== 'first' && align !== 'epoch') throw wrong(`must be aligned to 'first' or 'epoch', not '${align}'`);
  if (refill !== undefined && !(refill > 0)) throw wrong(`needs a refill in seconds above 0, not ${refill}`);
  const isPath = path === undefined ? () => true : pathMatcher(path);
  const matches = (asked: string, at: readonly string[]): boolean =>
    (method === undefined || method.includes(asked)) && isPath(at);
  return { name, quota, window, penalty, align, refill, matches };
}

/** Key of the caller for limits: a token, a key, or a user; undefined without credentials. */
export function credentialOf(headers: Headers): string | undefined {
  return (
    headers.get('authorization') ?? headers.get('x-auth-email') ?? headers.get('x-auth-user-service-key') ?? undefined
  );
}

/** The code and words that users of Cloudflare report for it. */
export function tooManyRequests(headers: Readonly<Record<string, string>>): Problem {
  const message = 'Please wait and consider throttling your request speed';
  return new Problem(429, [{ code: 971, message }], headers);
}
