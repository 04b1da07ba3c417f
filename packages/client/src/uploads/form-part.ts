/** The text between the values of a multipart form (RFC 7578), and bodies that are text. */
import { UsageError } from '../errors/usage-error.ts';
import type { Part } from '../operation.ts';
import type { PlannedRequest } from '../request/plan.ts';
import { stringifyQuery } from '../request/query.ts';
import { fileName, isBlob, isUploadable } from '../request/uploadable.ts';

/** Strings are fields; everything else is a file, and so is a string with a file name. */
const isField = (part: Part): part is Part & { value: string } => typeof part.value === 'string' && !part.filename;

// Random, so that it cannot be guessed: anyone who knows it could end a part in the middle of a file.
export const makeBoundary = (): string =>
  `----------------${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

export const typeOf = (boundary: string): string => `multipart/form-data; boundary=${boundary}`;

/**
 * Follows the HTML standard,
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
export function headOf(part: Part, boundary: string): string {
  const { name, value, filename, type } = part;
  const start = `--${boundary}\r\nContent-Disposition: form-data; name="${quote(name.replace(/\r\n?|\n/g, '\r\n'))}"`;
  if (isField(part)) return `${start}\r\n\r\n`;
  const own = Object(value) as { type?: string; headers?: Headers }; // a Blob has a type, a Response has headers
  const given = type || (isBlob(value) ? own.type : own.headers?.get?.('content-type')) || '';
  // A File would not accept other types either: a line break would start a new header.
  const mime = /^[ -~]+$/.test(given) ? given : 'application/octet-stream';
  return `${start}; filename="${quote(filename ?? fileName(value) ?? 'unknown_file')}"\r\nContent-Type: ${mime}\r\n\r\n`;
}

const quote = (text: string): string => text.replace(/\r/g, '%0D').replace(/\n/g, '%0A').replace(/"/g, '%22');

/** The parts of a planned form. @throws UsageError if a value is neither a file nor text */
export const partsIn = ({ body, operation }: PlannedRequest): Part[] =>
  // A multipart body is a list of parts.
  (body as readonly Part[]).map((part) =>
    isUploadable(part.value) ? part : { ...part, value: textOf(part.value, operation.name, part.name) },
  );

/** A body that is neither a form nor a file. `type` is the content type as far as it is known. */
export function textBody({ kind, body, operation }: PlannedRequest, type: string): string {
  const isObject = Object(body) === body;
  if (kind === 'form' || (isObject && /urlencoded/.test(type))) return stringifyQuery(Object(body));
  if (kind === 'ndjson' && isObject)
    return [body]
      .flat()
      .map((row) => `${JSON.stringify(row)}\n`)
      .join('');
  return textOf(body, operation.name);
}

function textOf(value: unknown, operation: string, parameter?: string): string {
  if (Object(value) !== value && value != null) return String(value);
  const what = parameter === undefined ? 'the body' : `"${parameter}"`;
  const got = value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;
  throw new UsageError(`${what} must be text, bytes, a file or a stream, not ${got}`, {
    operation,
    ...(parameter !== undefined && { parameter }),
  });
}
