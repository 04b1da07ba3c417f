/**
 * The next things that happen by time alone: cron triggers, keys and tokens that expire, messages that become visible,
 * workflow instances that go on.
 */

import { isObject } from '@flarewire/schema';
import { kvTables } from '../products/kv/tables.ts';
import { consumerOf } from '../products/queues/settle.ts';
import { queueTables } from '../products/queues/tables.ts';
import { deployedScripts } from '../products/workers/tables.ts';
import { dueTable } from '../products/workflows/due.ts';
import { nextTime } from '../state/cron.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { accountsOf } from './accounts.ts';
import { batchWait } from './queues/deliver.ts';
import { queuesOf } from './queues/send.ts';

export interface UpcomingEvent {
  /** Milliseconds since 1970, on the emulator's clock. */
  readonly at: number;
  readonly kind: 'cron' | 'expires' | 'delivered' | 'continued';
  /** Name of the Worker, key, message, workflow instance or item. */
  readonly name: string;
  /** Where it is: a namespace, a queue, a workflow, or the path of the collection. */
  readonly place: string;
}

/** The earliest first, at most `limit`. */
export function upcomingEvents(sandbox: Sandbox, limit: number): UpcomingEvent[] {
  const now = sandbox.clock.now();
  const all = [
    ...crons(sandbox, now),
    ...keys(sandbox, now, limit),
    ...messages(sandbox, now, limit),
    ...instances(sandbox, now, limit),
    ...items(sandbox, now),
  ];
  return all.sort((one, other) => one.at - other.at).slice(0, limit);
}

function crons(sandbox: Sandbox, now: number): UpcomingEvent[] {
  return accountsOf(sandbox).flatMap((account) =>
    deployedScripts({ sandbox }, account).flatMap(({ name, schedules = [] }) =>
      schedules.flatMap(({ cron }): UpcomingEvent[] => {
        const at = nextTime(cron, now);
        return at === undefined ? [] : [{ at, kind: 'cron', name, place: cron }];
      }),
    ),
  );
}

function keys(sandbox: Sandbox, now: number, limit: number): UpcomingEvent[] {
  sandbox.use(kvTables);
  const rows = sandbox.db
    .prepare(
      'SELECT name, expiration, title FROM kv_keys JOIN kv_namespaces ON id = namespace WHERE expiration > ? ORDER BY expiration LIMIT ?',
    )
    .all(now / 1000, limit);
  return rows.map(({ name, expiration, title }) => ({
    at: Number(expiration) * 1000,
    kind: 'expires',
    name: String(name),
    place: `KV namespace ${title}`,
  }));
}

/** The delivery of a message to a Worker may wait for other messages of its batch. */
function messages(sandbox: Sandbox, now: number, limit: number): UpcomingEvent[] {
  sandbox.use(queueTables);
  const rows = sandbox.db.prepare(
    'SELECT id, visible FROM queue_messages WHERE account = ? AND queue = ? AND visible > ? ORDER BY visible LIMIT ?',
  );
  return accountsOf(sandbox).flatMap((account) =>
    queuesOf(sandbox, account).flatMap(({ queue_id, queue_name }) => {
      const wait = batchWait(consumerOf(sandbox, account, queue_id));
      return rows.all(account, queue_id, now - wait, limit).map(
        ({ id, visible }): UpcomingEvent => ({
          at: Number(visible) + wait,
          kind: 'delivered',
          name: String(id),
          place: `Queue ${queue_name}`,
        }),
      );
    }),
  );
}

const instances = (sandbox: Sandbox, now: number, limit: number): UpcomingEvent[] =>
  sandbox
    .use(dueTable)
    .after(now, limit)
    .map(({ at, id, workflow }) => ({ at, kind: 'continued', name: id, place: `Workflow ${workflow}` }));

/** Fields of items with the time of their end. */
const ENDS = ['expires_on', 'expires_at', 'not_after', 'expires'];
const WITH_END = ENDS.map((field) => `value LIKE '%"${field}":%'`).join(' OR ');

function items({ db }: Sandbox, now: number): UpcomingEvent[] {
  const found: UpcomingEvent[] = [];
  for (const { scope, id, value } of db.prepare(`SELECT scope, id, value FROM items WHERE ${WITH_END}`).iterate()) {
    const item: unknown = JSON.parse(String(value));
    if (!isObject(item)) continue;
    const at = ENDS.map((field) => timeOf(item[field])).find((time) => time > now);
    if (at !== undefined)
      found.push({ at, kind: 'expires', name: String(item.name ?? item.hostname ?? id), place: String(scope) });
  }
  return found;
}

const timeOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN);
