/** Values computed from the state, remembered until one of its rows changes. */
import type { DatabaseSync } from 'node:sqlite';
import type { Sandbox } from './sandbox.ts';

/** Ours: with more keys, all values are computed again. */
const MAX_KEYS = 1000;

/**
 * Makes a memory for values of one kind. Nothing may change them, and a transaction must not use it: the rows that it has
 * written may be rolled back.
 * @example const zones = untilChanged<Zone>(); zones(sandbox, host, () => find(host))
 */
export function untilChanged<T>(): (sandbox: Sandbox, key: string, make: () => T) => T {
  const open = (db: DatabaseSync) => ({
    changes: db.prepare('SELECT total_changes() AS changes'),
    since: undefined as unknown, // the number that SQLite has counted
    values: new Map<string, { readonly value: T }>(),
  });
  return (sandbox, key, make) => {
    const memory = sandbox.use(open);
    const now = memory.changes.get()?.changes;
    if (now !== memory.since || memory.values.size >= MAX_KEYS) memory.values.clear();
    memory.since = now;
    const known = memory.values.get(key);
    if (known !== undefined) return known.value;
    const value = make();
    memory.values.set(key, { value });
    return value;
  };
}
