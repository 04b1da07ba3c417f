/** Responses of the S3 API: documents, and objects with their headers. */
import { Reply } from '../handler/reply.ts';
import { replyResponse } from '../http/respond.ts';
import type { S3Problem } from './s3-problem.ts';
import { toXml, type XmlFields } from './xml.ts';

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';
type HeaderFields = Readonly<Record<string, string>>;

export const xmlResponse = (root: string, fields: XmlFields | string, headers: HeaderFields = {}): Response =>
  replyResponse(new Reply(toXml(root, fields, NAMESPACE), 'application/xml', { headers }));

export const emptyResponse = (status = 200, headers: HeaderFields = {}): Response =>
  replyResponse(new Reply(null, undefined, { status, headers }));

/** https://developers.cloudflare.com/r2/api/error-codes/#how-errors-are-returned */
export function problemResponse({ code, message, status }: S3Problem, isHead: boolean): Response {
  const body = isHead ? null : toXml('Error', { Code: code, Message: message });
  return replyResponse(new Reply(body, 'application/xml', { status }));
}

/** `"hash"`, as headers and documents have it. */
export const quoted = (etag: string): string => `"${etag}"`;

export const isoTime = (time: number): string => new Date(time).toISOString();

/** The owner of everything in an account. */
export const ownerFields = (account: string): XmlFields => ({ ID: account, DisplayName: account });

/** `ChecksumCRC32`, with the value in Base64. */
export const checksumFields = (checksums: Readonly<Record<string, string>> = {}): XmlFields =>
  Object.fromEntries(Object.entries(checksums).map(([name, value]) => [`Checksum${name.toUpperCase()}`, value]));

/** https://developers.cloudflare.com/r2/api/s3/api/ names Standard and Infrequent Access as S3 does. */
export const shownClass = (storage: string): string => (storage === 'InfrequentAccess' ? 'STANDARD_IA' : 'STANDARD');
