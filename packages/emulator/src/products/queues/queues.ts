/** Queues and their consumers: unique names, limits of their settings, one consumer each. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { all, below, countOf, type Fields, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { accountOf, currentOf, findScript, scriptOf, versionNamed, workersOf } from '../workers/tables.ts';
import { listOf } from '../workers/upload.ts';
import { queueMessages } from './messages.ts';
import { queueTables } from './tables.ts';

/** Code of refusals of settings that are out of their range; not documented. */
const OUT_OF_RANGE = CODE.invalid;
/** https://github.com/cloudflare/workers-sdk/issues/2522 shows the pattern, the code and the message. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** https://developers.cloudflare.com/queues/platform/limits/ */
const LIMITS = { queues: 10_000, delay: 86_400, leastRetention: 60, retention: 1_209_600 };
const DEFAULTS = { delivery_delay: 0, delivery_paused: false, message_retention_period: 345_600 };

const scopeOf = (context: Context): string => below(context, 'queues');
const consumersOf = (context: Context, queue: unknown): string => below(context, 'queues', String(queue), 'consumers');

/** https://github.com/alchemy-run/distilled/pull/273 */
function notThere(id: string): Problem {
  return problem(404, 11000, `Queue '${id.slice(0, 64)}' not found`, '/queue_id');
}

const queueNamed = ({ sandbox, segments }: Context, name: string): string | undefined =>
  sandbox.store.idBy(below({ segments }, 'queues'), ['queue_name'], name);

/** @throws Problem 404 */
function queueOf(context: Context & At<'queue_id'>): Fields {
  const id = context.path.queue_id;
  return found(context, scopeOf(context), id, () => notThere(id));
}

function checkName(context: Context, name: string, own?: unknown): void {
  if (!NAME.test(name)) {
    const shown = name.slice(0, 100);
    throw problem(400, 11003, `Invalid queue name: ${shown}. Must match ${NAME.source}`, '/queue_name');
  }
  const taken = queueNamed(context, name);
  if (taken !== undefined && taken !== own)
    throw problem(
      409,
      11009,
      `Queue name '${name}' is already taken. Please use a different name and try again.`,
      '/queue_name',
    );
}

function within(settings: Fields, name: string, least: number, most: number): void {
  const value = settings[name];
  if (typeof value === 'number' && (value < least || value > most))
    throw problem(
      400,
      OUT_OF_RANGE,
      `${name} must be between ${least} and ${most}; it is ${value}`,
      `/settings/${name}`,
    );
}

/** https://developers.cloudflare.com/queues/platform/limits/ */
function settingsOf(body: Fields, before: Fields): Fields {
  const settings = isObject(body.settings) ? body.settings : {};
  within(settings, 'delivery_delay', 0, LIMITS.delay);
  within(settings, 'message_retention_period', LIMITS.leastRetention, LIMITS.retention);
  return { ...before, ...settings };
}

/** Workers that send to queues, by the queue's name, from their bindings. */
function producers(context: Context): Map<string, Fields[]> {
  const account = accountOf(context);
  const byName = new Map<string, Fields[]>();
  for (const { name, version } of workersOf(context)) {
    for (const { type, queue_name } of listOf(versionNamed(context, account, name, version)?.metadata.bindings)) {
      if (type !== 'queue') continue;
      const list = byName.get(String(queue_name)) ?? [];
      byName.set(String(queue_name), [...list, { type: 'worker', script: name }]);
    }
  }
  return byName;
}

function show<Result>(context: Showing<Result>, queue: Fields, senders = producers(context)): Result {
  const consumers = all(context, consumersOf(context, queue.queue_id));
  const sending = senders.get(String(queue.queue_name)) ?? [];
  const fitted = context.fit({
    ...queue,
    consumers,
    consumers_total_count: consumers.length,
    producers: sending,
    producers_total_count: sending.length,
  });
  return { ...fitted, consumers: consumers.map(named) };
}

/** In responses a Worker has a second field for its name, which wrangler reads. */
const named = <Consumer extends object>(consumer: Consumer): Consumer =>
  'script_name' in consumer ? { ...consumer, script: consumer.script_name } : consumer;

function save(context: Context, queue: Fields): Fields {
  return keep(context, scopeOf(context), String(queue.queue_id), { ...queue, modified_on: context.now() });
}

function make(context: Context, name: string, settings: Fields): Fields {
  if (context.sandbox.store.list(scopeOf(context), { limit: 0, offset: 0 }).total >= LIMITS.queues)
    throw problem(403, OUT_OF_RANGE, `The limit of ${LIMITS.queues} queues is reached.`); // code not documented
  const now = context.now();
  return save(context, { queue_id: context.sandbox.ids.hex(), queue_name: name, created_on: now, settings });
}

const create: Handler<'queues.create'> = (context) => {
  const body = fieldsOf(context);
  const name = String(body.queue_name);
  checkName(context, name);
  return show(context, make(context, name, settingsOf(body, DEFAULTS)));
};

function change<Result>(context: Showing<Result> & At<'queue_id'>, base: Fields | undefined): Result {
  const queue = queueOf(context);
  const body = fieldsOf(context);
  const name = typeof body.queue_name === 'string' ? body.queue_name : String(queue.queue_name);
  checkName(context, name, queue.queue_id);
  const before = base ?? (isObject(queue.settings) ? queue.settings : DEFAULTS);
  return show(context, save(context, { ...queue, queue_name: name, settings: settingsOf(body, before) }));
}

function list<Item>(context: Showing<Item>): PageResult<Item> {
  // The contract does not name it, but wrangler finds queues by their names this way.
  const names: readonly unknown[] = context.url.searchParams.getAll('name');
  const senders = producers(context);
  const queues = all(context, scopeOf(context)).filter(
    ({ queue_name }) => names.length === 0 || names.includes(queue_name),
  );
  return new PageResult(queues.map((queue) => show(context, queue, senders)));
}

/** Its messages and consumers go with it. */
const remove: Handler<'queues.delete'> = (context) => {
  const id = String(queueOf(context).queue_id);
  context.sandbox.store.remove(scopeOf(context), id);
  context.sandbox.use(queueTables).clear.run(accountOf(context), id);
  return context.fit({ success: true, errors: [], messages: [] });
};

/** https://developers.cloudflare.com/queues/configuration/configure-queues/#consumer */
const CONSUMERS: Readonly<Record<string, Fields>> = {
  worker: { batch_size: 10, max_wait_time_ms: 5000, max_retries: 3 },
  http_pull: { batch_size: 5, max_retries: 3, visibility_timeout_ms: 30_000 },
};

/** Validates the fields of a consumer. A dead letter queue that does not exist is created. */
function consumerFrom(context: Context, queue: Fields, before: Fields): Fields {
  const body = fieldsOf(context);
  const settings = isObject(body.settings) ? body.settings : {};
  within(settings, 'batch_size', 1, 100);
  within(settings, 'max_retries', 0, 100);
  within(settings, 'max_wait_time_ms', 0, 60_000);
  within(settings, 'max_concurrency', 1, 250);
  within(settings, 'retry_delay', 0, LIMITS.delay);
  within(settings, 'visibility_timeout_ms', 0, 43_200_000);
  const dead = body.dead_letter_queue;
  if (typeof dead === 'string' && dead !== '') {
    if (dead === queue.queue_name)
      throw problem(400, OUT_OF_RANGE, 'A queue cannot be its own dead letter queue', '/dead_letter_queue'); // code not documented
    if (queueNamed(context, dead) === undefined) {
      checkName(context, dead);
      make(context, dead, DEFAULTS);
    }
  }
  return {
    ...before,
    ...body,
    queue_name: queue.queue_name,
    settings: { ...CONSUMERS[String(body.type)], ...settings },
  };
}

/** Does a queue of the account hand its messages to this Worker? */
export const isConsumer = (context: Context, script: string): boolean =>
  all(context, below(context, 'queues')).some(({ queue_id }) =>
    all(context, consumersOf(context, queue_id)).some((one) => one.type === 'worker' && one.script_name === script),
  );

/** Lets the queues of a Worker deliver to its new name. */
export function renameConsumers(context: Context, from: string, to: string): void {
  for (const { queue_id } of all(context, below(context, 'queues'))) {
    const scope = consumersOf(context, queue_id);
    for (const one of all(context, scope))
      if (one.type === 'worker' && one.script_name === from)
        keep(context, scope, String(one.consumer_id), { ...one, script_name: to });
  }
}

/** The queues that deliver to one Worker, whose shape is that of https://github.com/alchemy-run/alchemy */
const ofScript: Handler<'undocumented.scriptQueueConsumers.list'> = (context) => {
  const { name } = scriptOf(context);
  const consumers = all(context, scopeOf(context)).flatMap(({ queue_id }) =>
    all(context, consumersOf(context, queue_id)).map((one): Fields => ({ ...one, queue_id, script: one.script_name })),
  );
  return context.fit(consumers.filter((one) => one.type === 'worker' && one.script === name));
};

/** https://developers.cloudflare.com/queues/configuration/configure-queues/#consumer-worker-configuration */
function checkHandler(context: Context, { type, script_name }: Fields): void {
  if (type !== 'worker') return;
  const account_id = context.path.account_id ?? '';
  const as = { ...context, path: { account_id, script_name: String(script_name) } };
  const script = findScript(as);
  if (script === undefined) throw problem(404, 10007, 'This Worker does not exist on your account.', '/script_name'); // text of the same code elsewhere
  if (script.version === '') return;
  const version = currentOf(as, script);
  const isRead = version.handlers.length > 0;
  if (isRead && !version.handlers.includes('queue'))
    throw problem(400, 11001, 'Queue handler is missing', '/script_name');
}

const createConsumer: Handler<'queues.consumers.create'> = (context) => {
  const queue = queueOf(context);
  checkHandler(context, fieldsOf<Fields>(context));
  const scope = consumersOf(context, queue.queue_id);
  if (countOf(context, scope) > 0)
    throw problem(400, 11004, `Queue '${String(queue.queue_name)}' already has a consumer.`); // https://github.com/cloudflare/workers-sdk/issues/5347 (the text is that of later logs)
  const id = context.sandbox.ids.hex();
  const consumer = consumerFrom(context, queue, { consumer_id: id, created_on: context.now() });
  return named(context.fit(keep(context, scope, id, consumer)));
};

function consumerOf(context: Context & At<'consumer_id' | 'queue_id'>): Fields {
  const queue = queueOf(context);
  const id = context.path.consumer_id;
  const refusal = (): Problem => problem(404, 11001, 'The queue has no such consumer', '/consumer_id'); // code not documented
  return found(context, consumersOf(context, queue.queue_id), id, refusal);
}

const updateConsumer: Handler<'queues.consumers.update'> = (context) => {
  const { consumer_id, created_on } = consumerOf(context);
  const queue = queueOf(context);
  const consumer = consumerFrom(context, queue, { consumer_id, created_on });
  return named(context.fit(keep(context, consumersOf(context, queue.queue_id), String(consumer_id), consumer)));
};

const removeConsumer: Handler<'queues.consumers.delete'> = (context) => {
  const { consumer_id } = consumerOf(context);
  context.sandbox.store.remove(consumersOf(context, context.path.queue_id), String(consumer_id));
  return context.fit({ success: true, errors: [], messages: [] });
};

/** A purge ends two seconds after it began. https://developers.cloudflare.com/queues/configuration/pause-purge/#purge-queue */
const PURGE_MS = 2000;

const startPurge: Handler<'queues.purge.start'> = (context) => {
  const queue = queueOf(context);
  if (fieldsOf(context).delete_messages_permanently === false) {
    const message = 'delete_messages_permanently must be true: what is purged cannot be brought back';
    throw problem(400, OUT_OF_RANGE, message, '/delete_messages_permanently'); // code not documented
  }
  const id = String(queue.queue_id);
  context.sandbox.use(queueTables).clear.run(accountOf(context), id);
  keep(context, below(context, 'queues', id, 'purge'), '', { started_at: context.now() });
  return show(context, queue);
};

const purgeStatus: Handler<'queues.purge.status'> = (context) => {
  const queue = queueOf(context);
  const purge = read(context, below(context, 'queues', String(queue.queue_id), 'purge'), '');
  if (purge === undefined) return context.fit({});
  const isDone = context.sandbox.clock.now() - Date.parse(String(purge.started_at)) >= PURGE_MS;
  return context.fit({ started_at: purge.started_at, completed: String(isDone) });
};

export const queues = {
  ...queueMessages,
  'queues.create': create,
  'queues.update': (context) => change(context, DEFAULTS),
  'queues.edit': (context) => change(context, undefined),
  'queues.list': list,
  'queues.get': (context) => show(context, queueOf(context)),
  'queues.delete': remove,
  'queues.consumers.create': createConsumer,
  'queues.consumers.update': updateConsumer,
  'queues.consumers.list': (context) =>
    new PageResult(all(context, consumersOf(context, queueOf(context).queue_id)).map((one) => named(context.fit(one)))),
  'queues.consumers.get': (context) => named(context.fit(consumerOf(context))),
  'queues.consumers.delete': removeConsumer,
  'undocumented.scriptQueueConsumers.list': ofScript,
  'queues.purge.start': startPurge,
  'queues.purge.status': purgeStatus,
} satisfies Handlers;
