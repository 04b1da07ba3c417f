/** Encodes bodies other than plain JSON. Loaded when the first of them is sent. */

import type { Part } from '../operation.ts';
import type { PlannedRequest } from '../request/plan.ts';
import { isBlob, isChunks, isForm, isRaw, isResponse } from '../request/uploadable.ts';
import { byteSource, toStream } from './byte-stream.ts';
import { partsIn, textBody } from './form-part.ts';
import { encodeForm } from './multipart-stream.ts';

/** `type` is the content type as far as it is known; `mayBeForm` allows the platform's FormData. */
export async function encode(request: PlannedRequest, type: string, mayBeForm = true): Promise<BodyInit> {
  const { kind, body } = request;
  if (kind === 'multipart') return encodeForm(partsIn(request));
  if (isForm(body)) return mayBeForm && body instanceof FormData ? body : encodeForm(entriesOf(body));
  if (isRaw(body)) return toRaw(body);
  return textBody(request, type);
}

/** The parts of the caller's form, which may be the FormData of a package. */
const entriesOf = (form: FormData): Part[] =>
  Array.from(form, ([name, value]) =>
    typeof value === 'string' ? { name, value } : { name, value, filename: value.name, type: value.type },
  );

/** Converts a raw body to a type that fetch accepts. */
function toRaw(value: unknown): BodyInit {
  const raw = isResponse(value) && !isBlob(value) ? ((value as Response).body ?? '') : value;
  // A Worker's own streams know their length, and are cancelled properly, unlike in other runtimes.
  const isNative = raw instanceof ReadableStream && globalThis.navigator?.userAgent === 'Cloudflare-Workers';
  return isChunks(raw) && !isNative ? toStream(byteSource(raw)) : (raw as BodyInit); // checked by isRaw()
}
