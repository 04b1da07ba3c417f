/** Previews a job: number of items and requests, minimum duration, and the requests of sampled items. */
import { DatabaseSync } from 'node:sqlite';
import { UsageError } from 'flarewire';
import type { BulkClient, Job } from './job.ts';
import { ITEM_TABLE, planCall, stage } from './stage.ts';

/** A request with secrets masked. */
export interface PlannedCall {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
}

export interface PlannedItem {
  readonly key: string;
  readonly calls: readonly PlannedCall[];
  /** The reason why its list of calls is incomplete. */
  readonly note?: string;
}

export interface Plan {
  /** Digest of all calls: pass it to `run` as `confirm`, which rejects a job that makes others. */
  readonly id: string;
  readonly job: string;
  readonly items: number;
  /** Requests of all items, estimated from the sample. */
  readonly calls: number;
  /** Minimum duration under the rate limits of all clients, in milliseconds. */
  readonly duration: number;
  readonly sample: readonly PlannedItem[];
}

export interface PlanOptions {
  /** Number of items whose requests are shown. @default 3 */
  readonly sample?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The documented limit per user, https://developers.cloudflare.com/fundamentals/api/reference/limits/ */
const QUOTA = 1200;
const WINDOW = 300_000;

/** Full windows before the last one. */
export const leastDuration = (calls: number, clients: number): number =>
  Math.max(0, Math.ceil(calls / (QUOTA * clients)) - 1) * WINDOW;

/** Stops a function at its first change, because its next steps depend on a response that does not exist. */
class DryRunEnd extends Error {
  override readonly name = 'DryRunEnd';
}

/** Sends the reads of a function to the API; records its first change instead of sending it. */
async function rehearse(job: Job, client: BulkClient, item: unknown): Promise<Omit<PlannedItem, 'key'>> {
  const calls: PlannedCall[] = [];
  const onRequest = ({ method, url }: { readonly method: string; readonly url: string }): void => {
    calls.push({ method, url });
    if (method !== 'GET') throw new DryRunEnd('not sent: this is a plan');
  };
  const dry = client.withOptions({ middleware: [...client.middleware, { onRequest }] });
  const signal = new AbortController().signal;
  try {
    if ('each' in job) await job.each(item, dry as never, { signal, attempt: 1 });
    return { calls };
  } catch (error) {
    const isPlan = calls.some(({ method }) => method !== 'GET');
    if (!isPlan) return { calls, note: String(error) };
    return {
      calls: calls.slice(0, calls.findIndex(({ method }) => method !== 'GET') + 1),
      note: 'up to its first change',
    };
  }
}

async function planItem(job: Job, client: BulkClient, item: unknown): Promise<Omit<PlannedItem, 'key'>> {
  if ('each' in job) return rehearse(job, client, item);
  const calls: PlannedCall[] = [];
  for (const { operation, params } of [job.calls(item)].flat()) {
    const { method, url, body } = await planCall(client, operation, params);
    calls.push({ method, url, ...(body !== undefined && { body }) });
  }
  return { calls };
}

/** Reads and validates all items without sending changes. */
export async function planJob(
  clients: BulkClient | readonly BulkClient[],
  job: Job,
  { sample: most = 3, signal }: PlanOptions,
): Promise<Plan> {
  const all = [clients].flat() as readonly BulkClient[]; // one client, or many
  const [client] = all;
  if (!client) throw new UsageError('a plan needs at least one client');
  const db = new DatabaseSync('');
  try {
    db.exec(ITEM_TABLE);
    const { items, calls: made } = await stage(job, client, db, { signal });
    const sample: PlannedItem[] = [];
    for (const { key, item } of db.prepare('SELECT key, item FROM item ORDER BY seq LIMIT ?').all(most))
      sample.push({ key: String(key), ...(await planItem(job, client, JSON.parse(String(item)))) });
    const planned = sample.reduce((sum, one) => sum + one.calls.length, 0);
    const calls = Math.ceil((planned / Math.max(1, sample.length)) * items);
    return { id: made.id, job: job.name, items, calls, duration: leastDuration(calls, all.length), sample };
  } finally {
    db.close();
  }
}
