/** The R2 binding of a Worker over the buckets of the API: the same objects, bytes and metadata. */
import { createHash } from 'node:crypto';
import { isObject } from '@flarewire/schema';
import { inMemory } from '../../http/read-body.ts';
import { listObjects, readCursor, toCursor } from '../../products/r2/listing.ts';
import { HTTP } from '../../products/r2/objects.ts';
import { type Bucket, type Entry, r2Tables } from '../../products/r2/tables.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import type { BindingCall } from './call.ts';

type Request = Record<string, unknown> & { readonly method: string };

/** Error codes as https://developers.cloudflare.com/r2/api/error-codes/ lists them. */
function refusal(status: number, code: number, message: string): Response {
  const error = JSON.stringify({ version: 1, v4code: code, message });
  return new Response(null, { status, headers: { 'cf-r2-error': error } });
}

const noSuchKey = (): Response => refusal(404, 10007, 'The specified key does not exist.');

interface Place {
  readonly sandbox: Sandbox;
  readonly bucket: Bucket;
}

export function r2Binding(sandbox: Sandbox, account: string, id: string, call: BindingCall): Response {
  const [name = '', jurisdiction = 'default'] = id.split('@');
  const bucket = sandbox.use(r2Tables).bucket(account, jurisdiction, name);
  if (bucket === undefined) return refusal(404, 10006, 'The specified bucket does not exist.');
  const size = Number(call.headers.get('cf-r2-metadata-size') ?? 0);
  const text = call.headers.get('cf-r2-request') ?? new TextDecoder().decode(call.body.subarray(0, size));
  const request = JSON.parse(text) as Request; // as the runtime sends it
  const act = METHODS[request.method];
  if (act === undefined) return refusal(501, 10000, `The emulator's R2 binding has no ${request.method}.`);
  return act({ sandbox, bucket }, request, call.body.subarray(size));
}

type Act = (place: Place, request: Request, body: Uint8Array) => Response;

const METHODS: Readonly<Record<string, Act>> = { head, get, put, list, delete: remove };

const tables = ({ sandbox }: Place): ReturnType<typeof r2Tables> => sandbox.use(r2Tables);
const entryOf = (place: Place, key: unknown): Entry | undefined =>
  tables(place).entry(place.bucket.number, String(key));

/** Fields from which the runtime makes an R2Object. */
function shown({ key, size, etag, version, uploaded, class: storageClass, http, custom }: Entry) {
  return {
    name: key,
    version,
    size: String(size),
    etag,
    uploaded: String(uploaded),
    storageClass,
    httpFields: Object.fromEntries(Object.entries(http).map(([name, value]) => [HTTP[name] ?? name, value])),
    customFields: Object.entries(custom).map(([k, v]) => ({ k, v })),
    checksums: { 0: etag },
  };
}

const HEADER_OF = new Map(Object.entries(HTTP).map(([header, field]) => [field, header]));

/** A metadata frame, then the bytes. */
function framed(metadata: unknown, bytes: Uint8Array = new Uint8Array()): Response {
  const head = Buffer.from(JSON.stringify(metadata));
  return new Response(Buffer.concat([head, bytes]), { headers: { 'cf-r2-metadata-size': String(head.length) } });
}

function head(place: Place, { object }: Request): Response {
  const entry = entryOf(place, object);
  return entry === undefined ? noSuchKey() : framed(shown(entry));
}

function get(place: Place, { object, range, rangeHeader, onlyIf }: Request): Response {
  const entry = entryOf(place, object);
  if (entry === undefined) return noSuchKey();
  if (!isAllowed(entry, onlyIf)) {
    const error = JSON.stringify({
      version: 1,
      v4code: 10031,
      message: 'At least one of the pre-conditions you specified did not hold.',
    });
    const { headers, status } = { status: 412, headers: { 'cf-r2-error': error } };
    const frame = Buffer.from(JSON.stringify(shown(entry)));
    return new Response(frame, { status, headers: { ...headers, 'cf-r2-metadata-size': String(frame.length) } });
  }
  const part = rangeOf(entry.size, range, rangeHeader);
  if (part === undefined) return refusal(416, 10039, 'The requested range is not satisfiable.');
  const bytes = tables(place).bytes(place.bucket.number, entry.key);
  const { offset, length } = part;
  return framed(
    { ...shown(entry), range: { offset: String(offset), length: String(length) } },
    bytes.subarray(offset, offset + length),
  );
}

/** https://developers.cloudflare.com/r2/api/workers/workers-api-reference/#ranged-reads */
function rangeOf(size: number, range: unknown, header: unknown): { offset: number; length: number } | undefined {
  if (typeof header === 'string') {
    const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
    if (from === '' && to === '') return { offset: 0, length: size };
    return from === ''
      ? rangeOf(size, { suffix: to }, undefined)
      : rangeOf(size, { offset: from, ...(to === '' ? {} : { length: Number(to) - Number(from) + 1 }) }, undefined);
  }
  if (!isObject(range)) return { offset: 0, length: size };
  if (range.suffix !== undefined) {
    const length = Math.min(Number(range.suffix), size);
    return { offset: size - length, length };
  }
  const offset = Number(range.offset ?? 0);
  if (offset >= size && size > 0) return undefined;
  return { offset, length: Math.min(Number(range.length ?? size), size - offset) };
}

/** https://developers.cloudflare.com/r2/api/workers/workers-api-reference/#conditional-operations */
function isAllowed(entry: Entry | undefined, condition: unknown): boolean {
  if (!isObject(condition)) return true;
  const holds = (tags: unknown): boolean =>
    (Array.isArray(tags) ? tags : [tags]).some((tag) => {
      const value = isObject(tag) ? tag.value : tag;
      const type = isObject(tag) ? tag.type : undefined;
      return entry !== undefined && (type === 'wildcard' || value === '*' || value === entry.etag);
    });
  const { etagMatches, etagDoesNotMatch, uploadedBefore, uploadedAfter } = condition;
  if (etagMatches !== undefined && !holds(etagMatches)) return false;
  if (etagDoesNotMatch !== undefined && holds(etagDoesNotMatch)) return false;
  if (entry === undefined) return true;
  if (uploadedBefore !== undefined && !(entry.uploaded < Number(uploadedBefore))) return false;
  return uploadedAfter === undefined || entry.uploaded > Number(uploadedAfter);
}

const HASHES = ['md5', 'sha1', 'sha256', 'sha384', 'sha512'] as const;

function put(place: Place, request: Request, body: Uint8Array): Response {
  const { object, httpFields, customFields, storageClass, onlyIf } = request;
  const key = String(object);
  if (key === '' || Buffer.byteLength(key) > 1024)
    return refusal(400, 10020, 'The specified object name is not valid.');
  const before = entryOf(place, key);
  if (!isAllowed(before, onlyIf))
    return refusal(412, 10031, 'At least one of the pre-conditions you specified did not hold.');
  for (const name of HASHES) {
    const wanted = request[name];
    if (typeof wanted === 'string' && wanted !== createHash(name).update(body).digest('hex'))
      return refusal(400, 10037, `The ${name.toUpperCase()} checksum you specified did not match what we received.`);
  }
  const { sandbox, bucket } = place;
  const http = isObject(httpFields) ? Object.entries(httpFields) : [];
  const entry: Entry = {
    key,
    size: body.length,
    etag: createHash('md5').update(body).digest('hex'),
    version: sandbox.ids.uuid(),
    uploaded: sandbox.clock.now(),
    class: typeof storageClass === 'string' ? storageClass : bucket.class,
    http: Object.fromEntries(http.map(([name, value]) => [HEADER_OF.get(name) ?? name, String(value)])),
    custom: Object.fromEntries((Array.isArray(customFields) ? customFields : []).map(({ k, v }) => [k, v])),
  };
  sandbox.transaction(() => tables(place).put(bucket.number, entry, inMemory(new Uint8Array(body))));
  return framed(shown(entry));
}

function remove(place: Place, { object, objects }: Request): Response {
  const keys = Array.isArray(objects) ? objects : [object];
  place.sandbox.transaction(() => {
    for (const key of keys) tables(place).remove.run(place.bucket.number, String(key));
  });
  return framed({});
}

/** https://developers.cloudflare.com/r2/api/workers/workers-api-reference/#r2listoptions */
function list(place: Place, request: Request): Response {
  const include = new Set(Array.isArray(request.include) ? request.include : []);
  const { entries, groups, next } = listObjects(tables(place), place.bucket.number, {
    prefix: String(request.prefix ?? ''),
    delimiter: typeof request.delimiter === 'string' ? request.delimiter : '',
    after: typeof request.cursor === 'string' ? readCursor(request.cursor) : String(request.startAfter ?? ''),
    limit: Math.min(Number(request.limit ?? 1000), 1000),
  });
  const objects = entries.map((entry) => {
    const { httpFields, customFields, ...rest } = shown(entry);
    return {
      ...rest,
      ...(include.has(0) || include.has('httpMetadata') ? { httpFields } : {}),
      ...(include.has(1) || include.has('customMetadata') ? { customFields } : {}),
    };
  });
  const cursor = next === undefined ? {} : { cursor: toCursor(next) };
  return framed({ objects, truncated: next !== undefined, delimitedPrefixes: groups, ...cursor });
}
