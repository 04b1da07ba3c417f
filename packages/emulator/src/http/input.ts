/** Reads the body of a request as the kind that the contract names: values, parts or bytes. */
import type { JsonSchema, Operation, OperationSchemas } from '@flarewire/contract';
import { coerce, itemsOf, MAX_DEPTH, type Schemas, shapeOf } from '@flarewire/schema';
import type { Part } from '../handler/body.ts';
import { CODE, type Problem, problem } from '../problem.ts';
import { checkExtent, linesOf, parseJsonBody, parseJsonBytes } from './json.ts';
import { boundaryOf, parseMultipart, textOf } from './multipart.ts';

export interface Body {
  readonly value: unknown;
  readonly bytes: Uint8Array;
  readonly parts: readonly Part[];
  /** False if the bytes were left unparsed: there is no value to check. */
  readonly isRead: boolean;
}

const EMPTY = new Uint8Array();
const NOTHING: Body = { value: undefined, bytes: EMPTY, parts: [], isRead: false };
const decoder = new TextDecoder();

/** @throws Problem 400, 413, 415 */
export async function readBody(
  bytes: Uint8Array,
  request: Request,
  operation: Operation,
  schemas: OperationSchemas,
  defs: Schemas,
  ownBody: boolean,
): Promise<Body> {
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

async function parseBody(operation: Operation, bytes: Uint8Array, type: string, want: Want): Promise<Body> {
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
      return { ...asIs, value: await parseJsonBytes(bytes), isRead: true };
    case 'form':
      if (!type.startsWith('application/x-www-form-urlencoded'))
        throw wrongType('application/x-www-form-urlencoded', type);
      return { ...asIs, value: readFields(new URLSearchParams(decoder.decode(bytes)), want), isRead: true };
    case 'ndjson':
      if (boundary !== undefined) return { ...asIs, parts: parseMultipart(bytes, boundary) };
      if (want.ownBody) return asIs;
      return { ...asIs, value: await readLines(bytes) };
    case 'text':
    case 'binary':
      return asIs;
    default:
      if (want.ownBody && !isJson) return boundary === undefined ? asIs : readForm(bytes, boundary, want);
      if (!isJson) throw wrongType('application/json', type);
      return { ...asIs, value: await parseJsonBytes(bytes), isRead: true };
  }
}

function wrongType(wanted: string, sent: string): Problem {
  const what = sent === '' ? 'none' : `'${sent.slice(0, 100)}'`;
  return problem(415, CODE.invalid, `This operation takes a body of content type '${wanted}'; ${what} was sent.`);
}

async function readLines(bytes: Uint8Array): Promise<unknown[]> {
  await checkExtent(bytes);
  const values: unknown[] = [];
  for (const [line, number] of linesOf(decoder.decode(bytes))) {
    try {
      values.push(parseJsonBody(line));
    } catch {
      throw problem(400, CODE.invalid, `Line ${number} of the body is not valid JSON.`, `/${number - 1}`);
    }
  }
  return values;
}

function readForm(bytes: Uint8Array, boundary: string, want: Want): Body {
  const parts = parseMultipart(bytes, boundary);
  if (want.ownBody) return { value: undefined, bytes, parts, isRead: true };
  const fields = new URLSearchParams();
  const values: Record<string, unknown> = {};
  const properties = shapeOf(want.schema, want.defs)?.properties;
  for (const part of parts) {
    const text = part.filename === undefined || part.bytes.length < 65_536 ? textOf(part) : 'file';
    // Files of a list are parts of one name: `-F files=@a -F files=@b`.
    const isItem = part.filename !== undefined && itemsOf(properties?.get(part.name) ?? {}, want.defs) !== undefined;
    if (isItem) pushField(values, part.name, text);
    else if (part.type?.startsWith('application/json')) setField(values, part.name, parseJsonBody(textOf(part)));
    else fields.append(part.name, text);
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
  const lengths = new Map<unknown, number>();
  for (const [name, text] of fields) {
    const [head = name, ...levels] = name.split('[').map((part) => part.replace(/\]$/, ''));
    if (levels.length >= MAX_DEPTH)
      throw problem(400, CODE.invalid, `A field is nested more than ${MAX_DEPTH} levels deep.`);
    const property = shape?.properties.get(head);
    const isList = levels.at(-1) === '';
    const value = property === undefined || levels.length > 0 ? text : coerce(property, text, want.defs);
    if (levels.length === 0) setField(values, head, value);
    else if (levels.length === 1 && isList) pushField(values, head, text);
    else setNested(values, [head, ...levels], text, lengths);
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

function setNested(
  values: Record<string, unknown>,
  path: readonly string[],
  text: string,
  lengths: Map<unknown, number>,
): void {
  if (path.includes('__proto__')) return;
  const put = (target: Record<string, unknown>, key: string, value: unknown): void => {
    const length = lengths.get(target);
    if (length !== undefined && !Object.hasOwn(target, key)) lengths.set(target, length + 1);
    target[key] = value;
  };
  let target = values;
  for (const key of path.slice(0, -1)) {
    const next = Object.hasOwn(target, key) ? target[key] : undefined;
    // A value that is not a plain object is replaced: the later field wins.
    const level = (typeof next === 'object' && next !== null ? next : {}) as Record<string, unknown>;
    if (level !== next) put(target, key, level);
    target = level;
  }
  const last = path.at(-1) ?? '';
  const isItem = last === '' && path.length > 1;
  // Counting again for each field would make a long list quadratic.
  if (isItem && !lengths.has(target)) lengths.set(target, Object.keys(target).length);
  put(target, isItem ? String(lengths.get(target)) : last, text);
}
