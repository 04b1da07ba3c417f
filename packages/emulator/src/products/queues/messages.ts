/** Messages of Queues: sent, leased, settled; retries, dead letters and retention go by the clock. */

import { isObject } from '@flarewire/schema';
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { below, type Fields, fieldsOf, found } from '../shared/fields.ts';
import { accountOf } from '../workers/tables.ts';
import { listOf } from '../workers/upload.ts';
import { addMessage, type Encoded, encodeBody, LIMITS, QUEUE_CODE } from './sent.ts';
import { consumerOf, numberOr, settingsOf, settleQueue } from './settle.ts';
import { type Message, queueTables } from './tables.ts';

/** https://developers.cloudflare.com/queues/platform/limits/ */
const PULL_LIMITS = { batch: 100, lease: 43_200_000 };
const PULL = { batch: 5, lease: 30_000 };

const scopeOf = (context: Pick<Context, 'segments'>): string => below(context, 'queues');

function queueOf(context: Context & At<'queue_id'>): Fields {
  const id = context.path.queue_id;
  const refusal = (): Problem => problem(404, QUEUE_CODE.notFound, 'Queue does not exist', '/queue_id');
  return found(context, scopeOf(context), id, refusal);
}

const consumerIn = (context: Context, queue: string): Fields | undefined =>
  consumerOf(context.sandbox, accountOf(context), queue);

/** The queue of the path, with all that the time has brought it. */
function settled(context: Context & At<'queue_id'>): Fields {
  const queue = queueOf(context);
  const tables = context.sandbox.use(queueTables);
  const id = String(queue.queue_id);
  for (const other of tables.tried(accountOf(context), id, context.sandbox.clock.now())) {
    const source = context.sandbox.store.get(scopeOf(context), other);
    if (isObject(source)) settleQueue(context.sandbox, accountOf(context), source);
  }
  settleQueue(context.sandbox, accountOf(context), queue);
  return queue;
}

function metricsOf(context: Context, queue: Fields): Fields {
  const { count, bytes, oldest } = context.sandbox.use(queueTables).backlog(accountOf(context), String(queue.queue_id));
  return { backlog_count: count, backlog_bytes: bytes, oldest_message_timestamp_ms: oldest };
}

/** @throws Problem 400 for a message that is too long */
function encode({ content_type, body }: Fields, pointer: string): Encoded {
  const encoded = content_type === 'text' ? encodeBody(body ?? '', 'text') : encodeBody(body, 'json');
  const { size } = encoded;
  if (size > LIMITS.message)
    throw problem(400, QUEUE_CODE.size, `A message has at most ${LIMITS.message} bytes; this has ${size}`, pointer);
  return encoded;
}

function delayOf(value: unknown, code: number, pointer: string): number | undefined {
  if (value === undefined) return undefined;
  const seconds = Number(value);
  if (!(seconds >= 0 && seconds <= LIMITS.delay))
    throw problem(400, code, `delay_seconds must be between 0 and ${LIMITS.delay}`, pointer);
  return seconds;
}

/** The part of a context that names the account. */
type Placed = Pick<Context, 'sandbox' | 'segments' | 'path'>;

const add = (context: Placed, queue: Fields, encoded: Encoded, delay: number | undefined): void =>
  addMessage({ sandbox: context.sandbox, account: accountOf(context) }, queue, encoded, delay);

/** Sends a message from another product, such as an event of a bucket. Does nothing if the queue is gone. */
export function sendTo(context: Placed, queue: string, body: unknown): void {
  const target = context.sandbox.store.get(scopeOf(context), queue);
  if (isObject(target)) add(context, target, encode({ body }, ''), undefined);
}

const push: Handler<'queues.messages.push'> = (context) => {
  const queue = settled(context);
  const body = fieldsOf(context);
  const delay = delayOf(body.delay_seconds, QUEUE_CODE.metadata, '/delay_seconds');
  add(context, queue, encode(body, '/body'), delay);
  return context.fit({ metadata: { metrics: metricsOf(context, queue) } });
};

/** All or none of them. https://developers.cloudflare.com/queues/platform/limits/ */
const bulkPush: Handler<'queues.messages.bulkPush'> = (context) => {
  const queue = settled(context);
  const body = fieldsOf(context);
  if (!Array.isArray(body.messages)) throw problem(400, QUEUE_CODE.schema, 'messages must be a list', '/messages');
  const messages = listOf(body.messages);
  if (messages.length === 0 || messages.length > LIMITS.messages) {
    const text = `A batch has 1 to ${LIMITS.messages} messages; this has ${messages.length}`;
    throw problem(400, QUEUE_CODE.count, text, '/messages');
  }
  const delay = delayOf(body.delay_seconds, QUEUE_CODE.batchDelay, '/delay_seconds');
  const encoded = messages.map((message, index) => ({
    ...encode(message, `/messages/${index}/body`),
    delay: delayOf(message.delay_seconds, QUEUE_CODE.metadata, `/messages/${index}/delay_seconds`) ?? delay,
  }));
  const total = encoded.reduce((sum, { size }) => sum + size, 0);
  if (total > LIMITS.batch)
    throw problem(400, QUEUE_CODE.batch, `A batch has at most ${LIMITS.batch} bytes; this has ${total}`, '/messages');
  for (const one of encoded) add(context, queue, one, one.delay);
  return context.fit({ metadata: { metrics: metricsOf(context, queue) } });
};

/** Opaque to callers: the message, and the number of its delivery. */
function leaseId(message: Message): string {
  return Buffer.from(`${message.id}:${message.attempts}`).toString('base64url');
}

function readLease(lease: unknown): { id: string; attempt: number } | undefined {
  const match = /^([0-9a-f]{32}):(\d{1,6})$/.exec(Buffer.from(String(lease), 'base64url').toString('latin1'));
  return match === null ? undefined : { id: match[1] ?? '', attempt: Number(match[2]) };
}

function display(message: Message): Fields {
  return {
    id: message.id,
    body: message.body,
    attempts: message.attempts,
    timestamp_ms: message.sent,
    metadata: { 'CF-sourceMessageSource': 'http', 'CF-Content-Type': message.type },
  };
}

function batchOf(context: Context, settings: Fields): number {
  const wanted = numberOr(fieldsOf(context).batch_size, numberOr(settings.batch_size, PULL.batch));
  if (wanted < 1 || wanted > PULL_LIMITS.batch)
    throw problem(400, CODE.invalid, `batch_size must be between 1 and ${PULL_LIMITS.batch}`, '/batch_size'); // code not documented
  return Math.floor(wanted);
}

function leaseTime(context: Context, settings: Fields): number {
  const wanted = numberOr(
    fieldsOf(context).visibility_timeout_ms,
    numberOr(settings.visibility_timeout_ms, PULL.lease),
  );
  if (wanted < 0 || wanted > PULL_LIMITS.lease) {
    const text = `visibility_timeout_ms must be between 0 and ${PULL_LIMITS.lease}`;
    throw problem(400, CODE.invalid, text, '/visibility_timeout_ms'); // code not documented
  }
  return Math.floor(wanted);
}

function take(context: Context, queue: Fields, settings: Fields): Fields[] {
  const tables = context.sandbox.use(queueTables);
  const now = context.sandbox.clock.now();
  const until = now + leaseTime(context, settings);
  const messages = tables.ready(accountOf(context), String(queue.queue_id), now, batchOf(context, settings));
  return messages.map((message) => {
    tables.lease.run(message.id, until);
    const leased = { ...message, attempts: message.attempts + 1 };
    return { ...display(leased), lease_id: leaseId(leased) };
  });
}

/** https://developers.cloudflare.com/queues/configuration/pull-consumers/#3-pull-messages */
const pull: Handler<'queues.messages.pull'> = (context) => {
  const queue = settled(context);
  const consumer = consumerIn(context, String(queue.queue_id));
  // Code and words as users see them; the documents name none.
  if (consumer?.type !== 'http_pull')
    throw problem(400, 0, 'messages cannot be pulled unless http_pull mode is enabled');
  // https://developers.cloudflare.com/queues/configuration/pause-purge/#what-happens-to-http-pull-consumers-with-a-paused-queue
  if (settingsOf(queue).delivery_paused === true) throw problem(409, 10252, 'queue_delivery_paused');
  const messages = take(context, queue, settingsOf(consumer));
  const metrics = metricsOf(context, queue);
  return context.fit({ messages, message_backlog_count: metrics.backlog_count, metadata: { metrics } });
};

const GONE = 'The message is no longer leased: it was acknowledged before, or delivered again.';

/**
 * A message can be acknowledged with any lease it ever had, and retried with its last.
 * https://developers.cloudflare.com/queues/configuration/pull-consumers/#4-acknowledge-messages
 */
const ack: Handler<'queues.messages.ack' | 'queues.messages.ackPreview'> = (context) => {
  const queue = queueOf(context);
  const { sandbox } = context;
  const tables = sandbox.use(queueTables);
  const find = (lease: unknown): { message: Message; attempt: number } | undefined => {
    const known = readLease(lease);
    const message = known && tables.find(accountOf(context), String(queue.queue_id), known.id);
    return known && message && { message, attempt: known.attempt };
  };
  const warnings: [string, string][] = [];
  let acks = 0;
  let retries = 0;
  const body = fieldsOf(context);
  for (const { lease_id } of listOf(body.acks)) {
    const known = find(lease_id);
    if (known === undefined) warnings.push([String(lease_id), GONE]);
    else {
      tables.remove.run(known.message.id);
      acks++;
    }
  }
  const usual = numberOr(settingsOf(consumerIn(context, String(queue.queue_id))).retry_delay, 0);
  for (const [index, { lease_id, delay_seconds }] of listOf(body.retries).entries()) {
    const delay = delayOf(delay_seconds, QUEUE_CODE.metadata, `/retries/${index}/delay_seconds`) ?? usual;
    const known = find(lease_id);
    if (known === undefined || known.attempt !== known.message.attempts) warnings.push([String(lease_id), GONE]);
    else {
      tables.show.run(known.message.id, sandbox.clock.now() + delay * 1000);
      retries++;
    }
  }
  settleQueue(context.sandbox, accountOf(context), queue);
  return context.fit({ ackCount: acks, retryCount: retries, warnings: Object.fromEntries(warnings) });
};

const extend: Handler<'queues.messages.extend'> = (context) => {
  const queue = queueOf(context);
  const { sandbox } = context;
  const tables = sandbox.use(queueTables);
  const now = sandbox.clock.now();
  const until = now + leaseTime(context, {});
  const warnings: [string, string][] = [];
  let extended = 0;
  for (const { lease_id } of listOf(fieldsOf(context).extend)) {
    const known = readLease(lease_id);
    const message = known && tables.find(accountOf(context), String(queue.queue_id), known.id);
    if (message === undefined || message.attempts !== known?.attempt || message.visible <= now)
      warnings.push([String(lease_id), GONE]);
    else {
      tables.show.run(message.id, until);
      extended++;
    }
  }
  return context.fit({ extendCount: extended, warnings: Object.fromEntries(warnings) });
};

/** Reads messages without a lease: attempts stay unchanged. */
const peek: Handler<'queues.messages.peek'> = (context) => {
  const queue = settled(context);
  const tables = context.sandbox.use(queueTables);
  const now = context.sandbox.clock.now();
  const messages = tables.ready(accountOf(context), String(queue.queue_id), now, batchOf(context, {}));
  return context.fit({ messages: messages.map((message) => ({ ...display(message), ref: leaseId(message) })) });
};

const preview: Handler<'queues.messages.preview'> = (context) => {
  return context.fit({ messages: take(context, settled(context), {}) });
};

const purgeSome: Handler<'queues.messages.purge'> = (context) => {
  const queue = queueOf(context);
  const tables = context.sandbox.use(queueTables);
  const warnings: [string, string][] = [];
  for (const { ref } of listOf(fieldsOf(context).refs)) {
    const known = readLease(ref);
    const message = known && tables.find(accountOf(context), String(queue.queue_id), known.id);
    if (message === undefined) warnings.push([String(ref), GONE]);
    else tables.remove.run(message.id);
  }
  return context.fit({ errors: [], warnings: Object.fromEntries(warnings) });
};

export const queueMessages = {
  'queues.messages.push': push,
  'queues.messages.bulkPush': bulkPush,
  'queues.messages.pull': pull,
  'queues.messages.ack': ack,
  'queues.messages.extend': extend,
  'queues.messages.peek': peek,
  'queues.messages.preview': preview,
  'queues.messages.ackPreview': ack,
  'queues.messages.purge': purgeSome,
  'queues.getMetrics': (context) => context.fit(metricsOf(context, settled(context))),
} satisfies Handlers;
