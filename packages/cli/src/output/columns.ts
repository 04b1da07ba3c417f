/** The fields of items that make the columns of a table. */
import { isRecord } from '../record.ts';

type Item = unknown;

/** `a.b` of an item; a name with its own dots comes first. */
export function valueAt(item: Item, column: string): unknown {
  if (!isRecord(item)) return column === 'value' ? item : undefined;
  if (column in item) return item[column];
  const [first = '', ...rest] = column.split('.');
  return rest.length === 0 ? undefined : valueAt(item[first], rest.join('.'));
}

const FEW = 6;
/** Columns by preference if the contract names none. */
const KNOWN = ['id', 'name', 'title', 'hostname', 'type', 'status', 'value', 'enabled', 'description'];

/**
 * Those that were asked for; else those of the contract that the items have; else the fields that tell most.
 * @param items the first of them
 */
export function columnsOf(
  items: readonly Item[],
  asked: readonly string[] | undefined,
  known: readonly string[] | undefined,
): string[] {
  if (asked !== undefined) return [...asked];
  const has = (column: string): boolean => items.some((item) => valueAt(item, column) !== undefined);
  const fitting = (known ?? []).filter(has);
  if (fitting.length > 0) return withId(fitting, items);
  const simple = new Set(items.flatMap((item) => (isRecord(item) ? simpleFields(item) : ['value'])));
  const first = KNOWN.filter((name) => simple.has(name));
  return [...first, ...[...simple].filter((name) => !first.includes(name))].slice(0, FEW);
}

/** The next command takes the id. */
function withId(columns: string[], items: readonly Item[]): string[] {
  const id = ['id', 'uuid', 'tag', 'uid'].find((name) =>
    items.some((item) => isRecord(item) && typeof item[name] === 'string'),
  );
  return id === undefined || columns.includes(id) ? columns : [id, ...columns];
}

const simpleFields = (item: Record<string, unknown>): string[] =>
  Object.entries(item).flatMap(([name, value]) => (typeof value === 'object' && value !== null ? [] : [name]));

/** The text of a cell: objects as JSON, simple lists separated by commas. */
export function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
