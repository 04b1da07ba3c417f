/** Terminal, files and environment of the process. */
import { constants, createReadStream, createWriteStream, lstatSync, openAsBlob } from 'node:fs';
import { access, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { siteAddress } from '@flarewire/snippets/site';
import type { Io } from './io.ts';
import type { Screen } from './output/paged.ts';
import { packageFile } from './package-file.ts';
import { filesIn, folderAt, userFolder } from './process/files.ts';
import { type Gathered, gathered } from './process/gathered.ts';
import { type ProgressLine, progressLine } from './process/progress.ts';
import { wantsPager } from './process/wants-pager.ts';
import { WrongInput } from './wrong-input.ts';

// Every command starts with this module: what few commands need is imported where they need it.

/** `flush` writes buffered output at the end of the command. */
export function processIo(interrupted: AbortSignal): Io & { flush(): Promise<void> } {
  const { stdin, stdout, stderr, env } = process;
  const isTerminal = stdout.isTTY === true;
  const output = gathered(stdout);
  const { version, documentation, update } = packageFile();
  const line = stderr.isTTY ? progressLine(stderr, stderr.columns) : undefined;
  return {
    out: (chunk) => {
      line?.clear();
      return output.write(chunk);
    },
    flush: () => output.flush(),
    err: (message) => {
      line?.clear();
      stderr.write(message);
    },
    ...(line === undefined ? {} : { progress: line.show }),
    readFile: async (path) => new Uint8Array(await readFile(path)),
    openFile,
    readStdin: async () => (await import('node:stream/consumers')).text(stdin),
    writeFile,
    // Prompts go to standard error, which is not data.
    ask:
      stdin.isTTY && stderr.isTTY
        ? (question, { isSecret = false } = {}) => ask(question, isSecret, interrupted)
        : undefined,
    keyring: async () => (await import('./process/keyring.ts')).processKeyring(),
    stdio: { input: stdin, output: stdout },
    isTerminal,
    screen: isTerminal && wantsPager(env) ? screenOf(stdout.rows, env, output, line) : undefined,
    columns: stdout.columns ?? 80,
    hasColours: isTerminal && stdout.hasColors() && !env.NO_COLOR,
    env,
    config: folderAt(userFolder('config', env)),
    cache: folderAt(userFolder('cache', env)),
    start: async (name, args) => (await import('./process/start-package.ts')).startPackage(name, args),
    listFiles: filesIn,
    openPage: async (url) => (await import('./process/desktop.ts')).openInBrowser(url, env),
    edit: stdin.isTTY
      ? async (text, name) => (await import('./process/desktop.ts')).editText(text, name, env)
      : undefined,
    version,
    update,
    // Read only by help, so that an invalid address does not break other commands.
    get site() {
      return siteAddress(env.FLAREWIRE_SITE || documentation);
    },
    interrupted,
  };
}

function screenOf(rows: number, env: NodeJS.ProcessEnv, output: Gathered, line: ProgressLine | undefined): Screen {
  return {
    rows,
    openPager: async () => {
      line?.clear();
      await output.flush();
      return (await import('./process/pager.ts')).processPager(env);
    },
  };
}

async function openFile(path: string): Promise<Blob | AsyncIterable<Uint8Array>> {
  if (path === '-') return process.stdin;
  await access(path, constants.R_OK);
  // Pipes and devices have no length.
  return (await stat(path)).isFile() ? openAsBlob(path) : createReadStream(path);
}

/** Written to a temporary file next to the target until it is complete. */
const writeFile: Io['writeFile'] = async (path, bytes, { mayReplace, makesFolder = false }) => {
  // A link that leads nowhere is there, too.
  const isThere = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  if (!mayReplace && isThere)
    throw new WrongInput(`${path} already exists: give another name, or overwrite it with --force.`);
  const part = `${path}.${process.pid}.part`;
  try {
    if (makesFolder) await mkdir(dirname(path), { recursive: true });
    await pipeline(Readable.from(bytes), createWriteStream(part));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new WrongInput(`${path}: there is no folder ${dirname(path)}.`);
    throw error;
  }
};

async function ask(question: string, isSecret: boolean, signal: AbortSignal): Promise<string> {
  const { stdin, stderr } = process;
  // readline echoes typed characters, so its output is discarded for secrets.
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: stdin, output: isSecret ? unseen : stderr, terminal: true });
  // Printed after readline has switched off the echo of the terminal.
  if (isSecret) stderr.write(question);
  // In raw mode Ctrl-C does not send a signal.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return await terminal.question(isSecret ? '' : question, { signal });
  } finally {
    terminal.close();
    if (isSecret) stderr.write('\n');
  }
}
