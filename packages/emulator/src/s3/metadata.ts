/** Metadata of objects as headers: https://developers.cloudflare.com/r2/api/s3/extensions/ */
import { expirationOf } from '../products/r2/bucket-rules.ts';
import { HTTP, LIMITS } from '../products/r2/objects.ts';
import type { Bucket, Entry } from '../products/r2/tables.ts';
import { type Call, rulesContext } from './call.ts';
import { ALGORITHMS } from './digests.ts';
import { quoted, shownClass } from './respond.ts';
import { S3Problem } from './s3-problem.ts';

const CUSTOM = 'x-amz-meta-';

/** Header fields that are stored with an object; `aws-chunked` is the way it was sent. */
export function httpOf(headers: Headers): Record<string, string> {
  const pairs = Object.keys(HTTP).flatMap((name): [string, string][] => {
    const value = headers.get(name);
    const stored = name === 'content-encoding' ? withoutChunked(value) : value;
    return stored === null || stored === '' ? [] : [[name, stored]];
  });
  return Object.fromEntries(pairs);
}

const withoutChunked = (value: string | null): string | null =>
  value === null
    ? null
    : value
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== 'aws-chunked')
        .join(', ');

/** @throws S3Problem MetadataTooLarge */
export function customOf(headers: Headers): Record<string, string> {
  const pairs = [...headers]
    .filter(([name]) => name.startsWith(CUSTOM) && name !== `${CUSTOM}__proto__`)
    .map(([name, value]): [string, string] => [name.slice(CUSTOM.length), decodeWords(utf8Of(value))]);
  const size = pairs.reduce((sum, [name, value]) => sum + Buffer.byteLength(name + value), 0);
  if (size > LIMITS.metadata)
    throw new S3Problem('MetadataTooLarge', 'Your metadata headers exceed the maximum allowed metadata size.');
  return Object.fromEntries(pairs);
}

/** Headers hold bytes as Latin-1 text; programs send UTF-8. */
function utf8Of(value: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}

/** RFC 2047: `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString(),
    );
}

const encodeWord = (value: string): string =>
  /^[\t\x20-\x7e]*$/.test(value) ? value : `=?UTF-8?B?${Buffer.from(value).toString('base64')}?=`;

/** Custom metadata; names that a header cannot have are counted instead. */
function customHeaders(custom: Readonly<Record<string, string>>): [string, string][] {
  const pairs = Object.entries(custom);
  const possible = pairs.filter(([name]) => /^[\w!#$%&'*+.^`|~-]+$/.test(name));
  const missing = pairs.length - possible.length;
  return [
    ...possible.map(([name, value]): [string, string] => [CUSTOM + name, encodeWord(value)]),
    ...(missing > 0 ? [['x-amz-missing-meta', String(missing)] as [string, string]] : []),
  ];
}

export function objectHeaders(entry: Entry, request: Headers): Record<string, string> {
  const { details = {} } = entry;
  const isChecked = request.get('x-amz-checksum-mode')?.toUpperCase() === 'ENABLED';
  return {
    'content-type': 'application/octet-stream',
    ...entry.http,
    ...Object.fromEntries(customHeaders(entry.custom)),
    etag: quoted(entry.etag),
    'last-modified': new Date(entry.uploaded).toUTCString(),
    'accept-ranges': 'bytes',
    ...(entry.class === 'Standard' ? {} : { 'x-amz-storage-class': shownClass(entry.class) }),
    ...(isChecked ? checksumHeaders(details) : {}),
    ...(details.customerKey === undefined ? {} : customerHeaders(details.customerKey)),
  };
}

/** https://developers.cloudflare.com/r2/buckets/object-lifecycles/#behavior */
export function expirationHeaders(call: Call, bucket: Bucket, entry: Entry): Record<string, string> {
  const found = expirationOf(rulesContext(call), bucket, entry);
  if (found === undefined) return {};
  const rule = encodeURIComponent(found.rule);
  return { 'x-amz-expiration': `expiry-date="${new Date(found.at).toUTCString()}", rule-id="${rule}"` };
}

export function checksumHeaders({
  checksums = {},
  checksumType,
}: NonNullable<Entry['details']>): Record<string, string> {
  const pairs = ALGORITHMS.flatMap((name): [string, string][] => {
    const value = checksums[name];
    return value === undefined ? [] : [[`x-amz-checksum-${name}`, value]];
  });
  if (pairs.length === 0) return {};
  return {
    ...Object.fromEntries(pairs),
    ...(checksumType === undefined ? {} : { 'x-amz-checksum-type': checksumType }),
  };
}

const SSE = 'x-amz-server-side-encryption-customer-';

export const customerHeaders = (md5: string): Record<string, string> => ({
  [`${SSE}algorithm`]: 'AES256',
  [`${SSE}key-md5`]: md5,
});

/** MD5 of the customer's key for encryption; undefined without one. @throws S3Problem InvalidArgument */
export function customerKeyOf(headers: Headers, prefix = SSE): string | undefined {
  const [algorithm, key, md5] = ['algorithm', 'key', 'key-md5'].map((name) => headers.get(prefix + name));
  if (algorithm === null && key === null && md5 === null) return undefined;
  if (algorithm !== 'AES256' || Buffer.from(key ?? '', 'base64').length !== 32 || !md5)
    throw new S3Problem('InvalidArgument', `${prefix}algorithm must be AES256, with a key of 32 bytes and its MD5.`);
  return md5;
}

export const COPY_SSE = 'x-amz-copy-source-server-side-encryption-customer-';

/** @throws S3Problem InvalidRequest, AccessDenied where the object was stored with another key */
export function mustHaveKey({ details }: Entry, headers: Headers, prefix = SSE): void {
  const given = customerKeyOf(headers, prefix);
  if (details?.customerKey === given) return;
  if (given === undefined || details?.customerKey === undefined)
    throw new S3Problem(
      'InvalidRequest',
      'The object was stored using a form of Server Side Encryption. The correct parameters must be provided to retrieve the object.',
    );
  throw new S3Problem('AccessDenied', 'The key for encryption is not the one that the object was stored with.');
}

/** @throws S3Problem InvalidArgument */
export function classOf(headers: Headers, bucket: Bucket): string {
  const wanted = headers.get('x-amz-storage-class');
  if (wanted === null) return bucket.class;
  if (wanted === 'STANDARD') return 'Standard';
  if (wanted === 'STANDARD_IA') return 'InfrequentAccess';
  throw new S3Problem('NotImplemented', `Header 'x-amz-storage-class' with value '${wanted}' not implemented`);
}
