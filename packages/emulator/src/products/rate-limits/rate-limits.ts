/** The former rate limiting rules: number, periods and actions by plan, and made-up counts. */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { chance } from '../shared/chance.ts';
import { collection } from '../shared/collection.ts';
import { all, below, collectionOf, countOf, type Fields } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { type ByPlan, byPlan, type Plan, planOf } from '../zones/plan.ts';

/** https://developers.cloudflare.com/waf/reference/legacy/old-rate-limiting/#availability */
const MAX: ByPlan = byPlan(1, 10, 15, 100);
/** Seconds that one may choose from; on the Enterprise plan any number between two. */
interface Times {
  readonly periods: readonly number[];
  readonly timeouts: readonly number[];
}
const TIMES: Readonly<Record<Plan, Times>> = {
  free: { periods: [10, 60], timeouts: [60, 3600] },
  pro: { periods: [10, 60], timeouts: [60, 3600] },
  business: { periods: [10, 60, 600], timeouts: [60, 3600, 86_400] },
  enterprise: { periods: [10, 3600], timeouts: [10, 86_400] },
};

/** Only these take a time: https://developers.cloudflare.com/waf/reference/legacy/old-rate-limiting/#create-a-custom-rate-limiting-rule */
const BANS = ['ban', 'simulate'];

/** Parts of a rule that only some plans have: https://developers.cloudflare.com/waf/reference/legacy/old-rate-limiting/#availability */
function checkPlan(plan: Plan, mode: unknown, { action, bypass }: Fields): void {
  const isLarge = plan === 'business' || plan === 'enterprise';
  if (plan === 'free' && mode !== 'ban') throw invalid(`The free plan has no mode but ban`, '/action/mode');
  if (!isLarge && isObject(action) && action.response !== undefined)
    throw invalid(`The ${plan} plan has no response of its own`, '/action/response');
  if (plan !== 'enterprise' && Array.isArray(bypass) && bypass.length > 0)
    throw invalid(`The ${plan} plan has no bypass`, '/bypass');
}

function checkTime(plan: Plan, value: unknown, [name, known]: readonly [name: string, known: readonly number[]]): void {
  const seconds = Number(value);
  const [least = 0, most = 0] = known;
  const isFine = plan === 'enterprise' ? seconds >= least && seconds <= most : known.includes(seconds);
  if (isFine) return;
  const allowed = plan === 'enterprise' ? `from ${least} to ${most}` : `one of ${known.join(', ')}`;
  throw invalid(`${name.slice(1).replace('/', '.')} ${seconds} is not ${allowed} on the ${plan} plan`, name);
}

function check(context: Context, rule: Fields): void {
  const plan = planOf(context);
  checkTime(plan, rule.period, ['/period', TIMES[plan].periods]);
  const { mode, timeout } = isObject(rule.action) ? rule.action : {};
  if (mode === undefined) throw invalid('action.mode is required', '/action/mode');
  checkPlan(plan, mode, rule);
  const isBan = BANS.includes(String(mode));
  if (isBan && timeout === undefined)
    throw invalid(`action.timeout is required with mode ${String(mode)}`, '/action/timeout');
  if (!isBan && timeout !== undefined)
    throw invalid(`action.timeout is not for mode ${String(mode)}`, '/action/timeout');
  if (isBan) checkTime(plan, timeout, ['/action/timeout', TIMES[plan].timeouts]);
}

/** A time shorter than the period is made as long: https://developers.cloudflare.com/waf/reference/legacy/old-rate-limiting/#ban-duration */
function lengthened(_context: Context, rule: Fields): Fields {
  const { action, period } = rule;
  if (!isObject(action) || typeof action.timeout !== 'number') return rule;
  return { ...rule, action: { ...action, timeout: Math.max(action.timeout, Number(period)) } };
}

const limits = collection({
  what: 'rate limit',
  defaults: { disabled: false, description: '', bypass: [] },
  check,
  show: lengthened,
});

const create: Handler<'rateLimits.create'> = (context) => {
  const most = MAX[planOf(context)];
  if (countOf(context, collectionOf(context)) >= most) throw invalid(`The plan allows ${most} rate limits`);
  return limits.create(context);
};

const STEPS = [60, 3600, 86_400, 2_592_000];
const MAX_POINTS = 1000;

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
  if (count > MAX_POINTS)
    throw invalid(`${count} points; ${MAX_POINTS} are allowed: choose a longer time_delta`, '/time_delta');
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
