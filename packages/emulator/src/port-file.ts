/** Records the address of a running emulator, for commands with `--local`. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';

/** `emulator.json` in the user's cache folder, which `flarewire` reads too. */
export function portFile(env: NodeJS.ProcessEnv = process.env): string {
  const windows = process.platform === 'win32' ? env.LOCALAPPDATA : undefined;
  const base = env.XDG_CACHE_HOME || windows || join(env.HOME || homedir(), '.cache');
  return join(base, 'flarewire', 'emulator.json');
}

/**
 * The last one that was started is the one that is found. A folder that cannot be written stops nothing.
 * @returns takes the file away, unless another emulator has written it since
 */
export function announce(path: string, url: string): () => void {
  const text = `${JSON.stringify({ url, pid: process.pid })}\n`;
  const part = `${path}.${process.pid}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(part, text, { mode: 0o600 });
    renameSync(part, path);
  } catch {
    quietly(() => rmSync(part, { force: true }));
    return () => undefined;
  }
  return () => quietly(() => readFileSync(path, 'utf8') === text && rmSync(path));
}

function quietly(work: () => unknown): void {
  try {
    work();
  } catch {
    // It is gone already, or was never there.
  }
}
