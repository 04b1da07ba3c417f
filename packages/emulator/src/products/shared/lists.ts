/** List features shared by many products: filters by field, search, order, and parts. */
import { includesText } from '../../text-search.ts';
import type { Fields } from './fields.ts';

/** True if the value is one of the wanted ones, or none are given. */
export const says = (wanted: unknown, value: unknown): boolean =>
  wanted === undefined || (Array.isArray(wanted) ? wanted : [wanted]).map(String).includes(String(value));

/** Does one of these texts hold the one that is searched? Letters count alike, large or small. */
export function mentions(search: unknown, ...texts: readonly unknown[]): boolean {
  if (search === undefined || search === '') return true;
  const wanted = String(search).toLowerCase();
  return texts.some((text) => text !== undefined && text !== null && includesText(String(text).toLowerCase(), wanted));
}

/** True if a time is in a range, whose ends may be open. */
export function isWithin(time: unknown, from: unknown, to: unknown): boolean {
  const at = Date.parse(String(time));
  return (from === undefined || at >= Date.parse(String(from))) && (to === undefined || at <= Date.parse(String(to)));
}

const fieldOf = (item: object, name: string): unknown => (item as Fields)[name]; // any field may be asked for by its name

/** Items with a field that contains the text. */
export const searched = <Item extends object>(
  items: readonly Item[],
  text: unknown,
  fields: readonly (keyof Item & string)[],
): Item[] => items.filter((item) => mentions(text, ...fields.map((field) => item[field])));

/** Items that match all given values; omitted ones match anything. */
export function having<Item extends object>(items: readonly Item[], wanted: Readonly<Record<string, unknown>>): Item[] {
  const asked = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return items.filter((item) => asked.every(([field, value]) => fieldOf(item, field) === value));
}

/** Numbers by their size, all else by its letters. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one ?? ''), String(other ?? '')];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** In the order of a field, and of equal ones as they were. */
export function ordered<Item extends object = Fields>(
  items: readonly Item[],
  field: unknown,
  direction: unknown = 'asc',
): Item[] {
  if (field === undefined) return [...items];
  const name = String(field);
  const sign = String(direction).toLowerCase() === 'desc' ? -1 : 1;
  return items.toSorted((one, other) => sign * compare(fieldOf(one, name), fieldOf(other, name)));
}

/** In the order that a query asks for: `order` or `sort_by`, and `direction`. */
export function inOrder<Item extends Fields>(items: readonly Item[], query: Fields): Item[] {
  const by = query.order ?? query.order_by ?? query.sort_by;
  const isKnown = typeof by === 'string' && items.some((item) => by in item);
  const sorted = isKnown ? items.toSorted((one, other) => compare(one[by], other[by])) : [...items];
  const direction = query.direction ?? query.sort_order ?? query.order_direction;
  return direction === 'desc' ? sorted.reverse() : sorted;
}

/** The part of a list that a list without a page kind asks for by `page` and `per_page`. */
export function cut<Item>(items: readonly Item[], { page, per_page }: Fields, size = 20): Item[] {
  const most = typeof per_page === 'number' ? per_page : size;
  const first = (typeof page === 'number' ? page - 1 : 0) * most;
  return items.slice(first, first + most);
}

/** A list, or one item as a list. */
export const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Milliseconds since 1970; NaN if the value is not a timestamp. */
export const timeOf = (value: unknown): number => Date.parse(String(value));
