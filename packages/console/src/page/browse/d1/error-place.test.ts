import { expect, test } from 'vitest';
import { errorPlace } from './error-place.ts';

test('the place of an error is the offset, or the text that the message quotes', () => {
  const sql = 'SELECT name\nFROM shipz\nWHERE id = 5';
  expect(errorPlace(sql, 'no such table: shipz at offset 17: SQLITE_ERROR')).toMatchObject({ line: 2, column: 6 });
  expect(errorPlace(sql, 'no such table: shipz: SQLITE_ERROR')).toEqual({
    line: 2,
    column: 6,
    excerpt: 'FROM shipz\n     ^',
  });
  expect(errorPlace('SELEC 1', 'near "SELEC": syntax error')).toMatchObject({ line: 1, column: 1 });
  expect(errorPlace('SELECT "Nmae" FROM a', 'no such column: Nmae')).toMatchObject({ column: 8 });
  expect(errorPlace('SELECT a.nmae FROM a', 'no such column: a.nmae')).toMatchObject({ column: 10 });
  expect(errorPlace('SELECT (1', 'incomplete input')).toMatchObject({ line: 1, column: 10 });
});

test('in several statements, an error is found by its text: offsets count from one of them', () => {
  const sql = 'SELECT 1;\nSELECT * FROM nowhere';
  expect(errorPlace(sql, 'no such table: nowhere at offset 14')).toMatchObject({ line: 2, column: 15 });
});

test('a message without a place has none', () => {
  expect(errorPlace('SELECT 1', 'UNIQUE constraint failed: a.b')).toBeUndefined();
  expect(errorPlace('SELECT 1', 'no such table: other')).toBeUndefined();
});
