/** Types of a measurement: its input and its results. */
import type { Unit } from './figures.ts';
import type { Processes } from './processes.ts';

/** One of the two packages, installed in a folder. */
export interface Subject {
  readonly name: 'flarewire' | 'cloudflare';
  readonly version: string;
  /** Its `node_modules` holds the package: a program in this folder imports it by name. */
  readonly folder: string;
  /** Modules that export `createClient` and the product `KV`. */
  readonly entries: { readonly createClient: string; readonly kv: string };
}

export interface Subjects {
  readonly ours: Subject;
  /** Missing if it could not be installed. */
  readonly official?: Subject;
}

/** One round; all values of a round were taken one right after the other. */
export interface Sample {
  readonly ours: number;
  readonly official?: number;
  /** Baseline of both: bare fetch, an empty program. */
  readonly base?: number;
}

export interface Budget {
  /** `number`: in the unit of the row; else a factor of the official package's or the base's figure. */
  readonly of: 'number' | 'official' | 'base';
  readonly atMost: number;
}

export interface Measured {
  readonly what: string;
  readonly unit: Unit;
  readonly samples: readonly Sample[];
  readonly baseName?: string;
  /** The reason why there is no comparison. */
  readonly missing?: string;
  readonly budget?: Budget;
}

/** A row of the score card: each package's behaviour for one fault, as reported by the program. */
export interface Scored {
  readonly what: string;
  readonly ideal: string;
  readonly ours: string;
  readonly official?: string;
}

/** Nothing can be measured: flarewire does not build or install. */
export class PreparationFailed extends Error {}

export interface Context {
  /** The repository. */
  readonly root: string;
  /** Removed at the end. */
  readonly scratch: string;
  readonly quick: boolean;
  readonly processes: Processes;
  /** Prepared on first use: not every measurement needs the packages. */
  subjects(): Promise<Subjects>;
  /** Shows the progress of the measurement. */
  progress(done: number, total: number): void;
}

export interface Measurement {
  readonly name: string;
  /** Description of the method. */
  readonly how: string;
  measure(context: Context): Promise<readonly (Measured | Scored)[]>;
}
