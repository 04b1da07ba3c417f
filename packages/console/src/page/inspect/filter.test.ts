import { expect, test } from 'vitest';
import { fitting, isFiltered, within } from './filter.ts';
import { type Filter, inspectSearch } from './search.ts';
import { NOON, rowOf } from './test-support.ts';

const rows = [
  rowOf(1),
  rowOf(2, { method: 'POST', status: 201, changes: 1, operation: 'zones.create', agent: 'console' }),
  rowOf(3, { status: 403, permission: 'refused', agent: 'flarewire/0.1.0' }),
  rowOf(4, { status: 400, schema: 'failed', query: '?name=A.b' }),
  rowOf(5, { status: undefined, fault: 'fault-1' }),
  rowOf(6, { status: 404, operation: undefined, path: '/nowhere', schema: 'unchecked', permission: 'unknown' }),
];
const display = (filter: Filter): number[] => ids({ own: true, ...filter });
const ids = (filter: Filter): number[] => rows.filter(fitting(filter)).map(({ id }) => id);

test("by default only the console's own calls are hidden", () => {
  expect(ids({})).toEqual([1, 3, 4, 5, 6]);
  expect(ids({ own: true })).toHaveLength(rows.length);
});

test('each filter matches what it names', () => {
  expect(display({ method: 'POST' })).toEqual([2]);
  expect(display({ status: '2xx' })).toEqual([1, 2]);
  expect(ids({ status: 'none' })).toEqual([5]);
  expect(ids({ status: 'failed' })).toEqual([3, 4, 5, 6]);
  expect(ids({ schema: 'failed' })).toEqual([4]);
  expect(ids({ permission: 'refused' })).toEqual([3]);
  expect(ids({ faulted: true })).toEqual([5]);
  expect(display({ changed: true })).toEqual([2]);
  expect(ids({ agent: 'console' })).toEqual([2]);
});

test('all words must occur, ignoring case, and words with a minus must not', () => {
  expect(display({ q: 'ZONES create' })).toEqual([2]);
  expect(ids({ q: 'a.B' })).toEqual([4]);
  expect(ids({ q: 'flarewire' })).toEqual([3]);
  expect(ids({ q: '404' })).toEqual([6]);
  expect(ids({ q: '-zones.list -create' })).toEqual([6]);
  expect(display({ q: '  ' })).toHaveLength(rows.length);
  expect(ids({ q: '(' })).toEqual([]);
});

test('filters are combined', () => {
  expect(ids({ status: 'failed', q: 'zones', agent: 'curl/8.5.0' })).toEqual([4, 5]);
});

test('the end of a time range is exclusive', () => {
  expect(rows.filter(within({ from: NOON + 2000, to: NOON + 4000 })).map(({ id }) => id)).toEqual([2, 3]);
  expect(rows.filter(within({}))).toHaveLength(rows.length);
});

test("a URL holds the page's state, and invalid fields are dropped", () => {
  const search = inspectSearch({ q: 404, status: '4xx', method: 'post', faulted: true, id: 7, from: 5, view: 'raw' });
  expect(search).toEqual({ q: '404', status: '4xx', method: 'POST', faulted: true, id: 7, from: 5, view: 'raw' });
  expect(inspectSearch({ q: '', status: '9xx', faulted: 'yes', id: -1, from: 'x', panel: 'doors', more: 1 })).toEqual(
    {},
  );
  expect(inspectSearch({ id: 1.5, q: {} })).toEqual({});
});

test('the open panel is not a filter', () => {
  expect(isFiltered({ id: 1, with: 2, view: 'raw', wide: true, panel: 'clock' })).toBe(false);
  expect(isFiltered({ id: 1, from: 2 })).toBe(true);
});
