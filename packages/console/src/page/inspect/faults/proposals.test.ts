import { expect, test } from 'vitest';
import { proposals } from './proposals.ts';

const operations = ['dns.records.list', 'dns.records.get', 'zones.list', 'zones.dns.get'].map((name) => ({
  name,
  summary: `Does ${name}`,
}));
const names = (typed: string): string[] => proposals(operations, typed).map(({ value }) => value);

test('prefix matches come before other matches, and groups before operations', () => {
  expect(names('DNS')).toEqual([
    'dns.records.*',
    'dns.*',
    'dns.records.list',
    'dns.records.get',
    'zones.dns.*',
    'zones.dns.get',
  ]);
});

test('a group shows its number of operations', () => {
  expect(proposals(operations, 'zones.*')[0]).toMatchObject({ value: 'zones.*', note: '2 operations' });
});

test('the number of suggestions is limited', () => {
  const many = Array.from({ length: 500 }, (_, at) => ({ name: `a.b${at}`, summary: '' }));
  expect(proposals(many, '')).toHaveLength(40);
});
