/** Apps of Magic WAN, the traffic rules of sites for them, and flow collectors. */

import { isIP } from 'node:net';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { parseCidr } from '../shared/cidr.ts';
import { collection } from '../shared/collection.ts';
import { all, below, type Fields, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { listOf } from './groups.ts';

const HOSTNAME = /^(?:\*\.)?(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z0-9-]+$/i;

/**
 * IPv6 is not supported: https://developers.cloudflare.com/api/resources/magic_transit/subresources/apps/methods/create/
 * A name and a type are enough: https://developers.cloudflare.com/cloudflare-wan/configuration/appliance/network-options/application-based-policies/breakout-traffic/#add-an-application-to-your-account
 */
function checkApp(_context: Context, app: Fields): void {
  const { hostnames } = app;
  listOf(hostnames).forEach((name, index) => {
    if (String(name).length > 253 || !HOSTNAME.test(String(name)))
      throw invalid(`'${String(name).slice(0, 64)}' is not a hostname`, `/hostnames/${index}`);
  });
  for (const field of ['ip_subnets', 'source_subnets'])
    listOf(app[field]).forEach((range, index) => {
      if (parseCidr(range)?.version !== 4)
        throw invalid(`'${String(range).slice(0, 64)}' is not a range of IPv4`, `/${field}/${index}`);
    });
}

const appsScope = (context: Context): string => below(context, 'magic', 'apps');

const apps = collection({
  what: 'app',
  scope: appsScope,
  param: 'account_app_id',
  id: ['account_app_id', 'hex'],
  unique: ['name'],
  defaults: { hostnames: [], ip_subnets: [], source_subnets: [] },
  check: checkApp,
  leaving: (context, { account_app_id }) => {
    const sites = all(context, below(context, 'magic', 'sites'));
    const user = sites.find(({ id }) =>
      all(context, configsScope(context, String(id))).some((one) => one.account_app_id === account_app_id),
    );
    if (user !== undefined) throw conflict(`the site '${String(user.name)}' uses the app`);
  },
});

/** Managed apps; only this one is documented. */
const MANAGED: readonly Fields[] = [
  { managed_app_id: 'cloudflare', name: 'Cloudflare', type: 'Development', hostnames: ['cloudflare.com'] },
];

const configsScope = (context: Context, site: string): string => below(context, 'magic', 'sites', site, 'app_configs');

const siteOf = (context: Context): string => {
  const id = context.path.site_id ?? '';
  found(context, below(context, 'magic', 'sites'), id, () => missing('site'));
  return id;
};

/** One setting for an app, by WANs of the site. */
function checkConfig(context: Context, config: Fields): void {
  const { account_app_id, managed_app_id, preferred_wans, priority } = config;
  if ((account_app_id === undefined) === (managed_app_id === undefined))
    throw invalid('one of account_app_id and managed_app_id is given', '/account_app_id');
  if (account_app_id !== undefined) apps.named(context, account_app_id, '/account_app_id');
  if (managed_app_id !== undefined && !MANAGED.some((one) => one.managed_app_id === managed_app_id))
    throw missing('app', '/managed_app_id');
  if (priority !== undefined && priority !== 0 && priority !== 1) throw invalid('priority is 0 or 1', '/priority');
  const site = String(config.site_id);
  listOf(preferred_wans).forEach((wan, index) => {
    const scope = below(context, 'magic', 'sites', site, 'wans');
    if (read(context, scope, String(wan)) === undefined) throw missing('WAN', `/preferred_wans/${index}`);
  });
  const others = all(context, configsScope(context, site)).filter(({ id }) => id !== config.id);
  const isSame = (one: Fields): boolean =>
    one.account_app_id === account_app_id && one.managed_app_id === managed_app_id;
  if (others.some(isSame)) throw conflict('the site has a setting for this app already', '/account_app_id');
}

const configs = collection({
  what: 'app setting',
  scope: (context) => configsScope(context, siteOf(context)),
  param: 'app_config_id',
  read: (context, body) => ({ ...body, site_id: siteOf(context) }),
  check: checkConfig,
});

const flowScope = (context: Context): string => below(context, 'magic', 'sites', siteOf(context), 'netflow_config');

/** The port is documented: https://developers.cloudflare.com/cloudflare-wan/analytics/netflow-analytics/#enable-netflow-exports . The other first values are ours. */
const FLOW: Fields = { collector_port: 2055, active_timeout: 30, inactive_timeout: 15, sampling_rate: 100 };

const flowOf = (context: Context): Fields => found(context, flowScope(context), '', () => missing('NetFlow setting'));

const MAX: Readonly<Record<string, number>> = {
  collector_port: 65_535,
  active_timeout: 5400,
  inactive_timeout: 5400,
  sampling_rate: 10_000,
};

function writeFlow<Result>(context: Showing<Result>, before: Fields): Result {
  const config = { ...before, ...fieldsOf(context) };
  if (isIP(String(config.collector_ip)) === 0) throw invalid('collector_ip is not an address', '/collector_ip');
  for (const [name, most] of Object.entries(MAX))
    if (!(Number(config[name]) >= 1 && Number(config[name]) <= most))
      throw invalid(`${name} is from 1 to ${most}`, `/${name}`);
  return context.fit(keep(context, flowScope(context), '', config));
}

function createFlow<Result>(context: Showing<Result>): Result {
  if (read(context, flowScope(context), '') !== undefined) throw conflict('the site has a NetFlow setting already');
  return writeFlow(context, FLOW);
}

export const magicApps = {
  'magicTransit.apps.create': apps.create,
  'magicTransit.apps.update': apps.update,
  'magicTransit.apps.edit': apps.edit,
  'magicTransit.apps.delete': apps.remove,
  'magicTransit.apps.list': (context) =>
    context.page([...MANAGED, ...all(context, appsScope(context))], (app) => context.fit(app)),
  'magicTransit.sites.appConfigs.create': configs.create,
  'magicTransit.sites.appConfigs.update': configs.update,
  'magicTransit.sites.appConfigs.edit': configs.edit,
  'magicTransit.sites.appConfigs.delete': configs.remove,
  'magicTransit.sites.appConfigs.list': (context) => context.fit(configs.items(context)),
  'magicTransit.sites.netflowConfig.create': createFlow,
  'magicTransit.sites.netflowConfig.get': (context) => context.fit(flowOf(context)),
  // It enables the export too: https://developers.cloudflare.com/cloudflare-wan/analytics/netflow-analytics/#enable-netflow-exports
  'magicTransit.sites.netflowConfig.update': (context) => writeFlow(context, FLOW),
  'magicTransit.sites.netflowConfig.edit': (context) => writeFlow(context, flowOf(context)),
  'magicTransit.sites.netflowConfig.delete': (context) => {
    const config = flowOf(context);
    context.sandbox.store.remove(flowScope(context), '');
    return context.fit(config);
  },
} satisfies Handlers;
