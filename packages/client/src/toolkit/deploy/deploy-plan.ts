/** A deployment as a plan: plain data that prints itself. */
import type { Plan, PlanStep } from '../sync/plan.ts';

/** What a step is about. */
export type DeployKind =
  | 'resource'
  | 'assets'
  | 'secret'
  | 'worker'
  | 'route'
  | 'domain'
  | 'crons'
  | 'address'
  | 'consumer'
  | 'workflow'
  | 'settings'
  | 'project'
  | 'deployment';

/** One thing that a deployment makes or changes, as the calls for it need it. */
export interface DeployItem {
  readonly kind: DeployKind;
  readonly [field: string]: unknown;
}

export type DeployStep = PlanStep<DeployItem>;

/** Where a deployment is read from. `apply` reads it again. */
export interface DeploySource {
  /** Folder of the configuration, or of the site where there is none. */
  readonly folder: string;
  /** Name of the configuration in it, or the configuration itself. @default the one of wrangler's names that is there */
  readonly config?: string | object | undefined;
  /** One of the configuration. @default the top of the file */
  readonly environment?: string | undefined;
  /** @default what the configuration names, else the only one that the token sees */
  readonly account_id?: string | undefined;
  /** Name of the Worker. @default what the configuration names */
  readonly name?: string | undefined;
  /** Names of secrets whose values `apply` is given. */
  readonly secrets?: readonly string[] | undefined;
  /**
   * Shares of the traffic that a new version gets one after the other, in percent, before it gets all: `[10, 50]`. With 0 it is checked
   * before anybody reaches it.
   */
  readonly gradual?: readonly number[] | undefined;
  /** Delete routes and custom domains of the Worker that the configuration does not have. @default false */
  readonly prune?: boolean | undefined;
  /** Shown with the version. */
  readonly message?: string | undefined;
  /** Deploys also without settings that are not sent and that the Worker may need; the plan lists them. @default false */
  readonly allowUnknown?: boolean | undefined;
}

/** A Worker as it will be deployed. Values of secrets are no part of it. */
export interface DeployPlan extends Plan<DeployItem> {
  readonly kind: 'workers.scripts';
  readonly source: DeploySource;
  /** Of all that is uploaded: files that were changed since are noticed. */
  readonly digest: string;
  /** The deployment that is live; undefined where there is none. */
  readonly live?: string;
}

/** What is looked up of one folder and one account. */
export const TITLES: { readonly [kind: string]: string } = {
  'kv.namespaces': 'KV namespace',
  'r2.buckets': 'R2 bucket',
  'd1.database': 'D1 database',
  queues: 'queue',
  'vectorize.indexes': 'Vectorize index',
  'dispatch namespace': 'dispatch namespace',
  service: 'Worker',
};

export const sizeOf = (bytes: number): string =>
  bytes < 1000 ? `${bytes} bytes` : bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
