/** The folder of the D1 databases of a sandbox. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../state/folder.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { writeWhole } from '../../state/write-whole.ts';
import { openD1 } from './database.ts';
import { awaitOthers } from './folder-lock.ts';
import { forgetFile, temporaryFolder } from './runner-pool.ts';

/** Suffixes of the files that SQLite keeps next to a database. */
const BESIDE = ['', '-wal', '-shm', '-journal', '-copy'];

export interface Place {
  /** False if it ends with the process. */
  readonly isKept: boolean;
  /** @throws Error where that is no name of a file in it */
  path(name: string): string;
  /** A new file with these bytes, safely on the disk. @returns its name */
  write(uuid: string, bytes: Uint8Array, begun: (name: string) => void): string;
  remove(name: string): void;
  /** All databases in the folder, referenced or not. */
  names(): Set<string>;
  /** Waits until no process of an emulator that was killed works there any more. */
  awaitOthers(): void;
}

export function createPlace(sandbox: Sandbox): Place {
  const isKept = sandbox.folder !== undefined;
  const folder = lazy(() => {
    const made = sandbox.folder === undefined ? mkdtempSync(join(temporary(), 'sandbox-')) : join(sandbox.folder, 'd1');
    if (!isKept) sandbox.onClose(() => rmSync(made, { recursive: true, force: true }));
    return made;
  });
  const path = (name: string): string => {
    // A snapshot may come from anywhere, and with it a name.
    if (!/^[\w-]+(?:\.[\w-]+)*$/.test(name))
      throw new Error(`'${name.slice(0, 100)}' is not the name of a D1 database file.`);
    makeFolder(folder());
    return join(folder(), name);
  };
  return {
    isKept,
    path,
    write: (uuid, bytes, begun) => {
      // Not of the sandbox's chance: ids shall be the same whether a database was replaced or not.
      const name = `${uuid}.${randomBytes(8).toString('hex')}.sqlite`;
      begun(name);
      // A file of no bytes is one that was cut off.
      if (bytes.length === 0) openD1(path(name), { isKept }).close();
      else writeWhole(path(name), bytes, isKept);
      return name;
    },
    remove: (name) => {
      forgetFile(path(name));
      try {
        for (const suffix of BESIDE) rmSync(path(name) + suffix, { force: true });
      } catch {
        // Windows keeps an open file: it is removed when the folder is next opened.
      }
    },
    awaitOthers: () => {
      if (isKept && existsSync(folder())) awaitOthers(folder());
    },
    names: () => new Set(existsSync(folder()) ? readdirSync(folder()).flatMap(databaseIn) : []),
  };
}

/** `UUID.sqlite`, or with a number where it has replaced another. */
const NAMED = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.[0-9a-f]{16})?\.sqlite$/;

/** The database that a file is, or belongs to; none where it is nothing of ours, which stays. */
export function databaseIn(file: string): string[] {
  const name = file.replace(/-(?:wal|shm|journal|copy)$/, '');
  return NAMED.test(name) ? [name] : [];
}

/** Made for the first sandbox that is not stored. */
const temporary = lazy(() => {
  const folder = temporaryFolder();
  mkdirSync(folder, { mode: 0o700 });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
});

function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
