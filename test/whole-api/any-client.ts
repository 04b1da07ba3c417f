/**
 * The client as used by the tests of the whole API: operations by name, and the methods of its tree looked up by name.
 */
import { Cloudflare, type RequestOptions, type UnknownAnswer } from 'flarewire';
import type { Params } from './cases.ts';
import { isObject, type Subject, wireName } from './contract-reading.ts';
import { BASE_URL, type Sent, TOKEN } from './expected-request.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The client without the types of its operations: the tests know them only by name. */
export interface AnyClient {
  call(name: string, params?: object | null, options?: RequestOptions): UnknownAnswer;
}

export function createClient(fetch: Fetch): AnyClient {
  return new Cloudflare({ apiToken: TOKEN, baseURL: BASE_URL, maxRetries: 0, logLevel: 'off', fetch });
}

/** Bodies passed as a separate argument, as in the official package. */
const BODY_ARGUMENT = new Set([
  'logs.logExplorer.query.sql',
  'r2.buckets.objects.upload',
  'zeroTrust.dlp.datasets.upload.edit',
  'zeroTrust.dlp.datasets.versions.entries.create',
]);

const MARK = { headers: { 'x-positional': 'yes' } };

/** Calls the method in the resource tree: positional path values, the body, the other parameters, then options. */
export async function callMethod(client: AnyClient, { operation, schemas }: Subject, params: Params): Promise<unknown> {
  const path = operation.name.split('.');
  const own = path.pop() ?? '';
  const resource = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), client);
  const method = isObject(resource) ? resource[own] : undefined;
  if (typeof method !== 'function') throw new Error(`client.${operation.name} is not a method`);
  const rest = { ...params };
  const given: unknown[] = operation.args.map((name) => {
    const param = schemas.params.find((one) => one.in === 'path' && wireName(one) === name);
    const value = rest[param?.name ?? name];
    if (!schemas.params.some((one) => one.in === 'body' && one.name === param?.name)) delete rest[param?.name ?? name];
    return value;
  });
  if (BODY_ARGUMENT.has(operation.name)) {
    given.push(rest.body);
    delete rest.body;
  }
  const takesParams = schemas.params.some(
    (param) => !(param.in === 'path' && operation.args.includes(wireName(param))),
  );
  return method.call(resource, ...given, ...(takesParams ? [rest] : []), MARK);
}

/** The request passed to `fetch`, with its body read. */
export async function readSent(url: string, init: RequestInit): Promise<Sent> {
  const request = new Request(url, init);
  const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
  return { method: request.method, url, headers: request.headers, body };
}
