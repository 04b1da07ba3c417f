/** Operations of the S3 API by method and query: https://developers.cloudflare.com/r2/api/s3/api/ */
import type { Level } from './access.ts';
import type { Address } from './address.ts';
import {
  createBucket,
  deleteBucket,
  getBucketEncryption,
  getBucketLocation,
  headBucket,
  listBuckets,
} from './buckets.ts';
import type { Call } from './call.ts';
import { copyObject, uploadPartCopy } from './copy.ts';
import { deleteCors, getCors, putCors } from './cors.ts';
import { deleteLifecycle, getLifecycle, putLifecycle } from './lifecycle.ts';
import { listObjects, listObjectsV2 } from './list.ts';
import { listMultipartUploads, listParts } from './list-uploads.ts';
import { abortMultipartUpload, completeMultipartUpload, createMultipartUpload, uploadPart } from './multipart.ts';
import { deleteObject, deleteObjects, putObject, readObject } from './objects.ts';
import { S3Problem } from './s3-problem.ts';

export interface Operation {
  readonly name: string;
  /** The least permission that allows it. */
  readonly level: Level;
  run(call: Call): Response | Promise<Response>;
}

type Target = 'account' | 'bucket' | 'object';

interface Route extends Operation {
  readonly target: Target;
  readonly method: string;
  /** Names that the query must have, or a header. */
  readonly has: readonly string[];
}

type Run = Operation['run'];

const route =
  (target: Target, level: Level) =>
  (name: string, request: string, run: Run): Route => {
    const [method = '', ...has] = request.split(' ');
    return { name, target, level, method, has, run };
  };

const bucketRead = route('bucket', 'object-read-only');
const bucketWrite = route('bucket', 'object-read-write');
const settingsRead = route('bucket', 'admin-read-only');
const settingsWrite = route('bucket', 'admin-read-write');
const objectRead = route('object', 'object-read-only');
const objectWrite = route('object', 'object-read-write');

const COPY = 'x-amz-copy-source';

/** The most specific come first. */
export const ROUTES: readonly Route[] = [
  route('account', 'admin-read-only')('ListBuckets', 'GET', listBuckets),
  bucketRead('GetBucketLocation', 'GET location', getBucketLocation),
  settingsRead('GetBucketCors', 'GET cors', getCors),
  settingsRead('GetBucketLifecycleConfiguration', 'GET lifecycle', getLifecycle),
  settingsRead('GetBucketEncryption', 'GET encryption', getBucketEncryption),
  bucketRead('ListMultipartUploads', 'GET uploads', listMultipartUploads),
  bucketRead('ListObjectsV2', 'GET list-type', listObjectsV2),
  bucketRead('ListObjects', 'GET', listObjects),
  bucketRead('HeadBucket', 'HEAD', headBucket),
  settingsWrite('PutBucketCors', 'PUT cors', putCors),
  settingsWrite('PutBucketLifecycleConfiguration', 'PUT lifecycle', putLifecycle),
  settingsWrite('CreateBucket', 'PUT', createBucket),
  settingsWrite('DeleteBucketCors', 'DELETE cors', deleteCors),
  settingsWrite('DeleteBucketLifecycle', 'DELETE lifecycle', deleteLifecycle),
  settingsWrite('DeleteBucket', 'DELETE', deleteBucket),
  bucketWrite('DeleteObjects', 'POST delete', deleteObjects),
  objectRead('ListParts', 'GET uploadId', listParts),
  objectRead('GetObject', 'GET', readObject('GET')),
  objectRead('HeadObject', 'HEAD', readObject('HEAD')),
  objectWrite('UploadPartCopy', `PUT uploadId partNumber ${COPY}`, uploadPartCopy),
  objectWrite('UploadPart', 'PUT uploadId partNumber', uploadPart),
  objectWrite('CopyObject', `PUT ${COPY}`, copyObject),
  objectWrite('PutObject', 'PUT', putObject),
  objectWrite('CreateMultipartUpload', 'POST uploads', createMultipartUpload),
  objectWrite('CompleteMultipartUpload', 'POST uploadId', completeMultipartUpload),
  objectWrite('AbortMultipartUpload', 'DELETE uploadId', abortMultipartUpload),
  objectWrite('DeleteObject', 'DELETE', deleteObject),
];

/** Parts of a bucket or an object that R2 does not implement, by the name in the query. */
export const UNIMPLEMENTED: Readonly<Record<'bucket' | 'object', Readonly<Record<string, string>>>> = {
  bucket: {
    accelerate: 'BucketAccelerateConfiguration',
    acl: 'BucketAcl',
    analytics: 'BucketAnalyticsConfiguration',
    encryption: 'BucketEncryption',
    'intelligent-tiering': 'BucketIntelligentTieringConfiguration',
    inventory: 'BucketInventoryConfiguration',
    logging: 'BucketLogging',
    metrics: 'BucketMetricsConfiguration',
    notification: 'BucketNotificationConfiguration',
    'object-lock': 'ObjectLockConfiguration',
    ownershipControls: 'BucketOwnershipControls',
    policy: 'BucketPolicy',
    policyStatus: 'BucketPolicyStatus',
    publicAccessBlock: 'PublicAccessBlock',
    replication: 'BucketReplication',
    requestPayment: 'BucketRequestPayment',
    tagging: 'BucketTagging',
    versioning: 'BucketVersioning',
    versions: 'ObjectVersions',
    website: 'BucketWebsite',
  },
  object: {
    acl: 'ObjectAcl',
    attributes: 'ObjectAttributes',
    'legal-hold': 'ObjectLegalHold',
    restore: 'RestoreObject',
    retention: 'ObjectRetention',
    select: 'SelectObjectContent',
    tagging: 'ObjectTagging',
    torrent: 'ObjectTorrent',
  },
};

const VERBS: Readonly<Record<string, string>> = { GET: 'Get', PUT: 'Put', DELETE: 'Delete', POST: 'Post' };

const targetOf = ({ bucket, key }: Address): Target =>
  bucket === undefined ? 'account' : key === undefined ? 'bucket' : 'object';

/** @throws S3Problem NotImplemented, MethodNotAllowed */
export function operationOf(method: string, address: Address, query: URLSearchParams, headers: Headers): Operation {
  const target = targetOf(address);
  const found = ROUTES.find(
    (one) =>
      one.target === target && one.method === method && one.has.every((name) => query.has(name) || headers.has(name)),
  );
  const isGeneral = found === undefined || found.has.length === 0;
  const part = target === 'account' || !isGeneral ? undefined : unimplemented(target, query);
  if (part !== undefined) throw notImplemented(`${VERBS[method] ?? ''}${part}`);
  if (found !== undefined) return found;
  // https://developers.cloudflare.com/r2/api/s3/presigned-urls/#supported-http-methods
  if (method === 'POST' && target !== 'account') throw notImplemented('PostObject');
  throw new S3Problem('MethodNotAllowed', 'The specified method is not allowed against this resource.');
}

function unimplemented(target: 'bucket' | 'object', query: URLSearchParams): string | undefined {
  const name = Object.keys(UNIMPLEMENTED[target]).find((one) => query.has(one));
  return name === undefined ? undefined : UNIMPLEMENTED[target][name];
}

const notImplemented = (name: string): S3Problem => new S3Problem('NotImplemented', `${name} not implemented`);

/** Headers of features that are marked as not implemented. A value that asks for what R2 does anyway is taken. */
const REFUSED: readonly (readonly [name: string, taken?: string])[] = [
  ['x-amz-acl', 'private'],
  ['x-amz-grant-full-control'],
  ['x-amz-grant-read'],
  ['x-amz-grant-read-acp'],
  ['x-amz-grant-write'],
  ['x-amz-grant-write-acp'],
  ['x-amz-bucket-object-lock-enabled', 'false'],
  ['x-amz-bypass-governance-retention'],
  ['x-amz-expected-bucket-owner'],
  ['x-amz-mfa'],
  ['x-amz-object-lock-legal-hold'],
  ['x-amz-object-lock-mode'],
  ['x-amz-object-lock-retain-until-date'],
  ['x-amz-request-payer'],
  ['x-amz-server-side-encryption', 'AES256'],
  ['x-amz-server-side-encryption-aws-kms-key-id'],
  ['x-amz-server-side-encryption-bucket-key-enabled'],
  ['x-amz-server-side-encryption-context'],
  ['x-amz-source-expected-bucket-owner'],
  ['x-amz-tagging'],
  ['x-amz-tagging-directive', 'COPY'],
  ['x-amz-website-redirect-location'],
];

/**
 * https://github.com/pixelfed/pixelfed/issues/3775 has the message; https://github.com/mastodon/mastodon/pull/20510 that `private` is
 * taken. @throws S3Problem NotImplemented
 */
export function refuseHeaders(headers: Headers): void {
  for (const [name, taken] of REFUSED) {
    const value = headers.get(name);
    if (value !== null && value !== taken)
      throw new S3Problem('NotImplemented', `Header '${name}' with value '${value}' not implemented`);
  }
}
