/** Uploads in parts: https://developers.cloudflare.com/r2/objects/multipart-objects/ */
import { createHash } from 'node:crypto';
import { discard } from '../http/read-body.ts';
import { DEFAULT_LIFECYCLE } from '../products/r2/buckets.ts';
import { type Bucket, type Entry, scopeIn } from '../products/r2/tables.ts';
import { type Upload, type UploadedPart, uploadTables } from '../products/r2/uploads.ts';
import { storeObject } from '../products/r2/write-object.ts';
import { type Fields, fieldsIn, objectsIn, read } from '../products/shared/fields.ts';
import { bucketOf, type Call, documentOf, keyOf, numberOf, rulesContext, tablesOf } from './call.ts';
import { mustHold } from './conditions.ts';
import { ALGORITHMS, type Algorithm, createDigest } from './digests.ts';
import { checksumHeaders, customerHeaders, customerKeyOf } from './metadata.ts';
import { bucketForUpload, entryFor, metadataOf, mustBeKey } from './objects.ts';
import { MAX_UPLOAD, type Received } from './receive.ts';
import { checksumFields, emptyResponse, quoted, xmlResponse } from './respond.ts';
import { S3Problem } from './s3-problem.ts';
import { childrenOf, textOf, type XmlElement } from './xml.ts';

/** https://developers.cloudflare.com/r2/platform/limits/ and https://developers.cloudflare.com/r2/objects/multipart-objects/ */
const LIMITS = { parts: 10_000, part: 5 * 1024 ** 2 };

export const uploadsOf = ({ sandbox }: Pick<Call, 'sandbox'>): ReturnType<typeof uploadTables> =>
  sandbox.use(uploadTables);

/**
 * Removes uploads that a rule of the bucket ends; a bucket without rules of its own has one of seven days.
 * https://developers.cloudflare.com/r2/objects/multipart-objects/
 */
export function abortExpired(call: Call, bucket: Bucket): void {
  const kept = read(call, scopeIn(rulesContext(call), bucket, 'lifecycle'), '');
  const all: readonly Fields[] = kept === undefined ? [DEFAULT_LIFECYCLE] : objectsIn(kept.rules);
  const rules = all.filter(({ enabled }) => enabled === true);
  const now = call.sandbox.clock.now();
  for (const { id, key, created } of uploadsOf(call).all(bucket.number)) {
    const isOver = rules.some(({ conditions, abortMultipartUploadsTransition: abort }) => {
      const { maxAge } = fieldsIn(fieldsIn(abort).condition);
      const isMeant = key.startsWith(String(fieldsIn(conditions).prefix ?? ''));
      return isMeant && typeof maxAge === 'number' && now >= created + maxAge * 1000;
    });
    if (isOver) uploadsOf(call).remove(id);
  }
}

/** @throws S3Problem NoSuchUpload */
export function uploadOf(call: Call, bucket: Bucket): Upload {
  abortExpired(call, bucket);
  const upload = uploadsOf(call).get(bucket.number, call.query.get('uploadId') ?? '');
  if (upload === undefined || upload.key !== keyOf(call))
    throw new S3Problem('NoSuchUpload', 'The specified multipart upload does not exist.');
  return upload;
}

export function createMultipartUpload(call: Call): Response {
  const { sandbox, headers } = call;
  mustBeKey(keyOf(call));
  const customerKey = customerKeyOf(headers);
  const upload = sandbox.transaction(() => {
    const bucket = bucketForUpload(call);
    const made: Upload = {
      ...metadataOf(call, bucket),
      ...checksumOf(headers),
      ...(customerKey === undefined ? {} : { customerKey }),
      id: sandbox.ids.digits(64),
      key: keyOf(call),
      created: sandbox.clock.now(),
    };
    uploadsOf(call).insert(bucket.number, made);
    return made;
  });
  return xmlResponse(
    'InitiateMultipartUploadResult',
    { Bucket: call.address.bucket, Key: upload.key, UploadId: upload.id },
    {
      ...(upload.checksum === undefined ? {} : { 'x-amz-checksum-algorithm': upload.checksum.toUpperCase() }),
      ...(upload.checksumType === undefined ? {} : { 'x-amz-checksum-type': upload.checksumType }),
      ...(customerKey === undefined ? {} : customerHeaders(customerKey)),
    },
  );
}

/** https://developers.cloudflare.com/r2/api/s3/api/#checksum-types @throws S3Problem InvalidRequest */
function checksumOf(headers: Headers): Pick<Upload, 'checksum' | 'checksumType'> {
  const algorithm = headers.get('x-amz-checksum-algorithm')?.toLowerCase();
  if (algorithm === undefined) return {};
  if (!ALGORITHMS.some((one) => one === algorithm))
    throw new S3Problem('InvalidRequest', `The checksum algorithm ${algorithm} is not supported.`);
  const only = algorithm === 'crc64nvme' ? 'FULL_OBJECT' : 'COMPOSITE';
  const type = headers.get('x-amz-checksum-type') ?? only;
  if (type !== only)
    throw new S3Problem('InvalidRequest', `The ${type} checksum type cannot be used with ${algorithm}.`);
  return { checksum: algorithm, checksumType: only };
}

/** @throws S3Problem InvalidArgument */
export function partNumberOf(call: Call): number {
  const number = numberOf(call, 'partNumber', 0);
  if (number < 1 || number > LIMITS.parts)
    throw new S3Problem('InvalidArgument', `Part number must be an integer between 1 and ${LIMITS.parts}, inclusive.`);
  return number;
}

export async function uploadPart(call: Call): Promise<Response> {
  const number = partNumberOf(call);
  mustHaveSameKey(call, uploadOf(call, bucketOf(call)));
  const sent = await call.receive(MAX_UPLOAD);
  try {
    const part = putPart(call, number, sent);
    return emptyResponse(200, { etag: quoted(part.etag), ...checksumHeaders(part) });
  } finally {
    discard(sent, call.sandbox);
  }
}

function mustHaveSameKey({ headers }: Call, { customerKey }: Upload): void {
  if (customerKeyOf(headers) !== customerKey)
    throw new S3Problem('InvalidRequest', 'The key for encryption is not the one that the upload was begun with.');
}

/** The same part number again replaces the part: https://developers.cloudflare.com/r2/api/s3/api/#behaviors--limitations */
export function putPart(call: Call, number: number, sent: Received): UploadedPart {
  const { sandbox } = call;
  return sandbox.transaction(() => {
    const upload = uploadOf(call, bucketOf(call));
    const uploaded = sandbox.clock.now();
    const part = { number, size: sent.size, etag: sent.md5(), uploaded, checksums: sent.checksums };
    uploadsOf(call).putPart(upload.id, part, sent);
    return part;
  });
}

export function abortMultipartUpload(call: Call): Response {
  call.sandbox.transaction(() => uploadsOf(call).remove(uploadOf(call, bucketOf(call)).id));
  return emptyResponse(204);
}

export async function completeMultipartUpload(call: Call): Promise<Response> {
  uploadOf(call, bucketOf(call));
  const document = await documentOf(call, 'CompleteMultipartUpload');
  const entry = call.sandbox.transaction(() => {
    const bucket = bucketOf(call);
    const upload = uploadOf(call, bucket);
    mustHold(call.headers, tablesOf(call).entry(bucket.number, keyOf(call)));
    const parts = partsOf(document, uploadsOf(call).parts(upload.id));
    return complete(call, bucket, upload, parts);
  });
  return xmlResponse('CompleteMultipartUploadResult', {
    Location: call.address.isLocal ? `/${call.address.bucket}/${entry.key}` : locationOf(call, entry.key),
    Bucket: call.address.bucket,
    Key: entry.key,
    ETag: quoted(entry.etag),
    ...checksumFields(entry.details?.checksums),
    ChecksumType: entry.details?.checksumType,
  });
}

const locationOf = ({ address: { account, bucket } }: Call, key: string): string =>
  `https://${account}.r2.cloudflarestorage.com/${bucket}/${key}`;

/** Parts that the document names, in its order. @throws S3Problem InvalidPart, InvalidPartOrder, EntityTooSmall */
function partsOf(document: XmlElement, uploaded: readonly UploadedPart[]): UploadedPart[] {
  const known = new Map(uploaded.map((part) => [part.number, part]));
  const parts = childrenOf(document, 'Part').map((element) => {
    const part = known.get(Number(textOf(element, 'PartNumber')));
    const etag = (textOf(element, 'ETag') ?? '').replaceAll('"', '');
    const isSame = ALGORITHMS.every((name) => {
      const value = textOf(element, `Checksum${name.toUpperCase()}`);
      return value === undefined || part?.checksums[name] === undefined || part.checksums[name] === value;
    });
    if (part === undefined || part.etag !== etag || !isSame)
      throw new S3Problem('InvalidPart', 'One or more of the specified parts could not be found.');
    return part;
  });
  if (parts.length === 0) throw new S3Problem('MalformedXML', 'CompleteMultipartUpload must name at least one part.');
  if (parts.some(({ number }, index) => number <= (parts[index - 1]?.number ?? 0)))
    throw new S3Problem('InvalidPartOrder', 'The list of parts was not in ascending order.');
  const [first] = parts;
  const inner = parts.slice(0, -1);
  if (inner.some(({ size }) => size < LIMITS.part))
    throw new S3Problem('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed object size.');
  // The last part may be smaller: https://developers.cloudflare.com/r2/objects/multipart-objects/#limitations
  if (inner.some(({ size }) => size !== first?.size) || (parts.at(-1)?.size ?? 0) > (first?.size ?? 0))
    throw new S3Problem('InvalidPart', 'All non-trailing parts must have the same length.');
  return parts;
}

/** The parts as one object; its ETag is the MD5 of theirs, with their number. Within a transaction. */
function complete(call: Call, bucket: Bucket, upload: Upload, parts: readonly UploadedPart[]): Entry {
  const numbers = parts.map(({ number }) => number);
  const sent = uploadsOf(call).joined(upload.id, numbers);
  const hash = createHash('md5');
  for (const { etag } of parts) hash.update(etag, 'hex');
  const fresh = {
    size: parts.reduce((sum, { size }) => sum + size, 0),
    etag: `${hash.digest('hex')}-${parts.length}`,
    class: upload.class,
    http: upload.http,
    custom: upload.custom,
    details: {
      parts: parts.map(({ size }) => size),
      ...(upload.customerKey === undefined ? {} : { customerKey: upload.customerKey }),
    },
  };
  const entry = entryFor(call, fresh);
  storeObject(rulesContext(call), bucket, { entry, sent }, 'CompleteMultipartUpload');
  const checked = { ...entry, details: { ...entry.details, ...checksumsOf(call, bucket, upload, parts) } };
  tablesOf(call).setDetails(bucket.number, checked);
  uploadsOf(call).remove(upload.id);
  return checked;
}

function checksumsOf(
  call: Call,
  bucket: Bucket,
  { checksum, checksumType, key }: Upload,
  parts: readonly UploadedPart[],
): NonNullable<Entry['details']> {
  const name = ALGORITHMS.find((one) => one === checksum);
  if (name === undefined || checksumType === undefined) return {};
  const value = checksumType === 'FULL_OBJECT' ? ofObject(call, bucket, key, name) : ofParts(parts, name);
  return value === undefined ? {} : { checksums: { [name]: value }, checksumType };
}

function ofObject(call: Call, bucket: Bucket, key: string, name: Algorithm): string {
  const digest = createDigest(name);
  for (const piece of tablesOf(call).pieces(bucket.number, key, 0, Number.MAX_SAFE_INTEGER)) digest.update(piece);
  return digest.digest().toString('base64');
}

function ofParts(parts: readonly UploadedPart[], name: Algorithm): string | undefined {
  const digest = createDigest(name);
  for (const { checksums } of parts) {
    const value = checksums[name];
    if (value === undefined) return undefined;
    digest.update(Buffer.from(value, 'base64'));
  }
  return `${digest.digest().toString('base64')}-${parts.length}`;
}
