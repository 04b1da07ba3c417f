/** Events of other products that go to a queue: https://developers.cloudflare.com/queues/event-subscriptions/ */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { collection } from '../shared/collection.ts';
import { all, below, type Fields, fieldsIn, found } from '../shared/fields.ts';
import { ordered } from '../shared/lists.ts';
import { invalid, missing } from '../shared/refusals.ts';

/** Sources whose events are all known: https://developers.cloudflare.com/queues/event-subscriptions/events-schemas/ */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  kv: ['namespace.created', 'namespace.deleted'],
  r2: ['bucket.created', 'bucket.deleted'],
  vectorize: ['index.created', 'index.deleted'],
  'workersAi.model': ['batch.queued', 'batch.succeeded', 'batch.failed'],
};

const EVENT = /^[a-z]+(?:\.[a-z]+)+$/i;

/** Sources that are one resource, and the field that names it. */
const NAMED: Readonly<Record<string, string>> = {
  'workersAi.model': 'model_name',
  'workersBuilds.worker': 'worker_name',
  'workers.script': 'script_tag',
  'workflows.workflow': 'workflow_name',
};

function checkEvents(type: string, events: unknown): void {
  const names: unknown[] = Array.isArray(events) ? events : [];
  if (names.length === 0) throw invalid('a subscription needs events', '/events');
  if (new Set(names).size < names.length) throw invalid('an event is named twice', '/events');
  const wrong = names.findIndex((name) => !(EVENTS[type]?.includes(String(name)) ?? EVENT.test(String(name))));
  if (wrong !== -1)
    throw invalid(`'${String(names[wrong]).slice(0, 64)}' is not an event of ${type.slice(0, 64)}`, `/events/${wrong}`);
}

function check(context: Context, { name, source, destination, events }: Fields): void {
  if (String(name ?? '').trim() === '') throw invalid('a subscription needs a name', '/name');
  const { type, ...rest } = fieldsIn(source);
  if (type === undefined) throw invalid('a subscription needs a source', '/source');
  const field = NAMED[String(type)];
  if (field !== undefined && String(rest[field] ?? '') === '')
    throw invalid(`${field} is required`, `/source/${field}`);
  checkEvents(String(type), events);
  const { queue_id } = fieldsIn(destination);
  found(context, below(context, 'queues'), String(queue_id), () => missing('queue', '/destination/queue_id'));
}

const scopeOf = (context: Context): string => below(context, 'event_subscriptions', 'subscriptions');

const subscriptions = collection({
  what: 'subscription',
  scope: scopeOf,
  param: 'subscription_id',
  defaults: { enabled: true },
  created: ['created_at'],
  modified: ['modified_at'],
  lasting: ['source'],
  check,
});

const list: Handler<'queues.subscriptions.list'> = (context) => {
  const { order = 'name', direction } = context.query;
  const rows = all(context, scopeOf(context)).map((one) => ({ ...one, key: fieldsIn(one.source).type }));
  const sorted = ordered<Fields>(rows, order === 'source' ? 'key' : order, direction);
  return context.page(sorted, (one) => context.fit(one));
};

export const queueSubscriptions = {
  'queues.subscriptions.create': subscriptions.create,
  'queues.subscriptions.list': list,
  'queues.subscriptions.get': subscriptions.get,
  'queues.subscriptions.update': subscriptions.edit,
  'queues.subscriptions.delete': subscriptions.remove,
} satisfies Handlers;
