/** Firewall rules and their filters, which custom rules have replaced and programs still use: https://developers.cloudflare.com/firewall/api/ */
import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { notFound, type Problem, problem } from '../../problem.ts';
import { MAX_CUSTOM_RULES } from '../rulesets/rules.ts';
import { all, below, type Fields, fieldsIn, found, keep, read } from '../shared/fields.ts';
import { mentions, says } from '../shared/lists.ts';
import { planOf } from '../zones/plan.ts';

/**
 * 10102 is of a filter that is there already: https://github.com/cloudflare/terraform-provider-cloudflare/issues/1577
 * 10202 is the same of the filter of a rule: https://github.com/cloudflare/cloudflare-php/issues/144
 * For the rest, whose codes no page has, they stand in.
 */
const CODES = { empty: 10_101, duplicate: 10_102, filter: 10_202 } as const;

const filtersScope = (context: Context): string => below(context, 'filters');
const rulesScope = (context: Context): string => below(context, 'firewall', 'rules');

const filterOf = (context: Context, id = context.path.filter_id ?? ''): Fields =>
  found(context, filtersScope(context), id, () => notFound('filter'));

const refused = (code: number, why: string, pointer: string): Problem => problem(400, code, why, pointer);

/** An expression is unique. */
function checkFilter(context: Context, { id, expression }: Fields, pointer: string, code: number): void {
  const text = String(expression ?? '');
  if (text.trim() === '') throw refused(CODES.empty, 'the expression is empty', `${pointer}/expression`); // code not documented
  const twin = all(context, filtersScope(context)).find((one) => one.id !== id && one.expression === text);
  if (twin !== undefined) throw refused(code, 'config duplicates an already existing config', `${pointer}/expression`); // https://github.com/cloudflare/terraform-provider-cloudflare/issues/1577
}

const FILTER = ['description', 'expression', 'paused', 'ref'];

const only = (value: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(value).filter(([name, one]) => names.includes(name) && one !== undefined));

function keepFilter(context: Context, body: Fields, id: unknown, pointer: string, code: number): Fields {
  const filter = { paused: false, ...only(body, FILTER), id: id ?? context.sandbox.ids.hex() };
  checkFilter(context, filter, pointer, code);
  return keep(context, filtersScope(context), String(filter.id), filter);
}

/** Rules of a body, which is one rule or a list. */
const listOf = (body: unknown): Fields[] => (Array.isArray(body) ? body : [body]).filter(isObject);

const pointerOf = (context: Context, index: number): string => (Array.isArray(context.body) ? `/${index}` : '');

const createFilters: Handler<'filters.create'> = (context) => {
  const made = listOf(context.body).map((body, index) =>
    keepFilter(context, body, undefined, `/${index}`, CODES.duplicate),
  );
  return context.page(made, (filter) => context.fit(filter));
};

const updateFilter: Handler<'filters.update'> = (context) => {
  const { id } = filterOf(context);
  return context.fit(keepFilter(context, fieldsIn(context.body), id, '', CODES.duplicate));
};

const updateFilters: Handler<'filters.bulkUpdate'> = (context) => {
  const changed = listOf(context.body).map((body, index) => {
    // The contract omits the id from the request body.
    const { id } = body.id === undefined ? {} : filterOf(context, String(body.id));
    return keepFilter(context, body, id, `/${index}`, CODES.duplicate);
  });
  return context.page(changed, (filter) => context.fit(filter));
};

const listFilters: Handler<'filters.list'> = (context) => {
  const { id, description, expression, paused, ref } = context.query;
  const filters = all(context, filtersScope(context)).filter(
    (one) =>
      says(id, one.id) &&
      says(paused, one.paused) &&
      says(ref, one.ref) &&
      mentions(description, one.description) &&
      mentions(expression, one.expression),
  );
  return context.page(filters, (filter) => context.fit(filter));
};

/** A filter that a rule uses stays. */
function dropFilter(context: Context, { id }: Fields): Fields {
  if (all(context, rulesScope(context)).some((rule) => rule.filter === id))
    throw problem(400, CODES.filter, 'the filter is used by a firewall rule'); // code not documented
  context.sandbox.store.remove(filtersScope(context), String(id));
  return { id };
}

/** https://developers.cloudflare.com/firewall/cf-firewall-rules/actions/ */
const ACTIONS = ['block', 'challenge', 'js_challenge', 'managed_challenge', 'allow', 'log', 'bypass'];

/** Names that the reference has for rules, and rate limits had before. */
const SAME: Readonly<Record<string, string>> = { ban: 'block', simulate: 'log' };

/** @throws Problem 400 */
function actionOf(context: Context, value: unknown, products: unknown, pointer: string): string {
  const name = String(isObject(value) ? value.mode : value);
  const action = SAME[name] ?? name;
  if (!ACTIONS.includes(action))
    throw refused(CODES.empty, `'${name.slice(0, 64)}' is not an action`, `${pointer}/action`); // code not documented
  if (action === 'log' && !isObject(value) && planOf(context) !== 'enterprise')
    throw refused(CODES.empty, 'the action log needs the Enterprise plan', `${pointer}/action`); // code not documented
  if (action === 'bypass' && !(Array.isArray(products) && products.length > 0))
    throw refused(CODES.empty, 'the action bypass needs products', `${pointer}/products`); // code not documented
  return action;
}

/** An existing one by its id, or a new one. */
function filterFor(context: Context, value: unknown, pointer: string): string {
  const { id, ...body } = fieldsIn(value);
  if (id === undefined) return String(keepFilter(context, body, undefined, `${pointer}/filter`, CODES.filter).id);
  const filter = read(context, filtersScope(context), String(id));
  if (filter === undefined) throw refused(CODES.filter, 'the filter does not exist', `${pointer}/filter/id`); // code not documented
  if (body.expression !== undefined) keepFilter(context, body, id, `${pointer}/filter`, CODES.filter);
  return String(id);
}

const RULE = ['description', 'paused', 'priority', 'products', 'ref'];

function keepRule(context: Context, body: Fields, before: Fields | undefined, pointer: string): Fields {
  const action = actionOf(context, body.action, body.products, pointer);
  const filter =
    body.filter === undefined && before !== undefined ? before.filter : filterFor(context, body.filter, pointer);
  const rule: Fields = {
    description: '',
    paused: false,
    ...only(body, RULE),
    action,
    filter,
    id: before?.id ?? context.sandbox.ids.hex(),
    created_on: before?.created_on ?? context.now(),
    modified_on: context.now(),
  };
  const others = all(context, rulesScope(context)).filter(({ id }) => id !== rule.id);
  if (others.some((one) => one.filter === filter))
    throw refused(CODES.duplicate, 'config duplicates an already existing config', `${pointer}/filter`); // code not documented
  const most = MAX_CUSTOM_RULES[planOf(context)];
  if (rule.paused !== true && others.filter(({ paused }) => paused !== true).length >= most)
    throw problem(403, CODES.empty, `The limit of ${most} active firewall rules is reached.`); // code not documented
  return keep(context, rulesScope(context), String(rule.id), rule);
}

const ruleOf = (context: Context, id = context.path.rule_id ?? ''): Fields =>
  found(context, rulesScope(context), id, () => notFound('rule'));

/** With its filter, or what is left of it. */
function display(context: Context, rule: Fields): Fields {
  const filter = read(context, filtersScope(context), String(rule.filter)) ?? { id: rule.filter, deleted: true };
  return { ...rule, filter };
}

const answered = <Result>(context: Showing<Result>, rules: readonly Fields[]): PageResult<Result> =>
  new PageResult(rules.map((rule) => context.fit(display(context, rule))));

/** All of them, or none: the request is one transaction. */
const createRules: Handler<'firewall.rules.create'> = (context) =>
  answered(
    context,
    listOf(context.body).map((body, index) => keepRule(context, body, undefined, pointerOf(context, index))),
  );

const updateRule: Handler<'firewall.rules.update'> = (context) =>
  context.fit(display(context, keepRule(context, fieldsIn(context.body), ruleOf(context), '')));

const updateRules: Handler<'firewall.rules.bulkUpdate'> = (context) =>
  answered(
    context,
    listOf(context.body).map((body, index) => {
      const before = ruleOf(context, String(body.id));
      return keepRule(context, { ...before, filter: undefined, ...body }, before, pointerOf(context, index));
    }),
  );

/** Changes the priority alone, or the other sent fields. */
function edited(context: Context, rule: Fields, body: Fields): Fields {
  const changed = { ...rule, ...only(body, ['priority', 'paused', 'description']), modified_on: context.now() };
  return keep(context, rulesScope(context), String(rule.id), changed);
}

const editRules: Handler<'firewall.rules.bulkEdit'> = (context) =>
  answered(
    context,
    listOf(context.body).map((body) => edited(context, ruleOf(context, String(body.id)), body)),
  );

const listRules: Handler<'firewall.rules.list'> = (context) => {
  const { id, action, description, paused } = context.query;
  const rank = ({ priority }: Fields): number => (typeof priority === 'number' ? priority : Number.POSITIVE_INFINITY);
  const rules = all(context, rulesScope(context))
    .filter(
      (one) =>
        says(id, one.id) &&
        says(action, one.action) &&
        says(paused, one.paused) &&
        mentions(description, one.description),
    )
    .toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
  return context.page(rules, (rule) => context.fit(display(context, rule)));
};

/**
 * The filter stays: https://developers.cloudflare.com/firewall/api/cf-firewall-rules/delete/
 * `?delete_filter_if_unused=true` takes it too. That is ours: the page does not have it.
 */
function dropRule(context: Context, rule: Fields): Fields {
  const last = display(context, rule);
  context.sandbox.store.remove(rulesScope(context), String(rule.id));
  if (context.url.searchParams.get('delete_filter_if_unused') === 'true')
    context.sandbox.store.remove(filtersScope(context), String(rule.filter));
  return last;
}

const removeRules: Handler<'firewall.rules.bulkDelete'> = (context) => {
  const rules = context.url.searchParams.getAll('id').map((id) => ruleOf(context, id));
  return new PageResult(rules.map((rule) => context.fit(dropRule(context, rule))));
};

export const firewallRules = {
  'filters.create': createFilters,
  'filters.update': updateFilter,
  'filters.bulkUpdate': updateFilters,
  'filters.list': listFilters,
  'filters.get': (context) => context.fit(filterOf(context)),
  'filters.delete': (context) => context.fit(dropFilter(context, filterOf(context))),
  'filters.bulkDelete': (context) => {
    const filters = (context.query.id ?? []).map((id) => filterOf(context, id));
    return context.fit(filters.map((filter) => dropFilter(context, filter)));
  },
  'firewall.rules.create': createRules,
  'firewall.rules.update': updateRule,
  'firewall.rules.bulkUpdate': updateRules,
  'firewall.rules.edit': (context) =>
    answered(context, [edited(context, ruleOf(context), fieldsIn(listOf(context.body)[0]))]),
  'firewall.rules.bulkEdit': editRules,
  'firewall.rules.list': listRules,
  'firewall.rules.get': (context) => context.fit(display(context, ruleOf(context))),
  'firewall.rules.delete': (context) => context.fit(dropRule(context, ruleOf(context))),
  'firewall.rules.bulkDelete': removeRules,
} satisfies Handlers;
