/** Lists of addresses, hosts, networks and redirects: their items change in operations that take time, one at a time. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { type Problem, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { all, below, type Fields, fieldsOf, found, keep, phase, read } from '../shared/fields.ts';
import { pageOf } from '../shared/pages.ts';
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

const UNDER_WAY = [
  ['pending', 0],
  ['running', 0.5],
] as const;
const STEPS = [...UNDER_WAY, ['completed', 1]] as const;

/** https://developers.cloudflare.com/waf/tools/lists/custom-lists/#availability: those of paid plans. */
const LIMITS = { lists: 10, items: 10_000 } as const;

/** The part of a context that the state of lists is found by. */
type State = Pick<Context, 'sandbox' | 'segments'>;

const listsOf = (context: State): string => below(context, 'rules', 'lists');
const itemsOf = (context: State, list: string): string => below(context, 'rules', 'lists', list, 'items');
const operationsOf = (context: State): string => below(context, 'rules', 'lists', 'bulk_operations');

/** Code not documented. */
const notThere = (what: string): Problem => problem(404, 10001, `filters.api.not_found: could not find ${what}`);

function listOf(context: Context): List {
  const id = context.path.list_id ?? '';
  return found<List>(context, listsOf(context), id, () => notThere(`list ${id.slice(0, 64)}`));
}

function pendingOf(context: State): Operation | undefined {
  const id = read(context, operationsOf(context), '')?.pending;
  return typeof id === 'string' ? read<Operation>(context, operationsOf(context), id) : undefined;
}

/** Completes operations that are due. */
function settle(context: State): void {
  const pending = pendingOf(context);
  if (pending !== undefined && phase(pending.created, context, STEPS) === 'completed') finish(context, pending);
}

/** The same for an account, without a call: items are in force once their operation is complete. */
export const settleLists = (sandbox: Sandbox, account: string): void =>
  settle({ sandbox, segments: ['accounts', account] });

/** Settles before anything is read or written. */
const settled =
  <Of extends Context, Answer>(handler: (context: Of) => Answer) =>
  (context: Of): Answer => {
    settle(context);
    return handler(context);
  };

function finish(context: State, operation: Operation): void {
  const completed = new Date(Date.parse(operation.created) + 1000).toISOString();
  const list = read<List>(context, listsOf(context), operation.list);
  const error = list === undefined ? 'the list is gone' : apply(context, list, operation, completed);
  const outcome = error === undefined ? { completed } : { completed, error };
  keep(context, operationsOf(context), operation.id, { ...operation, items: [], ids: [], outcome });
  context.sandbox.store.remove(operationsOf(context), '');
}

/** Applies an operation on a list; gives the error message if it cannot. */
function apply(context: State, list: List, operation: Operation, now: string): string | undefined {
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

function put(context: State, scope: string, item: Fields | undefined): void {
  if (item !== undefined) keep(context, scope, String(item.id), item);
}

/** https://developers.cloudflare.com/waf/tools/lists/lists-api/#rate-limiting-for-lists-api-requests */
function begin(
  context: Context,
  change: Operation['change'],
  items: readonly Item[],
  ids: readonly string[],
): { operation_id: string } {
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
function operation(context: Context): ResultOf<'rules.lists.bulkOperations.get'> {
  const id = context.path.operation_id ?? '';
  const kept = found<Operation>(context, operationsOf(context), id, () => notThere(`operation ${id.slice(0, 64)}`));
  const { outcome } = kept;
  if (outcome === undefined) return { id, status: phase(kept.created, context, UNDER_WAY) };
  const { completed, error } = outcome;
  return error === undefined ? { id, status: 'completed', completed } : { id, status: 'failed', completed, error };
}

const NAME = /^[a-z0-9_]{1,50}$/;

/** https://developers.cloudflare.com/waf/tools/lists/#list-names */
const create: Handler<'rules.lists.create'> = (context) => {
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
};

/** Of a list only its description can be changed. */
const update: Handler<'rules.lists.update'> = (context) => {
  const list = { ...listOf(context), description: fieldsOf(context).description ?? '', modified_on: context.now() };
  return show(context, keep(context, listsOf(context), list.id, list));
};

const show = <Result>(context: Showing<Result> & At<'account_id'>, list: Fields): Result =>
  context.fit({ ...list, num_referencing_filters: uses(context, String(list.name)) });

/** Rules of the account and of its zones that name a list. */
function uses(context: Context & At<'account_id'>, name: string): number {
  const account = context.path.account_id;
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

const remove: Handler<'rules.lists.delete'> = (context) => {
  const { id, name } = listOf(context);
  if (uses(context, name) > 0) throw problem(400, 10031, 'filters.api.ip_list_in_use');
  context.sandbox.store.remove(listsOf(context), id);
  return { id };
};

const sentItems = (context: Context): Item[] => readItems(listOf(context).kind, context.body);

type ListItem = ResultOf<'rules.lists.items.list'>;
/** An item with its unique key. */
type Kept = Pick<ListItem, 'id' | 'created_on' | 'modified_on'> & { readonly key: string };

function showItem({ key: _, ...item }: Kept): ListItem {
  return item as ListItem; // readItems gives each the value of its kind
}

/** Found by how the value begins. */
const listItems: Handler<'rules.lists.items.list'> = (context) => {
  const { search } = context.query;
  const items = all<Kept>(context, itemsOf(context, listOf(context).id));
  const wanted = (search ?? '').toLowerCase();
  const bare = (key: string): string => key.replace(/^(https?:)?\/\//, '');
  const isFound = ({ key }: Kept): boolean => key.startsWith(wanted) || bare(key).startsWith(bare(wanted));
  return context.page(items.filter(isFound), showItem);
};

function item(context: Context): ListItem {
  const id = context.path.item_id ?? '';
  return showItem(
    found<Kept>(context, itemsOf(context, listOf(context).id), id, () => notThere(`item ${id.slice(0, 64)}`)),
  );
}

const removeItems: Handler<'rules.lists.items.delete'> = (context) => {
  const { items = [] } = fieldsOf(context);
  const ids = items.flatMap(({ id }) => id ?? []);
  return begin(context, 'delete', [], ids);
};

export const lists = {
  'rules.lists.create': settled(create),
  'rules.lists.update': settled(update),
  'rules.lists.list': settled((context) => pageOf(context, listsOf(context), (list) => show(context, list))),
  'rules.lists.delete': settled(remove),
  'rules.lists.get': settled((context) => show(context, listOf(context))),
  'rules.lists.bulkOperations.get': settled(operation),
  'rules.lists.items.create': settled((context) => begin(context, 'append', sentItems(context), [])),
  'rules.lists.items.update': settled((context) => begin(context, 'replace', sentItems(context), [])),
  'rules.lists.items.delete': settled(removeItems),
  'rules.lists.items.list': settled(listItems),
  'rules.lists.items.get': settled(item),
} satisfies Handlers;
