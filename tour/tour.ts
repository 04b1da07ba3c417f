/** What the steps of a tour share: the client, the zone file, and what the steps before have made. */
import type { Cloudflare } from 'flarewire';
import type { ZoneFile } from './zone-file.ts';

/** Made by one step, needed by others. */
export interface Made {
  accountId: string;
  zoneId: string;
  /** The zone's records as the API last listed them. */
  records: readonly ListedRecord[];
  namespaceId: string;
}

/** A record as the API lists it; the fields that every type has. */
export interface ListedRecord {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly ttl: number;
  readonly content?: string;
  readonly priority?: number;
  readonly comment?: string | null;
  readonly tags?: readonly string[];
  readonly proxied?: boolean;
}

export interface Tour {
  readonly client: Cloudflare;
  readonly file: ZoneFile;
  /** HTTP requests sent so far. */
  requests(): number;
  /** So much of the current step is done. */
  progress(done: number, total: number): void;
  keep<K extends keyof Made>(key: K, value: Made[K]): void;
  /** Throws `Skipped` where the step that makes it did not hold. */
  need<K extends keyof Made>(key: K): Made[K];
}

export interface Step {
  readonly title: string;
  /** Does the work and checks it; resolves to what to tell, throws where something is not as it must be. */
  run(tour: Tour): Promise<string>;
}

/** This step cannot be made because one before it failed. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

const WHAT: { readonly [key in keyof Made]: string } = {
  accountId: 'an account',
  zoneId: 'the zone',
  records: 'the list of records',
  namespaceId: 'the KV namespace',
};

export function createTour(base: Pick<Tour, 'client' | 'file' | 'requests' | 'progress'>): Tour {
  const made: Partial<Made> = {};
  return {
    ...base,
    keep: (key, value) => {
      made[key] = value;
    },
    need: (key) => {
      const value = made[key];
      if (value === undefined) throw new Skipped(`It needs ${WHAT[key]}, which an earlier step did not make.`);
      return value;
    },
  };
}

/** Names of what the tour makes, so that the next tour in the same folder finds and replaces it. */
export const NAMES = {
  namespace: 'harbour-tour',
  database: 'harbour-tour',
  script: 'harbour-tour',
  application: 'Harbour office (tour)',
};
