/** The older tools of the firewall: access rules, lockdowns, user agents and filters, each there once. */
import { isIP, isIPv4, isIPv6 } from 'node:net';
import { isObject } from '@flarewire/schema';
import type { Context, GenericHandler } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { type Problem, problem } from '../../problem.ts';
import { parseCidr } from '../shared/cidr.ts';
import { all, collectionOf, type Fields, fieldsOf, limited, objectsIn, read } from '../shared/fields.ts';
import { type ByPlan, byPlan, planOf } from '../zones/plan.ts';

/** Codes that users report of access rules; lockdowns and user agents are of the same make. */
const CODES = { notFound: 10001, invalid: 10001, duplicate: 10009, limit: 10010 } as const;

/** Uniqueness key of a rule; two rules must not have the same. */
type Key = (rule: Fields) => string;

const configuration: Key = ({ configuration: value }) =>
  isObject(value) ? `${String(value.target)} ${String(value.value).toLowerCase()}` : '';

const duplicate = (product: string): Problem => problem(400, CODES.duplicate, `${product}.api.duplicate_of_existing`);

interface Kind {
  readonly product: string;
  readonly key: Key;
  readonly check?: (context: Context, rule: Fields) => void;
  readonly most?: ByPlan;
}

const creates =
  ({ product, key, check, most }: Kind, defaults: () => Fields): GenericHandler =>
  (context) => {
    const rule = { ...defaults(), ...fieldsOf(context) };
    check?.(context, rule);
    const scope = collectionOf(context);
    if (all(context, scope).some((one) => key(one) === key(rule))) throw duplicate(product);
    if (most !== undefined) limited(context, scope, most[planOf(context)], CODES.limit, 'rules');
    return context.generic(rule);
  };

function before(context: Context, product: string): Fields {
  const rule = read(context, collectionOf(context, 1), context.segments.at(-1) ?? '');
  if (rule === undefined) throw problem(404, CODES.notFound, `${product}.api.not_found`);
  return rule;
}

const changes =
  ({ product, key, check }: Kind): GenericHandler =>
  (context) => {
    const old = before(context, product);
    const rule = fieldsOf(context);
    check?.(context, rule);
    const others = all(context, collectionOf(context, 1)).filter((one) => one.id !== old.id);
    if (others.some((one) => key(one) === key(rule))) throw duplicate(product);
    return context.generic();
  };

const shows =
  (product: string): GenericHandler =>
  (context) => {
    before(context, product);
    return context.generic();
  };

const RANGE = /^(.+)\/(\d{1,3})$/;

/** https://developers.cloudflare.com/waf/tools/ip-access-rules/parameters/ */
const TARGETS: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['ip', (value: string) => isIPv4(value) || isIPv6(value)],
  ['ip6', isIPv6],
  ['asn', (value: string) => /^AS\d{1,10}$/i.test(value)],
  ['country', (value: string) => /^[A-Z][A-Z0-9]$/i.test(value)],
  [
    'ip_range',
    (value: string) => {
      const [, address = '', length] = RANGE.exec(value) ?? [];
      // Ranges are of these lengths only.
      return isIPv4(address)
        ? ['16', '24'].includes(String(length))
        : isIP(address) === 6 && ['32', '48', '64'].includes(String(length));
    },
  ],
]);

/** An address and the length of its network, of any length. */
const isRange = (text: string): boolean => text.includes('/') && parseCidr(text) !== undefined;

const access: Kind = {
  product: 'firewallaccessrules',
  key: configuration,
  check: (context, { configuration: value, mode }) => {
    const target = isObject(value) ? String(value.target) : '';
    const text = isObject(value) ? String(value.value) : '';
    if (TARGETS.get(target)?.(text) === false) {
      const message = `firewallaccessrules.api.validation_error:invalid ${target} provided`;
      throw problem(400, CODES.invalid, message, '/configuration/value');
    }
    const isPaid = target === 'country' && mode === 'block' && planOf(context) !== 'enterprise';
    if (isPaid) {
      const message = 'firewallaccessrules.api.not_entitled: to block a country needs an Enterprise plan';
      throw problem(403, CODES.invalid, message, '/mode');
    }
  },
};

const MODES = ['whitelist', 'block', 'challenge', 'js_challenge', 'managed_challenge'];

const createAccess = creates(access, () => ({ allowed_modes: MODES, notes: '' }));

const editAccess: GenericHandler = (context) => {
  const old = before(context, access.product);
  const { mode = old.mode, notes = old.notes } = fieldsOf(context);
  const rule = { mode, notes, configuration: old.configuration };
  access.check?.(context, rule);
  return context.generic(rule);
};

/** https://developers.cloudflare.com/waf/tools/zone-lockdown/#availability; the free plan, which has none, is held to the next. */
const lockdown: Kind = {
  product: 'zonelockdown',
  key: ({ urls }) => JSON.stringify(Array.isArray(urls) ? urls.map(String).toSorted() : []),
  check: (_, { urls, configurations }) => {
    for (const [name, list] of Object.entries({ urls, configurations })) {
      if (Array.isArray(list) && list.length > 0) continue;
      throw problem(400, CODES.invalid, `zonelockdown.api.validation_error:${name} must not be empty`, `/${name}`);
    }
    for (const [index, one] of objectsIn(configurations).entries()) {
      const isAddress = one.target === 'ip_range' ? isRange : (text: string): boolean => isIP(text) !== 0;
      if (typeof one.value === 'string' && isAddress(one.value)) continue;
      const message = `zonelockdown.api.validation_error:invalid ${String(one.target)} provided`;
      throw problem(400, CODES.invalid, message, `/configurations/${index}/value`);
    }
  },
  most: byPlan(3, 3, 10, 200),
};

/** https://developers.cloudflare.com/waf/tools/user-agent-blocking/#availability */
const userAgent: Kind = {
  product: 'firewalluablock',
  key: configuration,
  check: (_, { configuration: value }) => {
    if (isObject(value) && String(value.value ?? '') !== '') return;
    const message = 'firewalluablock.api.validation_error:invalid user agent provided';
    throw problem(400, CODES.invalid, message, '/configuration/value');
  },
  most: byPlan(10, 50, 250, 1000),
};

const blank = (): Fields => ({ paused: false });

export const firewall = {
  'firewall.accessRules.create': createAccess,
  'firewall.accessRules.get': shows(access.product),
  'firewall.accessRules.delete': shows(access.product),
  'firewall.accessRules.edit': editAccess,
  'user.firewall.accessRules.create': createAccess,
  'user.firewall.accessRules.get': shows(access.product),
  'user.firewall.accessRules.delete': shows(access.product),
  'user.firewall.accessRules.edit': editAccess,
  'firewall.lockdowns.create': creates(lockdown, blank),
  'firewall.lockdowns.update': changes(lockdown),
  'firewall.lockdowns.get': shows(lockdown.product),
  'firewall.lockdowns.delete': shows(lockdown.product),
  'firewall.uaRules.create': creates(userAgent, blank),
  'firewall.uaRules.update': changes(userAgent),
  'firewall.uaRules.get': shows(userAgent.product),
  'firewall.uaRules.delete': shows(userAgent.product),
} satisfies Handlers;
