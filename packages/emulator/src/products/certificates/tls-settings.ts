/** TLS settings of hostnames, Universal SSL, and settings of the connection to the origin. */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { collection } from '../shared/collection.ts';
import { below, type Fields, phase, read } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { single } from '../shared/single.ts';
import { zoneNameOf } from '../zones/plan.ts';
import { isCipherList } from '../zones/setting-values.ts';

const isOneOf =
  (...names: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && names.includes(value);

/** https://developers.cloudflare.com/api/resources/hostnames/subresources/settings/subresources/tls/methods/update/ */
const HOSTNAME_VALUES: Readonly<Record<string, (value: unknown) => boolean>> = {
  ciphers: isCipherList,
  http2: isOneOf('on', 'off'),
  min_tls_version: isOneOf('1.0', '1.1', '1.2', '1.3'),
};

const settingOf = ({ path }: Context): string => path.setting_id ?? '';

function checkHostname(context: Context, { hostname, value }: Fields): void {
  const zone = zoneNameOf(context);
  const name = String(hostname);
  if (zone !== undefined && name !== zone && !name.endsWith(`.${zone}`))
    throw invalid(`'${name.slice(0, 253)}' is not a hostname of the zone`, '/hostname');
  if (HOSTNAME_VALUES[settingOf(context)]?.(value) !== true)
    throw invalid(`Not a value of ${settingOf(context)}`, '/value');
}

const hostnames = collection({
  what: 'setting for the hostname',
  param: 'hostname',
  id: ['hostname', 'given'],
  scope: (context) => below(context, 'hostnames', 'settings', settingOf(context)),
  created: ['created_at'],
  modified: ['updated_at'],
  check: checkHostname,
  show: (context, item) => ({
    ...item,
    status: phase(item.updated_at, context, [
      ['pending_deployment', 0],
      ['active', 10],
    ]),
  }),
});

/** @throws Problem 400 if hostnames do not have the setting */
function checkSetting(context: Context): void {
  if (HOSTNAME_VALUES[settingOf(context)] !== undefined) return;
  const names = Object.keys(HOSTNAME_VALUES).join(', ');
  throw invalid(`'${settingOf(context).slice(0, 64)}' is not one of ${names}`, '/setting_id');
}

/** The first value, and any other in its place. */
function put<Result>(context: Showing<Result> & { readonly path: { readonly hostname: string } }): Result {
  checkSetting(context);
  const hostname = context.path.hostname.toLowerCase();
  const scope = below(context, 'hostnames', 'settings', settingOf(context));
  const { value } = Object(context.body); // its schema has passed
  const before = read(context, scope, hostname);
  const item =
    before === undefined
      ? hostnames.add(context, { hostname, value }, scope)
      : hostnames.change(context, before, { value }, scope);
  return context.fit(hostnames.shown(context, item));
}

const universal = single({ first: { enabled: true } });

const id = 'auto_origin_tls_kex';
const keyExchange = single({
  first: { id, enabled: false, modified_on: '0001-01-01T00:00:00Z' },
  modified: 'modified_on',
});

/** https://developers.cloudflare.com/api/resources/origin_tls_compliance_modes/methods/edit/ */
const MODES = ['fips', 'pqh'];

const compliance = single({
  first: { id: 'origin_tls_compliance_modes', editable: true, value: [], modified_on: null },
  modified: 'modified_on',
  check: (_context, { value }) => {
    const unknown = (Array.isArray(value) ? value : []).findIndex((mode) => !MODES.includes(String(mode)));
    if (unknown !== -1) throw invalid(`Modes: ${MODES.join(', ')}`, `/value/${unknown}`);
  },
});

/**
 * Certificates are valid for 90 days: https://developers.cloudflare.com/ssl/edge-certificates/additional-options/total-tls/
 * The authority and the status were seen of a zone that has it on: https://github.com/cloudflare/cf-terraforming
 */
const totalTls = single({
  first: { enabled: false },
  scope: (context) => below(context, 'acm', 'total_tls'),
  show: (_context, item) => ({
    ...(item.enabled === true ? { certificate_authority: 'google', status: 'enabled' } : {}),
    ...item,
    validity_period: 90,
  }),
});

export const tlsSettings = {
  'hostnames.settings.tls.update': put,
  'hostnames.settings.tls.list': (context) => {
    checkSetting(context);
    return hostnames.list(context);
  },
  'hostnames.settings.tls.get': (context) => {
    checkSetting(context);
    return hostnames.get(context);
  },
  'hostnames.settings.tls.delete': (context) => {
    checkSetting(context);
    return hostnames.remove(context);
  },
  'ssl.universal.settings.get': universal.get,
  'ssl.universal.settings.edit': universal.edit,
  'ssl.autoOriginTLSKex.get': keyExchange.get,
  'ssl.autoOriginTLSKex.edit': keyExchange.edit,
  'originTLSComplianceModes.get': compliance.get,
  'originTLSComplianceModes.update': compliance.update,
  'originTLSComplianceModes.edit': compliance.edit,
  'originTLSComplianceModes.delete': compliance.reset,
  'acm.totalTLS.get': totalTls.get,
  'acm.totalTLS.edit': totalTls.edit,
  'acm.totalTLS.update': totalTls.edit,
} satisfies Handlers;
