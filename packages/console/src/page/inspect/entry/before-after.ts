/** What a request changed: the thing as an earlier request of the journal saw it, and as this one left it. */
import type { JournalEntry } from '@flarewire/emulator';
import { isObject } from '@flarewire/schema';
import type { JournalRow } from '../../../wire/types.ts';
import { placeOf } from '../span.ts';
import { jsonIn } from './message.ts';

type Thing = Readonly<Record<string, unknown>>;

/** Earlier requests that are looked at, and those of them that are fetched. */
const MOST_ROWS = 5000;
const MOST_FETCHED = 8;

const isDone = ({ status }: Pick<JournalRow, 'status'>): boolean => status !== undefined && status < 300;

/** Ids of requests that may have seen the thing of this one before it, the latest first. */
export function seenBefore(rows: readonly JournalRow[], { id, path }: Pick<JournalEntry, 'id' | 'path'>): number[] {
  const found: number[] = [];
  const list = path.slice(0, path.lastIndexOf('/'));
  const last = placeOf(rows, id) - 1;
  for (let place = last; place >= Math.max(0, last - MOST_ROWS) && found.length < MOST_FETCHED; place--) {
    const row = rows[place];
    if (row === undefined || !isDone(row) || row.method === 'DELETE') continue;
    const isList = row.path === list && (row.method === 'GET' || row.method === 'POST');
    if (row.path === path || isList) found.push(row.id);
  }
  return found;
}

/** The thing as an answer shows it: itself, or among others of a list by its id, which is the end of the path. */
export function thingIn({ response }: Pick<JournalEntry, 'response'>, path: string): Thing | undefined {
  const body = response && jsonIn(response);
  const result = isObject(body) && 'result' in body ? body.result : body;
  const id = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  if (Array.isArray(result)) return result.filter(isObject).find((item) => Object.values(item).includes(id));
  return isObject(result) ? result : undefined;
}

export interface BeforeAfter {
  /** Undefined where it was not there. */
  readonly before: Thing | undefined;
  readonly after: Thing | undefined;
}

/**
 * Undefined where nothing can be told: nothing was changed, or no earlier request saw the thing.
 * @param earlier as `seenBefore` found them
 */
export function beforeAfter(entry: JournalEntry, earlier: readonly JournalEntry[]): BeforeAfter | undefined {
  const kind = entry.changes[0]?.kind;
  if (kind === undefined || kind === 'call' || !isDone(entry)) return undefined;
  const after = kind === 'delete' ? undefined : thingIn(entry, entry.path);
  if (kind === 'create') return after && { before: undefined, after };
  const before = earlier.map((one) => thingIn(one, entry.path)).find((thing) => thing !== undefined);
  return before === undefined || (after === undefined && kind !== 'delete') ? undefined : { before, after };
}
