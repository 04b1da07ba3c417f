/** JWT validation: where tokens are and which keys verify them, and rules in an order that use them. */
import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { collection } from '../shared/collection.ts';
import { all, below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { type Position, rulePosition } from '../shared/rule-position.ts';
import { type Operation, operationsOf } from './operations.ts';

const configsOf = (context: Context): string => below(context, 'token_validation', 'config');
const rulesOf = (context: Context): string => below(context, 'token_validation', 'rules');

const keysOf = ({ credentials }: Fields): Fields[] =>
  isObject(credentials) && Array.isArray(credentials.keys) ? credentials.keys.filter(isObject) : [];

const keyName = ({ alg, kid }: Fields): string => `${String(alg)} ${String(kid)}`;

/** Configurations of a zone, sources of one: https://developers.cloudflare.com/api-shield/security/jwt-validation/api/#token-configurations */
const MAX = 4;

/** Tokens are in headers and cookies: https://developers.cloudflare.com/api-shield/security/jwt-validation/#limitations */
const SOURCE = /^http\.request\.(?:headers|cookies)\["[^"\]]+"\]\[\d+\]$/;

function checkConfig(_context: Context, config: Fields): void {
  const sources = Array.isArray(config.token_sources) ? config.token_sources.map(String) : [];
  if (sources.length > MAX) throw invalid(`${sources.length} token sources; ${MAX} are allowed`, '/token_sources');
  const stray = sources.find((one) => !SOURCE.test(one));
  if (stray !== undefined)
    throw invalid(
      `'${stray.slice(0, 100)}' is not a header or cookie, as in http.request.headers["authorization"][0]`,
      '/token_sources',
    );
  checkKeys(keysOf(config));
}

/** https://developers.cloudflare.com/api-shield/security/jwt-validation/api/#credentials */
function checkKeys(keys: readonly Fields[]): void {
  if (keys.length > 4) throw invalid(`${keys.length} keys; 4 are allowed`, '/credentials/keys');
  const names = keys.map(keyName);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw invalid(`The key '${twice.slice(0, 100)}' is there twice: alg and kid are unique`, '/credentials/keys');
  const bare = keys.find(({ kty, k }) => kty === 'oct' && typeof k !== 'string');
  if (bare !== undefined) throw invalid(`The key '${keyName(bare)}' needs its secret k`, '/credentials/keys');
}

/** Secrets of symmetric keys are not shown. */
const shownKeys = (keys: readonly Fields[]): Fields[] => keys.map(({ k: _, ...key }) => key);

const configs = collection({
  what: 'token configuration',
  most: MAX,
  id: ['id', 'uuid'],
  created: ['created_at'],
  modified: ['last_updated'],
  check: checkConfig,
  show: (_context, config) => ({ ...config, credentials: { keys: shownKeys(keysOf(config)) } }),
});

/** Keys are changed apart from the rest. */
const editConfig: Handler<'tokenValidation.configuration.edit'> = (context) => {
  const { title, description, token_sources } = fieldsOf(context);
  const changed = configs.change(context, configs.find(context), { title, description, token_sources });
  return context.fit(changed);
};

function writeKeys<Result>(context: Showing<Result>, merge: (before: Fields[], given: Fields[]) => Fields[]): Result {
  const config = configs.find(context, 2);
  const keys = merge(keysOf(config), keysOf({ credentials: fieldsOf(context) }));
  configs.change(context, config, { credentials: { keys } }, configsOf(context));
  return context.fit({ keys: shownKeys(keys) });
}

/** By alg and kid; a symmetric key keeps its secret where none is sent. */
function mergeKeys(before: Fields[], given: Fields[]): Fields[] {
  const fresh = new Map(given.map((key) => [keyName(key), key]));
  const kept = before.map((key) => ({ ...key, ...fresh.get(keyName(key)) }));
  const known = new Set(before.map(keyName));
  return [...kept, ...given.filter((key) => !known.has(keyName(key)))];
}

/** The configurations that an expression names. */
const named = (expression: unknown): string[] =>
  [...String(expression).matchAll(/"([0-9a-f-]{32,36})"/gi)].map(([, id]) => id ?? '');

function checkRule(context: Context, { expression, selector }: Fields): void {
  const stray = named(expression).find((id) => read(context, configsOf(context), id) === undefined);
  if (stray !== undefined) throw invalid(`There is no token configuration '${stray}'`, '/expression');
  const excluded = partsOf(selector, 'exclude').flatMap(({ operation_ids }) => listOf(operation_ids));
  const known = new Set(operationsOf(context).map(({ operation_id }) => operation_id));
  const unknown = excluded.find((id) => !known.has(id));
  if (unknown !== undefined) throw invalid(`There is no operation '${unknown.slice(0, 36)}'`, '/selector/exclude');
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const partsOf = (selector: unknown, part: 'exclude' | 'include'): Fields[] => {
  const list = isObject(selector) ? selector[part] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
};

const hostsOf = ({ selector }: Fields): string[] => partsOf(selector, 'include').flatMap(({ host }) => listOf(host));

const rules = collection({
  what: 'token validation rule',
  id: ['id', 'uuid'],
  created: ['created_at'],
  modified: ['last_updated'],
  check: checkRule,
  read: (_context, { position: _, ...body }) => body,
  filters: {
    rule_id: (rule, wanted) => rule.id === wanted,
    host: (rule, wanted) => hostsOf(rule).includes(String(wanted)),
    hostname: (rule, wanted) => hostsOf(rule).includes(String(wanted)),
    token_configuration: (rule, wanted) => named(rule.expression).some((id) => listOf(wanted).includes(id)),
  },
});

/** In the order that it then has, with the rules between. */
function changeRule(context: Context, rule: Fields, body: Fields): Fields {
  const changed = rules.change(context, rule, body, rulesOf(context));
  if (!isObject(body.position)) return changed;
  const others = all(context, rulesOf(context)).filter(({ id }) => id !== rule.id);
  const place = rulePosition(others, body.position as Position); // an object by its schema
  context.sandbox.store.clear(rulesOf(context));
  for (const one of others.toSpliced(place, 0, changed)) keep(context, rulesOf(context), String(one.id), one);
  return changed;
}

const editAll: Handler<'tokenValidation.rules.bulkEdit'> = (context) => {
  const changed = (context.body ?? []).map((body) => {
    const rule = read(context, rulesOf(context), body.id);
    if (rule === undefined) throw missing('token validation rule');
    return changeRule(context, rule, { ...body });
  });
  return context.page(changed, (rule) => context.fit(rule));
};

const createAll: Handler<'tokenValidation.rules.bulkCreate'> = (context) => {
  const made = (context.body ?? []).map((body) => rules.add(context, { ...body }, rulesOf(context)));
  return context.page(made, (rule) => context.fit(rule));
};

const contains = (wanted: readonly string[] | undefined, value: string): boolean =>
  wanted?.some((one) => value.includes(one)) ?? true;

/** Lists the operations of the zone that the selector covers. */
const preview: Handler<'tokenValidation.rules.preview'> = (context) => {
  const { state, host, hostname, method, endpoint } = context.query;
  const selector = fieldsOf(context);
  const hosts = hostsOf({ selector });
  const out = new Set(partsOf(selector, 'exclude').flatMap(({ operation_ids }) => listOf(operation_ids)));
  const operations = operationsOf(context);
  const stateOf = (one: Operation): 'excluded' | 'ignored' | 'included' =>
    hosts.length > 0 && !hosts.includes(one.host) ? 'ignored' : out.has(one.operation_id) ? 'excluded' : 'included';
  const rows = operations.map((one) => ({ ...one, state: stateOf(one) }));
  const count = (wanted: string): number => rows.filter((one) => one.state === wanted).length;
  const shown = rows.filter(
    (one) =>
      (state?.includes(one.state) ?? true) &&
      (host?.includes(one.host) ?? true) &&
      contains(hostname, one.host) &&
      (method?.some((name) => name === one.method) ?? true) &&
      contains(endpoint, one.endpoint),
  );
  return context.fit({
    available_hosts: [...new Set(operations.map((one) => one.host))],
    selected_hosts: hosts,
    total: rows.length,
    included: count('included'),
    excluded: count('excluded'),
    ignored: count('ignored'),
    operations: context.page(shown).items,
  });
};

const removeRule = (context: Context & At<'rule_id'>): object => {
  rules.find(context);
  context.sandbox.store.remove(rulesOf(context), context.path.rule_id);
  return {};
};

export const tokenValidation = {
  'tokenValidation.configuration.create': configs.create,
  'tokenValidation.configuration.list': configs.list,
  'tokenValidation.configuration.get': configs.get,
  'tokenValidation.configuration.edit': editConfig,
  'tokenValidation.configuration.delete': configs.remove,
  'tokenValidation.configuration.credentials.update': (context) => writeKeys(context, (_before, given) => given),
  'tokenValidation.configuration.credentials.edit': (context) => writeKeys(context, mergeKeys),
  'tokenValidation.rules.create': rules.create,
  'tokenValidation.rules.list': rules.list,
  'tokenValidation.rules.get': rules.get,
  'tokenValidation.rules.edit': (context) =>
    context.fit(changeRule(context, rules.find(context), { ...fieldsOf(context) })),
  'tokenValidation.rules.delete': (context) => context.fit(removeRule(context)),
  'tokenValidation.rules.bulkCreate': createAll,
  'tokenValidation.rules.bulkEdit': editAll,
  'tokenValidation.rules.preview': preview,
} satisfies Handlers;
