/** Workers KV: namespaces, values as bytes, metadata, expiry on the clock, lists by prefix, and bulk calls. */

import { isObject } from '@flarewire/schema';
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { Reply } from '../../handler/reply.ts';
import { parseJsonBody } from '../../http/json.ts';
import { textOf } from '../../http/multipart.ts';
import type { RawCall, RawRoute } from '../../http/raw.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { fieldsOf } from '../shared/fields.ts';
import { type Entry, kvTables } from './tables.ts';

/** https://developers.cloudflare.com/kv/platform/limits/ */
export const KV_LIMITS = {
  value: 25 * 1024 * 1024,
  key: 512,
  metadata: 1024,
  minTtl: 60,
  bulk: 10_000,
  bulkGet: 100,
  bulkBytes: 100 * 1024 * 1024,
  bulkGetBytes: 25 * 1024 * 1024,
  namespaces: 1000,
  title: 512,
} as const;

const encoder = new TextEncoder();

/** The parts of a context that identify a namespace. */
type Place = Pick<Context, 'sandbox' | 'path'>;

function tablesOf(context: Place): ReturnType<typeof kvTables> {
  return context.sandbox.use(kvTables);
}

function seconds(context: Context): number {
  return Math.floor(context.sandbox.clock.now() / 1000);
}

/** The namespace of the path. @throws Problem 404 */
function namespaceOf(context: Place): { id: string; title: string } {
  const { account_id = '', namespace_id = '' } = context.path;
  const row = tablesOf(context).namespace.get(account_id, namespace_id);
  if (row === undefined) throw problem(404, 10013, 'namespace not found', '/namespace_id');
  return { id: String(row.id), title: String(row.title) };
}

function shownNamespace(id: string, title: string): ResultOf<'kv.namespaces.list'> {
  return { id, title, supports_url_encoding: true };
}

function titleOf(context: Context & At<'account_id'>): string {
  const title = isObject(context.body) && typeof context.body.title === 'string' ? context.body.title : '';
  if (title.trim() === '') throw problem(400, CODE.invalid, 'title must not be empty', '/title');
  if (encoder.encode(title).length > KV_LIMITS.title)
    throw problem(400, CODE.invalid, `The title is longer than ${KV_LIMITS.title} bytes`, '/title');
  const same = tablesOf(context).titled.get(context.path.account_id, title);
  if (same !== undefined && same.id !== context.path.namespace_id) {
    throw problem(400, 10014, 'a namespace with this account ID and title already exists', '/title');
  }
  return title;
}

const createNamespace: Handler<'kv.namespaces.create'> = (context) => {
  const title = titleOf(context);
  const account = context.path.account_id;
  if (tablesOf(context).namespaces(account, undefined, false).length >= KV_LIMITS.namespaces)
    throw problem(403, 10026, `An account has at most ${KV_LIMITS.namespaces} namespaces`); // code not documented
  const id = context.sandbox.ids.hex();
  tablesOf(context).createNamespace.run(id, account, title);
  return shownNamespace(id, title);
};

const renameNamespace: Handler<'kv.namespaces.update'> = (context) => {
  const { id } = namespaceOf(context);
  const title = titleOf(context);
  tablesOf(context).renameNamespace.run(title, id);
  return shownNamespace(id, title);
};

const removeNamespace: Handler<'kv.namespaces.delete'> = (context) => {
  tablesOf(context).removeNamespace.run(namespaceOf(context).id);
  return {};
};

const listNamespaces: Handler<'kv.namespaces.list'> = (context) => {
  const { order, direction } = context.query;
  const rows = tablesOf(context).namespaces(context.path.account_id, order, direction === 'desc');
  return context.page(rows, (row) => shownNamespace(String(row.id), String(row.title)));
};

/** Names are UTF-8 of 1 to 512 bytes and neither `.` nor `..`. https://developers.cloudflare.com/kv/api/write-key-value-pairs/ */
function checkKey(name: string, pointer: string): void {
  const size = encoder.encode(name).length;
  if (size === 0 || name === '.' || name === '..')
    throw problem(400, 10029, `'${name}' is not a valid key name`, pointer);
  if (size > KV_LIMITS.key)
    throw problem(414, 10029, `The key of ${size} bytes is longer than ${KV_LIMITS.key} bytes`, pointer);
}

function tooLarge(what: string, size: number, limit: number, pointer: string): Problem {
  return problem(413, 10028, `The ${what} of ${size} bytes is larger than ${limit} bytes`, pointer);
}

interface WriteRequest {
  readonly value: Uint8Array;
  readonly metadata: unknown;
  readonly expiration: number | undefined;
  readonly ttl: number | undefined;
}

function entryOf(context: Context, write: WriteRequest, pointer: string): Entry {
  if (write.value.length > KV_LIMITS.value)
    throw tooLarge('value', write.value.length, KV_LIMITS.value, `${pointer}/value`);
  const metadata = write.metadata === undefined || write.metadata === null ? null : JSON.stringify(write.metadata);
  const size = metadata === null ? 0 : encoder.encode(metadata).length;
  if (size > KV_LIMITS.metadata) throw tooLarge('metadata', size, KV_LIMITS.metadata, `${pointer}/metadata`);
  const now = seconds(context);
  if (write.ttl !== undefined) {
    if (write.ttl < KV_LIMITS.minTtl) throw tooSoon(write.ttl, `${pointer}/expiration_ttl`);
    return { value: write.value, metadata, expiration: Math.min(now + Math.floor(write.ttl), Number.MAX_SAFE_INTEGER) };
  }
  if (write.expiration === undefined) return { value: write.value, metadata, expiration: null };
  if (write.expiration < now + KV_LIMITS.minTtl) throw tooSoon(write.expiration - now, `${pointer}/expiration`);
  const expiration = Math.min(Math.floor(write.expiration), Number.MAX_SAFE_INTEGER);
  return { value: write.value, metadata, expiration };
}

/** https://developers.cloudflare.com/kv/api/write-key-value-pairs/#expiring-keys ; the code was seen by https://github.com/alchemy-run/distilled */
function tooSoon(ttl: number, pointer: string): Problem {
  return problem(400, 10034, `A key must live at least ${KV_LIMITS.minTtl} seconds; ${ttl} requested`, pointer);
}

/** The raw body is the value; with metadata the body is a form of `value` and `metadata` as JSON text. */
const writeValue: Handler<'kv.namespaces.values.update'> = (context) => {
  const namespace = namespaceOf(context);
  const name = context.path.key_name;
  checkKey(name, '/key_name');
  const { query, parts, bytes } = context;
  const part = parts.find((one) => one.name === 'value');
  if (parts.length > 0 && part === undefined)
    throw problem(400, CODE.invalid, "The form has no part named 'value'", '/value');
  const metadata = metadataOf(parts.find((one) => one.name === 'metadata'));
  const value = part?.bytes ?? bytes;
  const write = { value, metadata, expiration: query.expiration, ttl: query.expiration_ttl };
  tablesOf(context).put(namespace.id, name, entryOf(context, write, ''));
  return {};
};

function metadataOf(part: { readonly bytes: Uint8Array } | undefined): unknown {
  const text = part === undefined ? '' : textOf(part).trim();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw problem(400, CODE.invalid, 'metadata must be valid JSON', '/metadata');
  }
}

function find(context: Context & At<'key_name'>): Entry {
  const namespace = namespaceOf(context);
  const entry = tablesOf(context).get(namespace.id, context.path.key_name, seconds(context));
  if (entry === undefined) throw problem(404, 10009, 'get: key not found', '/key_name');
  return entry;
}

const readValue: Handler<'kv.namespaces.values.get'> = (context) => {
  const entry = find(context);
  const expiration = entry.expiration === null ? {} : { expiration: String(entry.expiration) };
  return new Reply(new Uint8Array(entry.value), 'application/octet-stream', { headers: expiration });
};

const readMetadata: Handler<'kv.namespaces.metadata.get'> = (context) => {
  const { metadata } = find(context);
  return metadata === null ? null : JSON.parse(metadata);
};

/** A key that does not exist can be deleted too. */
const removeKey: Handler<'kv.namespaces.values.delete'> = (context) => {
  tablesOf(context).remove(namespaceOf(context).id, context.path.key_name);
  return {};
};

/** https://developers.cloudflare.com/kv/api/list-keys/ */
const listKeys: Handler<'kv.namespaces.keys.list'> = (context) => {
  const { query } = context;
  const namespace = namespaceOf(context);
  const limit = Math.floor(query.limit ?? 1000);
  const prefix = query.prefix ?? '';
  const after = Buffer.from(query.cursor ?? '', 'base64url').toString('utf8');
  const rows = tablesOf(context).list(namespace.id, after, prefix, seconds(context), limit + 1);
  const keys = rows.slice(0, limit).map((row) => ({
    name: String(row.name),
    ...(row.expiration === null ? {} : { expiration: Number(row.expiration) }),
    ...(row.metadata === null ? {} : { metadata: JSON.parse(String(row.metadata)) as unknown }),
  }));
  const last = keys.at(-1)?.name;
  const cursor = rows.length > limit && last !== undefined ? Buffer.from(last).toString('base64url') : '';
  return new PageResult(keys, { count: keys.length, per_page: limit, cursor });
};

/** https://developers.cloudflare.com/kv/api/write-key-value-pairs/#write-data-in-bulk */
const bulkWrite: Handler<'kv.namespaces.bulkUpdate' | 'kv.namespaces.keys.bulkUpdate'> = (context) => {
  const namespace = namespaceOf(context);
  const { body: pairs = [] } = context;
  if (pairs.length > KV_LIMITS.bulk) {
    throw problem(400, 10030, `A bulk write has at most ${KV_LIMITS.bulk} pairs; ${pairs.length} were sent`);
  }
  if (context.bytes.length > KV_LIMITS.bulkBytes)
    throw tooLarge('bulk write', context.bytes.length, KV_LIMITS.bulkBytes, '');
  const tables = tablesOf(context);
  pairs.forEach(({ key: name, value: text = '', base64, metadata, expiration, expiration_ttl: ttl }, index) => {
    checkKey(name, `/${index}/key`);
    const value = base64 === true ? fromBase64(text, `/${index}/value`) : encoder.encode(text);
    const write = { value, metadata, expiration, ttl };
    tables.put(namespace.id, name, entryOf(context, write, `/${index}`));
  });
  return { successful_key_count: pairs.length, unsuccessful_keys: [] };
};

function fromBase64(text: string, pointer: string): Uint8Array {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) {
    throw problem(400, CODE.invalid, 'value is not valid base64', pointer);
  }
  return Buffer.from(text, 'base64');
}

type BulkResult = NonNullable<ResultOf<'kv.namespaces.bulkDelete'>>;

function bulkDelete(context: Place & { readonly body: readonly string[] | undefined }): BulkResult {
  const namespace = namespaceOf(context);
  const { body: names = [] } = context;
  if (names.length > KV_LIMITS.bulk) {
    throw problem(400, 10030, `A bulk delete has at most ${KV_LIMITS.bulk} keys; ${names.length} were sent`);
  }
  for (const name of names) tablesOf(context).remove(namespace.id, name);
  return { successful_key_count: names.length, unsuccessful_keys: [] };
}

/** `DELETE …/bulk` has a body for wrangler, though it has none in the contract. */
function bulkDeleteSent({ sandbox, values, bytes }: RawCall): Reply {
  const [account_id = '', namespace_id = ''] = values;
  const body = bytes.length === 0 ? [] : parseJsonBody(new TextDecoder().decode(bytes));
  if (!Array.isArray(body) || body.some((name) => typeof name !== 'string'))
    throw problem(400, CODE.invalid, 'The body must be a list of the names of keys.');
  const result = bulkDelete({ sandbox, path: { account_id, namespace_id }, body });
  return new Reply(JSON.stringify({ success: true, errors: [], messages: [], result }), 'application/json');
}

export const kvRoutes: readonly RawRoute[] = [
  {
    methods: ['DELETE'],
    path: /^\/accounts\/([^/]+)\/storage\/kv\/namespaces\/([^/]+)\/bulk$/,
    isOpen: false,
    answer: bulkDeleteSent,
  },
];

/** https://developers.cloudflare.com/kv/api/read-key-value-pairs/#request-multiple-keys-with-the-get-method */
const bulkGet: Handler<'kv.namespaces.bulkGet' | 'kv.namespaces.keys.bulkGet'> = (context) => {
  const namespace = namespaceOf(context);
  const { keys: names = [], type, withMetadata } = fieldsOf(context);
  if (names.length > KV_LIMITS.bulkGet) {
    throw problem(400, 10030, `A bulk read has at most ${KV_LIMITS.bulkGet} keys; ${names.length} were sent`, '/keys');
  }
  const now = seconds(context);
  let size = 0;
  const values = names.map((name) => {
    const entry = tablesOf(context).get(namespace.id, name, now);
    if (entry === undefined) return [name, null];
    size += entry.value.length;
    // https://developers.cloudflare.com/kv/api/read-key-value-pairs/#request-multiple-keys-with-the-get-method
    if (size > KV_LIMITS.bulkGetBytes) throw tooLarge('bulk read', size, KV_LIMITS.bulkGetBytes, '/keys');
    const value = type === 'json' ? readJson(name, entry) : textOf({ bytes: entry.value });
    if (withMetadata !== true) return [name, value];
    const metadata: unknown = entry.metadata === null ? null : JSON.parse(entry.metadata);
    return [name, { value, metadata, ...(entry.expiration === null ? {} : { expiration: entry.expiration }) }];
  });
  return { values: Object.fromEntries(values) };
};

function readJson(name: string, entry: Entry): unknown {
  try {
    return JSON.parse(textOf({ bytes: entry.value }));
  } catch {
    throw problem(400, 10032, `The value of '${name}' is not valid JSON`, '/type');
  }
}

export const kv = {
  'kv.namespaces.create': createNamespace,
  'kv.namespaces.list': listNamespaces,
  'kv.namespaces.get': (context) => {
    const { id, title } = namespaceOf(context);
    return shownNamespace(id, title);
  },
  'kv.namespaces.update': renameNamespace,
  'kv.namespaces.delete': removeNamespace,
  'kv.namespaces.values.update': writeValue,
  'kv.namespaces.values.get': readValue,
  'kv.namespaces.values.delete': removeKey,
  'kv.namespaces.metadata.get': readMetadata,
  'kv.namespaces.keys.list': listKeys,
  'kv.namespaces.bulkUpdate': bulkWrite,
  'kv.namespaces.keys.bulkUpdate': bulkWrite,
  'kv.namespaces.bulkDelete': bulkDelete,
  'kv.namespaces.keys.bulkDelete': bulkDelete,
  'kv.namespaces.keys.bulkDeleteDeprecated': bulkDelete,
  'kv.namespaces.bulkGet': bulkGet,
  'kv.namespaces.keys.bulkGet': bulkGet,
} satisfies Handlers;
