/** Web Analytics: one site per host or zone, each with a token, a snippet and rules in an order. */

import { isObject, stringList } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { notFound, problem } from '../../problem.ts';
import { all, below, countOf, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';

// The codes of the refusals of this file are not documented.
const REFUSED = 10_001;

const sites = (context: Context): string => below(context, 'rum', 'sites');
const rulesOf = (context: Context, ruleset: string): string => below(context, 'rum', 'v2', ruleset, 'rules');

function display(context: Context, site: Fields): Fields {
  const ruleset = isObject(site.ruleset) ? String(site.ruleset.id) : '';
  return { ...site, rules: all(context, rulesOf(context, ruleset)) };
}

/** https://developers.cloudflare.com/web-analytics/get-started/ */
function write<Result>(context: Showing<Result>, before: Fields | undefined): Result {
  const { host, zone_tag, auto_install, enabled } = fieldsOf(context);
  const name = typeof host === 'string' && host !== '' ? host.toLowerCase() : before?.host;
  const zone = zone_tag ?? before?.zone_tag;
  if (name === undefined && zone === undefined)
    throw problem(400, REFUSED, 'host or zone_tag says of which site', '/host');
  const same = all(context, sites(context)).find(
    (one) =>
      one.site_tag !== before?.site_tag &&
      ((name !== undefined && one.host === name) || (zone !== undefined && one.zone_tag === zone)),
  );
  if (same !== undefined) throw problem(409, REFUSED, 'The site already exists', '/host');
  const { ids } = context.sandbox;
  const site_tag = String(before?.site_tag ?? ids.hex());
  const site_token = String(before?.site_token ?? ids.hex());
  const old = isObject(before?.ruleset) ? before.ruleset : { id: ids.uuid(), enabled: true };
  const beacon = JSON.stringify({ token: site_token });
  const site = {
    site_tag,
    site_token,
    host: name,
    zone_tag: zone,
    created: before?.created ?? context.now(),
    auto_install: auto_install ?? before?.auto_install ?? false,
    ruleset: { ...old, zone_tag: zone ?? '', zone_name: name ?? '', enabled: enabled ?? old.enabled },
    snippet: `<script defer src='https://static.cloudflareinsights.com/beacon.min.js' data-cf-beacon='${beacon}'></script>`,
  };
  return context.fit(display(context, keep(context, sites(context), site_tag, site)));
}

function find(context: Context & At<'site_id'>): Fields {
  const site = read(context, sites(context), context.path.site_id);
  if (site === undefined) throw notFound('site');
  return site;
}

const remove: Handler<'rum.siteInfo.delete'> = (context) => {
  const { site_tag, ruleset } = find(context);
  context.sandbox.store.remove(sites(context), String(site_tag));
  if (isObject(ruleset)) context.sandbox.store.clear(rulesOf(context, String(ruleset.id)));
  return { site_tag: String(site_tag) };
};

const list: Handler<'rum.siteInfo.list'> = (context) => {
  const found = all(context, sites(context)).map((site) => display(context, site));
  if (context.query.order_by === 'host') found.sort((one, other) => (String(one.host) < String(other.host) ? -1 : 1));
  return context.page(found, (site) => context.fit(site));
};

function rulesetOf(context: Context): Fields {
  const id = context.path.ruleset_id;
  const site = all(context, sites(context)).find(({ ruleset }) => isObject(ruleset) && ruleset.id === id);
  if (site === undefined || !isObject(site.ruleset)) throw notFound('ruleset');
  return site.ruleset;
}

/** https://developers.cloudflare.com/web-analytics/configuration-options/rules/ */
function writeRule(context: Context, id: unknown, body: Fields): Fields {
  const scope = rulesOf(context, String(rulesetOf(context).id));
  const before = typeof id === 'string' ? read(context, scope, id) : undefined;
  if (typeof id === 'string' && before === undefined) throw notFound('rule');
  const own = String(before?.id ?? context.sandbox.ids.uuid());
  const priority = before?.priority ?? (countOf(context, scope) + 1) * 1000;
  const { host, inclusive, is_paused, paths } = body;
  const given = Object.entries({ host, inclusive, is_paused, paths }).filter(([, value]) => value !== undefined);
  const rule = {
    inclusive: true,
    is_paused: false,
    paths: ['*'],
    created: context.now(),
    ...before,
    ...Object.fromEntries(given),
  };
  return keep(context, scope, own, { ...rule, id: own, priority });
}

function listRules<Result>(context: Showing<Result>): Result {
  const ruleset = rulesetOf(context);
  return context.fit({ ruleset, rules: all(context, rulesOf(context, String(ruleset.id))) });
}

/** Removes some and writes others, all or nothing. */
const bulk: Handler<'rum.rules.bulkCreate'> = (context) => {
  const { rules, delete_rules } = fieldsOf(context);
  for (const id of stringList(delete_rules ?? [])) removeRule(context, id);
  for (const rule of rules ?? []) writeRule(context, rule.id, { ...rule });
  return listRules(context);
};

function removeRule(context: Context, id: string): { id: string } {
  const scope = rulesOf(context, String(rulesetOf(context).id));
  if (!context.sandbox.store.remove(scope, id)) throw notFound('rule');
  return { id };
}

export const rum = {
  'rum.siteInfo.create': (context) => write(context, undefined),
  'rum.siteInfo.update': (context) => write(context, find(context)),
  'rum.siteInfo.get': (context) => context.fit(display(context, find(context))),
  'rum.siteInfo.list': list,
  'rum.siteInfo.delete': remove,
  'rum.rules.create': (context) => context.fit(writeRule(context, undefined, fieldsOf(context))),
  'rum.rules.update': (context) => context.fit(writeRule(context, context.path.rule_id, fieldsOf(context))),
  'rum.rules.list': listRules,
  'rum.rules.delete': (context) => removeRule(context, context.path.rule_id),
  'rum.rules.bulkCreate': bulk,
} satisfies Handlers;
