/** Named bytes in the storage of the browser: its private file system, or IndexedDB where that has no atomic writes. */

export interface BrowserStorage {
  /** Undefined if nothing has this name. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Replaces the bytes as a whole: a page that closes meanwhile leaves the previous ones. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  delete(name: string): Promise<void>;
}

const FOLDER = 'flarewire';

/** @throws Error if the browser blocks storage, as some do in private windows */
export async function openStorage(): Promise<BrowserStorage> {
  return (await privateFiles()) ?? indexedDatabase();
}

/** Undefined where it is missing or cannot replace a file at once: https://developer.mozilla.org/docs/Web/API/File_System_API */
async function privateFiles(): Promise<BrowserStorage | undefined> {
  if (!('FileSystemFileHandle' in globalThis && 'createWritable' in FileSystemFileHandle.prototype)) return undefined;
  const folder = await privateFolder().catch(() => undefined);
  if (folder === undefined) return undefined;
  return {
    read: async (name) => {
      const handle = await folder.getFileHandle(name).catch(ifMissing);
      return handle && new Uint8Array(await (await handle.getFile()).arrayBuffer());
    },
    write: async (name, bytes) => {
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      // A copy, because a view of shared memory is not written.
      await file.write(new Uint8Array(bytes));
      await file.close();
    },
    delete: async (name) => void (await folder.removeEntry(name).catch(ifMissing)),
  };
}

/** @throws TypeError in pages without a secure context, DOMException where the browser blocks it */
const privateFolder = async (): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });

function ifMissing(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
  throw error;
}

const TABLE = 'files';

async function indexedDatabase(): Promise<BrowserStorage> {
  const opening = indexedDB.open(FOLDER);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(TABLE);
  const db = await finished(opening);
  const table = (mode: IDBTransactionMode): IDBObjectStore => db.transaction(TABLE, mode).objectStore(TABLE);
  return {
    read: (name) => finished(table('readonly').get(name)),
    write: async (name, bytes) => void (await finished(table('readwrite').put(new Uint8Array(bytes), name))),
    delete: async (name) => void (await finished(table('readwrite').delete(name))),
  };
}

const finished = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
