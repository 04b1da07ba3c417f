import { expect, test } from 'vitest';
import { mergeValue } from './merge-values.ts';

const [one, two, three] = [
  { id: '1', description: 'one' },
  { id: '2', description: 'two' },
  { id: '3', description: 'three' },
];

const CASES = {
  'fields of an object that only one person changed': {
    read: { a: 1, b: { c: 1, d: 1 } },
    now: { a: 1, b: { c: 2, d: 1 } },
    wanted: { a: 3, b: { c: 1, d: 4 } },
    value: { a: 3, b: { c: 2, d: 4 } },
  },
  'entries that each person added': { read: ['a'], now: ['a', 'b'], wanted: ['a', 'c'], value: ['a', 'c', 'b'] },
  'an entry that one person removed': { read: ['a', 'b'], now: ['a'], wanted: ['a', 'b', 'c'], value: ['a', 'c'] },
  'fields of an entry with a key': {
    read: [one, two],
    now: [{ ...one, description: 'theirs' }, two],
    wanted: [one, { ...two, description: 'mine' }, three],
    value: [{ ...one, description: 'theirs' }, { ...two, description: 'mine' }, three],
  },
  'the order of one person with the entry of the other': {
    read: [one, two],
    now: [two, one],
    wanted: [one, two, three],
    value: [two, three, one],
  },
};

test.each(Object.entries(CASES))('%s are merged', (_, { value, ...versions }) => {
  expect(mergeValue('list', versions)).toEqual({ value, conflicts: [] });
});

const CLASHES = {
  'a field': { read: { a: 1 }, now: { a: 2 }, wanted: { a: 3 }, name: 'list.a' },
  'an entry with a key': {
    read: [one],
    now: [{ ...one, description: 'theirs' }],
    wanted: [{ ...one, description: 'mine' }],
    name: 'list.one.description',
  },
  'an entry without a key': { read: ['a'], now: ['b'], wanted: ['c'], name: 'list' },
  'the order': { read: [one, two, three], now: [two, one, three], wanted: [one, three, two], name: 'list' },
  'a list with repeated entries': { read: ['a'], now: ['a', 'a'], wanted: ['a', 'b'], name: 'list' },
};

test.each(Object.entries(CLASHES))('%s that both changed is a conflict', (_, { name, ...versions }) => {
  const { value, conflicts } = mergeValue('list', versions);
  expect(conflicts.map((conflict) => conflict.name)).toEqual([name]);
  expect(value).toEqual(versions.wanted);
});
