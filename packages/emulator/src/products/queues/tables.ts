/** Messages of Queues as rows: leases, delivery attempts, and the fate of undelivered messages. */
import type { DatabaseSync } from 'node:sqlite';
import { memoize } from '../../memoize.ts';
import { watchRows } from '../../state/order/watch-rows.ts';
import type { Sandbox } from '../../state/sandbox.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS queue_messages (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL,
    queue TEXT NOT NULL,
    body TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    sent INTEGER NOT NULL,
    visible INTEGER NOT NULL,
    attempts INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS queue_messages_by_time ON queue_messages (account, queue, visible, number);
  CREATE INDEX IF NOT EXISTS queue_messages_by_age ON queue_messages (account, queue, sent);
  CREATE INDEX IF NOT EXISTS queue_messages_tried ON queue_messages (account, queue, visible) WHERE attempts > 0;
  CREATE INDEX IF NOT EXISTS queue_messages_by_attempts ON queue_messages (account, queue, attempts)`;

export interface Message {
  readonly id: string;
  /** As sent over the wire: text unchanged, JSON in base64. */
  readonly body: string;
  readonly type: string;
  readonly size: number;
  /** Milliseconds since 1970, as all times here. */
  readonly sent: number;
  /** Time from which it can be delivered: the end of its delay, or of its lease. */
  readonly visible: number;
  readonly attempts: number;
}

export interface Backlog {
  readonly count: number;
  readonly bytes: number;
  readonly oldest: number;
}

export function queueTables(db: DatabaseSync, sandbox: Sandbox) {
  db.exec(SCHEMA);
  const totals = totalsOf(db, sandbox);
  const ready = db.prepare(
    'SELECT * FROM queue_messages WHERE account = ? AND queue = ? AND visible <= ? ORDER BY visible, number LIMIT ?',
  );
  const dead = db.prepare(
    'SELECT * FROM queue_messages INDEXED BY queue_messages_by_attempts WHERE account = ? AND queue = ? AND visible <= ? AND attempts > ? ORDER BY visible, number',
  );
  const find = db.prepare('SELECT * FROM queue_messages WHERE account = ? AND queue = ? AND id = ?');
  const oldest = db.prepare('SELECT min(sent) AS oldest FROM queue_messages WHERE account = ? AND queue = ?');
  const tried = db.prepare(
    'SELECT DISTINCT queue FROM queue_messages INDEXED BY queue_messages_tried WHERE account = ? AND queue <> ? AND attempts > 0 AND visible <= ?',
  );
  return {
    add: db.prepare(
      'INSERT INTO queue_messages (id, account, queue, body, type, size, sent, visible, attempts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)',
    ),
    lease: db.prepare('UPDATE queue_messages SET visible = ?2, attempts = attempts + 1 WHERE id = ?1'),
    show: db.prepare('UPDATE queue_messages SET visible = ?2 WHERE id = ?1'),
    move: db.prepare('UPDATE queue_messages SET queue = ?2, sent = ?3, visible = ?3, attempts = 0 WHERE id = ?1'),
    remove: db.prepare('DELETE FROM queue_messages WHERE id = ?'),
    clear: db.prepare('DELETE FROM queue_messages WHERE account = ? AND queue = ?'),
    expire: db.prepare('DELETE FROM queue_messages WHERE account = ? AND queue = ? AND sent <= ?'),
    ready: (account: string, queue: string, now: number, limit: number): Message[] =>
      ready.all(account, queue, now, limit).map(messageOf),
    dead: (account: string, queue: string, now: number, most: number): Message[] =>
      dead.all(account, queue, now, most).map(messageOf),
    find: (account: string, queue: string, id: string): Message | undefined => {
      const row = find.get(account, queue, id);
      return row === undefined ? undefined : messageOf(row);
    },
    /** Other queues of the account with messages that were handed out and came back: some may be for a dead letter queue. */
    tried: (account: string, queue: string, now: number): string[] =>
      tried.all(account, queue, now).map((row) => String(row.queue)),
    backlog: (account: string, queue: string): Backlog => ({
      ...totals(account, queue),
      oldest: Number(oldest.get(account, queue)?.oldest ?? 0),
    }),
  };
}

interface Total {
  count: number;
  bytes: number;
}

/** Totals of a queue, counted once and updated with every message. */
function totalsOf(db: DatabaseSync, sandbox: Sandbox): (account: string, queue: string) => Readonly<Total> {
  const sum = db.prepare(
    'SELECT count(*) AS count, coalesce(sum(size), 0) AS bytes FROM queue_messages WHERE account = ? AND queue = ?',
  );
  const known = new Map<string, Total>();
  const add = (sign: 1 | -1) => (account: unknown, queue: unknown, size: unknown) => {
    const total = known.get(`${account}/${queue}`);
    if (total === undefined) return;
    total.count += sign;
    total.bytes += sign * Number(size);
  };
  const watched = { name: 'queue_totals', table: 'queue_messages', columns: ['account', 'queue', 'size'] };
  watchRows(db, sandbox, watched, { added: add(1), removed: add(-1), undone: () => known.clear() });
  return (account, queue) =>
    memoize(known, `${account}/${queue}`, () => {
      const row = sum.get(account, queue);
      return { count: Number(row?.count), bytes: Number(row?.bytes) };
    });
}

function messageOf(row: Record<string, unknown>): Message {
  return {
    id: String(row.id),
    body: String(row.body),
    type: String(row.type),
    size: Number(row.size),
    sent: Number(row.sent),
    visible: Number(row.visible),
    attempts: Number(row.attempts),
  };
}
