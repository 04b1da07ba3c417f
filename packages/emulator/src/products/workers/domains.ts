/** Where a Worker answers: custom domains of the account's zones, and its name under workers.dev. */
import type { At, Context } from '../../http/context.ts';
import type { Handler, Handlers, ResultOf } from '../../http/handlers.ts';
import { PageResult } from '../../http/page.ts';
import { notFound, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { dnsTables } from '../dns/tables.ts';
import { all, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { type Zone, zoneTables } from '../zones/state.ts';
import { tablesOf } from './tables.ts';

const domainsOf = ({ path }: Pick<Context, 'path'>): string =>
  pathKey(['accounts', path.account_id ?? '', 'workers', 'domains']);

function zonesOf(context: Context): Zone[] {
  return context.sandbox
    .use(zoneTables)
    .select('value FROM zones WHERE account = ?', [context.path.account_id ?? ''])
    .map((row) => JSON.parse(String(row.value)) as Zone); // written by zones.ts alone
}

/** https://developers.cloudflare.com/workers/configuration/routing/custom-domains/ */
const attach: Handler<'workers.domains.update'> = (context) => {
  const { service, zone_id, zone_name, ...rest } = fieldsOf(context);
  const hostname = String(rest.hostname).toLowerCase();
  const zone = zonesOf(context)
    .filter(({ name }) => hostname === name || hostname.endsWith(`.${name}`))
    .filter(
      ({ id, name }) => (zone_id === undefined || id === zone_id) && (zone_name === undefined || name === zone_name),
    )
    .sort((one, other) => other.name.length - one.name.length)[0];
  // Codes without a note are not documented.
  if (zone === undefined)
    throw problem(400, 10013, `'${hostname.slice(0, 253)}' is in none of the account's zones.`, '/hostname');
  if (!tablesOf(context).script.get(context.path.account_id, String(service)))
    throw problem(404, 10007, 'This Worker does not exist on your account.', '/service');
  const scope = domainsOf(context);
  const before = all(context, scope).find((one) => one.hostname === hostname);
  const records = before === undefined ? context.sandbox.use(dnsTables).atName(zone.id, hostname) : [];
  if (records.some(({ type }) => type === 'A' || type === 'AAAA' || type === 'CNAME')) {
    const why = `Hostname '${hostname}' already has externally managed DNS records (A, CNAME, etc). Either delete them, try a different hostname, or use the option 'override_existing_dns_record' to override.`;
    throw problem(409, 100117, why, '/hostname'); // code not documented
  }
  const { ids } = context.sandbox;
  const made = before ?? { id: ids.hex(), cert_id: ids.uuid(), environment: 'production' };
  const domain = { ...made, hostname, service, zone_id: zone.id, zone_name: zone.name };
  return context.fit(keep(context, scope, String(made.id), domain));
};

type Domain = ResultOf<'workers.domains.get'>;

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

/** What led to a Worker goes with it. */
export function removeTriggers(context: Context, service: string): void {
  if (context.path.dispatch_namespace !== undefined) return;
  const { store } = context.sandbox;
  for (const domain of all(context, domainsOf(context)))
    if (domain.service === service) store.remove(domainsOf(context), String(domain.id));
  for (const { id: zone } of zonesOf(context)) {
    const scope = pathKey(['zones', zone, 'workers', 'routes']);
    for (const route of all(context, scope)) if (route.script === service) store.remove(scope, String(route.id));
  }
}

const subdomainPath = (account: string): string => pathKey(['accounts', account, 'workers', 'subdomain']);

/** The account's name under workers.dev. Accounts begin with one, which they can change or give up. */
export function subdomainOf(context: Context, code: number): string {
  const { account_id = '' } = context.path;
  const kept = read(context, subdomainPath(account_id), '');
  const name = kept === undefined ? `local-${account_id.slice(-6)}`.toLowerCase() : kept.subdomain;
  if (typeof name !== 'string')
    throw problem(404, code, 'This account has no workers.dev subdomain: register one first.');
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
