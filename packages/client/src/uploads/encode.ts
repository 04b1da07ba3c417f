/** Encodes bodies other than plain JSON. Loaded when the first of them is sent. */

import { UsageError } from '../errors/usage-error.ts';
import type { PlannedRequest } from '../request/plan.ts';
import { stringifyQuery } from '../request/query.ts';
import { isBlob, isChunks, isForm, isRaw, isResponse, isUploadable } from '../request/uploadable.ts';
import type { Part } from '../types.ts';
import { byteSource, toStream } from './byte-stream.ts';
import { encodeForm } from './multipart-stream.ts';

/** `type` is the content type as far as it is known; `mayBeForm` allows the platform's FormData. */
export async function encode(request: PlannedRequest, type: string, mayBeForm = true): Promise<BodyInit> {
  const { kind, body, operation } = request;
  if (kind === 'multipart') {
    const parts = body as readonly Part[]; // a multipart body is a list of parts
    return encodeForm(parts.map((part) => checked(part, operation.name)));
  }
  if (isForm(body)) return mayBeForm && body instanceof FormData ? body : encodeForm(entriesOf(body));
  if (isRaw(body)) return toRaw(body);
  const isObject = Object(body) === body;
  if (kind === 'form' || (isObject && /urlencoded/.test(type))) return stringifyQuery(Object(body));
  if (kind === 'ndjson' && isObject)
    return [body]
      .flat()
      .map((row) => `${JSON.stringify(row)}\n`)
      .join('');
  return textOf(body, operation.name);
}

/** The parts of the caller's form, which may be the FormData of a package. */
const entriesOf = (form: FormData): Part[] =>
  Array.from(form, ([name, value]) =>
    typeof value === 'string' ? { name, value } : { name, value, filename: value.name, type: value.type },
  );

const checked = (part: Part, operation: string): Part =>
  isUploadable(part.value) ? part : { ...part, value: textOf(part.value, operation, part.name) };

function textOf(value: unknown, operation: string, parameter?: string): string {
  if (Object(value) !== value && value != null) return String(value);
  const what = parameter === undefined ? 'the body' : `"${parameter}"`;
  const got = value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;
  throw new UsageError(`${what} must be text, bytes, a file or a stream, not ${got}`, {
    operation,
    ...(parameter !== undefined && { parameter }),
  });
}

/** Converts a raw body to a type that fetch accepts. */
function toRaw(value: unknown): BodyInit {
  const raw = isResponse(value) && !isBlob(value) ? ((value as Response).body ?? '') : value;
  // A Worker's own streams know their length, and are cancelled properly, unlike in other runtimes.
  const isNative = raw instanceof ReadableStream && globalThis.navigator?.userAgent === 'Cloudflare-Workers';
  return isChunks(raw) && !isNative ? toStream(byteSource(raw)) : (raw as BodyInit); // checked by isRaw()
}
