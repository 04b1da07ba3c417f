/** Entry point of `npm start`: the only module that accesses the process. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createEmulator } from '@flarewire/emulator';
import type { Io } from './io.ts';
import { parseOptions, USAGE } from './options.ts';
import { run } from './run.ts';

const interrupt = new AbortController();
const stop = () => {
  // A second Ctrl-C ends the process at once.
  process.removeListener('SIGINT', stop);
  process.removeListener('SIGTERM', stop);
  interrupt.abort();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

// A closed pipe (`npm start | head`) is not an error.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const io: Io = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  columns: process.stdout.columns ?? 80,
  interactive: process.stdout.isTTY === true && process.env.TERM !== 'dumb',
  color: process.stdout.isTTY === true && process.env.TERM !== 'dumb' && !process.env.NO_COLOR,
  now: () => performance.now(),
  every: (ms, tick) => {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
  readFile,
  temporaryFolder: async () => {
    const path = await mkdtemp(join(tmpdir(), 'flarewire-'));
    return { path, remove: () => rm(path, { recursive: true, force: true }) };
  },
  emulate: createEmulator,
  // Only for interactive use: building and serving a page takes longer than the tour.
  buildPage: async () => (await import('../tools/build/page.ts')).ensurePage(),
  openConsole: async (options) => {
    const { createConsole } = await import('@flarewire/console');
    // Prefers its usual port, so that the browser's stored data applies again.
    const all = { site: process.env.FLAREWIRE_SITE, ...options };
    if (options.port !== undefined) return createConsole(all);
    return createConsole({ ...all, port: 4400 }).catch((error) =>
      error.code === 'EADDRINUSE' ? createConsole(all) : Promise.reject(error),
    );
  },
  onEnter: (listener) => {
    if (!process.stdin.isTTY) return;
    process.stdin.on('data', listener);
    interrupt.signal.addEventListener('abort', () => process.stdin.off('data', listener).pause(), { once: true });
  },
  fetch: globalThis.fetch,
  interrupted: interrupt.signal,
};

const parsed = parseOptions(process.argv.slice(2));
if ('help' in parsed) {
  io.out(`${USAGE}\n`);
} else if ('wrong' in parsed) {
  io.err(`${parsed.wrong}\n`);
  process.exitCode = 2;
} else {
  process.exitCode = await run(parsed.options, io);
}
