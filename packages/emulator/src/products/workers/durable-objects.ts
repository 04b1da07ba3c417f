/** Durable Objects: namespaces that the migrations of uploaded Workers imply. */

import { isObject, stringList } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Later } from '../../handler/later.ts';
import { PageResult } from '../../handler/page-result.ts';
import { CODE, notFound, type Problem, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { all, type Fields, found, keep, objectsIn } from '../shared/fields.ts';
import { pageOf } from '../shared/pages.ts';
import { runningWorkers, type StoredObject } from './bindings/running-workers.ts';
import { accountOf, type Script } from './tables.ts';

const scopeOf = ({ path }: Pick<Context, 'path'>): string =>
  pathKey(['accounts', path.account_id ?? '', 'workers', 'durable_objects', 'namespaces']);

/** Namespaces of one script's classes. */
function classesOf(context: Context, script: string, owner = accountOf(context)): Fields[] {
  return all(context, scopeOf(context)).filter((one) => one.script === script && one.owner === owner);
}

/** The namespace of a class: it has the same id after the class or its script was renamed, or the class transferred. */
export function namespaceOf(sandbox: Sandbox, owner: string, script: string, name: string): Fields | undefined {
  const scope = scopeOf({ path: { account_id: owner.split('/')[0] ?? owner } });
  return all({ sandbox }, scope).find((one) => one.owner === owner && one.script === script && one.class === name);
}

/**
 * Carries out the steps of an upload; gives the tag that the script then has.
 * https://developers.cloudflare.com/durable-objects/reference/durable-objects-migrations/
 * @throws Problem 400, 412
 */
export function migrate(context: Context, script: Script, metadata: Fields): string | undefined {
  const { migrations } = metadata;
  if (isObject(metadata.exports)) reconcile(context, script, metadata.exports);
  if (!isObject(migrations)) return script.migration_tag;
  const { old_tag = '', new_tag } = migrations;
  if (old_tag !== (script.migration_tag ?? '')) {
    const now = script.migration_tag ?? '(none)';
    // The text and the code are reported by users, the status is not.
    throw problem(
      412,
      10079,
      `Migration tag precondition failed; current tag is ${now}`,
      '/metadata/migrations/old_tag',
    );
  }
  const bound = objectsIn(metadata.bindings).filter((one) => one.type === 'durable_object_namespace');
  for (const step of Array.isArray(migrations.steps) ? objectsIn(migrations.steps) : [migrations]) {
    for (const name of stringList(step.new_classes)) addClass(context, script, name, false);
    for (const name of stringList(step.new_sqlite_classes)) addClass(context, script, name, true);
    for (const { from, to } of objectsIn(step.renamed_classes)) moveClass(context, script, script.name, from, to);
    for (const { from_script, from, to } of objectsIn(step.transferred_classes))
      moveClass(context, script, String(from_script), from, to);
    for (const name of stringList(step.deleted_classes)) {
      const { id } = classOf(context, script.name, name, 'delete-class');
      // The text: https://github.com/alchemy-run/alchemy/pull/800, the code: https://github.com/kentcdodds/kody/pull/1559
      if (bound.some(({ class_name }) => class_name === name))
        throw wrong('delete-class', name, 'without also removing the binding that references it.', 10061);
      context.sandbox.store.remove(scopeOf(context), String(id));
    }
  }
  return typeof new_tag === 'string' ? new_tag : script.migration_tag;
}

/**
 * Brings the classes of a script to what its uploaded `exports` declare.
 * https://developers.cloudflare.com/durable-objects/reference/durable-objects-migrations/
 */
function reconcile(context: Context, script: Script, exports: Fields): void {
  const there = (name: string): Fields | undefined => classesOf(context, script.name).find((one) => one.class === name);
  for (const [name, declared] of Object.entries(exports)) {
    if (!isObject(declared) || declared.type !== 'durable-object') continue;
    const { state = 'created', storage, renamed_to, transfer_from, transferred_to } = declared;
    const known = there(name);
    if (state === 'created' && known === undefined) addClass(context, script, name, storage !== 'legacy-kv');
    if (state === 'deleted' && known !== undefined) context.sandbox.store.remove(scopeOf(context), String(known.id));
    if (state === 'renamed' && known !== undefined) moveClass(context, script, script.name, name, renamed_to);
    if (state === 'transferred' && known !== undefined && typeof transferred_to === 'string')
      moveClass(context, { ...script, name: transferred_to }, script.name, name, name);
    if (state === 'expecting-transfer' && known === undefined && typeof transfer_from === 'string')
      moveClass(context, script, transfer_from, name, name);
  }
}

const wrong = (kind: string, name: unknown, why: string, code: number = CODE.invalid): Problem =>
  problem(
    400,
    code,
    `Cannot apply --${kind} migration to class '${String(name).slice(0, 100)}' ${why}`,
    '/metadata/migrations',
  );

function classOf(context: Context, script: string, name: unknown, kind: string): Fields {
  const namespace = classesOf(context, script).find((one) => one.class === name);
  // https://github.com/kentcdodds/kody/pull/1559 has the code; the text is ours.
  if (namespace === undefined) throw wrong(kind, name, `as '${script}' has no such class.`, 10074);
  return namespace;
}

function addClass(context: Context, { name: script }: Script, name: string, use_sqlite: boolean): void {
  if (classesOf(context, script).some((one) => one.class === name))
    throw wrong('new-class', name, 'that is already depended on by existing Durable Objects.', 10074);
  const id = context.sandbox.ids.hex();
  const owner = accountOf(context);
  keep(context, scopeOf(context), id, { id, name: `${script}_${name}`, script, class: name, use_sqlite, owner });
}

/** Classes of scripts that another owner gets, with all that they hold. */
export function moveClasses(context: Context, from: string, to: string): void {
  for (const one of all(context, scopeOf(context)))
    if (one.owner === from) keep(context, scopeOf(context), String(one.id), { ...one, owner: to });
}

/** Classes of a script that gets another name. */
export function renameOwner(context: Context, from: string, to: string): void {
  for (const one of classesOf(context, from))
    keep(context, scopeOf(context), String(one.id), { ...one, script: to, name: `${to}_${String(one.class)}` });
}

function moveClass(context: Context, script: Script, from: string, old: unknown, name: unknown): void {
  const namespace = classOf(context, from, old, 'renamed-class');
  const moved = { script: script.name, class: String(name), name: `${script.name}_${name}` };
  keep(context, scopeOf(context), String(namespace.id), { ...namespace, ...moved });
}

/** A class can be bound once a migration has made it. */
export function checkClasses(context: Context, script: Script, bindings: readonly Fields[]): void {
  for (const { type, class_name, script_name = script.name } of bindings) {
    if (type !== 'durable_object_namespace' || typeof class_name !== 'string') continue;
    // Scripts of another account or namespace cannot be checked.
    const owner = script_name === script.name ? accountOf(context) : (context.path.account_id ?? '');
    if (classesOf(context, String(script_name), owner).some((one) => one.class === class_name)) continue;
    const why =
      'because it is not currently configured to implement Durable Objects. Ensure a --new-class migration has been applied to it.';
    // https://github.com/cloudflare/workers-sdk/issues/10246
    throw problem(
      400,
      10061,
      `Cannot create binding for class '${class_name.slice(0, 100)}' ${why}`,
      '/metadata/bindings',
    );
  }
}

/**
 * The entry point of a new version exports all classes of existing objects.
 * https://github.com/iterate/iterate/pull/1796 has the text, the code and the status.
 */
export function checkExported(context: Context, { name }: Script, exported: ReadonlySet<string> | undefined): void {
  if (exported === undefined) return;
  const missing = classesOf(context, name).find((one) => !exported.has(String(one.class)));
  if (missing === undefined) return;
  const why = `New version of script does not export class '${String(missing.class)}' which is depended on by existing Durable Objects.`;
  throw problem(403, 10064, `${why} If you want to delete the object's data, apply a deleted_classes migration.`);
}

export const hasClasses = (context: Context, script: Script): boolean => classesOf(context, script.name).length > 0;

export function removeClasses(context: Context, script: Script): void {
  for (const { id } of classesOf(context, script.name)) context.sandbox.store.remove(scopeOf(context), String(id));
}

/** The objects that Workers of the edge have used; without an edge there are none. */
const listObjects: Handler<'durableObjects.namespaces.objects.list'> = (context) => {
  const { id } = context.path;
  found(context, scopeOf(context), id, () => notFound('namespace')); // code not documented
  const { limit = 1000, cursor = '' } = context.query;
  const page = (objects: readonly StoredObject[]) => {
    const rest = objects.filter((object) => object.id > cursor);
    const shown = rest.slice(0, limit);
    const cursors = shown.length < rest.length ? { after: shown.at(-1)?.id ?? '' } : {};
    return new PageResult(shown, { count: shown.length, per_page: limit, cursors });
  };
  const { open } = context.sandbox.use(runningWorkers);
  return open === undefined ? page([]) : Later.of(async () => page((await open()).objects(id)));
};

/** https://developers.cloudflare.com/api/resources/durable_objects/ */
export const durableObjects = {
  'durableObjects.namespaces.list': (context) => pageOf(context, scopeOf(context), ({ owner: _, ...shown }) => shown),
  'durableObjects.namespaces.objects.list': listObjects,
} satisfies Handlers;
