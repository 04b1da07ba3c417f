/** Terminal, files and environment of the process. */
import { once } from 'node:events';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { WrongInput } from './input/wrong-input.ts';
import type { Io } from './io.ts';

export function processIo(interrupted: AbortSignal): Io {
  const { stdin, stdout, stderr, env } = process;
  const isTerminal = stdout.isTTY === true;
  return {
    out: async (chunk) => {
      if (!stdout.write(chunk)) await once(stdout, 'drain');
    },
    err: (message) => stderr.write(message),
    readFile: async (path) => new Uint8Array(await readFile(path)),
    readStdin: () => text(stdin),
    writeFile,
    // Questions go where nobody takes them for data.
    ask: stdin.isTTY && stderr.isTTY ? (question) => ask(question, interrupted) : undefined,
    isTerminal,
    columns: stdout.columns ?? 80,
    hasColours: isTerminal && stdout.hasColors() && !env.NO_COLOR,
    env,
    version: JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version,
    interrupted,
  };
}

/** Beside its place until it is complete. */
const writeFile: Io['writeFile'] = async (path, bytes, { mayReplace }) => {
  if (!mayReplace && existsSync(path))
    throw new WrongInput(`${path} is there already: give another name, or --force to replace it.`);
  const part = `${path}.${process.pid}.part`;
  try {
    await pipeline(Readable.from(bytes), createWriteStream(part));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

async function ask(question: string, signal: AbortSignal): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question, { signal });
  } finally {
    terminal.close();
  }
}
