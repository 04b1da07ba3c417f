/** The former rate limiting rules: their number, periods and actions by plan, and what they would have counted. */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../http/context.ts';
import type { Handler, Handlers } from '../../http/handlers.ts';
import { chance } from '../shared/chance.ts';
import { collection } from '../shared/collection.ts';
import { all, below, collectionOf, type Fields } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { type ByPlan, byPlan, type Plan, planOf } from '../zones/plan.ts';

/** https://developers.cloudflare.com/waf/reference/legacy/old-rate-limiting/#availability */
const MOST: ByPlan = byPlan(1, 10, 15, 100);
const PERIODS: Readonly<Partial<Record<Plan, readonly number[]>>> = {
  free: [10, 60],
  pro: [10, 60],
  business: [10, 60, 600],
};

/** Challenges last as long as the zone's clearance: https://developers.cloudflare.com/waf/reference/legacy/old-rate-limiting/#4-specify-rate-limiting-actions */
const BANS = ['ban', 'simulate'];

function check(context: Context, { action, period }: Fields): void {
  const plan = planOf(context);
  const known = PERIODS[plan];
  if (known !== undefined && !known.includes(Number(period)))
    throw invalid(`period ${Number(period)} is not one of ${known.join(', ')} on the ${plan} plan`, '/period');
  const { mode, timeout } = isObject(action) ? action : {};
  if (mode === undefined) throw invalid('action.mode is required', '/action/mode');
  if (BANS.includes(String(mode)) && timeout === undefined)
    throw invalid(`action.timeout is required with mode ${String(mode)}`, '/action/timeout');
  if (!BANS.includes(String(mode)) && timeout !== undefined)
    throw invalid(`action.timeout is not for mode ${String(mode)}`, '/action/timeout');
  if (mode === 'ban' && Number(timeout) < Number(period))
    throw invalid(`action.timeout ${Number(timeout)} is shorter than the period`, '/action/timeout');
}

const limits = collection({
  what: 'rate limit',
  defaults: { disabled: false, description: '', bypass: [] },
  check,
});

const create: Handler<'rateLimits.create'> = (context) => {
  const most = MOST[planOf(context)];
  if (all(context, collectionOf(context)).length >= most) throw invalid(`The plan allows ${most} rate limits`);
  return limits.create(context);
};

const STEPS = [60, 3600, 86_400, 2_592_000];
const MOST_POINTS = 1000;

/** Numbers that are the same for the same rule and time; their parts make the whole. */
function rollup(rule: Fields, time: number): Fields {
  const mode = isObject(rule.action) ? rule.action.mode : 'ban';
  const allow = Math.floor(chance(`${String(rule.id)}|${time}`) * 1000);
  const hit = Math.floor(chance(`${String(rule.id)}|${time}|hit`) * 50);
  const actions = {
    all: allow + hit,
    allow,
    ban: mode === 'simulate' ? 0 : hit,
    simulate: mode === 'simulate' ? hit : 0,
    error: 0,
  };
  return { actions, colos: { LIS: { actions } }, versions: 1 };
}

const analytics: Handler<'rateLimits.analytics.get'> = (context) => {
  const { since, until, time_delta = 3600 } = context.query;
  const [start, end] = [Date.parse(String(since)), Date.parse(String(until))];
  if (!(start < end)) throw invalid('since is not before until', '/since');
  if (!STEPS.includes(time_delta))
    throw invalid(`time_delta ${time_delta} is not one of ${STEPS.join(', ')}`, '/time_delta');
  const step = time_delta * 1000;
  const count = Math.ceil((end - start) / step);
  if (count > MOST_POINTS)
    throw invalid(`${count} points; ${MOST_POINTS} are allowed: choose a longer time_delta`, '/time_delta');
  const rules = all(context, below(context, 'rate_limits'));
  const iso = (time: number): string => new Date(time).toISOString();
  return context.fit({
    since,
    until,
    time_delta,
    labels: Object.fromEntries(rules.map((rule) => [String(rule.id), String(rule.description ?? '')])),
    timeseries: Array.from({ length: count }, (_, index) => ({
      since: iso(start + index * step),
      until: iso(Math.min(end, start + (index + 1) * step)),
      rules: Object.fromEntries(rules.map((rule) => [String(rule.id), rollup(rule, start + index * step)])),
    })),
  });
};

export const rateLimits = {
  'rateLimits.create': create,
  'rateLimits.list': limits.list,
  'rateLimits.get': limits.get,
  'rateLimits.edit': limits.update,
  'rateLimits.delete': limits.remove,
  'rateLimits.analytics.get': analytics,
} satisfies Handlers;
