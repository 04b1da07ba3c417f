/** Sends messages of Workers to the queues of the API. */
import { addMessage, type ContentType, encodeBody, LIMITS, QUEUE_CODE } from '../../products/queues/sent.ts';
import { queueScope } from '../../products/queues/settle.ts';
import { queueTables } from '../../products/queues/tables.ts';
import { all, bearing } from '../../products/shared/fields.ts';
import type { Sandbox } from '../../state/sandbox.ts';

export interface QueueMessage {
  readonly body: unknown;
  readonly type: ContentType;
  /** Seconds. */
  readonly delay?: number;
}

export interface Queue {
  readonly queue_id: string;
  readonly queue_name: string;
  readonly settings?: Readonly<Record<string, unknown>>;
}

export const queuesOf = (sandbox: Sandbox, account: string): Queue[] => all<Queue>({ sandbox }, queueScope(account));

export const queueNamed = (sandbox: Sandbox, account: string, name: string): Queue | undefined =>
  bearing<Queue>({ sandbox }, queueScope(account), 'queue_name', name)[0];

/**
 * The reason for which nothing was sent; undefined once all messages are in the queue. It ends with the code, as documented:
 * https://developers.cloudflare.com/queues/reference/error-codes/#how-errors-are-returned
 */
export function sendToQueue(
  sandbox: Sandbox,
  account: string,
  queue: Queue,
  messages: readonly QueueMessage[],
): string | undefined {
  if (messages.length > LIMITS.messages)
    return `A batch has at most ${LIMITS.messages} messages; this has ${messages.length}. (${QUEUE_CODE.count})`;
  const encoded = messages.map(({ body, type, delay }) => ({ ...encodeBody(body, type), delay }));
  const large = encoded.find(({ size }) => size > LIMITS.message);
  if (large !== undefined)
    return `message length of ${large.size} bytes exceeds limit of ${LIMITS.message} (${QUEUE_CODE.size})`;
  const total = encoded.reduce((sum, { size }) => sum + size, 0);
  if (total > LIMITS.batch)
    return `batch size of ${total} bytes exceeds limit of ${LIMITS.batch} (${QUEUE_CODE.batch})`;
  const late = encoded.find(({ delay = 0 }) => !(Number.isInteger(delay) && delay >= 0 && delay <= LIMITS.delay));
  if (late !== undefined)
    return `delaySeconds must be an integer between 0 and ${LIMITS.delay}; it is ${late.delay}. (${QUEUE_CODE.metadata})`;
  sandbox.transaction(() => {
    for (const one of encoded) addMessage({ sandbox, account }, queue, one, one.delay);
  });
  return undefined;
}

export function queueMetrics(sandbox: Sandbox, account: string, { queue_id }: Queue) {
  const { count, bytes, oldest } = sandbox.use(queueTables).backlog(account, queue_id);
  return { backlogCount: count, backlogBytes: bytes, ...(count === 0 ? {} : { oldestMessageTimestamp: oldest }) };
}
