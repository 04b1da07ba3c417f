/** Plans a request: takes an operation and parameters, returns method, path, query, headers and body. Pure. */
import { UsageError } from '../errors/usage-error.ts';
import type { BodyKind, Operation, PlannedBody } from '../operation.ts';
import { fillPath, type Values } from './path.ts';
import { isRaw } from './uploadable.ts';

export interface PlannedRequest extends PlannedBody {
  readonly operation: Operation;
  /** Path relative to the base URL, with values filled in. */
  readonly path: string;
  readonly query: Values;
  readonly headers: { readonly [name: string]: string };
  /** Content type of the body, unless fetch sets it itself. */
  readonly type: string | undefined;
}

type Unfilled = Pick<PlannedRequest, 'operation' | 'path' | 'query' | 'headers'>;

/** Arguments of a method in addition to its params. */
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

/** Without `positional`, path values and the body argument are taken from `params` by name. */
export function plan(operation: Operation, params?: object | null, positional?: Positional): PlannedRequest {
  const given: Values = { ...params };
  // Used keys are recorded instead of deleted, because deleting properties makes an object slow.
  const taken = new Set<string>();
  const take = (key: string): unknown => {
    taken.add(key);
    return given[key];
  };
  const wireName = (key: string): string => operation.names.find(([own]) => own === key)?.[1] ?? key;
  // If path and body both have an account_id, the caller names them path_account_id and body_account_id.
  const takeForPath = (key: string) => {
    if (operation.both.some(([own]) => own === key)) return given[key];
    return take(operation.names.length && wireName(`path_${key}`) === key ? `path_${key}` : key);
  };
  const path = fillPath(operation, takeForPath, positional?.args);

  const headers: Record<string, string> = {};
  if (operation.accept) headers.accept = operation.accept;
  for (const [key, header = key] of operation.headers) {
    const value = take(key);
    if (value !== undefined && value !== null) headers[header.toLowerCase()] = String(value);
  }

  // A body that is a single value instead of named fields.
  const single = operation.whole;
  const isArg = single === '+';
  const value = isArg && positional ? positional.body : single && take(isArg ? 'body' : single);
  const query: Values = {};
  const fields: Values = {};
  for (const [key, field] of Object.entries(given)) {
    if (taken.has(key)) continue;
    const target =
      operation.method === 'GET' || single || operation.query.some(([name]) => name === key) ? query : fields;
    target[wireName(key)] = field;
  }
  return withBody({ operation, path, query, headers }, planBody(operation, single ? value : fields));
}

/** Adds a body and its content type to the request. */
export function withBody({ operation, path, query, headers }: Unfilled, made: PlannedBody): PlannedRequest {
  const { kind, body } = made;
  const own = kind === operation.body && operation.contentType;
  // fetch sets the type of a form, of URLSearchParams and of a Blob.
  const type = kind === 'json' && isRaw(body) ? undefined : own || TYPES[kind];
  return { operation, path, query, headers, type, ...made };
}

function planBody(operation: Operation, value: unknown): PlannedBody {
  const { name, method, body: kind, encoder, encoders } = operation;
  const fields = Object(value) as Values; // spread as an object if it is one
  if (method === 'GET') return { kind: 'none', body: undefined };
  const id = encoder ?? (kind.startsWith('multipart') ? 'multipart' : undefined);
  const make = encoders[id ?? ''];
  if (make) return make(operation, fields);
  if (id) throw new UsageError(`this product was built without the body encoder "${id}"`, { operation: name });
  if (kind !== 'none') return { kind, body: value };
  // Unknown fields are sent too.
  return Object.values(fields).some((field) => field !== undefined)
    ? { kind: 'json', body: value }
    : { kind, body: undefined };
}
