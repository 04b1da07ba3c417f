/**
 * Delivers messages to the Workers that consume a queue: in batches, with retries, delays and dead letters.
 * https://developers.cloudflare.com/queues/configuration/batching-retries/
 */
import { decodeBody, USUAL_RETRIES } from '../../products/queues/sent.ts';
import { queueTables } from '../../products/queues/tables.ts';
import { all, read } from '../../products/shared/fields.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { type Queue, queueNamed, queueScope, queuesOf } from './send.ts';

interface Consumer {
  readonly type: string;
  readonly script_name?: string;
  readonly dead_letter_queue?: string;
  readonly settings?: Readonly<Record<string, number | undefined>>;
}

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

/** Messages: https://developers.cloudflare.com/queues/configuration/batching-retries/ */
const USUAL_BATCH = 10;
/** Longest time for which a Worker may hold a batch: https://developers.cloudflare.com/queues/platform/limits/ */
const LEASE = 15 * 60_000;

function consumerOf(sandbox: Sandbox, account: string, queue: string): Consumer | undefined {
  return all<Consumer>({ sandbox }, `${queueScope(account)}/${queue}/consumers`).find(({ type }) => type === 'worker');
}

/** Hands every message that is due to its consumer; the number of batches. */
export async function deliverQueue(sandbox: Sandbox, account: string, queue: Queue, consume: Consume): Promise<number> {
  const consumer = consumerOf(sandbox, account, queue.queue_id);
  const script = consumer?.script_name;
  if (consumer === undefined || script === undefined) return 0;
  const tables = sandbox.use(queueTables);
  const size = consumer.settings?.batch_size ?? USUAL_BATCH;
  let batches = 0;
  // https://developers.cloudflare.com/queues/configuration/pause-purge/#pause-delivery
  while (!isPaused(sandbox, account, queue.queue_id)) {
    const now = sandbox.clock.now();
    const batch = tables.ready(account, queue.queue_id, now, size);
    if (batch.length === 0) break;
    batches += 1;
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
    const result = await consume(account, script, queue.queue_name, messages).catch(
      (): BatchResult => ({ outcome: 'exception' }),
    );
    settleBatch({ sandbox, account, consumer, queue }, batch, result);
  }
  return batches;
}

/** Read again for each batch: a queue may be paused while its messages are delivered. */
function isPaused(sandbox: Sandbox, account: string, id: string): boolean {
  return read<Queue>({ sandbox }, queueScope(account), id)?.settings?.delivery_paused === true;
}

interface Place {
  readonly sandbox: Sandbox;
  readonly account: string;
  readonly consumer: Consumer;
  readonly queue: Queue;
}

/** Acknowledged messages go; the rest comes back after its delay, or goes to the dead letter queue. */
function settleBatch(
  { sandbox, account, consumer }: Place,
  batch: readonly { id: string; attempts: number }[],
  result: BatchResult,
): void {
  const tables = sandbox.use(queueTables);
  const now = sandbox.clock.now();
  const most = consumer.settings?.max_retries ?? USUAL_RETRIES;
  const letters =
    consumer.dead_letter_queue === undefined ? undefined : queueNamed(sandbox, account, consumer.dead_letter_queue);
  const retried = new Map((result.retryMessages ?? []).map(({ msgId, delaySeconds }) => [msgId, delaySeconds]));
  const acked = new Set(result.explicitAcks);
  const isAllRetried =
    result.outcome !== undefined && result.outcome !== 'ok' ? true : result.retryBatch?.retry === true;
  sandbox.transaction(() => {
    for (const { id, attempts } of batch) {
      const isRetried = !acked.has(id) && (retried.has(id) || (isAllRetried && result.ackAll !== true));
      if (!isRetried) tables.remove.run(id);
      else if (attempts < most) {
        const delay = retried.get(id) ?? result.retryBatch?.delaySeconds ?? consumer.settings?.retry_delay ?? 0;
        tables.show.run(id, now + delay * 1000);
      } else if (letters === undefined) tables.remove.run(id);
      else tables.move.run(id, letters.queue_id, now);
    }
  });
}

/** Every queue of an account that has messages for a Worker. */
export async function deliverAll(sandbox: Sandbox, account: string, consume: Consume): Promise<number> {
  let batches = 0;
  for (const queue of queuesOf(sandbox, account)) batches += await deliverQueue(sandbox, account, queue, consume);
  return batches;
}
