/**
 * The processes in which SQL of users runs. What does not end, or takes all memory, is killed there and takes nothing
 * with it: databases are files, and every other request continues meanwhile.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SQLInputValue } from 'node:sqlite';
import { type Form, MEMORY_EXCEEDED, SqlError, type Summary, TIME_EXCEEDED } from './results.ts';
import { PROGRAM } from './runner-program.ts';

/** `{ sql, params }` of a request, and its position in it. */
export interface SqlText {
  readonly sql: string;
  readonly params: readonly SQLInputValue[];
  readonly pointer: string;
}

export interface RunnerJob {
  /** Path of the database. */
  readonly file: string;
  /** False for a database that ends with the process. */
  readonly isKept: boolean;
  readonly texts: readonly SqlText[];
  readonly form: Form;
}

export type RunnerAnswer =
  | { readonly kind: 'done'; readonly json: Uint8Array<ArrayBuffer> | undefined; readonly summary: Summary }
  | { readonly kind: 'refused'; readonly message: string; readonly pointer: string | undefined }
  | { readonly kind: 'full' }
  | { readonly kind: 'failed'; readonly message: string };

const MAX = 4;
/** A runner that was idle for this long is stopped. Milliseconds. */
const IDLE = 30_000;

let temporary: string | undefined;

/** Folder for the databases of sandboxes that are not stored; gone with the process, however it ends: the last runner removes it. */
export function temporaryFolder(): string {
  // Not before it is needed: Deno requires permissions for it.
  temporary ??= join(tmpdir(), `flarewire-d1-${process.pid}-${randomBytes(8).toString('hex')}`);
  return temporary;
}

interface Runner {
  readonly child: ChildProcess;
  idle: NodeJS.Timeout | undefined;
}

export interface RunLimits {
  /** Milliseconds that it may take. */
  readonly time: number;
  /** Ends it early, by rejecting with its reason. */
  readonly signal: AbortSignal;
}

interface Waiting {
  readonly job: RunnerJob;
  readonly limits: RunLimits;
  resolve(answer: RunnerAnswer): void;
  reject(error: unknown): void;
}

/** All of the process, whatever the number of its emulators: a start takes longer than most queries. */
const idle: Runner[] = [];
const waiting: Waiting[] = [];
let running = 0;

/** @throws SqlError where it takes more time than it may, or more memory than there is */
export function runSql(job: RunnerJob, limits: RunLimits): Promise<RunnerAnswer> {
  return new Promise((resolve, reject) => {
    waiting.push({ job, limits, resolve, reject });
    next();
  });
}

/** The file is about to be removed: close it everywhere. */
export function forgetFile(file: string): void {
  for (const { child } of idle) child.send({ forget: file }, () => undefined);
}

function next(): void {
  if (running >= MAX) return;
  const one = waiting.shift();
  if (one === undefined) return;
  const { signal } = one.limits;
  if (signal.aborted) {
    one.reject(signal.reason);
    next();
    return;
  }
  running++;
  const runner = idle.pop() ?? start();
  hold(runner);
  work(runner, one)
    .then(one.resolve, one.reject)
    .finally(() => {
      running--;
      next();
    });
}

function start(): Runner {
  const { SystemRoot } = process.env;
  const child = fork(PROGRAM, [temporaryFolder(), String(process.pid)], {
    // Nothing of the owner's: neither variables with secrets nor flags of theirs.
    env: SystemRoot === undefined ? {} : { SystemRoot },
    execArgv: ['--no-warnings', '--max-old-space-size=256'],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  child.stdin?.on('error', () => undefined);
  const runner: Runner = { child, idle: undefined };
  child.on('exit', () => forgetRunner(runner));
  return runner;
}

/** In Bun the channel cannot be referenced; a child that is not referenced keeps nothing alive there. */
const channelOf = (child: ChildProcess): { ref?(): void; unref?(): void } | null | undefined => child.channel;

/** A process with nothing else to do ends while this one is idle, but not while it works. */
function hold({ child, idle: timer }: Runner): void {
  clearTimeout(timer);
  child.ref();
  channelOf(child)?.ref?.();
}

function release(runner: Runner): void {
  const { child } = runner;
  child.unref();
  channelOf(child)?.unref?.();
  // A pipe is a socket, which the types of a writable stream do not show.
  (child.stdin as unknown as { unref?(): void } | null)?.unref?.();
  runner.idle = setTimeout(() => {
    forgetRunner(runner);
    child.kill('SIGKILL');
  }, IDLE).unref();
  idle.push(runner);
}

function forgetRunner(runner: Runner): void {
  clearTimeout(runner.idle);
  const at = idle.indexOf(runner);
  if (at >= 0) idle.splice(at, 1);
}

function work(runner: Runner, { job, limits: { time, signal } }: Waiting): Promise<RunnerAnswer> {
  const { child } = runner;
  return new Promise((resolve, reject) => {
    let isLate = false;
    const kill = (): void => {
      child.kill('SIGKILL');
    };
    let timer: NodeJS.Timeout | undefined;
    // Starting the process does not count as time of its SQL.
    const begin = (): void => {
      timer = setTimeout(() => {
        isLate = true;
        kill();
      }, time);
    };
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', kill);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
    };
    const onMessage = (message: unknown): void => {
      const answer = message as RunnerAnswer | { readonly kind: 'begun' }; // messages of the program of this pool
      if (answer.kind === 'begun') {
        begin();
        return;
      }
      end();
      release(runner);
      resolve(answer);
    };
    const onExit = (): void => {
      end();
      // All that ends it from within is memory.
      reject(signal.aborted ? signal.reason : new SqlError(isLate ? TIME_EXCEEDED : MEMORY_EXCEEDED));
    };
    const onError = (error: Error): void => {
      end();
      kill();
      reject(error);
    };
    signal.addEventListener('abort', kill);
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(job, (error) => {
      if (error) onError(error);
    });
  });
}
