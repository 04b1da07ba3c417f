/** Test support: journal rows. */

import type { JournalRow } from '../../wire/types.ts';
import type { Span } from '../data/journal/journal.ts';

/** Noon of a fixed day. */
export const NOON = 1_767_268_800_000;

/** A successful request, one second after the previous one. */
export const rowOf = (id: number, more: Partial<JournalRow> = {}): JournalRow => ({
  id,
  time: NOON + id * 1000,
  duration: 2,
  method: 'GET',
  path: '/client/v4/zones',
  query: '',
  operation: 'zones.list',
  status: 200,
  schema: 'passed',
  permission: 'allowed',
  fault: undefined,
  changes: 0,
  bytes: 300,
  agent: 'curl/8.5.0',
  fingerprint: 1,
  ...more,
});

export const spanOf = (rows: readonly JournalRow[], start: number, epoch: object): Span<JournalRow> => ({
  rows,
  start,
  end: start + rows.length,
  epoch,
});
