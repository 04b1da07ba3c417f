/**
 * Instances of workflows: started, paused, resumed, restarted and ended by calls. On an edge their code runs; without one
 * they are queued, running and complete by the emulator's clock alone.
 */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { type Problem, problem } from '../../problem.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { pageOf } from '../shared/pages.ts';
import { elapsed, held, resumed, started, stopwatchOf } from '../shared/stopwatch.ts';
import { listOf } from '../workers/upload.ts';
import {
  changeRun,
  type Instance,
  instanceAt,
  isFinal,
  NEW_RUN,
  type Place,
  type Run,
  removeRun,
  wake,
} from './runs.ts';
import { instanceShown, stepShown } from './shown.ts';
import { sendEvent as sendToRun } from './steps.ts';

/** https://developers.cloudflare.com/workflows/reference/limits/ */
const ID = /^[a-zA-Z0-9_][a-zA-Z0-9-_]{0,99}$/;
const MAX_PAYLOAD = 1_048_576;
/** Without an edge: a run begins after a second, and is complete after five. */
const RUN = { starts: 1000, ends: 5000 };

/** The part of a call's context that a Worker's binding has too. */
export type Where = Pick<Context, 'sandbox' | 'segments' | 'now'>;

export const scopeOf = (where: Pick<Where, 'segments'>): string => below(where, 'workflows');
export const instancesOf = (where: Pick<Where, 'segments'>, { name }: Fields): string =>
  below(where, 'workflows', String(name), 'instances');

/** Where the state of an instance is whose code runs. */
const placeOf = ({ sandbox, segments }: Where, { name }: Fields, id: string): Place => ({
  ...{ sandbox, id },
  account: segments[1] ?? '',
  workflow: String(name),
});

/** @throws Problem 404 */
export const workflowOf = (context: Context): Fields => workflowNamed(context, context.path.workflow_name ?? '');

/** @throws Problem 404 */
export function workflowNamed(where: Where, name: string): Fields {
  const refusal = (): Problem => problem(404, 10200, 'workflows.api.error.workflow.not_found', '/workflow_name');
  return found(where, scopeOf(where), name, refusal);
}

type Status = Run['status'];

const runOf = (instance: Fields): Run | undefined => (instance as Partial<Instance>).run;

export function statusOf(context: Pick<Where, 'sandbox'>, instance: Fields): Status {
  const run = runOf(instance);
  if (run !== undefined) return run.status;
  if (instance.terminated !== null) return 'terminated';
  const watch = stopwatchOf(instance.watch);
  const ran = elapsed(watch, context);
  if (ran >= RUN.ends) return 'complete';
  if (watch.since === null) return 'paused';
  return ran < RUN.starts ? 'queued' : 'running';
}

/** Time at which the run reached a point; null if it has not. */
function reached(context: Where, instance: Fields, point: number): string | null {
  const watch = stopwatchOf(instance.watch);
  if (elapsed(watch, context) < point) return null;
  if (watch.ran >= point || watch.since === null) return String(instance.modified_on);
  return new Date(watch.since + point - watch.ran).toISOString();
}

function timesOf(context: Where, instance: Fields): { started_on: string | null; ended_on: string | null } {
  const run = runOf(instance);
  if (run !== undefined) return { started_on: run.started_on, ended_on: run.ended_on };
  const started_on = typeof instance.start === 'string' ? instance.start : reached(context, instance, RUN.starts);
  const ended_on = typeof instance.terminated === 'string' ? instance.terminated : reached(context, instance, RUN.ends);
  return { started_on, ended_on };
}

export function countsOf(context: Context, workflow: Fields): Record<string, number> {
  const none = { complete: 0, errored: 0, terminated: 0, rollingBack: 0 };
  const counts = { queued: 0, running: 0, paused: 0, waiting: 0, waitingForPause: 0, ...none };
  for (const instance of all(context, instancesOf(context, workflow))) counts[statusOf(context, instance)]++;
  return counts;
}

function instanceOf(context: Context & At<'instance_id'>): { workflow: Fields; instance: Fields } {
  const workflow = workflowOf(context);
  return { workflow, instance: instanceNamed(context, workflow, context.path.instance_id) };
}

/** @throws Problem 404 */
export function instanceNamed(where: Where, workflow: Fields, id: string): Fields {
  const refusal = (): Problem => problem(404, 10400, 'workflows.api.error.instance.not_found', '/instance_id');
  return found(where, instancesOf(where, workflow), id, refusal);
}

function save(context: Where, workflow: Fields, instance: Fields): Fields {
  return keep(context, instancesOf(context, workflow), String(instance.id), {
    ...instance,
    modified_on: context.now(),
  });
}

function idOf(context: Where, { instance_id: id }: Fields, pointer: string): string {
  if (id === undefined) return context.sandbox.ids.uuid();
  if (!ID.test(String(id)))
    throw problem(400, 10404, 'workflows.api.error.instance.invalid_id', `${pointer}/instance_id`); // code not documented
  return String(id);
}

/** Of a new instance. */
interface Start {
  readonly id: string;
  readonly params: unknown;
  readonly source: 'api' | 'binding' | 'cron';
  /** Of the body, where the parameters are in a list. */
  readonly pointer: string;
  readonly schedule?: Fields;
}

function add(where: Where, workflow: Fields, { id, params, source, pointer, schedule }: Start): Fields {
  const payload = typeof params === 'string' ? params : JSON.stringify(params ?? null);
  if (Buffer.byteLength(payload) > MAX_PAYLOAD) {
    const message = `workflows.api.error.instance.payload_too_large: at most ${MAX_PAYLOAD} bytes`;
    throw problem(413, 10406, message, `${pointer}/params`); // code not documented
  }
  keep(where, scopeOf(where), String(workflow.name), { ...workflow, triggered_on: where.now() });
  const { runsWorkers } = where.sandbox;
  if (runsWorkers) wake(placeOf(where, workflow, id));
  return save(where, workflow, {
    id,
    workflow_id: workflow.id,
    version_id: workflow.version_id,
    created_on: where.now(),
    params: params ?? null,
    trigger_source: source,
    ...(schedule === undefined ? {} : { schedule }),
    ...(runsWorkers ? { run: NEW_RUN } : { watch: started(where), terminated: null }),
  });
}

function short<Result>(context: Showing<Result>, instance: Fields): Result {
  return context.fit({ ...instance, status: statusOf(context, instance) });
}

const isThere = (where: Where, workflow: Fields, id: string): boolean =>
  where.sandbox.store.get(instancesOf(where, workflow), id) !== undefined;

/** @throws Problem if the id is in use, or not valid */
export function createOne(where: Where, workflow: Fields, body: Fields, source: Start['source']): Fields {
  const id = idOf(where, body, '');
  if (isThere(where, workflow, id))
    throw problem(400, 10405, 'workflows.api.error.instance.already_exists', '/instance_id');
  return add(where, workflow, { id, params: body.params, source, pointer: '' });
}

/**
 * Existing instances are skipped: a batch can be sent again.
 * https://developers.cloudflare.com/workflows/build/workers-api/#createbatch
 */
export function createMany(
  where: Where,
  workflow: Fields,
  bodies: readonly Fields[],
  source: Start['source'],
): Fields[] {
  return bodies.flatMap((body, index) => {
    const pointer = `/${index}`;
    const id = idOf(where, body, pointer);
    return isThere(where, workflow, id) ? [] : [add(where, workflow, { id, params: body.params, source, pointer })];
  });
}

/** @param schedule the cron expression, and the time that it named */
export function createScheduled(where: Where, workflow: Fields, schedule: Fields): Fields {
  const id = where.sandbox.ids.uuid();
  return add(where, workflow, { id, params: null, source: 'cron', pointer: '', schedule });
}

const create: Handler<'workflows.instances.create'> = (context) =>
  short(context, createOne(context, workflowOf(context), fieldsOf(context), 'api'));

const bulk: Handler<'workflows.instances.bulk'> = (context) => {
  const made = createMany(context, workflowOf(context), listOf(context.body), 'api');
  return new PageResult(made.map((instance) => short(context, instance)));
};

const list: Handler<'workflows.instances.list'> = (context) => {
  const workflow = workflowOf(context);
  const { status, date_start, date_end, direction } = context.query;
  const after = date_start === undefined ? Number.NEGATIVE_INFINITY : Date.parse(date_start);
  const before = date_end === undefined ? Number.POSITIVE_INFINITY : Date.parse(date_end);
  const show = (instance: Fields) =>
    context.fit({
      ...instance,
      ...timesOf(context, instance),
      status: statusOf(context, instance),
    });
  const scope = instancesOf(context, workflow);
  if ([status, date_start, date_end].every((filter) => filter === undefined))
    return pageOf(context, scope, show, direction !== 'asc');
  const instances = all(context, scope).filter((instance) => {
    const created = Date.parse(String(instance.created_on));
    return (
      created >= after && created <= before && (status ?? statusOf(context, instance)) === statusOf(context, instance)
    );
  });
  const ordered = direction === 'asc' ? instances : instances.reverse();
  return context.page(ordered, show);
};

/** The API takes parameters as JSON text too. */
export function paramsOf({ params }: Fields): unknown {
  try {
    return typeof params === 'string' ? JSON.parse(params) : params;
  } catch {
    return params;
  }
}

const get: Handler<'workflows.instances.get'> = (context) => {
  const { workflow, instance } = instanceOf(context);
  const status = statusOf(context, instance);
  const run = runOf(instance);
  const place = placeOf(context, workflow, String(instance.id));
  const shown = run === undefined ? {} : instanceShown(place, run, context.query);
  const { started_on, ended_on } = timesOf(context, instance);
  const isTerminated = status === 'terminated';
  return context.fit({
    status,
    params: paramsOf(instance) ?? null,
    trigger: { source: instance.trigger_source ?? 'api' },
    versionId: instance.version_id,
    queued: instance.created_on,
    start: started_on,
    end: ended_on,
    success: status === 'complete' ? true : isTerminated ? false : null,
    steps: isTerminated ? [{ type: 'termination', trigger: { source: 'user' } }] : [],
    step_count: 0,
    error: null,
    rollback: null,
    output: '',
    ...(instance.schedule === undefined ? {} : { schedule: instance.schedule }),
    ...shown,
  });
};

const GOING: readonly Status[] = ['queued', 'running', 'waiting'];
/** Statuses in which each action is allowed. */
const ALLOWED: Readonly<Record<string, readonly Status[]>> = {
  pause: GOING,
  resume: ['paused', 'waitingForPause'],
  terminate: [...GOING, 'paused', 'waitingForPause'],
  restart: [...GOING, 'paused', 'waitingForPause', 'terminated', 'errored', 'complete'],
};
/** 10401 is observed by users; the others are not documented. */
const REFUSED: Readonly<Record<string, number>> = { terminate: 10401, pause: 10402, resume: 10403 };

/** Without an edge. */
function changedByTime(context: Where, instance: Fields, action: string): Fields {
  const watch = stopwatchOf(instance.watch);
  const start = timesOf(context, instance).started_on;
  switch (action) {
    case 'pause':
      return { ...instance, start, watch: held(watch, context) };
    case 'resume':
      return { ...instance, watch: resumed(watch, context) };
    case 'terminate':
      return { ...instance, start, watch: held(watch, context), terminated: context.now() };
    default:
      return { ...instance, start: null, watch: started(context), terminated: null };
  }
}

/**
 * https://developers.cloudflare.com/workflows/build/trigger-workflows/
 * @throws Problem if the action is not allowed now
 */
export function changeStatus(where: Where, workflow: Fields, id: string, action: string, from?: unknown): Fields {
  const instance = instanceNamed(where, workflow, id);
  if (ALLOWED[action]?.includes(statusOf(where, instance)) !== true)
    throw problem(400, REFUSED[action] ?? 10401, `workflows.api.error.instance.cannot_${action}`, '/status');
  const place = placeOf(where, workflow, id);
  const running = instanceAt(place);
  if (running === undefined) return save(where, workflow, changedByTime(where, instance, action));
  const changed = changeRun(place, running, action, from);
  if (changed === undefined) throw problem(400, 10408, 'workflows.api.error.step.not_found', '/from'); // code not documented
  return changed;
}

const setStatus: Handler<'workflows.instances.status.edit'> = (context) => {
  const { status, from } = fieldsOf(context);
  const changed = changeStatus(context, workflowOf(context), context.path.instance_id, String(status), from);
  return context.fit({ status: statusOf(context, changed), timestamp: context.now() });
};

const remove: Handler<'workflows.instances.delete'> = (context) => {
  const { workflow, instance } = instanceOf(context);
  removeRun(placeOf(context, workflow, String(instance.id)));
  return context.fit({ instanceId: instance.id, timestamp: context.now() });
};

/** Each independently: missing ones are reported, the others deleted. */
const bulkDelete: Handler<'workflows.instances.bulkDelete'> = (context) => {
  const workflow = workflowOf(context);
  const { instances } = fieldsOf(context);
  const ids = [...new Set(Array.isArray(instances) ? instances.map(String) : [])];
  const isGone = new Map(ids.map((id) => [id, removeRun(placeOf(context, workflow, id))]));
  return context.fit({
    deleted: ids.filter((id) => isGone.get(id)).map((id) => ({ id })),
    errors: ids
      .filter((id) => !isGone.get(id))
      .map((id) => ({ id, code: 10400, message: 'workflows.api.error.instance.not_found' })),
  });
};

/** Those that are named, or all. */
const bulkTerminate: Handler<'workflows.instances.bulkTerminate'> = (context) => {
  const workflow = workflowOf(context);
  const named = context.body === undefined ? undefined : new Set(context.body);
  const running = all(context, instancesOf(context, workflow)).filter(
    (instance) =>
      named?.has(String(instance.id)) !== false && ALLOWED.terminate?.includes(statusOf(context, instance)) === true,
  );
  for (const { id } of running) changeStatus(context, workflow, String(id), 'terminate');
  return context.fit({ instancesTerminated: running.length, status: 'ok' });
};

/**
 * An event for an instance that has ended has nowhere to go.
 * https://developers.cloudflare.com/workflows/build/events-and-parameters/
 * @throws Problem
 */
export function sendEvent(where: Where, workflow: Fields, id: string, type: string, body: unknown): void {
  const instance = instanceNamed(where, workflow, id);
  const status = statusOf(where, instance);
  if (isFinal(status))
    throw problem(400, 10407, `workflows.api.error.instance.cannot_send_event: it is ${status}`, '/instance_id'); // code not documented
  const payload = JSON.stringify(body ?? null);
  if (Buffer.byteLength(payload) > MAX_PAYLOAD)
    throw problem(413, 10406, `workflows.api.error.event.payload_too_large: at most ${MAX_PAYLOAD} bytes`); // code not documented
  sendToRun(placeOf(where, workflow, id), status, type, payload);
}

const createEvent: Handler<'workflows.instances.events.create'> = (context) => {
  const { event_type, instance_id } = context.path;
  sendEvent(context, workflowOf(context), instance_id, event_type, context.body);
  return context.fit({ instanceId: instance_id, timestamp: context.now() });
};

const step: Handler<'workflows.instances.step'> = (context) => {
  const { workflow, instance } = instanceOf(context);
  const shown = stepShown(placeOf(context, workflow, String(instance.id)), context.query);
  if (shown === undefined) throw problem(404, 10408, 'workflows.api.error.step.not_found', '/name'); // code not documented
  return shown instanceof Response ? (shown as never) : context.fit(shown);
};

export const workflowInstances = {
  'workflows.instances.create': create,
  'workflows.instances.bulk': bulk,
  'workflows.instances.list': list,
  'workflows.instances.get': get,
  'workflows.instances.step': step,
  'workflows.instances.delete': remove,
  'workflows.instances.bulkDelete': bulkDelete,
  'workflows.instances.bulkTerminate': bulkTerminate,
  'workflows.instances.terminateStatus': (context) => {
    workflowOf(context);
    return context.fit({ status: 'not_running' });
  },
  'workflows.instances.status.edit': setStatus,
  'workflows.instances.events.create': createEvent,
} satisfies Handlers;
