/** A deployment plan: plain data that prints itself. */
import type { Plan, PlanStep } from '../sync/plan.ts';

/** Kind of thing that a step changes. */
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

/** One thing that a deployment creates or changes, with the fields that its calls need. */
export interface DeployItem {
  readonly kind: DeployKind;
  readonly [field: string]: unknown;
}

export type DeployStep = PlanStep<DeployItem>;

/** Source of a deployment. `apply` reads it again. */
export interface DeploySource {
  /** Folder of the configuration, or of the site if there is none. */
  readonly folder: string;
  /**
   * File name of the configuration in the folder, or the configuration as an object. @default the first of wrangler's
   * file names that exists
   */
  readonly config?: string | object | undefined;
  /** An environment of the configuration. @default the top level of the file */
  readonly environment?: string | undefined;
  /** @default the account in the configuration, else the only one that the token can access */
  readonly account_id?: string | undefined;
  /** Name of the Worker. @default the name in the configuration */
  readonly name?: string | undefined;
  /** Names of secrets whose values are passed to `apply`. */
  readonly secrets?: readonly string[] | undefined;
  /**
   * Percentages of the traffic that a new version gets in turn before it gets all: `[10, 50]`. With 0 it is checked
   * before it receives any traffic.
   */
  readonly gradual?: readonly number[] | undefined;
  /** Delete routes and custom domains of the Worker that are not in the configuration. @default false */
  readonly prune?: boolean | undefined;
  /** Message shown with the version. */
  readonly message?: string | undefined;
  /**
   * Deploy despite settings that are not supported and that the Worker may need; the plan lists them. @default false
   */
  readonly allowUnknown?: boolean | undefined;
}

/** A Worker to be deployed. Contains no values of secrets. */
export interface DeployPlan extends Plan<DeployItem> {
  readonly kind: 'workers.scripts';
  readonly source: DeploySource;
  /** Hash of everything that is uploaded, to detect files that changed since. */
  readonly digest: string;
  /** The live deployment; undefined if there is none. */
  readonly live?: string;
}

/** Display names of the resources that are looked up. */
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
