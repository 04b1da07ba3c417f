/** Items of an instance and the jobs that bring them: https://developers.cloudflare.com/ai-search/configuration/indexing/syncing/ */
import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { problem } from '../../problem.ts';
import { tablesOf } from '../r2/tables.ts';
import { all, type Fields, fieldsIn, fieldsOf, found, keep } from '../shared/fields.ts';
import { cut, having, ordered, searched } from '../shared/lists.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import {
  chunksOf,
  contentOf,
  type Instance,
  type Item,
  inInstance,
  instanceOf,
  type Job,
  jobLog,
  putItem,
  shownJob,
  statusOf,
} from './state.ts';

/** https://developers.cloudflare.com/ai-search/platform/limits-pricing/ */
const LIMITS = { fileBytes: 4_000_000, files: 100_000 };
/** https://developers.cloudflare.com/ai-search/configuration/indexing/syncing/#controls */
const BETWEEN_JOBS = 30_000;

const itemsOf = (context: Context, instance: Instance): Item[] =>
  all<Item>(context, inInstance(context, instance, 'items'));

function display(context: Context, instance: Instance, item: Item): Fields & { readonly status: string } {
  const { indexed_at: _, isDone: __, ...rest } = item;
  const status = statusOf(context, item);
  return { ...rest, status, chunks_count: status === 'completed' ? chunksOf(context, instance, item).length : null };
}

function itemOf(context: Context, instance: Instance): Item {
  return found<Item>(context, inInstance(context, instance, 'items'), context.path.item_id ?? '', () =>
    missing('item'),
  );
}

/**
 * Metadata unknown to the instance cannot be filtered by.
 * https://developers.cloudflare.com/ai-search/configuration/indexing/metadata/
 */
function warningsOf(instance: Instance, metadata: Fields | null): Fields[] {
  const known = (Array.isArray(instance.custom_metadata) ? instance.custom_metadata : []).filter(isObject);
  return Object.entries(metadata ?? {}).flatMap(([field, value]) => {
    const own = known.find((one) => one.field_name === field);
    if (own === undefined) return [{ code: 'custom_metadata_field_not_filterable', field }];
    const type = own.data_type === 'datetime' || own.data_type === 'text' ? 'string' : own.data_type;
    if (typeof value === type) return [];
    return [{ code: 'custom_metadata_value_not_indexed', field, expected_type: own.data_type }];
  });
}

function metadataOf(text: string | undefined): Fields | null {
  if (text === undefined || text === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {}
  throw invalid('metadata is not a JSON object', '/metadata');
}

const upload: Handler<'aiSearch.namespaces.instances.items.upload'> = (context) => {
  const instance = instanceOf(context);
  const file = context.parts.find(({ name }) => name === 'file');
  const { metadata: text, wait_for_completion } = fieldsOf(context);
  const size = file?.bytes.length ?? 0;
  if (size > LIMITS.fileBytes) throw invalid(`The file has ${size} bytes, and at most ${LIMITS.fileBytes}`, '/file');
  if (itemsOf(context, instance).length >= LIMITS.files) throw invalid(`An instance has at most ${LIMITS.files} files`);
  const metadata = metadataOf(text);
  const key = file?.filename ?? 'file';
  const bytes = file?.bytes ?? new Uint8Array();
  const isDone = String(wait_for_completion) === 'true';
  const warnings = warningsOf(instance, metadata);
  const item = putItem(context, instance, { key, bytes, metadata, isDone });
  return context.fit({ ...display(context, instance, item), ...(warnings.length === 0 ? {} : { warnings }) });
};

/** The content as the data source has it now; undefined where it has none of this key. */
function sourced(context: Context, instance: Instance, key: string): Uint8Array | undefined {
  if (instance.type !== 'r2') return undefined;
  const bucket = tablesOf(context).bucket(context.path.account_id ?? '', 'default', String(instance.source));
  return bucket === undefined || tablesOf(context).entry(bucket.number, key) === undefined
    ? undefined
    : tablesOf(context).bytes(bucket.number, key);
}

function index<Result>(context: Showing<Result>, instance: Instance, key: string): Result {
  const before = itemsOf(context, instance).find((one) => one.key === key);
  const bytes =
    sourced(context, instance, key) ?? (before === undefined ? undefined : contentOf(context, instance, before));
  if (bytes === undefined) throw missing('item', '/key');
  const isDone = fieldsOf(context).wait_for_completion === true;
  return context.fit(display(context, instance, putItem(context, instance, { key, bytes, isDone })));
}

const list: Handler<'aiSearch.namespaces.instances.items.list'> = (context) => {
  const instance = instanceOf(context);
  const { item_id, key, search, sort_by, status, source, metadata_filter } = context.query;
  const rows = itemsOf(context, instance).map((one) => ({ ...one, ...display(context, instance, one) }));
  const wanted = having(rows, { id: item_id, key, status, source_id: source }).filter(({ metadata }) =>
    Object.entries(metadataOf(metadata_filter) ?? {}).every(([name, value]) => fieldsIn(metadata)[name] === value),
  );
  const found = searched(wanted, search, ['key']);
  const sorted = sort_by === undefined ? found : ordered(found, sort_by === 'status' ? 'status' : 'indexed_at', 'desc');
  return context.page(sorted, ({ indexed_at: _, isDone: __, ...one }) => context.fit(one));
};

const remove: Handler<'aiSearch.namespaces.instances.items.delete'> = (context) => {
  const instance = instanceOf(context);
  const { id, key } = itemOf(context, instance);
  for (const part of ['items', 'content'] as const)
    context.sandbox.store.remove(inInstance(context, instance, part), id);
  return { key };
};

const chunks: Handler<'aiSearch.namespaces.instances.items.chunks'> = (context) => {
  const instance = instanceOf(context);
  const item = itemOf(context, instance);
  const { limit = 20, offset = 0 } = context.query;
  const known = statusOf(context, item) === 'completed' ? chunksOf(context, instance, item) : [];
  const of = { key: item.key, timestamp: Date.parse(item.indexed_at), metadata: item.metadata ?? {} };
  return context.fit(known.slice(offset, offset + limit).map((one) => ({ ...one, item: of })));
};

const download: Handler<'aiSearch.namespaces.instances.items.download'> = (context) => {
  const instance = instanceOf(context);
  const item = itemOf(context, instance);
  return new Reply(new Uint8Array(contentOf(context, instance, item)), 'application/octet-stream', {
    headers: {
      'content-disposition': `attachment; filename="${item.key.split('/').at(-1)?.replaceAll('"', '') ?? 'file'}"`,
    },
  });
};

/** Lists the events of an item so far. */
const logs: Handler<'aiSearch.namespaces.instances.items.logs'> = (context) => {
  const instance = instanceOf(context);
  const item = itemOf(context, instance);
  const status = statusOf(context, item);
  const reached = ['queued', 'running', 'completed'].slice(0, ['queued', 'running', 'completed'].indexOf(status) + 1);
  const rows = reached.map((action) => ({
    action,
    chunkCount: action === 'completed' ? chunksOf(context, instance, item).length : null,
    errorType: null,
    fileKey: item.key,
    message: null,
    processingTimeMs: action === 'completed' ? 3000 : null,
    timestamp: item.indexed_at,
  }));
  return context.fit(rows.slice(0, context.query.limit ?? 50));
};

const jobsOf = (context: Context, instance: Instance): Job[] =>
  all<Job>(context, inInstance(context, instance, 'jobs'));

const jobOf = (context: Context, instance: Instance): Job =>
  found<Job>(context, inInstance(context, instance, 'jobs'), context.path.job_id ?? '', () => missing('job'));

/** A website is not crawled: its first page represents it. */
function sync(context: Context, instance: Instance): number {
  if (instance.type === 'web-crawler') {
    const key = `https://${String(instance.source).replace(/^https?:\/\//, '')}`;
    putItem(context, instance, { key, bytes: Buffer.from(`Placeholder of ${key}`) });
    return 1;
  }
  const { prefix = '', r2_jurisdiction = 'default' } = fieldsIn(instance.source_params);
  const tables = tablesOf(context);
  const bucket = tables.bucket(context.path.account_id ?? '', String(r2_jurisdiction), String(instance.source));
  if (bucket === undefined) throw missing('R2 bucket');
  const entries = tables
    .after(bucket.number, '', String(prefix), LIMITS.files)
    .filter(({ size }) => size <= LIMITS.fileBytes);
  for (const { key } of entries) putItem(context, instance, { key, bytes: tables.bytes(bucket.number, key) });
  const keys = new Set(entries.map(({ key }) => key));
  for (const { id, key } of itemsOf(context, instance)) {
    if (keys.has(key)) continue;
    for (const part of ['items', 'content'] as const)
      context.sandbox.store.remove(inInstance(context, instance, part), id);
  }
  return entries.length;
}

/** Starts a sync of the data source. */
export function startJob(context: Context, instance: Instance, description: unknown): Job {
  if (instance.type == null)
    throw invalid(
      'The instance has no data source but its own storage, whose files are indexed when they are uploaded',
    );
  const now = context.sandbox.clock.now();
  const last = jobsOf(context, instance).at(-1);
  if (last !== undefined && Date.parse(last.started_at) > now - BETWEEN_JOBS)
    throw problem(429, 7020, `A sync can be started every ${BETWEEN_JOBS / 1000} seconds`); // code not documented
  const id = context.sandbox.ids.uuid();
  const job = {
    id,
    started_at: context.now(),
    files: sync(context, instance),
    ...(typeof description === 'string' ? { description } : {}),
  };
  return keep(context, inInstance(context, instance, 'jobs'), id, job);
}

function createJob<Result>(context: Showing<Result>): Result {
  return context.fit(shownJob(context, startJob(context, instanceOf(context), fieldsOf(context).description)));
}

function cancelJob<Result>(context: Showing<Result>): Result {
  const instance = instanceOf(context);
  const job = jobOf(context, instance);
  if (shownJob(context, job).ended_at !== undefined) throw conflict('The job has ended already'); // code not documented
  const cancelled = { ...job, cancelled_at: context.now() };
  return context.fit(shownJob(context, keep(context, inInstance(context, instance, 'jobs'), job.id, cancelled)));
}

export const jobList = (context: Context): ReturnType<typeof shownJob>[] =>
  jobsOf(context, instanceOf(context))
    .reverse()
    .map((one) => shownJob(context, one));

export const jobLogs = (context: Context): ReturnType<typeof jobLog> =>
  cut(jobLog(context, jobOf(context, instanceOf(context))), context.query);

export const oneJob = (context: Context): ReturnType<typeof shownJob> =>
  shownJob(context, jobOf(context, instanceOf(context)));

export const itemKeys = (context: Context): { key: string; status: string }[] => {
  const instance = instanceOf(context);
  return itemsOf(context, instance).map((one) => ({ key: one.key, status: statusOf(context, one) }));
};

/** Counts of items by status, and of the indexed content. */
function stats<Result>(context: Showing<Result>): Result {
  const instance = instanceOf(context);
  const items = itemsOf(context, instance);
  const count = (status: string): number => items.filter((one) => statusOf(context, one) === status).length;
  const done = items.filter((one) => statusOf(context, one) === 'completed');
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return context.fit({
    completed: count('completed'),
    queued: count('queued'),
    running: count('running'),
    error: 0,
    outdated: 0,
    skipped: 0,
    degraded: false,
    file_embed_errors: {},
    index_source_errors: {},
    last_activity:
      items
        .map(({ indexed_at }) => indexed_at)
        .sort()
        .at(-1) ?? instance.created_at,
    engine: {
      r2: {
        objectCount: items.length,
        payloadSizeBytes: sum(items.map((one) => one.file_size)),
        metadataSizeBytes: sum(items.map((one) => JSON.stringify(one.metadata).length)),
      },
      vectorize: { dimensions: 1024, vectorsCount: sum(done.map((one) => chunksOf(context, instance, one).length)) },
    },
  });
}

export const aiSearchItems = {
  'aiSearch.namespaces.instances.items.upload': upload,
  'aiSearch.namespaces.instances.items.createOrUpdate': (context) =>
    index(context, instanceOf(context), String(fieldsOf(context).key)),
  'aiSearch.namespaces.instances.items.sync': (context) => {
    const instance = instanceOf(context);
    return index(context, instance, itemOf(context, instance).key);
  },
  'aiSearch.namespaces.instances.items.list': list,
  'aiSearch.namespaces.instances.items.get': (context) => {
    const instance = instanceOf(context);
    return context.fit(display(context, instance, itemOf(context, instance)));
  },
  'aiSearch.namespaces.instances.items.delete': remove,
  'aiSearch.namespaces.instances.items.chunks': chunks,
  'aiSearch.namespaces.instances.items.download': download,
  'aiSearch.namespaces.instances.items.logs': logs,
  'aiSearch.namespaces.instances.jobs.create': createJob,
  'aiSearch.namespaces.instances.jobs.update': cancelJob,
  'aiSearch.namespaces.instances.jobs.list': (context) => context.page(jobList(context), (one) => context.fit(one)),
  'aiSearch.namespaces.instances.jobs.get': (context) => context.fit(oneJob(context)),
  'aiSearch.namespaces.instances.jobs.logs': (context) => jobLogs(context),
  'aiSearch.namespaces.instances.stats': stats,
  'aiSearch.instances.jobs.create': createJob,
  'aiSearch.instances.jobs.update': cancelJob,
  'aiSearch.instances.jobs.list': (context) => context.page(jobList(context), (one) => context.fit(one)),
  'aiSearch.instances.jobs.get': (context) => context.fit(oneJob(context)),
  'aiSearch.instances.jobs.logs': (context) => jobLogs(context),
  'aiSearch.instances.stats': stats,
} satisfies Handlers;
