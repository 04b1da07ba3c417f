/**
 * Stores data in a file that is read before each change and written whole, so that two consoles do not overwrite each
 * other.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidDataError } from '../../wire/read-stored-calls.ts';
import { Refused } from '../http/refused.ts';
import { makePrivate } from '../links/private-folder.ts';

export interface StoredFile<Data> {
  read(): Promise<Data>;
  write(data: Data): Promise<void>;
}

/** Stores data for the lifetime of the process. */
export function memoryFile<Data>(none: Data): StoredFile<Data> {
  let stored = none;
  return {
    read: async () => stored,
    write: async (next) => {
      stored = next;
    },
  };
}

interface DiskOptions<Data> {
  readonly folder: string;
  readonly name: string;
  /** The data before anything is stored. */
  readonly none: Data;
  /** Validates the file's content. */
  readonly parse: (value: unknown) => Data;
  /** Receives a message if an unreadable file was moved aside. */
  readonly report: (message: string) => void;
}

export function diskFile<Data extends object>({
  folder,
  name,
  none,
  parse,
  report,
}: DiskOptions<Data>): StoredFile<Data> {
  const path = join(folder, name);
  return {
    read: async () => {
      await makePrivate(folder);
      const text = await readFile(path, 'utf8').catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (text === undefined) return none;
      try {
        return parse(JSON.parse(text));
      } catch (error) {
        // Saved for manual repair; the next change would overwrite it.
        const aside = `${path}.broken-${Date.now()}`;
        await rename(path, aside);
        report(`Could not read ${name} (${String(error)}); the file is ${aside} now.`);
        return none;
      }
    },
    write: async (data) => {
      const fresh = `${path}.${process.pid}`;
      await writeFile(fresh, JSON.stringify({ version: 1, ...data }, null, 1), { mode: 0o600 });
      await rename(fresh, path);
    },
  };
}

export interface Store<Data> {
  all(): Promise<Data>;
  /** @throws Refused 400, 404 */
  act(action: unknown): Promise<Data>;
}

/**
 * Applies actions to stored data one at a time.
 * @param apply may throw Refused, and InvalidDataError for invalid data
 */
export function createStore<Data>(
  file: StoredFile<Data>,
  apply: (data: Data, action: unknown) => Data | Promise<Data>,
): Store<Data> {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<Data>): Promise<Data> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  return {
    all: () => inTurn(() => file.read()),
    act: (action) =>
      inTurn(async () => {
        const next = await refusing(async () => apply(await file.read(), action));
        await file.write(next);
        return next;
      }),
  };
}

async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof InvalidDataError ? new Refused(400, 'BadRequest', error.message) : error;
  }
}
