import { expect, test } from 'vitest';
import { columnLabel } from './column-label.ts';

test("a column label does not repeat the page's or the containing object's name", () => {
  const heads = ['queue_name', 'queue_id', 'producers_total_count', 'settings.delivery_paused', 'created_on'];
  expect(heads.map((id) => columnLabel(id, 'queues'))).toEqual([
    'Name',
    'ID',
    'Producers',
    'Delivery paused',
    'Created on',
  ]);
});

test("a reference to a parent is labelled by the parent's name", () => {
  expect(columnLabel('account.name', 'zones')).toBe('Account');
  expect(columnLabel('ssl.status', 'customHostnames')).toBe('SSL status');
  expect(columnLabel('name', 'rulesets')).toBe('Name');
});
