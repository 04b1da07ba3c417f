/** Converts item values to table texts: times, booleans, and nested values. */

import { timeText } from '../text/time-text.ts';
import type { Value } from './values.ts';

const ISO = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

export const isTime = (value: unknown): value is string =>
  typeof value === 'string' && ISO.test(value) && !Number.isNaN(Date.parse(value));

export type Item = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a dotted path, through lists: `ssl.status`, `targets.constraint.value`. */
export function valueAt(item: Item, path: string): unknown {
  if (path in item) return item[path];
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return undefined;
  const below = (value: unknown): unknown => (isObject(value) ? valueAt(value, rest.join('.')) : undefined);
  const inner = item[first];
  return Array.isArray(inner) ? inner.map(below) : below(inner);
}

const NAMES = ['name', 'title', 'display_name', 'email', 'id', 'value'];

/** The value used to sort and filter; its text by default. */
export function cellValue(value: unknown): Value {
  if (value === null || value === undefined || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return isTime(value) ? timeText(value) : value;
  if (Array.isArray(value)) return listText(value);
  if (!isObject(value)) return String(value);
  for (const name of NAMES) {
    const inner = value[name];
    if (typeof inner === 'string' && inner !== '') return inner;
  }
  const count = Object.keys(value).length;
  return count === 0 ? '' : JSON.stringify(value).slice(0, 200);
}

const FEW = 5;

function listText(list: readonly unknown[]): string {
  const shown = list.slice(0, FEW).map((one) => cellValue(one) ?? '');
  return shown.join(', ') + (list.length > FEW ? `, and ${list.length - FEW} more` : '');
}
