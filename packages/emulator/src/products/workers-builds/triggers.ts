/**
 * Build configuration of Workers: repositories, tokens, triggers with their variables, and the setup that combines
 * them.
 */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { all, type Fields, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { conflict, invalid } from '../shared/refusals.ts';
import {
  notFound,
  scopeOf,
  shownTrigger,
  type Trigger,
  triggerOf,
  triggersOf,
  type Variable,
  workerOf,
} from './state.ts';

/** https://developers.cloudflare.com/workers/ci-cd/builds/limits-and-pricing/ */
const LIMITS = { variables: 64, variableBytes: 5 * 1024 };
/** One for production, one for all other branches: https://developers.cloudflare.com/workers/ci-cd/builds/api-reference/#3-what-is-a-trigger */
const TRIGGERS = 2;

/** The same repository is connected once: connecting it again renames it. */
function connect(context: Context, repository: Fields): Fields & { readonly repo_connection_uuid: string } {
  const { provider_type, provider_account_id, provider_account_name, repo_id, repo_name } = repository;
  const before = all(context, scopeOf(context, 'connections')).find(
    (one) =>
      one.provider_type === provider_type && one.provider_account_id === provider_account_id && one.repo_id === repo_id,
  );
  const repo_connection_uuid = String(before?.repo_connection_uuid ?? context.sandbox.ids.uuid());
  return keep(context, scopeOf(context, 'connections'), repo_connection_uuid, {
    repo_connection_uuid,
    provider_type,
    provider_account_id,
    provider_account_name,
    repo_id,
    repo_name,
    created_on: before?.created_on ?? context.now(),
    modified_on: context.now(),
    deleted_on: null,
  });
}

const disconnect: Handler<'workersBuilds.repos.connections.delete'> = (context) => {
  const id = context.path.repo_connection_uuid;
  found(context, scopeOf(context, 'connections'), id, () => notFound('/repo_connection_uuid'));
  context.sandbox.store.remove(scopeOf(context, 'connections'), id);
  return null;
};

/** The repository's Worker configuration, guessed from its name: its content is not read here. */
const autofill: Handler<'workersBuilds.repos.configAutofill.get'> = (context) => {
  const { provider_type, provider_account_id, repo_id } = context.path;
  const connection = all(context, scopeOf(context, 'connections')).find(
    (one) =>
      one.provider_type === provider_type && one.provider_account_id === provider_account_id && one.repo_id === repo_id,
  );
  if (connection === undefined) throw notFound('/repo_id');
  return {
    config_file: 'wrangler.jsonc',
    default_worker_name: String(connection.repo_name),
    env_worker_names: null,
    package_manager: 'npm',
    scripts: { build: 'wrangler deploy --dry-run', deploy: 'wrangler deploy' },
  };
};

/** The secret is never shown. https://developers.cloudflare.com/workers/ci-cd/builds/configuration/#api-token-optional */
const createToken: Handler<'workersBuilds.tokens.create'> = (context) => {
  const { build_token_name, cloudflare_token_id } = fieldsOf(context);
  const build_token_uuid = context.sandbox.ids.uuid();
  const token = { build_token_uuid, build_token_name, cloudflare_token_id, owner_type: 'user' };
  return context.fit(keep(context, scopeOf(context, 'tokens'), build_token_uuid, token));
};

const deleteToken: Handler<'workersBuilds.tokens.delete'> = (context) => {
  const id = context.path.build_token_uuid;
  found(context, scopeOf(context, 'tokens'), id, () => notFound('/build_token_uuid'));
  context.sandbox.store.remove(scopeOf(context, 'tokens'), id);
  return null;
};

function checkReferences(context: Context, { repo_connection_uuid, build_token_uuid }: Fields): void {
  const named = { connections: repo_connection_uuid, tokens: build_token_uuid } as const;
  for (const kind of ['connections', 'tokens'] as const) {
    const id = named[kind];
    if (id !== undefined && read(context, scopeOf(context, kind), String(id)) === undefined)
      throw notFound(kind === 'tokens' ? '/build_token_uuid' : '/repo_connection_uuid');
  }
}

function addTrigger(context: Context, fields: Fields): Trigger {
  const tag = String(fields.external_script_id);
  workerOf(context, tag, '/external_script_id');
  checkReferences(context, fields);
  if (triggersOf(context, tag).length >= TRIGGERS) throw conflict(`A Worker has at most ${TRIGGERS} triggers`); // code not documented
  const now = context.now();
  const trigger_uuid = context.sandbox.ids.uuid();
  const trigger = {
    build_caching_enabled: false,
    branch_includes: [],
    branch_excludes: [],
    path_includes: ['*'],
    path_excludes: [],
    root_directory: '/',
    environment_variables: {},
    ...fields,
    external_script_id: tag,
    trigger_uuid,
    created_on: now,
    modified_on: now,
  };
  return keep(context, scopeOf(context, 'triggers'), trigger_uuid, trigger);
}

function changeTrigger(context: Context, trigger: Trigger, change: Fields): Trigger {
  checkReferences(context, change);
  const changed = { ...trigger, ...change, modified_on: context.now() };
  return keep(context, scopeOf(context, 'triggers'), trigger.trigger_uuid, changed);
}

const deleteTrigger: Handler<'workersBuilds.triggers.delete'> = (context) => {
  context.sandbox.store.remove(scopeOf(context, 'triggers'), triggerOf(context).trigger_uuid);
  return null;
};

type Shown = Record<string, Omit<Variable, 'value'> & { readonly value: string | null }>;

/** Secrets come back as null. https://developers.cloudflare.com/workers/ci-cd/builds/api-reference/#manage-build-environment-variables */
const shownVariables = (variables: Trigger['environment_variables']): Shown =>
  Object.fromEntries(
    Object.entries(variables).map(([name, one]) => [name, { ...one, value: one.is_secret ? null : one.value }]),
  );

/** Adds and overwrites; null deletes. */
function mergeVariables(
  context: Context,
  before: Trigger['environment_variables'],
  sent: unknown,
): Record<string, Variable> {
  const variables = { ...before };
  for (const [name, one] of Object.entries(isObject(sent) ? sent : {})) {
    const value = isObject(one) ? one.value : null;
    const pointer = `/${name}`;
    if (typeof value !== 'string') delete variables[name];
    else if (Buffer.byteLength(value) > LIMITS.variableBytes)
      throw invalid(`'${name.slice(0, 100)}' has more than ${LIMITS.variableBytes} bytes`, pointer);
    else {
      const created_on = variables[name]?.created_on ?? context.now();
      variables[name] = { created_on, is_secret: isObject(one) && one.is_secret === true, value };
    }
  }
  if (Object.keys(variables).length > LIMITS.variables)
    throw invalid(`A trigger has at most ${LIMITS.variables} variables`);
  return variables;
}

const editVariables: Handler<'workersBuilds.triggers.environmentVariables.bulkEdit'> = (context) => {
  const trigger = triggerOf(context);
  const environment_variables = mergeVariables(context, trigger.environment_variables, context.body);
  changeTrigger(context, trigger, { environment_variables });
  return shownVariables(environment_variables);
};

const deleteVariable: Handler<'workersBuilds.triggers.environmentVariables.delete'> = (context) => {
  const trigger = triggerOf(context);
  const { [context.path.environment_variable_key]: old, ...others } = trigger.environment_variables;
  if (old === undefined) throw notFound('/environment_variable_key');
  changeTrigger(context, trigger, { environment_variables: others });
  return null;
};

/** The setup of a Worker is its production trigger, with the repository. */
interface Setup extends Fields {
  readonly trigger_uuid: string;
  readonly git_repository: Fields;
}

function setupOf(context: Context & { readonly path: { readonly script_tag: string } }): {
  setup: Setup;
  trigger: Trigger;
} {
  const setup = found<Setup>(context, scopeOf(context, 'workers'), context.path.script_tag, () =>
    notFound('/script_tag'),
  );
  const trigger = found<Trigger>(context, scopeOf(context, 'triggers'), setup.trigger_uuid, () =>
    notFound('/script_tag'),
  );
  return { setup, trigger };
}

function shownSetup(trigger: Trigger, git_repository: Fields): Fields {
  const production_settings = { ...trigger, environment_variables: shownVariables(trigger.environment_variables) };
  return { git_repository, production_settings, script_tag: trigger.external_script_id };
}

const createSetup: Handler<'workersBuilds.workers.create'> = (context) => {
  const { git_repository = {}, production_settings = {}, script_tag = '' } = fieldsOf(context);
  workerOf(context, script_tag, '/script_tag');
  if (read(context, scopeOf(context, 'workers'), script_tag) !== undefined)
    throw conflict('The Worker has a build setup already', '/script_tag');
  const repository: Fields = { ...git_repository };
  const settings: Fields = { ...production_settings };
  const { repo_connection_uuid } = connect(context, repository);
  const trigger = addTrigger(context, {
    ...settings,
    environment_variables: mergeVariables(context, {}, settings.environment_variables),
    external_script_id: script_tag,
    repo_connection_uuid,
    trigger_name: 'Deploy production',
    branch_includes: [repository.branch],
  });
  const kept = { ...repository, grant_id: repository.grant_id ?? null };
  keep(context, scopeOf(context, 'workers'), script_tag, { trigger_uuid: trigger.trigger_uuid, git_repository: kept });
  return context.fit(shownSetup(trigger, kept));
};

const editSetup: Handler<'workersBuilds.workers.edit'> = (context) => {
  const { setup, trigger } = setupOf(context);
  const { git_repository, production_settings = {} } = fieldsOf(context);
  const { environment_variables, ...settings } = production_settings;
  const branch = git_repository?.branch;
  const changed = changeTrigger(context, trigger, {
    ...settings,
    environment_variables: mergeVariables(context, trigger.environment_variables, environment_variables),
    ...(branch === undefined ? {} : { branch_includes: [branch] }),
  });
  const repository = { ...setup.git_repository, ...git_repository };
  keep(context, scopeOf(context, 'workers'), context.path.script_tag, { ...setup, git_repository: repository });
  return context.fit(shownSetup(changed, repository));
};

const deleteSetup: Handler<'workersBuilds.workers.delete'> = (context) => {
  setupOf(context);
  for (const { trigger_uuid } of triggersOf(context, context.path.script_tag))
    context.sandbox.store.remove(scopeOf(context, 'triggers'), trigger_uuid);
  context.sandbox.store.remove(scopeOf(context, 'workers'), context.path.script_tag);
  return null;
};

export const buildTriggers = {
  'workersBuilds.repos.connections.update': (context) => context.fit(connect(context, fieldsOf(context))),
  'workersBuilds.repos.connections.delete': disconnect,
  'workersBuilds.repos.configAutofill.get': autofill,
  'workersBuilds.tokens.create': createToken,
  'workersBuilds.tokens.delete': deleteToken,
  'workersBuilds.tokens.list': (context) => context.page(all(context, scopeOf(context, 'tokens'))),
  'workersBuilds.triggers.create': (context) =>
    context.fit(shownTrigger(context, addTrigger(context, fieldsOf(context)))),
  'workersBuilds.triggers.edit': (context) =>
    context.fit(shownTrigger(context, changeTrigger(context, triggerOf(context), fieldsOf(context)))),
  'workersBuilds.triggers.delete': deleteTrigger,
  'workersBuilds.triggers.purgeBuildCache': (context) => {
    triggerOf(context);
    return null;
  },
  'workersBuilds.triggers.environmentVariables.list': (context) =>
    shownVariables(triggerOf(context).environment_variables),
  'workersBuilds.triggers.environmentVariables.bulkEdit': editVariables,
  'workersBuilds.triggers.environmentVariables.delete': deleteVariable,
  'workersBuilds.workers.triggers.list': (context) => {
    const { external_script_id } = context.path;
    workerOf(context, external_script_id, '/external_script_id');
    return new PageResult(triggersOf(context, external_script_id).map((one) => shownTrigger(context, one)));
  },
  'workersBuilds.workers.create': createSetup,
  'workersBuilds.workers.get': (context) => {
    const { setup, trigger } = setupOf(context);
    return context.fit(shownSetup(trigger, setup.git_repository));
  },
  'workersBuilds.workers.edit': editSetup,
  'workersBuilds.workers.delete': deleteSetup,
} satisfies Handlers;
