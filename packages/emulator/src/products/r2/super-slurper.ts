/** Super Slurper: bulk copies into R2 that run on the emulator's clock, and can be held, let go on and given up. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { type Problem, problem } from '../../problem.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { elapsed, held, resumed, started, stopwatchOf } from '../shared/stopwatch.ts';
import { accountOf } from '../workers/tables.ts';
import { tablesOf } from './tables.ts';

/** Objects of a source that is not here; how many are copied in a second. */
const OBJECTS = 100;
const PER_SECOND = 10;

const scopeOf = (context: Context): string => below(context, 'slurper', 'jobs');

/** A location without its credentials. */
function withoutSecret(place: unknown): unknown {
  if (!isObject(place)) return undefined;
  const { secret: _, ...fields } = place;
  return fields;
}

/** https://developers.cloudflare.com/r2/data-migration/super-slurper/ */
const create: Handler<'r2.superSlurper.jobs.create'> = (context) => {
  const { overwrite, source, target } = fieldsOf(context);
  const id = context.sandbox.ids.hex();
  const keys = isObject(source) && Array.isArray(source.keys) ? source.keys.length : OBJECTS;
  const now = context.now();
  const job = {
    id,
    createdAt: now,
    overwrite: overwrite ?? true,
    source: withoutSecret(source),
    target: withoutSecret(target),
    objects: keys,
    watch: started(context),
    aborted: null,
    logs: [{ job: id, createdAt: now, logType: 'migrationStart' }],
  };
  keep(context, scopeOf(context), id, job);
  return context.fit({ id });
};

function copied(context: Context, job: Fields): number {
  const seconds = elapsed(stopwatchOf(job.watch), context) / 1000;
  return Math.min(Number(job.objects), Math.floor(seconds * PER_SECOND));
}

type Status = 'running' | 'paused' | 'aborted' | 'completed';

function statusOf(context: Context, job: Fields): Status {
  if (job.aborted !== null) return 'aborted';
  if (copied(context, job) >= Number(job.objects)) return 'completed';
  return stopwatchOf(job.watch).since === null ? 'paused' : 'running';
}

/** Time at which the last object was copied or the job aborted; null before. */
function finishedAt(context: Context, job: Fields): string | null {
  const status = statusOf(context, job);
  if (status === 'aborted') return String(job.aborted);
  if (status !== 'completed') return null;
  const { ran, since } = stopwatchOf(job.watch);
  const end = (since ?? 0) + (Number(job.objects) / PER_SECOND) * 1000 - ran;
  return new Date(end).toISOString();
}

function display(context: Context, job: Fields): Fields {
  return { ...job, status: statusOf(context, job), finishedAt: finishedAt(context, job) };
}

function jobOf(context: Context & At<'job_id'>): Fields {
  const refusal = (): Problem => problem(404, 10404, 'The job does not exist.', '/job_id'); // code not documented
  return found(context, scopeOf(context), context.path.job_id, refusal);
}

function log(context: Context, job: Fields, logType: string): Fields[] {
  const before = Array.isArray(job.logs) ? (job.logs as Fields[]) : []; // written by this file alone
  return [...before, { job: job.id, createdAt: context.now(), logType }];
}

/** A job that has come to its end cannot be changed. */
function change(context: Context, job: Fields, to: 'paused' | 'running' | 'aborted'): string {
  const status = statusOf(context, job);
  if (status === 'completed' || status === 'aborted')
    throw problem(409, 10409, `The job is ${status}: it cannot be changed any more.`, '/job_id'); // code not documented
  if (status === to) return '';
  const watch = stopwatchOf(job.watch);
  const changes: Readonly<Record<typeof to, () => Fields>> = {
    paused: () => ({ watch: held(watch, context), logs: log(context, job, 'migrationPause') }),
    running: () => ({ watch: resumed(watch, context), logs: log(context, job, 'migrationResume') }),
    aborted: () => ({
      watch: held(watch, context),
      aborted: context.now(),
      logs: log(context, job, 'migrationAbort'),
    }),
  };
  keep(context, scopeOf(context), String(job.id), { ...job, ...changes[to]() });
  return '';
}

const abortAll: Handler<'r2.superSlurper.jobs.abortAll'> = (context) => {
  for (const job of all(context, scopeOf(context))) {
    const status = statusOf(context, job);
    if (status === 'running' || status === 'paused') change(context, job, 'aborted');
  }
  return '';
};

const progress: Handler<'r2.superSlurper.jobs.progress'> = (context) => {
  const job = jobOf(context);
  const counts = {
    objects: job.objects,
    transferredObjects: copied(context, job),
    skippedObjects: 0,
    failedObjects: 0,
  };
  return context.fit({ id: job.id, createdAt: job.createdAt, status: statusOf(context, job), ...counts });
};

function part<Item>(context: Showing<Item>, items: readonly unknown[]): PageResult<Item> {
  const { limit, offset } = context.query;
  const start = typeof offset === 'number' ? Math.max(0, offset) : 0;
  const size = typeof limit === 'number' ? limit : 50;
  return new PageResult(items.slice(start, start + size).map((item) => context.fit(item)));
}

const logs: Handler<'r2.superSlurper.jobs.logs.list'> = (context) => {
  const job = jobOf(context);
  const end = finishedAt(context, job);
  const kept = Array.isArray(job.logs) ? job.logs : [];
  const isDone = statusOf(context, job) === 'completed';
  return part(context, isDone ? [...kept, { job: job.id, createdAt: end, logType: 'migrationComplete' }] : kept);
};

/** A bucket of this account that is not here cannot be reached; elsewhere everything can. */
const precheck: Handler<
  'r2.superSlurper.connectivityPrecheck.source' | 'r2.superSlurper.connectivityPrecheck.target'
> = (context) => {
  const { vendor, bucket, jurisdiction } = fieldsOf(context);
  const isHere =
    vendor !== 'r2' ||
    tablesOf(context).bucket(accountOf(context), String(jurisdiction ?? 'default'), String(bucket)) !== undefined;
  return context.fit({ connectivityStatus: isHere ? 'success' : 'error' });
};

const remove: Handler<'r2.superSlurper.jobs.delete'> = (context) => {
  context.sandbox.store.remove(scopeOf(context), String(jobOf(context).id));
  return '';
};

export const r2Migrations = {
  'r2.superSlurper.jobs.create': create,
  'r2.superSlurper.jobs.list': (context) =>
    part(
      context,
      all(context, scopeOf(context)).map((job) => display(context, job)),
    ),
  'r2.superSlurper.jobs.get': (context) => context.fit(display(context, jobOf(context))),
  'r2.superSlurper.jobs.pause': (context) => change(context, jobOf(context), 'paused'),
  'r2.superSlurper.jobs.resume': (context) => change(context, jobOf(context), 'running'),
  'r2.superSlurper.jobs.abort': (context) => change(context, jobOf(context), 'aborted'),
  'r2.superSlurper.jobs.abortAll': abortAll,
  'r2.superSlurper.jobs.progress': progress,
  'r2.superSlurper.jobs.delete': remove,
  'r2.superSlurper.jobs.logs.list': logs,
  'r2.superSlurper.connectivityPrecheck.source': precheck,
  'r2.superSlurper.connectivityPrecheck.target': precheck,
} satisfies Handlers;
