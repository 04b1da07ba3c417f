/** Finds the path parameters of an item. */
import type { Operation } from '@flarewire/contract';
import { idOf } from '../../data/item.ts';
import type { Params } from '../../form/schema.ts';
import type { Item } from '../../ui/table/cell-value.ts';
import { type Context, knownIn, scopeName, valuesOf } from '../resources/template.ts';

/**
 * The path parameters of an operation on one item.
 * @param id path parameter of the item
 */
export function itemPlace(
  operation: Operation,
  context: Context,
  item: Item,
  id: string | undefined,
): Params | undefined {
  const known = knownIn(operation.path, context);
  const own = id === undefined ? undefined : idOf(item, id);
  const params: Record<string, string> = { ...known };
  for (const name of valuesOf(operation.path)) {
    const inItem = item[name] ?? item[scopeName(name) ?? name];
    const value = name === id ? own : (known[name] ?? (typeof inItem === 'string' ? inItem : undefined));
    if (value === undefined) return undefined;
    params[name] = value;
  }
  return params;
}
