/** Rules that many collections share: names that are there once, items that match a query, and their order. */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../http/context.ts';
import { all, type Fields } from './fields.ts';
import { conflict } from './refusals.ts';

/** @throws Problem 409 where another item bears the value; codes of products whose own are not documented */
export function unique(
  context: Pick<Context, 'sandbox'>,
  scope: string,
  field: string,
  value: unknown,
  own?: Fields,
): void {
  const other = all(context, scope).find((one) => one[field] === value && one[field] !== own?.[field]);
  if (other !== undefined) throw conflict(`The ${field} '${String(value).slice(0, 100)}' is taken`, `/${field}`);
}

/** Items in one of whose fields the text occurs, whatever the case. */
export function searched<Item extends object>(
  items: readonly Item[],
  text: unknown,
  fields: readonly (keyof Item & string)[],
): Item[] {
  if (typeof text !== 'string' || text === '') return [...items];
  const wanted = text.toLowerCase();
  return items.filter((item) =>
    fields.some((field) =>
      String(item[field] ?? '')
        .toLowerCase()
        .includes(wanted),
    ),
  );
}

/** Items that have the values asked for; what is not asked for may be anything. */
export function having<Item extends object>(items: readonly Item[], wanted: Readonly<Record<string, unknown>>): Item[] {
  const asked = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return items.filter((item) => asked.every(([field, value]) => (item as Fields)[field] === value)); // read by name
}

/** By a field: texts by their letters, numbers by their size. */
export function ordered<Item extends object>(items: readonly Item[], field: string, direction: unknown): Item[] {
  const of = (item: Item): unknown => (item as Fields)[field]; // read by name
  const compare = (one: unknown, other: unknown): number =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one ?? '').localeCompare(String(other ?? ''));
  const sign = direction === 'desc' ? -1 : 1;
  return [...items].sort((one, other) => sign * compare(of(one), of(other)));
}

/** The part of a list that a list without a page kind asks for by `page` and `per_page`. */
export function cut<Item>(items: readonly Item[], { page, per_page }: Fields, size = 20): Item[] {
  const most = typeof per_page === 'number' ? per_page : size;
  const first = (typeof page === 'number' ? page - 1 : 0) * most;
  return items.slice(first, first + most);
}

/** An object, or one without fields. */
export const fieldsIn = (value: unknown): Fields => (isObject(value) ? value : {});
