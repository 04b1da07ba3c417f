/** Reports every added and removed row of a table, whichever statement does it: cascading deletes and snapshots too. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Sandbox } from '../sandbox.ts';

export interface RowWatcher {
  /** Values of the watched columns, in their order. */
  added(...values: SQLOutputValue[]): void;
  removed(...values: SQLOutputValue[]): void;
  /** The transaction of the reported rows was rolled back: discard anything derived from them. */
  undone(): void;
}

/** Temporary triggers of the connection, not part of the stored state. @param name unique among watchers */
export function watchRows(
  db: DatabaseSync,
  sandbox: Pick<Sandbox, 'onSettled'>,
  { name, table, columns }: { readonly name: string; readonly table: string; readonly columns: readonly string[] },
  watcher: RowWatcher,
): void {
  let isTold = false;
  const settled = (isKept: boolean): void => {
    isTold = false;
    if (!isKept) watcher.undone();
  };
  const telling =
    (tell: (...values: SQLOutputValue[]) => void) =>
    (...values: SQLOutputValue[]): null => {
      if (!isTold) sandbox.onSettled(settled);
      isTold = true;
      tell(...values);
      return null;
    };
  db.function(`${name}_added`, { varargs: true }, telling(watcher.added));
  db.function(`${name}_removed`, { varargs: true }, telling(watcher.removed));
  const call = (what: string, row: string): string =>
    `SELECT ${name}_${what}(${columns.map((column) => `${row}.${column}`).join(', ')});`;
  const trigger = (event: string, ...calls: string[]): string =>
    `CREATE TEMP TRIGGER IF NOT EXISTS ${name}_on_${event} AFTER ${event} ON main.${table} BEGIN ${calls.join(' ')} END;`;
  db.exec(trigger('INSERT', call('added', 'NEW')));
  db.exec(trigger('DELETE', call('removed', 'OLD')));
  db.exec(trigger('UPDATE', call('removed', 'OLD'), call('added', 'NEW')));
}
