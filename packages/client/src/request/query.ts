/** Serializes query strings as the API expects them: nested names with dots, arrays as repeated keys. */

import type { Names } from '../operation.ts';
import type { Query } from '../types.ts';

const encode = encodeURIComponent;

const scalar = (value: unknown): string =>
  value === null ? '' : value instanceof Date ? value.toISOString() : String(value);

/** `a=1&b.c=2&d=3&d=4`; names in `comma` become `e=1,2`. `undefined` is left out, `null` becomes an empty value. */
export function stringifyQuery(query: Query, comma: Names = []): string {
  const out: string[] = [];
  const write = (name: string, value: unknown): void => {
    if (value === undefined) return;
    if (Array.isArray(value)) {
      if (!comma.some(([one]) => one === name)) for (const item of value) write(name, item);
      else if (value.length) out.push(`${encode(name)}=${value.map((item) => encode(scalar(item))).join()}`);
    } else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
      for (const [key, inner] of Object.entries(value)) write(`${name}.${key}`, inner);
    } else out.push(`${encode(name)}=${encode(scalar(value))}`);
  };
  for (const [name, value] of Object.entries(query)) write(name, value);
  return out.join('&');
}

/** Parses the query of a path; repeated keys become arrays. */
export function parseQuery(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  return query;
}
