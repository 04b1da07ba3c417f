/** Workers as rows: a script, its versions with their modules, and its deployments. */
import type { DatabaseSync } from 'node:sqlite';
import type { Context } from '../../handler/context.ts';
import type { ResultOf } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';

export type Fields = Record<string, unknown>;

export interface Script {
  readonly name: string;
  readonly tag: string;
  readonly created_on: string;
  readonly modified_on: string;
  /** Id of the version that has most of the traffic; empty as long as none was deployed. */
  readonly version: string;
  /** Settings of the script itself, independent of versions: logpush, tags, tail_consumers, observability … */
  readonly settings: Fields;
  readonly schedules: ResultOf<'workers.scripts.schedules.get'>['schedules'];
  readonly subdomain: { readonly enabled: boolean; readonly previews_enabled: boolean };
  /** The last step of Durable Object migrations that was applied. */
  readonly migration_tag?: string;
  /** Of a script in a dispatch namespace. */
  readonly tags?: readonly string[];
}

export interface Version {
  readonly id: string;
  readonly number: number;
  readonly created_on: string;
  readonly etag: string;
  /** Metadata of the upload: main_module, bindings, compatibility_date … */
  readonly metadata: Fields;
  readonly handlers: readonly string[];
  /** The version whose modules it shares, if only settings were changed. */
  readonly content?: string;
}

export interface Module {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS worker_scripts (
    number INTEGER PRIMARY KEY,
    account TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    UNIQUE (account, name)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS worker_versions (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    script TEXT NOT NULL,
    number INTEGER NOT NULL,
    value TEXT NOT NULL,
    FOREIGN KEY (account, script) REFERENCES worker_scripts (account, name) ON DELETE CASCADE
  ) STRICT;
  CREATE INDEX IF NOT EXISTS worker_versions_by_script ON worker_versions (account, script, number);
  CREATE TABLE IF NOT EXISTS worker_modules (
    version TEXT NOT NULL REFERENCES worker_versions (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (version, number)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS worker_deployments (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL,
    script TEXT NOT NULL,
    value TEXT NOT NULL,
    FOREIGN KEY (account, script) REFERENCES worker_scripts (account, name) ON DELETE CASCADE
  ) STRICT`;

export function workerTables(db: DatabaseSync) {
  db.exec(SCHEMA);
  return {
    script: db.prepare('SELECT value FROM worker_scripts WHERE account = ? AND name = ?'),
    scripts: db.prepare('SELECT value FROM worker_scripts WHERE account = ? ORDER BY name'),
    put: db.prepare(
      'INSERT INTO worker_scripts (account, name, value) VALUES (?1, ?2, ?3) ON CONFLICT (account, name) DO UPDATE SET value = ?3',
    ),
    remove: db.prepare('DELETE FROM worker_scripts WHERE account = ? AND name = ?'),
    version: db.prepare('SELECT value FROM worker_versions WHERE account = ? AND script = ? AND id = ?'),
    versions: db.prepare('SELECT value FROM worker_versions WHERE account = ? AND script = ? ORDER BY number DESC'),
    lastNumber: db.prepare(
      'SELECT coalesce(max(number), 0) AS number FROM worker_versions WHERE account = ? AND script = ?',
    ),
    putVersion: db.prepare(
      'INSERT INTO worker_versions (id, account, script, number, value) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (id) DO UPDATE SET value = ?5',
    ),
    removeVersion: db.prepare('DELETE FROM worker_versions WHERE account = ? AND script = ? AND id = ?'),
    moveModules: db.prepare('UPDATE worker_modules SET version = ? WHERE version = ?'),
    modules: db.prepare('SELECT name, type, bytes FROM worker_modules WHERE version = ? ORDER BY number'),
    putModule: db.prepare('INSERT INTO worker_modules (version, number, name, type, bytes) VALUES (?, ?, ?, ?, ?)'),
    deployments: db.prepare(
      'SELECT value FROM worker_deployments WHERE account = ? AND script = ? ORDER BY number DESC',
    ),
    putDeployment: db.prepare('INSERT INTO worker_deployments (id, account, script, value) VALUES (?, ?, ?, ?)'),
    removeDeployment: db.prepare('DELETE FROM worker_deployments WHERE account = ? AND script = ? AND id = ?'),
    deferKeys: db.prepare('PRAGMA defer_foreign_keys = ON'),
    renames: [
      'UPDATE worker_scripts SET name = ?3 WHERE account = ?1 AND name = ?2',
      'UPDATE worker_versions SET script = ?3 WHERE account = ?1 AND script = ?2',
      'UPDATE worker_deployments SET script = ?3 WHERE account = ?1 AND script = ?2',
    ].map((sql) => db.prepare(sql)),
    moves: ['worker_scripts', 'worker_versions', 'worker_deployments'].map((table) =>
      db.prepare(`UPDATE ${table} SET account = ?2 WHERE account = ?1`),
    ),
  };
}

export function tablesOf(context: Pick<Context, 'sandbox'>): ReturnType<typeof workerTables> {
  return context.sandbox.use(workerTables);
}

/** Owner of the scripts: an account, or one of its dispatch namespaces. */
export function accountOf(context: Pick<Context, 'path'>): string {
  const { account_id = '', dispatch_namespace } = context.path;
  return dispatch_namespace === undefined ? account_id : `${account_id}/${dispatch_namespace}`;
}

type Stated = Pick<Context, 'sandbox'>;

/** The value of a row, as the functions of this module that save scripts, versions and deployments wrote it. */
const valueIn = <Value>(row: Fields | undefined): Value | undefined =>
  row === undefined ? undefined : (JSON.parse(String(row.value)) as Value); // see above

export const scriptNamed = (context: Stated, owner: string, name: string): Script | undefined =>
  valueIn<Script>(tablesOf(context).script.get(owner, name));

/** All scripts of an owner, also those that were only registered by their name. */
export const scriptsOwnedBy = (context: Stated, owner: string): Script[] =>
  tablesOf(context)
    .scripts.all(owner)
    .flatMap((row) => valueIn<Script>(row) ?? []);

/** Scripts of an owner of which a version is deployed. */
export const deployedScripts = (context: Stated, owner: string): Script[] =>
  scriptsOwnedBy(context, owner).filter(({ version }) => version !== '');

export const versionNamed = (context: Stated, owner: string, script: string, id: string): Version | undefined =>
  valueIn<Version>(tablesOf(context).version.get(owner, script, id));

/** The newest first. */
export const versionsNamed = (context: Stated, owner: string, script: string): Version[] =>
  tablesOf(context)
    .versions.all(owner, script)
    .flatMap((row) => valueIn<Version>(row) ?? []);

export type Deployment = ResultOf<'workers.scripts.deployments.get'>;

/** The newest first. */
export const deploymentsNamed = (context: Stated, owner: string, script: string): Deployment[] =>
  tablesOf(context)
    .deployments.all(owner, script)
    .flatMap((row) => valueIn<Deployment>(row) ?? []);

export const lastDeployment = (context: Stated, owner: string, script: string): Deployment | undefined =>
  valueIn<Deployment>(tablesOf(context).deployments.get(owner, script));

export function scriptName(context: Context): string {
  return context.path.script_name ?? '';
}

/** The script of the path, if it exists. */
export function findScript(context: Context): Script | undefined {
  return scriptNamed(context, accountOf(context), scriptName(context));
}

/** @throws Problem 404 */
export function scriptOf(context: Context): Script {
  const script = findScript(context);
  if (script === undefined) throw problem(404, 10007, 'This Worker does not exist on your account.', '/script_name');
  return script;
}

export function saveScript(context: Context, script: Script): Script {
  tablesOf(context).put.run(accountOf(context), script.name, JSON.stringify(script));
  return script;
}

/** Gives a script another name, with its versions and deployments. */
export function renameScript(context: Context, script: Script, name: string): Script {
  const { deferKeys, renames } = tablesOf(context);
  deferKeys.run();
  for (const rename of renames) rename.run(accountOf(context), script.name, name);
  return { ...script, name };
}

/** Gives all scripts of one owner to another, with their versions and deployments. */
export function moveScripts(context: Context, from: string, to: string): void {
  const { deferKeys, moves } = tablesOf(context);
  deferKeys.run();
  for (const move of moves) move.run(from, to);
}

/** @throws Problem 404 */
export function versionOf(context: Context, script: Script, id: string): Version {
  const version = versionNamed(context, accountOf(context), script.name, id);
  if (version === undefined) throw problem(404, 10222, `The script has no version ${id.slice(0, 64)}.`, '/version_id');
  return version;
}

/** The version in use. @throws Problem 404 where none was deployed yet */
export function currentOf(context: Context, script: Script): Version {
  if (script.version === '') throw problem(404, 10007, 'No version of this Worker is deployed yet.', '/script_name'); // text not documented
  return versionOf(context, script, script.version);
}

/** The version that was uploaded last, deployed or not; undefined before the first. */
export function latestOf(context: Context, script: Script): Version | undefined {
  return versionsOf(context, script)[0];
}

/** The newest first. */
export function versionsOf(context: Context, script: Script): Version[] {
  return versionsNamed(context, accountOf(context), script.name);
}

/** Scripts of which a version is deployed. */
export function scriptsOf(context: Context, owner = accountOf(context)): Script[] {
  return deployedScripts(context, owner);
}

/** All scripts, also those that were only registered by their name. */
export function workersOf(context: Context, owner = accountOf(context)): Script[] {
  return scriptsOwnedBy(context, owner);
}

export function saveVersion(context: Context, script: Script, version: Version): void {
  tablesOf(context).putVersion.run(
    version.id,
    accountOf(context),
    script.name,
    version.number,
    JSON.stringify(version),
  );
}

/** Modules shared with newer versions belong to those versions from then on. */
export function removeVersion(context: Context, script: Script, { id }: Version): void {
  const tables = tablesOf(context);
  const [heir, ...others] = versionsOf(context, script).filter(({ content }) => content === id);
  if (heir !== undefined) {
    const { content: _, ...own } = heir;
    saveVersion(context, script, own);
    for (const other of others) saveVersion(context, script, { ...other, content: heir.id });
    tables.moveModules.run(heir.id, id);
  }
  tables.removeVersion.run(accountOf(context), script.name, id);
}

export function modulesOf(context: Pick<Context, 'sandbox'>, version: Version): Module[] {
  return tablesOf(context)
    .modules.all(version.content ?? version.id)
    .map((row) => ({
      name: String(row.name),
      type: String(row.type),
      bytes: row.bytes instanceof Uint8Array ? row.bytes : new Uint8Array(),
    }));
}
