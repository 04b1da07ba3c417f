/** Queries of a queue. */
import { useQuery } from '@tanstack/react-query';
import { jsonOf } from '../../data/answer.ts';
import { call } from '../../data/call.ts';
import { flarewire } from '../../data/flarewire.ts';
import type { Message } from './body.ts';

export interface QueuePlace {
  readonly account_id: string;
  readonly queue_id: string;
}

export const useQueue = (place: QueuePlace) => useQuery(flarewire.queryOptions('queues.get', place));
export const useMetrics = (place: QueuePlace) => useQuery(flarewire.queryOptions('queues.getMetrics', place));

async function resultOf(operation: string, params: Readonly<Record<string, unknown>>): Promise<unknown> {
  const json: unknown = jsonOf(await call(operation, params));
  return Object(json).result;
}

export interface Take {
  readonly batch_size: number;
  /** Undefined to peek without leasing. */
  readonly visibility_timeout_ms: number | undefined;
}

/** Not a query, because pulling leases messages and counts as an attempt. */
export async function takeMessages(place: QueuePlace, take: Take): Promise<readonly Message[]> {
  const { batch_size, visibility_timeout_ms } = take;
  const result =
    visibility_timeout_ms === undefined
      ? await resultOf('queues.messages.peek', { ...place, batch_size })
      : await resultOf('queues.messages.pull', { ...place, batch_size, visibility_timeout_ms });
  const { messages }: { readonly messages?: unknown } = Object(result);
  return Array.isArray(messages) ? messages : [];
}

export interface Settled {
  readonly acked: number;
  readonly retried: number;
  readonly warnings: readonly string[];
}

export async function settle(
  place: QueuePlace,
  leases: readonly string[],
  how: 'ack' | 'retry',
  delay_seconds?: number,
): Promise<Settled> {
  const wait = delay_seconds === undefined ? {} : { delay_seconds };
  const given =
    how === 'ack'
      ? { acks: leases.map((lease_id) => ({ lease_id })) }
      : { retries: leases.map((lease_id) => ({ lease_id, ...wait })) };
  const result: unknown = await resultOf('queues.messages.ack', { ...place, ...given });
  const { ackCount = 0, retryCount = 0, warnings } = Object(result);
  return { acked: ackCount, retried: retryCount, warnings: Object.values(Object(warnings)).map(String) };
}
