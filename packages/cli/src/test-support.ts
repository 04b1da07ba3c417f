/** A terminal, files and folders in memory, for tests of commands. */
import type { Folder, Io } from './io.ts';
import { parseCommand } from './options.ts';
import { run } from './run.ts';

export interface World {
  /** Replies typed at the terminal; undefined without a terminal. */
  readonly answers?: readonly string[];
  readonly isTerminal?: boolean;
  readonly columns?: number;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly fetch?: Io['fetch'];
  readonly config?: Map<string, string>;
  readonly cache?: Map<string, string>;
  readonly start?: Io['start'];
  readonly signal?: AbortSignal;
  readonly keyring?: Io['keyring'];
  readonly site?: string;
  readonly openPage?: Io['openPage'];
  /** The editor: the text that is saved. */
  readonly edit?: (text: string) => string;
  readonly listFiles?: Io['listFiles'];
}

export interface Seen {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly asked: readonly string[];
  readonly written: Readonly<Record<string, string>>;
}

const folder = (path: string, files: Map<string, string>): Folder => ({
  path,
  read: async (name) => files.get(name),
  write: async (name, text) => void files.set(name, text),
  remove: async (name) => void files.delete(name),
});

const textOf = (chunk: string | Uint8Array): string =>
  typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk);

/** Runs the words as the program would. */
export async function runWords(argv: readonly string[], world: World = {}): Promise<Seen> {
  const left = [...(world.answers ?? [])];
  const seen = { out: '', err: '', asked: [] as string[], written: {} as Record<string, string> };
  const io: Io = {
    ...machineOf(world),
    out: (chunk) => {
      seen.out += textOf(chunk);
    },
    err: (message) => {
      seen.err += message;
    },
    writeFile: async (path, chunks) => {
      let text = '';
      for await (const chunk of chunks) text += textOf(chunk);
      seen.written[path] = text;
    },
    ask:
      world.answers &&
      (async (question, { isSecret = false } = {}) => {
        seen.asked.push(isSecret ? `(unseen) ${question}` : question);
        return left.shift() ?? '';
      }),
  };
  return { code: await run(parseCommand(argv), io), ...seen };
}

/** Files, folders, terminal and programs of the world. */
function machineOf(world: World): Omit<Io, 'out' | 'err' | 'writeFile' | 'ask'> {
  const fileAt = (path: string): string | Uint8Array => {
    const file = world.files?.[path];
    if (file === undefined) throw Object.assign(new Error('no file'), { code: 'ENOENT' });
    return file;
  };
  return {
    readFile: async (path) => {
      const file = fileAt(path);
      return typeof file === 'string' ? new TextEncoder().encode(file) : new Uint8Array(file);
    },
    openFile: async (path) => {
      const file = path === '-' ? (world.stdin ?? '') : fileAt(path);
      return new Blob([typeof file === 'string' ? file : new Uint8Array(file)]);
    },
    readStdin: async () => world.stdin ?? '',
    isTerminal: world.isTerminal ?? false,
    columns: world.columns ?? 100,
    hasColours: false,
    env: world.env ?? {},
    config: folder('~/.config/flarewire', world.config ?? new Map()),
    cache: folder('~/.cache/flarewire', world.cache ?? new Map()),
    start: world.start ?? (async () => undefined),
    keyring: world.keyring,
    openPage: world.openPage,
    edit: world.edit && (async (text) => world.edit?.(text) ?? text),
    listFiles: world.listFiles ?? (async () => undefined),
    version: '1.2.3',
    update: 'npm install -g @flarewire/cli',
    site: world.site,
    ...(world.fetch === undefined ? {} : { fetch: world.fetch }),
    interrupted: world.signal ?? new AbortController().signal,
  };
}

/** `'two words'` are one. */
export const wordsIn = (line: string): string[] =>
  Array.from(line.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, bare]) => quoted ?? bare ?? '');
