/** Declarative collections: unique fields, limits, defaults and checks. */
import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { PageResult } from '../../handler/page-result.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { userOf } from '../accounts/members.ts';
import { all, bearing, below, collectionOf, countOf, type Fields, fieldsOf, found, keep, read } from './fields.ts';
import { inOrder, mentions, ordered } from './lists.ts';
import { pageOf } from './pages.ts';
import { conflict, missing } from './refusals.ts';

export interface CollectionRules {
  /** Name of one item, for error messages. */
  readonly what: string;
  /**
   * Scope of the collection: a path below the account or zone of the request, or a function.
   * @default the path of the request, without the id at its end
   */
  readonly scope?: readonly string[] | ((context: Context) => string);
  /** The path value that names one. @default the end of the path */
  readonly param?: string;
  /** The field of the id, and its format; `given` ids are chosen by the creator. @default ['id', 'hex'] */
  readonly id?: readonly [field: string, form: 'hex' | 'number' | 'uuid' | 'given'];
  /** Maximum number of items. */
  readonly most?: number;
  /** Fields of which no two items have the same values, together. */
  readonly unique?: readonly string[];
  /** Compares values case-insensitively. */
  readonly ignoresCase?: true;
  readonly defaults?: Fields;
  /** Fields with the times of creation and of the last change. */
  readonly created?: readonly string[];
  readonly modified?: readonly string[];
  /** Fields with the id of the user who created the item, and of the one who changed it last. */
  readonly createdBy?: readonly string[];
  readonly modifiedBy?: readonly string[];
  /** Fields that a request does not change. */
  readonly fixed?: readonly string[];
  /** Fields that stay where a replacement does not name them. */
  readonly lasting?: readonly string[];
  /** Normalizes the fields of a request before they are stored: names in lower case and the like. */
  readonly read?: (context: Context, body: Fields) => Fields;
  /** @throws Problem where the item must not be so */
  readonly check?: (context: Context, item: Fields, before: Fields | undefined) => void;
  /** @throws Problem where the item must stay */
  readonly leaving?: (context: Context, item: Fields) => void;
  /** The item at this time. */
  readonly show?: (context: Context, item: Fields) => Fields;
  /** Fields of the response to a deletion. @default all of the item */
  readonly deleted?: readonly string[];
  /** Fields that `search` looks in. @default all */
  readonly searched?: readonly string[];
  /** The field that orders a list whose query names none. @default the order of creation */
  readonly order?: string;
  /** Filters of the list that are not a field and its value. */
  readonly filters?: Readonly<Record<string, (item: Fields, wanted: unknown) => boolean>>;
  /** Refusals with codes of the product's own. */
  readonly missing?: () => Problem;
  readonly taken?: (names: readonly string[], item: Fields) => Problem;
  readonly full?: (most: number) => Problem;
}

export interface Collection {
  create<Result>(context: Showing<Result>): Result;
  list<Item>(context: Showing<Item>): PageResult<Item>;
  get<Result>(context: Showing<Result>): Result;
  /** Replaces all fields. */
  update<Result>(context: Showing<Result>): Result;
  /** The fields that are sent. */
  edit<Result>(context: Showing<Result>): Result;
  remove<Result>(context: Showing<Result>): Result;
  /** `{ deletes, patches, puts, posts }` in this order, all or nothing: the request is one transaction. */
  batch<Result>(context: Showing<Result>): Result;
  /** The stored item of the path; without `param`, counted from its end. */
  find(context: Context, up?: number): Fields;
  /** The item that another value names. */
  named(context: Context, id: unknown, pointer?: string): Fields;
  /** All stored items. */
  items(context: Context): Fields[];
  /** The items that the query selects, in its order, as shown. */
  select(context: Context, scope?: string): Fields[];
  /** Makes one. */
  add(context: Context, body: Fields, scope?: string): Fields;
  /** Keeps a changed item. */
  change(context: Context, before: Fields, body: Fields, scope?: string): Fields;
  /** Removes one. */
  drop(context: Context, item: Fields): Fields;
  shown(context: Context, item: Fields): Fields;
}

/** Query parameters that select a part of a list, and are not filters. */
const PAGING = new Set(['page', 'per_page', 'limit', 'offset', 'cursor', 'page_token']);
const NO_FILTER = new Set([
  ...PAGING,
  ...['search', 'match'],
  ...['order', 'order_by', 'sort', 'sort_by', 'direction', 'sort_order', 'order_direction'],
]);

const DEFAULT_ID = ['id', 'hex'] as const;

type Place = Pick<Collection, 'find' | 'items' | 'named'> & {
  /** Of a request that names the collection, and of one that names an item. */
  readonly whole: (context: Context) => string;
  readonly around: (context: Context) => string;
};

/** Finds the scope of the items, and the id that a request addresses. */
function placeOf({ what, scope, param, missing: own }: CollectionRules): Place {
  const scopeOf = (context: Context, up: number): string => {
    if (scope === undefined) return collectionOf(context, up);
    return typeof scope === 'function' ? scope(context) : below(context, ...scope);
  };
  const one = (context: Context, up: number, id: string, pointer?: string): Fields =>
    found(context, scopeOf(context, up), id, () => own?.() ?? missing(`${what} '${id.slice(0, 64)}'`, pointer));
  return {
    whole: (context) => scopeOf(context, 0),
    around: (context) => scopeOf(context, 1),
    find: (context, up = 1) =>
      param === undefined
        ? one(context, up, context.segments.at(-up) ?? '')
        : one(context, up, context.path[param] ?? '', `/${param}`),
    named: (context, id, pointer) => one(context, 1, String(id), pointer),
    items: (context) => all(context, scopeOf(context, 0)),
  };
}

const picked = (item: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));

/** Writes to a collection; every change passes its rules. */
interface Writer {
  add(context: Context, body: Fields, scope: string): Fields;
  change(context: Context, before: Fields, body: Fields, scope: string): Fields;
  replace(context: Context, before: Fields, body: Fields, scope: string): Fields;
  drop(context: Context, item: Fields, scope: string): Fields;
}

function writerOf(rules: CollectionRules): Writer {
  const [field, form] = rules.id ?? DEFAULT_ID;
  const read = (context: Context, body: Fields): Fields => {
    const given = rules.read?.(context, body) ?? body;
    return Object.fromEntries(
      Object.entries(given).filter(([name, value]) => value !== undefined && !rules.fixed?.includes(name)),
    );
  };
  const stamped = (context: Context, names: readonly string[] = [], users: readonly string[] = []): Fields =>
    Object.fromEntries([
      ...names.map((name) => [name, context.now()]),
      ...users.map((name) => [name, userOf(context).id]),
    ]);
  const write = (context: Context, scope: string, item: Fields, before: Fields | undefined): Fields => {
    rules.check?.(context, item, before);
    refuseTaken(context, scope, rules, item, field);
    return keep(context, scope, String(item[field]), item);
  };
  const lasting = [field, ...(rules.created ?? []), ...(rules.createdBy ?? [])];
  const change: Writer['change'] = (context, before, body, scope) => {
    const stamps = stamped(context, rules.modified, rules.modifiedBy);
    return write(context, scope, { ...before, ...read(context, body), ...stamps, ...picked(before, lasting) }, before);
  };
  return {
    add: (context, body, scope) => {
      refuseFull(context, scope, rules);
      const id = form === 'given' ? freeId(context, scope, rules, body[field]) : context.sandbox.ids[form]();
      const stamps = {
        ...stamped(context, rules.created, rules.createdBy),
        ...stamped(context, rules.modified, rules.modifiedBy),
      };
      return write(context, scope, { ...rules.defaults, ...read(context, body), ...stamps, [field]: id }, undefined);
    },
    change,
    replace: (context, before, body, scope) => {
      const names = [...lasting, ...(rules.fixed ?? []), ...(rules.lasting ?? [])];
      return change(context, { ...rules.defaults, ...picked(before, names) }, body, scope);
    },
    drop: (context, item, scope) => {
      rules.leaving?.(context, item);
      context.sandbox.store.remove(scope, String(item[field]));
      return item;
    },
  };
}

export function collection(rules: CollectionRules): Collection {
  const [field] = rules.id ?? DEFAULT_ID;
  const { whole, around, find, named, items } = placeOf(rules);
  const { add, change, replace, drop } = writerOf(rules);
  const shown = (context: Context, item: Fields): Fields => rules.show?.(context, item) ?? item;
  const select = (context: Context, scope = whole(context)): Fields[] => {
    const there = all(context, scope).map((item) => shown(context, item));
    return selected(context, there, rules);
  };
  const batched = (context: Context): Fields => {
    const scope = around(context);
    const own = ({ [field]: id }: Fields): Fields => named(context, id);
    const acts: Readonly<Record<string, (body: Fields) => Fields>> = {
      deletes: (body) => drop(context, own(body), scope),
      patches: (body) => change(context, own(body), body, scope),
      puts: (body) => replace(context, own(body), body, scope),
      posts: (body) => add(context, body, scope),
    };
    const done = Object.entries(acts).map(([kind, act]) => {
      const list = fieldsOf(context)[kind];
      return [kind, Array.isArray(list) ? list.filter(isObject).map((one) => shown(context, act(one))) : []];
    });
    return Object.fromEntries(done);
  };
  return {
    create: (context) => context.fit(shown(context, add(context, fieldsOf(context), whole(context)))),
    list: (context) =>
      isWhole(context.query, rules)
        ? pageOf(context, whole(context), (item) => context.fit(shown(context, item)), false, rules.order)
        : context.page(select(context), (item) => context.fit(item)),
    get: (context) => context.fit(shown(context, find(context))),
    update: (context) =>
      context.fit(shown(context, replace(context, find(context), fieldsOf(context), around(context)))),
    edit: (context) => context.fit(shown(context, change(context, find(context), fieldsOf(context), around(context)))),
    remove: (context) => {
      const item = shown(context, drop(context, find(context), around(context)));
      return context.fit(rules.deleted === undefined ? item : picked(item, rules.deleted));
    },
    batch: (context) => context.fit(batched(context)),
    find,
    named,
    items,
    select,
    add: (context, body, scope = whole(context)) => add(context, body, scope),
    change: (context, before, body, scope = around(context)) => change(context, before, body, scope),
    drop: (context, item) => drop(context, item, around(context)),
    shown,
  };
}

/** @throws Problem 409 where another has the id that was chosen */
function freeId(context: Context, scope: string, { what, id: [field] = DEFAULT_ID }: CollectionRules, id: unknown) {
  if (read(context, scope, String(id)) === undefined) return id;
  throw conflict(`There is a ${what} with ${field} '${String(id).slice(0, 64)}' already`, `/${field}`);
}

function refuseFull(context: Context, scope: string, { most, what, full }: CollectionRules): void {
  if (most === undefined || countOf(context, scope) < most) return;
  throw full?.(most) ?? problem(403, CODE.invalid, `The limit of ${most} ${what}s is reached.`);
}

function refuseTaken(
  context: Context,
  scope: string,
  { unique = [], ignoresCase, what, taken }: CollectionRules,
  item: Fields,
  id: string,
): void {
  const named = unique.find((name) => item[name] !== undefined && item[name] !== null);
  if (named === undefined) return;
  const key = (one: Fields): string => {
    const values = JSON.stringify(unique.map((name) => one[name]));
    return ignoresCase ? values.toLowerCase() : values;
  };
  const wanted = key(item);
  const alike =
    Object(item[named]) === item[named]
      ? all(context, scope)
      : bearing(context, scope, named, item[named], ignoresCase);
  if (!alike.some((one) => one[id] !== item[id] && key(one) === wanted)) return;
  const values = unique.map((name) => `${name} '${String(item[name]).slice(0, 64)}'`).join(' and ');
  throw taken?.(unique, item) ?? conflict(`There is a ${what} with ${values} already`, `/${unique[0]}`);
}

/** Does a query ask for all there are, in order of creation? */
const isWhole = (query: Fields, { filters = {} }: CollectionRules): boolean =>
  Object.entries(query).every(
    ([name, value]) => value === undefined || (PAGING.has(name) && filters[name] === undefined),
  );

/** Those that the query names by the values of their fields, in its order. */
function selected({ query }: Context, items: readonly Fields[], rules: CollectionRules): Fields[] {
  const { filters = {}, searched, order } = rules;
  const tests = Object.entries(query).flatMap(([name, wanted]): ((item: Fields) => boolean)[] => {
    const own = filters[name];
    if (wanted === undefined || wanted === '') return [];
    if (own !== undefined) return [(item) => own(item, wanted)];
    if (NO_FILTER.has(name) || !items.some((item) => name in item)) return [];
    const values = Array.isArray(wanted) ? wanted.map(String) : [String(wanted)];
    return [(item) => values.includes(String(item[name]))];
  });
  const text = filters.search === undefined ? query.search : undefined;
  const textsOf = (item: Fields): unknown[] => searched?.map((name) => item[name]) ?? [JSON.stringify(item)];
  const kept = items.filter((item) => tests.every((test) => test(item)) && mentions(text, ...textsOf(item)));
  return inOrder(order === undefined ? kept : ordered(kept, order), query);
}

/** @throws Problem 409 if another item has the value; the code is generic where the product’s is not documented */
export function unique(
  context: Pick<Context, 'sandbox'>,
  scope: string,
  field: string,
  value: unknown,
  own?: Fields,
): void {
  if (value === own?.[field]) return;
  if (bearing(context, scope, field, value).length > 0)
    throw conflict(`The ${field} '${String(value).slice(0, 100)}' is taken`, `/${field}`);
}
