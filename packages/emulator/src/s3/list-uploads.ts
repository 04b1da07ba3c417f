/** Lists uploads in parts, and the parts of one. */
import { groupOf } from '../products/r2/listing.ts';
import type { Upload } from '../products/r2/uploads.ts';
import { bucketOf, type Call, numberOf } from './call.ts';
import { encodingOf } from './list.ts';
import { abortExpired, uploadOf, uploadsOf } from './multipart.ts';
import { checksumFields, isoTime, ownerFields, quoted, shownClass, xmlResponse } from './respond.ts';

const MAX_UPLOADS = 1000;
const MAX_PARTS = 1000;

export function listMultipartUploads(call: Call): Response {
  const { query } = call;
  const bucket = bucketOf(call);
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
  const limit = Math.min(numberOf(call, 'max-uploads', MAX_UPLOADS), MAX_UPLOADS);
  const shown = encodingOf(call);
  abortExpired(call, bucket);
  const rest = afterMarker(uploadsOf(call).all(bucket.number), query).filter(({ key }) => key.startsWith(prefix));
  const uploads: Upload[] = [];
  const groups = new Set<string>();
  let last: Upload | undefined;
  let isTruncated = false;
  for (const upload of rest) {
    const group = groupOf(upload.key, prefix, delimiter);
    const isNew = group === undefined || !groups.has(group);
    if (isNew && uploads.length + groups.size >= limit) {
      isTruncated = limit > 0;
      break;
    }
    if (group === undefined) uploads.push(upload);
    else groups.add(group);
    last = upload;
  }
  return xmlResponse('ListMultipartUploadsResult', {
    Bucket: bucket.name,
    KeyMarker: shown(query.get('key-marker') ?? ''),
    UploadIdMarker: query.get('upload-id-marker') ?? '',
    NextKeyMarker: isTruncated ? shown(last?.key ?? '') : undefined,
    NextUploadIdMarker: isTruncated ? last?.id : undefined,
    Prefix: shown(prefix),
    Delimiter: delimiter === '' ? undefined : shown(delimiter),
    EncodingType: query.get('encoding-type') ?? undefined,
    MaxUploads: limit,
    IsTruncated: isTruncated,
    Upload: uploads.map((upload) => ({
      Key: shown(upload.key),
      UploadId: upload.id,
      Initiated: isoTime(upload.created),
      StorageClass: shownClass(upload.class),
      ...ownersOf(call),
      ChecksumAlgorithm: upload.checksum?.toUpperCase(),
      ChecksumType: upload.checksumType,
    })),
    CommonPrefixes: [...groups].map((group) => ({ Prefix: shown(group) })),
  });
}

function ownersOf({ address: { account } }: Call) {
  const owner = ownerFields(account);
  return { Owner: owner, Initiator: owner };
}

/** Uploads after a key; with the id of one of its uploads, after that one. */
function afterMarker(uploads: readonly Upload[], query: URLSearchParams): readonly Upload[] {
  const [key, id] = [query.get('key-marker') ?? '', query.get('upload-id-marker') ?? ''];
  if (key === '') return uploads;
  const at = id === '' ? -1 : uploads.findIndex((upload) => upload.key === key && upload.id === id);
  if (at >= 0) return uploads.slice(at + 1);
  return uploads.filter((upload) => Buffer.compare(Buffer.from(upload.key), Buffer.from(key)) > 0);
}

export function listParts(call: Call): Response {
  const bucket = bucketOf(call);
  const upload = uploadOf(call, bucket);
  const limit = Math.min(numberOf(call, 'max-parts', MAX_PARTS), MAX_PARTS);
  const marker = numberOf(call, 'part-number-marker', 0);
  const rest = uploadsOf(call)
    .parts(upload.id)
    .filter(({ number }) => number > marker);
  const page = rest.slice(0, limit);
  const isTruncated = limit > 0 && rest.length > limit;
  return xmlResponse('ListPartsResult', {
    Bucket: bucket.name,
    Key: encodingOf(call)(upload.key),
    UploadId: upload.id,
    PartNumberMarker: marker,
    NextPartNumberMarker: isTruncated ? page.at(-1)?.number : undefined,
    MaxParts: limit,
    IsTruncated: isTruncated,
    ...ownersOf(call),
    StorageClass: shownClass(upload.class),
    ChecksumAlgorithm: upload.checksum?.toUpperCase(),
    ChecksumType: upload.checksumType,
    Part: page.map(({ number, size, etag, uploaded, checksums }) => ({
      PartNumber: number,
      LastModified: isoTime(uploaded),
      ETag: quoted(etag),
      Size: size,
      ...checksumFields(checksums),
    })),
  });
}
