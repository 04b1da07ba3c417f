import { expect, test } from 'vitest';
import type { D1Column, D1Table } from './data.ts';
import {
  changesOf,
  countOf,
  keyOf,
  NOTHING_STAGED,
  type StoredRow,
  statementsOf,
  typedValue,
  withDeletion,
  withEdit,
  withInsert,
  withoutInsert,
} from './staged.ts';

const column = (name: string, more: Partial<D1Column> = {}): D1Column => ({
  name,
  type: 'TEXT',
  isKey: false,
  isRequired: false,
  otherwise: undefined,
  ...more,
});
const row: StoredRow = { id: '1', cells: { id: 1, name: "O'Neil", photo: [1, 2] }, key: { id: 1 } };

test('an edit sends the changed columns only, and finds the row by its key and the values that were read', () => {
  const staged = withEdit(withEdit(NOTHING_STAGED, row, 'name', 'Ann'), row, 'photo', 'x');
  expect(statementsOf('my "table"', staged)).toEqual([
    {
      sql: 'UPDATE "my ""table""" SET "name" = ?, "photo" = ? WHERE "name" IS ? AND "id" IS ?',
      params: ['Ann', 'x', "O'Neil", 1],
    },
  ]);
  expect(countOf(withEdit(withEdit(staged, row, 'photo', row.cells.photo), row, 'name', "O'Neil"))).toBe(0);
});

test('a deletion replaces the edits of its row, and can be taken back', () => {
  const staged = withDeletion(withEdit(NOTHING_STAGED, row, 'name', 'Ann'), [row], true);
  expect(statementsOf('ships', staged)).toEqual([{ sql: 'DELETE FROM "ships" WHERE "id" IS ?', params: [1] }]);
  expect(countOf(withDeletion(staged, [row], false))).toBe(0);
});

test('new rows name their columns, or take all defaults', () => {
  const staged = withInsert(withInsert(withInsert(NOTHING_STAGED, 'a'), 'b', 'name', 'Bea'), 'b', 'born', null);
  expect(statementsOf('ships', staged)).toEqual([
    { sql: 'INSERT INTO "ships" DEFAULT VALUES', params: [] },
    { sql: 'INSERT INTO "ships" ("name", "born") VALUES (?, ?)', params: ['Bea', null] },
  ]);
  expect(countOf(withoutInsert(staged, ['a', 'b']))).toBe(0);
});

test('rows are identified by the primary key, else by rowid; rows of a view are not', () => {
  const table = (columns: D1Column[], kind: D1Table['kind'] = 'table'): D1Table => ({
    name: 't',
    kind,
    sql: '',
    columns,
  });
  const keys = [column('a', { isKey: true }), column('b', { isKey: true })];
  expect(keyOf(table([...keys, column('c')]))).toEqual(['a', 'b']);
  expect(keyOf(table([column('c')]))).toEqual(['rowid']);
  expect(keyOf(table([column('c')], 'view'))).toBeUndefined();
});

test('typed values follow the type of their column', () => {
  expect(typedValue('5', column('a'))).toBe('5');
  expect(typedValue('5.5', column('a', { type: 'REAL' }))).toBe(5.5);
  expect(typedValue('NULL', column('a'))).toBe(null);
  expect(typedValue('', column('a'))).toBe('');
  expect(() => typedValue('five', column('a', { type: 'INTEGER' }))).toThrow('Enter a number');
  expect(() => typedValue('NULL', column('a', { isRequired: true }))).toThrow('a must not be NULL.');
});

test('changes are listed as fields before and after', () => {
  const staged = withInsert(withEdit(NOTHING_STAGED, row, 'name', null), 'a', 'name', 'New');
  expect(changesOf(staged)).toEqual([
    { kind: 'edited', title: 'id 1', fields: [{ name: 'name', before: "O'Neil", after: 'NULL' }] },
    { kind: 'new', title: 'New row', fields: [{ name: 'name', after: 'New' }] },
  ]);
});
