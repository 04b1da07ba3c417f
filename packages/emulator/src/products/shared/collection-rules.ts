/** Collections as data: what is unique in them, how many there may be, what is filled in and what must hold. */
import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../http/context.ts';
import type { PageResult } from '../../http/page.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { all, collectionOf, type Fields, found, keep } from './fields.ts';
import { inOrder, mentions } from './lists.ts';
import { conflict, missing } from './refusals.ts';

export interface CollectionRules {
  /** What one of them is called: in refusals. */
  readonly what: string;
  /** The field of the id, and its form. @default ['id', 'hex'] */
  readonly id?: readonly [field: string, form: 'hex' | 'number' | 'uuid'];
  /** How many there may be. */
  readonly most?: number;
  /** Fields of which no two items have the same values, together. */
  readonly unique?: readonly string[];
  readonly defaults?: Fields;
  /** Fields that say when it was made, and when it was changed. */
  readonly created?: readonly string[];
  readonly modified?: readonly string[];
  /** Fields that a request does not change. */
  readonly fixed?: readonly string[];
  /** Fields that stay where a replacement does not name them. */
  readonly lasting?: readonly string[];
  /** What a request says, as it is kept: names in lower case and the like. */
  readonly read?: (context: Context, body: Fields) => Fields;
  /** @throws Problem where the item must not be so */
  readonly check?: (context: Context, item: Fields, before: Fields | undefined) => void;
  /** @throws Problem where the item must stay */
  readonly leaving?: (context: Context, item: Fields) => void;
  /** The item as it is at this time. */
  readonly show?: (context: Context, item: Fields) => Fields;
  /** Filters of the list that are not a field and its value. */
  readonly filters?: Readonly<Record<string, (item: Fields, wanted: unknown) => boolean>>;
  /** Refusals with codes of the product's own. */
  readonly missing?: () => Problem;
  readonly taken?: (names: readonly string[]) => Problem;
  readonly full?: (most: number) => Problem;
}

export interface Collection {
  create<Result>(context: Showing<Result>): Result;
  list<Item>(context: Showing<Item>): PageResult<Item>;
  get<Result>(context: Showing<Result>): Result;
  /** All fields anew. */
  update<Result>(context: Showing<Result>): Result;
  /** The fields that are sent. */
  edit<Result>(context: Showing<Result>): Result;
  remove<Result>(context: Showing<Result>): Result;
  /** `{ deletes, patches, puts, posts }` in this order, all or nothing: the request is one transaction. */
  batch<Result>(context: Showing<Result>): Result;
  /** The item of the path, so many parts from its end, as it is kept. */
  find(context: Context, up?: number): Fields;
  /** The items that the query asks for, in its order, as they are shown. */
  select(context: Context, scope?: string): Fields[];
  /** Adds one to a collection. */
  add(context: Context, scope: string, body: Fields): Fields;
  /** Keeps a changed item. */
  change(context: Context, scope: string, before: Fields, body: Fields): Fields;
  shown(context: Context, item: Fields): Fields;
}

/** What asks for a part of a list, and not for items with a value. */
const NO_FILTER = new Set([
  ...['page', 'per_page', 'limit', 'offset', 'cursor', 'page_token', 'search', 'match'],
  ...['order', 'order_by', 'sort', 'sort_by', 'direction', 'sort_order', 'order_direction'],
]);

/** What changes the kept items of a collection: everything passes its rules. */
interface Writer {
  add(context: Context, scope: string, body: Fields): Fields;
  change(context: Context, scope: string, before: Fields, body: Fields): Fields;
  replace(context: Context, scope: string, before: Fields, body: Fields): Fields;
  drop(context: Context, scope: string, item: Fields): Fields;
}

function writerOf(rules: CollectionRules): Writer {
  const [field, form] = rules.id ?? DEFAULT_ID;
  const read = (context: Context, body: Fields): Fields => {
    const given = rules.read?.(context, body) ?? body;
    return Object.fromEntries(
      Object.entries(given).filter(([name, value]) => value !== undefined && !rules.fixed?.includes(name)),
    );
  };
  const times = (context: Context, names: readonly string[] = []): Fields =>
    Object.fromEntries(names.map((name) => [name, context.now()]));
  const write = (context: Context, scope: string, item: Fields, before: Fields | undefined): Fields => {
    rules.check?.(context, item, before);
    refuseTaken(context, scope, rules, item, field);
    return keep(context, scope, String(item[field]), item);
  };
  const change = (context: Context, scope: string, before: Fields, body: Fields): Fields => {
    const stamps = times(context, rules.modified);
    return write(context, scope, { ...before, ...read(context, body), ...stamps, [field]: before[field] }, before);
  };
  return {
    add: (context, scope, body) => {
      refuseFull(context, scope, rules);
      const id = context.sandbox.ids[form]();
      const stamps = { ...times(context, rules.created), ...times(context, rules.modified) };
      return write(context, scope, { ...rules.defaults, ...read(context, body), ...stamps, [field]: id }, undefined);
    },
    change,
    replace: (context, scope, before, body) => {
      const lasting = [field, ...(rules.created ?? []), ...(rules.fixed ?? []), ...(rules.lasting ?? [])];
      const kept = Object.fromEntries(Object.entries(before).filter(([name]) => lasting.includes(name)));
      return change(context, scope, { ...rules.defaults, ...kept }, body);
    },
    drop: (context, scope, item) => {
      rules.leaving?.(context, item);
      context.sandbox.store.remove(scope, String(item[field]));
      return item;
    },
  };
}

const DEFAULT_ID = ['id', 'hex'] as const;

export function collection(rules: CollectionRules): Collection {
  const [field] = rules.id ?? DEFAULT_ID;
  const refusal = rules.missing ?? (() => missing(rules.what));
  const { add, change, replace, drop } = writerOf(rules);
  const shown = (context: Context, item: Fields): Fields => rules.show?.(context, item) ?? item;
  const find = (context: Context, up = 1): Fields =>
    found(context, collectionOf(context, up), context.segments.at(-up) ?? '', refusal);
  const select = (context: Context, scope = collectionOf(context)): Fields[] => {
    const items = all(context, scope).map((item) => shown(context, item));
    return selected(context, items, rules);
  };
  const batched = (context: Context): Fields => {
    const scope = collectionOf(context, 1);
    const named = ({ [field]: id }: Fields): Fields => found(context, scope, String(id), refusal);
    const acts: Readonly<Record<string, (body: Fields) => Fields>> = {
      deletes: (body) => drop(context, scope, named(body)),
      patches: (body) => change(context, scope, named(body), body),
      puts: (body) => replace(context, scope, named(body), body),
      posts: (body) => add(context, scope, body),
    };
    const done = Object.entries(acts).map(([kind, act]) => {
      const list = bodyOf(context)[kind];
      return [kind, Array.isArray(list) ? list.filter(isObject).map((one) => shown(context, act(one))) : []];
    });
    return Object.fromEntries(done);
  };
  const parent = (context: Context): string => collectionOf(context, 1);
  return {
    create: (context) => context.fit(shown(context, add(context, collectionOf(context), bodyOf(context)))),
    list: (context) => context.page(select(context), (item) => context.fit(item)),
    get: (context) => context.fit(shown(context, find(context))),
    update: (context) => context.fit(shown(context, replace(context, parent(context), find(context), bodyOf(context)))),
    edit: (context) => context.fit(shown(context, change(context, parent(context), find(context), bodyOf(context)))),
    remove: (context) => context.fit(shown(context, drop(context, parent(context), find(context)))),
    batch: (context) => context.fit(batched(context)),
    find,
    select,
    add,
    change,
    shown,
  };
}

const bodyOf = ({ body }: Pick<Context, 'body'>): Fields => (isObject(body) ? body : {});

function refuseFull(context: Context, scope: string, { most, what, full }: CollectionRules): void {
  if (most === undefined || all(context, scope).length < most) return;
  throw full?.(most) ?? problem(403, CODE.invalid, `The limit of ${most} ${what}s is reached.`);
}

function refuseTaken(
  context: Context,
  scope: string,
  { unique = [], what, taken }: CollectionRules,
  item: Fields,
  id: string,
): void {
  if (unique.length === 0) return;
  const key = (one: Fields): string => JSON.stringify(unique.map((name) => one[name]));
  const wanted = key(item);
  if (!all(context, scope).some((one) => one[id] !== item[id] && key(one) === wanted)) return;
  const values = unique.map((name) => `${name} '${String(item[name]).slice(0, 64)}'`).join(' and ');
  throw taken?.(unique) ?? conflict(`There is a ${what} with ${values} already`, `/${unique[0]}`);
}

/** Those that the query names by the values of their fields, in its order. */
function selected({ query }: Context, items: readonly Fields[], { filters = {} }: CollectionRules): Fields[] {
  const tests = Object.entries(query).flatMap(([name, wanted]): ((item: Fields) => boolean)[] => {
    const own = filters[name];
    if (wanted === undefined || wanted === '') return [];
    if (own !== undefined) return [(item) => own(item, wanted)];
    if (NO_FILTER.has(name) || !items.some((item) => name in item)) return [];
    const values = Array.isArray(wanted) ? wanted.map(String) : [String(wanted)];
    return [(item) => values.includes(String(item[name]))];
  });
  const text = filters.search === undefined ? query.search : undefined;
  const kept = items.filter((item) => tests.every((test) => test(item)) && mentions(text, JSON.stringify(item)));
  return inOrder(kept, query);
}
