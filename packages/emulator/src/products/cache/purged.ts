/** Purges as they are made: the edge removes what they name from its cache. */

/** Items of one purge: all of a zone, or those named. */
export interface Purge {
  readonly zone: string;
  /** Stored responses are kept and revalidated, instead of being removed. */
  readonly isInvalidation: boolean;
  readonly everything: boolean;
  readonly files: readonly string[];
  readonly tags: readonly string[];
  readonly hosts: readonly string[];
  readonly prefixes: readonly string[];
}

/** Receivers of a sandbox's purges; none while its edge is unused. */
export const purgeReceivers = (): Set<(purge: Purge) => void> => new Set();
