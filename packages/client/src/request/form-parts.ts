/** Multipart bodies as planned: a pure list of parts, which multipart-stream.ts serializes. */
import { UsageError } from '../errors/usage-error.ts';
import type { Part } from '../operation.ts';
import { isUploadable } from './uploadable.ts';

/** True if the value contains a file at any depth. */
export const hasFile = (value: unknown): boolean =>
  isUploadable(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasFile));

type Fields = { readonly [name: string]: unknown };

/** Flattens fields: `key[sub]` for objects, `key[]` for arrays. */
export function toParts(fields: Fields): Part[] {
  const parts: Part[] = [];
  const write = (name: string, value: unknown): void => {
    if (value === undefined) return;
    if (value === null)
      throw new UsageError(`"${name}" is null, which a form cannot represent; omit it or pass the text 'null'`);
    if (isUploadable(value)) parts.push({ name, value });
    else if (Array.isArray(value)) for (const item of value) write(`${name}[]`, item);
    else if (value instanceof Date) write(name, value.toISOString());
    else if (typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) write(`${name}[${key}]`, inner);
    else parts.push({ name, value: String(value) });
  };
  for (const [name, value] of Object.entries(fields)) write(name, value);
  return parts;
}
