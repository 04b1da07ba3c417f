/** The effects of time on a queue: messages expire, and those delivered too often go to the dead letter queue. */
import { isObject } from '@flarewire/schema';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { all, type Fields } from '../shared/fields.ts';
import { USUAL_RETRIES } from './sent.ts';
import { queueTables } from './tables.ts';

/** https://developers.cloudflare.com/queues/platform/limits/ */
const RETENTION = 345_600;

export const queueScope = (account: string): string => pathKey(['accounts', account, 'queues']);

/** A queue has one consumer at most. */
export const consumerOf = (sandbox: Sandbox, account: string, queue: string): Fields | undefined =>
  all({ sandbox }, `${queueScope(account)}/${queue}/consumers`)[0];

export function settingsOf(fields: Fields | undefined): Fields {
  return isObject(fields?.settings) ? fields.settings : {};
}

export function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

/**
 * Messages older than the retention are deleted, also in a paused queue; those that were delivered too often are moved to
 * the dead letter queue, or deleted.
 * https://developers.cloudflare.com/queues/configuration/dead-letter-queues/
 */
export function settleQueue(sandbox: Sandbox, account: string, queue: Fields): void {
  const tables = sandbox.use(queueTables);
  const id = String(queue.queue_id);
  const now = sandbox.clock.now();
  tables.expire.run(account, id, now - numberOr(settingsOf(queue).message_retention_period, RETENTION) * 1000);
  const consumer = consumerOf(sandbox, account, id);
  const most = numberOr(settingsOf(consumer).max_retries, USUAL_RETRIES);
  const letters = consumer?.dead_letter_queue;
  const target =
    typeof letters === 'string' ? sandbox.store.idBy(queueScope(account), ['queue_name'], letters) : undefined;
  for (const message of tables.dead(account, id, now, most)) {
    if (target === undefined) tables.remove.run(message.id);
    else tables.move.run(message.id, target, message.visible);
  }
}
