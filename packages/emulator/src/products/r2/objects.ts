/** Objects of R2 through the API: bytes in, the same bytes out, listed by prefix and delimiter, deleted one by one or by prefix. */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { Reply } from '../../handler/reply.ts';
import { namesEtag } from '../../http/etag.ts';
import { type Problem, problem } from '../../problem.ts';
import { all, type Fields, found, keep, phase } from '../shared/fields.ts';
import { isLocked, live, rulesOf, tell } from './bucket-rules.ts';
import { listObjects, readCursor, toCursor } from './listing.ts';
import { type Bucket, bucketIn, type Entry, scopeIn, tablesOf } from './tables.ts';
import { deleteObject, storeObject } from './write-object.ts';

/** https://developers.cloudflare.com/r2/platform/limits/ */
export const LIMITS = { key: 1024, metadata: 8192 };
/** Headers that are stored with an object, and their names in the list. */
export const HTTP: Readonly<Record<string, string>> = {
  'content-type': 'contentType',
  'content-disposition': 'contentDisposition',
  'content-encoding': 'contentEncoding',
  'content-language': 'contentLanguage',
  'cache-control': 'cacheControl',
  expires: 'cacheExpiry',
};
const CUSTOM = 'x-amz-meta-';

/** The bucket of the path, after its lifecycle rules were applied. */
function liveBucket(context: Context): Bucket {
  const bucket = bucketIn(context);
  live(context, bucket);
  return bucket;
}

function customOf(headers: Headers): Record<string, string> {
  const pairs = [...headers].filter(([name]) => name.startsWith(CUSTOM) && name !== `${CUSTOM}__proto__`);
  const size = pairs.reduce((sum, [name, value]) => sum + Buffer.byteLength(name + value) - CUSTOM.length, 0);
  if (size > LIMITS.metadata) {
    const text = 'Your metadata headers exceed the maximum allowed metadata size.';
    throw problem(400, 10012, text);
  }
  return Object.fromEntries(pairs.map(([name, value]) => [name.slice(CUSTOM.length), value]));
}

/** https://developers.cloudflare.com/api/resources/r2/subresources/buckets/subresources/objects/methods/upload/ */
const upload: Handler<'r2.buckets.objects.upload'> = (context) => {
  const bucket = liveBucket(context);
  const { sent, request, headers, sandbox } = context;
  const key = context.path.object_key;
  if (key === '' || Buffer.byteLength(key) > LIMITS.key)
    throw problem(400, 10020, `The object name must have 1 to ${LIMITS.key} bytes.`, '/object_key');
  const named = Object.entries(HTTP).filter(([name]) => request.has(name));
  const entry: Entry = {
    key,
    size: sent.size,
    etag: sent.md5(),
    version: sandbox.ids.uuid(),
    uploaded: sandbox.clock.now(),
    class: typeof headers['cf-r2-storage-class'] === 'string' ? headers['cf-r2-storage-class'] : bucket.class,
    http: Object.fromEntries(named.map(([name]) => [name, request.get(name) ?? ''])),
    custom: customOf(request),
  };
  const { size, etag, version, uploaded } = entry;
  storeObject(context, bucket, { entry, sent }, 'PutObject');
  const time = new Date(uploaded).toISOString();
  return context.fit({ key, etag, version, size: String(size), storage_class: entry.class, uploaded: time });
};

function entryOf(context: Context & At<'object_key'>, bucket: Bucket): Entry {
  const entry = tablesOf(context).entry(bucket.number, context.path.object_key);
  if (entry === undefined) throw problem(404, 10007, 'The specified key does not exist.', '/object_key');
  return entry;
}

/** True if the caller has the current object. An etag takes precedence over a time (RFC 9110, 13.2.2). */
function isKnown(request: Headers, entry: Entry): boolean {
  const etags = request.get('if-none-match');
  if (etags !== null) return namesEtag(etags, entry.etag);
  const since = Date.parse(request.get('if-modified-since') ?? '');
  return Math.floor(entry.uploaded / 1000) * 1000 <= since;
}

const download: Handler<'r2.buckets.objects.get'> = (context) => {
  const bucket = liveBucket(context);
  const entry = entryOf(context, bucket);
  const custom = Object.entries(entry.custom).map(([name, value]) => [CUSTOM + name, value]);
  const { 'content-type': type = 'application/octet-stream', ...http } = entry.http;
  const headers = {
    ...http,
    ...Object.fromEntries(custom),
    etag: `"${entry.etag}"`,
    'last-modified': new Date(entry.uploaded).toUTCString(),
  };
  if (isKnown(context.request, entry)) return new Reply(null, undefined, { status: 304, headers });
  return new Reply(tablesOf(context).bytes(bucket.number, entry.key), type, { headers });
};

function display({ key, size, etag, uploaded, class: storage, http, custom }: Entry): Fields {
  return {
    key,
    size,
    etag,
    last_modified: new Date(uploaded).toISOString(),
    storage_class: storage,
    http_metadata: Object.fromEntries(Object.entries(http).map(([name, value]) => [HTTP[name] ?? name, value])),
    custom_metadata: custom,
    ssec: false,
  };
}

/** https://developers.cloudflare.com/api/resources/r2/subresources/buckets/subresources/objects/methods/list/ */
const list: Handler<'r2.buckets.objects.list'> = (context) => {
  const bucket = liveBucket(context);
  const { prefix, delimiter, start_after, cursor, per_page } = context.query;
  const limit = per_page ?? 20;
  const { entries, groups, next } = listObjects(tablesOf(context), bucket.number, {
    prefix: prefix ?? '',
    delimiter: delimiter ?? '',
    after: cursor ? readCursor(cursor) : (start_after ?? ''),
    limit,
  });
  const info = { cursor: toCursor(next), is_truncated: next !== undefined, per_page: limit, delimited: groups };
  return new PageResult(
    entries.map((entry): ResultOf<'r2.buckets.objects.list'> => context.fit(display(entry))),
    info,
  );
};

/** A job that deletes all below a prefix takes these seconds. */
const JOB = [
  ['ENQUEUED', 0],
  ['RUNNING', 1],
  ['COMPLETED', 5],
] as const;

const jobsOf = (context: Context, bucket: Bucket): string => scopeIn(context, bucket, 'jobs');

/** The keys that the body names: all, or none where one of them is locked. */
function deleteKeys<Result>(context: Showing<Result>, bucket: Bucket): Result {
  const keys = Array.isArray(context.body) ? context.body.map(String) : [];
  for (const key of keys) deleteObject(context, bucket, key);
  return context.fit(keys.map((key) => ({ key })));
}

/**
 * All below a prefix, in the background; an empty prefix is the whole bucket, which locks forbid.
 * https://developers.cloudflare.com/r2/buckets/delete-buckets/#empty-a-bucket
 */
const bulkDelete: Handler<'r2.buckets.objects.bulkDelete'> = (context) => {
  const bucket = liveBucket(context);
  const { prefix } = context.query;
  if (prefix === undefined) return deleteKeys(context, bucket);
  const tables = tablesOf(context);
  if (prefix === '' && rulesOf(context, bucket, 'lock').length > 0)
    throw problem(403, 10069, 'A bucket with lock rules cannot be emptied: remove the rules first.');
  const entries = tables.after(bucket.number, '', prefix, -1).filter((entry) => !isLocked(context, bucket, entry));
  for (const entry of entries) {
    tables.remove.run(bucket.number, entry.key);
    tell(context, bucket, 'DeleteObject', entry);
  }
  const id = context.sandbox.ids.uuid();
  const job = { id, startTime: context.now(), prefix, deletedObjects: entries.length };
  return context.fit(shownJob(context, keep(context, jobsOf(context, bucket), id, job)));
};

function shownJob(context: Context, { id, startTime, prefix, deletedObjects }: Fields): Fields {
  const status = phase(startTime, context, JOB);
  const isDone = status === 'COMPLETED';
  const endTime = new Date(Date.parse(String(startTime)) + 5000).toISOString();
  return {
    id,
    startTime,
    ...(isDone ? { endTime } : {}),
    jobType: 'prefixDelete',
    status,
    prefixDelete: { prefix, isBucketClear: prefix === '', deletedObjects: isDone ? deletedObjects : 0 },
  };
}

const listJobs: Handler<'r2.buckets.jobs.list'> = (context) => {
  const bucket = bucketIn(context);
  const { jobType, status, maxKeys, continuationToken } = context.query;
  const jobs = all(context, jobsOf(context, bucket))
    .map((job) => shownJob(context, job))
    .filter((job) => (jobType ?? job.jobType) === job.jobType && (status ?? job.status) === job.status);
  const start = Number.parseInt(continuationToken ?? '0', 36) || 0;
  const end = start + (maxKeys ?? 1000);
  const more = end < jobs.length ? { nextContinuationToken: end.toString(36) } : {};
  return context.fit({ jobs: jobs.slice(start, end), ...more });
};

const getJob: Handler<'r2.buckets.jobs.get'> = (context) => {
  const bucket = bucketIn(context);
  const refusal = (): Problem => problem(404, 10007, 'The job does not exist.', '/job_id'); // code not documented
  const job = found(context, jobsOf(context, bucket), context.path.job_id, refusal);
  return context.fit(shownJob(context, job));
};

export const r2Objects = {
  'r2.buckets.objects.upload': upload,
  'r2.buckets.objects.get': download,
  'r2.buckets.objects.list': list,
  'r2.buckets.objects.delete': (context) => {
    const key = context.path.object_key;
    deleteObject(context, liveBucket(context), key);
    return context.fit({ key });
  },
  'r2.buckets.objects.bulkDelete': bulkDelete,
  'r2.buckets.jobs.list': listJobs,
  'r2.buckets.jobs.get': getJob,
} satisfies Handlers;
