/** Converts list items to options: their ids with their names. */
import { isObject } from '@flarewire/schema';

export interface PickOption {
  readonly value: string;
  readonly label: string;
  /** The id, if the label is a name. */
  readonly note?: string;
}

type Item = Readonly<Record<string, unknown>>;

/** Name fields, if the contract has none. */
const NAMES = [
  'name',
  'title',
  'display_name',
  'label',
  'hostname',
  'host',
  'domain',
  'email',
  'description',
  'summary',
];
const IDS = ['id', 'uuid', 'uid', 'tag', 'name'];

/**
 * @param result of a response, or its items. @param path path of the id, through lists. @param columns name field first
 * @example pickOptions({ buckets: [{ name: 'photos' }] }, 'buckets.name', [], 'bucket_name') // [{ value: 'photos',
 * label: 'photos' }]
 */
export function pickOptions(
  result: unknown,
  path: string | undefined,
  columns: readonly string[],
  field: string,
): readonly PickOption[] {
  const holders = (path ?? '').split('.').slice(0, -1);
  const last = path?.split('.').at(-1);
  const items = holders.reduce<readonly unknown[]>(
    (all, name) => all.flatMap((one) => inside(one, name)),
    flat(result),
  );
  const seen = new Set<string>();
  return items.flatMap((item): PickOption[] => {
    const found = isObject(item) ? optionOf(item, last, columns, field) : optionOfText(item);
    if (found === undefined || seen.has(found.value)) return [];
    seen.add(found.value);
    return [found];
  });
}

const flat = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [];
  // The only list in an object, if nothing specifies one.
  const lists = Object.values(value).filter(Array.isArray);
  return lists.length === 1 && !('id' in value) ? [...(lists[0] ?? [])] : [value];
};

/** The entries of an item's field; a list already taken as the whole is the field itself. */
function inside(value: unknown, name: string): readonly unknown[] {
  if (!isObject(value)) return [];
  const inner = name in value ? value[name] : value;
  return Array.isArray(inner) ? inner : [inner];
}

function optionOf(
  item: Item,
  last: string | undefined,
  columns: readonly string[],
  field: string,
): PickOption | undefined {
  const id = [last, field, ...IDS].map((name) => textIn(item, name)).find((one) => one !== undefined);
  if (id === undefined) return undefined;
  const name = [...columns, ...NAMES].map((column) => textIn(item, column)).find((one) => one !== undefined);
  return name === undefined || name === id ? { value: id, label: id } : { value: id, label: name, note: id };
}

const optionOfText = (item: unknown): PickOption | undefined =>
  typeof item === 'string' && item !== '' ? { value: item, label: item } : undefined;

function textIn(item: Item, path: string | undefined): string | undefined {
  const value = path?.split('.').reduce<unknown>((one, key) => (isObject(one) ? one[key] : undefined), item);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
