import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { restoreSnapshot, takeSnapshot } from '../snapshot.ts';
import { orderRows } from './ordered-rows.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS parents (id TEXT PRIMARY KEY) STRICT;
  CREATE TABLE IF NOT EXISTS things (
    number INTEGER PRIMARY KEY, parent TEXT NOT NULL REFERENCES parents (id) ON DELETE CASCADE, name TEXT NOT NULL
  ) STRICT`;

const tables = (db: Sandbox['db'], sandbox: Sandbox) => {
  db.exec(SCHEMA);
  return {
    byName: orderRows(db, sandbox, { name: 'things_by_name', table: 'things', group: 'parent', by: ['name'] }),
    ofAll: orderRows(db, sandbox, { name: 'things_of_all', table: 'things' }),
    add: db.prepare('INSERT INTO things (number, parent, name) VALUES (?, ?, ?)'),
  };
};

describe('the order of rows', () => {
  let sandbox: Sandbox;
  const seen = (): unknown => {
    const { byName, ofAll } = sandbox.use(tables);
    return [byName.page('a', 0, 9), byName.count('b'), ofAll.page('', 1, 2), ofAll.count('')];
  };
  beforeEach(() => {
    sandbox = createSandbox();
    const { add } = sandbox.use(tables);
    sandbox.db.exec("INSERT INTO parents VALUES ('a'), ('b'), ('c')");
    for (const [number, name] of ['x', 'b', 'x', 'a'].entries()) add.run(number + 1, 'a', name);
    add.run(7, 'b', 'y');
    expect(seen()).toEqual([[4, 2, 1, 3], 1, [2, 3], 5]);
  });

  it('the order follows rows that are added, changed, moved and removed', () => {
    sandbox.use(tables).add.run(9, 'a', 'aa');
    expect(seen()).toEqual([[4, 9, 2, 1, 3], 1, [2, 3], 6]);
    sandbox.db.exec("UPDATE things SET name = 'z' WHERE number = 4");
    expect(seen()).toEqual([[9, 2, 1, 3, 4], 1, [2, 3], 6]);
    sandbox.db.exec("UPDATE things SET parent = 'b' WHERE name = 'x'; DELETE FROM things WHERE number = 2");
    expect(seen()).toEqual([[9, 4], 3, [3, 4], 5]);
  });

  it('the order follows rows that are deleted with a parent', () => {
    sandbox.db.exec("DELETE FROM parents WHERE id = 'a'");
    expect(seen()).toEqual([[], 1, [], 1]);
  });

  it('a failed transaction leaves the order unchanged', () => {
    const failing = (): void =>
      sandbox.transaction(() => {
        sandbox.db.exec("DELETE FROM parents WHERE id = 'a'");
        sandbox.use(tables).add.run(8, 'b', 'q');
        seen();
        throw new Error('refused');
      });
    expect(failing).toThrow('refused');
    expect(seen()).toEqual([[4, 2, 1, 3], 1, [2, 3], 5]);
  });

  it('the order is rebuilt for tables that a failed transaction dropped', () => {
    sandbox = createSandbox();
    const failing = (): void =>
      sandbox.transaction(() => {
        sandbox.use(tables);
        throw new Error('refused');
      });
    expect(failing).toThrow('refused');
    const { add } = sandbox.use(tables);
    sandbox.db.exec("INSERT INTO parents VALUES ('a')");
    expect(seen()).toEqual([[], 0, [], 0]);
    add.run(1, 'a', 'x');
    expect(seen()).toEqual([[1], 0, [], 1]);
  });

  it('a restored snapshot brings its order', () => {
    const bytes = takeSnapshot(sandbox, {});
    sandbox.db.exec('DELETE FROM things WHERE number < 4');
    expect(seen()).toEqual([[4], 1, [7], 2]);
    restoreSnapshot(sandbox, bytes, {});
    expect(seen()).toEqual([[4, 2, 1, 3], 1, [2, 3], 5]);
  });

  it('the order stays correct with more groups than it caches', () => {
    const { byName } = sandbox.use(tables);
    for (let other = 0; other < 2100; other++) expect(byName.count(`none ${other}`)).toBe(0);
    sandbox.use(tables).add.run(9, 'b', 'x');
    expect(seen()).toEqual([[4, 2, 1, 3], 2, [2, 3], 6]);
  });
});
