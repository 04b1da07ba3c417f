/** Reconstructs a request's change: the item as seen by an earlier request of the journal, and after this one. */
import type { JournalEntry } from '@flarewire/emulator';
import { isObject } from '@flarewire/schema';
import type { JournalRow } from '../../../wire/types.ts';
import { placeOf } from '../span.ts';
import { jsonIn } from './message.ts';

type Thing = Readonly<Record<string, unknown>>;

/** Earlier requests that are examined, and those that are fetched. */
const MAX_ROWS = 5000;
const MAX_FETCHED = 8;

const isDone = ({ status }: Pick<JournalRow, 'status'>): boolean => status !== undefined && status < 300;

/** Ids of earlier requests that may have seen this one's item, newest first. */
export function seenBefore(rows: readonly JournalRow[], { id, path }: Pick<JournalEntry, 'id' | 'path'>): number[] {
  const found: number[] = [];
  const list = path.slice(0, path.lastIndexOf('/'));
  const last = placeOf(rows, id) - 1;
  for (let place = last; place >= Math.max(0, last - MAX_ROWS) && found.length < MAX_FETCHED; place--) {
    const row = rows[place];
    if (row === undefined || !isDone(row) || row.method === 'DELETE') continue;
    const isList = row.path === list && (row.method === 'GET' || row.method === 'POST');
    if (row.path === path || isList) found.push(row.id);
  }
  return found;
}

/** The item in a response: the whole, or the entry of a list whose id ends the path. */
export function thingIn({ response }: Pick<JournalEntry, 'response'>, path: string): Thing | undefined {
  const body = response && jsonIn(response);
  const result = isObject(body) && 'result' in body ? body.result : body;
  const id = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  if (Array.isArray(result)) return result.filter(isObject).find((item) => Object.values(item).includes(id));
  return isObject(result) ? result : undefined;
}

export interface BeforeAfter {
  /** Undefined if it did not exist. */
  readonly before: Thing | undefined;
  readonly after: Thing | undefined;
}

/**
 * Undefined if unknown: nothing was changed, or no earlier request saw the item.
 * @param earlier as found by `seenBefore`
 */
export function beforeAfter(entry: JournalEntry, earlier: readonly JournalEntry[]): BeforeAfter | undefined {
  const kind = entry.changes[0]?.kind;
  if (kind === undefined || kind === 'call' || !isDone(entry)) return undefined;
  const after = kind === 'delete' ? undefined : thingIn(entry, entry.path);
  if (kind === 'create') return after && { before: undefined, after };
  const before = earlier.map((one) => thingIn(one, entry.path)).find((thing) => thing !== undefined);
  return before === undefined || (after === undefined && kind !== 'delete') ? undefined : { before, after };
}
