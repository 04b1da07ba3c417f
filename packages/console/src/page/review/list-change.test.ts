import { expect, test } from 'vitest';
import { compareEntries, entryName } from './list-change.ts';

const rules = [
  { id: '1', description: 'Block bad IP', action: 'block', version: '3' },
  { id: '2', description: 'Challenge login', action: 'challenge', version: '1' },
  { id: '3', description: 'Log all', action: 'log', version: '1' },
];

test('entries that a new list does not contain are named', () => {
  expect(compareEntries(rules, [{ description: 'New', action: 'block' }])).toEqual({
    removed: ['Block bad IP', 'Challenge login', 'Log all'],
    added: ['New'],
    changed: [],
    kept: 0,
  });
});

test('an entry sent without the fields that the server sets is the same entry', () => {
  const sent = rules.map(({ description, action }) => ({ description, action }));
  expect(compareEntries(rules, sent)).toEqual({ removed: [], added: [], changed: [], kept: 3 });
});

test('an entry with the same id and other values is a changed entry', () => {
  const [first, ...others] = rules;
  const change = compareEntries(rules, [{ ...first, action: 'log' }, ...others]);
  expect(change).toEqual({ removed: [], added: [], changed: ['Block bad IP'], kept: 2 });
});

test('texts are compared as a multiset', () => {
  expect(compareEntries(['a', 'b'], ['b', 'c'])).toEqual({ removed: ['a'], added: ['c'], changed: [], kept: 1 });
});

test('an entry without a name is named by its JSON', () => {
  expect(entryName({ allowed: { methods: ['GET'] } })).toBe('{"allowed":{"methods":["GET"]}}');
  expect(entryName({ cron: '* * * * *' })).toBe('* * * * *');
});
