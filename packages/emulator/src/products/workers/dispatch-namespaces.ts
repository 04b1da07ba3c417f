/** Dispatch namespaces (Workers for Platforms): scripts of an account's customers, apart from its own. */

import { stringList } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handlers, ResultOf } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { CODE, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { all, bearing, type Fields, fieldsOf, keep } from '../shared/fields.ts';
import { openAssets } from './assets.ts';
import { moveClasses } from './durable-objects.ts';
import { checkTags } from './script-settings.ts';
import { described, download, hasTags, updateContent, upload } from './scripts.ts';
import { findSecret, putSecret, removeSecret, secretsOf, updateSecrets } from './secrets.ts';
import { removeWorker } from './settings.ts';
import {
  accountOf,
  currentOf,
  findScript,
  moveScripts,
  type Script,
  saveScript,
  scriptOf,
  scriptsOf,
  tablesOf,
} from './tables.ts';
import { listOf } from './upload.ts';
import { editSettings, readSettings } from './versions.ts';

const NAME = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/;

const scopeOf = ({ path }: Pick<Context, 'path'>): string =>
  pathKey(['accounts', path.account_id ?? '', 'workers', 'dispatch', 'namespaces']);

/** The namespace of the path, by its name. @throws Problem 404 */
export function namespaceOf(context: Context): Fields {
  const name = context.path.dispatch_namespace;
  const namespace = all(context, scopeOf(context)).find(
    (one) => one.namespace_name === name || one.namespace_id === name,
  );
  if (namespace === undefined) throw problem(404, 100119, 'dispatch namespace not found', '/dispatch_namespace');
  return namespace;
}

function display(context: Context, namespace: Fields): Fields {
  const owner = `${context.path.account_id}/${namespace.namespace_name}`;
  return { ...namespace, script_count: scriptsOf(context, owner).length };
}

/** https://developers.cloudflare.com/cloudflare-for-platforms/workers-for-platforms/ */
function create<Result>(context: Showing<Result>): Result {
  const now = context.now();
  const name = nameOf(context, undefined);
  const namespace_id = context.sandbox.ids.uuid();
  // Both were seen to be the account.
  const { account_id: created_by } = context.path;
  const times = { created_on: now, modified_on: now, created_by, modified_by: created_by };
  const namespace = { namespace_id, namespace_name: name, ...times };
  return context.fit(display(context, keep(context, scopeOf(context), namespace_id, namespace)));
}

function nameOf(context: Context, before: Fields | undefined): string {
  const name = String(fieldsOf(context).name ?? before?.namespace_name ?? '');
  // Codes of these two are not documented.
  if (!NAME.test(name))
    throw problem(400, CODE.invalid, 'A name has 1 to 64 lower-case letters, digits, - and _.', '/name');
  const same = bearing(context, scopeOf(context), 'namespace_name', name)[0];
  if (same !== undefined && same.namespace_id !== before?.namespace_id)
    throw problem(409, CODE.conflict, `The dispatch namespace '${name}' already exists.`, '/name');
  return name;
}

/** Scripts are found by the name of their namespace, and go with it. */
function change<Result>(context: Showing<Result>): Result {
  const before = namespaceOf(context);
  const namespace_name = nameOf(context, before);
  if (namespace_name !== before.namespace_name) {
    const to = `${context.path.account_id}/${namespace_name}`;
    moveClasses(context, accountOf(context), to);
    moveScripts(context, accountOf(context), to);
  }
  const { trusted_workers = before.trusted_workers } = fieldsOf(context);
  const namespace = { ...before, namespace_name, trusted_workers, modified_on: context.now() };
  return context.fit(display(context, keep(context, scopeOf(context), String(before.namespace_id), namespace)));
}

function remove(context: Context): null {
  const { namespace_id } = namespaceOf(context);
  for (const script of scriptsOf(context)) removeScript(context, script);
  context.sandbox.store.remove(scopeOf(context), String(namespace_id));
  return null;
}

function removeScript(context: Context, script: Script): void {
  tablesOf(context).remove.run(accountOf(context), script.name);
}

function removeMany<Result>(context: Showing<Result>): Result {
  const { tags, limit = 1000 } = context.query;
  const hits = scriptsOf(context).filter((script) => hasTags(script, tags));
  const gone = hits.slice(0, Number(limit));
  for (const script of gone) removeScript(context, script);
  const deleted = gone.map(({ name }) => ({ id: name }));
  return context.fit({ deleted, deleted_count: gone.length, has_more: hits.length > gone.length });
}

const tagsOf = (script: Script): readonly string[] => script.tags ?? stringList(script.settings.tags);

function setTags(context: Context, change: (tags: readonly string[]) => readonly string[]): readonly string[] {
  const script = scriptOf(context);
  const tags = [...new Set(change(tagsOf(script)))];
  checkTags(context, tags);
  saveScript(context, { ...script, tags, modified_on: context.now() });
  return tags;
}

/** Details of a script, with the namespace around it. */
function shownScript(context: Context, script: Script): Fields {
  const { dispatch_namespace } = context.path;
  const { created_on, modified_on } = script;
  const value = described(script, currentOf(context, script));
  return { dispatch_namespace, created_on, modified_on, script: value };
}

/** The namespace must exist; its name identifies it, even if requested by id. */
function inside<Result>(context: Showing<Result>): Showing<Result> {
  const { namespace_name } = namespaceOf(context);
  return { ...context, path: { ...context.path, dispatch_namespace: String(namespace_name) } };
}

type Binding = ResultOf<'workersForPlatforms.dispatch.namespaces.scripts.bindings.get'>;

export const dispatch = {
  'workersForPlatforms.dispatch.namespaces.create': create,
  'workersForPlatforms.dispatch.namespaces.list': (context) =>
    new PageResult(all(context, scopeOf(context)).map((one) => display(context, one))),
  'workersForPlatforms.dispatch.namespaces.get': (context) => context.fit(display(context, namespaceOf(context))),
  'workersForPlatforms.dispatch.namespaces.update': (context) => change(inside(context)),
  'workersForPlatforms.dispatch.namespaces.edit': (context) => change(inside(context)),
  'workersForPlatforms.dispatch.namespaces.delete': (context) => remove(inside(context)),
  'workersForPlatforms.dispatch.namespaces.scripts.list': (context) => {
    const scripts = scriptsOf(inside(context)).filter((script) => hasTags(script, context.query.tags));
    return context.fit(scripts.map((script) => shownScript(inside(context), script)));
  },
  'workersForPlatforms.dispatch.namespaces.scripts.bulkDelete': (context) => removeMany(inside(context)),
  'workersForPlatforms.dispatch.namespaces.scripts.get': (context) => {
    const script = findScript(inside(context));
    // wrangler deploys a first version on this code alone.
    if (script === undefined) throw problem(404, 10092, 'workers.api.error.environment_not_found', '/script_name');
    return context.fit(shownScript(inside(context), script));
  },
  'workersForPlatforms.dispatch.namespaces.scripts.update': (context) => upload(inside(context)),
  'workersForPlatforms.dispatch.namespaces.scripts.delete': (context) => removeWorker(inside(context)),
  'workersForPlatforms.dispatch.namespaces.scripts.content.get': (context) => download(inside(context)),
  'workersForPlatforms.dispatch.namespaces.scripts.content.update': (context) => updateContent(inside(context)),
  'workersForPlatforms.dispatch.namespaces.scripts.settings.get': (context) => readSettings(inside(context)),
  'workersForPlatforms.dispatch.namespaces.scripts.settings.edit': (context) => editSettings(inside(context)),
  'workersForPlatforms.dispatch.namespaces.scripts.bindings.get': (context) => {
    const { metadata } = currentOf(inside(context), scriptOf(inside(context)));
    return new PageResult(listOf(metadata.bindings) as object[] as Binding[]); // as the upload was checked
  },
  'workersForPlatforms.dispatch.namespaces.scripts.assetUpload.create': (context) => openAssets(inside(context)),
  'workersForPlatforms.dispatch.namespaces.scripts.secrets.list': (context) =>
    new PageResult(secretsOf(inside(context))),
  'workersForPlatforms.dispatch.namespaces.scripts.secrets.get': (context) => findSecret(inside(context)),
  'workersForPlatforms.dispatch.namespaces.scripts.secrets.update': (context) => putSecret(inside(context)),
  'workersForPlatforms.dispatch.namespaces.scripts.secrets.delete': (context) => removeSecret(inside(context)),
  'workersForPlatforms.dispatch.namespaces.scripts.secrets.bulkUpdate': (context) => updateSecrets(inside(context)),
  'workersForPlatforms.dispatch.namespaces.scripts.tags.list': (context) =>
    new PageResult(tagsOf(scriptOf(inside(context)))),
  'workersForPlatforms.dispatch.namespaces.scripts.tags.update': (context) =>
    new PageResult(setTags(inside(context), () => context.body ?? [])),
  'workersForPlatforms.dispatch.namespaces.scripts.tags.create': (context) => {
    setTags(inside(context), (tags) => [...tags, context.path.tag]);
    return null;
  },
  'workersForPlatforms.dispatch.namespaces.scripts.tags.delete': (context) => {
    setTags(inside(context), (tags) => tags.filter((tag) => tag !== context.path.tag));
    return null;
  },
} satisfies Handlers;
