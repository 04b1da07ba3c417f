/** Serves `GET /api/journal…`: requests and responses as a live stream, single entries, and an archive. */
import type { Journal, JournalFilter } from '@flarewire/emulator';
import type { JournalRow } from '../../wire/types.ts';
import { Refused } from '../http/refused.ts';
import { bytesOf, jsonReply, type Reply } from '../reply.ts';
import type { JournalTimes } from './journal-times.ts';
import { type LiveList, liveReply } from './live-reply.ts';

interface JournalOptions extends JournalTimes {
  /** True if all requests are the console's own. */
  readonly isOwn?: boolean | undefined;
}

/** User agent of the console's own calls, and their label on the page. */
export const CONSOLE_AGENT = 'flarewire-console';
const CONSOLE = 'console';

const MAX_ROWS = 500;

export function journalReply(
  journal: Journal,
  since: number,
  gone: AbortSignal,
  { isOwn = false, ...times }: JournalOptions = {},
): Reply {
  const labelled = (row: JournalRow): JournalRow =>
    isOwn || row.agent === CONSOLE_AGENT ? { ...row, agent: CONSOLE } : row;
  const list: LiveList<JournalRow> = {
    since: (id) => journal.rows({ since: id }, MAX_ROWS).map(labelled),
    most: MAX_ROWS,
    last: () => journal.last(),
    watch: (listener) => journal.watch((event) => listener(event === 'cleared')),
  };
  return liveReply(list, since, gone, times);
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
