/** Tails as rows, and the connections that are open on them now. */
import type { DatabaseSync } from 'node:sqlite';
import { isObject } from '@flarewire/schema';
import type { Connection, Session } from '../../../http/web-socket/serve.ts';
import type { Sandbox } from '../../../state/sandbox.ts';
import type { Filter } from './events.ts';

export interface TailRow {
  readonly id: string;
  /** Owner of the tail: the path of the collection that it is in. */
  readonly scope: string;
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  readonly filters: readonly Filter[];
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tails (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    scope TEXT NOT NULL,
    url TEXT NOT NULL,
    expires INTEGER NOT NULL,
    filters TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS tails_by_scope ON tails (scope)`;

const rowOf = ({ id, scope, url, expires, filters }: Record<string, unknown>): TailRow => ({
  id: String(id),
  scope: String(scope),
  url: String(url),
  expires: Number(expires),
  filters: JSON.parse(String(filters)) as Filter[], // written by insert alone
});

export function tailTables(db: DatabaseSync) {
  db.exec(SCHEMA);
  const insert = db.prepare('INSERT INTO tails (id, scope, url, expires, filters) VALUES (?, ?, ?, ?, ?)');
  const get = db.prepare('SELECT id, scope, url, expires, filters FROM tails WHERE id = ?');
  const of = db.prepare('SELECT id, scope, url, expires, filters FROM tails WHERE scope = ? ORDER BY number');
  return {
    insert: ({ id, scope, url, expires, filters }: TailRow): void => {
      insert.run(id, scope, url, expires, JSON.stringify(filters));
    },
    get: (id: string): TailRow | undefined => {
      const row = get.get(id);
      return row === undefined ? undefined : rowOf(row);
    },
    of: (scope: string): TailRow[] => of.all(scope).map(rowOf),
    remove: db.prepare('DELETE FROM tails WHERE id = ?'),
    removeOld: db.prepare('DELETE FROM tails WHERE expires <= ?'),
  };
}

interface Open {
  readonly connection: Connection;
  /** True to send filtered-out events too. */
  isDebugged: boolean;
}

/** No state: they end with the process. By the id of their tail. */
export function connections(_db: DatabaseSync, sandbox: Pick<Sandbox, 'onClose'>) {
  const open = new Map<string, Set<Open>>();
  const of = (id: string): Open[] => [...(open.get(id) ?? [])];
  const end = (id: string, why: string): void => {
    for (const { connection } of of(id)) connection.close(1000, why);
  };
  const endAll = (why: string): void => {
    for (const id of open.keys()) end(id, why);
  };
  sandbox.onClose(() => endAll('The emulator was closed.'));
  return {
    end,
    endAll,
    /** Sends to all connections; returns how many took the message. */
    send: (id: string, text: string): number => of(id).filter(({ connection }) => connection.send(text)).length,
    isDebugged: (id: string): boolean => of(id).some((one) => one.isDebugged),
    session: (id: string): Session => {
      let own: Open | undefined;
      return {
        protocol: 'trace-v1',
        open: (connection) => {
          own = { connection, isDebugged: false };
          open.set(id, new Set([...of(id), own]));
        },
        hear: (text) => {
          const { debug } = messageOf(text);
          if (own !== undefined && typeof debug === 'boolean') own.isDebugged = debug;
        },
        closed: () => {
          const left = of(id).filter((one) => one !== own);
          if (left.length > 0) open.set(id, new Set(left));
          else open.delete(id);
        },
      };
    },
  };
}

/** A message that is not an object ends the connection. */
function messageOf(text: string): Readonly<Record<string, unknown>> {
  const message: unknown = JSON.parse(text);
  if (!isObject(message)) throw new Error('The message is not an object.');
  return message;
}
