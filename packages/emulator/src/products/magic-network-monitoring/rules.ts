/** Routers that send flows, and rules for their traffic: https://developers.cloudflare.com/magic-network-monitoring/rules/ */
import { isIP } from 'node:net';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { parseCidr, printCidr } from '../shared/cidr.ts';
import { collection } from '../shared/collection.ts';
import { below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';

const configScope = (context: Context): string => below(context, 'mnm', 'config');

interface ConfigBody {
  readonly name?: string;
  readonly router_ips?: readonly string[];
  readonly warp_devices?: readonly { readonly id: string; readonly name: string; readonly router_ip: string }[];
  readonly default_sampling?: number;
}

/** A router is known by its address, once: https://developers.cloudflare.com/magic-network-monitoring/get-started/ */
function checkConfig({ router_ips = [], warp_devices = [] }: ConfigBody): void {
  for (const [index, text] of router_ips.entries()) {
    const cidr = parseCidr(text);
    if (cidr === undefined || isIP(text.replace(/\/\d+$/, '')) === 0)
      throw invalid(`'${text.slice(0, 64)}' is not an address of a router`, `/router_ips/${index}`);
    if (router_ips.indexOf(text) !== index)
      throw invalid(`The router '${text}' is there twice`, `/router_ips/${index}`);
  }
  const ids = warp_devices.map(({ id }) => id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) throw invalid(`The device '${ids[twice]?.slice(0, 64)}' is there twice`, `/warp_devices/${twice}/id`);
}

const EMPTY = { default_sampling: 1, router_ips: [], warp_devices: [] };

function configOf(context: Context): Fields {
  const config = read(context, configScope(context), '');
  if (config === undefined) throw missing('configuration of the account');
  return config;
}

function save<Result>(context: Showing<Result>, before: Fields, body: ConfigBody): Result {
  checkConfig(body);
  return context.fit(keep(context, configScope(context), '', { ...before, ...body }));
}

const createConfig: Handler<'magicNetworkMonitoring.configs.create'> = (context) => {
  if (read(context, configScope(context), '') !== undefined) throw conflict('The account has a configuration already');
  return save(context, EMPTY, fieldsOf(context));
};

/** The rules go with the configuration that they are of. */
const removeConfig: Handler<'magicNetworkMonitoring.configs.delete'> = (context) => {
  const config = configOf(context);
  context.sandbox.store.remove(configScope(context), '');
  context.sandbox.store.clear(rulesOf(context));
  return context.fit(config);
};

const rulesOf = (context: Context): string => below(context, 'mnm', 'rules');

const rules = collection({
  what: 'rule',
  scope: rulesOf,
  param: 'rule_id',
  unique: ['name'],
  ignoresCase: true,
  created: ['created_at'],
  modified: ['updated_at'],
});

interface RuleBody extends Fields {
  readonly name?: string;
  readonly type?: string;
  readonly prefixes?: readonly string[];
  readonly duration?: string;
}

const TYPES = ['threshold', 'zscore', 'advanced_ddos'];
const DURATIONS = ['1m', '5m', '10m', '15m', '20m', '30m', '45m', '60m'];

/**
 * Required fields of each type of rule: …/rules/static-threshold/, …/rules/dynamic-threshold/ and
 * …/rules/s-flow-ddos-attack/
 */
function checkRule(rule: RuleBody, pointer = ''): void {
  const { type = '', prefixes = [], duration } = rule;
  if (!TYPES.includes(type))
    throw invalid(`type is one of ${TYPES.join(', ')}; given was '${type.slice(0, 64)}'`, `${pointer}/type`);
  if (prefixes.length === 0) throw invalid('prefixes must name at least one network', `${pointer}/prefixes`);
  for (const [index, text] of prefixes.entries()) {
    const cidr = parseCidr(text);
    if (cidr === undefined || printCidr(cidr) !== text)
      throw invalid(`'${text.slice(0, 64)}' is not a network in CIDR notation`, `${pointer}/prefixes/${index}`);
  }
  if (type === 'threshold' && rule.bandwidth_threshold === undefined && rule.packet_threshold === undefined)
    throw invalid('A threshold rule needs bandwidth_threshold or packet_threshold', `${pointer}/bandwidth_threshold`);
  if (duration !== undefined && !DURATIONS.includes(duration))
    throw invalid(
      `duration is one of ${DURATIONS.join(', ')}; given was '${duration.slice(0, 64)}'`,
      `${pointer}/duration`,
    );
  for (const name of ['zscore_sensitivity', 'zscore_target']) {
    if (type === 'zscore' && (rule[name] === undefined || rule[name] === null))
      throw invalid(`A rule of type zscore needs ${name}`, `${pointer}/${name}`);
  }
}

const BLANK: Fields = { duration: '1m', prefix_match: null };

function add(context: Context, body: RuleBody, pointer?: string): Fields {
  configOf(context);
  checkRule(body, pointer);
  return rules.add(context, { ...(body.type === 'threshold' ? BLANK : {}), ...body });
}

function change(context: Context, rule: Fields, body: Fields): Fields {
  checkRule({ ...rule, ...body });
  return rules.change(context, rule, body);
}

/** All of them are made, or none: the call is one transaction. */
const addMany: Handler<'magicNetworkMonitoring.rules.bulkCreate'> = (context) => {
  const { body = [] } = context;
  return context.fit(body.map((rule, index) => add(context, { ...rule }, `/${index}`)));
};

const edit: Handler<'magicNetworkMonitoring.rules.edit'> = (context) =>
  context.fit(change(context, rules.find(context), { ...fieldsOf(context) }));

/** Turns the advertisement on or off, whichever it is not: https://developers.cloudflare.com/magic-network-monitoring/rules/#rule-auto-advertisement */
const advertise: Handler<'magicNetworkMonitoring.rules.advertisements.edit'> = (context) => {
  const rule = rules.find(context);
  const automatic_advertisement = rule.automatic_advertisement !== true;
  rules.change(context, rule, { automatic_advertisement });
  return { automatic_advertisement };
};

export const networkMonitoring = {
  'magicNetworkMonitoring.configs.create': createConfig,
  'magicNetworkMonitoring.configs.update': (context) =>
    save(context, { ...EMPTY, ...configOf(context) }, { ...EMPTY, ...fieldsOf(context) }),
  'magicNetworkMonitoring.configs.edit': (context) => save(context, configOf(context), fieldsOf(context)),
  'magicNetworkMonitoring.configs.get': (context) => context.fit(configOf(context)),
  'magicNetworkMonitoring.configs.full.get': (context) => context.fit(configOf(context)),
  'magicNetworkMonitoring.configs.delete': removeConfig,
  'magicNetworkMonitoring.rules.create': (context) => context.fit(add(context, { ...fieldsOf(context) })),
  'magicNetworkMonitoring.rules.edit': edit,
  'magicNetworkMonitoring.rules.delete': (context) => rules.remove(context),
  'magicNetworkMonitoring.rules.bulkCreate': addMany,
  'magicNetworkMonitoring.rules.advertisements.edit': advertise,
} satisfies Handlers;
