/** The journal holds the last thousand requests and responses: to inspect, to wait for, to export. */

import type { Shapes } from '../generic/shapes.ts';
import { bodyOf } from '../http/respond.ts';
import { pathMatcher, wordsOf } from '../routing/match.ts';
import type { Clock } from '../state/clock.ts';
import { type Har, harOf } from './har.ts';
import { entryOf, type JournalEntry, type JournalRow, type Note, type Noted, rowOf } from './journal-entry.ts';
import type { Trace } from './trace.ts';

export interface JournalOptions {
  /** Requests that are kept. @default 1000 */
  readonly size?: number;
  /** Bytes of a body that are kept. @default 8192 */
  readonly bodyBytes?: number;
}

export interface JournalFilter {
  /** `dns.records.list`, or all below a name: `dns.records.*`. */
  readonly operation?: string;
  readonly method?: string;
  /** This path and all below it: `/zones/{zone_id}/dns_records`. */
  readonly path?: string;
  /** A status, or a class of them: `4xx`. */
  readonly status?: number | string;
  readonly schema?: JournalEntry['schema']['verdict'];
  readonly permission?: JournalEntry['permission']['verdict'];
  /** Entries after this id. */
  readonly since?: number;
  /** Entries with these ids. */
  readonly ids?: readonly number[];
  readonly where?: (entry: JournalEntry) => boolean;
}

export interface WaitOptions {
  /** Milliseconds of real time. @default 5000 */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

export interface Journal {
  /** The oldest first. */
  entries(filter?: JournalFilter): JournalEntry[];
  /** The entry with this id; undefined if it never existed or was evicted. */
  entry(id: number): JournalEntry | undefined;
  /** The oldest first, at most `limit`: rows for lists, at a fraction of the cost of `entries`. */
  rows(filter?: Omit<JournalFilter, 'where'>, limit?: number): JournalRow[];
  /** Id of the last request, kept or not; 0 before the first. */
  last(): number;
  clear(): void;
  /** The first past or future entry that matches. @throws Error if none arrives in time */
  waitFor(filter: JournalFilter, options?: WaitOptions): Promise<JournalEntry>;
  /** Called for every request once it has a response. Returns a function that unsubscribes. */
  subscribe(listener: (entry: JournalEntry) => void): () => void;
  /** Notified of a response or of a cleared journal; costs almost nothing. Returns a function that unsubscribes. */
  watch(listener: (event: JournalEvent) => void): () => void;
  /** As an HTTP Archive 1.2, which browsers and proxies read. */
  har(filter?: JournalFilter): Har;
}

export type JournalEvent = 'added' | 'cleared';

export interface JournalKeeper extends Journal {
  note(request: Request, response: Response | undefined, trace: Trace, started: number): void;
}

export function createJournal(
  { size = 1000, bodyBytes = 8192 }: JournalOptions,
  clock: Clock,
  shapes: Shapes,
): JournalKeeper {
  const ring = createRing(size);
  const listeners = new Set<(entry: JournalEntry) => void>();
  const watchers = new Set<(event: JournalEvent) => void>();
  const entries = (filter: JournalFilter = {}): JournalEntry[] => {
    const { where = () => true } = filter;
    const fits = fitting(filter);
    const found = [...notesFor(ring, filter)].filter((note) => fits(judged(note)));
    return found.map((note) => entryOf(note, shapes)).filter(where);
  };
  const subscribe: Journal['subscribe'] = (listener) => listening(listeners, listener);
  return {
    entries,
    subscribe,
    entry: (id) => {
      const note = ring.get(id);
      return note && entryOf(note, shapes);
    },
    rows: (filter = {}, limit = Number.POSITIVE_INFINITY) => rowsOf(ring, filter, limit, shapes),
    last: ring.last,
    watch: (listener) => listening(watchers, listener),
    clear: () => {
      ring.clear();
      for (const watcher of watchers) tell(watcher, 'cleared');
    },
    waitFor: (filter, options = {}) => waitFor(filter, options, entries, subscribe),
    har: (filter) => harOf(entries(filter)),
    note: (request, response, trace, started) => {
      const note = ring.add({
        time: clock.now(),
        duration: performance.now() - started,
        method: request.method,
        url: request.url,
        status: response?.status,
        trace,
        sentHeaders: request.headers,
        sent: noted(trace.sent?.bytes, bodyBytes, trace.sent?.size),
        gotHeaders: response?.headers,
        got: noted(response === undefined ? undefined : bodyOf(response), bodyBytes),
      });
      trace.sent = undefined;
      for (const listener of listeners) tell(listener, entryOf(note, shapes));
      for (const watcher of watchers) tell(watcher, 'added');
    },
  };
}

function listening<T>(all: Set<(reported: T) => void>, listener: (reported: T) => void): () => void {
  all.add(listener);
  return () => void all.delete(listener);
}

/** Those that may fit, found without looking at all. */
function notesFor(ring: Ring, { since, ids }: JournalFilter): Iterable<Note> {
  if (ids === undefined) return ring.after(since);
  return [...new Set(ids)].sort((a, b) => a - b).flatMap((id) => ring.get(id) ?? []);
}

function rowsOf(ring: Ring, filter: JournalFilter, limit: number, shapes: Shapes): JournalRow[] {
  const fits = fitting(filter);
  const rows: JournalRow[] = [];
  for (const note of notesFor(ring, filter)) {
    if (rows.length >= limit) break;
    if (fits(judged(note))) rows.push(rowOf(note, shapes));
  }
  return rows;
}

/** A listener that fails is its owner's business, not that of the request. */
function tell<T>(listener: (reported: T) => void, reported: T): void {
  try {
    listener(reported);
  } catch (error) {
    console.error('flarewire emulator: a listener of the journal failed', error);
  }
}

interface Ring {
  add(note: Omit<Note, 'id'>): Note;
  clear(): void;
  get(id: number): Note | undefined;
  last(): number;
  /** Those after this id, the oldest first. */
  after(id?: number): Iterable<Note>;
}

function createRing(size: number): Ring {
  if (!Number.isInteger(size) || size < 1)
    throw new Error(`The journal keeps a whole number of requests, not ${size}.`);
  const places: Note[] = [];
  let count = 0;
  const get = (id: number): Note | undefined => {
    const note = places[(id - 1) % size];
    return note?.id === id ? note : undefined;
  };
  return {
    add: (given) => {
      const note = { ...given, id: ++count };
      places[(count - 1) % size] = note;
      return note;
    },
    clear: () => {
      // The numbers go on.
      places.length = 0;
    },
    get,
    last: () => count,
    *after(since = 0) {
      for (let id = Math.max(since, count - size, 0) + 1; id <= count; id++) {
        const note = get(id);
        if (note !== undefined) yield note;
      }
    },
  };
}

/** No more than that is held on to: a part of a long text would hold all of it. */
function noted(body: string | Uint8Array | null | undefined, limit: number, size = body?.length): Noted {
  if (body === undefined || body === null) return NOTHING;
  const isWhole = size === body.length;
  if (body.length <= limit) return { kept: body, bytes: isWhole ? undefined : size };
  const kept = typeof body === 'string' ? Buffer.from(body.slice(0, limit)) : body.slice(0, limit);
  return { kept, bytes: isWhole ? Buffer.byteLength(body) : size };
}

const NOTHING: Noted = { kept: undefined, bytes: undefined };

async function waitFor(
  filter: JournalFilter,
  { timeout = 5000, signal }: WaitOptions,
  entries: Journal['entries'],
  subscribe: Journal['subscribe'],
): Promise<JournalEntry> {
  const [there] = entries(filter);
  if (there !== undefined) return there;
  signal?.throwIfAborted();
  const fits = fitting(filter);
  const { where = () => true } = filter;
  const { promise, resolve, reject } = Promise.withResolvers<JournalEntry>();
  let seen = 0;
  const end = subscribe((entry) => {
    seen++;
    if (fits(judgedEntry(entry)) && where(entry)) resolve(entry);
  });
  const late = (): void => {
    const others = seen === 1 ? 'one other' : `${seen} others`;
    reject(new Error(`No request like ${JSON.stringify(filter)} came within ${timeout} ms; ${others} did.`));
  };
  const timer = setTimeout(late, timeout);
  const stop = (): void => reject(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  return promise.finally(() => {
    end();
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  });
}

/** The fields that filters read, available without making an entry. */
interface Judged extends Pick<JournalEntry, 'id' | 'method' | 'operation' | 'status'> {
  readonly schema: JournalEntry['schema']['verdict'];
  readonly permission: JournalEntry['permission']['verdict'];
  /** Of its path. */
  words(): readonly string[];
}

const judged = ({ id, method, status, trace }: Note): Judged => ({
  id,
  method,
  status,
  operation: trace.operation?.name,
  schema: trace.schema,
  permission: trace.permission,
  words: trace.words,
});

const judgedEntry = (entry: JournalEntry): Judged => ({
  ...entry,
  schema: entry.schema.verdict,
  permission: entry.permission.verdict,
  words: () => wordsOf(entry.path),
});

/** `where` is left to the caller, since it wants the whole entry. */
function fitting(filter: JournalFilter): (entry: Judged) => boolean {
  const { operation, method, status, schema, permission, since } = filter;
  const path = filter.path === undefined ? undefined : pathMatcher(filter.path);
  const below = operation?.endsWith('.*') ? operation.slice(0, -1) : undefined;
  const ids = filter.ids && new Set(filter.ids);
  return (entry) => {
    if (since !== undefined && entry.id <= since) return false;
    if (ids !== undefined && !ids.has(entry.id)) return false;
    if (method !== undefined && method.toUpperCase() !== entry.method) return false;
    if (status !== undefined && !hasStatus(entry.status, String(status))) return false;
    if (schema !== undefined && schema !== entry.schema) return false;
    if (permission !== undefined && permission !== entry.permission) return false;
    if (below !== undefined) {
      if (!entry.operation?.startsWith(below)) return false;
    } else if (operation !== undefined && operation !== entry.operation) return false;
    return path === undefined || path(entry.words());
  };
}

function hasStatus(status: number | undefined, wanted: string): boolean {
  return /^\dxx$/.test(wanted) ? String(status)[0] === wanted[0] : String(status) === wanted;
}
