/**
 * What leads to one Worker, set as a whole: the calls by which wrangler deploys `routes`. They have no page of their own; what they do is
 * in https://developers.cloudflare.com/workers/wrangler/configuration/#types-of-routes and in what wrangler sends and prints.
 */
import { isObject } from '@flarewire/schema';
import { enveloped, jsonOf, type RawCall, type RawRoute } from '../../http/raw.ts';
import type { Reply } from '../../http/respond.ts';
import { CODE, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { dnsTables } from '../dns/tables.ts';
import { all, type Fields, keep } from '../shared/fields.ts';
import { attachDomain, type Domain, recordsInTheWay, scopeOfDomains, zoneOfHost, zonesOf } from './domains.ts';
import { checkPattern, partsOf, samePattern } from './routes.ts';
import { tablesOf } from './tables.ts';

/** @throws Problem 404 */
function scriptIn(call: RawCall): { readonly account: string; readonly script: string } {
  const [account = '', script = ''] = call.values;
  if (tablesOf(call).script.get(account, script) === undefined)
    throw problem(404, 10007, 'This Worker does not exist on your account.', '/script_name');
  return { account, script };
}

/** @throws Problem 400 */
function objectsIn(value: unknown, pointer: string): Fields[] {
  if (!Array.isArray(value) || !value.every(isObject))
    throw problem(400, CODE.invalid, 'A list of objects is expected.', pointer);
  return value;
}

const routeScope = (zone: string): string => pathKey(['zones', zone, 'workers', 'routes']);

function routesOf(call: RawCall, account: string, script: string): { readonly zone: string; readonly route: Fields }[] {
  return zonesOf(call, account).flatMap(({ id: zone }) =>
    all(call, routeScope(zone))
      .filter((route) => route.script === script)
      .map((route) => ({ zone, route })),
  );
}

const listRoutes = (call: RawCall): Reply => {
  const { account, script } = scriptIn(call);
  return enveloped(routesOf(call, account, script).map(({ route }) => route));
};

/** The routes given are all that the Worker has: https://developers.cloudflare.com/workers/wrangler/configuration/#source-of-truth */
function replaceRoutes(call: RawCall): Reply {
  const { account, script } = scriptIn(call);
  const wanted = objectsIn(jsonOf(call), '').map(({ pattern, zone_id, zone_name }) => {
    const text = String(pattern);
    const zone = zoneOfHost(call, account, { hostname: partsOf(text).bare, zone_id, zone_name });
    checkPattern(zone, text);
    return { pattern: text, zone: zone.id };
  });
  const before = routesOf(call, account, script);
  for (const { zone, route } of before)
    if (!wanted.some((one) => one.zone === zone && one.pattern === route.pattern))
      call.sandbox.store.remove(routeScope(zone), String(route.id));
  const result = wanted.map(({ pattern, zone }) => {
    const there = all(call, routeScope(zone)).find((one) => one.pattern === pattern);
    if (there !== undefined && there.script !== script) throw samePattern();
    const id = String(there?.id ?? call.sandbox.ids.hex());
    return keep(call, routeScope(zone), id, { id, pattern, script });
  });
  return enveloped(result);
}

interface Wanted {
  readonly hostname: string;
  readonly zone: ReturnType<typeof zoneOfHost>;
  readonly before: Domain | undefined;
}

function wantedOf(call: RawCall, account: string, origins: readonly Fields[]): Wanted[] {
  const there = all<Domain>(call, scopeOfDomains(account));
  return origins.map(({ hostname: sent, zone_id, zone_name }) => {
    const hostname = String(sent).toLowerCase();
    const zone = zoneOfHost(call, account, { hostname, zone_id, zone_name });
    return { hostname, zone, before: there.find((one) => one.hostname === hostname) };
  });
}

/** Domains of the Worker that are not among those wanted. */
const leftOf = (call: RawCall, account: string, script: string, wanted: readonly Wanted[]): Domain[] =>
  all<Domain>(call, scopeOfDomains(account)).filter(
    ({ service, hostname }) => service === script && !wanted.some((one) => one.hostname === hostname),
  );

/** What setting these domains would change; wrangler asks its user about the last two. */
function previewDomains(call: RawCall): Reply {
  const { account, script } = scriptIn(call);
  const wanted = wantedOf(call, account, objectsIn(jsonOf(call), ''));
  const described = ({ hostname, zone }: Wanted) => ({
    hostname,
    zone_id: zone.id,
    zone_name: zone.name,
    service: script,
  });
  const isAsked = call.url.searchParams.get('replace_state') === 'true';
  const conflicting = wanted.filter(
    ({ before, zone, hostname }) => before === undefined && recordsInTheWay(call, zone.id, hostname).length > 0,
  );
  return enveloped({
    added: wanted.filter((one) => one.before === undefined && !conflicting.includes(one)).map(described),
    removed: isAsked ? leftOf(call, account, script, wanted) : [],
    updated: wanted.flatMap(({ before }) =>
      before !== undefined && before.service !== script ? [{ ...before, modified: true }] : [],
    ),
    conflicting: conflicting.map(described),
  });
}

/** The domains given; with `override_scope` they are all that the Worker has. */
function replaceDomains(call: RawCall): Reply {
  const { account, script } = scriptIn(call);
  const body = jsonOf(call);
  const { origins, override_scope, override_existing_origin, override_existing_dns_record } = isObject(body)
    ? body
    : {};
  const wanted = wantedOf(call, account, objectsIn(origins, '/origins'));
  for (const { hostname, zone, before } of wanted) {
    // Statuses and codes are not documented.
    if (before !== undefined && before.service !== script && override_existing_origin !== true) {
      const why = `Hostname '${hostname}' is already a custom domain of the Worker '${before.service}'. Use the option 'override_existing_origin' to override.`;
      throw problem(409, 100116, why, '/origins');
    }
    if (before === undefined && override_existing_dns_record === true)
      for (const { id } of recordsInTheWay(call, zone.id, hostname)) call.sandbox.use(dnsTables).remove(String(id));
    attachDomain(call, account, zone, hostname, script);
  }
  if (override_scope === true)
    for (const { id } of leftOf(call, account, script, wanted)) call.sandbox.store.remove(scopeOfDomains(account), id);
  return enveloped(null);
}

const SCRIPT = '/accounts/$1/workers/scripts/$2';

export const scriptTriggerRoutes: readonly RawRoute[] = [
  {
    methods: ['GET'],
    path: /^\/accounts\/([^/]+)\/workers\/scripts\/([^/]+)\/routes$/,
    isOpen: false,
    like: { method: 'GET', path: `${SCRIPT}/schedules` },
    answer: listRoutes,
  },
  {
    methods: ['PUT'],
    path: /^\/accounts\/([^/]+)\/workers\/scripts\/([^/]+)\/routes$/,
    isOpen: false,
    like: { method: 'PUT', path: `${SCRIPT}/schedules` },
    answer: replaceRoutes,
  },
  {
    methods: ['POST'],
    path: /^\/accounts\/([^/]+)\/workers\/scripts\/([^/]+)\/domains\/changeset$/,
    isOpen: false,
    like: { method: 'PUT', path: '/accounts/$1/workers/domains' },
    answer: previewDomains,
  },
  {
    methods: ['PUT'],
    path: /^\/accounts\/([^/]+)\/workers\/scripts\/([^/]+)\/domains\/records$/,
    isOpen: false,
    like: { method: 'PUT', path: '/accounts/$1/workers/domains' },
    answer: replaceDomains,
  },
];
