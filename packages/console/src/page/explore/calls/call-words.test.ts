import { expect, test } from 'vitest';
import { hasWords, namedIds, omittedText, paramsLine, stepName } from './call-words.ts';
import { callsSearch } from './search.ts';

const call = { operation: 'dns.records.create', params: { zone_id: 'z1', ttl: 1, tags: ['a'] }, omitted: [] };

test('parameters are summarized in one line of limited length', () => {
  expect(paramsLine(call)).toBe('zone_id z1 · ttl 1 · tags ["a"]');
  expect(paramsLine({ ...call, params: { content: 'x'.repeat(500) } })).toHaveLength(161);
});

test('search covers name, operation and parameters', () => {
  expect(hasWords(call, 'My record', 'RECORD z1')).toBe(true);
  expect(hasWords(call, 'My record', 'record z2')).toBe(false);
});

test('ids with known names show the names and are found by them', () => {
  const names = new Map([['z1', 'example.com']]);
  expect(paramsLine(call, names)).toBe('zone_id example.com · ttl 1 · tags ["a"]');
  expect(namedIds(call, names)).toEqual(['zone_id is example.com']);
  expect(hasWords(call, '', 'example.com', names)).toBe(true);
  expect(hasWords(call, '', 'z1', names)).toBe(true);
});

test('omitted values are listed by name', () => {
  expect(omittedText(call)).toBe(undefined);
  expect(omittedText({ ...call, omitted: ['/token'] })).toBe('token was not saved');
  expect(omittedText({ ...call, omitted: ['/token', '/files/0'] })).toBe('token, files/0 were not saved');
});

test('steps are named after their operation and have unique names', () => {
  expect(stepName('dns.records.create', [])).toBe('create');
  expect(stepName('dns.records.create', ['create', 'create2'])).toBe('create3');
});

test('invalid fields of the URL are dropped', () => {
  expect(callsSearch({ tab: 'x', q: 5, open: '../', other: 1 })).toEqual({ q: '5' });
  expect(callsSearch({ tab: 'saved', q: '', open: 'a-1' })).toEqual({ tab: 'saved', open: 'a-1' });
});
