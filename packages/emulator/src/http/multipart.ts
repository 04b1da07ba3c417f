/**
 * Multipart bodies (RFC 7578) read part by part. `Request.formData()` will not do: it forgets the type of a part
 * without a file name, and says nothing of what is wrong with a broken body.
 */
import type { Part } from '../handler/body.ts';
import { CODE, type Problem, problem } from '../problem.ts';

const MAX_PARTS = 10_000;
const MAX_HEADER = 16_384;
const decoder = new TextDecoder();

export function textOf(part: { readonly bytes: Uint8Array }): string {
  return decoder.decode(part.bytes);
}

export function boundaryOf(contentType: string): string | undefined {
  const match = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  return match?.[1] ?? match?.[2];
}

export function parseMultipart(body: Uint8Array, boundary: string): Part[] {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const mark = Buffer.from(`--${boundary}`);
  const next = Buffer.from(`\r\n--${boundary}`);
  const parts: Part[] = [];
  let at = bytes.indexOf(mark);
  if (at < 0) throw broken(`it has no line '--${boundary}'`);
  at += mark.length;
  while (bytes.toString('latin1', at, at + 2) !== '--') {
    if (parts.length >= MAX_PARTS) throw broken(`it has more than ${MAX_PARTS} parts`);
    const start = bytes.indexOf('\r\n', at);
    const end = start < 0 ? -1 : bytes.indexOf(next, start);
    if (end < 0) throw broken(`part ${parts.length + 1} does not end`);
    parts.push(parsePart(bytes.subarray(start + 2, end), parts.length + 1));
    at = end + next.length;
  }
  return parts;
}

function parsePart(bytes: Buffer, number: number): Part {
  // A part without headers begins with the empty line itself.
  const isBare = bytes.toString('latin1', 0, 2) === '\r\n';
  const end = isBare ? 0 : bytes.indexOf('\r\n\r\n');
  if (end < 0 || end > MAX_HEADER) throw broken(`part ${number} has no end of headers`);
  const headers = new Map<string, string>();
  for (const line of bytes.toString('utf8', 0, end).split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  const disposition = headers.get('content-disposition') ?? '';
  const name = parameter(disposition, NAME);
  if (name === undefined) throw broken(`part ${number} has no name`);
  return {
    name,
    filename: parameter(disposition, FILENAME),
    type: headers.get('content-type'),
    bytes: bytes.subarray(end + (isBare ? 2 : 4)),
  };
}

const NAME = /;\s*name=(?:"([^"]*)"|([^;\s]+))/i;
const FILENAME = /;\s*filename=(?:"([^"]*)"|([^;\s]+))/i;

/** Quotes and line ends in names travel as %22, %0D and %0A (HTML, multipart form data). */
function parameter(disposition: string, form: RegExp): string | undefined {
  const match = form.exec(disposition);
  const value = match?.[1] ?? match?.[2];
  return value?.replace(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code));
}

function broken(reason: string): Problem {
  return problem(400, CODE.invalid, `The multipart body cannot be read: ${reason}.`);
}

/** Prints parts as one body, for multipart responses. */
export function printMultipart(parts: readonly Part[], boundary: string): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  for (const part of parts) {
    const file = part.filename === undefined ? '' : `; filename="${quote(part.filename)}"`;
    const type = part.type === undefined ? '' : `\r\nContent-Type: ${part.type}`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quote(part.name)}"${file}${type}\r\n\r\n`;
    pieces.push(Buffer.from(head), part.bytes, Buffer.from('\r\n'));
  }
  pieces.push(Buffer.from(`--${boundary}--\r\n`));
  return new Uint8Array(Buffer.concat(pieces));
}

function quote(text: string): string {
  return text.replace(/["\r\n]/g, (character) => encodeURIComponent(character));
}
