/**
 * Delivers messages to the Workers that consume a queue: in batches, with retries, delays and dead letters.
 * https://developers.cloudflare.com/queues/configuration/batching-retries/
 */
import { decodeBody, USUAL_RETRIES } from '../../products/queues/sent.ts';
import { consumerOf, numberOr, queueScope, settingsOf, settleQueue } from '../../products/queues/settle.ts';
import { type Message, queueTables } from '../../products/queues/tables.ts';
import { type Fields, read } from '../../products/shared/fields.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { type Queue, queueNamed, queuesOf } from './send.ts';

/** The outcome that the runtime reports of a batch. */
export interface BatchResult {
  readonly outcome?: string;
  readonly ackAll?: boolean;
  readonly retryBatch?: { readonly retry: boolean; readonly delaySeconds?: number };
  readonly explicitAcks?: readonly string[];
  readonly retryMessages?: readonly { readonly msgId: string; readonly delaySeconds?: number }[];
}

export type Consume = (
  account: string,
  script: string,
  queue: string,
  messages: readonly unknown[],
) => Promise<BatchResult>;

/** https://developers.cloudflare.com/queues/configuration/batching-retries/ */
const USUAL_BATCH = 10;
const USUAL_WAIT = 5000;
/** Longest time for which a Worker may hold a batch: https://developers.cloudflare.com/queues/platform/limits/ */
const LEASE = 15 * 60_000;

/** Hands every batch that is due to its consumer; the number of batches. */
async function deliverQueue(sandbox: Sandbox, account: string, queue: string, consume: Consume): Promise<number> {
  const tables = sandbox.use(queueTables);
  for (let batches = 0; ; batches += 1) {
    // Read again for each batch: both may have changed while the last one was handled.
    const current = read<Queue>({ sandbox }, queueScope(account), queue);
    const consumer = consumerOf(sandbox, account, queue);
    if (current === undefined || consumer?.type !== 'worker') return batches;
    settleQueue(sandbox, account, { ...current });
    // https://developers.cloudflare.com/queues/configuration/pause-purge/#pause-delivery
    if (current.settings?.delivery_paused === true) return batches;
    const batch = dueBatch(sandbox, account, queue, consumer);
    if (batch.length === 0) return batches;
    const now = sandbox.clock.now();
    sandbox.transaction(() => {
      for (const { id } of batch) tables.lease.run(id, now + LEASE);
    });
    const messages = batch.map(({ id, type, body, sent, attempts }) => ({
      id,
      type,
      body: decodeBody(type, body),
      timestamp: sent,
      attempts: attempts + 1,
    }));
    const result = await consume(account, String(consumer.script_name), current.queue_name, messages).catch(
      (): BatchResult => ({ outcome: 'exception' }),
    );
    settleBatch({ sandbox, account, consumer }, batch, result);
  }
}

/** A batch is due once it is full, or its first message has waited for the time that the consumer sets. */
function dueBatch(sandbox: Sandbox, account: string, queue: string, consumer: Fields): Message[] {
  const settings = settingsOf(consumer);
  const now = sandbox.clock.now();
  const size = numberOr(settings.batch_size, USUAL_BATCH);
  const batch = sandbox.use(queueTables).ready(account, queue, now, size);
  const isDue = batch.length === size || (batch[0]?.visible ?? now) + batchWait(consumer) <= now;
  return isDue ? batch : [];
}

/** Milliseconds for which a message may wait for others. */
export const batchWait = (consumer: Fields | undefined): number =>
  consumer?.type === 'worker' ? numberOr(settingsOf(consumer).max_wait_time_ms, USUAL_WAIT) : 0;

interface Place {
  readonly sandbox: Sandbox;
  readonly account: string;
  readonly consumer: Fields;
}

/** Acknowledged messages go; the rest comes back after its delay, or goes to the dead letter queue. */
function settleBatch(
  { sandbox, account, consumer }: Place,
  batch: readonly { id: string; attempts: number }[],
  result: BatchResult,
): void {
  const tables = sandbox.use(queueTables);
  const now = sandbox.clock.now();
  const settings = settingsOf(consumer);
  const most = numberOr(settings.max_retries, USUAL_RETRIES);
  const dead = consumer.dead_letter_queue;
  const letters = typeof dead === 'string' ? queueNamed(sandbox, account, dead) : undefined;
  const retried = new Map((result.retryMessages ?? []).map(({ msgId, delaySeconds }) => [msgId, delaySeconds]));
  const acked = new Set(result.explicitAcks);
  const isAllRetried =
    result.outcome !== undefined && result.outcome !== 'ok' ? true : result.retryBatch?.retry === true;
  sandbox.transaction(() => {
    for (const { id, attempts } of batch) {
      const isRetried = !acked.has(id) && (retried.has(id) || (isAllRetried && result.ackAll !== true));
      if (!isRetried) tables.remove.run(id);
      else if (attempts < most) {
        // A call on one message takes precedence over the call on the batch, its delay included:
        // https://developers.cloudflare.com/queues/configuration/batching-retries/#explicit-acknowledgement-and-retries
        const asked = retried.has(id) ? retried.get(id) : result.retryBatch?.delaySeconds;
        tables.show.run(id, now + (asked ?? numberOr(settings.retry_delay, 0)) * 1000);
      } else if (letters === undefined) tables.remove.run(id);
      else tables.move.run(id, letters.queue_id, now);
    }
  });
}

/** Every queue of an account that has messages for a Worker. A slow consumer does not hold up the others. */
export async function deliverAll(sandbox: Sandbox, account: string, consume: Consume): Promise<number> {
  const delivered = queuesOf(sandbox, account).map(({ queue_id }) => deliverQueue(sandbox, account, queue_id, consume));
  return (await Promise.all(delivered)).reduce((sum, batches) => sum + batches, 0);
}
