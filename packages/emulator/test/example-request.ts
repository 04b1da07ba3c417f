/** Makes a valid request for any operation from its schemas alone, for the tests of the whole API. */
import type { Operation, OperationSchemas, Param, ProductDocument } from '@flarewire/contract';
import { isObject, matches } from '@flarewire/schema';
import { printMultipart } from '../src/http/multipart.ts';
import { concretePaths } from '../src/routing/router.ts';
import { sample } from '../src/schema/sample.ts';
import type { Random } from '../src/state/ids.ts';
import { EXAMPLE_BODIES, EXAMPLE_PATHS } from './examples.ts';

export interface ExampleOptions {
  /** Path values that are known; the others are sampled. */
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly random?: Random;
  /** Also the parameters that may be left out. */
  readonly optional?: boolean;
  readonly base?: string;
}

const BOUNDARY = 'flarewire-example';

/** @example await emulator.fetch(exampleRequest(operation, document)) */
export function exampleRequest(operation: Operation, document: ProductDocument, options: ExampleOptions = {}): Request {
  const schemas = document.operations[operation.name];
  if (schemas === undefined) throw new Error(`No schemas for ${operation.name}.`);
  const value = (param: Param): unknown => sample(param.schema, document, options.random);
  const sent = schemas.params.filter((param) => param.required || (options.optional === true && param.in !== 'path'));
  const headers = new Headers({ authorization: 'Bearer example' });
  const query = new URLSearchParams();
  for (const param of sent) {
    const name = param.wire ?? param.name;
    if (param.in === 'query') appendQuery(query, name, value(param), param.comma === true);
    if (param.in === 'header') headers.set(name, String(value(param)));
  }
  const path = (concretePaths(operation.path)[0] ?? '').replace(/\{([^}]+)\}/g, (_, name: string) => {
    const param = schemas.params.find((one) => one.in === 'path' && (one.wire ?? one.name) === name);
    // An enum in the schema is more specific than a common value for all paths with that name.
    const isListed =
      param !== undefined && !matches(param.schema, EXAMPLE_PATHS[name], document.schemas, { sent: true });
    const known = isListed ? undefined : EXAMPLE_PATHS[name];
    return encodeURIComponent(options.path?.[name] ?? known ?? String((param && value(param)) ?? 'example'));
  });
  const url = `${options.base ?? 'http://localhost/client/v4'}${path}${query.size > 0 ? `?${query}` : ''}`;
  const body = bodyOf(operation, schemas, document, options);
  if (body !== undefined) headers.set('content-type', body.type);
  return new Request(url, { method: operation.method, headers, ...(body === undefined ? {} : { body: body.content }) });
}

function appendQuery(query: URLSearchParams, name: string, value: unknown, comma: boolean): void {
  if (Array.isArray(value)) {
    if (comma) query.append(name, value.join(','));
    else for (const item of value) query.append(name, String(item));
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) appendQuery(query, `${name}.${key}`, inner, comma);
  } else if (value !== undefined) query.append(name, String(value));
}

interface Content {
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

function bodyOf(
  operation: Operation,
  schemas: OperationSchemas,
  document: ProductDocument,
  options: ExampleOptions,
): Content | undefined {
  const { request, contentType } = operation;
  if (request === 'none') return undefined;
  const example = options.random === undefined ? EXAMPLE_BODIES[operation.name] : undefined;
  const value = options.body ?? example ?? sample(schemas.body?.schema ?? {}, document, options.random);
  switch (request) {
    case 'multipart':
    case 'multipart-if-file':
      return {
        type: `multipart/form-data; boundary=${BOUNDARY}`,
        content: formOf(schemas.params.some(isFiles) ? withModule(value) : value),
      };
    case 'form':
      return {
        type: 'application/x-www-form-urlencoded',
        content: new URLSearchParams(stringValues(value)).toString(),
      };
    case 'ndjson':
      return { type: 'application/x-ndjson', content: `${JSON.stringify({ id: '1', values: [1, 2] })}\n` };
    case 'text':
      return { type: contentType ?? 'text/plain', content: typeof value === 'string' ? value : 'text' };
    case 'binary':
      return { type: contentType ?? 'application/octet-stream', content: new Uint8Array([1, 2, 3]) };
    default:
      return { type: contentType ?? 'application/json', content: JSON.stringify(value) };
  }
}

function isFiles(param: Param): boolean {
  return param.name === 'files' && param.in === 'body';
}

/** A Worker's entry point must be among the parts that are sent with it. */
function withModule(value: unknown): unknown {
  if (!isObject(value) || !isObject(value.metadata)) return value;
  const { body_part: _, ...metadata } = value.metadata;
  return { metadata: { ...metadata, main_module: 'main.js' }, 'main.js': 'export default { fetch() {} }' };
}

function stringValues(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(isObject(value) ? value : {}).map(([name, inner]) => [name, String(inner)]));
}

function formOf(value: unknown): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts = Object.entries(isObject(value) ? value : {}).map(([name, inner]) => ({
    name,
    filename: undefined,
    type: typeof inner === 'object' ? 'application/json' : undefined,
    bytes: encoder.encode(typeof inner === 'object' ? JSON.stringify(inner) : String(inner)),
  }));
  return printMultipart(parts, BOUNDARY);
}
