/** Folders of the user's own, in the places that the system has for them. */
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { FileEntry, Folder } from '../io.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Files of 0600 in a folder of 0700. */
export function folderAt(path: string): Folder {
  return {
    path,
    read: async (name) => {
      try {
        return await readFile(join(path, name), 'utf8');
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw new Error(`Cannot read ${join(path, name)}: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      }
    },
    write: async (name, text) => {
      await mkdir(path, { recursive: true, mode: 0o700 });
      const part = join(path, `${name}.${process.pid}.part`);
      try {
        await writeFile(part, text, { mode: 0o600 });
        await rename(part, join(path, name));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(join(path, name), { force: true }),
    isPrivate: async (name) => {
      // Windows has no such bits.
      if (process.platform === 'win32') return true;
      const found = await stat(join(path, name)).catch(() => undefined);
      return found === undefined || (found.mode & 0o077) === 0;
    },
    alone: async (work) => {
      const lock = join(path, 'lock');
      await mkdir(path, { recursive: true, mode: 0o700 });
      for (let turns = 0; !(await isMade(lock)); turns++) {
        if (turns > MAX_TURNS) await rmdir(lock).catch(() => {}); // left behind by a process that was killed
        await pause(TURN);
      }
      try {
        return await work();
      } finally {
        await rmdir(lock).catch(() => {});
      }
    },
  };
}

/** Milliseconds between two looks at a lock, and how many of them. */
const TURN = 20;
const MAX_TURNS = 250;

/** A folder can be made once. */
async function isMade(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Files of a folder and of those in it, in the order of their paths; undefined where it is not a folder. */
export async function filesIn(folder: string): Promise<readonly FileEntry[] | undefined> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() !== true) return undefined;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<FileEntry> => {
      const path = join(entry.parentPath, entry.name);
      return { path: relative(folder, path).split(sep).join('/'), size: (await stat(path)).size };
    });
  return (await Promise.all(files)).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** https://specifications.freedesktop.org/basedir-spec/latest/ */
export function userFolder(kind: 'config' | 'cache', env: Readonly<Record<string, string | undefined>>): string {
  const own = kind === 'config' ? env.XDG_CONFIG_HOME : env.XDG_CACHE_HOME;
  const windows = kind === 'config' ? env.APPDATA : env.LOCALAPPDATA;
  const base =
    own ||
    (process.platform === 'win32' && windows) ||
    join(env.HOME || homedir(), kind === 'config' ? '.config' : '.cache');
  return join(base, 'flarewire');
}
