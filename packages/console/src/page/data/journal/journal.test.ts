import { expect, test } from 'vitest';
import type { JournalBatch, JournalRow } from '../../../wire/types.ts';
import { createJournalStore, type JournalStore } from './journal.ts';

const row = (id: number): JournalRow => ({
  id,
  time: 1_700_000_000_000 + id,
  duration: 1.5,
  method: 'GET',
  path: `/client/v4/zones/${id}`,
  query: '',
  operation: 'zones.get',
  status: 200,
  schema: 'passed',
  permission: 'allowed',
  fault: undefined,
  changes: 0,
  bytes: 100,
  agent: 'curl/8',
  fingerprint: id,
});
const rows = (first: number, last: number): JournalRow[] =>
  Array.from({ length: last - first + 1 }, (_, at) => row(first + at));
const idsOf = (store: JournalStore): number[] => store.state().rows.map(({ id }) => id);

interface Connection {
  readonly since: number;
  readonly signal: AbortSignal;
  /** Sends the batch as bytes, in pieces of this size. */
  tell(batch: JournalBatch, piece?: number): void;
  end(): void;
  fail(error: Error): void;
}

/** A scripted server and a manual clock. */
function testSource(most?: number) {
  const connections: Connection[] = [];
  const refusals: Error[] = [];
  const waits: { milliseconds: number; end: () => void }[] = [];
  const store = createJournalStore({
    open: async (since, signal) => {
      const refusal = refusals.shift();
      if (refusal !== undefined) throw refusal;
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, {
        highWaterMark: 1000,
      });
      const writer = writable.getWriter();
      signal.addEventListener('abort', () => writer.abort(signal.reason).catch(() => undefined));
      connections.push({
        since,
        signal,
        tell: (batch, piece = 1_000_000) => {
          const bytes = new TextEncoder().encode(`${JSON.stringify(batch)}\n`);
          for (let at = 0; at < bytes.length; at += piece) writer.write(bytes.subarray(at, at + piece));
        },
        end: () => void writer.close(),
        fail: (error) => void writer.abort(error),
      });
      return readable;
    },
    onFrame: (run) => void setImmediate(run),
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        waits.push({ milliseconds, end: resolve });
        signal.addEventListener('abort', () => resolve());
      }),
    ...(most === undefined ? {} : { most }),
  });
  return { store, connections, refusals, waits };
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** A store with a listener and its first connection. */
async function opened(most?: number) {
  const source = testSource(most);
  let reported = 0;
  const leave = source.store.subscribe(() => reported++);
  await settle();
  return { ...source, leave, reported: () => reported, server: (at = -1) => source.connections.at(at) as Connection }; // opened
}

test('rows that arrive in many chunks are reported together', async () => {
  const { store, server, reported } = await opened();
  server().tell({ rows: rows(1, 3) }, 7);
  server().tell({ rows: rows(4, 5) });
  await settle();
  expect(idsOf(store)).toEqual([1, 2, 3, 4, 5]);
  expect(store.state()).toMatchObject({ start: 0, end: 5, link: 'open' });
  expect(reported()).toBeLessThanOrEqual(2);
});

test('a state does not change when more rows arrive', async () => {
  const { store, server } = await opened();
  server().tell({ rows: rows(1, 2) });
  await settle();
  const before = store.state();
  server().tell({ rows: rows(3, 4) });
  await settle();
  expect(before.end).toBe(2);
  expect(store.state()).not.toBe(before);
  expect(store.state().epoch).toBe(before.epoch);
});

test('a broken stream is reopened from the last id, with increasing delay', async () => {
  const { store, server, waits, refusals, connections } = await opened();
  server().tell({ rows: rows(1, 7) });
  await settle();
  refusals.push(new Error('The console is not responding.'), new Error('The console is not responding.'));
  server().end();
  await settle();
  expect(store.state()).toMatchObject({ link: 'broken', reason: 'The console ended the stream.' });
  const delays: number[] = [];
  while (connections.length < 2) {
    const last = waits.at(-1);
    delays.push(last?.milliseconds ?? 0);
    last?.end();
    await settle();
    if (connections.length < 2) expect(store.state().reason).toBe('The console is not responding.');
  }
  expect(delays).toEqual([250, 500, 1000]);
  expect(server().since).toBe(7);
  server().tell({ rows: rows(8, 8) });
  await settle();
  expect(idsOf(store)).toHaveLength(8);
  expect(store.state()).toMatchObject({ link: 'open', reason: undefined });
});

test('a stream without heartbeats is abandoned', async () => {
  const { server, waits, connections } = await opened();
  const watch = (): void => waits.findLast(({ milliseconds }) => milliseconds === 30_000)?.end();
  server().tell({ rows: [] });
  await settle();
  watch();
  await settle();
  expect(server().signal.aborted).toBe(false);
  watch();
  await settle();
  expect(server(0).signal.aborted).toBe(true);
  waits.at(-1)?.end();
  await settle();
  expect(connections).toHaveLength(2);
});

test('clearing the journal removes earlier rows but leaves older states intact', async () => {
  const { store, server } = await opened();
  server().tell({ rows: rows(1, 3) });
  await settle();
  const before = store.state();
  server().tell({ rows: rows(4, 4), cleared: true });
  await settle();
  expect(idsOf(store)).toEqual([4]);
  expect(store.state()).toMatchObject({ start: 0, end: 1 });
  expect(store.state().epoch).not.toBe(before.epoch);
  expect(before.rows).toHaveLength(3);
});

test('after the journal was cleared, a new stream requests everything', async () => {
  const { server, waits } = await opened();
  server().tell({ rows: rows(1, 3) });
  server().tell({ rows: [], cleared: true });
  await settle();
  server().end();
  await settle();
  waits.at(-1)?.end();
  await settle();
  expect(server().since).toBe(0);
});

test('the oldest rows are dropped above the limit', async () => {
  const { store, server } = await opened(10);
  server().tell({ rows: rows(1, 12) });
  await settle();
  expect(store.state()).toMatchObject({ start: 0, end: 12 });
  server().tell({ rows: rows(13, 14) });
  await settle();
  expect(idsOf(store)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(store.state()).toMatchObject({ start: 4, end: 14 });
});

test('reading stops without listeners and resumes from the last id', async () => {
  const { store, server, leave, connections } = await opened();
  server().tell({ rows: rows(1, 2) });
  await settle();
  leave();
  await settle();
  expect(server().signal.aborted).toBe(true);
  store.subscribe(() => undefined);
  await settle();
  expect(connections).toHaveLength(2);
  expect(server().since).toBe(2);
});

test('a listener that leaves and returns immediately keeps the stream', async () => {
  const { store, server, leave, connections } = await opened();
  leave();
  store.subscribe(() => undefined);
  await settle();
  expect(connections).toHaveLength(1);
  expect(server().signal.aborted).toBe(false);
});

test('a hundred thousand rows are reported once per frame, not once per row', async () => {
  const { store, server, reported } = await opened();
  for (let at = 0; at < 200; at++) {
    server().tell({ rows: rows(at * 500 + 1, at * 500 + 500) });
    await new Promise((resolve) => setImmediate(resolve));
  }
  await settle();
  expect(store.state().end).toBe(100_000);
  expect(reported()).toBeLessThanOrEqual(220);
});
