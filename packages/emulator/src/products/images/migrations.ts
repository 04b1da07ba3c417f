/** Imports of pictures from buckets: planned, set going, stopped, and done as time passes. Nothing is fetched. */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { notFound, problem } from '../../problem.ts';
import { all, below, type Fields, fieldsOf, found, keep, read } from '../shared/fields.ts';

/** Seconds that an import takes; in reality it depends on the bucket. */
const SECONDS = 30;

const migrations = (context: Context): string => below(context, 'images', 'v2', 'sourcingkit', 'migrations');
const sources = (context: Context): string => below(context, 'images', 'v2', 'sourcingkit', 'sources');

/** The stored migration holds the request; the clock decides its progress. */
function current(context: Context, migration: Fields): Fields {
  const started = Date.parse(String(migration.startedAt));
  const end = started + SECONDS * 1000;
  if (migration.status !== 'processing' || context.sandbox.clock.now() < end) return migration;
  return { ...migration, status: 'success', endedAt: new Date(end).toISOString() };
}

function find(context: Context & At<'migration_id'>): Fields {
  const id = context.path.migration_id;
  return current(
    context,
    found(context, migrations(context), id, () => notFound('migration')),
  );
}

const list: Handler<'images.sourcingKit.migrations.list'> = (context) => {
  const { offset = 0, limit = 25 } = context.query;
  const page = all(context, migrations(context)).slice(offset, offset + limit);
  return context.fit({ migrations: page.map((one) => current(context, one)) });
};

/** The bucket is not read, so no images are found. */
const progress: Handler<'images.sourcingKit.migrations.lifecycle.get'> = (context) => {
  const { status, startedAt, endedAt } = find(context);
  const counts = { scannedCount: 0, importSuccessCount: 0, importErrorsCount: 0, isAccurate: true };
  return context.fit({ status, startedAt, endedAt, ...counts });
};

/** https://developers.cloudflare.com/images/upload-images/sourcing-kit/ */
const create: Handler<'images.sourcingKit.migrations.create'> = (context) => {
  const { sourceId } = fieldsOf(context);
  if (read(context, sources(context), String(sourceId)) === undefined)
    throw problem(404, 5404, 'The source of the migration does not exist.', '/sourceId'); // code not documented
  return context.generic({ ...fieldsOf(context), status: 'pending', startedAt: null, endedAt: null });
};

/** Codes of these refusals are not documented. */
function move<Result>(
  context: Showing<Result> & At<'migration_id'>,
  from: string,
  change: (now: string) => Fields,
): Result {
  const migration = find(context);
  if (migration.status !== from)
    throw problem(409, 5409, `The migration is ${String(migration.status)}; it must be ${from}.`, '/migration_id');
  const moved = { ...migration, ...change(context.now()) };
  return context.fit(keep(context, migrations(context), String(migration.id), moved));
}

const remove: Handler<'images.sourcingKit.migrations.delete'> = (context) => {
  if (find(context).status === 'processing')
    throw problem(409, 5409, 'The migration is running: abort it first.', '/migration_id');
  return context.generic();
};

export const imageMigrations = {
  'images.sourcingKit.migrations.create': create,
  'images.sourcingKit.migrations.get': (context) => context.fit(find(context)),
  'images.sourcingKit.migrations.list': list,
  'images.sourcingKit.migrations.delete': remove,
  'images.sourcingKit.migrations.lifecycle.get': progress,
  'images.sourcingKit.migrations.lifecycle.start': (context) =>
    move(context, 'pending', (startedAt) => ({ status: 'processing', startedAt })),
  'images.sourcingKit.migrations.lifecycle.abort': (context) =>
    move(context, 'processing', (endedAt) => ({ status: 'aborted', endedAt })),
} satisfies Handlers;
