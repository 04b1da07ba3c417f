/** Tells of every row of a table that comes or goes, whichever statement does it: deletes of a parent and snapshots too. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Sandbox } from '../sandbox.ts';

export interface RowWatcher {
  /** Values of the watched columns, in their order. */
  added(...values: SQLOutputValue[]): void;
  removed(...values: SQLOutputValue[]): void;
  /** The transaction in which rows came and went was undone: what is known of them does not count. */
  undone(): void;
}

/** Triggers of the connection: they are no part of the state that is kept. @param name that of no other watcher */
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
