/** Email Routing of a zone: on and off with the DNS records that it lives by, and its settings. */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { dnsTables } from '../dns/tables.ts';
import { addRecords, faultsOf, type MailRecord, removeRecords, routingRecords } from '../email-sending/records.ts';
import { below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { zonesOf } from '../zones/plan.ts';
import { type Zone, zoneOf, zoneTables } from '../zones/state.ts';
import { routingAddresses } from './addresses.ts';
import { routingRules } from './rules.ts';

// The code of this refusal is not documented.
const REFUSED = 2000;

/** https://developers.cloudflare.com/email-service/configuration/domains/#locked-dns-records */
function statusOf(context: Pick<Context, 'sandbox'>, zone: Zone, stored: Fields): string {
  if (stored.enabled !== true) return 'unconfigured';
  if (faultsOf(context, zone, routingRecords(zone.name)).length > 0) return 'misconfigured';
  return stored.unlocked === true ? 'unlocked' : 'ready';
}

const settings = <Result>(context: Showing<Result>): Result => context.fit(settingsOf(context, zoneOf(context)));

function settingsOf(context: Pick<Context, 'sandbox'>, zone: Zone): Fields {
  const stored = read(context, pathKey(['zones', zone.id, 'email', 'routing']), '') ?? {};
  const enabled = stored.enabled === true;
  return {
    id: zone.id,
    tag: zone.id,
    name: zone.name,
    enabled,
    created: stored.created ?? zone.created_on,
    modified: stored.modified ?? zone.created_on,
    skip_wizard: stored.skip_wizard ?? enabled,
    synced: true,
    support_subaddress: stored.support_subaddress ?? false,
    status: statusOf(context, zone, stored),
  };
}

/** The zones of an account, as wrangler lists them. */
const zones: Handler<'undocumented.emailRoutingZones.list'> = (context) => {
  const { get } = context.sandbox.use(zoneTables);
  const all = zonesOf(context, context.path.account_id).map((id) => JSON.parse(String(get.get(id)?.value)) as Zone); // ids of zones
  return context.fit(all.map((zone) => settingsOf(context, zone)));
};

function write<Result>(context: Showing<Result>, change: Fields): Result {
  const scope = below(context, 'email', 'routing');
  const before = read(context, scope, '') ?? { created: context.now() };
  keep(context, scope, '', { ...before, ...change, modified: context.now() });
  return settings(context);
}

/** A subdomain of the zone, or the zone. @throws Problem 400 where it is neither */
function domainOf(zone: Zone, name: unknown, pointer: string): string {
  const domain = typeof name === 'string' && name !== '' ? name.toLowerCase().replace(/\.$/, '') : zone.name;
  if (domain === zone.name || domain.endsWith(`.${zone.name}`)) return domain;
  // https://github.com/cloudflare/cloudflare-docs/issues/20017
  throw problem(400, 2007, `Invalid Input: '${domain.slice(0, 253)}' is not a domain of the zone`, pointer);
}

/** Adds its records; mail servers of others are in the way. */
function turnOn<Result>(context: Showing<Result>, name?: string): Result {
  const zone = zoneOf(context);
  const domain = domainOf(zone, name, '/name');
  const there = context.sandbox.use(dnsTables).all(zone.id);
  const isForeign = ({ type, name: owner, content }: { type: string; name: string; content: string }): boolean =>
    type === 'MX' && owner === domain && !content.endsWith('.mx.cloudflare.net');
  if (there.some(isForeign))
    throw problem(409, REFUSED, 'The zone has MX records of another mail server: remove them first.');
  addRecords(context, zone, routingRecords(domain));
  return write(context, { enabled: true, unlocked: false, ...(domain === zone.name ? {} : added(context, domain)) });
}

const domainsOf = (context: Context): string[] => {
  const { domains } = read(context, below(context, 'email', 'routing'), '') ?? {};
  return Array.isArray(domains) ? domains.map(String) : [];
};

const added = (context: Context, domain: string): Fields => ({
  domains: [...new Set([...domainsOf(context), domain])],
});

/** Its records go with it, those of subdomains too. */
function turnOff<Result>(context: Showing<Result>): Result {
  const zone = zoneOf(context);
  for (const domain of [zone.name, ...domainsOf(context)]) removeRecords(context, zone, routingRecords(domain));
  return write(context, { enabled: false, unlocked: false, domains: [] });
}

/** `enabled` has no effect here: https://developers.cloudflare.com/api/resources/email_routing/methods/edit/ */
const edit: Handler<'emailRouting.edit' | 'emailRouting.update'> = (context) => {
  const { skip_wizard, support_subaddress } = fieldsOf(context);
  const given = Object.entries({ skip_wizard, support_subaddress }).filter(([, value]) => value !== undefined);
  return write(context, Object.fromEntries(given));
};

function unlock<Result>(context: Showing<Result>): Result {
  domainOf(zoneOf(context), (fieldsOf(context) as Fields).name, '/name'); // an object by its schema
  return write(context, { unlocked: true });
}

/** https://developers.cloudflare.com/api/resources/email_routing/subresources/dns/methods/get/ */
const recordsFor: Handler<'emailRouting.dns.get'> = (context) => {
  const result: MailRecord[] = routingRecords(domainOf(zoneOf(context), context.query.subdomain, '/subdomain'));
  return context.fit({ success: true, errors: [], messages: [], result });
};

export const emailRouting = {
  ...routingAddresses,
  ...routingRules,
  'emailRouting.get': settings,
  'undocumented.emailRoutingZones.list': zones,
  'emailRouting.enable': (context) => turnOn(context),
  'emailRouting.disable': turnOff,
  'emailRouting.edit': edit,
  'emailRouting.update': edit,
  'emailRouting.unlock': unlock,
  'emailRouting.dns.create': (context) => turnOn(context, fieldsOf(context).name),
  'emailRouting.dns.delete': turnOff,
  'emailRouting.dns.edit': unlock,
  'emailRouting.dns.get': recordsFor,
} satisfies Handlers;
