/** Stores data in a private file of this user. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivate } from '../links/private-folder.ts';
import type { StoredFile } from './stored-file.ts';

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
