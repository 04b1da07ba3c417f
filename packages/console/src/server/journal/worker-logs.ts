/** Serves `GET /api/logs`: events of the emulator's Workers as a live stream. */
import type { Emulator } from '@flarewire/emulator';
import type { WorkerLog, WorkerLogBatch } from '../../wire/types.ts';
import { bytesOf, type Reply } from '../reply.ts';
import type { JournalTimes } from './journal-times.ts';
import { createNews, pause } from './news.ts';

export interface WorkerLogs {
  /** Events after an id, oldest first. */
  since(id: number): readonly WorkerLog[];
  last(): number;
  watch(listener: () => void): () => void;
  close(): void;
}

/** Older events are dropped. */
const MAX_LOGS = 1000;

/** Records events from now on, so that a page opened later shows them too. */
export function createWorkerLogs(emulator: Pick<Emulator, 'watchTraces'>): WorkerLogs {
  const listeners = new Set<() => void>();
  let logs: WorkerLog[] = [];
  let last = 0;
  const close = emulator.watchTraces(({ account, script, event }) => {
    last++;
    logs.push({ id: last, account, script, event });
    if (logs.length > MAX_LOGS * 1.2) logs = logs.slice(-MAX_LOGS);
    for (const listener of listeners) listener();
  });
  return {
    since: (id) => logs.filter((log) => log.id > id).slice(-MAX_LOGS),
    last: () => last,
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close,
  };
}

/** Ends with the connection. */
export const workerLogsReply = (logs: WorkerLogs, since: number, gone: AbortSignal, times?: JournalTimes): Reply => ({
  headers: { 'content-type': 'application/x-ndjson' },
  body: batchesOf(logs, since, gone, times),
});

async function* batchesOf(
  logs: WorkerLogs,
  since: number,
  gone: AbortSignal,
  { batch = 100, heartbeat = 15_000 }: JournalTimes = {},
): AsyncGenerator<Uint8Array> {
  // Ids restart with the process; a page opened earlier has seen other ids.
  let isCleared = since > logs.last();
  let last = isCleared ? 0 : since;
  const news = createNews(logs.watch);
  try {
    while (!gone.aborted) {
      news.seen();
      const rows = logs.since(last);
      last = rows.at(-1)?.id ?? last;
      const line: WorkerLogBatch = { rows, ...(isCleared && { cleared: true }) };
      isCleared = false;
      yield bytesOf(`${JSON.stringify(line)}\n`);
      await pause(batch, gone);
      await news.wait(heartbeat, gone);
    }
  } finally {
    news.end();
  }
}
