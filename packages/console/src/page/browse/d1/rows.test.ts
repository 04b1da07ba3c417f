import { expect, it } from 'vitest';
import { cellText, csvOfRows, jsonOfRows, resultsIn, uniqueNames } from './rows.ts';

it('values are shown in SQL notation', () => {
  expect([null, 1.5, 'a', [0, 255], { a: 1 }].map(cellText)).toEqual(['NULL', '1.5', 'a', "x'00ff'", '{"a":1}']);
});

it('CSV quotes fields where needed', () => {
  const rows = [
    ['a, "b"', null, 1],
    ['', ' c', 'd\ne'],
  ];
  expect(csvOfRows({ columns: ['x', 'y', 'z'], rows })).toBe('x,y,z\r\n"a, ""b""",,1\r\n""," c","d\ne"\r\n');
});

it('JSON keeps columns with the same name', () => {
  expect(uniqueNames(['id', 'id', 'id_2'])).toEqual(['id', 'id_2', 'id_2_2']);
  expect(JSON.parse(jsonOfRows({ columns: ['id', 'id'], rows: [[1, 2]] }))).toEqual([{ id: 1, id_2: 2 }]);
});

it('results are read, including those of statements without rows', () => {
  const json = { result: [{ results: { columns: ['a'], rows: [[1]] }, meta: { duration: 2 } }, { success: true }] };
  expect(resultsIn(json)).toEqual([
    { columns: ['a'], rows: [[1]], meta: { duration: 2 } },
    { columns: [], rows: [], meta: {} },
  ]);
  expect(resultsIn(undefined)).toEqual([]);
});
