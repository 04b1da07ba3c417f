/** Notes the running consoles of this user: one file each, with the secret by which a command can request a link. */
import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '@flarewire/schema';
import { parseData } from '../http/data-text.ts';
import { checkPrivate, makePrivate } from './private-folder.ts';

export interface Running {
  readonly port: number;
  readonly secret: string;
}

export const newLinkSecret = (): string => randomBytes(32).toString('base64url');

const nameOf = (port: number): string => `console-${port}.json`;
const NAME = /^console-(\d{1,5})\.json$/;

/** Returns a function that removes the note. @throws Error if the folder is not private */
export async function noteRunning(folder: string, running: Running): Promise<() => Promise<void>> {
  await makePrivate(folder);
  const path = join(folder, nameOf(running.port));
  const fresh = `${path}.${process.pid}`;
  await writeFile(fresh, JSON.stringify(running), { mode: 0o600, flag: 'wx' });
  await rename(fresh, path);
  return async () => {
    // Another console may own the port and the file by now.
    const now = await readNote(path);
    if (now?.secret === running.secret) await rm(path, { force: true });
  };
}

/** Sorted by port; unreadable files are skipped. @throws Error if the folder is not private */
export async function listRunning(folder: string): Promise<Running[]> {
  const names = await readdir(folder).catch(() => undefined);
  if (names === undefined) return [];
  await checkPrivate(folder);
  const notes = await Promise.all(names.filter((name) => NAME.test(name)).map((name) => readNote(join(folder, name))));
  return notes.filter((note) => note !== undefined).sort((one, other) => one.port - other.port);
}

export const forget = (folder: string, { port }: Running): Promise<void> =>
  rm(join(folder, nameOf(port)), { force: true });

async function readNote(path: string): Promise<Running | undefined> {
  try {
    const { port, secret } = Object(parseData(await readFile(path, 'utf8')));
    return Number.isInteger(port) && typeof secret === 'string' ? { port, secret } : undefined;
  } catch {
    return undefined;
  }
}

/** The body of `POST /api/link`. */
export interface LinkRequest {
  readonly nonce: string;
  readonly proof: string;
}

export const isLinkRequest = (body: unknown): body is LinkRequest =>
  isObject(body) && typeof body.nonce === 'string' && body.nonce.length <= 100 && typeof body.proof === 'string';
