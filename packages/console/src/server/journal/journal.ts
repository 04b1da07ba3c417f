/** Serves `GET /api/journal…`: requests and responses as a live stream, single entries, and an archive. */
import type { Journal, JournalFilter } from '@flarewire/emulator';
import type { JournalBatch, JournalRow } from '../../wire/types.ts';
import { Refused } from '../http/refused.ts';
import { bytesOf, jsonReply, type Reply } from '../reply.ts';
import type { JournalTimes } from './journal-times.ts';
import { createNews, pause } from './news.ts';

interface JournalOptions extends JournalTimes {
  /** True if all requests are the console's own. */
  readonly isOwn?: boolean | undefined;
}

/** User agent of the console's own calls, and their label on the page. */
export const CONSOLE_AGENT = 'flarewire-console';
const CONSOLE = 'console';

const MAX_ROWS = 500;

/** Ends with the connection. Rows are read from the journal when the reader is ready, so none are buffered here. */
export const journalReply = (journal: Journal, since: number, gone: AbortSignal, options?: JournalOptions): Reply => ({
  headers: { 'content-type': 'application/x-ndjson' },
  body: batchesOf(journal, since, gone, options),
});

async function* batchesOf(
  journal: Journal,
  since: number,
  gone: AbortSignal,
  { batch = 100, heartbeat = 15_000, isOwn = false }: JournalOptions = {},
): AsyncGenerator<Uint8Array> {
  // Ids restart with the process; a page opened earlier has seen other ids.
  let isCleared = since > journal.last();
  let last = isCleared ? 0 : since;
  const news = createNews((wake) =>
    journal.watch((event) => {
      if (event === 'cleared') isCleared = true;
      wake();
    }),
  );
  try {
    while (!gone.aborted) {
      news.seen();
      const rows = journal
        .rows({ since: last }, MAX_ROWS)
        .map((row) => (isOwn || row.agent === CONSOLE_AGENT ? { ...row, agent: CONSOLE } : row));
      last = rows.at(-1)?.id ?? last;
      const line: JournalBatch = { rows, ...(isCleared && { cleared: true }) };
      isCleared = false;
      yield bytesOf(`${JSON.stringify(line)}\n`);
      if (rows.length === MAX_ROWS) continue;
      await pause(batch, gone);
      await news.wait(heartbeat, gone);
    }
  } finally {
    news.end();
  }
}

/** @throws Refused 404 */
export function entryReply(journal: Journal, id: number): Reply {
  const entry = journal.entry(id);
  if (entry === undefined) throw new Refused(404, 'NotFound', `Request ${id} is no longer in the journal.`);
  return jsonReply(entry);
}

const CHUNK = 100;

export const harReply = (journal: Journal, query: URLSearchParams, gone: AbortSignal): Reply => ({
  headers: { 'content-type': 'application/json', 'content-disposition': 'attachment; filename="flarewire.har"' },
  body: harOf(journal, journal.rows(filterOf(query)), gone),
});

/** In chunks, because a large journal exceeds the maximum string length. */
async function* harOf(journal: Journal, rows: readonly JournalRow[], gone: AbortSignal): AsyncGenerator<Uint8Array> {
  const ids = rows.map(({ id }) => id);
  const { entries: _, ...log } = journal.har({ ids: [] }).log;
  yield bytesOf(`${JSON.stringify({ log }).slice(0, -2)},"entries":[`);
  let isFirst = true;
  for (let start = 0; start < ids.length && !gone.aborted; start += CHUNK) {
    // Entries that have left the journal in the meantime are skipped.
    const { entries } = journal.har({ since: (ids[start] ?? 0) - 1, ids: ids.slice(start, start + CHUNK) }).log;
    const text = entries.map((entry) => JSON.stringify(entry)).join(',\n');
    if (text === '') continue;
    yield bytesOf(isFirst ? text : `,\n${text}`);
    isFirst = false;
  }
  yield bytesOf(']}}');
}

const TEXTS = ['operation', 'method', 'path', 'status', 'schema', 'permission'];

function filterOf(query: URLSearchParams): JournalFilter {
  const ids = query.get('ids')?.split(',').map(Number);
  const since = query.get('since');
  const texts = TEXTS.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    // Unknown filter values match no request.
    ...Object.fromEntries(texts),
    ...(ids && { ids }),
    ...(since !== null && { since: sinceOf(since) }),
  };
}

/** @throws Refused 400 */
export function sinceOf(text: string | null): number {
  const since = Number(text ?? 0);
  if (!Number.isInteger(since) || since < 0)
    throw new Refused(400, 'BadRequest', "'since' must be the id of a request.");
  return since;
}
