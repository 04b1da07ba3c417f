import { expect, test } from 'vitest';
import { columnLabel } from './column-label.ts';

test('a column is not called after the page it is on, nor after the object it lies in', () => {
  const heads = ['queue_name', 'queue_id', 'producers_total_count', 'settings.delivery_paused', 'created_on'];
  expect(heads.map((id) => columnLabel(id, 'queues'))).toEqual([
    'Name',
    'ID',
    'Producers',
    'Delivery paused',
    'Created on',
  ]);
});

test('what an item belongs to is called by its name', () => {
  expect(columnLabel('account.name', 'zones')).toBe('Account');
  expect(columnLabel('ssl.status', 'customHostnames')).toBe('SSL status');
  expect(columnLabel('name', 'rulesets')).toBe('Name');
});
