import { expect, test } from 'vitest';
import { compareLists, usualKey } from './differences.ts';

const record = (name: string, more: object = {}) => ({
  id: Math.random().toString(36),
  name,
  type: 'A',
  ttl: 300,
  ...more,
});

test('items are matched by key, and ids and times are not compared', () => {
  const left = [record('a'), record('b', { created_on: '1' }), record('c', { ttl: 60, tags: ['x'] })];
  const right = [record('b', { created_on: '2' }), record('c', { tags: ['y'] }), record('d')];
  expect(compareLists(left, right, ['name', 'type'])).toEqual({
    same: 1,
    rows: [
      { key: 'a · A', kind: 'left', fields: [] },
      {
        key: 'c · A',
        kind: 'different',
        fields: [
          { name: 'ttl', left: '60', right: '300' },
          { name: 'tags', left: '["x"]', right: '["y"]' },
        ],
      },
      { key: 'd · A', kind: 'right', fields: [] },
    ],
  });
});

test('items with equal keys are matched in order, and property order is ignored', () => {
  const left = [record('a'), record('a', { data: { x: 1, y: 2 } })];
  const right = [record('a'), record('a', { data: { y: 2, x: 1 } }), record('a')];
  expect(compareLists(left, right, ['name'])).toEqual({ same: 2, rows: [{ key: 'a (3)', kind: 'right', fields: [] }] });
});

test('keys may be nested, and are guessed if the contract has none', () => {
  const one = (id: string, value: number) => ({ feature: { key: id }, value });
  expect(compareLists([one('a', 1)], [one('a', 2)], ['feature.key']).rows[0]?.fields).toEqual([
    { name: 'value', left: '1', right: '2' },
  ]);
  expect(usualKey([{ id: '1', title: 'a' }])).toEqual(['title']);
  expect(usualKey([{ id: '1', title: 'a' }, { id: '2' }])).toEqual(['id']);
});
