import { expect, test } from 'vitest';
import { countDifferences, diffLines } from './diff.ts';

/** Lines as text: mark, name, left, right. */
const reported = (left: unknown, right: unknown): string[] =>
  diffLines(left, right).map(({ depth, kind, name, left: a, right: b }) =>
    `${'  '.repeat(depth)}${{ same: '=', inside: '~', changed: '!', removed: '-', added: '+' }[kind]} ${name ?? ''} ${a ?? ''} | ${b ?? ''}`.replace(
      / +$/,
      '',
    ),
  );

test('equal values have no differences, whatever their property order', () => {
  const lines = diffLines({ a: 1, b: [true, null] }, { b: [true, null], a: 1 });
  expect(lines.every(({ kind }) => kind === 'same')).toBe(true);
  expect(countDifferences(lines)).toBe(0);
});

test('changed, removed and added fields are reported', () => {
  expect(reported({ a: 1, b: 'x', c: 3 }, { a: 2, c: 3, d: null })).toEqual([
    '~  3 fields | 3 fields',
    '  ! a 1 | 2',
    '  - b "x" |',
    '  = c 3 | 3',
    '  + d  | null',
  ]);
});

test('a property with undefined value differs from a missing one', () => {
  expect(reported({ a: null }, {})).toEqual(['~  1 field | 0 fields', '  - a null |']);
});

test('an item inserted into a list keeps the others aligned', () => {
  expect(reported([1, 2, 3], [1, 9, 2, 3])).toEqual([
    '~  3 items | 4 items',
    '  = 0 1 | 1',
    '  + 1  | 9',
    '  = 1 → 2 2 | 2',
    '  = 2 → 3 3 | 3',
  ]);
});

test('list items are matched by id', () => {
  const lines = reported(
    [
      { id: 'a', n: 1 },
      { id: 'b', n: 1 },
    ],
    [
      { id: 'b', n: 2 },
      { id: 'c', n: 1 },
    ],
  );
  expect(lines).toEqual([
    '~  2 items | 2 items',
    '  - 0 2 fields |',
    '    - id "a" |',
    '    - n 1 |',
    '  ~ 1 → 0 2 fields | 2 fields',
    '    = id "b" | "b"',
    '    ! n 1 | 2',
    '  + 1  | 2 fields',
    '    + id  | "c"',
    '    + n  | 1',
  ]);
});

test('differing items without an id are compared in order', () => {
  expect(reported([{ n: 1 }, 5], [{ n: 2 }, 5])).toEqual([
    '~  2 items | 2 items',
    '  ~ 0 1 field | 1 field',
    '    ! n 1 | 2',
    '  = 1 5 | 5',
  ]);
});

test('a value that changes its type is removed and added', () => {
  expect(reported({ a: [1] }, { a: { b: 1 } })).toEqual([
    '~  1 field | 1 field',
    '  - a 1 item |',
    '    - 0 1 |',
    '  + a  | 1 field',
    '    + b  | 1',
  ]);
  expect(reported('x', undefined)).toEqual(['-  "x" |']);
  expect(reported(undefined, undefined)).toEqual([]);
});

test('a subtree added or removed as a whole counts once', () => {
  expect(countDifferences(diffLines({ a: { b: 1, c: 2 }, d: 1 }, { d: 2, e: [1, 2] }))).toBe(3);
});

test('every line has a unique key', () => {
  const lines = diffLines({ a: [1, [2]], b: 'x' }, { a: { 0: 1 }, b: ['x', 'x'] });
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});

test('comparing long lists takes limited time', () => {
  const list = (from: number) => Array.from({ length: 3000 }, (_, at) => at + from);
  expect(countDifferences(diffLines(list(0), list(1)))).toBe(3000);
});
