/** Routing rules: actions per address, the catch-all rule, and changes that a Worker's configuration would make. */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { type Problem, problem } from '../../problem.ts';
import { collection } from '../shared/collection.ts';
import { all, below, type Fields, fieldsOf, keep, objectsIn, read } from '../shared/fields.ts';
import { zonesOf } from '../zones/plan.ts';
import { type Zone, zoneOf } from '../zones/state.ts';
import { isVerified } from './addresses.ts';
import { targets } from './targets.ts';

/** https://github.com/cloudflare/cloudflare-docs/issues/20017 */
const invalid = (what: string, pointer: string): Problem => problem(400, 2007, `Invalid Input: ${what}`, pointer);

const rulesOf = (zone: string): string => `/zones/${encodeURIComponent(zone)}/email/routing/rules`;

/** https://developers.cloudflare.com/email-service/configuration/email-routing-addresses/#destination-addresses */
function checkActions(context: Context, { actions, matchers, source, owner_worker_tag }: Fields): void {
  const zone = zoneOf(context);
  for (const email of targets(actions)) {
    if (!isVerified(context, zone.account.id, email.toLowerCase()))
      // The code was seen of the catch-all rule.
      throw problem(400, 2054, `'${email.slice(0, 90)}' is not a verified destination address`, '/actions');
  }
  for (const { type, value } of objectsIn(actions)) {
    // https://github.com/cloudflare/cloudflare-docs/issues/20017
    if (type === 'drop' && Array.isArray(value) && value.length > 0)
      throw invalid('actions: (0: (value: drop action cannot have values.).).', '/actions');
    if (type !== 'drop' && (!Array.isArray(value) || value.length === 0))
      throw invalid(`The action '${String(type)}' needs a value`, '/actions');
  }
  for (const { type, field, value } of objectsIn(matchers)) {
    if (type === 'literal' && (field !== 'to' || typeof value !== 'string' || value === ''))
      throw invalid("A literal matcher needs field 'to' and a value", '/matchers');
  }
  if (source === 'wrangler' && owner_worker_tag === undefined)
    throw invalid('owner_worker_tag is required where source is wrangler', '/owner_worker_tag');
}

const rules = collection({
  what: 'routing rule',
  // https://developers.cloudflare.com/email-service/platform/limits/#email-routing-limits
  most: 200,
  defaults: { enabled: true, name: '', priority: 0, source: 'api' },
  check: checkActions,
  show: (_context, { owner_worker_tag: _, ...rule }) => ({ ...rule, tag: rule.id }),
  filters: { enabled: (rule, wanted) => String(rule.enabled) === String(wanted) },
});

/** Lowest priority number first, in the order of evaluation; for an account, those of all its zones. */
function list<Item>(context: Showing<Item>) {
  const account = context.path.account_id;
  const zones = account === undefined ? [zoneOf(context).id] : zonesOf(context, account);
  const found = zones.flatMap((id) => {
    const { name } = zoneOf({ ...context, path: { zone_id: id } });
    return rules.select(context, rulesOf(id)).map((rule) => ({ ...rule, zone: { name, tag: id } }));
  });
  const sorted = found.toSorted((one, other) => rank(one) - rank(other));
  return context.page(sorted, (rule) => context.fit(rule));
}

const rank = ({ priority }: Fields): number => Number(priority ?? 0);

const CATCH_ALL = { enabled: false, name: '', actions: [{ type: 'drop' }], matchers: [{ type: 'all' }], source: 'api' };

function catchAll<Result>(context: Showing<Result>, change: Fields): Result {
  const zone = zoneOf(context);
  const scope = below(context, 'email', 'routing', 'catch_all');
  const rule = { ...(read(context, scope, '') ?? CATCH_ALL), ...change, id: zone.id, tag: zone.id };
  if (Object.keys(change).length > 0) keep(context, scope, '', rule);
  return context.fit(rule);
}

interface Wanted {
  readonly target: string;
  readonly rule: Fields;
}

const matched = ({ matchers }: Fields): string => {
  const [first] = objectsIn(matchers);
  return first?.type === 'literal' ? String(first.value).toLowerCase() : '*';
};

const remote = (rule: Fields): Fields => ({ ...rule, owner_worker_name: undefined });
const isAlike = (one: Fields, other: Fields): boolean =>
  ['actions', 'enabled'].every((name) => JSON.stringify(one[name] ?? true) === JSON.stringify(other[name] ?? true));

/** Changes that a Worker's rules would make in a zone; rules of other owners are conflicts. */
function changesIn(context: Context, zone: Zone, owner: string, wanted: readonly Wanted[]): Fields[] {
  const there = [...all(context, rulesOf(zone.id)), ...all(context, `/zones/${zone.id}/email/routing/catch_all`)];
  const changes = wanted.flatMap(({ target, rule }): Fields[] => {
    const before = there.find((one) => matched(one) === matched(rule));
    if (before === undefined) return [{ type: 'added', target }];
    if (before.owner_worker_tag !== owner) return [{ type: 'conflict', target, remote: remote(before) }];
    return isAlike(before, rule) ? [] : [{ type: 'updated', target, remote: remote(before) }];
  });
  const names = new Set(wanted.map(({ rule }) => matched(rule)));
  const gone = there.filter((one) => one.owner_worker_tag === owner && !names.has(matched(one)));
  return [...changes, ...gone.map((one) => ({ type: 'deleted', target: zone.name, remote: remote(one) }))];
}

/** https://developers.cloudflare.com/api/resources/email_routing/subresources/rules/methods/plan/ */
const plan: Handler<'emailRouting.rules.plan'> = (context) => {
  const { owner_worker_tag = '', rules: own = [], catch_all_rules = [] } = fieldsOf(context);
  const wanted: Wanted[] = [
    ...own.map((rule) => ({ target: matched({ ...rule }).replace(/^.*@/, ''), rule: { ...rule } })),
    ...catch_all_rules.map(({ target, rule }) => ({ target: target.toLowerCase(), rule: { ...rule } })),
  ];
  const zones = zonesOf(context, context.path.account_id).map((id) => zoneOf({ ...context, path: { zone_id: id } }));
  const stray = wanted.find(({ target }) => !zones.some((zone) => isWithin(target, zone)));
  if (stray !== undefined) throw invalid(`'${stray.target.slice(0, 253)}' is in no zone of the account`, '/rules');
  const planned = zones.map((zone) => ({
    zone_id: zone.id,
    zone_name: zone.name,
    changes: changesIn(
      context,
      zone,
      owner_worker_tag,
      wanted.filter(({ target }) => isWithin(target, zone)),
    ),
  }));
  return context.fit({ zones: planned.filter(({ changes }) => changes.length > 0) });
};

const isWithin = (target: string, { id, name }: Zone): boolean =>
  target === id || target === name || target.endsWith(`.${name}`);

export const routingRules = {
  'emailRouting.rules.create': rules.create,
  'emailRouting.rules.update': rules.update,
  'emailRouting.rules.get': rules.get,
  'emailRouting.rules.delete': rules.remove,
  'emailRouting.rules.list': list,
  'emailRouting.accountRules.list': list,
  'emailRouting.rules.plan': plan,
  'emailRouting.rules.catchAlls.get': (context) => catchAll(context, {}),
  'emailRouting.rules.catchAlls.update': (context) => {
    checkActions(context, { ...fieldsOf(context) });
    return catchAll(context, { enabled: true, ...fieldsOf(context) });
  },
} satisfies Handlers;
