/**
 * Runs the SQL of users, in its own process that can be killed: a statement that does not end cannot be ended from
 * within. Started by `runner-pool.ts`; answers one job after the other.
 */
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type D1Database, openD1, type Statement } from './database.ts';
import { sharedLocks } from './folder-lock.ts';
import { outcomeOf } from './job.ts';
import type { Results } from './results.ts';
import type { RunnerJob } from './runner-pool.ts';

/** An isolate has 128 MB: https://developers.cloudflare.com/workers/platform/limits/#memory */
const MEMORY = 128 * 1024 * 1024;

/** Databases that stay open between jobs; the one that was used last goes last. */
const MAX_OPEN = 4;
const open = new Map<string, D1Database>();

function databaseOf({ file, isKept }: RunnerJob): D1Database {
  const database = open.get(file) ?? openD1(file, { isKept, memory: MEMORY });
  open.delete(file);
  open.set(file, database);
  for (const [name, one] of open) {
    if (open.size <= MAX_OPEN) break;
    one.close();
    open.delete(name);
  }
  return database;
}

const locked = sharedLocks();
/** The emulator; as an argument, since it may be gone before this process has begun. */
const owner = Number(process.argv[3]);

/** @throws Error if the emulator is gone: nobody waits for a response, and another one may have opened the folder */
function run(job: RunnerJob, statements: readonly Statement[]): Results {
  if (!job.isKept) return databaseOf(job).run(statements, job.form);
  return locked(dirname(job.file), () => {
    if (process.ppid !== owner) throw new Error('The emulator is gone.');
    return databaseOf(job).run(statements, job.form);
  });
}

/** The pipe to the emulator closes when the emulator ends, however it ends; nothing else would then stop the SQL that runs here or remove the temporary folder. */
const WATCH = `
  const { readSync, rmSync } = require('node:fs');
  const wait = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      if (readSync(0, new Uint8Array(1)) === 0) break;
    } catch (error) {
      if (error.code !== 'EAGAIN') break;
      Atomics.wait(wait, 0, 0, 200);
    }
  }
  try {
    rmSync(process.argv[2], { recursive: true, force: true });
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }`;

process.on('message', (message) => {
  const job = message as RunnerJob | { readonly forget: string }; // sent by the pool alone
  if ('forget' in job) {
    open.get(job.forget)?.close();
    open.delete(job.forget);
    return;
  }
  process.send?.({ kind: 'begun' }, () => process.send?.(outcomeOf(job, (statements) => run(job, statements))));
});
new Worker(WATCH, { eval: true, argv: process.argv.slice(2) });
