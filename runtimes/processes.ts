/** Child processes with a time limit that never outlive the driver. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();

/** Starts a program as the leader of a process group, so that its children end with it. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, { ...options, detached: process.platform !== 'win32' });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

export function stop(child: ChildProcess): void {
  running.delete(child);
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

export const stopAll = (): void => [...running].forEach(stop);

interface Limits extends SpawnOptions {
  readonly timeout: number;
  /** Output on standard error counts as a failure. @default false */
  readonly silent?: boolean;
}

const last = (text: string): string => text.slice(-2000);

/** Runs a program to its end and returns its output; rejects if it fails or times out. */
export async function output(command: string, args: readonly string[], limits: Limits): Promise<string> {
  const { timeout, silent, ...options } = limits;
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const written = { out: '', err: '' };
  child.stdout?.on('data', (data) => {
    written.out += data;
  });
  child.stderr?.on('data', (data) => {
    written.err += data;
  });
  const timer = setTimeout(() => stop(child), timeout);
  try {
    const [code] = await Promise.race([
      once(child, 'close'),
      once(child, 'error').then(([error]) => Promise.reject(error)),
    ]);
    const how = code === null ? `was ended, for ${timeout} ms were over` : `ended with ${code}`;
    if (code !== 0 || (silent && written.err !== ''))
      throw new Error(`${command} ${how}\n${last(written.out)}${last(written.err)}`);
    return written.out;
  } finally {
    clearTimeout(timer);
  }
}
