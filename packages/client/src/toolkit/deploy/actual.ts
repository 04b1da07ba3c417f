/** Reads the current state of a Worker: its live version, secrets, triggers. */
import { type Caller, callOf, type HelperOptions } from '../caller.ts';
import { itemsOf } from '../list-items.ts';
import { isFields } from './config/shape.ts';

export interface Share {
  readonly version_id: string;
  readonly percentage: number;
}

export interface Actual {
  /** Names of all Workers in the account. */
  readonly others: readonly string[];
  readonly exists: boolean;
  /** Migration tag of Durable Objects. */
  readonly migrationTag?: string | undefined;
  /** The live deployment. */
  readonly deployment?: { readonly id: string; readonly versions: readonly Share[] };
  /** Label and binding names of the version with the largest share. */
  readonly version?: { readonly tag: string; readonly bindings: readonly string[] };
  readonly secrets: readonly string[];
  readonly crons: readonly string[];
  readonly address: { readonly enabled: boolean; readonly previews_enabled: boolean };
}

export interface Scope {
  readonly account_id: string;
  readonly script_name: string;
}

const NOTHING = { secrets: [], crons: [], address: { enabled: false, previews_enabled: false } };

/** All items of a list. */
export async function allOf(client: Caller, list: string, params: object, options: HelperOptions): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of itemsOf(client, list, params, options)) all.push(item);
  return all;
}

const SECRETS = ['secret_text', 'secret_key'];

export async function readActual(client: Caller, scope: Scope, options: HelperOptions): Promise<Actual> {
  const { account_id, script_name } = scope;
  const scripts = await allOf(client, 'workers.scripts.list', { account_id }, options);
  const others = scripts.map((one) => String(Object(one).id));
  const script = scripts.find((one) => Object(one).id === script_name);
  if (script === undefined) return { ...NOTHING, others, exists: false };
  const deployment = await liveOf(client, scope, options);
  const version_id = mainOf(deployment?.versions)?.version_id;
  const version =
    version_id === undefined
      ? undefined
      : await callOf(client, 'workers.scripts.versions.get', { ...scope, version_id }, options);
  const bindings: unknown[] = Object(Object(version).resources).bindings ?? [];
  const { schedules = [] } = Object(await callOf(client, 'workers.scripts.schedules.get', scope, options));
  const address = Object(await callOf(client, 'workers.scripts.subdomain.get', scope, options));
  const of = (isSecret: boolean): string[] =>
    bindings.filter((one) => SECRETS.includes(Object(one).type) === isSecret).map((one) => String(Object(one).name));
  return {
    others,
    exists: true,
    migrationTag: Object(script).migration_tag,
    secrets: of(true),
    crons: schedules.map((one: unknown) => String(Object(one).cron)),
    address: { enabled: address.enabled === true, previews_enabled: address.previews_enabled === true },
    ...(deployment && { deployment }),
    ...(version !== undefined && { version: { tag: tagOf(version), bindings: of(false) } }),
  };
}

/** Label of a version. */
export const tagOf = (version: unknown): string => String(Object(Object(version).annotations)['workers/tag'] ?? '');

export async function liveOf(client: Caller, scope: Scope, options: HelperOptions): Promise<Actual['deployment']> {
  const { deployments = [] } = Object(await callOf(client, 'workers.scripts.deployments.list', scope, options));
  const [live] = deployments;
  if (!isFields(live)) return undefined;
  const versions: unknown[] = Array.isArray(live.versions) ? live.versions : [];
  return {
    id: String(live.id),
    versions: versions.map((one) => ({
      version_id: String(Object(one).version_id),
      percentage: Number(Object(one).percentage),
    })),
  };
}

/** The version with the most traffic. */
export const mainOf = (versions: readonly Share[] = []): Share | undefined =>
  [...versions].sort((a, b) => b.percentage - a.percentage)[0];
