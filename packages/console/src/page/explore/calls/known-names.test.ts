/** Names of ids collected from lists. */
import { expect, test } from 'vitest';
import { namesOf } from './known-names.ts';

test('an id takes the name of its item, whatever its fields are called', () => {
  const names = namesOf([
    { id: 'z1', name: 'example.com' },
    { value: 'a1', label: 'My account', id: undefined },
    { id: 'same', name: 'same' },
    { id: 5, name: 'a number is not an id' },
    { id: 'n1' },
    { id: 'z2', name: 'example.net', account: { id: 'a2', name: 'Its account' } },
  ]);
  expect([...names]).toEqual([
    ['z1', 'example.com'],
    ['a1', 'My account'],
    ['z2', 'example.net'],
    ['a2', 'Its account'],
  ]);
});
