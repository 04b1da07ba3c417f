/** Workers of the beta API: the same scripts, registered by name first, with versions of modules in base64. */

import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, problem } from '../../problem.ts';
import { renameConsumers } from '../queues/queues.ts';
import { fieldsOf } from '../shared/fields.ts';
import { conflict } from '../shared/refusals.ts';
import { checkRoom, refused } from './checks.ts';
import { renameTriggers, subdomainOf } from './domains.ts';
import { renameOwner } from './durable-objects.ts';
import { settingsIn } from './script-settings.ts';
import { storeScript } from './scripts.ts';
import { removeWorker } from './settings.ts';
import {
  currentOf,
  type Fields,
  findScript,
  latestOf,
  type Module,
  modulesOf,
  removeVersion,
  renameScript,
  type Script,
  saveScript,
  type Version,
  versionOf,
  versionsOf,
  workersOf,
} from './tables.ts';
import { listOf, NAME, type Upload } from './upload.ts';
import { uploadVersion } from './versions.ts';

/** The same context, as calls of this script by its name have it. */
const asScript = <Result>(context: Showing<Result>, name: string): Showing<Result> => ({
  ...context,
  path: { ...context.path, script_name: name },
});

/** A Worker is found by its id and by its name. @throws Problem 404 */
function find<Result>(context: Showing<Result>): { readonly script: Script; readonly as: Showing<Result> } {
  const { worker_id = '' } = context.path;
  const script = workersOf(context).find((one) => one.tag === worker_id || one.name === worker_id);
  if (script === undefined) throw problem(404, 10007, 'This Worker does not exist on your account.', '/worker_id');
  return { script, as: asScript(context, script.name) };
}

function describedWorker(as: Context, script: Script): Fields {
  const { tag, name, created_on, modified_on, subdomain, settings } = script;
  const references = { dispatch_namespace_outbounds: [], domains: [], durable_objects: [], queues: [], workers: [] };
  const { tail_consumers, ...others } = settings;
  return {
    logpush: false,
    tags: [],
    observability: { enabled: false },
    ...others,
    tail_consumers: listOf(tail_consumers).map(({ service }) => ({ name: service })),
    id: tag,
    name,
    created_on,
    updated_on: modified_on,
    deployed_on: script.version === '' ? null : currentOf(as, script).created_on,
    subdomain,
    references,
  };
}

const show = <Result>(as: Showing<Result>, script: Script): Result => as.fit(describedWorker(as, script));

/** https://developers.cloudflare.com/api/resources/workers/subresources/beta/subresources/workers/methods/list/ */
const list: Handler<'workers.beta.workers.list'> = (context) => {
  const { order = 'desc', order_by = 'deployed_on' } = context.query;
  const described = workersOf(context).map((script) => describedWorker(asScript(context, script.name), script));
  const by = (one: Fields): string => String(one[order_by] ?? '');
  const sorted = described.sort((one, other) => (by(one) < by(other) ? -1 : by(one) > by(other) ? 1 : 0));
  return context.page(order === 'asc' ? sorted : sorted.reverse(), (one) => context.fit(one));
};

/** Settings as a script keeps them: it names the consumers of its logs as services. */
function settingsOf(body: Fields): Fields {
  const { tail_consumers } = body;
  const consumers = listOf(tail_consumers).map(({ name }) => ({ service: name }));
  return { ...settingsIn(body), ...(tail_consumers === undefined ? {} : { tail_consumers: consumers }) };
}

function subdomainIn(context: Context, body: Fields, before: Script['subdomain']): Script['subdomain'] {
  if (!isObject(body.subdomain)) return before;
  const { enabled = before.enabled, previews_enabled = enabled } = body.subdomain;
  if (enabled === true) subdomainOf(context, 10063); // https://github.com/cloudflare/workers-sdk/issues/9045
  return { enabled: enabled === true, previews_enabled: previews_enabled === true };
}

const NO_SUBDOMAIN = { enabled: false, previews_enabled: false };

const create: Handler<'workers.beta.workers.create'> = (context) => {
  const body = fieldsOf(context);
  const name = String(body.name);
  if (!NAME.test(name)) throw problem(400, 10016, `'${name.slice(0, 100)}' is not a valid script name.`, '/name');
  const as = asScript(context, name);
  if (findScript(as) !== undefined) throw conflict(`The account has a Worker '${name}' already.`, '/name'); // code not documented
  checkRoom(workersOf(context).length);
  const now = context.now();
  const script: Script = {
    name,
    tag: context.sandbox.ids.digits(32),
    created_on: now,
    modified_on: now,
    version: '',
    settings: settingsOf(body),
    schedules: [],
    subdomain: subdomainIn(context, body, NO_SUBDOMAIN),
  };
  return show(as, saveScript(as, script));
};

/** Its domains, routes and queues lead to it under the new name, and its objects stay. */
function renamed(context: Context, script: Script, name: string): Script {
  if (name === script.name) return script;
  if (!NAME.test(name)) throw problem(400, 10016, `'${name.slice(0, 100)}' is not a valid script name.`, '/name');
  if (findScript(asScript(context, name)) !== undefined)
    throw conflict(`The account has a Worker '${name}' already.`, '/name'); // code not documented
  const as = asScript(context, script.name);
  renameTriggers(as, script.name, name);
  renameOwner(as, script.name, name);
  renameConsumers(as, script.name, name);
  return renameScript(as, script, name);
}

function change<Result>(context: Showing<Result>, isWhole: boolean): Result {
  const { script: before } = find(context);
  const body = fieldsOf(context);
  const script = renamed(context, before, String(body.name ?? before.name));
  const as = asScript(context, script.name);
  const settings = isWhole ? settingsOf(body) : { ...script.settings, ...settingsOf(body) };
  const subdomain = subdomainIn(context, body, isWhole ? NO_SUBDOMAIN : script.subdomain);
  return show(as, saveScript(as, { ...script, settings, subdomain, modified_on: context.now() }));
}

const done = () => ({ success: true as const, errors: [], messages: [] });

/** https://developers.cloudflare.com/api/resources/workers/subresources/beta/subresources/workers/subresources/versions/methods/create/ */
const createVersion: Handler<'workers.beta.workers.versions.create'> = (context) => {
  const { script, as } = find(context);
  const { modules, ...metadata } = fieldsOf(context);
  return store(as, script, { metadata, modules: modulesIn(modules) });
};

/**
 * Bindings by name, as `wrangler versions secret` sends them next to what is named here: `null` takes one away.
 * https://www.rfc-editor.org/rfc/rfc7396
 */
function withEnv(bindings: readonly Fields[], env: unknown): Fields[] {
  if (!isObject(env)) return [...bindings];
  const kept = bindings.filter(({ name }) => !Object.hasOwn(env, String(name)));
  const put = Object.entries(env).flatMap(([name, binding]) => (isObject(binding) ? [{ ...binding, name }] : []));
  return [...kept, ...put];
}

/** Omitted fields keep the values of the version before. */
const editLatest: Handler<'workers.beta.workers.versions.editLatest'> = (context) => {
  const { script, as } = find(context);
  const before = latestOf(as, script);
  if (before === undefined) throw problem(404, 10007, 'This Worker has no version yet.', '/worker_id'); // text not documented
  const { modules, id: _, number: __, created_on: ___, urls: ____, env, ...sent } = fieldsOf<Fields>(context);
  const metadata: Fields = { ...before.metadata, ...sent };
  metadata.bindings = withEnv(listOf(metadata.bindings), env);
  return store(as, script, { metadata, modules: modules === undefined ? modulesOf(as, before) : modulesIn(modules) });
};

function store<Result>(as: Showing<Result>, script: Script, upload: Upload): Result {
  const { main_module } = upload.metadata;
  if (typeof main_module === 'string' && !upload.modules.some(({ name }) => name === main_module))
    throw refused(`main_module names '${main_module.slice(0, 100)}', which is none of the modules.`, '/main_module');
  const isDeployed = as.query.deploy === true;
  const version = isDeployed
    ? storeScript(as, script.name, upload, settingsIn(upload.metadata)).version
    : uploadVersion(as, upload, '/migrations');
  return as.fit({ ...describedVersion(version), startup_time_ms: 2 });
}

function modulesIn(value: unknown): Module[] {
  return listOf(value).map(({ name, content_type, content_base64 }, index) => {
    const text = String(content_base64);
    const bytes = Buffer.from(text, 'base64');
    if (bytes.toString('base64').replace(/={1,2}$/, '') !== text.replace(/={1,2}$/, ''))
      throw refused(`The module '${name}' is not valid base64.`, `/modules/${index}/content_base64`); // text not documented
    return { name: String(name), type: String(content_type), bytes };
  });
}

function describedVersion({ id, number, created_on, metadata }: Version): Fields {
  const { assets, ...rest } = metadata;
  const config = isObject(assets) && isObject(assets.config) ? { assets: { config: assets.config } } : {};
  return { usage_model: 'standard', ...rest, ...config, id, number, created_on, urls: [], source: 'api' };
}

const getVersion: Handler<'workers.beta.workers.versions.get'> = (context) => {
  const { script, as } = find(context);
  const version = versionOf(as, script, context.path.version_id);
  if (context.query.include !== 'modules') return context.fit(describedVersion(version));
  const modules = modulesOf(as, version).map(({ name, type, bytes }) => ({
    name,
    content_type: type,
    content_base64: Buffer.from(bytes).toString('base64'),
  }));
  return context.fit({ ...describedVersion(version), modules });
};

const deleteVersion: Handler<'workers.beta.workers.versions.delete'> = (context) => {
  const { script, as } = find(context);
  const version = versionOf(as, script, context.path.version_id);
  if (version.id === script.version)
    throw problem(400, CODE.invalid, 'The version in use cannot be deleted.', '/version_id'); // code not documented
  removeVersion(as, script, version);
  return done();
};

export const workersBeta = {
  'workers.beta.workers.create': create,
  'workers.beta.workers.list': list,
  'workers.beta.workers.get': (context) => {
    const { script, as } = find(context);
    return show(as, script);
  },
  'workers.beta.workers.update': (context) => change(context, true),
  'workers.beta.workers.edit': (context) => change(context, false),
  'workers.beta.workers.delete': (context) => {
    removeWorker(find(context).as);
    return done();
  },
  'workers.beta.workers.versions.create': createVersion,
  'workers.beta.workers.versions.list': (context) => {
    const { script, as } = find(context);
    return context.page(versionsOf(as, script), (version) => context.fit(describedVersion(version)));
  },
  'workers.beta.workers.versions.get': getVersion,
  'workers.beta.workers.versions.editLatest': editLatest,
  'workers.beta.workers.versions.delete': deleteVersion,
} satisfies Handlers;
