/** Gateways to AI models: their settings, addresses and own hostnames. */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { dnsTables } from '../dns/tables.ts';
import { unique } from '../shared/collection.ts';
import { all, below, type Fields, fieldsOf, found, keep, limited, phase, read } from '../shared/fields.ts';
import { having, searched } from '../shared/lists.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { zoneTables } from '../zones/state.ts';

/** https://developers.cloudflare.com/ai-gateway/reference/limits/: gateways of the paid plan, and a month of cache. */
const LIMITS = { gateways: 20, cacheTtl: 31 * 86_400, otel: 5, rules: 20 };
/** Codes of AI Gateway are not documented. */
const FULL = 10_001;

export interface Gateway extends Fields {
  readonly id: string;
}

export const gatewaysOf = (context: Context): string => below(context, 'ai-gateway', 'gateways');

/** Scope of the collections that belong to the gateway of the path. */
export const inGateway = (context: Context, ...names: string[]): string =>
  below(context, 'ai-gateway', 'gateways', gatewayOf(context).id, ...names);

/** The gateway of the path. @throws Problem 404 */
export function gatewayOf(context: Context, id = context.path.gateway_id ?? context.path.id ?? ''): Gateway {
  return found<Gateway>(context, gatewaysOf(context), id, () => missing('gateway'));
}

const DEFAULTS: Fields = {
  authentication: false,
  is_default: false,
  log_management: null,
  log_management_strategy: null,
  logpush: false,
  logpush_public_key: null,
  otel: null,
  rate_limiting_technique: 'fixed',
  retry_backoff: null,
  retry_delay: null,
  retry_max_attempts: null,
  store_id: null,
  stripe: null,
  workers_ai_billing_mode: 'postpaid',
  zdr: false,
};

/** https://developers.cloudflare.com/ai-gateway/configuration/manage-gateway/#default-gateway */
const DEFAULT_GATEWAY: Fields = {
  authentication: true,
  cache_invalidate_on_update: true,
  cache_ttl: 0,
  collect_logs: true,
  is_default: true,
  rate_limiting_interval: 0,
  rate_limiting_limit: 0,
};

function checkSettings(context: Context, settings: Fields): void {
  const { cache_ttl, otel, spend_limits, store_id, log_management, log_management_strategy } = settings;
  if (Number(cache_ttl ?? 0) > LIMITS.cacheTtl)
    throw invalid(`cache_ttl is ${String(cache_ttl)}, and at most a month: ${LIMITS.cacheTtl}`, '/cache_ttl');
  if (Array.isArray(otel) && otel.length > LIMITS.otel)
    throw invalid(`otel has at most ${LIMITS.otel} receivers`, '/otel');
  const rules = isObject(spend_limits) && Array.isArray(spend_limits.rules) ? spend_limits.rules : [];
  if (rules.length > LIMITS.rules)
    throw invalid(`spend_limits has at most ${LIMITS.rules} rules`, '/spend_limits/rules');
  if (typeof store_id === 'string' && read(context, below(context, 'secrets_store', 'stores'), store_id) === undefined)
    throw missing('secrets store', '/store_id');
  if (typeof log_management === 'number' && log_management_strategy === null)
    throw invalid('log_management needs a log_management_strategy', '/log_management_strategy');
}

function add(context: Context, id: string, settings: Fields): Gateway {
  const now = context.now();
  limited(context, gatewaysOf(context), LIMITS.gateways, FULL, 'gateways');
  return keep(context, gatewaysOf(context), id, { ...DEFAULTS, ...settings, id, created_at: now, modified_at: now });
}

const create: Handler<'aiGateway.create'> = (context) => {
  const { id = '', ...settings } = fieldsOf(context);
  if (!/^[a-z0-9_-]+$/i.test(id))
    throw invalid(`'${id.slice(0, 64)}' has more than letters, digits, hyphens and underscores`, '/id');
  unique(context, gatewaysOf(context), 'id', id);
  checkSettings(context, settings);
  return context.fit(add(context, id, { ...settings, is_default: id === 'default' }));
};

/** The gateway that a call names. One called `default` makes itself. */
export function gatewayNamed(context: Context, id: string): Gateway {
  if (id === 'default' && read(context, gatewaysOf(context), id) === undefined)
    return add(context, id, DEFAULT_GATEWAY);
  return gatewayOf(context, id);
}

const update: Handler<'aiGateway.update'> = (context) => {
  const before = gatewayOf(context);
  const settings = fieldsOf(context);
  checkSettings(context, settings);
  const changed = { ...before, ...settings, id: before.id, modified_at: context.now() };
  return context.fit(keep(context, gatewaysOf(context), before.id, changed));
};

const remove: Handler<'aiGateway.delete'> = (context) => {
  const gateway = gatewayOf(context);
  context.sandbox.store.remove(gatewaysOf(context), gateway.id);
  return context.fit(gateway);
};

const list: Handler<'aiGateway.list'> = (context) =>
  context.page(searched(all<Gateway>(context, gatewaysOf(context)), context.query.search, ['id']), (one) =>
    context.fit(one),
  );

/** https://developers.cloudflare.com/ai-gateway/usage/providers/ */
const url: Handler<'aiGateway.urls.get'> = (context) => {
  const { account_id, provider } = context.path;
  return `https://gateway.ai.cloudflare.com/v1/${account_id}/${gatewayOf(context).id}/${provider}`;
};

interface Domain extends Fields {
  readonly hostname: string;
  readonly zone_id: string;
  readonly cname_target: string;
  readonly created_at: number;
}

/** Validated once the zone has its CNAME: https://developers.cloudflare.com/ai-gateway/configuration/custom-domains/#create-the-dns-record */
function statusOf(context: Context, domain: Domain): 'initializing' | 'pending_dcv' | 'active' {
  const records = context.sandbox.use(dnsTables).all(domain.zone_id);
  const isThere = records.some(
    ({ type, name, content }) => type === 'CNAME' && name === domain.hostname && content === domain.cname_target,
  );
  const made = new Date(domain.created_at).toISOString();
  if (isThere) return 'active';
  return phase(made, context, [
    ['initializing', 0],
    ['pending_dcv', 5],
  ]);
}

const shownDomain = (context: Context, domain: Domain): Fields => ({
  ...domain,
  ssl_hostname_id: null,
  status: statusOf(context, domain),
});

const createDomain: Handler<'aiGateway.customDomains.create'> = (context) => {
  const gateway = gatewayOf(context);
  const { domain = '', zone_id = '' } = fieldsOf(context);
  const hostname = domain.toLowerCase();
  const [zone] = context.sandbox
    .use(zoneTables)
    .select('name FROM zones WHERE id = ? AND account = ?', [zone_id, context.path.account_id]);
  if (zone === undefined) throw missing('zone', '/zone_id');
  if (hostname !== zone.name && !hostname.endsWith(`.${String(zone.name)}`))
    throw invalid(`'${domain.slice(0, 253)}' is not in the zone ${String(zone.name)}`, '/domain');
  const gateways = all<Gateway>(context, gatewaysOf(context));
  const taken = gateways.some(
    ({ id }) => read(context, below(context, 'ai-gateway', 'gateways', id, 'custom-domains'), hostname) !== undefined,
  );
  if (taken) throw conflict(`'${hostname}' belongs to a gateway already`, '/domain');
  const now = context.sandbox.clock.now();
  const cname_target = `${gateway.id}-${context.sandbox.ids.digits(8)}.gateway.ai.cloudflare.com`;
  const value = { hostname, zone_id, gateway_id: gateway.id, cname_target, created_at: now, modified_at: now };
  return context.fit(shownDomain(context, keep(context, inGateway(context, 'custom-domains'), hostname, value)));
};

const domainOf = (context: Context & { readonly path: { readonly hostname: string } }): Domain =>
  found<Domain>(context, inGateway(context, 'custom-domains'), context.path.hostname.toLowerCase(), () =>
    missing('custom domain'),
  );

const listDomains: Handler<'aiGateway.customDomains.list'> = (context) => {
  const { status, search } = context.query;
  const domains = all<Domain>(context, inGateway(context, 'custom-domains')).map((one) => shownDomain(context, one));
  return context.fit(searched(having(domains, { status }), search, ['hostname']));
};

const removeDomain: Handler<'aiGateway.customDomains.delete'> = (context) => {
  const domain = domainOf(context);
  context.sandbox.store.remove(inGateway(context, 'custom-domains'), domain.hostname);
  return context.fit(shownDomain(context, domain));
};

export const aiGateways = {
  'aiGateway.create': create,
  'aiGateway.update': update,
  'aiGateway.list': list,
  'aiGateway.get': (context) => context.fit(gatewayOf(context)),
  'aiGateway.delete': remove,
  'aiGateway.urls.get': url,
  'aiGateway.customDomains.create': createDomain,
  'aiGateway.customDomains.list': listDomains,
  'aiGateway.customDomains.get': (context) => context.fit(shownDomain(context, domainOf(context))),
  'aiGateway.customDomains.delete': removeDomain,
} satisfies Handlers;
