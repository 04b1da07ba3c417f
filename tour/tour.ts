/** State shared by the steps of a tour: the client, the zone file, and what earlier steps created. */
import type { Cloudflare } from 'flarewire';
import type { ZoneFile } from './zone-file.ts';

/** Results of one step that others need. */
export interface Made {
  accountId: string;
  zoneId: string;
  /** The zone's records as the API last listed them. */
  records: readonly ListedRecord[];
  namespaceId: string;
}

/** A record as the API lists it, with the fields that every type has. */
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
  /** Requests a host name of the zone, as a visitor. */
  open(url: string): Promise<Response>;
  /** Number of HTTP requests sent so far. */
  requests(): number;
  /** Reports the progress of the current step. */
  progress(done: number, total: number): void;
  keep<K extends keyof Made>(key: K, value: Made[K]): void;
  /** Throws `Skipped` if the step that makes it failed. */
  need<K extends keyof Made>(key: K): Made[K];
}

export interface Step {
  readonly title: string;
  /** Does the work and checks it; resolves to its report line, throws if a check fails. */
  run(tour: Tour): Promise<string>;
}

/** The step cannot run because an earlier one failed. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

const WHAT: { readonly [key in keyof Made]: string } = {
  accountId: 'an account',
  zoneId: 'the zone',
  records: 'the list of records',
  namespaceId: 'the KV namespace',
};

export function createTour(base: Pick<Tour, 'client' | 'file' | 'open' | 'requests' | 'progress'>): Tour {
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

/** Fixed names, so that the next tour in the same folder finds and replaces what this one created. */
export const NAMES = {
  namespace: 'harbour-tour',
  database: 'harbour-tour',
  script: 'harbour-tour',
  application: 'Harbour office (tour)',
};
