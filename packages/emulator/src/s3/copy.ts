/** Copies within the account: of an object, and of a range as a part. */
import { discard, storePieces } from '../http/read-body.ts';
import type { Bucket, Entry } from '../products/r2/tables.ts';
import { storeObject } from '../products/r2/write-object.ts';
import { bucketOf, type Call, keyOf, rulesContext, tablesOf } from './call.ts';
import { mustHold } from './conditions.ts';
import { COPY_SSE, classOf, customerHeaders, customerKeyOf, customOf, httpOf, mustHaveKey } from './metadata.ts';
import { partNumberOf, putPart, uploadOf } from './multipart.ts';
import { entryFor, entryOf, mustBeKey } from './objects.ts';
import { invalidRange, type Range } from './read-object.ts';
import { isoTime, quoted, xmlResponse } from './respond.ts';
import { S3Problem } from './s3-problem.ts';
import { decode } from './signature/sign.ts';

interface Source {
  readonly bucket: Bucket;
  readonly entry: Entry;
}

/** `/bucket/key`, encoded. @throws S3Problem InvalidArgument, NoSuchBucket, NoSuchKey, PreconditionFailed */
function sourceOf(call: Call): Source {
  const [text = ''] = (call.headers.get('x-amz-copy-source') ?? '').split('?versionId=', 1);
  const [, name, key] = /^\/?([^/]+)\/(.+)$/s.exec(decode(text)) ?? [];
  if (name === undefined || key === undefined)
    throw new S3Problem('InvalidArgument', `x-amz-copy-source must be bucket/key, not '${text}'.`);
  call.demand({ level: 'object-read-only', bucket: name, key });
  const bucket = bucketOf(call, name);
  const entry = entryOf(call, bucket, key);
  mustHaveKey(entry, call.headers, COPY_SSE);
  return { bucket, entry };
}

/** https://developers.cloudflare.com/r2/api/s3/extensions/#copyobject */
export function copyObject(call: Call): Response {
  const { sandbox, headers } = call;
  mustBeKey(keyOf(call));
  const customerKey = customerKeyOf(headers);
  const entry = sandbox.transaction(() => {
    const source = sourceOf(call);
    mustHold(headers, source.entry, 'x-amz-copy-source-');
    const bucket = bucketOf(call);
    mustHold(headers, tablesOf(call).entry(bucket.number, keyOf(call)), 'cf-copy-destination-');
    const { size, etag, details: { checksums, checksumType, parts } = {} } = source.entry;
    const details = {
      ...(checksums === undefined ? {} : { checksums }),
      ...(checksumType === undefined ? {} : { checksumType }),
      ...(parts === undefined ? {} : { parts }),
      ...(customerKey === undefined ? {} : { customerKey }),
    };
    const fresh = { ...copiedMetadata(call, bucket, source), size, etag, details };
    const made = entryFor(call, fresh);
    const sent = tablesOf(call).copied(source.bucket.number, source.entry.key);
    storeObject(rulesContext(call), bucket, { entry: made, sent }, 'CopyObject');
    return made;
  });
  return xmlResponse(
    'CopyObjectResult',
    { ETag: quoted(entry.etag), LastModified: isoTime(entry.uploaded) },
    { 'x-amz-version-id': entry.version, ...(customerKey === undefined ? {} : customerHeaders(customerKey)) },
  );
}

/** @throws S3Problem InvalidArgument, InvalidRequest */
function copiedMetadata(call: Call, bucket: Bucket, source: Source): Pick<Entry, 'class' | 'http' | 'custom'> {
  const { headers } = call;
  const { entry } = source;
  const directive = headers.get('x-amz-metadata-directive') ?? 'COPY';
  const storage = classOf(headers, bucket);
  const own = { http: httpOf(headers), custom: customOf(headers) };
  if (directive === 'REPLACE') return { class: storage, ...own };
  if (directive === 'MERGE')
    return { class: storage, http: { ...entry.http, ...own.http }, custom: { ...entry.custom, ...own.custom } };
  if (directive !== 'COPY')
    throw new S3Problem(
      'InvalidArgument',
      `x-amz-metadata-directive must be COPY, REPLACE or MERGE, not '${directive}'.`,
    );
  // https://docs.aws.amazon.com/AmazonS3/latest/API/API_CopyObject.html
  if (source.bucket.number === bucket.number && entry.key === keyOf(call) && !headers.has('x-amz-storage-class'))
    throw new S3Problem(
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata or storage class.",
    );
  return { class: storage, http: entry.http, custom: entry.custom };
}

export async function uploadPartCopy(call: Call): Promise<Response> {
  const { sandbox } = call;
  const number = partNumberOf(call);
  uploadOf(call, bucketOf(call));
  const { bucket, entry } = sourceOf(call);
  const { start, end } = rangeOf(call, entry.size);
  const sent = await storePieces(tablesOf(call).pieces(bucket.number, entry.key, start, end), sandbox);
  try {
    const part = putPart(call, number, { ...sent, checksums: {} });
    return xmlResponse('CopyPartResult', { ETag: quoted(part.etag), LastModified: isoTime(part.uploaded) });
  } finally {
    discard(sent, sandbox);
  }
}

/** @throws S3Problem InvalidArgument, InvalidRange */
function rangeOf({ headers }: Call, size: number): Range {
  const text = headers.get('x-amz-copy-source-range');
  if (text === null) return { start: 0, end: size };
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(text) ?? [];
  if (first === undefined || last === undefined)
    throw new S3Problem('InvalidArgument', `x-amz-copy-source-range must be bytes=first-last, not '${text}'.`);
  if (Number(last) < Number(first) || Number(last) >= size) throw invalidRange();
  return { start: Number(first), end: Number(last) + 1 };
}
