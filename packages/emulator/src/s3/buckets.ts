/** Buckets through the S3 API: listed, made, deleted, located. */
import { createBucket as addBucket, removeBucket } from '../products/r2/buckets.ts';
import { toCursor } from '../products/r2/listing.ts';
import { bucketOf, type Call, documentOf, placeAfter, rulesContext, tablesOf } from './call.ts';
import { emptyResponse, ownerFields, xmlResponse } from './respond.ts';
import { S3Problem } from './s3-problem.ts';
import { textOf } from './xml.ts';

const MAX_BUCKETS = 1000;

/** Parameters may be headers, which take precedence: https://developers.cloudflare.com/r2/api/s3/extensions/#listbuckets */
export function listBuckets(call: Call): Response {
  const { account, jurisdiction } = call.address;
  const given = (name: string): string | undefined =>
    call.headers.get(`cf-${name}`) ?? call.query.get(name) ?? undefined;
  const [prefix = '', start, token] = ['prefix', 'start-after', 'continuation-token'].map(given);
  const most = Number(given('max-keys') ?? given('max-buckets') ?? MAX_BUCKETS);
  if (!Number.isInteger(most) || most < 0) throw new S3Problem('InvalidArgument', 'max-keys must be a whole number.');
  const limit = Math.min(most, MAX_BUCKETS);
  const after = token === undefined ? start : placeAfter(token);
  const found = tablesOf(call)
    .buckets(account, jurisdiction, { contains: prefix, after, isDown: false, limit: -1 })
    .filter(({ name }) => name.startsWith(prefix));
  const page = found.slice(0, limit);
  const next = found.length > limit && limit > 0 ? toCursor(page.at(-1)?.name) : undefined;
  const fields = {
    Buckets: { Bucket: page.map(({ name, created }) => ({ Name: name, CreationDate: created })) },
    Owner: ownerFields(account),
    IsTruncated: next !== undefined,
    NextContinuationToken: next,
    ContinuationToken: token,
    StartAfter: start,
    KeyCount: page.length,
    MaxKeys: limit,
  };
  return xmlResponse('ListAllMyBucketsResult', fields, {
    'cf-is-truncated': String(next !== undefined),
    ...(next === undefined ? {} : { 'cf-next-continuation-token': next }),
  });
}

/** https://developers.cloudflare.com/r2/reference/data-location/#available-hints */
const LOCATIONS = new Set(['wnam', 'enam', 'weur', 'eeur', 'apac', 'oc']);

export async function createBucket(call: Call): Promise<Response> {
  const { account, jurisdiction, bucket: name = '' } = call.address;
  const location = await locationOf(call);
  call.sandbox.transaction(() => addBucket(call.sandbox, { account, jurisdiction, name, location, class: 'Standard' }));
  return emptyResponse(200, { location: `/${name}` });
}

/** `auto`, an empty value and us-east-1 leave the choice to R2: https://developers.cloudflare.com/r2/api/s3/api/#bucket-region */
async function locationOf(call: Call): Promise<string | null> {
  const document = await documentOf(call, 'CreateBucketConfiguration', true);
  const text = (document === undefined ? '' : (textOf(document, 'LocationConstraint') ?? '')).trim().toLowerCase();
  if (['', 'auto', 'us-east-1'].includes(text)) return null;
  if (LOCATIONS.has(text)) return text;
  throw new S3Problem(
    'InvalidArgument',
    `The location '${text}' is not valid: give auto, ${[...LOCATIONS].join(', ')}.`,
  );
}

export function headBucket(call: Call): Response {
  bucketOf(call);
  return emptyResponse(200, { 'x-amz-bucket-region': 'auto' });
}

export function deleteBucket(call: Call): Response {
  call.sandbox.transaction(() => removeBucket(rulesContext(call), bucketOf(call)));
  return emptyResponse(204);
}

/** https://developers.cloudflare.com/r2/api/s3/api/#bucket-region */
export function getBucketLocation(call: Call): Response {
  bucketOf(call);
  return xmlResponse('LocationConstraint', 'auto');
}

/** All objects are encrypted with AES-256: https://developers.cloudflare.com/r2/reference/data-security/ */
export function getBucketEncryption(call: Call): Response {
  bucketOf(call);
  return xmlResponse('ServerSideEncryptionConfiguration', {
    Rule: { ApplyServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' }, BucketKeyEnabled: true },
  });
}
