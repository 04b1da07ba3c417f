/** Addresses of a Worker: custom domains of the account's zones, and its workers.dev subdomain. */
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { notFound, type Problem, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { dnsTables } from '../dns/tables.ts';
import { all, bearing, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { type Zone, zoneTables } from '../zones/state.ts';
import { tablesOf } from './tables.ts';

const accountOf = ({ path }: Pick<Context, 'path'>): string => path.account_id ?? '';
export const scopeOfDomains = (account: string): string => pathKey(['accounts', account, 'workers', 'domains']);
export type Domain = ResultOf<'workers.domains.get'>;

const domainsOf = (context: Pick<Context, 'path'>): string => scopeOfDomains(accountOf(context));

export function zonesOf({ sandbox }: Pick<Context, 'sandbox'>, account: string): Zone[] {
  return sandbox
    .use(zoneTables)
    .select('value FROM zones WHERE account = ?', [account])
    .map((row) => JSON.parse(String(row.value)) as Zone); // written by zones.ts alone
}

/** A host name, and the zone it is said to be in, if any. */
export interface Place {
  readonly hostname: string;
  readonly zone_id?: unknown;
  readonly zone_name?: unknown;
}

/** The most specific zone of the account that a host name is in. @throws Problem 400 */
export function zoneOfHost(
  context: Pick<Context, 'sandbox'>,
  account: string,
  { hostname, zone_id, zone_name }: Place,
): Zone {
  const zone = zonesOf(context, account)
    .filter(({ name }) => hostname === name || hostname.endsWith(`.${name}`))
    .filter(
      ({ id, name }) => (zone_id === undefined || id === zone_id) && (zone_name === undefined || name === zone_name),
    )
    .sort((one, other) => other.name.length - one.name.length)[0];
  // Codes without a note are not documented.
  if (zone === undefined)
    throw problem(400, 10013, `'${hostname.slice(0, 253)}' is in none of the account's zones.`, '/hostname');
  return zone;
}

/** Records of the user's own that lead the host name elsewhere. */
export const recordsInTheWay = ({ sandbox }: Pick<Context, 'sandbox'>, zone: string, hostname: string) =>
  sandbox
    .use(dnsTables)
    .atName(zone, hostname)
    .filter(({ type }) => type === 'A' || type === 'AAAA' || type === 'CNAME');

/** https://developers.cloudflare.com/workers/configuration/routing/custom-domains/ */
const attach: Handler<'workers.domains.update'> = (context) => {
  const { service, zone_id, zone_name, ...rest } = fieldsOf(context);
  const hostname = String(rest.hostname).toLowerCase();
  const account = accountOf(context);
  const zone = zoneOfHost(context, account, { hostname, zone_id, zone_name });
  if (!tablesOf(context).script.get(account, String(service)))
    throw problem(404, 10007, 'This Worker does not exist on your account.', '/service');
  const [before] = bearing<Domain>(context, scopeOfDomains(account), 'hostname', hostname);
  if (before !== undefined && before.service !== service) throw usedByAnother(hostname, '/hostname');
  return context.fit(attachDomain(context, account, zone, hostname, String(service)));
};

/** https://github.com/alchemy-run/alchemy-async/pull/1384 */
export const usedByAnother = (hostname: string, pointer: string): Problem =>
  problem(
    409,
    100116,
    `Hostname '${hostname}' already in use by other custom domain. Either delete it, try a different hostname, or use the option 'override_existing_origin' to override.`,
    pointer,
  );

/** @throws Problem 409 where records of the zone lead the host name elsewhere */
export function attachDomain(
  context: Pick<Context, 'sandbox'>,
  account: string,
  zone: Zone,
  hostname: string,
  service: string,
): Domain {
  const scope = scopeOfDomains(account);
  const before = bearing<Domain>(context, scope, 'hostname', hostname)[0];
  if (before === undefined && recordsInTheWay(context, zone.id, hostname).length > 0) {
    const why = `Hostname '${hostname}' already has externally managed DNS records (A, CNAME, etc). Either delete them, try a different hostname, or use the option 'override_existing_dns_record' to override.`;
    throw problem(409, 100117, why, '/hostname'); // https://github.com/vm0-ai/vm0/pull/33406
  }
  const { ids } = context.sandbox;
  const made = before ?? { id: ids.hex(), cert_id: ids.uuid(), environment: 'production' };
  const domain = { ...made, hostname, service, zone_id: zone.id, zone_name: zone.name };
  return keep(context, scope, String(made.id), domain);
}

const FILTERS = ['hostname', 'service', 'zone_id', 'zone_name', 'environment'] as const;

const list: Handler<'workers.domains.list'> = (context) => {
  const asked = FILTERS.filter((name) => context.query[name] !== undefined);
  return new PageResult(
    all<Domain>(context, domainsOf(context)).filter((one) => asked.every((name) => one[name] === context.query[name])),
  );
};

const find = (context: Context & At<'domain_id'>): Domain =>
  found(context, domainsOf(context), context.path.domain_id, () => notFound('domain'));

const detach: Handler<'workers.domains.delete'> = (context) => {
  context.sandbox.store.remove(domainsOf(context), find(context).id);
  return { success: true, errors: [], messages: [] };
};

/** Removes the routes and domains of a deleted Worker. */
export function removeTriggers(context: Context, service: string): void {
  if (context.path.dispatch_namespace !== undefined) return;
  const { store } = context.sandbox;
  for (const domain of all(context, domainsOf(context)))
    if (domain.service === service) store.remove(domainsOf(context), String(domain.id));
  for (const { id: zone } of zonesOf(context, accountOf(context))) {
    const scope = pathKey(['zones', zone, 'workers', 'routes']);
    for (const route of all(context, scope)) if (route.script === service) store.remove(scope, String(route.id));
  }
}

/** Lets the routes and domains of a Worker lead to its new name. */
export function renameTriggers(context: Context, from: string, to: string): void {
  for (const domain of all(context, domainsOf(context)))
    if (domain.service === from) keep(context, domainsOf(context), String(domain.id), { ...domain, service: to });
  for (const { id: zone } of zonesOf(context, accountOf(context))) {
    const scope = pathKey(['zones', zone, 'workers', 'routes']);
    for (const route of all(context, scope))
      if (route.script === from) keep(context, scope, String(route.id), { ...route, script: to });
  }
}

const subdomainPath = (account: string): string => pathKey(['accounts', account, 'workers', 'subdomain']);

/** The account's name under workers.dev. Accounts begin with one, which they can change or give up. */
export function registeredSubdomain(context: Context): string | undefined {
  return subdomainOfAccount(context, context.path.account_id ?? '');
}

export function subdomainOfAccount(context: Pick<Context, 'sandbox'>, account: string): string | undefined {
  const stored = read(context, subdomainPath(account), '');
  const name = stored === undefined ? `local-${account.slice(-6)}`.toLowerCase() : stored.subdomain;
  return typeof name === 'string' ? name : undefined;
}

/** @throws Problem 404 where the account gave its name up */
export function subdomainOf(context: Context, code: number): string {
  const name = registeredSubdomain(context);
  if (name === undefined) throw problem(404, code, 'This account has no workers.dev subdomain: register one first.');
  return name;
}

/** https://developers.cloudflare.com/workers/configuration/routing/workers-dev/ */
const register: Handler<'workers.subdomains.update'> = (context) => {
  const subdomain = String(fieldsOf(context).subdomain).toLowerCase();
  const { account_id } = context.path;
  // Codes of these two are not documented.
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(subdomain))
    throw problem(400, 10030, 'A subdomain has 1 to 63 letters, digits and hyphens.', '/subdomain');
  const others = all(context, '/accounts').map(({ id }) => String(id));
  const isTaken = others.some(
    (id) => id !== account_id && read(context, subdomainPath(id), '')?.subdomain === subdomain,
  );
  if (isTaken) throw problem(409, 10031, 'This subdomain is taken by another account.', '/subdomain');
  return keep(context, subdomainPath(account_id), '', { subdomain });
};

export const workersDomains = {
  'workers.domains.update': attach,
  'workers.domains.list': list,
  'workers.domains.get': find,
  'workers.domains.delete': detach,
  'workers.subdomains.get': (context) => ({ subdomain: subdomainOf(context, 10007) }),
  'workers.subdomains.update': register,
  'workers.subdomains.delete': (context) => {
    subdomainOf(context, 10007);
    keep(context, subdomainPath(context.path.account_id), '', { subdomain: null });
    return null;
  },
} satisfies Handlers;
