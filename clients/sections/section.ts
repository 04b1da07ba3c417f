/** Input of each program of this folder: one of the two packages, and the base URL. */
import type * as Package from 'flarewire';

export interface Given {
  /** `flarewire`, or the official package under the same types. */
  readonly module: typeof Package;
  readonly options: Package.ClientOptions;
  readonly account_id: string;
  print(line: string): void;
}

export type Section = (given: Given) => Promise<void>;
