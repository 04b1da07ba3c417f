/** The parts of `node:fs` that D1 uses: folders of database files, which SQLite keeps in memory. */
import { databaseFiles } from '../instead/state/sqlite.ts';
import { notInBrowser } from '../not-in-browser.ts';

const folders = new Set<string>();

export const existsSync = (path: string): boolean => folders.has(path) || databaseFiles.has(path);

export const mkdirSync = (path: string): void => void folders.add(path);

export function mkdtempSync(prefix: string): string {
  const path = `${prefix}${folders.size}`;
  folders.add(path);
  return path;
}

export const readdirSync = (folder: string): string[] =>
  databaseFiles
    .names()
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));

export function rmSync(path: string): void {
  folders.delete(path);
  for (const file of databaseFiles.names())
    if (file === path || file.startsWith(`${path}/`)) databaseFiles.remove(file);
}

export const statSync = (path: string) => ({
  isDirectory: () => folders.has(path),
  isFile: () => databaseFiles.has(path),
  size: 0,
});

/** Files that are written as a whole, by descriptor. */
const written = new Map<number, { readonly path: string; readonly pieces: Uint8Array[] }>();
let next = 3;

export function openSync(path: string): number {
  written.set(next, { path, pieces: [] });
  return next++;
}

export function writeSync(file: number, bytes: Uint8Array, at: number): number {
  written.get(file)?.pieces.push(bytes.slice(at));
  return bytes.length - at;
}

export const fsyncSync = (): void => undefined;

export function closeSync(file: number): void {
  const one = written.get(file);
  written.delete(file);
  if (one !== undefined) databaseFiles.write(one.path, Buffer.concat(one.pieces));
}

const files = notInBrowser('A folder of state');

export const accessSync = files;
export const constants = { W_OK: 2 };
export const fstatSync = files;
export const readFileSync = files;
export const readSync = files;
export const renameSync = files;
export const statfsSync = files;
export const writeFileSync = files;
