/** The served files of a folder, and a digest over all their hashes. */
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoredBy } from './globs.ts';

export interface FolderFile {
  /** URL path, with a leading slash. */
  readonly path: string;
  readonly blob: Blob;
  readonly size: number;
}

export interface FolderFiles {
  readonly files: readonly FolderFile[];
  readonly bytes: number;
  /** Identical for identical paths and contents. */
  readonly digest: string;
  /** Rule files that are sent separately, by file name. */
  readonly special: { readonly [name: string]: string };
  /** Files left out because they are private, or because no rule gives their type. */
  readonly leftOut: readonly string[];
}

/** https://developers.cloudflare.com/workers/static-assets/direct-upload/#limitations */
export const MAX_SIZE = 25 * 2 ** 20;
const IGNORE = '.assetsignore';
/** Folders that are never part of a site. */
const PASSED = ['node_modules', '.git', '.wrangler'];
/** Files with secrets, and the configuration itself. */
const PRIVATE = /^(\.env(\..*)?|\.dev\.vars(\..*)?|\.npmrc|wrangler\.(toml|jsonc?)|\.DS_Store)$/;

/** @param special file names at the top level that hold rules */
export async function readFiles(folder: string, special: readonly string[]): Promise<FolderFiles> {
  const isIgnored = ignoredBy(await textOf(join(folder, IGNORE)));
  const found: FolderFile[] = [];
  const [rules, leftOut]: [Record<string, string>, string[]] = [{}, []];
  const hash = createHash('sha256');
  const read = async (below: string): Promise<void> => {
    const entries = await readdir(join(folder, below), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = below + entry.name;
      if (isIgnored(path) || path === IGNORE) continue;
      if (entry.isDirectory()) {
        if (!PASSED.includes(entry.name)) await read(`${path}/`);
      } else if (!entry.isFile()) leftOut.push(path);
      else if (special.includes(path)) rules[path] = await readFile(join(folder, path), 'utf8');
      else if (PRIVATE.test(entry.name)) leftOut.push(path);
      else {
        const blob = await openAsBlob(join(folder, path));
        found.push({ path: `/${path}`, blob, size: blob.size });
        hash.update(`${path}\n${await digestOf(blob)}\n`);
      }
    }
  };
  await read('');
  const bytes = found.reduce((sum, { size }) => sum + size, 0);
  return { files: found, bytes, digest: hash.digest('hex'), special: rules, leftOut };
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (Object(error).code === 'ENOENT') return '';
    throw error;
  });
}

/** Hashes in chunks. */
export async function digestOf(blob: Blob, ...more: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const reader = blob.stream().getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) hash.update(read.value);
  for (const one of more) hash.update(`\n${one}`);
  return hash.digest('hex');
}
