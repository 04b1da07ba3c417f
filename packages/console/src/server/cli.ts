/** The `npx @flarewire/console` process: signals, terminal and files. */
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { runtimeFolder, stateFolder } from './links/private-folder.ts';
import { parseOptions, usage } from './options.ts';
import { VERSION } from './own.ts';
import { type Io, printLink, printStaticSite, run } from './run.ts';

const interrupt = new AbortController();
const stop = () => {
  // The second Ctrl-C ends the process immediately.
  process.removeListener('SIGINT', stop);
  process.removeListener('SIGTERM', stop);
  interrupt.abort();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

// Ignore a closed output pipe (`… | head`).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const onEnter: Io['onEnter'] = (listener, signal) => {
  process.stdin.on('data', listener);
  // A listener on stdin keeps the process alive.
  signal.addEventListener('abort', () => process.stdin.off('data', listener).pause(), { once: true });
};

// For a console without a terminal. Registered at startup, because the default action of the signal ends the process.
const { env, platform } = process;
const hasSignals = platform !== 'win32';
let ask = (): void => undefined;
if (hasSignals) process.on('SIGUSR2', () => ask());
const onSignal: Io['onEnter'] = (listener) => {
  ask = listener;
};

const surroundings = { env, platform, home: homedir() };
const folder = runtimeFolder(surroundings);
const io: Io = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  readFile: (path) => readFile(path, 'utf8'),
  onEnter: process.stdin.isTTY ? onEnter : undefined,
  onSignal: hasSignals ? onSignal : undefined,
  runtimeFolder: folder,
  callsFolder: join(stateFolder(surroundings), 'calls'),
  interrupted: interrupt.signal,
};

const parsed = parseOptions(process.argv.slice(2));
if ('print' in parsed) io.out(parsed.print === 'help' ? usage(env.FLAREWIRE_COMMAND) : VERSION);
else if ('link' in parsed) process.exitCode = await printLink(parsed.link.port, io, folder);
else if ('static' in parsed) process.exitCode = await printStaticSite(parsed.static, io);
else if ('wrong' in parsed) {
  io.err(parsed.wrong);
  process.exitCode = 2;
} else process.exitCode = await run(parsed.options, io);
