/** Reads what a request carries: its body by the kind that the contract names, as values and as bytes. */
import type { JsonSchema, Operation, OperationSchemas } from '@flarewire/contract';
import { coerce, MAX_DEPTH, type Schemas, shapeOf } from '@flarewire/schema';
import { CODE, Problem, problem } from '../problem.ts';
import { parseJsonBody } from './json.ts';
import { boundaryOf, type Part, parseMultipart, textOf } from './multipart.ts';

export interface Body {
  readonly value: unknown;
  readonly bytes: Uint8Array;
  readonly parts: readonly Part[];
  /** False where the bytes were left as they are: there is no value to check. */
  readonly isRead: boolean;
}

const EMPTY = new Uint8Array();
const NOTHING: Body = { value: undefined, bytes: EMPTY, parts: [], isRead: false };
/** The largest body the API takes is a KV bulk write of 100 MB. */
const MAX_BODY = 128 * 1024 * 1024;
const decoder = new TextDecoder();

/** Bodies that are refused before they are read whole: https://developers.cloudflare.com/kv/platform/limits/ */
const LIMITS: ReadonlyMap<string, number> = new Map([
  ['kv.namespaces.values.update', 26 * 1024 * 1024], // 25 MiB, and the form around it
  ['kv.namespaces.bulkUpdate', 100 * 1024 * 1024],
  ['kv.namespaces.keys.bulkUpdate', 100 * 1024 * 1024],
]);

/** The body as it came, for the operations that one of these may be. @throws Problem 413 */
export async function readBytes(request: Request, operations: readonly Operation[]): Promise<Uint8Array> {
  const reading = operations.filter(({ request: kind }) => kind !== 'none');
  if (reading.length === 0) return EMPTY;
  return readWhole(request, Math.max(...reading.map(({ name }) => LIMITS.get(name) ?? MAX_BODY)));
}

/** @throws Problem 413, as soon as it is too much; 499 */
export async function readWhole(request: Request, most = MAX_BODY): Promise<Uint8Array> {
  const told = /^\d+$/.exec(request.headers.get('content-length') ?? '')?.[0];
  if (request.body === null) return EMPTY;
  if (Number(told) > most) throw tooLarge(most);
  try {
    return told === undefined ? await readPieces(request.body, most) : await readTold(request.body, Number(told));
  } catch (error) {
    throw error instanceof Problem ? error : goneAway();
  }
}

/** Into one place: pieces that are put together at the end take twice the memory. */
async function readTold(body: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for await (const piece of body) {
    if (at + piece.length > size) throw tooLarge(size); // on no socket: in process anything can be told
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes.subarray(0, at);
}

async function readPieces(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > most) throw tooLarge(most); // which cancels the rest
    pieces.push(piece);
  }
  return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
}

/** @throws Problem 400, 415 */
export function readBody(
  bytes: Uint8Array,
  request: Request,
  operation: Operation,
  schemas: OperationSchemas,
  defs: Schemas,
  ownBody: boolean,
): Body {
  if (operation.request === 'none' || request.body === null) return NOTHING;
  const type = request.headers.get('content-type') ?? '';
  if (bytes.length === 0 && !type.startsWith('multipart/')) return NOTHING;
  return parseBody(operation, bytes, type, { schema: schemas.body?.schema ?? {}, defs, ownBody });
}

interface Want {
  readonly schema: JsonSchema;
  readonly defs: Schemas;
  readonly ownBody: boolean;
}

function parseBody(operation: Operation, bytes: Uint8Array, type: string, want: Want): Body {
  // JSON without a type is called text by fetch, and taken by the API: wrangler sends it so.
  const isJson = type === '' || /^(text\/plain\b|[\w.+/-]*[/+]json\b)/i.test(type);
  const boundary = type.toLowerCase().startsWith('multipart/form-data') ? boundaryOf(type) : undefined;
  const asIs: Body = { value: undefined, bytes, parts: [], isRead: false };
  switch (operation.request) {
    case 'multipart':
    case 'multipart-if-file':
      if (boundary !== undefined) return readForm(bytes, boundary, want);
      if (want.ownBody) return asIs;
      if (operation.request === 'multipart' || !isJson) throw wrongType('multipart/form-data', type);
      return { ...asIs, value: parseJsonBody(decoder.decode(bytes)), isRead: true };
    case 'form':
      if (!type.startsWith('application/x-www-form-urlencoded'))
        throw wrongType('application/x-www-form-urlencoded', type);
      return { ...asIs, value: readFields(new URLSearchParams(decoder.decode(bytes)), want), isRead: true };
    case 'ndjson':
      if (boundary !== undefined) return { ...asIs, parts: parseMultipart(bytes, boundary) };
      if (want.ownBody) return asIs;
      return { ...asIs, value: readLines(decoder.decode(bytes)) };
    case 'text':
    case 'binary':
      return asIs;
    default:
      if (want.ownBody && !isJson) return boundary === undefined ? asIs : readForm(bytes, boundary, want);
      if (!isJson) throw wrongType('application/json', type);
      return { ...asIs, value: parseJsonBody(decoder.decode(bytes)), isRead: true };
  }
}

/** https://developers.cloudflare.com/support/troubleshooting/http-status-codes/4xx-client-error/ */
function goneAway(): Problem {
  return problem(499, CODE.invalid, 'The client went away before its body was complete.');
}

function tooLarge(most: number): Problem {
  return problem(413, CODE.invalid, `The body is larger than ${most} bytes.`);
}

function wrongType(wanted: string, sent: string): Problem {
  const what = sent === '' ? 'none' : `'${sent.slice(0, 100)}'`;
  return problem(415, CODE.invalid, `This operation takes a body of content type '${wanted}'; ${what} was sent.`);
}

function readLines(text: string): unknown[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [parseJsonBody(line)];
    } catch {
      throw problem(400, CODE.invalid, `Line ${index + 1} of the body is not valid JSON.`, `/${index}`);
    }
  });
}

function readForm(bytes: Uint8Array, boundary: string, want: Want): Body {
  const parts = parseMultipart(bytes, boundary);
  if (want.ownBody) return { value: undefined, bytes, parts, isRead: true };
  const fields = new URLSearchParams();
  const values: Record<string, unknown> = {};
  for (const part of parts) {
    if (part.type?.startsWith('application/json')) setField(values, part.name, parseJsonBody(textOf(part)));
    else fields.append(part.name, part.filename === undefined || part.bytes.length < 65_536 ? textOf(part) : 'file');
  }
  return { value: readFields(fields, want, values), bytes, parts, isRead: true };
}

/** Form fields as one value: `a[b]` is a level, `a[]` an item of a list. */
function readFields(
  fields: URLSearchParams,
  want: Want,
  values: Record<string, unknown> = {},
): Record<string, unknown> {
  const shape = shapeOf(want.schema, want.defs);
  for (const [name, text] of fields) {
    const [head = name, ...levels] = name.split('[').map((part) => part.replace(/\]$/, ''));
    if (levels.length >= MAX_DEPTH)
      throw problem(400, CODE.invalid, `A field is nested more than ${MAX_DEPTH} levels deep.`);
    const property = shape?.properties.get(head);
    const isList = levels.at(-1) === '';
    const value = property === undefined || levels.length > 0 ? text : coerce(property, text, want.defs);
    if (levels.length === 0) setField(values, head, value);
    else if (levels.length === 1 && isList) pushField(values, head, text);
    else setNested(values, [head, ...levels], text);
  }
  return values;
}

function setField(values: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') values[name] = value;
}

function pushField(values: Record<string, unknown>, name: string, value: unknown): void {
  const list = values[name];
  if (Array.isArray(list)) list.push(value);
  else setField(values, name, [value]);
}

function setNested(values: Record<string, unknown>, path: readonly string[], text: string): void {
  if (path.includes('__proto__')) return;
  let target = values;
  for (const key of path.slice(0, -1)) {
    const next = Object.hasOwn(target, key) ? target[key] : undefined;
    // What is no plain object is replaced: the later field wins.
    const level = (typeof next === 'object' && next !== null ? next : {}) as Record<string, unknown>;
    target[key] = level;
    target = level;
  }
  const last = path.at(-1) ?? '';
  if (last === '' && path.length > 1) target[String(Object.keys(target).length)] = text;
  else target[last] = text;
}
