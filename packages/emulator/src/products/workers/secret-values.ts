/** Values of secrets. Only an emulator that runs Workers stores them, and no response has them. */
import type { DatabaseSync } from 'node:sqlite';
import type { Sandbox } from '../../state/sandbox.ts';
import type { Fields } from './tables.ts';

function secretTables(db: DatabaseSync) {
  db.exec(`
    CREATE TABLE IF NOT EXISTS worker_secret_values (
      owner TEXT NOT NULL,
      script TEXT NOT NULL,
      name TEXT NOT NULL,
      since INTEGER NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (owner, script, name, since)
    ) STRICT`);
  return {
    put: db.prepare(
      'INSERT INTO worker_secret_values (owner, script, name, since, value) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO UPDATE SET value = ?5',
    ),
    find: db.prepare(
      'SELECT value FROM worker_secret_values WHERE owner = ? AND script = ? AND name = ? AND since <= ? ORDER BY since DESC LIMIT 1',
    ),
    remove: db.prepare('DELETE FROM worker_secret_values WHERE owner = ? AND script = ?'),
  };
}

interface Place {
  readonly sandbox: Sandbox;
  readonly owner: string;
  readonly script: string;
}

/** Stores the values among these bindings as those of a version and of later ones, if the sandbox runs Workers. */
export function storeSecretValues(
  { sandbox, owner, script }: Place,
  bindings: readonly Fields[],
  version: number,
): void {
  if (!sandbox.runsWorkers) return;
  for (const { type, name, text } of bindings)
    if (type === 'secret_text' && typeof text === 'string')
      sandbox.use(secretTables).put.run(owner, script, String(name), version, text);
}

/** The value that a version has; undefined if it was set while none were stored. */
export function secretValue({ sandbox, owner, script }: Place, name: string, version: number): string | undefined {
  const row = sandbox.use(secretTables).find.get(owner, script, name, version);
  return row === undefined ? undefined : String(row.value);
}

export function forgetSecretValues({ sandbox, owner, script }: Place): void {
  if (sandbox.runsWorkers) sandbox.use(secretTables).remove.run(owner, script);
}
