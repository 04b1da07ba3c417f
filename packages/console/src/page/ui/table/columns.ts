/** Derives the columns of a table of items, their order, and the default ones. */
import { type Item, isObject, isTime, valueAt } from './cell-value.ts';

export type ColumnKind = 'text' | 'time' | 'number' | 'flag' | 'status' | 'id' | 'inner';

export interface ColumnInfo {
  /** Field of the item; dotted if nested. */
  readonly id: string;
  readonly kind: ColumnKind;
}

/** Number of rows examined. */
const LOOKED = 60;
const SHOWN = 7;

/** Common fields in reading order. */
const ORDER: readonly RegExp[] = [
  /^type$/,
  /^(name|title|display_?name|label|hostname|domain|email|queue_name|script_name|namespace_name|filename|pattern|file_name)$/,
  /^(content|target|value|url|address|network|expression|email_address|service)$/,
  /^(status|state|health)$/,
  /^(enabled|active|paused|proxied|disabled|is_default_network|editable)$/,
  /^(ttl|priority|precedence|action|decision|kind|phase|method|mode|size|version|plan|region|location|jurisdiction)$/,
  /^(description|comment|notes|summary|reason)$/,
  /^(domain|account_name|usage_model|handlers|count|num_tables|file_size)$/,
  /(^|_)(created|modified|updated|last_|expires|started|issued|uploaded|deployed)|(_on|_at|_date|At|On|Time)$/,
];

const ID = /(^|_)(id|uuid|uid|tag|hash|etag|fingerprint|identifier|aud|token|secret|key)$|Id$/i;

/** Rarely useful fields. */
const DULL =
  /^(meta|settings|tags|locked|development_mode|permissions|links|owner|vanity|cname_suffix|.*_count_limit)$/;

/**
 * @param fields of an item, as named by the contract
 * @param rows some of the loaded rows
 */
export function columnsOf(fields: readonly string[], rows: readonly Item[]): ColumnInfo[] {
  const some = rows.slice(0, LOOKED);
  const names = new Set([...fields, ...some.flatMap(Object.keys)]);
  const columns = [...names].map((id) => ({ id, kind: kindOf(id, some) }));
  const ranks = new Map(columns.map((column) => [column.id, rankOf(column)]));
  return columns.sort((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0));
}

/** Ids of the default columns. */
export function usualColumns(columns: readonly ColumnInfo[], rows: readonly Item[]): string[] {
  const some = rows.slice(0, LOOKED);
  const filled = filledColumns(columns, some);
  const plain = filled.filter(({ id, kind }) => kind !== 'inner' && !DULL.test(id));
  const named = plain.filter(({ kind }) => kind !== 'id');
  const times = named.filter(({ kind }) => kind === 'time').slice(0, 2);
  const others = named.filter(({ kind }) => kind !== 'time').slice(0, SHOWN - times.length);
  const chosen = new Set([...others, ...times].map(({ id }) => id));
  // With few other columns, ids and nested values are included.
  const spare = [...plain.filter(({ kind }) => kind === 'id'), ...filled.filter(({ kind }) => kind === 'inner')];
  for (const { id } of spare) if (chosen.size < 4) chosen.add(id);
  return filled.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
}

/** Columns with a value in some row; all of them if there are no rows. */
export const filledColumns = (columns: readonly ColumnInfo[], rows: readonly Item[]): ColumnInfo[] =>
  columns.filter(({ id }) => rows.length === 0 || rows.some((row) => isFilled(valueAt(row, id))));

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

function kindOf(path: string, rows: readonly Item[]): ColumnKind {
  const values = rows.map((row) => valueAt(row, path)).filter(isFilled);
  const id = lastOf(path);
  const are = (test: (value: unknown) => boolean): boolean => values.length > 0 && values.every(test);
  if (are((value) => typeof value === 'boolean')) return 'flag';
  if (ID.test(id) && !are((value) => typeof value === 'number')) return 'id';
  if (are(isTime)) return 'time';
  if (are((value) => typeof value === 'number')) return 'number';
  if (/^(status|state|health)$/.test(id) && are((value) => typeof value === 'string')) return 'status';
  // A list of primitive values is readable in a cell.
  if (are((value) => isObject(value) || (Array.isArray(value) && value.some(isObject)))) return 'inner';
  return 'text';
}

/** `status` of `ssl.status`. */
const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

function rankOf({ id, kind }: ColumnInfo): number {
  const place = ORDER.findIndex((pattern) => pattern.test(id));
  if (kind === 'id') return 200;
  if (kind === 'inner') return 300;
  if (kind === 'time') return 90;
  return place < 0 ? 50 : place;
}
