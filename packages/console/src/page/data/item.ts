/** Locates items in responses and finds their ids and display names. */
import { isObject } from '@flarewire/schema';
import type { Item } from '../ui/table/cell-value.ts';
import { shownText } from '../ui/text/shown-name.ts';

/** Names of the main list in a result with several. */
const LISTS = ['items', 'results', 'data', 'rows', 'Resources'];

/**
 * The items of a response without pages: the list itself or the list inside it; a single object is one item.
 * @param name last segment of the resource's name, often the name of the list
 */
export function itemsIn(result: unknown, name: string): readonly unknown[] {
  if (Array.isArray(result)) return result;
  if (!isObject(result)) return result === null || result === undefined || result === '' ? [] : [result];
  if (isObject(result.data)) return itemsIn(result.data, name);
  const byId = result[name];
  if (isObject(byId) && Object.values(byId).every(isObject))
    return Object.entries(byId).map(([id, value]) => ({ id, ...asItem(value) }));
  const lists = Object.entries(result).filter(([, value]) => Array.isArray(value));
  const chosen =
    lists.find(([field]) => LISTS.includes(field) || field === name) ??
    lists.find(([field]) => field.endsWith(name)) ??
    // Lists of primitive values are fields of a single item.
    (lists.length === 1 || lists.length === Object.keys(result).length ? lists[0] : undefined);
  if (chosen !== undefined) return itemsIn(chosen[1], name);
  return Object.keys(result).length === 0 ? [] : [result];
}

/** Rows are objects; a primitive becomes `{ value }`. */
export const asItem = (value: unknown): Item => (isObject(value) ? value : { value });

const scalar = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined;

const bareOf = (value: string): string => value.replace(/_?(id|uuid|name|identifier|tag|key)$/i, '');

const cache = new Map<string, readonly string[]>();

/** Fields that may hold a path parameter, best first: for `queue_id`, the fields `queue_id`, `id`, `uuid` … */
export function idFields(value: string): readonly string[] {
  const known = cache.get(value);
  if (known !== undefined) return known;
  const bare = bareOf(value);
  const last = bare.split('_').at(-1) ?? bare;
  const usual = /name$/i.test(value) ? ['name', 'id'] : ['id', 'uuid', 'uid'];
  const fields = [
    value,
    ...usual,
    ...['id', 'uuid', 'name', 'tag', 'key', 'code'].flatMap((end) => [`${bare}_${end}`, `${last}_${end}`]),
    value.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value.replaceAll('_', '-'),
    ...['id', 'uuid', 'uid', '_id', 'identifier', 'tag', 'name', 'key', 'slug', 'hash', 'value', 'hostname', 'address'],
    ...(bare === '' ? [] : [bare, last]),
    ...['email', 'url', 'ns_name', 'sha256', 'version', 'code', 'asn', 'time'],
  ];
  const all = [...new Set(fields)];
  cache.set(value, all);
  return all;
}

/** @param value path parameter of the item */
export function idOf(item: Item, value: string): string | undefined {
  for (const field of idFields(value)) {
    const id = scalar(item[field]);
    if (id !== undefined) return id;
  }
  // Some products wrap their items: `{ script: { id } }`.
  const bare = bareOf(value);
  const inner = [item[bare], item.metadata, ...(Object.keys(item).length <= 2 ? Object.values(item) : [])];
  return inner
    .filter(isObject)
    .map((one) => idOf(one, value))
    .find((id) => id !== undefined);
}

const NAMES = [
  'name',
  'title',
  'display_name',
  'displayName',
  'label',
  'queue_name',
  'script_name',
  'namespace_name',
  'hostname',
  'domain',
  'email',
  'description',
  'filename',
  'pattern',
  'url',
  'network',
  'comment',
];

/** The display name; the id if it has none. */
export function nameOf(item: Item, id?: string): string {
  for (const field of NAMES) {
    const name = item[field];
    if (typeof name === 'string' && name.trim() !== '') return shownText(name);
  }
  return shownText(id ?? scalar(item.id) ?? scalar(item.value) ?? 'item');
}
