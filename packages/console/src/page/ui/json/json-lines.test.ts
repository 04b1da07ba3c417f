import { expect, test } from 'vitest';
import { atPointer, jsonLines } from './json-lines.ts';

const value = { result: [{ 'a/b~c': 1 }, null], success: true, empty: {} };

test('children of open nodes are listed, and closed nodes show their size', () => {
  expect(jsonLines(value, (_, depth) => depth < 1).map(({ pointer, text }) => [pointer, text])).toEqual([
    ['', '3 fields'],
    ['/result', '2 items'],
    ['/success', 'true'],
    ['/empty', '0 fields'],
  ]);
});

test('every pointer resolves to its value, including unusual names', () => {
  for (const { pointer, text, children } of jsonLines(value, () => true)) {
    if (children === undefined) expect(JSON.stringify(atPointer(value, pointer))).toBe(text);
  }
  expect(atPointer(value, '/result/0/a~1b~0c')).toBe(1);
});

test('an invalid pointer, or one into the prototype, finds nothing', () => {
  expect(atPointer(value, '/result/7/x')).toBeUndefined();
  expect(atPointer(value, '/toString')).toBeUndefined();
});

test('an empty node is not open', () => {
  expect(jsonLines({}, () => true)).toMatchObject([{ isOpen: false, children: 0 }]);
});
