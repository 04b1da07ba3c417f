/** Advanced TCP and DNS protection: prefixes, allowlists, and rules and filters with the sensitivities that there are. */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { parseCidr } from '../shared/cidr.ts';
import { type CollectionRules, collection } from '../shared/collection.ts';
import { collectionOf, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';

/** https://developers.cloudflare.com/ddos-protection/advanced-ddos-systems/api/dns-protection/json-objects/ (how packets are answered: the API's own page) */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  mode: ['enabled', 'disabled', 'monitoring'],
  scope: ['global', 'region', 'datacenter'],
  rate_sensitivity: ['low', 'medium', 'high'],
  burst_sensitivity: ['low', 'medium', 'high'],
  profile_sensitivity: ['low', 'medium', 'high', 'very_high'],
  mitigation_type: ['challenge', 'retransmit'],
};

function checkValues(_context: Context, item: Fields): void {
  for (const [name, known] of Object.entries(VALUES)) {
    const value = item[name];
    if (value !== undefined && !known.includes(String(value)))
      throw invalid(`${name} '${String(value).slice(0, 40)}' is not one of ${known.join(', ')}`, `/${name}`);
  }
}

const ITEM = {
  id: ['id', 'uuid'],
  created: ['created_on'],
  modified: ['modified_on'],
} as const satisfies Partial<CollectionRules>;

/**
 * An address or a network, kept as written: the page's own example has bits past the prefix. Parts of others may be there, to
 * exclude them: https://developers.cloudflare.com/ddos-protection/advanced-ddos-systems/api/tcp-protection/examples/#add-prefixes
 */
function checkPrefix(_context: Context, { prefix }: Fields): void {
  if (parseCidr(prefix) === undefined)
    throw invalid(`prefix '${String(prefix).slice(0, 60)}' is neither an address nor a network`, '/prefix');
}

const PREFIX = { ...ITEM, what: 'prefix', unique: ['prefix'], check: checkPrefix } as const;
const allowlist = collection({ ...PREFIX, lasting: ['prefix'] });
const prefixes = collection(PREFIX);

const addPrefixes: Handler<'DDoSProtection.advancedTCPProtection.prefixes.bulkCreate'> = (context) => {
  const made = (context.body ?? []).map((body) => prefixes.add(context, { ...body }, collectionOf(context, 1)));
  return context.page(made, (one) => context.fit(one));
};

/** That a place has one rule is ours; what a rule has: https://developers.cloudflare.com/ddos-protection/advanced-ddos-systems/concepts/#rule-settings */
const rules = collection({ ...ITEM, what: 'rule', unique: ['scope', 'name'], check: checkValues });
const synRules = collection({
  ...ITEM,
  what: 'rule',
  unique: ['scope', 'name'],
  check: checkValues,
  defaults: { mitigation_type: 'challenge' },
});

/** https://developers.cloudflare.com/ddos-protection/advanced-ddos-systems/api/tcp-protection/json-objects/#filter */
const FIELDS = ['ip.src', 'ip.dst', 'tcp.srcport', 'tcp.dstport'];
const MAX = 8192;

/** Names with a point in them are fields; a bracket after a name is a function. */
function checkFilter(context: Context, item: Fields): void {
  checkValues(context, item);
  const expression = String(item.expression).replace(/"[^"]*"/g, '""');
  if (expression.length > MAX) throw invalid(`expression is longer than ${MAX} characters`, '/expression');
  const field = expression.match(/\b[a-z]\w*\.[a-z][\w.]*/gi)?.find((name) => !FIELDS.includes(name));
  if (field !== undefined)
    throw invalid(`expression: '${field.slice(0, 60)}' is not one of ${FIELDS.join(', ')}`, '/expression');
  const call = /\b(?!(?:and|or|not|in|eq|ne|xor)\b)[a-z]\w*\(/i.exec(expression);
  if (call !== null)
    throw invalid(`expression: functions such as '${call[0].slice(0, 60)}' are not supported`, '/expression');
}

const filters = collection({ ...ITEM, what: 'filter', unique: ['expression'], check: checkFilter });

const DONE = { errors: [], messages: [], success: true };

const gone =
  (items: { remove: <Result>(context: Showing<Result>) => Result }) =>
  <Result>(context: Showing<Result>): Result => {
    items.remove(context);
    return context.fit(DONE);
  };

function clear<Result>(context: Showing<Result>): Result {
  context.sandbox.store.clear(collectionOf(context));
  return context.fit(DONE);
}

/** Protection is off until it is switched on. */
const status: Handler<'DDoSProtection.advancedTCPProtection.status.get'> = (context) =>
  context.fit(read(context, collectionOf(context), '') ?? { enabled: false });

const setStatus: Handler<'DDoSProtection.advancedTCPProtection.status.edit'> = (context) =>
  context.fit(keep(context, collectionOf(context), '', { enabled: fieldsOf(context).enabled }));

export const ddosProtection = {
  'DDoSProtection.advancedTCPProtection.allowlist.create': allowlist.create,
  'DDoSProtection.advancedTCPProtection.allowlist.list': allowlist.list,
  'DDoSProtection.advancedTCPProtection.allowlist.bulkDelete': clear,
  'DDoSProtection.advancedTCPProtection.allowlist.items.get': allowlist.get,
  'DDoSProtection.advancedTCPProtection.allowlist.items.edit': allowlist.edit,
  'DDoSProtection.advancedTCPProtection.allowlist.items.delete': gone(allowlist),
  'DDoSProtection.advancedTCPProtection.prefixes.create': prefixes.create,
  'DDoSProtection.advancedTCPProtection.prefixes.list': prefixes.list,
  'DDoSProtection.advancedTCPProtection.prefixes.bulkDelete': clear,
  'DDoSProtection.advancedTCPProtection.prefixes.items.get': prefixes.get,
  'DDoSProtection.advancedTCPProtection.prefixes.items.edit': prefixes.edit,
  'DDoSProtection.advancedTCPProtection.prefixes.items.delete': gone(prefixes),
  'DDoSProtection.advancedTCPProtection.synProtection.filters.create': filters.create,
  'DDoSProtection.advancedTCPProtection.synProtection.filters.list': filters.list,
  'DDoSProtection.advancedTCPProtection.synProtection.filters.bulkDelete': clear,
  'DDoSProtection.advancedTCPProtection.synProtection.filters.items.get': filters.get,
  'DDoSProtection.advancedTCPProtection.synProtection.filters.items.edit': filters.edit,
  'DDoSProtection.advancedTCPProtection.synProtection.filters.items.delete': gone(filters),
  'DDoSProtection.advancedTCPProtection.synProtection.rules.create': synRules.create,
  'DDoSProtection.advancedTCPProtection.synProtection.rules.list': synRules.list,
  'DDoSProtection.advancedTCPProtection.synProtection.rules.bulkDelete': clear,
  'DDoSProtection.advancedTCPProtection.synProtection.rules.items.get': synRules.get,
  'DDoSProtection.advancedTCPProtection.synProtection.rules.items.edit': synRules.edit,
  'DDoSProtection.advancedTCPProtection.synProtection.rules.items.delete': gone(synRules),
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.filters.create': filters.create,
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.filters.list': filters.list,
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.filters.bulkDelete': clear,
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.filters.items.get': filters.get,
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.filters.items.edit': filters.edit,
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.filters.items.delete': gone(filters),
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.rules.create': rules.create,
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.rules.list': rules.list,
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.rules.bulkDelete': clear,
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.rules.items.get': rules.get,
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.rules.items.edit': rules.edit,
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.rules.items.delete': gone(rules),
  'DDoSProtection.advancedDNSProtection.dnsProtection.rules.create': rules.create,
  'DDoSProtection.advancedDNSProtection.dnsProtection.rules.list': (context) => {
    const { items, info } = context.page(rules.select(context));
    return new PageResult(context.fit(items), info);
  },
  'DDoSProtection.advancedDNSProtection.dnsProtection.rules.bulkDelete': clear,
  'DDoSProtection.advancedDNSProtection.dnsProtection.rules.items.get': rules.get,
  'DDoSProtection.advancedDNSProtection.dnsProtection.rules.items.edit': rules.edit,
  'DDoSProtection.advancedDNSProtection.dnsProtection.rules.items.delete': gone(rules),
  'DDoSProtection.advancedTCPProtection.prefixes.bulkCreate': addPrefixes,
  'DDoSProtection.advancedTCPProtection.status.get': status,
  'DDoSProtection.advancedTCPProtection.status.edit': setStatus,
} satisfies Handlers;
