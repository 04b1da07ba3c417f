/**
 * The expected body of a request, derived from the contract alone, and its differences from the bytes that were sent.
 */
import type { Param } from '@flarewire/contract';
import { isObject, type Subject, wholeBody, wireName } from './contract-reading.ts';
import { type Part, parseParts } from './multipart.ts';
import { pairsOf, sameJson, show } from './pairs.ts';

/** An expected part of a form. */
interface WantedPart {
  readonly name: string;
  readonly filename?: string;
  readonly type?: string;
  readonly bytes: Uint8Array;
  /** The bytes are the JSON of this value. */
  readonly json?: unknown;
}

export type WantedBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly type: string; readonly value: unknown }
  | { readonly kind: 'lines'; readonly bytes: Uint8Array }
  | { readonly kind: 'bytes'; readonly type: string | undefined; readonly bytes: Uint8Array }
  | { readonly kind: 'fields'; readonly pairs: readonly (readonly [string, string])[] }
  | { readonly kind: 'parts'; readonly parts: readonly WantedPart[] };

/** Parameters in the body: its fields, and those unknown to the contract. */
function bodyFields({ schemas }: Subject, params: Record<string, unknown>): Record<string, unknown> {
  // A name that is a path value and a field of the body is both.
  const byName = new Map<string, Param>();
  for (const param of schemas.params) if (param.in === 'body' || !byName.has(param.name)) byName.set(param.name, param);
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(params)) {
    const param = byName.get(name);
    if (value !== undefined && (param === undefined || param.in === 'body'))
      fields[param ? wireName(param) : name] = value;
  }
  return fields;
}

export async function wantedBody(subject: Subject, params: Record<string, unknown>): Promise<WantedBody> {
  const { operation, schemas } = subject;
  if (operation.request === 'none') return { kind: 'none' };
  const whole = wholeBody(schemas);
  const value = whole === undefined ? bodyFields(subject, params) : params[whole.name];
  if (value === undefined) return { kind: 'none' };
  if (operation.quirk !== undefined) return quirkBody(operation.quirk, value);
  switch (operation.request) {
    case 'text':
      return { kind: 'bytes', type: 'text/plain', bytes: await bytesOf(value) };
    case 'binary':
      return { kind: 'bytes', type: operation.contentType ?? 'application/octet-stream', bytes: await bytesOf(value) };
    case 'ndjson':
      return { kind: 'lines', bytes: await bytesOf(value) };
    case 'form':
      return { kind: 'fields', pairs: pairsOf(value) };
    case 'multipart':
      return { kind: 'parts', parts: await flatten(value) };
    case 'multipart-if-file':
      return holdsFile(value)
        ? { kind: 'parts', parts: await flatten(value) }
        : { kind: 'json', type: 'application/json', value };
    default:
      return { kind: 'json', type: operation.contentType ?? 'application/json', value };
  }
}

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsFile));

const encoder = new TextEncoder();

async function bytesOf(value: unknown): Promise<Uint8Array> {
  if (value instanceof Blob) return new Uint8Array(await value.arrayBuffer());
  return value instanceof Uint8Array ? value : encoder.encode(String(value));
}

/** `a[b]` for fields of an object, `a[]` for items of a list. */
async function flatten(fields: unknown, prefix = ''): Promise<WantedPart[]> {
  const parts: WantedPart[] = [];
  for (const [key, value] of Object.entries(Object(fields))) {
    const list = Array.isArray(fields) ? '[]' : `[${key}]`;
    const name = prefix === '' ? key : prefix + list;
    if (value instanceof Blob) parts.push(await filePart(name, value));
    else if (typeof value === 'object' && value !== null) parts.push(...(await flatten(value, name)));
    else if (value !== undefined) parts.push({ name, bytes: encoder.encode(String(value)) });
  }
  return parts;
}

async function filePart(name: string, file: Blob): Promise<WantedPart> {
  const filename = file instanceof File ? file.name : undefined;
  const type = file.type === '' ? {} : { type: file.type };
  return { name, ...(filename === undefined ? {} : { filename }), ...type, bytes: await bytesOf(file) };
}

/** The known faults of the official client that are not repeated. */
async function quirkBody(quirk: string, value: unknown): Promise<WantedBody> {
  const fields = isObject(value) ? value : {};
  if (quirk === 'kv') {
    if (fields.metadata === undefined) return { kind: 'bytes', type: undefined, bytes: await bytesOf(fields.value) };
    const metadata: WantedPart = { name: 'metadata', bytes: new Uint8Array(), json: fields.metadata };
    return { kind: 'parts', parts: [...(await flatten({ value: fields.value })), metadata] };
  }
  if (quirk === 'image') {
    const { metadata, ...rest } = fields;
    const json = metadata === undefined ? [] : [{ name: 'metadata', bytes: new Uint8Array(), json: metadata }];
    return { kind: 'parts', parts: [...(await flatten(rest)), ...json] };
  }
  if (quirk !== 'script') throw new Error(`The tests know nothing of the rule '${quirk}'.`);
  const { files, ...json } = fields;
  const modules = (Array.isArray(files) ? files : []).map((file: File) => filePart(file.name, file));
  const parts = Object.entries(json).map(
    ([name, inner]): WantedPart => ({ name, type: 'application/json', bytes: new Uint8Array(), json: inner }),
  );
  return { kind: 'parts', parts: [...parts, ...(await Promise.all(modules))] };
}

/** Differences between the expected and the sent body; empty if there are none. */
export function bodyFaults(wanted: WantedBody, bytes: Uint8Array | undefined, contentType: string | null): string[] {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  const typeFault = (due: string | undefined): string[] =>
    due === undefined || due === type ? [] : [`content type ${contentType} in place of ${due}`];
  if (wanted.kind === 'none') return bytes === undefined ? [] : [`a body of ${bytes.length} bytes where none is due`];
  // The API refuses a form without parts.
  if (wanted.kind === 'parts' && wanted.parts.length === 0) return bytes === undefined ? [] : ['a form without parts'];
  if (bytes === undefined) return [`no body where one of kind ${wanted.kind} is due`];
  switch (wanted.kind) {
    case 'json':
      return [...typeFault(wanted.type), ...jsonFaults('body', wanted.value, bytes)];
    case 'lines':
      return [...typeFault('application/x-ndjson'), ...lineFaults(wanted.bytes, bytes)];
    case 'bytes':
      return [...typeFault(wanted.type), ...byteFaults('body', wanted.bytes, bytes)];
    case 'fields': {
      const sent = [...new URLSearchParams(decoder.decode(bytes))];
      const isSame = sameJson(sent, wanted.pairs);
      return [
        ...typeFault('application/x-www-form-urlencoded'),
        ...(isSame ? [] : [`fields ${show(sent)}, not ${show(wanted.pairs)}`]),
      ];
    }
    default:
      return [...typeFault('multipart/form-data'), ...partFaults(wanted.parts, bytes, contentType ?? '')];
  }
}

const decoder = new TextDecoder();

function jsonFaults(what: string, wanted: unknown, bytes: Uint8Array): string[] {
  const text = decoder.decode(bytes);
  try {
    const sent: unknown = JSON.parse(text);
    // Ignore undefined values, which JSON omits.
    const due: unknown = JSON.parse(JSON.stringify(wanted));
    return sameJson(sent, due) ? [] : [`${what} ${show(sent)}, not ${show(due)}`];
  } catch {
    return [`${what} is not JSON: ${text.slice(0, 200)}`];
  }
}

function lineFaults(wanted: Uint8Array, bytes: Uint8Array): string[] {
  const lines = (from: Uint8Array): unknown[] => {
    const texts = decoder.decode(from).split('\n');
    return texts.filter((text) => text !== '').map((text) => JSON.parse(text));
  };
  const [sent, due] = [lines(bytes), lines(wanted)];
  return sameJson(sent, due) ? [] : [`lines ${show(sent)}, not ${show(due)}`];
}

function byteFaults(what: string, wanted: Uint8Array, bytes: Uint8Array): string[] {
  if (Buffer.compare(wanted, bytes) === 0) return [];
  return [
    `${what} ${show(Buffer.from(bytes).toString('latin1'))}, not ${show(Buffer.from(wanted).toString('latin1'))}`,
  ];
}

function partFaults(wanted: readonly WantedPart[], bytes: Uint8Array, contentType: string): string[] {
  const sent = parseParts(bytes, contentType);
  const names = (parts: readonly { readonly name: string }[]): string[] => parts.map(({ name }) => name);
  if (!sameJson(names(sent), names(wanted))) return [`parts ${show(names(sent))}, not ${show(names(wanted))}`];
  return wanted.flatMap((part, index) => onePartFaults(part, sent[index] ?? { name: '', bytes: new Uint8Array() }));
}

function onePartFaults(wanted: WantedPart, sent: Part): string[] {
  const what = `part '${wanted.name}'`;
  const faults: string[] = [];
  // A JSON part may have a file name; a field must not, and a file must.
  if (!('json' in wanted) && sent.filename !== wanted.filename)
    faults.push(`${what} has the file name ${sent.filename}, not ${wanted.filename}`);
  if (wanted.type !== undefined && sent.type !== wanted.type)
    faults.push(`${what} has the type ${sent.type}, not ${wanted.type}`);
  const content =
    'json' in wanted ? jsonFaults(what, wanted.json, sent.bytes) : byteFaults(what, wanted.bytes, sent.bytes);
  return [...faults, ...content];
}
