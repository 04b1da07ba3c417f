/** Event notifications of R2: for each queue rules by action, prefix and suffix, which must not meet in one event. */
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { type Problem, problem } from '../../problem.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { listOf } from '../workers/upload.ts';
import { eventsOf } from './bucket-rules.ts';
import { bucketIn } from './tables.ts';

/** https://developers.cloudflare.com/r2/buckets/event-notifications/ */
const MAX_RULES = 100;

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function actionsOf({ actions }: Fields): unknown[] {
  return Array.isArray(actions) ? actions : [];
}

/** Could one object fire both? */
function overlap(one: Fields, other: Fields): boolean {
  const isEither = (a: string, b: string, fits: (long: string, short: string) => boolean): boolean =>
    fits(a, b) || fits(b, a);
  return (
    actionsOf(one).some((action) => actionsOf(other).includes(action)) &&
    isEither(text(one.prefix), text(other.prefix), (long, short) => long.startsWith(short)) &&
    isEither(text(one.suffix), text(other.suffix), (long, short) => long.endsWith(short))
  );
}

const update: Handler<'r2.buckets.eventNotifications.update'> = (context) => {
  const bucket = bucketIn(context);
  const id = context.path.queue_id;
  const refusal = (): Problem => problem(404, 11000, 'The queue does not exist.', '/queue_id'); // https://github.com/alchemy-run/distilled/pull/273
  found(context, below(context, 'queues'), id, refusal);
  const rules = listOf(fieldsOf(context).rules);
  const clash = rules.findIndex((rule, index) => rules.slice(0, index).some((other) => overlap(rule, other)));
  if (clash >= 0) {
    const message = 'The event notification rule conflicts with another: one event could fire both.';
    throw problem(400, 11020, message, `/rules/${clash}`); // code not documented
  }
  const others = all(context, eventsOf(context, bucket)).filter(({ queueId }) => queueId !== id);
  const count = others.reduce((sum, one) => sum + listOf(one.rules).length, rules.length);
  if (count > MAX_RULES)
    throw problem(400, 11020, `A bucket has at most ${MAX_RULES} event notification rules.`, '/rules'); // code not documented
  const createdAt = new Date(context.sandbox.clock.now()).toISOString();
  const kept = rules.map((rule) => ({ ...rule, ruleId: context.sandbox.ids.uuid(), createdAt }));
  keep(context, eventsOf(context, bucket), id, { queueId: id, rules: kept });
  return context.fit({});
};

/** With the name that the queue has now. */
function display(context: Context, config: Fields): Fields {
  const queue = context.sandbox.store.get(below(context, 'queues'), String(config.queueId));
  return { ...config, queueName: (queue as Fields | undefined)?.queue_name ?? '' }; // an object wherever it is there
}

function get(context: Context & At<'queue_id'>): Fields {
  const refusal = (): Problem => problem(404, 11015, 'There are no event notifications for this queue.', '/queue_id'); // code not documented
  return found(context, eventsOf(context, bucketIn(context)), context.path.queue_id, refusal);
}

const list: Handler<'r2.buckets.eventNotifications.list'> = (context) => {
  const bucket = bucketIn(context);
  const queues = all(context, eventsOf(context, bucket)).map((config) => display(context, config));
  return context.fit({ bucketName: bucket.name, queues });
};

const remove: Handler<'r2.buckets.eventNotifications.delete'> = (context) => {
  const { queueId } = get(context);
  context.sandbox.store.remove(eventsOf(context, bucketIn(context)), String(queueId));
  return context.fit({});
};

export const r2Events = {
  'r2.buckets.eventNotifications.update': update,
  'r2.buckets.eventNotifications.list': list,
  'r2.buckets.eventNotifications.get': (context) => context.fit(display(context, get(context))),
  'r2.buckets.eventNotifications.delete': remove,
} satisfies Handlers;
