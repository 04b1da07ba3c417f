/** One isolated Cloudflare: its database, clock, ids and chance. Everything a handler may touch hangs off it. */

import type { DatabaseSync } from 'node:sqlite';
import { type Clock, systemClock } from './clock.ts';
import { createIds, type Ids, type Random } from './ids.ts';
import { type Examine, openState } from './open-state.ts';
import { genericStore, type Store } from './store.ts';

/** Policy for credentials that were not created here: all are accepted, or none. */
export type Auth = 'any' | 'strict';

export interface SandboxOptions {
  /** Folder that keeps the state; without it all is in memory. */
  readonly data?: string;
  /** Checks external state of products in that folder. */
  readonly beside?: Examine;
  readonly clock?: Clock;
  readonly random?: Random;
  /** Policy for credentials that were not created here. @default any */
  readonly auth?: Auth;
  /** The accounts have no product that has to be bought. @default false */
  readonly isFree?: boolean;
  /** Milliseconds that the SQL of one request may take. @default 30000 */
  readonly sqlTime?: number;
  /** Uploaded Workers run, which takes the values of their secrets. @default false */
  readonly runsWorkers?: boolean;
  /** Hosts with ports of the open sockets; changes as they are opened and closed. @default none */
  readonly hosts?: ReadonlySet<string>;
}

export interface Sandbox {
  readonly db: DatabaseSync;
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly auth: Auth;
  /** The accounts have no product that has to be bought. */
  readonly isFree: boolean;
  /** Milliseconds that the SQL of one request may take. */
  readonly sqlTime: number;
  /** Uploaded Workers run: the values of their secrets are stored. */
  readonly runsWorkers: boolean;
  /** Hosts with their ports at which it can be reached by a socket now. */
  readonly hosts: ReadonlySet<string>;
  /** Folder for files of products; undefined in memory. */
  readonly folder: string | undefined;
  /** Tables and statements of one resource, made on first use. */
  use<T>(tables: (db: DatabaseSync, sandbox: Sandbox) => T): T;
  /** All or nothing. */
  transaction<T>(work: () => T): T;
  /** Runs when the transaction has ended, committed or rolled back: for state outside of it. */
  onSettled(work: (isKept: boolean) => void): void;
  onClose(work: () => void): void;
  close(): void;
}

/** https://developers.cloudflare.com/d1/platform/limits/ */
const SQL_TIME = 30_000;

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const folder = options.data;
  const db = openState(folder, options.beside ?? (() => undefined));
  const made = new Map<unknown, unknown>();
  const fresh = new Set<unknown>();
  const closing: (() => void)[] = [];
  const settled: ((isKept: boolean) => void)[] = [];
  const random = options.random ?? Math.random;
  const store = genericStore(db);
  const inTransaction = transactions(db);
  const sandbox: Sandbox = {
    db,
    store,
    clock: options.clock ?? systemClock,
    ids: createIds(random, counter(db)),
    random,
    auth: options.auth ?? 'any',
    isFree: options.isFree ?? false,
    sqlTime: options.sqlTime ?? SQL_TIME,
    runsWorkers: options.runsWorkers ?? false,
    hosts: options.hosts ?? new Set(),
    folder,
    use<T>(tables: (db: DatabaseSync, sandbox: Sandbox) => T): T {
      if (!made.has(tables)) {
        made.set(tables, tables(db, sandbox));
        fresh.add(tables);
      }
      return made.get(tables) as T; // set one line above by the same key
    },
    transaction: (work) => {
      fresh.clear();
      return inTransaction(work, (isKept) => {
        // Tables that the failed work made are gone with it: they are made again on their next use.
        if (!isKept) for (const tables of fresh) made.delete(tables);
        store.settle(isKept);
        for (const after of settled.splice(0)) after(isKept);
      });
    },
    onSettled: (work) => settled.push(work),
    onClose: (work) => closing.push(work),
    close: () => {
      for (const work of closing.splice(0)) work();
      if (db.isOpen) db.close();
    },
  };
  return sandbox;
}

const FIRST_NUMBER = 1000;

/** Numbers that no two things share, also across restarts. */
function counter(db: DatabaseSync): () => number {
  db.exec('CREATE TABLE IF NOT EXISTS counter (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT');
  const next = db.prepare(
    `INSERT INTO counter VALUES ('ids', ${FIRST_NUMBER + 1}) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value`,
  );
  return () => Number(next.get()?.value);
}

/** @returns a function that runs work atomically, and then reports whether it was committed */
function transactions(db: DatabaseSync): <T>(work: () => T, settle: (isKept: boolean) => void) => T {
  const [begin, commit] = [db.prepare('BEGIN'), db.prepare('COMMIT')];
  return (work, settle) => {
    begin.run();
    let isKept = false;
    try {
      const result = work();
      commit.run();
      isKept = true;
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    } finally {
      settle(isKept);
    }
  };
}
