/** What the lists of many products have in common: filters by what a field says, search, and order. */
import type { Fields } from './fields.ts';

/** What is asked for is there; what nobody asked for does not matter. */
export const says = (wanted: unknown, value: unknown): boolean =>
  wanted === undefined || (Array.isArray(wanted) ? wanted : [wanted]).map(String).includes(String(value));

/** Does one of these texts hold the one that is searched? Letters count alike, large or small. */
export function mentions(search: unknown, ...texts: readonly unknown[]): boolean {
  if (search === undefined || search === '') return true;
  const wanted = String(search).toLowerCase();
  return texts.some((text) => text !== undefined && text !== null && String(text).toLowerCase().includes(wanted));
}

/** Is a time in a range whose ends may be open? */
export function isWithin(time: unknown, from: unknown, to: unknown): boolean {
  const at = Date.parse(String(time));
  return (from === undefined || at >= Date.parse(String(from))) && (to === undefined || at <= Date.parse(String(to)));
}

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one ?? '') < String(other ?? '')
      ? -1
      : String(one ?? '') > String(other ?? '')
        ? 1
        : 0;

/** In the order of a field, and of equal ones as they were. */
export function ordered<Item extends object = Fields>(
  items: readonly Item[],
  field: unknown,
  direction: unknown = 'asc',
): Item[] {
  if (field === undefined) return [...items];
  const name = String(field);
  const sign = String(direction).toLowerCase() === 'desc' ? -1 : 1;
  const fieldOf = (item: Item): unknown => (item as Fields)[name]; // any field may be asked for by its name
  return items.toSorted((one, other) => sign * compare(fieldOf(one), fieldOf(other)));
}
