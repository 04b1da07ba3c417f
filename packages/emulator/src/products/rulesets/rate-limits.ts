/** Rules between the fields of a rate limiting rule, and the periods of each plan. */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import { problem } from '../../problem.ts';
import type { Fields } from '../shared/fields.ts';
import { byPlan, planOf } from '../zones/plan.ts';

/** Seconds. https://developers.cloudflare.com/waf/rate-limiting-rules/#availability */
const PERIODS = [
  10, 15, 20, 30, 40, 45, 60, 90, 120, 180, 240, 300, 480, 600, 900, 1200, 1800, 2400, 3600, 65_535, 86_400,
];
const MAX_PERIOD = byPlan(10, 60, 600, 65_535);
const MAX_TIMEOUT = byPlan(10, 3600, 86_400, 86_400);

const CHALLENGES = new Set<unknown>(['challenge', 'js_challenge', 'managed_challenge']);

/** https://developers.cloudflare.com/waf/rate-limiting-rules/parameters/ ; codes not documented */
export function checkRatelimit({ action, ratelimit }: Fields, phase: string, pointer: string): void {
  if (phase !== 'http_ratelimit' || action === 'execute') return;
  const characteristics = isObject(ratelimit) ? ratelimit.characteristics : undefined;
  if (!Array.isArray(characteristics)) {
    throw problem(400, 20120, 'a rate limiting rule must have ratelimit', `${pointer}/ratelimit`);
  }
  const place = `${pointer}/ratelimit/characteristics`;
  if (!characteristics.includes('cf.colo.id'))
    throw problem(400, 20120, "characteristics must include 'cf.colo.id'", place);
  if (characteristics.includes('ip.src') && characteristics.includes('cf.unique_visitor_id'))
    throw problem(400, 20120, "characteristics cannot include both 'ip.src' and 'cf.unique_visitor_id'", place);
}

/** Periods that the plan of the zone has. Code not documented. */
export function checkPeriods(context: Context, rules: readonly Fields[], phase: string): void {
  if (phase !== 'http_ratelimit') return;
  const plan = planOf(context);
  for (const [index, { action, ratelimit }] of rules.entries()) {
    if (!isObject(ratelimit)) continue;
    const pointer = `/rules/${index}/ratelimit`;
    const periods = PERIODS.filter((one) => one <= MAX_PERIOD[plan]);
    if (typeof ratelimit.period === 'number') refuseOther(ratelimit.period, periods, `${pointer}/period`);
    // Enterprise zones have timeouts of any length.
    if (plan === 'enterprise' || typeof ratelimit.mitigation_timeout !== 'number') continue;
    // A challenge is repeated once the rate is exceeded again, so it has no duration.
    const timeouts = CHALLENGES.has(action) ? [0] : PERIODS.filter((one) => one <= MAX_TIMEOUT[plan]);
    refuseOther(ratelimit.mitigation_timeout, timeouts, `${pointer}/mitigation_timeout`);
  }
}

function refuseOther(value: number, allowed: readonly number[], pointer: string): void {
  if (allowed.includes(value)) return;
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  throw problem(400, 20120, `${name} ${value} is not available on this plan; use ${allowed.join(', ')}`, pointer);
}
