/** Workflows: definitions with a version for each change; their runs are in `workflows-instances.ts`. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { notFound, type Problem, problem } from '../../problem.ts';
import { nextTime } from '../../state/cron.ts';
import { includesText } from '../../text-search.ts';
import { all, type Fields, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { workerTables } from '../workers/tables.ts';
import { accountWorkflows, retentionOf } from './account.ts';
import { countsOf, scopeOf, workflowInstances, workflowOf } from './instances.ts';

/** https://developers.cloudflare.com/workflows/reference/limits/ */
const NAME = /^[a-zA-Z0-9_][a-zA-Z0-9-_]{0,63}$/;

const versionsOf = (context: Context, name: unknown): string =>
  `${scopeOf(context)}/${encodeURIComponent(String(name))}/versions`;

/** Made, or replaced with a new version. */
const update: Handler<'workflows.update'> = (context) => {
  const name = context.path.workflow_name;
  if (!NAME.test(name)) throw problem(400, 10202, 'workflows.api.error.workflow.invalid_name', '/workflow_name'); // code not documented
  const { class_name, script_name, schedules, limits, concurrency, default_retention } = fieldsOf(context);
  if (context.sandbox.use(workerTables).script.get(context.path.account_id, String(script_name)) === undefined)
    throw notFound(`script '${String(script_name).slice(0, 100)}'`);
  const before = read(context, scopeOf(context), name);
  const { ids } = context.sandbox;
  const now = context.now();
  const workflow = {
    id: before?.id ?? ids.uuid(),
    name,
    class_name,
    script_name,
    ...(Array.isArray(schedules) ? { schedules } : {}),
    version_id: ids.uuid(),
    created_on: before?.created_on ?? now,
    modified_on: now,
    triggered_on: before?.triggered_on ?? null,
  };
  keep(context, scopeOf(context), name, workflow);
  const retention = isObject(default_retention) ? { default_retention: retentionOf(default_retention) } : {};
  keep(context, versionsOf(context, name), workflow.version_id, {
    id: workflow.version_id,
    workflow_id: workflow.id,
    class_name,
    created_on: now,
    modified_on: now,
    has_dag: false,
    language: 'javascript',
    ...(limits === undefined ? {} : { limits }),
    ...(concurrency === undefined ? {} : { concurrency }),
    ...retention,
  });
  return context.fit({ ...workflow, is_deleted: 0, terminator_running: 0 });
};

function display<Result>(context: Showing<Result>, { schedules, ...workflow }: Fields): Result {
  const crons = Array.isArray(schedules) ? schedules.filter(isObject) : [];
  return context.fit({
    ...workflow,
    instances: countsOf(context, workflow),
    ...(crons.length === 0 ? {} : { schedules: crons.map(({ cron }) => scheduleShown(context, String(cron))) }),
  });
}

function scheduleShown({ sandbox }: Context, cron: string): Fields {
  const next = nextTime(cron, sandbox.clock.now());
  return { cron, next_instance: next === undefined ? null : new Date(next).toISOString() };
}

const list: Handler<'workflows.list'> = (context) => {
  const { search } = context.query;
  const workflows = all(context, scopeOf(context)).filter(({ name }) => includesText(String(name), search ?? ''));
  return context.page(workflows, (workflow) => display(context, workflow));
};

/** Its runs go with it. */
const remove: Handler<'workflows.delete'> = (context) => {
  const { name } = workflowOf(context);
  context.sandbox.store.remove(scopeOf(context), String(name));
  return context.fit({ status: 'ok', success: true });
};

function versionOf(context: Context & At<'version_id'>): Fields {
  const { name } = workflowOf(context);
  const refusal = (): Problem => problem(404, 10300, 'workflows.api.error.version.not_found', '/version_id'); // code not documented
  return found(context, versionsOf(context, name), context.path.version_id, refusal);
}

export const workflows = {
  ...workflowInstances,
  ...accountWorkflows,
  'workflows.update': update,
  'workflows.list': list,
  'workflows.get': (context) => display(context, workflowOf(context)),
  'workflows.delete': remove,
  'workflows.versions.list': (context) =>
    context.page(all(context, versionsOf(context, workflowOf(context).name)).reverse(), (version) =>
      context.fit(version),
    ),
  'workflows.versions.get': (context) => context.fit(versionOf(context)),
  'workflows.versions.graph': (context) => context.fit({ ...versionOf(context), graph: null }),
  'workflows.versions.dag': (context) => context.fit({ ...versionOf(context), dag: null }),
} satisfies Handlers;
