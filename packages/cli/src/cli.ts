/** Entry of `flarewire`: the process is touched here and nowhere else. */
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { parseCommand } from './options.ts';
import { type Io, run } from './run.ts';

const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort());
process.once('SIGTERM', () => interrupt.abort());

// A reader that goes away (`… | head`) is no fault of ours.
process.stdout.on('error', () => process.exit(0));

const io: Io = {
  out: async (chunk) => {
    if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
  },
  err: (message) => process.stderr.write(message),
  readFile: async (path) => new Uint8Array(await readFile(path)),
  readStdin: () => text(process.stdin),
  writeFile: (path, bytes) => pipeline(Readable.from(bytes), createWriteStream(path)),
  isTerminal: process.stdout.isTTY === true,
  version: JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version,
  interrupted: interrupt.signal,
};

process.exitCode = await run(parseCommand(process.argv.slice(2)), io);
