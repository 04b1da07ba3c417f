/** Converts a request of the journal to the call that made it. */
import type { Param } from '@flarewire/contract';
import { coerce, isObject, readNamed } from '@flarewire/schema';
import type { Params, Subject } from '../form/schema.ts';

/** The fields read from an entry of the emulator's journal. */
export interface Recorded {
  readonly method: string;
  readonly path: string;
  /** Including the `?`. */
  readonly query: string;
  readonly status: number | undefined;
  readonly fault: string | undefined;
  readonly request: RecordedMessage;
  readonly response: RecordedMessage | undefined;
}

export interface RecordedMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly bytes: number;
  readonly isCut: boolean;
}

export interface Recalled {
  readonly params: Params;
  /** JSON pointers of values the journal lacks: secrets, files and bytes, truncated parts. */
  readonly missing: readonly string[];
}

export const MASKED = '[masked]';
const BASE = '/client/v4';

const own = (name: string, { schemas }: Subject, place: Param['in']): Param | undefined =>
  schemas.params.find((param) => param.in === place && (param.wire ?? param.name) === name);

/** Parameters that reproduce the request. */
export function fromJournal(entry: Recorded, subject: Subject): Recalled {
  const missing: string[] = [];
  const body = bodyParams(entry, subject, missing);
  const all = {
    ...pathParams(entry.path, subject),
    ...queryParams(entry.query, subject),
    ...headerParams(entry, subject),
    ...body,
  };
  const params = withoutMasks(all, '', missing);
  return { params: isObject(params) ? params : {}, missing: [...new Set(missing)] };
}

function pathParams(path: string, subject: Subject): Params {
  const { operation, defs } = subject;
  const own = path.startsWith(BASE) ? path.slice(BASE.length) : path;
  const scopes = ['/accounts/{account_id}', '/zones/{zone_id}'];
  const isEither = operation.path.startsWith('/{account_or_zone}');
  const templates = isEither
    ? scopes.map((scope) => operation.path.replace('/{account_or_zone}', scope))
    : [operation.path];
  for (const template of templates) {
    const names: string[] = [];
    const source = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{([^{}]+)\}/g, (_, name: string) => {
      names.push(name);
      return '([^/]+?)';
    });
    const match = new RegExp(`^${source}$`).exec(own);
    if (match === null) continue;
    return Object.fromEntries(
      names.map((wire, index) => {
        const param = subject.schemas.params.find((one) => one.in === 'path' && (one.wire ?? one.name) === wire);
        const text = decoded(match[index + 1] ?? '');
        return [param?.name ?? wire, param === undefined ? text : coerce(param.schema, text, defs)];
      }),
    );
  }
  return {};
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function queryParams(query: string, { schemas, defs }: Subject): Params {
  const all = new URLSearchParams(query);
  const read = schemas.params
    .filter((param) => param.in === 'query')
    .map(({ name, wire = name, schema, comma }) => [name, readNamed(all, wire, schema, defs, comma === true)] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

function headerParams({ request }: Recorded, { schemas, defs, operation }: Subject): Params {
  const headers = new Map(Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]));
  const read = schemas.params.flatMap(({ name, wire = name, in: place, schema }) => {
    const text = place === 'header' ? headers.get(wire.toLowerCase()) : undefined;
    // The client always sends its own accept header.
    return text === undefined || (wire.toLowerCase() === 'accept' && text === (operation.accept ?? 'application/json'))
      ? []
      : [[name, coerce(schema, text, defs)] as const];
  });
  return Object.fromEntries(read);
}

/** The journal's placeholder for binary data. */
const BYTES = /^<\d+ bytes of .*>$/;

function bodyParams({ request }: Recorded, subject: Subject, missing: string[]): Params {
  const { schemas, operation, defs } = subject;
  const { body, isCut, headers } = request;
  const params = schemas.params.filter((param) => param.in === 'body');
  if (schemas.body === undefined) return {};
  const whole = params.find(
    (param) => param.whole === true || (params.length === 1 && operation.bodyArgument === true),
  );
  const type = headers['content-type'] ?? '';
  const lose = (): Params => {
    // The request does not show which of them were sent.
    const lost = whole === undefined ? params.map(({ name }) => name) : [whole.name];
    const isScript = operation.quirk === 'script' && !lost.includes('files');
    missing.push(...[...lost, ...(isScript ? ['files'] : [])].map((name) => `/${name}`));
    return {};
  };
  if (body === undefined) return request.bytes > 0 ? lose() : {};
  if (isCut || BYTES.test(body)) return lose();
  if (type.includes('urlencoded')) {
    const all = new URLSearchParams(body);
    const read = params.map(({ name, wire = name, schema }) => [name, readNamed(all, wire, schema, defs)] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  }
  if (
    operation.request === 'text' ||
    operation.request === 'binary' ||
    operation.request === 'ndjson' ||
    operation.quirk === 'kv'
  ) {
    const first = whole ?? params[0];
    return first === undefined ? {} : { [first.name]: body };
  }
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return lose();
  }
  if (whole !== undefined) return { [whole.name]: value };
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [own(name, subject, 'body')?.name ?? name, one]))
    : lose();
}

/** Drops masked values; list items become null to keep their positions. */
function withoutMasks(value: unknown, pointer: string, missing: string[]): unknown {
  if (value === MASKED) {
    missing.push(pointer);
    return undefined;
  }
  if (Array.isArray(value))
    return value.map((item, index) => withoutMasks(item, `${pointer}/${index}`, missing) ?? null);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return [name, withoutMasks(inner, at, missing)] as const;
  });
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}
