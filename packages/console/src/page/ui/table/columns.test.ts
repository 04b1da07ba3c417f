import { expect, test } from 'vitest';
import { columnsOf, filledColumns, usualColumns } from './columns.ts';

const record = {
  id: 'r1',
  name: 'www.harbour.example',
  type: 'A',
  content: '192.0.2.1',
  proxiable: true,
  proxied: false,
  ttl: 1,
  settings: {},
  meta: { auto: false },
  comment: null,
  tags: [],
  created_on: '2026-01-02T03:04:05Z',
};
const fields = ['id', 'ttl', 'name', 'type', 'content', 'comment', 'modified_on'];

test('common columns come first, ids and nested values last', () => {
  const ids = columnsOf(fields, [record]).map(({ id }) => id);
  expect(ids.slice(0, 5)).toEqual(['type', 'name', 'content', 'proxied', 'ttl']);
  expect(ids.indexOf('id')).toBeGreaterThan(ids.indexOf('created_on'));
  expect(ids.at(-1)).toBe('meta');
});

test('default columns exclude ids, nested values and empty columns', () => {
  expect(usualColumns(columnsOf(fields, [record]), [record])).toEqual([
    'type',
    'name',
    'content',
    'proxied',
    'ttl',
    'proxiable',
    'created_on',
  ]);
});

test('an id is shown if there is nothing else', () => {
  expect(usualColumns(columnsOf([], [{ id: 'a' }]), [{ id: 'a' }])).toEqual(['id']);
});

test('kinds are derived from the values of all rows', () => {
  const rows = [
    { at: '2026-01-01', size: 1, on: true, status: 'active', list: [1], inner: [{}], mixed: 1 },
    { at: '2026-01-02T00:00:00Z', size: 2, on: false, status: 'pending', list: [], inner: [], mixed: 'x' },
  ];
  const kinds = Object.fromEntries(columnsOf([], rows).map(({ id, kind }) => [id, kind]));
  expect(kinds).toEqual({
    at: 'time',
    size: 'number',
    on: 'flag',
    status: 'status',
    list: 'text',
    inner: 'inner',
    mixed: 'text',
  });
});

test('a column may be nested in a field, also through a list', () => {
  const rows = [
    { ssl: { status: 'active' }, targets: [{ host: 'a' }], 'origin-ip': 1, plan: null },
    { ssl: { status: 'pending' }, targets: [{ host: 'b' }], 'origin-ip': 2 },
  ];
  const columns = columnsOf(['ssl.status', 'targets.host', 'plan.name'], rows);
  const kinds = new Map(columns.map(({ id, kind }) => [id, kind]));
  expect(kinds.get('ssl.status')).toBe('status');
  expect(kinds.get('targets.host')).toBe('text');
  expect(filledColumns(columns, rows).map(({ id }) => id)).not.toContain('plan.name');
  expect(filledColumns(columns, []).map(({ id }) => id)).toContain('plan.name');
});
