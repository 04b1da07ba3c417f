/** Order of a list that no rule applies: `order=name&direction=desc`, `sort=type,desc`, `order_by=name:asc`. */
import { isObject } from '@flarewire/schema';

type Query = Readonly<Record<string, unknown>>;

/** Parameters that name the field, and its direction. */
const FIELDS = ['order', 'order_by', 'sort', 'sort_by'] as const;
const DIRECTIONS = ['direction', 'sort_order', 'order_direction', 'order_dir'] as const;

/** True if the query asks for an order or searches a text, rather than filtering by a field. */
export const ordersOrSearches = (query: Query): boolean =>
  ['search', ...FIELDS].some((name) => query[name] !== undefined);

const at = (item: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), item);

/** Numbers by size, everything else by its text. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one ?? ''), String(other ?? '')];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Sorts items by the field that was asked for, if they show it; equal ones stay in place. */
export function inOrderOf<Item>(
  items: readonly Item[],
  asked: Query,
  query: Query,
  show: (item: Item) => unknown,
): readonly Item[] {
  const [field = '', inner] = String(firstOf(asked, FIELDS) ?? '').split(/[,:]/);
  const path = field.split('.');
  if (field === '') return items;
  const keyed = items.map((item) => ({ item, key: at(show(item), path) }));
  if (keyed.every(({ key }) => key === undefined)) return items;
  const sign = String(inner ?? firstOf(query, DIRECTIONS)).toLowerCase() === 'desc' ? -1 : 1;
  return keyed.sort((one, other) => sign * compare(one.key, other.key)).map(({ item }) => item);
}

const firstOf = (query: Query, names: readonly string[]): unknown =>
  names.map((name) => query[name]).find((one) => one !== undefined);
