/** Stores calls and changes in the browser. */
import type { BrowserStorage } from '@flarewire/emulator/browser';
import type { StoredFile } from '../server/stored/stored-file.ts';

interface StoredDataOptions<Data> {
  readonly name: string;
  /** The data before anything is stored, or if it cannot be read. */
  readonly none: Data;
  readonly parse: (value: unknown) => Data;
}

export function storedData<Data>(
  storage: BrowserStorage,
  { name, none, parse }: StoredDataOptions<Data>,
): StoredFile<Data> {
  return {
    read: async () => {
      const bytes = await storage.read(name);
      if (bytes === undefined) return none;
      try {
        return parse(JSON.parse(new TextDecoder().decode(bytes)));
      } catch {
        return none;
      }
    },
    write: (data) => storage.write(name, new TextEncoder().encode(JSON.stringify({ version: 1, ...data }))),
  };
}
