/** Finds the attempts of one call: a request that failed, followed by an equal request of the same program. */
import type { JournalRow } from '../../../wire/types.ts';

export interface Attempts {
  /** Ids of requests that were sent again. */
  readonly retried: Set<number>;
  /** Number of the attempt by id, from 2. */
  readonly numbers: Map<number, number>;
  /** The time at which a call began, by the id of its last attempt. */
  readonly begun: Map<number, number>;
  /** Failed requests that may be sent again, by fingerprint. */
  readonly failed: Map<number, JournalRow>;
}

/** Milliseconds between a response and the next attempt; clients wait no longer than that on their own. */
const LONGEST_WAIT = 60_000;

export const newAttempts = (): Attempts => ({
  retried: new Set(),
  numbers: new Map(),
  begun: new Map(),
  failed: new Map(),
});

export function addAttempt(attempts: Attempts, row: JournalRow): void {
  const { retried, numbers, begun, failed } = attempts;
  const before = failed.get(row.fingerprint);
  if (before !== undefined && row.time - before.time - before.duration <= LONGEST_WAIT) {
    retried.add(before.id);
    numbers.set(row.id, (numbers.get(before.id) ?? 1) + 1);
    begun.set(row.id, begun.get(before.id) ?? before.time);
  }
  if (isTemporary(row.status)) failed.set(row.fingerprint, row);
  else failed.delete(row.fingerprint);
}

/** Responses after which clients send a request again. */
const isTemporary = (status: number | undefined): boolean =>
  status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
