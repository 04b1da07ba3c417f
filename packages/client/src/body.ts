/** Encodes a planned body as what fetch takes. */
import { CloudflareError } from './errors.ts';
import type { PlannedRequest } from './plan.ts';
import { stringifyQuery } from './query.ts';
import { isRaw, toRaw } from './uploads.ts';

/** A JSON body of `undefined` sends none; any other value, `null`, `0`, `false` and `''` too, is one. */
export async function encodeBody(
  { kind, body, encode, operation }: PlannedRequest,
  type = '',
): Promise<BodyInit | undefined> {
  if (encode) return encode();
  if (kind === 'none') return undefined;
  if (isRaw(body)) return toRaw(body);
  const isObject = Object(body) === body;
  if (kind === 'form' || (isObject && /urlencoded/.test(type))) return stringifyQuery(Object(body));
  // The caller's own content type may say that a text is no JSON.
  if (kind === 'json' && (typeof body !== 'string' || /json/.test(type))) return JSON.stringify(body);
  if (kind === 'ndjson' && isObject)
    return [body]
      .flat()
      .map((row) => `${JSON.stringify(row)}\n`)
      .join('');
  if (isObject || body == null)
    throw new CloudflareError(`${operation.name}: the body must be text, bytes, a file or a stream`);
  return String(body);
}
