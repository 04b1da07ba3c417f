/**
 * Bodies of a small client: forms, files and text as text or bytes, which every `fetch` accepts. The feature `uploads`
 * adds streams, and files that are not read into memory.
 */
import { missing } from '../errors/usage-error.ts';
import type { PlannedRequest } from '../request/plan.ts';
import { isBlob, isBytes, isRaw } from '../request/uploadable.ts';
import type { Encoded } from '../transport/body.ts';
import { headOf, makeBoundary, partsIn, textBody, typeOf } from './form-part.ts';

export async function encoded(request: PlannedRequest, given: string): Promise<Encoded> {
  const { kind, body } = request;
  if (kind === 'multipart') {
    const boundary = makeBoundary();
    const pieces: BlobPart[] = [];
    for (const part of partsIn(request))
      pieces.push(
        headOf(part, boundary),
        typeof part.value === 'string' ? part.value : await toBytes(part.value),
        '\r\n',
      );
    return { body: await toBytes(new Blob([...pieces, `--${boundary}--\r\n`])), type: typeOf(boundary) };
  }
  if (isRaw(body)) return { body: await toBytes(body), type: given || Object(body).type };
  return { body: textBody(request, given) };
}

async function toBytes(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  if (isBytes(value)) return value as Uint8Array<ArrayBuffer>; // fetch and Blob take all kinds
  if (!isBlob(value)) throw missing('uploads');
  return new Uint8Array(await value.arrayBuffer());
}
