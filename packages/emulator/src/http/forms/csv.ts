/** Results as CSV (RFC 4180). */
import { isObject } from '@flarewire/schema';

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** @example csvOf({ meta: {}, top_0: [{ asn: 1 }] }) // 'asn\r\n1\r\n' */
export function csvOf(result: unknown): string {
  if (!isObject(result) || Array.isArray(result)) return tableOf(result, 'result');
  const key = Object.keys(result).find((name) => name !== 'meta' && typeof result[name] === 'object');
  return tableOf(key === undefined ? {} : result[key], key ?? '');
}

function tableOf(value: unknown, name: string): string {
  if (Array.isArray(value)) {
    const rows = value.filter(isObject);
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    return lines([columns, ...rows.map((row) => columns.map((column) => row[column]))]);
  }
  if (!isObject(value)) return lines([[name], [value]]);
  const columns = Object.keys(value);
  const isSeries = columns.length > 0 && columns.every((column) => Array.isArray(value[column]));
  if (!isSeries) return lines([columns, columns.map((column) => value[column])]);
  const lists = columns.map((column) => listOf(value[column]));
  const length = Math.max(...lists.map((list) => list.length));
  return lines([columns, ...Array.from({ length }, (_, at) => lists.map((list) => list[at]))]);
}

function lines(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: unknown): string {
  const text =
    value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
