import { index } from '@flarewire/contract';
import { expect, test } from 'vitest';
import { pageOf } from './paging.ts';

const operation = (name: string) => {
  const found = index().operations.find((each) => each.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const records = operation('dns.records.list');
const keys = operation('kv.namespaces.keys.list');

test('the next page keeps the parameters and increments the page number', () => {
  const body = { result: [{}, {}], result_info: { page: 1, per_page: 2, total_count: 5, total_pages: 3 } };
  expect(pageOf(records, { zone_id: 'z', per_page: 2 }, body)).toEqual({
    items: [{}, {}],
    total: 5,
    next: { zone_id: 'z', per_page: 2, page: 2 },
  });
});

test('the last page and a page of everything have no next, and an empty page before the last has one', () => {
  const info = { per_page: 2, total_count: 4, total_pages: 2 };
  expect(pageOf(records, { page: 2 }, { result: [{}, {}], result_info: info })?.next).toBeUndefined();
  expect(pageOf(records, { page: 1 }, { result: [], result_info: info })?.next).toEqual({ page: 2 });
  expect(pageOf(records, {}, { result: [{}, {}, {}, {}], result_info: info })?.next).toBeUndefined();
});

test('without totals there may be more until a page is empty or short', () => {
  expect(pageOf(records, {}, { result: [{}] })?.next).toEqual({ page: 2 });
  expect(pageOf(records, { page: 2 }, { result: [] })?.next).toBeUndefined();
  expect(pageOf(records, {}, { result: [{}], result_info: { per_page: 2 } })?.next).toBeUndefined();
  expect(pageOf(operation('zones.settings.list'), {}, { result: [{}] })?.next).toBeUndefined();
});

test('a cursor leads to the next page unless it repeats', () => {
  const body = { result: [{}], result_info: { cursor: 'abc' } };
  expect(pageOf(keys, { namespace_id: 'n' }, body)?.next).toEqual({ namespace_id: 'n', cursor: 'abc' });
  expect(pageOf(keys, { cursor: 'abc' }, body)?.next).toBeUndefined();
});

test('a response that is not a list has no page', () => {
  expect(pageOf(operation('zones.get'), {}, { result: [] })).toBeUndefined();
});

test.each([
  ['abuseReports.submitted.list', 'reports'],
  ['abuseReports.submitted.emails.list', 'emails'],
  ['cloudforceOne.threatSignals.feeds.list', 'feeds'],
  ['cloudforceOne.threatSignals.skills.list', 'skills'],
])('%s has its items under the name that Cloudflare uses: %s', (name, key) => {
  expect(pageOf(operation(name), {}, { result: { [key]: [{ id: '1' }] } })?.items).toEqual([{ id: '1' }]);
});
