/**
 * Set up a queue with its consumer and a dead letter queue
 *
 * Makes the queue, a second one for messages that failed too often, and the Worker its consumer, with batches and
 * retries as given here; and sends a first message if you give one. A later run puts right what differs.
 *
 * Limits: 10,000 queues for an account; a batch has 100 messages at most, a message 128 KB. Queues are on the Free plan
 *   too, with 10,000 operations a day. https://developers.cloudflare.com/queues/platform/limits/
 *   https://developers.cloudflare.com/queues/platform/pricing/
 * Permissions: Queues Write
 * Run: node examples/workers/queue-consumer.ts QUEUE WORKER [MESSAGE]
 *   QUEUE: name of the queue; the second one has -failed behind it
 *   WORKER: name of the Worker, which needs a `queue` handler
 *   MESSAGE: JSON of a first message
 */
import Cloudflare from 'flarewire';
import { ensure } from 'flarewire/create';
import { accountFor } from 'flarewire/find';

const [queue_name, script_name, message] = process.argv.slice(2);
if (!queue_name || !script_name) {
  console.error('Usage: node examples/workers/queue-consumer.ts QUEUE WORKER [MESSAGE]');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { queues } = client;

const dead_letter_queue = `${queue_name}-failed`;
await ensure(client, 'queues.create', { account_id, queue_name: dead_letter_queue });
const { result: queue } = await ensure(client, 'queues.create', { account_id, queue_name });
const id = queue.queue_id ?? '';

const settings = { batch_size: 50, max_wait_time_ms: 5000, max_retries: 3, retry_delay: 30 };
const wanted = { account_id, type: 'worker' as const, script_name, dead_letter_queue, settings };
const consumers = await queues.consumers.list(id, { account_id }).all();
const [consumer] = consumers.filter(({ type }) => type === 'worker');
if (!consumer?.consumer_id) await queues.consumers.create(id, wanted);
else await queues.consumers.update(consumer.consumer_id, { queue_id: id, ...wanted });
console.log(`${queue_name}: consumer ${script_name} ${consumer ? 'put right' : 'new'}`);

if (message !== undefined) {
  await queues.messages.push(id, { account_id, content_type: 'json', body: JSON.parse(message) });
  console.log(`${queue_name}: one message sent`);
}
