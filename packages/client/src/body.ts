/** Encodes a planned body as what fetch takes. */
import { CloudflareError } from './errors.ts';
import { toForm } from './multipart.ts';
import { stringifyQuery } from './query.ts';
import type { BodyKind } from './table.ts';
import type { Part } from './types.ts';
import { isRaw, toRaw } from './uploads.ts';

/** `undefined` sends no body; any other value, `null`, `0`, `false` and `''` too, is one. */
export async function encodeBody(kind: BodyKind, value: unknown, type = ''): Promise<BodyInit | undefined> {
  if (kind === 'none' || value === undefined) return undefined;
  if (kind === 'multipart') return toForm(value as readonly Part[]); // made by the planner
  if (isRaw(value)) return toRaw(value);
  if (kind === 'form' || (kind === 'json' && /urlencoded/.test(type) && typeof value === 'object'))
    return stringifyQuery(Object(value));
  // The caller's own content type says that this text is no JSON.
  if (kind === 'json' && !(typeof value === 'string' && !/json/.test(type))) return JSON.stringify(value);
  if (value === null) throw new CloudflareError('A body of bytes or text cannot be null');
  if (kind === 'ndjson' && typeof value === 'object')
    return [value].flat().map((row) => `${JSON.stringify(row)}\n`).join('');
  return String(value);
}
