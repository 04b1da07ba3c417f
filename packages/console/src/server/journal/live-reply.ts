/** Serves a growing list as a live stream: batches of new rows as lines of JSON, and empty ones as heartbeats. */
import type { JournalBatch } from '../../wire/types.ts';
import { bytesOf, type Reply } from '../reply.ts';
import type { JournalTimes } from './journal-times.ts';
import { createNews, pause } from './news.ts';

/** Rows whose ids rise, and restart with the process. */
export interface LiveList<Row> {
  /** Rows after an id, oldest first; further rows follow at once if there are `most`. */
  since(id: number): readonly Row[];
  readonly most?: number;
  last(): number;
  /** Subscribes to new rows, and to the removal of all rows. Returns the function that ends it. */
  watch(listener: (isCleared?: boolean) => void): () => void;
}

/** Ends with the connection. Rows are read when the reader is ready, so none are buffered here. */
export const liveReply = <Row extends { readonly id: number }>(
  list: LiveList<Row>,
  since: number,
  gone: AbortSignal,
  times?: JournalTimes,
): Reply => ({ headers: { 'content-type': 'application/x-ndjson' }, body: batchesOf(list, since, gone, times) });

async function* batchesOf<Row extends { readonly id: number }>(
  list: LiveList<Row>,
  since: number,
  gone: AbortSignal,
  { batch = 100, heartbeat = 15_000 }: JournalTimes = {},
): AsyncGenerator<Uint8Array> {
  // Ids restart with the process; a page opened earlier has seen other ids.
  let isCleared = since > list.last();
  let last = isCleared ? 0 : since;
  const news = createNews((wake) =>
    list.watch((isGone) => {
      if (isGone) isCleared = true;
      wake();
    }),
  );
  try {
    while (!gone.aborted) {
      news.seen();
      const rows = list.since(last);
      last = rows.at(-1)?.id ?? last;
      const line: JournalBatch<Row> = { rows, ...(isCleared && { cleared: true }) };
      isCleared = false;
      yield bytesOf(`${JSON.stringify(line)}\n`);
      if (rows.length === list.most) continue;
      await pause(batch, gone);
      await news.wait(heartbeat, gone);
    }
  } finally {
    news.end();
  }
}
