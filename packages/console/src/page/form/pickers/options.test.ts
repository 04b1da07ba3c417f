/** List items as options. */
import { expect, test } from 'vitest';
import { pickOptions } from './options.ts';

test("an option has an item's name as label and its id as value", () => {
  const items = [
    { id: 'a1', title: 'Photos', type: 'kv' },
    { id: 'a2', title: '' },
    { id: 'a1', title: 'Again' },
  ];
  expect(pickOptions(items, 'id', ['title'], 'namespace_id')).toEqual([
    { value: 'a1', label: 'Photos', note: 'a1' },
    { value: 'a2', label: 'a2' },
  ]);
});

test('ids are found where the contract says, even in nested lists', () => {
  const result = { buckets: [{ name: 'photos' }, { name: 'logs' }] };
  expect(pickOptions(result, 'buckets.name', [], 'bucket_name').map(({ value }) => value)).toEqual(['photos', 'logs']);
  expect(pickOptions(result.buckets, 'buckets.name', [], 'bucket_name')).toHaveLength(2);
  expect(pickOptions([{ result: { id: 7, name: 'seven' } }], 'result.id', [], 'id')).toEqual([
    { value: '7', label: 'seven', note: '7' },
  ]);
});

test('without a path, an id is found by field name or a common name', () => {
  expect(pickOptions([{ queue_id: 'q', queue_name: 'jobs' }], undefined, ['queue_name'], 'queue_id')).toEqual([
    { value: 'q', label: 'jobs', note: 'q' },
  ]);
  expect(pickOptions({ rules: [{ uuid: 'u', description: 'Block' }] }, undefined, [], 'rule_id')).toEqual([
    { value: 'u', label: 'Block', note: 'u' },
  ]);
  expect(pickOptions(['one', '', 2], undefined, [], 'x')).toEqual([{ value: 'one', label: 'one' }]);
  expect(pickOptions(null, undefined, [], 'x')).toEqual([]);
});
