/** Folders of the user's own, in the places that the system has for them. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Folder } from '../io.ts';

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
        throw error;
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
  };
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
