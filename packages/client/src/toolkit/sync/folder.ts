/** Reads the files of a folder as keys and values, on runtimes with a file system. */
import { UsageError } from '../../errors/usage-error.ts';

/** A key with its value. */
export interface KeyValue {
  readonly key: string;
  readonly value: string | Uint8Array;
  readonly metadata?: object | undefined;
}

/** The parts of `node:fs/promises` that are used; other runtimes do not have the module. */
interface FileSystem {
  readdir(
    folder: string,
    options: { readonly withFileTypes: true },
  ): Promise<readonly { readonly name: string; isFile(): boolean; isDirectory(): boolean }[]>;
  readFile(file: string): Promise<Uint8Array>;
}

/** A variable, so that bundlers do not resolve the module. */
const MODULE: string = 'node:fs/promises';

/** Reads all files below a folder, by their paths with slashes. Links are not followed. */
export async function readFolder(folder: string): Promise<KeyValue[]> {
  const { readdir, readFile }: FileSystem = await import(MODULE).catch((cause: unknown) => {
    throw Object.assign(new UsageError('reading a folder requires a file system'), { cause });
  });
  const found: KeyValue[] = [];
  const read = async (path: string): Promise<void> => {
    const entries = await readdir(`${folder}/${path}`, { withFileTypes: true });
    for (const entry of [...entries].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const key = path + entry.name;
      if (entry.isDirectory()) await read(`${key}/`);
      else if (entry.isFile()) found.push({ key, value: await readFile(`${folder}/${key}`) });
    }
  };
  await read('');
  return found;
}
