/** Sends messages of Workers to the queues of the API. */

import { queueTables } from '../../products/queues/tables.ts';
import { all } from '../../products/shared/fields.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';

export interface QueueMessage {
  readonly body: unknown;
  /** Content type: https://developers.cloudflare.com/queues/configuration/javascript-apis/#queuescontenttype */
  readonly type: 'json' | 'text' | 'bytes';
  /** Seconds. */
  readonly delay?: number;
}

export interface Queue {
  readonly queue_id: string;
  readonly queue_name: string;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** https://developers.cloudflare.com/queues/platform/limits/ */
const LIMITS = { message: 128_000, batch: 256_000, messages: 100, delay: 86_400 };

export const queueScope = (account: string): string => pathKey(['accounts', account, 'queues']);

export const queuesOf = (sandbox: Sandbox, account: string): Queue[] => all<Queue>({ sandbox }, queueScope(account));

export const queueNamed = (sandbox: Sandbox, account: string, name: string): Queue | undefined =>
  queuesOf(sandbox, account).find(({ queue_name }) => queue_name === name);

/** The reason for which nothing was sent; undefined once all messages are in the queue. */
export function sendToQueue(
  sandbox: Sandbox,
  account: string,
  queue: Queue,
  messages: readonly QueueMessage[],
): string | undefined {
  if (messages.length > LIMITS.messages)
    return `A batch has at most ${LIMITS.messages} messages; this has ${messages.length}.`;
  const encoded = messages.map(({ body, type, delay }) => ({ ...encode(body, type), delay }));
  const large = encoded.find(({ size }) => size > LIMITS.message);
  if (large !== undefined) return `message length of ${large.size} bytes exceeds limit of ${LIMITS.message}`;
  const total = encoded.reduce((sum, { size }) => sum + size, 0);
  if (total > LIMITS.batch) return `batch size of ${total} bytes exceeds limit of ${LIMITS.batch}`;
  const late = encoded.find(({ delay = 0 }) => !(delay >= 0 && delay <= LIMITS.delay));
  if (late !== undefined) return `Delay must be between 0 and ${LIMITS.delay} seconds; ${late.delay} requested.`;
  const now = sandbox.clock.now();
  const usual = Number(queue.settings?.delivery_delay ?? 0);
  sandbox.transaction(() => {
    for (const { text, type, size, delay } of encoded) {
      const visible = Math.round(now + (delay ?? usual) * 1000);
      sandbox.use(queueTables).add.run(sandbox.ids.digits(32), account, queue.queue_id, text, type, size, now, visible);
    }
  });
  return undefined;
}

/** The state has text unchanged, JSON and bytes in base64, as the API of pull consumers shows them. */
function encode(body: unknown, type: QueueMessage['type']): { text: string; type: string; size: number } {
  if (type === 'text') return { text: String(body), type, size: Buffer.byteLength(String(body)) };
  const bytes = type === 'bytes' ? Buffer.from(body as number[]) : Buffer.from(JSON.stringify(body ?? null)); // the shim's list of bytes
  return { text: bytes.toString('base64'), type, size: bytes.length };
}

export function decodeMessage(type: string, text: string): unknown {
  if (type === 'text') return text;
  const bytes = Buffer.from(text, 'base64');
  return type === 'bytes' ? [...bytes] : JSON.parse(bytes.toString());
}

export function queueMetrics(sandbox: Sandbox, account: string, { queue_id }: Queue) {
  const { count, bytes, oldest } = sandbox.use(queueTables).backlog(account, queue_id);
  return { backlogCount: count, backlogBytes: bytes, ...(count === 0 ? {} : { oldestMessageTimestamp: oldest }) };
}
