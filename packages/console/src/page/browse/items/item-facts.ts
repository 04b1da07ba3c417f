/** Reads item facts from the contract: fields, preferred columns and key. */
import type { JsonSchema } from '@flarewire/contract';
import { asSchema, follow, isObject, namesOf, type Schemas, shapeOf } from '@flarewire/schema';
import { nameOf } from '../../data/item.ts';
import { splitName } from '../../form/custom/dns/record-name.ts';
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
  /** Fields that hold a number of seconds. */
  readonly seconds: ReadonlySet<string>;
  /** The zone to which names of DNS records are relative. */
  readonly zone?: string | undefined;
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
    seconds: new Set(secondsIn(schema, defs)),
  };
}

/** Time to live has no unit in the contract: all products count it in seconds. */
const TTL = /(^|_)ttl$/;

const secondsIn = (schema: JsonSchema, defs: Schemas): string[] => {
  const units = new Map([...(shapeOf(schema, defs)?.properties ?? [])].map(([name, own]) => [name, unitIn(own, defs)]));
  return [...namesOf(schema, defs)].filter((name) => TTL.test(name) || units.get(name) === 'seconds');
};

const unitIn = (schema: JsonSchema, defs: Schemas): unknown => schema['x-unit'] ?? follow(schema, defs)['x-unit'];

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
export function keyText(item: Item, { key, zone }: Pick<ItemFacts, 'key' | 'zone'>, id: string): string {
  const textAt = (field: string): string => {
    const text = String(cellValue(valueAt(item, field)) ?? '');
    return field === 'name' ? splitName(text, zone) : text;
  };
  const texts = key.map(textAt).filter((text) => text !== '');
  return shownText(
    texts.length > 0 ? texts.join(' ') : [item.type, nameIn(item, { zone }, id)].filter(Boolean).join(' '),
  );
}

/** The display name of an item: `www` for a DNS record, `@` for one at the zone itself. */
export const nameIn = (item: Item, { zone }: Pick<ItemFacts, 'zone'>, id?: string): string =>
  splitName(nameOf(item, id), zone);
