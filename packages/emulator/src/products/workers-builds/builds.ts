/**
 * Builds, started manually or by a deploy hook, observed and cancelled;
 * https://developers.cloudflare.com/workers/ci-cd/builds/api-reference/
 */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { all, bearing, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { conflict, invalid } from '../shared/refusals.ts';
import { scriptOf } from '../workers/tables.ts';
import {
  type Build,
  buildsOf,
  metadataOf,
  notFound,
  reached,
  type Stage,
  scopeOf,
  shownBuild,
  stageOf,
  type Trigger,
  triggerOf,
  triggersOf,
  workerOf,
} from './state.ts';

const MINUTE = 60_000;
/** https://developers.cloudflare.com/workers/ci-cd/builds/limits-and-pricing/: of the free plan. */
const BUILD_MINUTES = 3000;
/** https://developers.cloudflare.com/workers/ci-cd/builds/deploy-hooks/#limits */
const HOOKED = { worker: 10, account: 100 };

const buildOf = (context: Context & { readonly path: { readonly build_uuid: string } }): Build =>
  found<Build>(context, scopeOf(context, 'builds'), context.path.build_uuid, () => notFound('/build_uuid'));

function start(context: Context, scope: string, trigger: Trigger, branch: string, more: Fields): Build {
  const build_uuid = context.sandbox.ids.uuid();
  return keep(context, scope, build_uuid, { build_uuid, created_on: context.now(), trigger, branch, ...more });
}

/** Either `branch` or `commit_hash` selects the source. */
const create: Handler<'workersBuilds.triggers.builds.create'> = (context) => {
  const trigger = triggerOf(context);
  const { branch, commit_hash, seed_repo } = fieldsOf(context);
  if (branch === undefined && commit_hash === undefined && seed_repo === undefined)
    throw invalid('A build needs a branch or a commit_hash', '/branch');
  const of = branch ?? seed_repo?.branch ?? trigger.branch_includes[0] ?? 'main';
  const build_trigger_metadata = metadataOf(context, trigger, of, 'manual', commit_hash);
  const { build_uuid, created_on } = start(context, scopeOf(context, 'builds'), trigger, of, {
    build_trigger_metadata,
  });
  return { build_uuid, created_on };
};

const cancel: Handler<'workersBuilds.builds.cancel'> = (context) => {
  const build = buildOf(context);
  if (stageOf(context, build) === 'stopped') throw conflict('The build has ended already', '/build_uuid'); // code not documented
  const stopped_on = context.now();
  keep(context, scopeOf(context, 'builds'), build.build_uuid, { ...build, cancelled_on: stopped_on });
  return { build_outcome: 'cancelled', build_uuid: build.build_uuid, stopped_on };
};

/** Log lines of each stage. */
const LINES: Readonly<Record<Stage, (build: Build) => readonly string[]>> = {
  queued: () => [],
  initializing: () => ['Initializing build environment...', 'Success: Finished initializing build environment'],
  running: ({ trigger, branch }) => [
    `Cloning repository, branch ${branch}...`,
    ...(trigger.build_command === '' ? [] : [`Executing user build command: ${trigger.build_command}`]),
    `Executing user deploy command: ${trigger.deploy_command}`,
  ],
  stopped: ({ cancelled_on }) => [cancelled_on === undefined ? 'Success: Build completed' : 'Build was cancelled'],
};

/** The log up to now, onward from a cursor. */
const logs: Handler<'workersBuilds.builds.logs.get'> = (context) => {
  const build = buildOf(context);
  const lines = (Object.keys(LINES) as Stage[]).flatMap((stage): [number, string][] => {
    const time = reached(context, build, stage);
    return time === null ? [] : LINES[stage](build).map((text) => [Date.parse(time), text]);
  }); // its keys by its type
  const from = Number(Buffer.from(String(context.query.cursor ?? ''), 'base64url').toString()) || 0;
  return {
    cursor: Buffer.from(String(lines.length)).toString('base64url'),
    lines: lines.slice(from),
    truncated: false,
  };
};

/** The newest build of each Worker. */
const latest: Handler<'workersBuilds.builds.latest'> = (context) => {
  const tags = String(context.query.external_script_ids ?? '').split(',');
  const rows = tags.flatMap((tag) =>
    buildsOf(context, tag)
      .slice(0, 1)
      .map((build) => [tag, shownBuild(context, build)]),
  );
  return context.fit({ builds: Object.fromEntries(rows) });
};

/** Minutes of this month's builds, against those that the plan has. */
const limits: Handler<'workersBuilds.account.limits.get'> = (context) => {
  const now = new Date(context.sandbox.clock.now());
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const used = all<Build>(context, scopeOf(context, 'builds')).reduce((sum, build) => {
    const began = Date.parse(reached(context, build, 'initializing') ?? '');
    const ended = Date.parse(reached(context, build, 'stopped') ?? context.now());
    return began >= month ? sum + Math.max(0, ended - began) / MINUTE : sum;
  }, 0);
  const refresh = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString();
  return { build_minutes_refresh_on: refresh, has_reached_build_minutes_limit: used >= BUILD_MINUTES };
};

interface Hook extends Fields {
  readonly deploy_hook_uuid: string;
  readonly external_script_id: string;
  readonly branch: string;
}

type HookPath = Context & { readonly path: { readonly deploy_hook_uuid: string; readonly script_name: string } };

function hookOf(context: HookPath): Hook {
  const { tag } = scriptOf(context);
  const hook = found<Hook>(context, scopeOf(context, 'hooks'), context.path.deploy_hook_uuid, () =>
    notFound('/deploy_hook_uuid'),
  );
  if (hook.external_script_id !== tag) throw notFound('/deploy_hook_uuid');
  return hook;
}

/** A Worker must be connected first: https://developers.cloudflare.com/workers/ci-cd/builds/deploy-hooks/#creating-a-deploy-hook */
const createHook: Handler<'workersBuilds.workers.deployHooks.create'> = (context) => {
  const { tag } = scriptOf(context);
  if (triggersOf(context, tag).length === 0)
    throw invalid('The Worker is not connected to a Git repository', '/script_name');
  const deploy_hook_uuid = context.sandbox.ids.uuid();
  const now = context.now();
  const hook = { ...fieldsOf(context), deploy_hook_uuid, external_script_id: tag, created_on: now, modified_on: now };
  return context.fit(keep(context, scopeOf(context, 'hooks'), deploy_hook_uuid, hook));
};

const updateHook: Handler<'workersBuilds.workers.deployHooks.update'> = (context) => {
  const hook = hookOf(context);
  const changed = { ...hook, ...fieldsOf(context), modified_on: context.now() };
  return context.fit(keep(context, scopeOf(context, 'hooks'), hook.deploy_hook_uuid, changed));
};

const deleteHook: Handler<'workersBuilds.workers.deployHooks.delete'> = (context) => {
  const hook = hookOf(context);
  context.sandbox.store.remove(scopeOf(context, 'hooks'), hook.deploy_hook_uuid);
  return context.fit(hook);
};

const listHooks: Handler<'workersBuilds.workers.deployHooks.list'> = (context) => {
  const { tag } = scriptOf(context);
  const builds = buildsOf(context, tag);
  const hooks = all<Hook>(context, scopeOf(context, 'hooks')).filter((one) => one.external_script_id === tag);
  return context.page(hooks, (hook) => {
    const build = builds.find((one) => one.hook === hook.deploy_hook_uuid);
    return { ...hook, latest_build: build === undefined ? null : { created_on: build.created_on } };
  });
};

/** `main`, `*`, `feature/*`: https://developers.cloudflare.com/workers/ci-cd/builds/build-branches/ */
const fits = (pattern: string, branch: string): boolean =>
  pattern.endsWith('*') ? branch.startsWith(pattern.slice(0, -1)) : pattern === branch;

function triggerFor(triggers: readonly Trigger[], branch: string): Trigger | undefined {
  const takes = ({ branch_includes, branch_excludes }: Trigger): boolean =>
    branch_includes.some((one) => fits(one, branch)) && !branch_excludes.some((one) => fits(one, branch));
  return triggers.find(takes) ?? triggers[0];
}

/** The address alone says who may: of whichever account the hook is. */
const runHook: Handler<'workersBuilds.deployHooks.trigger'> = (context) => {
  const id = context.path.deploy_hook_uuid;
  for (const { id: account } of all(context, '/accounts')) {
    const scope = (kind: string): string => pathKey(['accounts', String(account), 'builds', kind]);
    const hook = bearing<Hook>(context, scope('hooks'), 'deploy_hook_uuid', id)[0];
    if (hook === undefined) continue;
    const tag = workerOf(context, hook.external_script_id, undefined, String(account)).tag;
    const trigger = triggerFor(triggersOf(context, tag, String(account)), hook.branch);
    if (trigger === undefined) throw notFound('/deploy_hook_uuid');
    const recent = all<Build>(context, scope('builds')).filter(
      (one) => one.hook !== undefined && Date.parse(one.created_on) > context.sandbox.clock.now() - MINUTE,
    );
    const own = recent.filter((one) => one.trigger.external_script_id === tag);
    const waiting = own.find((one) => one.branch === hook.branch && stageOf(context, one) === 'queued');
    if (waiting !== undefined) return hooked(context, waiting, true);
    if (own.length >= HOOKED.worker || recent.length >= HOOKED.account)
      throw problem(
        429,
        10013,
        `Deploy hooks start ${HOOKED.worker} builds of a Worker in a minute, ${HOOKED.account} of an account`,
      ); // code not documented
    const build_trigger_metadata = metadataOf(context, trigger, hook.branch, 'api');
    return hooked(
      context,
      start(context, scope('builds'), trigger, hook.branch, { hook: id, build_trigger_metadata }),
      false,
    );
  }
  throw notFound('/deploy_hook_uuid');
};

function hooked(context: Context, build: Build, already_exists: boolean) {
  const { build_uuid, created_on } = build;
  return { already_exists, build_uuid, created_on, status: stageOf(context, build) };
}

export const workersBuilds = {
  'workersBuilds.account.limits.get': limits,
  'workersBuilds.builds.list': () => ({ builds: {} }), // builds here upload no versions
  'workersBuilds.builds.get': (context) => context.fit(shownBuild(context, buildOf(context))),
  'workersBuilds.builds.cancel': cancel,
  'workersBuilds.builds.latest': latest,
  'workersBuilds.builds.logs.get': logs,
  'workersBuilds.triggers.builds.create': create,
  'workersBuilds.workers.builds.list': (context) => {
    const { external_script_id } = context.path;
    workerOf(context, external_script_id, '/external_script_id');
    return context.page(buildsOf(context, external_script_id), (build) => shownBuild(context, build));
  },
  'workersBuilds.workers.deployHooks.create': createHook,
  'workersBuilds.workers.deployHooks.get': (context) => context.fit(hookOf(context)),
  'workersBuilds.workers.deployHooks.list': listHooks,
  'workersBuilds.workers.deployHooks.update': updateHook,
  'workersBuilds.workers.deployHooks.delete': deleteHook,
  'workersBuilds.deployHooks.trigger': runHook,
} satisfies Handlers;
