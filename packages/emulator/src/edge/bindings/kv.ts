/** The KV binding of a Worker over the namespaces of the API: the same keys, values, metadata and expiry. */
import { KV_LIMITS } from '../../products/kv/namespaces.ts';
import { kvTables } from '../../products/kv/tables.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import type { BindingCall } from './call.ts';

/** Keys of a list at most: https://developers.cloudflare.com/kv/api/list-keys/ */
const PAGE = 1000;

const refusal = (status: number, why: string): Response => new Response(why, { status });

export function kvBinding(sandbox: Sandbox, account: string, namespace: string, call: BindingCall): Response {
  const tables = sandbox.use(kvTables);
  if (tables.namespace.get(account, namespace) === undefined)
    return refusal(404, `The KV namespace ${namespace} does not exist.`);
  const key = decodeURIComponent(call.url.pathname.slice(1));
  if (call.method === 'POST' && call.url.pathname === '/bulk/get') return getMany(sandbox, namespace, call);
  if (call.method === 'GET' && key === '') return list(sandbox, namespace, call.url.searchParams);
  if (key === '' || key === '.' || key === '..') return refusal(400, `'${key}' is not a valid key name.`);
  if (Buffer.byteLength(key) > KV_LIMITS.key) return refusal(414, `A key has at most ${KV_LIMITS.key} bytes.`);
  switch (call.method) {
    case 'GET':
      return get(sandbox, namespace, key);
    case 'PUT':
      return put(sandbox, namespace, key, call);
    case 'DELETE':
      tables.remove(namespace, key);
      return new Response(null, { status: 200 });
    default:
      return refusal(405, `KV has no ${call.method}.`);
  }
}

const now = (sandbox: Sandbox): number => Math.floor(sandbox.clock.now() / 1000);

function get(sandbox: Sandbox, namespace: string, key: string): Response {
  const entry = sandbox.use(kvTables).get(namespace, key, now(sandbox));
  if (entry === undefined) return refusal(404, 'Not Found');
  const headers = new Headers();
  if (entry.metadata !== null) headers.set('cf-kv-metadata', escaped(entry.metadata));
  if (entry.expiration !== null) headers.set('expiration', String(entry.expiration));
  return new Response(new Uint8Array(entry.value), { headers });
}

/** Header values are Latin-1; JSON can escape the rest. */
const escaped = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** https://developers.cloudflare.com/kv/api/write-key-value-pairs/ */
function put(sandbox: Sandbox, namespace: string, key: string, { url, headers, body }: BindingCall): Response {
  if (body.length > KV_LIMITS.value)
    return refusal(413, `Value length of ${body.length} exceeds limit of ${KV_LIMITS.value}.`);
  const sent = headers.get('cf-kv-metadata');
  // The runtime writes UTF-8, and a header is read as Latin-1.
  const metadata = sent === null ? null : Buffer.from(sent, 'latin1').toString();
  if (metadata !== null && Buffer.byteLength(metadata) > KV_LIMITS.metadata)
    return refusal(413, `Metadata length of ${Buffer.byteLength(metadata)} exceeds limit of ${KV_LIMITS.metadata}.`);
  const ttl = url.searchParams.get('expiration_ttl');
  const at = url.searchParams.get('expiration');
  const expiration = ttl !== null ? now(sandbox) + Number(ttl) : at !== null ? Number(at) : null;
  if (expiration !== null && !(expiration >= now(sandbox) + KV_LIMITS.minTtl))
    return refusal(
      400,
      `Invalid expiration of ${ttl ?? at}. Expiration must be at least ${KV_LIMITS.minTtl} seconds in the future.`,
    );
  sandbox.use(kvTables).put(namespace, key, { value: body, metadata, expiration });
  return new Response(null, { status: 200 });
}

/** https://developers.cloudflare.com/kv/api/list-keys/ */
function list(sandbox: Sandbox, namespace: string, query: URLSearchParams): Response {
  const limit = Math.min(Number(query.get('key_count_limit') ?? PAGE), PAGE);
  const after = Buffer.from(query.get('cursor') ?? '', 'base64url').toString('utf8');
  const rows = sandbox.use(kvTables).list(namespace, after, query.get('prefix') ?? '', now(sandbox), limit + 1);
  const keys = rows.slice(0, limit).map(({ name, expiration, metadata }) => ({
    name: String(name),
    ...(expiration === null ? {} : { expiration: Number(expiration) }),
    ...(metadata === null ? {} : { metadata: JSON.parse(String(metadata)) as unknown }),
  }));
  const isComplete = rows.length <= limit;
  const cursor = isComplete ? {} : { cursor: Buffer.from(keys.at(-1)?.name ?? '').toString('base64url') };
  return Response.json({ keys, list_complete: isComplete, ...cursor });
}

/** https://developers.cloudflare.com/kv/api/read-key-value-pairs/#request-multiple-keys */
function getMany(sandbox: Sandbox, namespace: string, { body }: BindingCall): Response {
  const { keys, type, withMetadata } = JSON.parse(new TextDecoder().decode(body)) as {
    keys: string[];
    type?: string;
    withMetadata?: boolean;
  }; // as the runtime sends it
  if (keys.length > KV_LIMITS.bulkGet) return refusal(400, `You can request a maximum of ${KV_LIMITS.bulkGet} keys.`);
  const found = keys.map((key) => {
    const entry = sandbox.use(kvTables).get(namespace, key, now(sandbox));
    if (entry === undefined) return [key, null];
    const text = new TextDecoder().decode(entry.value);
    const value: unknown = type === 'json' ? JSON.parse(text) : text;
    const metadata: unknown = entry.metadata === null ? null : JSON.parse(entry.metadata);
    return [key, withMetadata ? { value, metadata } : value];
  });
  return Response.json(Object.fromEntries(found));
}
