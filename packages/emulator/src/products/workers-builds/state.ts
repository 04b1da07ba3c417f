/**
 * State of Workers Builds: connections to repositories, build tokens, triggers, and builds that progress with the
 * clock.
 */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { all, below, type Fields, found, phase, read } from '../shared/fields.ts';
import { type Script, workersOf } from '../workers/tables.ts';

/** The text of https://developers.cloudflare.com/workers/ci-cd/builds/api-reference/#resource-not-found-error; its code is not documented. */
export const notFound = (pointer?: string): Problem => problem(404, CODE.notFound, 'Resource not found', pointer);

type Kind = 'triggers' | 'builds' | 'tokens' | 'connections' | 'workers' | 'hooks';

export const scopeOf = (context: Context, kind: Kind): string => below(context, 'builds', kind);

export interface Trigger extends Fields {
  readonly trigger_uuid: string;
  readonly external_script_id: string;
  readonly branch_includes: readonly string[];
  readonly branch_excludes: readonly string[];
  readonly environment_variables: Readonly<Record<string, Variable>>;
}

export interface Variable {
  readonly created_on: string;
  readonly is_secret: boolean;
  readonly value: string;
}

export interface Build extends Fields {
  readonly build_uuid: string;
  readonly created_on: string;
  readonly trigger: Trigger;
  readonly branch: string;
  /** Time of cancellation. */
  readonly cancelled_on?: string;
}

/** Workers go by their tag here, which a new name does not change. */
export function workerOf(context: Context, tag: string, pointer?: string, account = context.path.account_id): Script {
  const script = workersOf(context, account).find((one) => one.tag === tag);
  if (script === undefined) throw notFound(pointer);
  return script;
}

export const triggersOf = (context: Context, tag: string, account?: string): Trigger[] =>
  all<Trigger>(
    context,
    account === undefined ? scopeOf(context, 'triggers') : pathKey(['accounts', account, 'builds', 'triggers']),
  ).filter((one) => one.external_script_id === tag);

export const triggerOf = (context: Context & { readonly path: { readonly trigger_uuid: string } }): Trigger =>
  found<Trigger>(context, scopeOf(context, 'triggers'), context.path.trigger_uuid, () => notFound('/trigger_uuid'));

/** A trigger as shown: with its repository and the name of its token, without its variables. */
export function shownTrigger(context: Context, trigger: Trigger): Fields {
  const { environment_variables: _, repo_connection_uuid, ...rest } = trigger;
  const token = read(context, scopeOf(context, 'tokens'), String(trigger.build_token_uuid));
  const connection = read(context, scopeOf(context, 'connections'), String(repo_connection_uuid));
  return {
    ...rest,
    deleted_on: null,
    ...(token === undefined ? {} : { build_token_name: token.build_token_name }),
    ...(connection === undefined ? {} : { repo_connection: connection }),
  };
}

/** Stages of a build in seconds; their lengths are not documented. */
const STAGES = [
  ['queued', 0],
  ['initializing', 5],
  ['running', 15],
  ['stopped', 75],
] as const;
export type Stage = (typeof STAGES)[number][0];

const at = (build: Build, stage: Stage): number =>
  Date.parse(build.created_on) + (STAGES.find(([name]) => name === stage)?.[1] ?? 0) * 1000;

export const stageOf = (context: Context, build: Build): Stage =>
  build.cancelled_on === undefined ? phase(build.created_on, context, STAGES) : 'stopped';

/** Time at which the build reached a stage; null if it did not. */
export function reached(context: Context, build: Build, stage: Stage): string | null {
  if (stage === 'stopped' && build.cancelled_on !== undefined) return build.cancelled_on;
  const end = Math.min(context.sandbox.clock.now(), Date.parse(build.cancelled_on ?? '') || Number.POSITIVE_INFINITY);
  return at(build, stage) <= end && (stage !== 'stopped' || build.cancelled_on === undefined)
    ? new Date(at(build, stage)).toISOString()
    : null;
}

/** A build with its current stage. */
export function shownBuild(context: Context, build: Build): Fields {
  const { trigger, build_uuid, created_on, cancelled_on, branch: _, ...metadata } = build;
  const status = stageOf(context, build);
  const outcome = cancelled_on === undefined ? 'success' : 'cancelled';
  const stages = { initializing_on: 'initializing', running_on: 'running', stopped_on: 'stopped' } as const;
  const times = Object.entries(stages).map(([name, stage]) => [name, reached(context, build, stage)] as const);
  const { build_token_name: __, build_token_uuid: ___, ...shown } = shownTrigger(context, trigger);
  return {
    build_uuid,
    created_on,
    modified_on: times.findLast(([, time]) => time !== null)?.[1] ?? created_on,
    ...Object.fromEntries(times),
    status,
    ...(status === 'stopped' ? { build_outcome: outcome } : {}),
    build_trigger_metadata: metadata.build_trigger_metadata,
    pull_request: null,
    trigger: shown,
  };
}

/** The builds of a Worker, the newest first. */
export const buildsOf = (context: Context, tag: string, account?: string): Build[] =>
  all<Build>(
    context,
    account === undefined ? scopeOf(context, 'builds') : pathKey(['accounts', account, 'builds', 'builds']),
  )
    .filter((build) => build.trigger.external_script_id === tag)
    .reverse();

/**
 * Metadata about the trigger of a build.
 * https://developers.cloudflare.com/workers/ci-cd/builds/api-reference/#redeploy-current-deployment
 */
export function metadataOf(
  context: Context,
  trigger: Trigger,
  branch: string,
  source: 'manual' | 'api',
  commit?: string,
): Fields {
  const shown = shownTrigger(context, trigger);
  const connection = isObject(shown.repo_connection) ? shown.repo_connection : {};
  const variables = Object.entries(trigger.environment_variables).map(([name, { is_secret, value }]) => [
    name,
    is_secret ? '********' : value,
  ]);
  return {
    author: 'Local User',
    branch,
    build_trigger_source: source,
    commit_hash: commit ?? context.sandbox.ids.digits(40),
    commit_message: `Build of ${branch}`,
    environment_variables: Object.fromEntries(variables),
    build_command: trigger.build_command,
    deploy_command: trigger.deploy_command,
    root_directory: trigger.root_directory,
    build_token_uuid: trigger.build_token_uuid,
    build_token_name: shown.build_token_name,
    provider_type: connection.provider_type,
    provider_account_name: connection.provider_account_name,
    repo_name: connection.repo_name,
  };
}
