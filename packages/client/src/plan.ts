/** Plans a request: operation and parameters in, method, path, query, headers and body out. Pure. */
import { CloudflareError } from './errors.ts';
import { toParts } from './multipart.ts';
import { fillPath, type Values } from './path.ts';
import type { BodyKind, Operation } from './table.ts';
import { hasFile, isRaw } from './uploads.ts';

export interface PlannedRequest {
  readonly operation: Operation;
  /** Path with its values filled in, below the base URL. */
  readonly path: string;
  readonly query: Values;
  readonly headers: { readonly [name: string]: string };
  readonly kind: BodyKind;
  /** The value to encode as `kind` says; a list of parts for multipart. */
  readonly body: unknown;
}

type Encoding = Pick<PlannedRequest, 'kind' | 'body'>;

/** What a method takes outside of its params. */
export interface Positional {
  readonly args: readonly unknown[];
  readonly body?: unknown;
}

const TYPES: { readonly [kind in BodyKind]?: string } = {
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  binary: 'application/octet-stream',
  text: 'text/plain',
  form: 'application/x-www-form-urlencoded',
};

/** Without `positional`, positional values and the body argument are taken from `params` by name. */
export function plan(operation: Operation, params: unknown, positional?: Positional): PlannedRequest {
  const { name } = operation;
  if (params !== undefined && params !== null && (typeof params !== 'object' || Array.isArray(params)))
    throw new CloudflareError(`${name}: parameters must be an object, not ${JSON.stringify(params)}`);
  const rest: Values = { ...params };
  const take = (key: string): unknown => {
    const value = rest[key];
    delete rest[key];
    return value;
  };
  const args = Object.fromEntries(operation.args.map((key, i) => [key, positional ? positional.args[i] : take(key)]));
  const path = fillPath(operation.path, name, args, rest);

  const headers: Record<string, string> = operation.accept ? { accept: operation.accept } : {};
  for (const [key, header = key] of operation.headers) {
    const value = take(key);
    if (value !== undefined && value !== null) headers[header.toLowerCase()] = String(value);
  }

  // A body that is one value, not a set of named fields.
  const single = operation.whole;
  const isArg = single === '+';
  const value = isArg && positional ? positional.body : single && take(isArg ? 'body' : single);
  const query: Values = {};
  const names = new Map(operation.names.map(([key, wire = key]) => [key, wire]));
  const fields: Values = {};
  for (const [key, field] of Object.entries(rest)) {
    const target = operation.method === 'GET' || single || operation.query.some(([name]) => name === key) ? query : fields;
    target[names.get(key) ?? key] = field;
  }
  const { kind, body } = planBody(operation, single ? value : fields);
  return { operation, path, query, kind, body, headers: { ...contentType(kind, body, operation), ...headers } };
}

function contentType(kind: BodyKind, body: unknown, { body: own, contentType: given }: Operation): Record<string, string> {
  const type = (kind === own && kind !== 'multipart' && given) || TYPES[kind];
  // fetch itself names the type of a form, of URLSearchParams, of a Blob.
  return type && !(kind === 'json' && isRaw(body)) ? { 'content-type': type } : {};
}

/** The same request with another body. */
export const withBody = (request: PlannedRequest, body: unknown): PlannedRequest => {
  const { 'content-type': _, ...headers } = request.headers;
  return { ...request, kind: 'json', body, headers: { ...contentType('json', body, request.operation), ...headers } };
};

function planBody({ name, method, body: kind, quirk, quirks }: Operation, value: unknown): Encoding {
  const fields = Object(value) as Values; // an object wherever it is read as one
  if (method === 'GET') return { kind: 'none', body: undefined };
  if (quirk) {
    const special = quirks[quirk]?.(name, fields);
    if (!special) throw new CloudflareError(`${name}: this table lacks the quirk "${quirk}"`);
    return 'raw' in special ? { kind: 'binary', body: special.raw } : { kind: 'multipart', body: special };
  }
  if (kind === 'multipart' || (kind === 'multipart-if-file' && hasFile(value)))
    return { kind: 'multipart', body: toParts(fields) };
  // Fields that no row knows are sent all the same.
  const used = kind === 'none' ? Object.values(fields).some((field) => field !== undefined) : true;
  return used ? { kind: kind === 'none' || kind === 'multipart-if-file' ? 'json' : kind, body: value } : { kind, body: undefined };
}
