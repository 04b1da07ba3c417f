/** Page rules: one per address, as many as the plan has, the highest priority first. */

import { isObject } from '@flarewire/schema';
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, notFound, Problem, problem } from '../../problem.ts';
import { all, below, collectionOf, countOf, type Fields, fieldsOf, read } from '../shared/fields.ts';
import { byPlan, planOf, zoneNameOf } from '../zones/plan.ts';
import { isIncluded } from './settings.ts';

/** https://developers.cloudflare.com/rules/page-rules/#availability */
export const MAX = byPlan(3, 20, 50, 125);

/** Cloudflare puts the details into `messages` of the response; here they are in the error's chain. */
const refused = (message: string, pointer: string): Problem =>
  new Problem(400, [
    {
      code: CODE.conflict,
      message: 'Page Rule validation failed: See messages for details.',
      pointer,
      chain: [{ code: 1, message }],
    },
  ]);

const rulesOf = (context: Context): string => below(context, 'pagerules');

function targetOf({ targets }: Fields): string {
  const [target] = Array.isArray(targets) ? targets.filter(isObject) : [];
  return isObject(target?.constraint) ? String(target.constraint.value) : '';
}

/** `http://Example.com/a` and `example.com/a` are two addresses; a missing slash at the end of a host is one more. */
const normal = (target: string): string => {
  const [, scheme = '', host = '', path = '/'] = /^(https?:\/\/)?([^/]*)(\/.*)?$/is.exec(target) ?? [];
  return `${scheme.toLowerCase()}${host.toLowerCase()}${path}`;
};

/** Actions that stand alone. https://developers.cloudflare.com/rules/page-rules/reference/settings/ */
const ALONE = new Set(['forwarding_url', 'always_use_https']);

function check(context: Context, rule: Fields, id?: unknown): void {
  const target = normal(targetOf(rule));
  const host = /^(?:https?:\/\/)?([^/:]*)/.exec(target)?.[1] ?? '';
  const zone = zoneNameOf(context);
  if (zone !== undefined && !host.endsWith(zone))
    throw refused('.targets: Target URL must be in your zone', '/targets/0/constraint/value');
  const others = all(context, rulesOf(context)).filter((one) => one.id !== id);
  if (others.some((one) => normal(targetOf(one)) === target)) {
    const message = '.distinctTargetUrl: Your zone already has an existing page rule with that URL';
    throw refused(message, '/targets/0/constraint/value');
  }
  const actions = Array.isArray(rule.actions) ? rule.actions.filter(isObject).map((action) => String(action.id)) : [];
  if (actions.length === 0) throw refused('.actions: a page rule needs at least one action', '/actions');
  if (new Set(actions).size < actions.length) throw refused('.actions: an action is listed twice', '/actions');
  checkPlan(context, rule);
  const alone = actions.find((action) => ALONE.has(action));
  if (alone !== undefined && actions.length > 1)
    throw refused(`.actions: ${alone} cannot be combined with other actions`, '/actions');
}

/** Settings of higher plans, and Browser Cache TTL of 0: https://developers.cloudflare.com/rules/page-rules/reference/settings/ */
function checkPlan(context: Context, rule: Fields): void {
  const plan = planOf(context);
  const actions = Array.isArray(rule.actions) ? rule.actions.filter(isObject) : [];
  const beyond = actions.find(({ id }) => !isIncluded(String(id), plan));
  if (beyond !== undefined) throw refused(`.actions: ${String(beyond.id)} is not in the ${plan} plan`, '/actions');
  if (plan !== 'enterprise' && actions.some(({ id, value }) => id === 'browser_cache_ttl' && value === 0))
    throw refused('.actions: browser_cache_ttl of 0 is in the enterprise plan only', '/actions');
}

const DEFAULTS: Fields = { status: 'disabled', priority: 1 };

const create: Handler<'pageRules.create'> = (context) => {
  const rule = { ...DEFAULTS, ...fieldsOf(context) };
  check(context, rule);
  const most = MAX[planOf(context)];
  // Code not documented.
  if (countOf(context, rulesOf(context)) >= most)
    throw problem(400, CODE.conflict, `Page Rule limit has been met: the plan of the zone has ${most}`);
  return context.generic(rule);
};

const before = (context: Context & At<'pagerule_id'>): Fields => {
  const rule = read(context, rulesOf(context), context.path.pagerule_id);
  if (rule === undefined) throw notFound('page rule');
  return rule;
};

const update: Handler<'pageRules.update'> = (context) => {
  const { id } = before(context);
  const rule = { ...DEFAULTS, ...fieldsOf(context) };
  check(context, rule, id);
  return context.generic(rule);
};

const edit: Handler<'pageRules.edit'> = (context) => {
  const rule = before(context);
  check(context, { ...rule, ...fieldsOf(context) }, rule.id);
  return context.generic();
};

/** https://developers.cloudflare.com/api/resources/page_rules/methods/list/ */
const list: Handler<'pageRules.list'> = (context) => {
  const { order = 'priority', direction = 'desc', status } = context.query;
  const sign = direction === 'asc' ? 1 : -1;
  const rules = all(context, collectionOf(context)).filter((rule) => status === undefined || rule.status === status);
  const of = (rule: Fields): string | number => (order === 'status' ? String(rule.status) : Number(rule.priority));
  rules.sort((one, other) => (of(one) < of(other) ? -sign : of(one) > of(other) ? sign : 0));
  return context.fit(rules);
};

export const pageRules = {
  'pageRules.create': create,
  'pageRules.update': update,
  'pageRules.edit': edit,
  'pageRules.list': list,
} satisfies Handlers;
