/**
 * Sets the triggers of one Worker as a whole: the calls by which wrangler deploys `routes`. They have no page of their
 * own; their effect is described in https://developers.cloudflare.com/workers/wrangler/configuration/#types-of-routes
 * and in what wrangler sends and prints.
 */
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { pathKey } from '../../routing/router.ts';
import { dnsTables } from '../dns/tables.ts';
import { all, fieldsOf, keep } from '../shared/fields.ts';
import {
  attachDomain,
  type Domain,
  type Place,
  recordsInTheWay,
  scopeOfDomains,
  usedByAnother,
  zoneOfHost,
  zonesOf,
} from './domains.ts';
import { checkPattern, partsOf, samePattern } from './routes.ts';
import { scriptOf } from './tables.ts';

type State = Pick<Context, 'sandbox'>;
type OfScript = Context & At<'account_id' | 'script_name'>;

interface Route {
  readonly id: string;
  readonly pattern: string;
  readonly script?: string;
}

/** @throws Problem 404 */
function scriptIn(context: OfScript): { readonly account: string; readonly script: string } {
  return { account: context.path.account_id, script: scriptOf(context).name };
}

const routeScope = (zone: string): string => pathKey(['zones', zone, 'workers', 'routes']);

function routesOf(context: State, account: string, script: string): { readonly zone: string; readonly route: Route }[] {
  return zonesOf(context, account).flatMap(({ id: zone }) =>
    all<Route>(context, routeScope(zone))
      .filter((route) => route.script === script)
      .map((route) => ({ zone, route })),
  );
}

const listRoutes: Handler<'undocumented.scriptRoutes.list'> = (context) => {
  const { account, script } = scriptIn(context);
  return routesOf(context, account, script).map(({ route }) => route);
};

/** The routes given are all that the Worker has: https://developers.cloudflare.com/workers/wrangler/configuration/#source-of-truth */
const replaceRoutes: Handler<'undocumented.scriptRoutes.update'> = (context) => {
  const { account, script } = scriptIn(context);
  const wanted = (context.body ?? []).map(({ pattern, zone_id, zone_name }) => {
    const zone = zoneOfHost(context, account, { hostname: partsOf(pattern).bare, zone_id, zone_name });
    checkPattern(zone, pattern);
    return { pattern, zone: zone.id };
  });
  for (const { zone, route } of routesOf(context, account, script))
    if (!wanted.some((one) => one.zone === zone && one.pattern === route.pattern))
      context.sandbox.store.remove(routeScope(zone), route.id);
  return wanted.map(({ pattern, zone }) => {
    const there = all<Route>(context, routeScope(zone)).find((one) => one.pattern === pattern);
    if (there !== undefined && there.script !== script) throw samePattern();
    const id = there?.id ?? context.sandbox.ids.hex();
    return keep(context, routeScope(zone), id, { id, pattern, script });
  });
};

interface Wanted {
  readonly hostname: string;
  readonly zone: ReturnType<typeof zoneOfHost>;
  readonly before: Domain | undefined;
}

function wantedOf(context: State, account: string, origins: readonly Place[]): Wanted[] {
  const there = all<Domain>(context, scopeOfDomains(account));
  return origins.map((origin) => {
    const hostname = origin.hostname.toLowerCase();
    const zone = zoneOfHost(context, account, { ...origin, hostname });
    return { hostname, zone, before: there.find((one) => one.hostname === hostname) };
  });
}

/** Domains of the Worker that are not among those wanted. */
const leftOf = (context: State, account: string, script: string, wanted: readonly Wanted[]): Domain[] =>
  all<Domain>(context, scopeOfDomains(account)).filter(
    ({ service, hostname }) => service === script && !wanted.some((one) => one.hostname === hostname),
  );

/** Previews the changes of setting these domains; wrangler asks its user about the last two. */
const previewDomains: Handler<'undocumented.scriptDomains.preview'> = (context) => {
  const { account, script } = scriptIn(context);
  const wanted = wantedOf(context, account, context.body ?? []);
  const described = ({ hostname, zone }: Wanted) => ({
    hostname,
    zone_id: zone.id,
    zone_name: zone.name,
    service: script,
  });
  const conflicting = wanted.filter(
    ({ before, zone, hostname }) => before === undefined && recordsInTheWay(context, zone.id, hostname).length > 0,
  );
  return {
    added: wanted.filter((one) => one.before === undefined && !conflicting.includes(one)).map(described),
    removed: context.query.replace_state === true ? leftOf(context, account, script, wanted) : [],
    updated: wanted.flatMap(({ before }) =>
      before !== undefined && before.service !== script ? [{ ...before, modified: true as const }] : [],
    ),
    conflicting: conflicting.map(described),
  };
};

/** The domains given; with `override_scope` they are all that the Worker has. */
const replaceDomains: Handler<'undocumented.scriptDomains.update'> = (context) => {
  const { account, script } = scriptIn(context);
  const { origins = [], override_scope, override_existing_origin, override_existing_dns_record } = fieldsOf(context);
  const wanted = wantedOf(context, account, origins);
  for (const { hostname, zone, before } of wanted) {
    if (before !== undefined && before.service !== script && override_existing_origin !== true)
      throw usedByAnother(hostname, '/origins');
    if (before === undefined && override_existing_dns_record === true)
      for (const { id } of recordsInTheWay(context, zone.id, hostname))
        context.sandbox.use(dnsTables).remove(String(id));
    attachDomain(context, account, zone, hostname, script);
  }
  if (override_scope === true)
    for (const { id } of leftOf(context, account, script, wanted))
      context.sandbox.store.remove(scopeOfDomains(account), id);
  return null;
};

export const scriptTriggers = {
  'undocumented.scriptRoutes.list': listRoutes,
  'undocumented.scriptRoutes.update': replaceRoutes,
  'undocumented.scriptDomains.preview': previewDomains,
  'undocumented.scriptDomains.update': replaceDomains,
} satisfies Handlers;
