/** The files of a folder as keys and values, where there is a file system. */
import { UsageError } from '../../errors/usage-error.ts';
import type { KeyValue } from './kv.ts';

/** What it takes of `node:fs/promises`, which other runtimes do not have. */
interface FileSystem {
  readdir(
    folder: string,
    options: { readonly withFileTypes: true },
  ): Promise<readonly { readonly name: string; isFile(): boolean; isDirectory(): boolean }[]>;
  readFile(file: string): Promise<Uint8Array>;
}

/** Named where no bundler looks for it. */
const MODULE: string = 'node:fs/promises';

/** All files below a folder, by their paths with slashes. Links are not followed. */
export async function readFolder(folder: string): Promise<KeyValue[]> {
  const { readdir, readFile }: FileSystem = await import(MODULE).catch((cause: unknown) => {
    throw Object.assign(new UsageError('a folder can only be read where there is a file system'), { cause });
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
