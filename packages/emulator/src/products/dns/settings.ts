/** DNS settings of zones and accounts, and how many records there are and may be. */

import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { type Plan, planOf, zonesOf } from '../zones/plan.ts';
import { zoneOf } from '../zones/state.ts';
import { namesInSet } from './custom-nameservers.ts';
import { QUOTA } from './record-rules.ts';
import { dnsTables } from './tables.ts';

/** https://developers.cloudflare.com/dns/nameservers/advanced-nameservers/ and, of the SOA record, https://developers.cloudflare.com/dns/manage-dns-records/reference/dns-record-types/#soa */
const DEFAULTS: Fields = {
  flatten_all_cnames: false,
  foundation_dns: false,
  internal_dns: {},
  multi_provider: false,
  nameservers: { type: 'cloudflare.standard' },
  ns_ttl: 86_400,
  secondary_overrides: false,
  soa: {
    expire: 604_800,
    min_ttl: 1800,
    mname: null,
    refresh: 10_000,
    retry: 2400,
    rname: 'dns.cloudflare.com',
    ttl: 3600,
  },
  zone_mode: 'standard',
};

/** Objects within are merged too: a PATCH of one field of the SOA record leaves the others. */
function merged(before: Fields, change: Fields): Fields {
  const joined = Object.entries(change).map(([name, value]) => {
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    return [name, isObject(old) && isObject(value) ? merged(old, value) : value] as const;
  });
  return { ...before, ...Object.fromEntries(joined) };
}

const accountScope = (account: string): string => `/accounts/${encodeURIComponent(account)}/dns_settings`;

function accountSettings(context: Context, account: string): Fields {
  const stored = read(context, accountScope(account), '') ?? {};
  return merged({ zone_defaults: DEFAULTS, enforce_dns_only: false }, stored);
}

/** A zone begins with the defaults of its account. */
function zoneSettings(context: Context): Fields {
  const zone = zoneOf(context);
  const defaults = accountSettings(context, zone.account.id).zone_defaults;
  return merged(isObject(defaults) ? defaults : DEFAULTS, read(context, below(context, 'dns_settings'), '') ?? {});
}

interface Settings {
  readonly flatten_all_cnames?: boolean;
  readonly foundation_dns?: boolean;
  readonly nameservers?: object;
  readonly zone_mode?: string;
}

/** Checks settings against the plan and the existing nameserver sets. Codes are not documented. */
function checkSettings(context: Context, account: string, plan: Plan, settings: Settings, at = ''): void {
  const { flatten_all_cnames, foundation_dns, nameservers = {}, zone_mode = 'standard' } = settings;
  const { type, ns_set = 1 }: Fields = { ...nameservers };
  // https://developers.cloudflare.com/dns/cname-flattening/
  if (flatten_all_cnames === true && plan === 'free')
    throw invalid('flatten_all_cnames is part of the Pro plan and above', `${at}/flatten_all_cnames`);
  // https://developers.cloudflare.com/dns/foundation-dns/advanced-nameservers/
  if ((foundation_dns === true || type === 'cloudflare.advanced') && plan !== 'enterprise')
    throw invalid('Advanced nameservers are part of the Enterprise plan', `${at}/nameservers/type`);
  // https://github.com/cisagov/manage.get.gov/issues/4472
  if (zone_mode !== 'standard' && plan !== 'enterprise')
    throw invalid('Custom zone modes are not available to this account or zone.', `${at}/zone_mode`);
  // https://developers.cloudflare.com/dns/nameservers/custom-nameservers/account-custom-nameservers/#2-delete-acns-names-or-sets
  if (type === 'custom.account' && namesInSet(context, account, Number(ns_set)).length < 2)
    throw invalid(`The nameserver set ${String(ns_set)} has fewer than 2 nameservers`, `${at}/nameservers/ns_set`);
  // https://developers.cloudflare.com/dns/nameservers/custom-nameservers/
  if (type === 'custom.zone' && plan !== 'business' && plan !== 'enterprise')
    throw invalid('Custom nameservers are part of the Business plan and above', `${at}/nameservers/type`);
}

const editZone: Handler<'dns.settings.zone.edit'> = (context) => {
  const scope = below(context, 'dns_settings');
  checkSettings(context, zoneOf(context).account.id, planOf(context), fieldsOf(context));
  keep(context, scope, '', merged(read(context, scope, '') ?? {}, fieldsOf(context)));
  return context.fit(zoneSettings(context));
};

const editAccount: Handler<'dns.settings.account.edit'> = (context) => {
  const account = context.path.account_id;
  const scope = accountScope(account);
  const { zone_defaults = {} } = fieldsOf(context);
  checkSettings(context, account, planOf(context), { ...zone_defaults }, '/zone_defaults');
  keep(context, scope, '', merged(read(context, scope, '') ?? {}, fieldsOf(context)));
  return context.fit(accountSettings(context, account));
};

/** https://developers.cloudflare.com/dns/manage-dns-records/#record-quotas */
const zoneUsage: Handler<'dns.usage.zone.get'> = (context) => {
  const zone = zoneOf(context);
  return { record_quota: QUOTA[planOf(context)], record_usage: context.sandbox.use(dnsTables).count(zone.id) };
};

const accountUsage: Handler<'dns.usage.account.get'> = (context) => {
  const { count } = context.sandbox.use(dnsTables);
  const zones = zonesOf(context, context.path.account_id);
  return { record_quota: null, record_usage: zones.reduce((sum, zone) => sum + count(zone), 0) };
};

export const dnsSettings = {
  'dns.settings.zone.get': (context) => context.fit(zoneSettings(context)),
  'dns.settings.zone.edit': editZone,
  'dns.settings.account.get': (context) => context.fit(accountSettings(context, context.path.account_id)),
  'dns.settings.account.edit': editAccount,
  'dns.usage.zone.get': zoneUsage,
  'dns.usage.account.get': accountUsage,
} satisfies Handlers;
