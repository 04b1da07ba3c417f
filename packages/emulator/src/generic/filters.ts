/**
 * Filters of a list that no rule applies: by a field of the items, by fields within it (`configuration.target`), by
 * several values (`type=A,AAAA`, `name=a&name=b`), by a part of a text (`description_search`, `search`), by a time
 * (`created_after`), and by conditions (`filter=name:value`).
 */
import { isObject } from '@flarewire/schema';
import type { Context } from '../handler/context.ts';
import { itemShape } from './items.ts';
import { ordersOrSearches } from './order.ts';
import { rangeOf } from './ranges.ts';

export type Filters = Readonly<Record<string, unknown>>;
type Passes = (item: unknown) => boolean;
type Compare = (text: string, wanted: string) => boolean;

/** Parameters that select the part, the order or the detail of a list. */
const NO_FILTER =
  /^(page|per_page|limit|offset|cursor|page_token|order|order_by|sort|sort_by|direction|sort_order|search|match|fields|include|expand)$/;

const CONTAINS: Compare = (text, wanted) => text.toLowerCase().includes(wanted.toLowerCase());

/** Ways to compare a text: `name.contains=x`. */
const COMPARE: Readonly<Record<string, Compare>> = {
  exact: (text, wanted) => text.toLowerCase() === wanted.toLowerCase(),
  contains: CONTAINS,
  startswith: (text, wanted) => text.toLowerCase().startsWith(wanted.toLowerCase()),
  endswith: (text, wanted) => text.toLowerCase().endsWith(wanted.toLowerCase()),
};

/** Filters that look into another field than that of their name, by the operation. */
const ELSEWHERE: Readonly<
  Record<string, Readonly<Record<string, { readonly path: readonly string[]; readonly part?: boolean }>>>
> = {
  // https://developers.cloudflare.com/api/resources/firewall/subresources/lockdowns/methods/list/
  'firewall.lockdowns.list': {
    ip: { path: ['configurations', 'value'] },
    ip_search: { path: ['configurations', 'value'], part: true },
    ip_range_search: { path: ['configurations', 'value'], part: true },
    uri_search: { path: ['urls'], part: true },
  },
  // https://developers.cloudflare.com/api/resources/firewall/subresources/ua_rules/methods/list/
  'firewall.uaRules.list': { user_agent: { path: ['configuration', 'value'], part: true } },
};

/** Notes are found by a part of their text. */
const NOTE = /^(description|notes?|comment)$/;

/** Is it one text that the field must hold as a whole? */
export const isWhole = (name: string, value: unknown): boolean =>
  typeof value !== 'object' && !String(value).includes(',') && !NOTE.test(name);

const isSame: Compare = (text, wanted) => text === wanted;

/** Those of the query that ask for items, rather than for a part of the list. */
export const filtersIn = (query: Filters): (readonly [name: string, value: unknown])[] =>
  Object.entries(query).filter(([name, value]) => !NO_FILTER.test(name) && value !== undefined && value !== '');

/** True if the query asks for some of the items, or for an order of them. */
export const isFiltered = (query: Filters): boolean => filtersIn(query).length > 0 || ordersOrSearches(query);

/** A query, and which of its parameters no rule has looked at. */
export function watched<Query extends Filters>(
  query: Query,
): { readonly query: Query; readonly unread: () => Filters } {
  const read = new Set<PropertyKey>();
  const seen = (name: PropertyKey): void => void read.add(name);
  const proxy = new Proxy(query, {
    get: (target, name) => {
      seen(name);
      return Reflect.get(target, name);
    },
    ownKeys: (target) => {
      for (const name of Reflect.ownKeys(target)) seen(name);
      return Reflect.ownKeys(target);
    },
  });
  return {
    query: proxy,
    unread: () => Object.fromEntries(Object.entries(query).filter(([name]) => !read.has(name))),
  };
}

type Asked = Pick<Context, 'operation' | 'schemas' | 'document'>;
type Filter = readonly [name: string, value: unknown];

/** The test of an item by these filters; those that name no field of the items are left to the rules of the product. */
export function passesOf(filters: readonly Filter[], items: readonly unknown[], context: Asked): Passes {
  const isField = fieldsOf(items, context);
  const tests = filters.flatMap((filter) => testOf(filter, isField, context) ?? []);
  return (item) => tests.every((test) => test(item));
}

/** As `passesOf`, for items that nobody made: one that names no field of theirs finds none. */
export function passesAllOf(filters: readonly Filter[], items: readonly unknown[], context: Asked): Passes {
  const isField = fieldsOf(items, context);
  const tests = filters.map((filter) => testOf(filter, isField, context));
  return (item) => tests.every((test) => test?.(item) === true);
}

function fieldsOf(items: readonly unknown[], { schemas, document }: Asked): (name: string) => boolean {
  const declared = itemShape(schemas.result, document.schemas)?.properties;
  return (name) => declared?.has(name) === true || items.some((item) => isObject(item) && name in item);
}

function testOf([name, value]: Filter, isField: (name: string) => boolean, { operation }: Asked): Passes | undefined {
  const other = ELSEWHERE[operation.name]?.[name];
  if (other !== undefined) {
    const compare = other.part === true ? CONTAINS : isSame;
    return (item) => isFound(other.path.reduce<unknown[]>(within, [item]), value, compare);
  }
  const conditions = name === 'filter' ? conditionsOf(value, isField) : undefined;
  if (conditions !== undefined)
    return (item) => conditions.every(([field, wanted]) => isFound(within([item], field), wanted, isSame));
  const field = fieldOf(name, isField);
  if (field !== undefined) return (item) => isFound(field.path.reduce<unknown[]>(within, [item]), value, field.compare);
  const range = rangeOf(name, isField);
  return range && ((item) => within([item], range.field).some((time) => range.isWithin(time, value)));
}

/** `field:value` of `filter`, which all must hold; undefined if it has another form. */
function conditionsOf(value: unknown, isField: (name: string) => boolean): Filter[] | undefined {
  const parts = [value].flat().map((one) => /^(\w+):(.*)$/s.exec(String(one)));
  const found = parts.flatMap((part): Filter[] => (part ? [[part[1] ?? '', part[2] ?? '']] : []));
  return found.length === parts.length && found.every(([name]) => isField(name)) ? found : undefined;
}

/** Do the texts of an item hold the text, or all of several? Case does not count. */
export const mentionsIn = (item: unknown, search: unknown): boolean =>
  [search].flat().every((one) => one === undefined || one === '' || holds(item, String(one)));

function holds(item: unknown, text: string): boolean {
  if (isObject(item) || Array.isArray(item)) return Object.values(item).some((value) => holds(value, text));
  return typeof item === 'string' && CONTAINS(item, text);
}

interface Field {
  readonly path: readonly string[];
  readonly compare: Compare;
}

/** The field that a filter is about: of its name, within one, of its singular (`ids`), or of the text that it searches. */
function fieldOf(name: string, isField: (name: string) => boolean): Field | undefined {
  const compare = NOTE.test(name) ? CONTAINS : isSame;
  if (isField(name)) return { path: [name], compare };
  const path = name.split('.');
  if (isField(path[0] ?? '')) return { path, compare };
  const single = name.replace(/s$/, '');
  if (isField(single)) return { path: [single], compare };
  const searched = name.replace(/_?(search|contains)$/i, '');
  return searched !== name && isField(searched) ? { path: [searched], compare: CONTAINS } : undefined;
}

const within = (value: unknown, name: string): unknown[] =>
  [value].flat().flatMap((one) => (isObject(one) && Object.hasOwn(one, name) ? [one[name]].flat() : []));

function isFound(values: readonly unknown[], wanted: unknown, compare: Compare): boolean {
  if (Array.isArray(wanted)) return wanted.length === 0 || wanted.some((one) => isFound(values, one, compare));
  if (isObject(wanted)) return Object.entries(wanted).every(([name, inner]) => isFoundBy(values, name, inner, compare));
  const text = String(wanted);
  const texts = values.filter((value) => value !== null && !isObject(value)).map(String);
  if (texts.some((one) => compare(one, text))) return true;
  return text.includes(',') && text.split(',').some((part) => texts.some((one) => compare(one, part.trim())));
}

function isFoundBy(values: readonly unknown[], name: string, wanted: unknown, compare: Compare): boolean {
  const way = Object.hasOwn(COMPARE, name) ? COMPARE[name] : undefined;
  if (way !== undefined) return isFound(values, wanted, way);
  if (name === 'present') return values.length > 0;
  if (name === 'absent') return values.length === 0;
  if (name === 'not' || name === 'ne') return !isFound(values, wanted, compare);
  return isFound(within(values, name), wanted, compare);
}
