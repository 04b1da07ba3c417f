/**
 * Files of D1 databases. The row of a database names its file. A replacement is written to a new file and takes effect
 * when the transaction that names it commits, so a crash leaves either the old or the new database.
 */
import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { enqueue } from '../../keyed-queue.ts';
import { CODE, problem } from '../../problem.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { type D1Database, openD1 } from './database.ts';
import { createPlace, type Place } from './place.ts';
import { d1Tables } from './state.ts';

export function databaseFiles(db: DatabaseSync, sandbox: Sandbox) {
  const closing = new AbortController();
  sandbox.onClose(() => closing.abort(problem(503, CODE.internal, 'The emulator was closed.')));
  const place = createPlace(sandbox);
  const turns = new Map<string, Promise<void>>();
  const nameOf = (uuid: string): string | undefined => {
    const file = sandbox.use(d1Tables).file.get(uuid)?.file;
    return file === undefined ? undefined : String(file);
  };
  /** Path of the database file; the folder exists, the file may not yet. */
  const pathOf = (uuid: string): string => place.path(nameOf(uuid) ?? `${uuid}.sqlite`);
  return {
    isKept: place.isKept,
    /** Ends what runs when the emulator is closed. */
    closed: closing.signal,
    /** One after the other: a database has one writer. */
    enqueue: <T>(uuid: string, work: () => Promise<T>): Promise<T> =>
      enqueue(turns, uuid, async () => {
        closing.signal.throwIfAborted();
        return work();
      }),
    pathOf,
    path: place.path,
    /** Makes the file of a database that is about to change: where it is missing later, it was lost. */
    begin: (uuid: string): void => {
      if (place.isKept && !existsSync(pathOf(uuid))) openD1(pathOf(uuid)).close();
    },
    /** With the database open for questions of the emulator's own. */
    reading: <T>(uuid: string, work: (database: D1Database) => T): T => {
      const path = pathOf(uuid);
      const database = openD1(existsSync(path) ? path : ':memory:', place);
      try {
        return work(database);
      } finally {
        database.close();
      }
    },
    ...changes(db, sandbox, place, nameOf),
  };
}

/** Moves databases to new files, and removes files that no database uses. */
function changes(db: DatabaseSync, sandbox: Sandbox, place: Place, nameOf: (uuid: string) => string | undefined) {
  /** Written, and not yet named by a row that is kept. */
  const pending = new Set<string>();
  const rows = () => sandbox.use(d1Tables);
  const isNamed = (name: string): boolean => rows().byFile.get(name) !== undefined;
  const discard = (name: string): void => {
    pending.delete(name);
    place.remove(name);
  };
  /** Removes a file once the transaction has ended, unless it is a database's then. */
  const removeLater = (name: string): void =>
    sandbox.onSettled(() => {
      pending.delete(name);
      if (db.isOpen && !isNamed(name)) place.remove(name);
    });
  /** Within the transaction that deletes the row. */
  const removeOf = (uuid: string): void => {
    const name = nameOf(uuid);
    if (name !== undefined) removeLater(name);
  };
  /** Within a transaction: what was written is the database from its end on. */
  const replace = (uuid: string, name: string): void => {
    removeOf(uuid);
    rows().setFile.run(name, uuid);
    removeLater(name);
  };
  const sweep = (): void => {
    if (db.isOpen) removeUnnamed(place, (name) => pending.has(name) || isNamed(name));
  };
  const write = writer(place, pending, discard);
  return {
    write,
    discard,
    replace,
    removeOf,
    /** Runs when the folder is opened. */
    recover: (): void => {
      place.awaitOthers();
      sweep();
    },
    /** Within a transaction that has filled the rows again: these are the databases from its end on. */
    load: (images: ReadonlyMap<unknown, unknown>): void => {
      for (const [uuid, image] of imagesOf(rows().all.all(), images)) replace(uuid, write(uuid, image));
      sandbox.onSettled(sweep);
    },
  };
}

/** Images to restore for each database; empty where nothing was saved. */
const imagesOf = (
  rows: readonly Readonly<Record<string, unknown>>[],
  images: ReadonlyMap<unknown, unknown>,
): [string, Uint8Array][] =>
  rows.map(({ uuid }) => {
    const image = images.get(uuid);
    return [String(uuid), image instanceof Uint8Array ? image : new Uint8Array()];
  });

/** Leaves no file that no database has: what an end in the middle of a change has left behind. */
function removeUnnamed(place: Place, isNamed: (name: string) => boolean): void {
  for (const name of place.names()) if (!isNamed(name)) place.remove(name);
}

/** Writes a copy of these bytes that no row names yet, and gives its name, for `replace` or `discard`. */
function writer(place: Place, pending: Set<string>, discard: (name: string) => void) {
  return (uuid: string, image: Uint8Array): string => {
    let begun: string | undefined;
    try {
      return place.write(uuid, image, (name) => {
        begun = name;
        pending.add(name);
      });
    } catch (error) {
      if (begun !== undefined) discard(begun);
      throw error;
    }
  };
}
