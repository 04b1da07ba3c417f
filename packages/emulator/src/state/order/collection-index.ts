/**
 * Positions of items in collections, and an index of texts by field: so that a page in the middle, a count and a name
 * that must be unique take the same time however many items there are. Items are known by the numbers of their rows,
 * which grow.
 */

import { isObject } from '@flarewire/schema';
import { type FieldOrder, orderByField } from './field-order.ts';
import { type Compare, cut, insert } from './sorted.ts';

export interface CollectionIndex {
  /** All items, in order of creation. */
  order(scope: string): readonly number[];
  /** All items in the order of a field. */
  sorted(scope: string, field: string, descending: boolean): Pick<FieldOrder, 'numbers'>;
  /** Items with this text in the field, in order of creation. */
  bearing(scope: string, field: string, text: string): readonly number[];
  /** The first item with this text in one of the fields. */
  first(scope: string, fields: readonly string[], text: string): number | undefined;
  /** Is any field with this name among the items? */
  hasField(scope: string, field: string): boolean;
  put(scope: string, number: number, value: unknown): void;
  remove(scope: string, number: number): void;
  drop(scope: string): void;
  /** Drops the collection and everything below its path. */
  dropBelow(path: string): void;
  /** Commits or discards the writes since the last call. */
  settle(isKept: boolean): void;
  forget(): void;
}

/** Rows from which an index is built on first use, in the order of their numbers. */
export interface IndexedRows {
  numbers(scope: string): number[];
  values(scope: string): Iterable<readonly [number: number, value: unknown]>;
}

interface Field {
  /** Items by their texts in a field. */
  readonly byText: Map<string, number[]>;
  /** Undefined where the item has the field, but no plain value in it. */
  readonly texts: Map<number, string | undefined>;
}

interface Indexed {
  numbers: number[] | undefined;
  readonly fields: Map<string, Field>;
  /** By the field, after a minus where it is turned around. */
  readonly orders: Map<string, FieldOrder>;
}

/** Maximum number of indexed collections; beyond it all indexes are rebuilt. */
const MAX = 1000;
const FOLDED = '\0';
/** The name under which the texts of a field are known in lower case. */
export const folded = (field: string): string => FOLDED + field;
const NONE: readonly number[] = [];
const UNKNOWN: Indexed = { numbers: undefined, fields: new Map(), orders: new Map() };
const ascending: Compare<number> = (one, other) => one - other;

export function createCollectionIndex(rows: IndexedRows): CollectionIndex {
  const scopes = new Map<string, Indexed>();
  const dropBelow = (path: string): void => {
    for (const scope of scopes.keys()) if (scope === path || scope.startsWith(`${path}/`)) scopes.delete(scope);
  };
  const changes = createChanges((scope) => scopes.delete(scope), dropBelow);
  const indexed = (scope: string): Indexed => {
    const known = scopes.get(scope);
    if (known !== undefined) return known;
    if (scopes.size >= MAX) scopes.clear();
    const made: Indexed = { numbers: undefined, fields: new Map(), orders: new Map() };
    scopes.set(scope, made);
    return made;
  };
  const fieldsOf = (scope: string, names: readonly string[]): ReadonlyMap<string, Field> =>
    withFields(indexed(scope).fields, names, () => rows.values(scope));
  return {
    order: (scope) => {
      const one = indexed(scope);
      one.numbers ??= rows.numbers(scope);
      return one.numbers;
    },
    sorted: (scope, field, descending) => sortedBy(indexed(scope), field, descending, () => rows.values(scope)),
    bearing: (scope, field, text) => fieldsOf(scope, [field]).get(field)?.byText.get(text) ?? NONE,
    first: (scope, names, text) => firstOf(fieldsOf(scope, names), names, text),
    hasField: (scope, field) => (fieldsOf(scope, [field]).get(field)?.texts.size ?? 0) > 0,
    put: (scope, number, value) => {
      changes.written.add(scope);
      enter(scopes.get(scope) ?? UNKNOWN, number, value);
    },
    remove: (scope, number) => {
      changes.written.add(scope);
      takeOut(scopes.get(scope) ?? UNKNOWN, number);
    },
    drop: (scope) => {
      changes.written.add(scope);
      scopes.delete(scope);
    },
    dropBelow: (path) => {
      changes.emptied.add(path);
      dropBelow(path);
    },
    settle: changes.settle,
    forget: () => scopes.clear(),
  };
}

function enter({ numbers, fields, orders }: Indexed, number: number, value: unknown): void {
  if (numbers !== undefined) insert(numbers, number, ascending);
  for (const order of orders.values()) order.put(number, value);
  for (const name of fields.keys()) note(fields, name, number, value);
}

function takeOut({ numbers, fields, orders }: Indexed, number: number): void {
  if (numbers !== undefined) cut(numbers, number, ascending);
  for (const order of orders.values()) order.remove(number);
  for (const field of fields.values()) erase(field, number);
}

function sortedBy(
  { orders }: Indexed,
  field: string,
  descending: boolean,
  rows: () => ReturnType<IndexedRows['values']>,
): FieldOrder {
  const name = `${descending ? '-' : '+'}${field}`;
  const order = orders.get(name) ?? orderByField(field, descending, rows());
  orders.set(name, order);
  return order;
}

/** Fields of these names too, read from the rows once. */
function withFields(
  fields: Map<string, Field>,
  names: readonly string[],
  rows: () => ReturnType<IndexedRows['values']>,
) {
  const lacking = names.filter((name) => !fields.has(name));
  if (lacking.length === 0) return fields;
  for (const name of lacking) fields.set(name, { byText: new Map(), texts: new Map() });
  for (const [number, value] of rows()) for (const name of lacking) note(fields, name, number, value);
  return fields;
}

function firstOf(fields: ReadonlyMap<string, Field>, names: readonly string[], text: string): number | undefined {
  const firsts = names.flatMap((name) => fields.get(name)?.byText.get(text)?.[0] ?? []);
  return firsts.length === 0 ? undefined : Math.min(...firsts);
}

/** Changes of the running transaction: collections, and paths below which everything was removed. */
function createChanges(drop: (scope: string) => void, dropBelow: (path: string) => void) {
  const written = new Set<string>();
  const emptied = new Set<string>();
  return {
    written,
    emptied,
    settle: (isKept: boolean): void => {
      if (!isKept) {
        for (const scope of written) drop(scope);
        // They may have been read since.
        for (const path of emptied) dropBelow(path);
      }
      written.clear();
      emptied.clear();
    },
  };
}

function note(fields: ReadonlyMap<string, Field>, name: string, number: number, value: unknown): void {
  const field = fields.get(name);
  if (field === undefined) return;
  erase(field, number);
  const isFolded = name.startsWith(FOLDED);
  const own = isFolded ? name.slice(FOLDED.length) : name;
  const held = isObject(value) && Object.hasOwn(value, own) ? value[own] : undefined;
  if (held === undefined) return;
  const plain = isPlain(held) ? String(held) : undefined;
  const text = isFolded ? plain?.toLowerCase() : plain;
  field.texts.set(number, text);
  if (text === undefined) return;
  const same = field.byText.get(text);
  if (same === undefined) field.byText.set(text, [number]);
  else insert(same, number, ascending);
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

function erase({ byText, texts }: Field, number: number): void {
  const text = texts.get(number);
  texts.delete(number);
  const same = text === undefined ? undefined : byText.get(text);
  if (text === undefined || same === undefined) return;
  cut(same, number, ascending);
  if (same.length === 0) byText.delete(text);
}
