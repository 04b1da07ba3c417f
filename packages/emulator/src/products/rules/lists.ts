/** Lists of addresses, hosts, networks and redirects: their items change in operations that take time, one at a time. */
import type { Context, Handler, Handlers } from '../../http/context.ts';
import { type Problem, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { isObject } from '../../schema/contract.ts';
import { all, below, type Fields, fieldsOf, found, keep, phase, read } from '../shared/fields.ts';
import { zonesOf } from '../zones/plan.ts';
import { type Item, type Kind, readItems } from './list-items.ts';

interface List extends Fields {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  readonly num_items: number;
}

/** A change of items that has been taken, and is done when its time has come. */
interface Operation extends Fields {
  readonly id: string;
  readonly list: string;
  readonly created: string;
  readonly change: 'append' | 'replace' | 'delete';
  readonly items: readonly Item[];
  readonly ids: readonly string[];
  readonly outcome?: { readonly completed: string; readonly error?: string };
}

const STEPS = [
  ['pending', 0],
  ['running', 0.5],
  ['completed', 1],
] as const;

/** https://developers.cloudflare.com/waf/tools/lists/custom-lists/#availability: those of paid plans. */
const LIMITS = { lists: 10, items: 10_000 } as const;

const listsOf = (context: Context): string => below(context, 'rules', 'lists');
const itemsOf = (context: Context, list: string): string => below(context, 'rules', 'lists', list, 'items');
const operationsOf = (context: Context): string => below(context, 'rules', 'lists', 'bulk_operations');

/** Code not documented. */
const notThere = (what: string): Problem => problem(404, 10001, `filters.api.not_found: could not find ${what}`);

function listOf(context: Context): List {
  const id = context.path.list_id ?? '';
  return found(context, listsOf(context), id, () => notThere(`list ${id.slice(0, 64)}`)) as List; // kept by create alone
}

function pendingOf(context: Context): Operation | undefined {
  const id = read(context, operationsOf(context), '')?.pending;
  return typeof id === 'string' ? (read(context, operationsOf(context), id) as Operation | undefined) : undefined; // kept by begin alone
}

/** Before anything is read or written: what was under way and is due, is done. */
const settled =
  (handler: Handler): Handler =>
  (context) => {
    const pending = pendingOf(context);
    if (pending !== undefined && phase(pending.created, context, STEPS) === 'completed') finish(context, pending);
    return handler(context);
  };

function finish(context: Context, operation: Operation): void {
  const completed = new Date(Date.parse(operation.created) + 1000).toISOString();
  const list = read(context, listsOf(context), operation.list) as List | undefined; // kept by create alone
  const error = list === undefined ? 'the list is gone' : apply(context, list, operation, completed);
  const outcome = error === undefined ? { completed } : { completed, error };
  keep(context, operationsOf(context), operation.id, { ...operation, items: [], ids: [], outcome });
  context.sandbox.store.remove(operationsOf(context), '');
}

/** What is wrong, if it cannot be. */
function apply(context: Context, list: List, operation: Operation, now: string): string | undefined {
  const { store } = context.sandbox;
  const scope = itemsOf(context, list.id);
  const before = new Map(all(context, scope).map((item) => [String(item.key), item]));
  const left = operation.change === 'replace' ? new Map<string, Fields>() : new Map(before);
  for (const [key, item] of left) if (operation.ids.includes(String(item.id))) left.delete(key);
  for (const { key, fields } of operation.items) {
    const old = before.get(key);
    const id = old?.id ?? context.sandbox.ids.hex();
    left.set(key, { id, key, ...fields, created_on: old?.created_on ?? now, modified_on: now });
  }
  const elsewhere = all(context, listsOf(context)).reduce((sum, one) => sum + Number(one.num_items), -list.num_items);
  if (elsewhere + left.size > LIMITS.items) return `the account has at most ${LIMITS.items} list items`;
  if (operation.change === 'append') for (const { key } of operation.items) put(context, scope, left.get(key));
  else {
    store.clear(scope);
    for (const item of left.values()) put(context, scope, item);
  }
  keep(context, listsOf(context), list.id, { ...list, num_items: left.size, modified_on: now });
  return undefined;
}

function put(context: Context, scope: string, item: Fields | undefined): void {
  if (item !== undefined) keep(context, scope, String(item.id), item);
}

/** https://developers.cloudflare.com/waf/tools/lists/lists-api/#rate-limiting-for-lists-api-requests */
function begin(context: Context, change: Operation['change'], items: readonly Item[], ids: readonly string[]): unknown {
  const list = listOf(context);
  // Code not documented.
  if (pendingOf(context) !== undefined)
    throw problem(
      429,
      10029,
      'filters.api.pending_operation: another operation of the account is still being processed',
    );
  const operation: Operation = {
    id: context.sandbox.ids.hex(),
    list: list.id,
    created: context.now(),
    change,
    items,
    ids,
  };
  keep(context, operationsOf(context), operation.id, operation);
  keep(context, operationsOf(context), '', { pending: operation.id });
  return { operation_id: operation.id };
}

/** https://developers.cloudflare.com/api/resources/rules/subresources/lists/subresources/bulk_operations/methods/get/ */
function operation(context: Context): unknown {
  const id = context.path.operation_id ?? '';
  const kept = found(context, operationsOf(context), id, () => notThere(`operation ${id.slice(0, 64)}`)) as Operation; // kept by begin alone
  if (kept.outcome === undefined) return { id, status: phase(kept.created, context, STEPS) };
  return { id, status: kept.outcome.error === undefined ? 'completed' : 'failed', ...kept.outcome };
}

const NAME = /^[a-z0-9_]{1,50}$/;

/** https://developers.cloudflare.com/waf/tools/lists/#list-names */
function create(context: Context): unknown {
  const { name, kind, description } = fieldsOf(context);
  const lists = all(context, listsOf(context));
  // Codes not documented.
  if (!NAME.test(String(name))) {
    const message = 'filters.api.invalid_list_name: use lower case letters, digits and underscores, 50 at most';
    throw problem(400, 10027, message, '/name');
  }
  if (lists.some((list) => list.name === name)) {
    throw problem(400, 10030, `filters.api.list_name_not_unique: there is a list '${String(name)}' already`, '/name');
  }
  if (lists.length >= LIMITS.lists) {
    throw problem(400, 10032, `filters.api.list_limit: the limit of ${LIMITS.lists} lists is reached`);
  }
  const now = context.now();
  const list = { id: context.sandbox.ids.hex(), name, kind, num_items: 0, created_on: now, modified_on: now };
  return show(
    context,
    keep(context, listsOf(context), list.id, description === undefined ? list : { ...list, description }),
  );
}

/** Of a list only its description can be changed. */
function update(context: Context): unknown {
  const list = { ...listOf(context), description: fieldsOf(context).description ?? '', modified_on: context.now() };
  return show(context, keep(context, listsOf(context), list.id, list));
}

const show = (context: Context, list: Fields): unknown =>
  context.fit({ ...list, num_referencing_filters: uses(context, String(list.name)) });

/** Rules of the account and of its zones that name a list. */
function uses(context: Context, name: string): number {
  const account = context.path.account_id ?? '';
  const scopes = [
    below(context, 'rulesets'),
    ...zonesOf(context, account).map((zone) => pathKey(['zones', zone, 'rulesets'])),
  ];
  const rules = scopes
    .flatMap((scope) => all(context, scope))
    .flatMap((ruleset) => (Array.isArray(ruleset.rules) ? ruleset.rules.filter(isObject) : []));
  return rules.filter((rule) => names(rule, name)).length;
}

function names({ expression, action_parameters: parameters }: Fields, name: string): boolean {
  const fromList = isObject(parameters) ? parameters.from_list : undefined;
  if (isObject(fromList) && fromList.name === name) return true;
  return [...String(expression).matchAll(/\$([a-z0-9_]+)/g)].some(([, named]) => named === name);
}

function remove(context: Context): unknown {
  const { id, name } = listOf(context);
  if (uses(context, name) > 0) throw problem(400, 10031, 'filters.api.ip_list_in_use');
  context.sandbox.store.remove(listsOf(context), id);
  return { id };
}

const sentItems = (context: Context): Item[] => readItems(listOf(context).kind, context.body);

function showItem(item: Fields): Fields {
  const { key: _, ...shown } = item;
  return shown;
}

/** Found by how the value begins. */
function listItems(context: Context): unknown {
  const { search } = context.query;
  const items = all(context, itemsOf(context, listOf(context).id));
  const wanted = typeof search === 'string' ? search.toLowerCase() : '';
  const bare = (key: unknown): string => String(key).replace(/^(https?:)?\/\//, '');
  const isFound = (item: Fields): boolean =>
    String(item.key).startsWith(wanted) || bare(item.key).startsWith(bare(wanted));
  return context.page(items.filter(isFound).map(showItem));
}

function item(context: Context): unknown {
  const id = context.path.item_id ?? '';
  return showItem(found(context, itemsOf(context, listOf(context).id), id, () => notThere(`item ${id.slice(0, 64)}`)));
}

function sentIds(context: Context): string[] {
  const { items } = fieldsOf(context);
  return Array.isArray(items) ? items.flatMap((one) => (isObject(one) ? [String(one.id)] : [])) : [];
}

const handlers: Handlers = {
  'rules.lists.create': create,
  'rules.lists.update': update,
  'rules.lists.list': (context) => context.page(all(context, listsOf(context)).map((list) => show(context, list))),
  'rules.lists.delete': remove,
  'rules.lists.get': (context) => show(context, listOf(context)),
  'rules.lists.bulkOperations.get': operation,
  'rules.lists.items.create': (context) => begin(context, 'append', sentItems(context), []),
  'rules.lists.items.update': (context) => begin(context, 'replace', sentItems(context), []),
  'rules.lists.items.delete': (context) => begin(context, 'delete', [], sentIds(context)),
  'rules.lists.items.list': listItems,
  'rules.lists.items.get': item,
};

export const lists: Handlers = Object.fromEntries(
  Object.entries(handlers).map(([name, handler]) => [name, settled(handler)]),
);
