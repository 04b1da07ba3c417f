/** Instances of workflows whose code has to run, and when. */
import type { DatabaseSync } from 'node:sqlite';

/** One instance of a workflow. */
export interface InstanceKey {
  readonly account: string;
  readonly workflow: string;
  readonly id: string;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS workflow_due (
    account TEXT NOT NULL,
    workflow TEXT NOT NULL,
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (account, workflow, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS workflow_due_by_time ON workflow_due (at)`;

/** Times are milliseconds since 1970. */
export function dueTable(db: DatabaseSync) {
  db.exec(SCHEMA);
  const before = db.prepare('SELECT account, workflow, id FROM workflow_due WHERE at <= ? ORDER BY at');
  const after = db.prepare('SELECT account, workflow, id, at FROM workflow_due WHERE at > ? ORDER BY at LIMIT ?');
  const put = db.prepare(
    'INSERT INTO workflow_due VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET at = min(at, excluded.at)',
  );
  const remove = db.prepare('DELETE FROM workflow_due WHERE account = ? AND workflow = ? AND id = ?');
  const keyOf = ({ account, workflow, id }: Record<string, unknown>): InstanceKey => ({
    account: String(account),
    workflow: String(workflow),
    id: String(id),
  });
  return {
    before: (time: number): InstanceKey[] => before.all(time).map(keyOf),
    after: (time: number, limit: number) =>
      after.all(time, limit).map((row) => ({ ...keyOf(row), at: Number(row.at) })),
    /** An earlier time that is set stays. */
    put: ({ account, workflow, id }: InstanceKey, at: number): void => {
      put.run(account, workflow, id, Math.ceil(at));
    },
    remove: ({ account, workflow, id }: InstanceKey): void => {
      remove.run(account, workflow, id);
    },
  };
}
