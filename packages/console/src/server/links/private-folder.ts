/** Creates private folders of this user for notes of running consoles and for the console's state. */
import { lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly home: string;
}

const NAME = 'flarewire';

/** Folder for data that ends with the user's session. https://specifications.freedesktop.org/basedir-spec/latest/ */
export function runtimeFolder(surroundings: Surroundings): string {
  const { env, platform } = surroundings;
  const runtime = platform === 'win32' ? undefined : env.XDG_RUNTIME_DIR;
  return runtime === undefined || runtime === '' ? join(stateFolder(surroundings), 'running') : join(runtime, NAME);
}

/** Folder for persistent data. */
export function stateFolder({ env, platform, home }: Surroundings): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), NAME);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', NAME);
  return join(env.XDG_STATE_HOME || join(home, '.local', 'state'), NAME);
}

/** Creates the folder if it is missing. @throws Error if others can read or write it */
export async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await checkPrivate(folder);
}

/** @throws Error if others can read or write it, or it is missing */
export async function checkPrivate(folder: string): Promise<void> {
  const found = await lstat(folder);
  const own = process.getuid?.();
  if (!found.isDirectory()) throw new Error(`${folder} is not a folder`);
  // Windows has no permission bits; the folder is inside the user's profile there.
  if (own === undefined) return;
  if (found.uid !== own) throw new Error(`${folder} belongs to another user`);
  if ((found.mode & 0o077) !== 0) throw new Error(`${folder} is accessible to other users: run chmod 700 on it`);
}
