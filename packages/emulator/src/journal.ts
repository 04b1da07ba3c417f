/** What was asked and answered, the last thousand requests of it: to look at, to wait for, to hand on. */
import type { Clock } from './clock.ts';
import { type Har, harOf } from './har.ts';
import { entryOf, type JournalEntry, type Note, type Noted } from './journal-entry.ts';
import { pathMatcher } from './limits.ts';
import { bodyOf } from './respond.ts';
import type { Shapes } from './shapes.ts';
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
  clear(): void;
  /** The first entry that fits, of those that are there and those to come. @throws Error when none came in time */
  waitFor(filter: JournalFilter, options?: WaitOptions): Promise<JournalEntry>;
  /** Told of every request once it is answered. Returns what ends it. */
  subscribe(listener: (entry: JournalEntry) => void): () => void;
  /** As an HTTP Archive 1.2, which browsers and proxies read. */
  har(filter?: JournalFilter): Har;
}

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
  const entries = (filter: JournalFilter = {}): JournalEntry[] =>
    ring
      .notes()
      .map((note) => entryOf(note, shapes))
      .filter(fitting(filter));
  const subscribe: Journal['subscribe'] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    entries,
    subscribe,
    clear: ring.clear,
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
        sent: noted(trace.sent, bodyBytes),
        gotHeaders: response?.headers,
        got: noted(response === undefined ? undefined : bodyOf(response), bodyBytes),
      });
      trace.sent = undefined;
      for (const listener of listeners) tell(listener, entryOf(note, shapes));
    },
  };
}

/** A listener that fails is its owner's business, not that of the request. */
function tell(listener: (entry: JournalEntry) => void, entry: JournalEntry): void {
  try {
    listener(entry);
  } catch (error) {
    console.error('flarewire emulator: a listener of the journal failed', error);
  }
}

interface Ring {
  add(note: Omit<Note, 'id'>): Note;
  clear(): void;
  /** The oldest first. */
  notes(): Note[];
}

function createRing(size: number): Ring {
  if (!Number.isInteger(size) || size < 1)
    throw new Error(`The journal keeps a whole number of requests, not ${size}.`);
  const places: Note[] = [];
  let count = 0;
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
    notes: () => {
      const found: Note[] = [];
      for (let id = Math.max(0, count - size); id < count; id++) {
        const note = places[id % size];
        if (note !== undefined) found.push(note);
      }
      return found;
    },
  };
}

/** No more than that is held on to: a part of a long text would hold all of it. */
function noted(body: string | Uint8Array | null | undefined, limit: number): Noted {
  if (body === undefined || body === null) return NOTHING;
  if (body.length <= limit) return { kept: body, bytes: undefined };
  const kept = typeof body === 'string' ? Buffer.from(body.slice(0, limit)) : body.slice(0, limit);
  return { kept, bytes: Buffer.byteLength(body) };
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
  const { promise, resolve, reject } = Promise.withResolvers<JournalEntry>();
  let seen = 0;
  const end = subscribe((entry) => {
    seen++;
    if (fits(entry)) resolve(entry);
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

function fitting(filter: JournalFilter): (entry: JournalEntry) => boolean {
  const { operation, method, status, schema, permission, since, where } = filter;
  const path = filter.path === undefined ? undefined : pathMatcher(filter.path);
  const below = operation?.endsWith('.*') ? operation.slice(0, -1) : undefined;
  return (entry) => {
    if (since !== undefined && entry.id <= since) return false;
    if (method !== undefined && method.toUpperCase() !== entry.method) return false;
    if (status !== undefined && !hasStatus(entry.status, String(status))) return false;
    if (schema !== undefined && schema !== entry.schema.verdict) return false;
    if (permission !== undefined && permission !== entry.permission.verdict) return false;
    if (below !== undefined) {
      if (!entry.operation?.startsWith(below)) return false;
    } else if (operation !== undefined && operation !== entry.operation) return false;
    return (path === undefined || path(entry.path)) && (where === undefined || where(entry));
  };
}

function hasStatus(status: number | undefined, wanted: string): boolean {
  return /^\dxx$/.test(wanted) ? String(status)[0] === wanted[0] : String(status) === wanted;
}
