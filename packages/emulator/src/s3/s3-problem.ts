/** Errors of the S3 API, with the codes and statuses that R2 documents, as XML. */

/** https://developers.cloudflare.com/r2/api/error-codes/ lists them but for those with another source. */
const STATUS = {
  Unauthorized: 401,
  AccessDenied: 403,
  ExpiredRequest: 400,
  SignatureDoesNotMatch: 403,
  InvalidBucketName: 400,
  NoSuchBucket: 404,
  BucketNotEmpty: 409,
  BucketConflict: 409,
  NoSuchKey: 404,
  InvalidObjectName: 400,
  EntityTooLarge: 400,
  MetadataTooLarge: 400,
  ObjectLockedByBucketPolicy: 403,
  MissingContentLength: 411,
  IncompleteBody: 400,
  InvalidDigest: 400,
  BadDigest: 400,
  InvalidRange: 416,
  PreconditionFailed: 412,
  EntityTooSmall: 400,
  NoSuchUpload: 404,
  InvalidPart: 400,
  InternalError: 500,
  ServiceUnavailable: 503,
  ClientDisconnect: 400,
  // https://github.com/pixelfed/pixelfed/issues/3775
  NotImplemented: 501,
  // https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
  InvalidArgument: 400,
  InvalidPartOrder: 400,
  InvalidRequest: 400,
  MalformedXML: 400,
  MethodNotAllowed: 405,
  NoSuchCORSConfiguration: 404,
  NoSuchLifecycleConfiguration: 404,
  RequestTimeTooSkewed: 403,
} as const;

export type S3Code = keyof typeof STATUS;

/** A refusal; thrown anywhere below `serveS3`, converted there. */
export class S3Problem extends Error {
  override readonly name = 'S3Problem';
  readonly code: S3Code;
  readonly status: number;

  constructor(code: S3Code, message: string) {
    super(message);
    this.code = code;
    this.status = STATUS[code];
  }
}

/** Names of the numbers that the API's own errors carry. */
const BY_NUMBER: ReadonlyMap<number, S3Code> = new Map([
  [10004, 'BucketConflict'],
  [10005, 'InvalidBucketName'],
  [10006, 'NoSuchBucket'],
  [10007, 'NoSuchKey'],
  [10008, 'BucketNotEmpty'],
  [10012, 'MetadataTooLarge'],
  [10020, 'InvalidObjectName'],
  [10069, 'ObjectLockedByBucketPolicy'],
]);

/** The S3 form of a refusal by the rules that the S3 API shares with Cloudflare's API. */
export function fromProblem(problem: {
  readonly status: number;
  readonly faults: readonly { readonly code: number; readonly message: string }[];
}): S3Problem | undefined {
  const [fault] = problem.faults;
  if (problem.status === 413) return new S3Problem('EntityTooLarge', 'Your proposed upload exceeds the maximum size.');
  if (problem.status === 499) return new S3Problem('ClientDisconnect', 'The client disconnected.');
  if (problem.status === 503) return new S3Problem('ServiceUnavailable', fault?.message ?? 'Send the request again.');
  const code = fault === undefined ? undefined : BY_NUMBER.get(fault.code);
  return code === undefined || fault === undefined ? undefined : new S3Problem(code, fault.message);
}
