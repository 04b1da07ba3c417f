/** Parameters for every operation, made from its schemas: only required ones, all of them, or odd values. */
import type { Param } from '@flarewire/contract';
import { DEFAULT_ACCOUNT } from '@flarewire/emulator';
import { isObject, type Subject, wholeBody, wireName } from './contract-reading.ts';
import { RULED_NAMES, special } from './special-params.ts';
import { makeValue, type Place, type Style, type ValueRequest } from './values.ts';

export type Params = Record<string, unknown>;

export const ACCOUNT = DEFAULT_ACCOUNT;
export const ZONE = '023e105f4ecef8ad9ca31a8372d0c353';

/** One flat object of parameters, as `client.call()` accepts them. */
export function makeParams(subject: Subject, style: Style, scope: 'account_id' | 'zone_id' = 'account_id'): Params {
  const { operation, schemas } = subject;
  const turn = { count: style === 'odd' ? operation.name.length : 0 };
  const params: Params = {};
  for (const param of schemas.params) {
    if (param.in === 'body') continue;
    const isScope =
      operation.path.startsWith('/{account_or_zone}') && (param.name === 'account_id' || param.name === 'zone_id');
    if (isScope ? param.name !== scope : !param.required && style === 'required') continue;
    params[param.name] = makeParam(param, { style, place: param.in, defs: subject.defs, turn });
  }
  const { replacesBody, params: own } = special(operation.name) ?? {};
  if (!replacesBody) Object.assign(params, makeBody(subject, style, turn));
  return without({ ...params, ...own?.(style) }, (_name, value) => value === undefined);
}

/**
 * Parameters for a request that should succeed: some path values have rules, and a cursor must come from an earlier
 * page.
 */
export function withRules({ schemas }: Subject, params: Params): Params {
  const found = { ...params };
  for (const param of schemas.params) {
    if (!(param.name in params)) continue;
    const rule = param.in === 'path' ? RULED_NAMES[wireName(param)] : undefined;
    if (rule !== undefined) found[param.name] = rule.value;
    if (param.in === 'query' && /^(cursor|page_token)$/.test(param.name) && typeof params[param.name] === 'string') {
      // The empty cursor requests the first page, if the schema allows it.
      found[param.name] = Number(param.schema.minLength ?? 0) > 0 ? undefined : '';
    }
  }
  return without(found, (_name, value) => value === undefined);
}

/** Parameters for a request that should change something instead of running as a dry run. */
export const lasting = (params: Params): Params => without(params, (name) => name === 'dry_run');

const without = (params: Params, isOut: (name: string, value: unknown) => boolean): Params =>
  Object.fromEntries(Object.entries(params).filter(([name, value]) => !isOut(name, value)));

function makeParam(param: Param, request: ValueRequest): unknown {
  if (request.style !== 'odd' && param.in === 'path') {
    if (param.name === 'account_id' && !('format' in param.schema)) return ACCOUNT;
    if (param.name === 'zone_id' && !('format' in param.schema)) return ZONE;
  }
  return makeValue(param.schema, request);
}

function makeBody(subject: Subject, style: Style, turn: ValueRequest['turn']): Params {
  const { operation, schemas, defs } = subject;
  const { body } = schemas;
  if (body === undefined || (style === 'required' && !body.required)) return {};
  const whole = wholeBody(schemas);
  const stream = STREAMS[operation.request]?.[style];
  if (stream !== undefined && whole !== undefined) return { [whole.name]: stream() };
  const isForm = operation.request === 'multipart' || operation.request === 'form';
  const place: Place =
    isForm && operation.quirk === undefined ? (operation.request === 'form' ? 'query' : 'form') : 'json';
  // An unspecified body schema: any fields, next to the other parameters.
  const schema = Object.keys(body.schema).length === 0 && whole === undefined ? ANY_FIELDS : body.schema;
  const value = makeValue(schema, { style, place, defs, turn });
  if (whole !== undefined) return { [whole.name]: value };
  if (!isObject(value)) throw new Error(`The body of ${operation.name} is not an object: ${JSON.stringify(value)}`);
  const byWire = new Map(
    schemas.params.filter((param) => param.in === 'body').map((param) => [wireName(param), param.name]),
  );
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [byWire.get(name) ?? name, inner]));
}

const ANY_FIELDS = { type: 'object', additionalProperties: {} };
const ALL_BYTES = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
const VECTORS = [
  { id: '1', values: [0.5, -1, 0] },
  { id: 'ü/"\n', values: [1e-7], namespace: '', metadata: { list: [null, false] } },
];

/** Non-JSON bodies, by request kind. */
const STREAMS: { readonly [kind: string]: { readonly [style in Style]: () => unknown } } = {
  text: {
    required: () => 'SELECT 1',
    all: () => "SELECT 'a'\r\nFROM b -- ünï 😀",
    odd: () => new TextEncoder().encode("SELECT '%20+&=?#'\n\0"),
  },
  binary: {
    required: () => Uint8Array.of(0),
    all: () => new Blob([ALL_BYTES]),
    odd: () => ALL_BYTES.subarray(100, 400),
  },
  ndjson: {
    required: () => `${JSON.stringify(VECTORS[0])}\n`,
    all: () => new Blob([VECTORS.map((row) => `${JSON.stringify(row)}\n`).join('')]),
    odd: () => new TextEncoder().encode(VECTORS.map((row) => JSON.stringify(row)).join('\n')),
  },
};
