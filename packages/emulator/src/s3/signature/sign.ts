/** Signature Version 4 of requests: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Problem } from '../s3-problem.ts';

/** A signature as a request carries it, in its header or in its query. */
export interface Signature {
  readonly accessKeyId: string;
  /** `20130524`. */
  readonly date: string;
  readonly region: string;
  readonly service: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** `20130524T000000Z`. */
  readonly time: string;
  /** Seconds for which a presigned URL is valid; undefined for a signature in a header. */
  readonly expires: number | undefined;
  /** Hash of the body, or the name of the way in which it is signed. */
  readonly payload: string;
  readonly sessionToken: string | undefined;
}

/** The signed parts of a request. */
export interface Signed {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
export const UNSIGNED = 'UNSIGNED-PAYLOAD';
/** https://developers.cloudflare.com/r2/api/s3/presigned-urls/: one second to seven days. */
const MAX_EXPIRES = 604_800;
const MINUTES_15 = 900_000;

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Uint8Array, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** The signature of a request; undefined if it has none. @throws S3Problem where it cannot be read */
export function readSignature({ url, headers }: Signed): Signature | undefined {
  const query = url.searchParams;
  const isPresigned = query.has('X-Amz-Signature') || query.has('X-Amz-Algorithm');
  return isPresigned ? fromQuery(query, headers) : fromHeader(headers);
}

function fromHeader(headers: Headers): Signature | undefined {
  const text = headers.get('authorization');
  if (text === null) return undefined;
  const fields = text.startsWith(`${ALGORITHM} `) ? text.slice(ALGORITHM.length) : undefined;
  const parts = new Map(
    fields?.split(',').map((part): [string, string] => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  );
  const time = headers.get('x-amz-date') ?? basicTime(headers.get('date'));
  return {
    ...scopeOf(parts.get('Credential')),
    signedHeaders: named(parts.get('SignedHeaders'), 'SignedHeaders').split(';'),
    signature: named(parts.get('Signature'), 'Signature'),
    time: timeText(time),
    expires: undefined,
    payload: headers.get('x-amz-content-sha256') ?? UNSIGNED,
    sessionToken: headers.get('x-amz-security-token') ?? undefined,
  };
}

function fromQuery(query: URLSearchParams, headers: Headers): Signature {
  if (query.get('X-Amz-Algorithm') !== ALGORITHM)
    throw new S3Problem('InvalidArgument', `X-Amz-Algorithm must be ${ALGORITHM}.`);
  const expires = Number(query.get('X-Amz-Expires'));
  if (!Number.isInteger(expires) || expires < 1 || expires > MAX_EXPIRES)
    throw new S3Problem('InvalidArgument', `X-Amz-Expires must be 1 to ${MAX_EXPIRES} seconds.`);
  return {
    ...scopeOf(query.get('X-Amz-Credential') ?? undefined),
    signedHeaders: named(query.get('X-Amz-SignedHeaders'), 'X-Amz-SignedHeaders').split(';'),
    signature: named(query.get('X-Amz-Signature'), 'X-Amz-Signature'),
    time: timeText(query.get('X-Amz-Date')),
    expires,
    payload: query.get('X-Amz-Content-Sha256') ?? headers.get('x-amz-content-sha256') ?? UNSIGNED,
    sessionToken: query.get('X-Amz-Security-Token') ?? undefined,
  };
}

/** `id/20130524/auto/s3/aws4_request`. https://developers.cloudflare.com/r2/api/s3/api/#bucket-region */
function scopeOf(credential: string | undefined) {
  const parts = named(credential, 'Credential').split('/');
  const [accessKeyId = '', date = '', region = '', service = '', end] = parts;
  if (parts.length !== 5 || accessKeyId === '' || end !== 'aws4_request' || service !== 's3')
    throw new S3Problem('InvalidArgument', 'The credential must be <access key id>/<date>/<region>/s3/aws4_request.');
  if (!['auto', 'us-east-1', ''].includes(region.toLowerCase()))
    throw new S3Problem('InvalidArgument', `The region '${region}' is not valid: give auto.`);
  return { accessKeyId, date, region, service };
}

function named(value: string | null | undefined, name: string): string {
  if (value === null || value === undefined || value === '')
    throw new S3Problem('InvalidArgument', `The request has no valid AWS4-HMAC-SHA256 signature: ${name} is missing.`);
  return value;
}

const basicTime = (text: string | null): string | null =>
  text === null || Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString().replace(/[-:]|\.\d+/g, '');

function timeText(text: string | null): string {
  if (text === null || !/^\d{8}T\d{6}Z$/.test(text))
    throw new S3Problem('InvalidArgument', 'X-Amz-Date must be a time such as 20130524T000000Z.');
  return text;
}

/** Milliseconds since 1970. */
export const timeOf = ({ time }: Signature): number =>
  Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));

/**
 * A presigned URL is judged by the emulator's clock, so that moving it ends the URL. A client that signs each request has the
 * time of the machine, which may be another.
 * @throws S3Problem ExpiredRequest, RequestTimeTooSkewed
 */
export function checkTime(signature: Signature, now: number, machine: number): void {
  const signed = timeOf(signature);
  if (signature.expires !== undefined) {
    if (now >= signed + signature.expires * 1000) throw new S3Problem('ExpiredRequest', 'Request has expired.');
    return;
  }
  const skew = [now - signed, machine - signed].sort((one, other) => Math.abs(one) - Math.abs(other))[0] ?? 0;
  if (skew > MINUTES_15) throw new S3Problem('ExpiredRequest', 'The request signature has expired.');
  if (skew < -MINUTES_15)
    throw new S3Problem(
      'RequestTimeTooSkewed',
      'The difference between the request time and the server time is too large.',
    );
}

/** As AWS encodes: all but letters, digits, `-`, `.`, `_` and `~`. */
export const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

export const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Problem('InvalidObjectName', 'The specified object name is not valid UTF-8.');
  }
};

export function canonicalRequest({ method, url, headers }: Signed, signature: Signature): string {
  const path = url.pathname
    .split('/')
    .map((part) => encode(decode(part)))
    .join('/');
  const lines = signature.signedHeaders.map((name) => `${name}:${headerOf(name, headers, url)}\n`);
  const names = signature.signedHeaders.join(';');
  return [method, path, canonicalQuery(url), lines.join(''), names, signature.payload].join('\n');
}

function headerOf(name: string, headers: Headers, url: URL): string {
  const value = headers.get(name) ?? (name === 'host' ? url.host : '');
  return value.trim().replace(/\s+/g, ' ');
}

function canonicalQuery(url: URL): string {
  return url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('X-Amz-Signature='))
    .map((pair): [string, string] => {
      const at = pair.indexOf('=');
      const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
      return [encode(decode(name)), encode(decode(value))];
    })
    .sort(([name, value], [otherName, otherValue]) => compare(name, otherName) || compare(value, otherValue))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const scopeText = ({ date, region, service }: Signature): string => `${date}/${region}/${service}/aws4_request`;

export const signingKey = (secret: string, { date, region, service }: Signature): Buffer =>
  [date, region, service, 'aws4_request'].reduce(
    (key: string | Buffer, part) => hmac(key, part),
    `AWS4${secret}`,
  ) as Buffer; // of four rounds

export function signatureOf(request: Signed, signature: Signature, key: Uint8Array): string {
  // Headers hold bytes as Latin-1 text.
  const hash = sha256(Buffer.from(canonicalRequest(request, signature), 'latin1'));
  return hmac(key, [ALGORITHM, signature.time, scopeText(signature), hash].join('\n')).toString('hex');
}

/** @throws S3Problem SignatureDoesNotMatch */
export function mustMatch(expected: string, sent: string): void {
  const [one, other] = [Buffer.from(expected), Buffer.from(sent)];
  if (one.length !== other.length || !timingSafeEqual(one, other))
    throw new S3Problem(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your secret access key and signing method.',
    );
}

/** Signatures of the chunks of a body, each of which contains the one before. */
export interface ChunkSigner {
  /** @throws S3Problem SignatureDoesNotMatch */
  checkChunk(hash: string, sent: string): void;
  /** @param hash of the trailing headers. @throws S3Problem SignatureDoesNotMatch */
  checkTrailer(hash: string, sent: string): void;
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming.html and sigv4-streaming-trailers.html */
export function chunkSigner(signature: Signature, key: Uint8Array): ChunkSigner {
  let previous = signature.signature;
  const check = (kind: string, hashes: readonly string[], sent: string): void => {
    const text = [`${ALGORITHM}-${kind}`, signature.time, scopeText(signature), previous, ...hashes].join('\n');
    previous = hmac(key, text).toString('hex');
    mustMatch(previous, sent);
  };
  return {
    checkChunk: (hash, sent) => check('PAYLOAD', [sha256(''), hash], sent),
    checkTrailer: (hash, sent) => check('TRAILER', [hash], sent),
  };
}
