/** Objects through the S3 API: put, read, deleted and copied. */
import { discard } from '../http/read-body.ts';
import { Problem } from '../problem.ts';
import { createBucket } from '../products/r2/buckets.ts';
import { LIMITS } from '../products/r2/objects.ts';
import type { Bucket, Entry } from '../products/r2/tables.ts';
import { deleteObject as removeObject, storeObject } from '../products/r2/write-object.ts';
import { bucketOf, type Call, documentOf, keyOf, rulesContext, tablesOf } from './call.ts';
import { mustHold } from './conditions.ts';
import {
  checksumHeaders,
  classOf,
  customerHeaders,
  customerKeyOf,
  customOf,
  expirationHeaders,
  httpOf,
  mustHaveKey,
  objectHeaders,
} from './metadata.ts';
import { objectResponse, type Range } from './read-object.ts';
import { MAX_UPLOAD, type Received } from './receive.ts';
import { emptyResponse, quoted, xmlResponse } from './respond.ts';
import { fromProblem, S3Problem } from './s3-problem.ts';
import { childrenOf, textOf } from './xml.ts';

/** The bucket of an upload, made first where the request asks for it: https://developers.cloudflare.com/r2/api/s3/extensions/ */
export function bucketForUpload(call: Call): Bucket {
  const { account, jurisdiction, bucket: name = '' } = call.address;
  if (
    call.headers.get('cf-create-bucket-if-missing') === 'true' &&
    tablesOf(call).bucket(account, jurisdiction, name) === undefined
  ) {
    call.demand({ level: 'admin-read-write', bucket: name, key: undefined });
    createBucket(call.sandbox, { account, jurisdiction, name, location: null, class: 'Standard' });
  }
  return bucketOf(call);
}

/** @throws S3Problem InvalidObjectName */
export function mustBeKey(key: string): void {
  if (Buffer.byteLength(key) > LIMITS.key)
    throw new S3Problem('InvalidObjectName', `The object name must have 1 to ${LIMITS.key} bytes.`);
}

/** Metadata of a new object that its headers give. */
export function metadataOf(call: Call, bucket: Bucket): Pick<Entry, 'class' | 'http' | 'custom'> {
  const { headers } = call;
  return { class: classOf(headers, bucket), http: httpOf(headers), custom: customOf(headers) };
}

type Fresh = Omit<Entry, 'key' | 'version' | 'uploaded'>;

/** A new object with the key of the request. */
export function entryFor(call: Call, fresh: Fresh): Entry {
  const { sandbox } = call;
  return { ...fresh, key: keyOf(call), version: sandbox.ids.uuid(), uploaded: sandbox.clock.now() };
}

export async function putObject(call: Call): Promise<Response> {
  const { headers, sandbox } = call;
  mustBeKey(keyOf(call));
  const customerKey = customerKeyOf(headers);
  // Before the body is read, so that an upload which cannot succeed is refused early.
  const metadata = sandbox.transaction(() => metadataOf(call, bucketForUpload(call)));
  const sent = await call.receive(MAX_UPLOAD);
  try {
    const entry = sandbox.transaction(() => {
      const bucket = bucketOf(call);
      mustHold(headers, tablesOf(call).entry(bucket.number, keyOf(call)));
      const fresh = { ...metadata, size: sent.size, etag: sent.md5(), details: detailsOf(sent, customerKey) };
      const made = entryFor(call, fresh);
      storeObject(rulesContext(call), bucket, { entry: made, sent }, 'PutObject');
      return made;
    });
    const { details = {} } = entry;
    return emptyResponse(200, {
      etag: quoted(entry.etag),
      'x-amz-version-id': entry.version,
      ...expirationHeaders(call, bucketOf(call), entry),
      ...checksumHeaders(details),
      ...(customerKey === undefined ? {} : customerHeaders(customerKey)),
    });
  } finally {
    discard(sent, sandbox);
  }
}

function detailsOf({ checksums }: Received, customerKey: string | undefined): NonNullable<Entry['details']> {
  const isChecked = Object.keys(checksums).length > 0;
  return {
    ...(isChecked ? { checksums, checksumType: 'FULL_OBJECT' } : {}),
    ...(customerKey === undefined ? {} : { customerKey }),
  };
}

/** @throws S3Problem NoSuchKey */
export function entryOf(call: Call, bucket: Bucket, key = keyOf(call)): Entry {
  const entry = tablesOf(call).entry(bucket.number, key);
  if (entry === undefined) throw new S3Problem('NoSuchKey', 'The specified key does not exist.');
  return entry;
}

/** Headers of a response that the query of a GetObject replaces. */
const OVERRIDES = [
  'content-type',
  'content-language',
  'expires',
  'cache-control',
  'content-disposition',
  'content-encoding',
];

/** GetObject and HeadObject. */
export const readObject =
  (method: 'GET' | 'HEAD') =>
  (call: Call): Response => {
    const bucket = bucketOf(call);
    const entry = entryOf(call, bucket);
    mustHaveKey(entry, call.headers);
    const replaced = OVERRIDES.flatMap((name): [string, string][] => {
      const value = call.query.get(`response-${name}`);
      return value === null ? [] : [[name, value]];
    });
    const { details: { parts } = {} } = entry;
    const headers = {
      ...objectHeaders(entry, call.headers),
      ...Object.fromEntries(replaced),
      'x-amz-version-id': entry.version,
      ...expirationHeaders(call, bucket, entry),
      ...(parts !== undefined && call.query.has('partNumber') ? { 'x-amz-mp-parts-count': String(parts.length) } : {}),
    };
    const request = { method, headers: call.headers };
    const source = { tables: tablesOf(call), bucket, entry };
    return objectResponse(source, { request, headers, part: partOf(call, entry) });
  };

/** @throws S3Problem InvalidPart */
function partOf({ query }: Call, { size, details }: Entry): Range | undefined {
  const text = query.get('partNumber');
  if (text === null) return undefined;
  const sizes = details?.parts ?? [size];
  const length = sizes[Number(text) - 1];
  if (length === undefined)
    throw new S3Problem('InvalidPart', `The object has ${sizes.length} parts, and no part ${text}.`);
  const start = sizes.slice(0, Number(text) - 1).reduce((sum, one) => sum + one, 0);
  return { start, end: start + length };
}

export function deleteObject(call: Call): Response {
  call.sandbox.transaction(() => removeObject(rulesContext(call), bucketOf(call), keyOf(call)));
  return emptyResponse(204);
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_DeleteObjects.html */
const MAX_KEYS = 1000;

export async function deleteObjects(call: Call): Promise<Response> {
  const document = await documentOf(call, 'Delete');
  const keys = childrenOf(document, 'Object').map((object) => textOf(object, 'Key') ?? '');
  if (keys.length === 0 || keys.length > MAX_KEYS || keys.includes(''))
    throw new S3Problem('MalformedXML', `Delete takes 1 to ${MAX_KEYS} keys; this has ${keys.length}.`);
  const results = call.sandbox.transaction(() => {
    const bucket = bucketOf(call);
    return keys.map((key) => ({ key, problem: removed(call, bucket, key) }));
  });
  const isQuiet = textOf(document, 'Quiet') === 'true';
  return xmlResponse('DeleteResult', {
    Deleted: isQuiet ? [] : results.flatMap(({ key, problem }) => (problem === undefined ? { Key: key } : [])),
    Error: results.flatMap(({ key, problem }) =>
      problem === undefined ? [] : { Key: key, Code: problem.code, Message: problem.message },
    ),
  });
}

/** Why the object could not be deleted. */
function removed(call: Call, bucket: Bucket, key: string): S3Problem | undefined {
  try {
    call.demand({ level: 'object-read-write', bucket: bucket.name, key });
    removeObject(rulesContext(call), bucket, key);
    return undefined;
  } catch (error) {
    const problem = error instanceof Problem ? fromProblem(error) : error;
    if (problem instanceof S3Problem) return problem;
    throw error;
  }
}
