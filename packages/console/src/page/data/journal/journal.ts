/** Stores the journal outside React: read as a stream and reported once per frame. */
import { useSyncExternalStore } from 'react';
import type { JournalBatch, JournalRow } from '../../../wire/types.ts';
import { send } from '../api.ts';

/** A list that grows at the end and shrinks at the start. A row keeps its index as long as `epoch` is the same. */
export interface Span<Row> {
  /** The same array while it grows: it may contain more than `end` rows by the time it is read. */
  readonly rows: readonly Row[];
  /** Number of dropped rows: the index of the first row. */
  readonly start: number;
  /** The index after the last row. */
  readonly end: number;
  /** Changes when the list restarts. */
  readonly epoch: object;
}

export interface JournalState<Row = JournalRow> extends Span<Row> {
  readonly link: 'opening' | 'open' | 'broken';
  /** The reason it is disconnected. */
  readonly reason: string | undefined;
}

export interface JournalStore<Row = JournalRow> {
  readonly state: () => JournalState<Row>;
  /** Reads the journal while there are listeners. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface JournalSource {
  /** Opens a stream of batches after a request, as lines of JSON. */
  readonly open: (since: number, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readonly onFrame: (run: () => void) => void;
  /** Ends early if the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Minimum number of rows to retain; a fifth more before old rows are dropped. */
  readonly most?: number;
}

const MAX = 100_000;
/** Milliseconds; twice the interval of the server's heartbeats. */
const SILENCE = 30_000;
const FIRST_DELAY = 250;
const MAX_DELAY_LENGTH = 10_000;

/** Ids of rows rise. */
interface Numbered {
  readonly id: number;
}

export function createJournalStore<Row extends Numbered = JournalRow>(source: JournalSource): JournalStore<Row> {
  const { onFrame, most = MAX } = source;
  const listeners = new Set<() => void>();
  let state: JournalState<Row> = { rows: [], start: 0, end: 0, epoch: {}, link: 'opening', reason: undefined };
  let rows: Row[] = [];
  let next = { start: 0, epoch: state.epoch, link: state.link, reason: state.reason };
  let isAsked = false;
  const change = (part: Partial<typeof next>): void => {
    next = { ...next, ...part };
    if (isAsked) return;
    isAsked = true;
    onFrame(() => {
      isAsked = false;
      state = { ...next, rows, end: next.start + rows.length };
      for (const listener of listeners) listener();
    });
  };
  const take = (batch: JournalBatch<Row>): void => {
    if (batch.cleared) rows = [];
    for (const row of batch.rows) rows.push(row);
    // A new array, so that holders of the old one see no rows disappear.
    const lost = rows.length > most * 1.2 ? rows.length - most : 0;
    if (lost > 0) rows = rows.slice(lost);
    const [start, epoch] = batch.cleared ? [0, {}] : [next.start, next.epoch];
    change({ start: start + lost, epoch, link: 'open', reason: undefined });
  };
  let reading: AbortController | undefined;
  const follow = (): void => {
    if (listeners.size === 0) {
      reading?.abort();
      reading = undefined;
    } else if (reading === undefined) {
      reading = new AbortController();
      read(source, { since: () => rows.at(-1)?.id ?? 0, take, change, signal: reading.signal });
    }
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      follow();
      return () => {
        listeners.delete(listener);
        // A listener that leaves and returns immediately does not interrupt the stream.
        queueMicrotask(follow);
      };
    },
  };
}

interface Reading<Row> {
  readonly since: () => number;
  readonly take: (batch: JournalBatch<Row>) => void;
  readonly change: (part: Pick<JournalState, 'link' | 'reason'>) => void;
  readonly signal: AbortSignal;
}

/** Reads until aborted: reopens a broken stream with increasing delay. */
async function read<Row>(source: JournalSource, { since, take, change, signal }: Reading<Row>): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const one = new AbortController();
    const both = AbortSignal.any([signal, one.signal]);
    let reason = 'The console ended the stream.';
    try {
      const stream = await source.open(since(), both);
      let isHeard = true;
      watch(source, both, () => {
        if (!isHeard) one.abort();
        isHeard = false;
      });
      for await (const batch of batchesOf<Row>(stream)) {
        isHeard = true;
        failures = 0;
        take(batch);
      }
    } catch (error) {
      if (!one.signal.aborted && error instanceof Error) reason = error.message;
    }
    one.abort();
    if (signal.aborted) return;
    change({ link: 'broken', reason });
    await source.wait(Math.min(FIRST_DELAY * 2 ** failures++, MAX_DELAY_LENGTH), signal);
  }
}

/** Detects dead connections, such as after the machine was asleep. */
async function watch(source: JournalSource, signal: AbortSignal, look: () => void): Promise<void> {
  while (!signal.aborted) {
    await source.wait(SILENCE, signal);
    look();
  }
}

async function* batchesOf<Row>(stream: ReadableStream<Uint8Array>): AsyncGenerator<JournalBatch<Row>> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line) as JournalBatch<Row>; // from the console's server
  }
}

/** Reads a stream of the console's server. */
export const serverStream = (path: string): JournalSource => ({
  open: async (since, signal) => {
    const { body } = await send(`${path}?since=${since}`, { signal });
    if (body === null) throw new Error('The console sent no stream.');
    return body;
  },
  onFrame: (run) => void requestAnimationFrame(run),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal.addEventListener('abort', end);
    }),
});

const store = createJournalStore(serverStream('/api/journal'));

/** The rows so far; keeps reading while the component is mounted. */
export const useJournal = (): JournalState => useSyncExternalStore(store.subscribe, store.state);
