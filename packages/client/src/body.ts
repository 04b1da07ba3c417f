/** Encodes a planned body as what fetch takes. */
import { CloudflareError } from './errors.ts';
import { stringifyQuery } from './query.ts';
import type { MadeBody } from './types.ts';
import { isRaw, toRaw } from './uploads.ts';

/** `undefined` sends no body; any other value, `null`, `0`, `false` and `''` too, is one. */
export async function encodeBody({ kind, body, encode }: MadeBody, type = ''): Promise<BodyInit | undefined> {
  if (encode) return encode();
  if (kind === 'none' || body === undefined) return undefined;
  if (isRaw(body)) return toRaw(body);
  const isObject = typeof body === 'object';
  if (kind === 'form' || (kind === 'json' && isObject && /urlencoded/.test(type))) return stringifyQuery(Object(body));
  // The caller's own content type may say that a text is no JSON.
  if (kind === 'json' && (typeof body !== 'string' || /json/.test(type))) return JSON.stringify(body);
  if (body === null) throw new CloudflareError('A body of bytes or text cannot be null');
  if (kind === 'ndjson' && isObject)
    return [body]
      .flat()
      .map((row) => `${JSON.stringify(row)}\n`)
      .join('');
  return String(body);
}
