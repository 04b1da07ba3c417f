/** Encodes the bodies that are no plain JSON. Loaded when the first of them is sent, so that nobody else pays for it. */

import { UsageError } from '../errors/usage-error.ts';
import type { PlannedRequest } from '../request/plan.ts';
import { stringifyQuery } from '../request/query.ts';
import { isBlob, isChunks, isRaw, isResponse, isUploadable } from '../request/uploadable.ts';
import type { Part } from '../types.ts';
import { byteSource, toStream } from './byte-stream.ts';
import { encodeForm } from './multipart-stream.ts';

/** `type` is the content type that will be sent, as far as it is known by now. */
export async function encode(request: PlannedRequest, type: string): Promise<BodyInit> {
  const { kind, body, operation } = request;
  if (kind === 'multipart') return encodeForm((body as readonly Part[]).map((part) => checked(part, operation.name))); // as planned
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

/** What can be sent as it is, as fetch takes it. */
function toRaw(value: unknown): BodyInit {
  const raw = isResponse(value) && !isBlob(value) ? ((value as Response).body ?? '') : value;
  // A Worker's own streams know their length, and are cancelled where other runtimes read on.
  const isNative = raw instanceof ReadableStream && globalThis.navigator?.userAgent === 'Cloudflare-Workers';
  return isChunks(raw) && !isNative ? toStream(byteSource(raw)) : (raw as BodyInit); // isRaw() said so
}
