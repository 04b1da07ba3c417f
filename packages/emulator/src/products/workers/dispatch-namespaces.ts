/** Dispatch namespaces (Workers for Platforms): scripts of an account's customers, apart from its own. */
import type { Context, Handler, Handlers } from '../../http/context.ts';
import { PageResult } from '../../http/page.ts';
import { CODE, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { stringList } from '../../schema/contract.ts';
import { all, type Fields, fieldsOf, keep } from '../shared/fields.ts';
import { openAssets } from './assets.ts';
import { described, download, hasTags, updateContent, upload } from './scripts.ts';
import { secretsOfScript } from './secrets.ts';
import { removeWorker } from './settings.ts';
import { accountOf, currentOf, type Script, saveScript, scriptOf, scriptsOf, tablesOf } from './tables.ts';
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

function shown(context: Context, namespace: Fields): Fields {
  const owner = `${context.path.account_id}/${namespace.namespace_name}`;
  return { ...namespace, script_count: scriptsOf(context, owner).length };
}

/** https://developers.cloudflare.com/cloudflare-for-platforms/workers-for-platforms/ */
function create(context: Context): unknown {
  const now = context.now();
  const name = nameOf(context, undefined);
  const namespace_id = context.sandbox.ids.uuid();
  const times = { created_on: now, modified_on: now };
  const namespace = { namespace_id, namespace_name: name, trusted_workers: false, ...times };
  return context.fit(shown(context, keep(context, scopeOf(context), namespace_id, namespace)));
}

function nameOf(context: Context, before: Fields | undefined): string {
  const name = String(fieldsOf(context).name ?? before?.namespace_name ?? '');
  // Codes of these two are not documented.
  if (!NAME.test(name))
    throw problem(400, CODE.invalid, 'A name has 1 to 64 lower-case letters, digits, - and _.', '/name');
  const same = all(context, scopeOf(context)).find((one) => one.namespace_name === name);
  if (same !== undefined && same.namespace_id !== before?.namespace_id)
    throw problem(409, CODE.conflict, `The dispatch namespace '${name}' already exists.`, '/name');
  return name;
}

/** The name can only change while nothing is in it: scripts are found by it. */
function change(context: Context): unknown {
  const before = namespaceOf(context);
  const namespace_name = nameOf(context, before);
  if (namespace_name !== before.namespace_name && scriptsOf(context).length > 0)
    throw problem(409, CODE.conflict, 'A namespace with scripts cannot be renamed here.', '/name');
  const { trusted_workers = before.trusted_workers } = fieldsOf(context);
  const namespace = { ...before, namespace_name, trusted_workers, modified_on: context.now() };
  return context.fit(shown(context, keep(context, scopeOf(context), String(before.namespace_id), namespace)));
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

function removeMany(context: Context): unknown {
  const { tags, limit = 1000 } = context.query;
  const hits = scriptsOf(context).filter((script) => hasTags(script, tags));
  const gone = hits.slice(0, Number(limit));
  for (const script of gone) removeScript(context, script);
  const deleted = gone.map(({ name }) => ({ id: name }));
  return context.fit({ deleted, deleted_count: gone.length, has_more: hits.length > gone.length });
}

const tagsOf = (script: Script): readonly string[] => script.tags ?? stringList(script.settings.tags);

/** https://developers.cloudflare.com/cloudflare-for-platforms/workers-for-platforms/configuration/tags/ */
function setTags(context: Context, change: (tags: readonly string[]) => readonly string[]): readonly string[] {
  const script = scriptOf(context);
  const tags = [...new Set(change(tagsOf(script)))];
  // The limit is documented, its code is not.
  if (tags.length > 8) throw problem(400, CODE.invalid, 'A script has at most 8 tags.');
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

function listScripts(context: Context): unknown {
  const scripts = scriptsOf(context).filter((script) => hasTags(script, context.query.tags));
  return context.fit(scripts.map((script) => shownScript(context, script)));
}

const namespaces: Handlers = {
  create,
  list: (context) => new PageResult(all(context, scopeOf(context)).map((one) => shown(context, one))),
  get: (context) => context.fit(shown(context, namespaceOf(context))),
  update: change,
  edit: change,
  delete: remove,
};

const scripts: Handlers = {
  list: listScripts,
  bulkDelete: removeMany,
  get: (context) => context.fit(shownScript(context, scriptOf(context))),
  update: upload,
  delete: removeWorker,
  'content.get': download,
  'content.update': updateContent,
  'settings.get': readSettings,
  'settings.edit': editSettings,
  'bindings.get': (context) => {
    const script = scriptOf(context);
    return new PageResult(listOf(currentOf(context, script).metadata.bindings));
  },
  'assetUpload.create': openAssets,
  ...Object.fromEntries(Object.entries(secretsOfScript).map(([name, handler]) => [`secrets.${name}`, handler])),
  'tags.list': (context) => new PageResult(tagsOf(scriptOf(context))),
  'tags.update': (context) => new PageResult(setTags(context, () => stringList(context.body))),
  'tags.create': (context) => {
    setTags(context, (tags) => [...tags, context.path.tag ?? '']);
    return null;
  },
  'tags.delete': (context) => {
    setTags(context, (tags) => tags.filter((tag) => tag !== context.path.tag));
    return null;
  },
};

/** The namespace must be there; it is known by its name, whatever it was asked for by. */
const inside =
  (handler: Handler): Handler =>
  (context) => {
    const { namespace_name } = namespaceOf(context);
    return handler({ ...context, path: { ...context.path, dispatch_namespace: String(namespace_name) } });
  };

const prefix = 'workersForPlatforms.dispatch.namespaces';

export const dispatch: Handlers = Object.fromEntries([
  ...Object.entries(namespaces).map(([name, handler]) => [
    `${prefix}.${name}`,
    name === 'create' || name === 'list' ? handler : inside(handler),
  ]),
  ...Object.entries(scripts).map(([name, handler]) => [`${prefix}.scripts.${name}`, inside(handler)]),
]);
