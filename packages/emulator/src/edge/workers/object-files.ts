/** The Durable Objects that exist: the runtime stores each in an SQLite file of its namespace. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredObject } from '../../products/workers/bindings/running-workers.ts';
import { DatabaseSync } from '../../state/sqlite.ts';

const FILE = /^([0-9a-f]{64})\.sqlite$/;

/** @param folder of the namespace, which need not exist */
export function storedObjects(folder: string): StoredObject[] {
  return filesIn(folder).flatMap((name) => {
    const id = FILE.exec(name)?.[1];
    return id === undefined ? [] : [{ id, hasStoredData: hasRows(join(folder, name)) }];
  });
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return []; // no object of the namespace was ever used
  }
}

/** True for an object with a key, an alarm or a table that its class made. A file that cannot be read now is in use. */
function hasRows(file: string): boolean {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const names = db
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .all()
        .map(({ name }) => String(name));
      if (names.some((name) => !name.startsWith('_cf_'))) return true;
      return names.includes('_cf_KV') && db.prepare('SELECT 1 FROM _cf_KV LIMIT 1').get() !== undefined;
    } finally {
      db.close();
    }
  } catch {
    return true;
  }
}
