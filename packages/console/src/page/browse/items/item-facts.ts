/** Reads item facts from the contract: fields, preferred columns and key. */
import type { JsonSchema } from '@flarewire/contract';
import { asSchema, follow, isObject, namesOf, type Schemas } from '@flarewire/schema';
import { useMemo } from 'react';
import { useSubject } from '../../data/catalog.ts';
import { nameOf } from '../../data/item.ts';
import type { Subject } from '../../form/schema.ts';
import { cellValue, type Item, valueAt } from '../../ui/table/cell-value.ts';
import { shownText } from '../../ui/text/shown-name.ts';
import type { Resource } from '../resources/resources.ts';

export interface ItemFacts {
  readonly fields: readonly string[];
  /** Empty if the contract has none. */
  readonly columns: readonly string[];
  /** Empty if the contract has none. */
  readonly key: readonly string[];
}

type Listed = Pick<Resource, 'list' | 'field'>;

export function itemFacts({ list, field }: Listed, { schemas, defs }: Pick<Subject, 'schemas' | 'defs'>): ItemFacts {
  // Hints of an operation do not apply to a list inside its response.
  const { columns, key } = field === undefined ? schemas : {};
  const [first = ''] = columns ?? key ?? [];
  const schema = itemSchema(schemas.result, defs, { holder: field ?? list?.items, first: first.split('.')[0] ?? '' });
  return {
    fields: [...namesOf(schema, defs)],
    columns: columns ?? textsOf(schema['x-flarewire-columns']),
    key: key ?? textsOf(schema['x-flarewire-key']),
  };
}

export function useItemFacts(resource: Resource): ItemFacts {
  const subject = useSubject(resource.list?.name ?? '');
  return useMemo(() => itemFacts(resource, subject), [resource, subject]);
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

interface Wanted {
  /** Field that contains the items, if known. */
  readonly holder: string | undefined;
  /** A field of the items, if known. */
  readonly first: string;
}

/** The schema of an item: the result itself, its entries, or those of a list inside it. */
function itemSchema(schema: JsonSchema, defs: Schemas, wanted: Wanted, depth = 0): JsonSchema {
  const own = follow(schema, defs);
  if (own.items !== undefined) return itemSchema(asSchema(own.items), defs, { holder: undefined, first: '' }, 2);
  const inner = asSchema(own.properties);
  const { holder, first } = wanted;
  if (holder !== undefined && isObject(inner[holder])) return itemSchema(inner[holder], defs, wanted, 2);
  if (depth > 1 || (first !== '' && first in inner)) return own;
  const data = follow(asSchema(inner.data), defs);
  if (isObject(data.properties)) return itemSchema(data, defs, wanted, depth + 1);
  const lists = Object.values(inner).map((one) => follow(asSchema(one), defs).items);
  const items = lists.filter(isObject);
  const chosen = items.find((one) => namesOf(one, defs).has(first)) ?? (items.length === 1 ? items[0] : undefined);
  const isAround = first !== '' || Object.keys(inner).length < 4;
  return chosen !== undefined && isAround ? itemSchema(chosen, defs, wanted, 2) : own;
}

/** The readable key of an item; its name and kind if the contract has no key. */
export function keyText(item: Item, { key }: Pick<ItemFacts, 'key'>, id: string): string {
  const texts = key.map((field) => String(cellValue(valueAt(item, field)) ?? '')).filter((text) => text !== '');
  return shownText(texts.length > 0 ? texts.join(' ') : [item.type, nameOf(item, id)].filter(Boolean).join(' '));
}
