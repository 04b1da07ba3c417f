/** Messages as they are sent, by the API and by Workers: limits, encoding, and the row of each. */
import type { Sandbox } from '../../state/sandbox.ts';
import { queueTables } from './tables.ts';

/** https://developers.cloudflare.com/queues/platform/limits/ — a kilobyte is 1000 bytes. */
export const LIMITS = { message: 128_000, batch: 256_000, messages: 100, delay: 86_400 };
/** https://developers.cloudflare.com/queues/reference/error-codes/ */
export const QUEUE_CODE = {
  notFound: 10104,
  batchDelay: 10202,
  metadata: 10203,
  size: 10204,
  batch: 10205,
  count: 10206,
  schema: 10207,
};
/** Of a consumer that sets none: https://developers.cloudflare.com/queues/configuration/batching-retries/ */
export const USUAL_RETRIES = 3;

/** https://developers.cloudflare.com/queues/configuration/javascript-apis/#queuescontenttype */
export type ContentType = 'json' | 'text' | 'bytes' | 'v8';

export interface Encoded {
  readonly body: string;
  readonly type: ContentType;
  /** Bytes. */
  readonly size: number;
}

/**
 * Text is stored unchanged, JSON and bytes in Base64, as pull consumers get them.
 * https://developers.cloudflare.com/queues/configuration/pull-consumers/#content-types
 * @param body of type `bytes`, a list of numbers; of type `v8`, the JSON form that the runtime's Workers agree on
 */
export function encodeBody(body: unknown, type: ContentType): Encoded {
  if (type === 'text') return { body: String(body), type, size: Buffer.byteLength(String(body)) };
  const bytes = Buffer.from(type === 'bytes' ? (body as number[]) : JSON.stringify(body ?? null)); // see above
  return { body: bytes.toString('base64'), type, size: bytes.length };
}

export function decodeBody(type: string, body: string): unknown {
  if (type === 'text') return body;
  const bytes = Buffer.from(body, 'base64');
  return type === 'bytes' ? [...bytes] : JSON.parse(bytes.toString());
}

interface Queue {
  readonly queue_id?: unknown;
  readonly settings?: { readonly delivery_delay?: unknown };
}

/** @param delay seconds; undefined for the delay of the queue */
export function addMessage(
  { sandbox, account }: { readonly sandbox: Sandbox; readonly account: string },
  { queue_id, settings }: Queue,
  { body, type, size }: Encoded,
  delay: number | undefined,
): void {
  const now = sandbox.clock.now();
  const visible = Math.round(now + (delay ?? Number(settings?.delivery_delay ?? 0)) * 1000);
  const id = sandbox.ids.digits(32);
  sandbox.use(queueTables).add.run(id, account, String(queue_id), body, type, size, now, visible);
}
