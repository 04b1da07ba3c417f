/**
 * Stores calls in a file that is read before each change and written whole, so that two consoles do not overwrite each
 * other.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kept } from '../../wire/kept.ts';
import { readKeptCalls } from '../../wire/read-kept.ts';
import { makePrivate } from '../links/private-folder.ts';

export const NONE: Kept = { sent: [], saved: [], collections: [] };

export interface KeptFile {
  read(): Promise<Kept>;
  write(kept: Kept): Promise<void>;
}

/** Stores calls for the lifetime of the process. */
export function memoryFile(): KeptFile {
  let kept = NONE;
  return {
    read: async () => kept,
    write: async (next) => {
      kept = next;
    },
  };
}

/** @param report receives a message if an unreadable file was moved aside */
export function diskFile(folder: string, name: string, report: (message: string) => void): KeptFile {
  const path = join(folder, name);
  return {
    read: async () => {
      await makePrivate(folder);
      const text = await readFile(path, 'utf8').catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (text === undefined) return NONE;
      try {
        return readKeptCalls(JSON.parse(text));
      } catch (error) {
        // Saved for manual repair; the next change would overwrite it.
        const aside = `${path}.broken-${Date.now()}`;
        await rename(path, aside);
        report(`Could not load the saved calls (${String(error)}); their file is ${aside} now.`);
        return NONE;
      }
    },
    write: async (kept) => {
      const fresh = `${path}.${process.pid}`;
      await writeFile(fresh, JSON.stringify({ version: 1, ...kept }, null, 1), { mode: 0o600 });
      await rename(fresh, path);
    },
  };
}
