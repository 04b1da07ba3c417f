/** Runs of workflows: queued, running and complete by the emulator's clock; paused, resumed, restarted and ended by calls. */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { type Problem, problem } from '../../problem.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { pageOf } from '../shared/pages.ts';
import { elapsed, held, resumed, started, stopwatchOf } from '../shared/stopwatch.ts';
import { listOf } from '../workers/upload.ts';

/** https://developers.cloudflare.com/workflows/reference/limits/ */
const ID = /^[a-zA-Z0-9_][a-zA-Z0-9-_]{0,99}$/;
const MAX_PAYLOAD = 1_048_576;
/** The code of the Worker is not run here: a run begins after a second, and is complete after five. */
const RUN = { starts: 1000, ends: 5000 };

export const scopeOf = (context: Context): string => below(context, 'workflows');
export const instancesOf = (context: Context, { name }: Fields): string =>
  below(context, 'workflows', String(name), 'instances');

/** @throws Problem 404 */
export function workflowOf(context: Context): Fields {
  const refusal = (): Problem => problem(404, 10200, 'workflows.api.error.workflow.not_found', '/workflow_name');
  return found(context, scopeOf(context), context.path.workflow_name ?? '', refusal);
}

type Status = 'queued' | 'running' | 'paused' | 'terminated' | 'complete';

function statusOf(context: Context, instance: Fields): Status {
  if (instance.terminated !== null) return 'terminated';
  const watch = stopwatchOf(instance.watch);
  const ran = elapsed(watch, context);
  if (ran >= RUN.ends) return 'complete';
  if (watch.since === null) return 'paused';
  return ran < RUN.starts ? 'queued' : 'running';
}

/** Time at which the run reached a point; null if it has not. */
function reached(context: Context, instance: Fields, point: number): string | null {
  const watch = stopwatchOf(instance.watch);
  if (elapsed(watch, context) < point) return null;
  if (watch.ran >= point || watch.since === null) return String(instance.modified_on);
  return new Date(watch.since + point - watch.ran).toISOString();
}

function timesOf(context: Context, instance: Fields): { started_on: string | null; ended_on: string | null } {
  const started_on = typeof instance.start === 'string' ? instance.start : reached(context, instance, RUN.starts);
  const ended_on = typeof instance.terminated === 'string' ? instance.terminated : reached(context, instance, RUN.ends);
  return { started_on, ended_on };
}

export function countsOf(context: Context, workflow: Fields): Record<string, number> {
  const counts = { queued: 0, running: 0, paused: 0, complete: 0, terminated: 0 };
  for (const instance of all(context, instancesOf(context, workflow))) counts[statusOf(context, instance)]++;
  return { ...counts, errored: 0, waiting: 0, waitingForPause: 0, rollingBack: 0 };
}

function instanceOf(context: Context & At<'instance_id'>): { workflow: Fields; instance: Fields } {
  const workflow = workflowOf(context);
  const refusal = (): Problem => problem(404, 10400, 'workflows.api.error.instance.not_found', '/instance_id');
  const instance = found(context, instancesOf(context, workflow), context.path.instance_id, refusal);
  return { workflow, instance };
}

function save(context: Context, workflow: Fields, instance: Fields): Fields {
  return keep(context, instancesOf(context, workflow), String(instance.id), {
    ...instance,
    modified_on: context.now(),
  });
}

function idOf(context: Context, { instance_id: id }: Fields, pointer: string): string {
  if (id === undefined) return context.sandbox.ids.uuid();
  if (!ID.test(String(id)))
    throw problem(400, 10404, 'workflows.api.error.instance.invalid_id', `${pointer}/instance_id`); // code not documented
  return String(id);
}

function add(context: Context, workflow: Fields, id: string, { params }: Fields, pointer: string): Fields {
  const payload = typeof params === 'string' ? params : JSON.stringify(params ?? null);
  if (Buffer.byteLength(payload) > MAX_PAYLOAD) {
    const message = `workflows.api.error.instance.payload_too_large: at most ${MAX_PAYLOAD} bytes`;
    throw problem(413, 10406, message, `${pointer}/params`); // code not documented
  }
  keep(context, scopeOf(context), String(workflow.name), { ...workflow, triggered_on: context.now() });
  return save(context, workflow, {
    id,
    workflow_id: workflow.id,
    version_id: workflow.version_id,
    created_on: context.now(),
    params: params ?? null,
    watch: started(context),
    terminated: null,
  });
}

function short<Result>(context: Showing<Result>, instance: Fields): Result {
  return context.fit({ ...instance, status: statusOf(context, instance), trigger_source: 'api' });
}

function isThere(context: Context, workflow: Fields, id: string): boolean {
  return context.sandbox.store.get(instancesOf(context, workflow), id) !== undefined;
}

const create: Handler<'workflows.instances.create'> = (context) => {
  const workflow = workflowOf(context);
  const body = fieldsOf(context);
  const id = idOf(context, body, '');
  if (isThere(context, workflow, id))
    throw problem(400, 10405, 'workflows.api.error.instance.already_exists', '/instance_id');
  return short(context, add(context, workflow, id, body, ''));
};

/**
 * Existing instances are skipped: a batch can be sent again.
 * https://developers.cloudflare.com/workflows/build/workers-api/#createbatch
 */
const bulk: Handler<'workflows.instances.bulk'> = (context) => {
  const workflow = workflowOf(context);
  const made = listOf(context.body).flatMap((one, index) => {
    const id = idOf(context, one, `/${index}`);
    return isThere(context, workflow, id) ? [] : [add(context, workflow, id, one, `/${index}`)];
  });
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
      trigger_source: 'api',
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

function paramsOf({ params }: Fields): unknown {
  try {
    return typeof params === 'string' ? JSON.parse(params) : params;
  } catch {
    return params;
  }
}

const get: Handler<'workflows.instances.get'> = (context) => {
  const { instance } = instanceOf(context);
  const status = statusOf(context, instance);
  const { started_on, ended_on } = timesOf(context, instance);
  const isTerminated = status === 'terminated';
  return context.fit({
    status,
    params: paramsOf(instance) ?? null,
    trigger: { source: 'api' },
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
  });
};

/** Statuses in which each action is allowed. */
const ALLOWED: Readonly<Record<string, readonly Status[]>> = {
  pause: ['queued', 'running'],
  resume: ['paused'],
  terminate: ['queued', 'running', 'paused'],
  restart: ['queued', 'running', 'paused', 'terminated', 'complete'],
};
/** 10401 is observed by users; the others are not documented. */
const REFUSED: Readonly<Record<string, number>> = { terminate: 10401, pause: 10402, resume: 10403 };

function changed(context: Context, instance: Fields, action: string): Fields {
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

/** https://developers.cloudflare.com/workflows/build/trigger-workflows/ */
const setStatus: Handler<'workflows.instances.status.edit'> = (context) => {
  const { workflow, instance } = instanceOf(context);
  const action = String(fieldsOf(context).status);
  if (ALLOWED[action]?.includes(statusOf(context, instance)) !== true)
    throw problem(400, REFUSED[action] ?? 10401, `workflows.api.error.instance.cannot_${action}`, '/status');
  const saved = save(context, workflow, changed(context, instance, action));
  return context.fit({ status: statusOf(context, saved), timestamp: context.now() });
};

const remove: Handler<'workflows.instances.delete'> = (context) => {
  const { workflow, instance } = instanceOf(context);
  context.sandbox.store.remove(instancesOf(context, workflow), String(instance.id));
  return context.fit({ instanceId: instance.id, timestamp: context.now() });
};

/** Each independently: missing ones are reported, the others deleted. */
const bulkDelete: Handler<'workflows.instances.bulkDelete'> = (context) => {
  const workflow = workflowOf(context);
  const { instances } = fieldsOf(context);
  const ids = [...new Set(Array.isArray(instances) ? instances.map(String) : [])];
  const isGone = new Map(ids.map((id) => [id, context.sandbox.store.remove(instancesOf(context, workflow), id)]));
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
  for (const instance of running) save(context, workflow, changed(context, instance, 'terminate'));
  return context.fit({ instancesTerminated: running.length, status: 'ok' });
};

/** An event for a run that has ended has nowhere to go. https://developers.cloudflare.com/workflows/build/events-and-parameters/ */
const sendEvent: Handler<'workflows.instances.events.create'> = (context) => {
  const { workflow, instance } = instanceOf(context);
  const status = statusOf(context, instance);
  if (status === 'complete' || status === 'terminated')
    throw problem(400, 10407, `workflows.api.error.instance.cannot_send_event: it is ${status}`, '/instance_id'); // code not documented
  const payload = JSON.stringify(context.body ?? null);
  if (Buffer.byteLength(payload) > MAX_PAYLOAD)
    throw problem(413, 10406, `workflows.api.error.event.payload_too_large: at most ${MAX_PAYLOAD} bytes`); // code not documented
  const scope = `${instancesOf(context, workflow)}/${encodeURIComponent(String(instance.id))}/events`;
  const id = context.sandbox.ids.uuid();
  keep(context, scope, id, { type: context.path.event_type, payload, timestamp: context.now() });
  return context.fit({});
};

const step: Handler<'workflows.instances.step'> = (context) => {
  instanceOf(context);
  throw problem(404, 10408, 'workflows.api.error.step.not_found: the code is not run here', '/name'); // code not documented
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
  'workflows.instances.events.create': sendEvent,
} satisfies Handlers;
