/** All effects of the command: terminal, files, environment and network. */
import type { Readable, Writable } from 'node:stream';
import type { Source } from './input/values.ts';
import type { Screen } from './output/paged.ts';

/** A folder of small files that only the user can read. */
export interface Folder {
  readonly path: string;
  /** Undefined where there is none. */
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** False if other users can read the file. */
  isPrivate?(name: string): Promise<boolean>;
  /** Runs the work while no other process runs work in this folder. */
  alone?<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** A file of a folder, by its path below it, with slashes. */
export interface FileEntry {
  readonly path: string;
  readonly size: number;
}

/** Secrets by name, stored by the system. Each call rejects if there is no keyring or it is locked. */
export interface Keyring {
  get(name: string): Promise<string | undefined>;
  set(name: string, secret: string): Promise<void>;
  remove(name: string): Promise<void>;
}

export interface Io extends Source {
  out(chunk: string | Uint8Array): Promise<void> | void;
  err(text: string): void;
  /** Whole or not at all: what was there stays until the new one is complete. @throws where it is there and may not be replaced */
  writeFile(
    path: string,
    bytes: AsyncIterable<Uint8Array | string>,
    options: { readonly mayReplace: boolean; readonly makesFolder?: boolean },
  ): Promise<void>;
  /** Prompts on the terminal; undefined without one. */
  readonly ask: ((question: string, options?: { readonly isSecret?: boolean }) => Promise<string>) | undefined;
  /** A line on the terminal that the next one replaces; undefined where nobody looks. */
  readonly progress?: ((text: string) => void) | undefined;
  /** Standard output is a terminal: no place for bytes. */
  readonly isTerminal: boolean;
  /** Pages output that is longer than the terminal; undefined without a terminal or pager. */
  readonly screen?: Screen | undefined;
  /** Width of the terminal. */
  readonly columns: number;
  readonly hasColours: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Profiles and credentials. */
  readonly config: Folder;
  /** Opened when it is used; gives undefined where its package is not installed. */
  readonly keyring?: (() => Promise<Keyring | undefined>) | undefined;
  /** Data that can be read again. */
  readonly cache: Folder;
  /** Starts a program of Node's in this one's place, with its terminal; gives its exit code, undefined where it is not installed. */
  readonly start: (packageName: string, args: readonly string[]) => Promise<number | undefined>;
  /** For its own protocol: whatever else is written to standard output would break it. */
  readonly stdio?: { readonly input: Readable; readonly output: Writable } | undefined;
  /** Files of a folder and of those in it; undefined where the path is not a folder. */
  readonly listFiles?: ((path: string) => Promise<readonly FileEntry[] | undefined>) | undefined;
  /** Opens a page in the browser; false where there is none. */
  readonly openPage?: ((url: string) => Promise<boolean>) | undefined;
  /** Opens text in the editor of the user, and gives what was saved. @throws WrongInput where none is set */
  readonly edit?: ((text: string, name: string) => Promise<string>) | undefined;
  /** Prints requests as they are sent. */
  readonly isDebug?: boolean | undefined;
  readonly version: string;
  /** The command that installs a newer version. */
  readonly update: string;
  /** Address of the documentation's site; undefined where it has none. */
  readonly site?: string | undefined;
  readonly fetch?: typeof globalThis.fetch;
  /** Aborts when the program is asked to end. */
  readonly interrupted: AbortSignal;
}
