/** Serves `GET /api/journal…`: requests and responses as a live stream, single entries, and an archive. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Journal, JournalFilter } from '@flarewire/emulator';
import type { JournalBatch, JournalRow } from '../wire/types.ts';
import { Refused } from './http/refused.ts';
import { NO_STORE, SAFE_HEADERS, sendJson } from './http/respond.ts';

export interface JournalTimes {
  /** Milliseconds between two batches. @default 100 */
  readonly batch?: number;
  /** Milliseconds of silence after which an empty batch is sent. @default 15000 */
  readonly heartbeat?: number;
}

/** User agent of the console's own calls, and their label on the page. */
export const CONSOLE_AGENT = 'flarewire-console';
const CONSOLE = 'console';

const MAX_ROWS = 500;

/** Ends with the connection. Rows are read from the journal when the reader is ready, so none are buffered here. */
export async function streamJournal(
  response: ServerResponse,
  journal: Journal,
  since: number,
  { batch = 100, heartbeat = 15_000 }: JournalTimes = {},
): Promise<void> {
  const gone = whenGone(response);
  // Ids restart with the process; a page opened earlier has seen other ids.
  let isCleared = since > journal.last();
  let last = isCleared ? 0 : since;
  const news = createNews(journal, () => {
    isCleared = true;
  });
  response.writeHead(200, { ...SAFE_HEADERS, ...NO_STORE, 'content-type': 'application/x-ndjson' });
  try {
    while (!gone.aborted) {
      news.seen();
      const rows = journal.rows({ since: last }, MAX_ROWS).map(toRow);
      last = rows.at(-1)?.id ?? last;
      const line: JournalBatch = { rows, ...(isCleared && { cleared: true }) };
      isCleared = false;
      const isTaken = response.write(`${JSON.stringify(line)}\n`);
      if (!isTaken) await once(response, 'drain', { signal: gone });
      if (rows.length === MAX_ROWS) continue;
      await sleep(batch, undefined, { signal: gone });
      await news.wait(heartbeat, gone);
    }
  } catch (error) {
    if (!gone.aborted) throw error;
  } finally {
    news.end();
  }
}

function whenGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
}

interface News {
  /** Marks everything received so far as handled. */
  seen(): void;
  /** Resolves on news or after the timeout. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  end(): void;
}

function createNews(journal: Journal, onClear: () => void): News {
  let isNew = false;
  let wake = (): void => undefined;
  const end = journal.watch((event) => {
    if (event === 'cleared') onClear();
    isNew = true;
    wake();
  });
  return {
    end,
    seen: () => {
      isNew = false;
    },
    wait: async (milliseconds, signal) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', wake, { once: true });
      if (isNew || signal.aborted) resolve();
      await promise;
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
    },
  };
}

const toRow = (row: JournalRow): JournalRow => (row.agent === CONSOLE_AGENT ? { ...row, agent: CONSOLE } : row);

/** @throws Refused 404 */
export function sendEntry(response: ServerResponse, journal: Journal, id: number): void {
  const entry = journal.entry(id);
  if (entry === undefined) throw new Refused(404, 'NotFound', `Request ${id} is no longer in the journal.`);
  sendJson(response, entry);
}

const CHUNK = 100;

/** Sent in chunks, because a large journal exceeds the maximum string length. */
export async function sendHar(response: ServerResponse, journal: Journal, query: URLSearchParams): Promise<void> {
  const ids = journal.rows(filterOf(query)).map(({ id }) => id);
  const { entries: _, ...log } = journal.har({ ids: [] }).log;
  const disposition = { 'content-disposition': 'attachment; filename="flarewire.har"' };
  response.writeHead(200, { ...SAFE_HEADERS, ...NO_STORE, ...disposition, 'content-type': 'application/json' });
  response.write(`${JSON.stringify({ log }).slice(0, -2)},"entries":[`);
  const gone = whenGone(response);
  let isFirst = true;
  for (let start = 0; start < ids.length && !gone.aborted; start += CHUNK) {
    // Entries that have left the journal in the meantime are skipped.
    const { entries } = journal.har({ since: (ids[start] ?? 0) - 1, ids: ids.slice(start, start + CHUNK) }).log;
    const text = entries.map((entry) => JSON.stringify(entry)).join(',\n');
    if (text === '') continue;
    const isTaken = response.write(isFirst ? text : `,\n${text}`);
    isFirst = false;
    // Stop if the reader disconnected.
    if (!isTaken) await once(response, 'drain', { signal: gone }).catch(() => undefined);
  }
  response.end(']}}');
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
