import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type TableModel, type TableOptions, useTableModel } from './use-table-model.ts';

interface Row {
  readonly name: string | undefined;
  readonly size: number;
}

const rows: readonly Row[] = [
  { name: 'www10', size: 3 },
  { name: undefined, size: 1 },
  { name: 'www9', size: 20 },
  { name: 'Mail', size: 2 },
];
const columns = [
  { id: 'name', label: 'Name', width: 100, value: (row: Row) => row.name },
  { id: 'size', label: 'Size', width: 100, value: (row: Row) => row.size },
];

/** The model of the first render. */
function modelOf(options: Partial<TableOptions<Row>>): TableModel<Row> {
  let model: TableModel<Row> | undefined;
  const Probe = (): null => {
    model = useTableModel<Row>({ rows, columns, rowKey: ({ size }) => String(size), ...options });
    return null;
  };
  renderToString(<Probe />);
  if (model === undefined) throw new Error('Nothing was rendered.');
  return model;
}

const namesOf = (options: Partial<TableOptions<Row>>) => modelOf(options).rows.map(({ name }) => name);

test('texts are sorted naturally, ignoring case and with numbers by value', () => {
  const sort = { column: 'name', direction: 'ascending' } as const;
  expect(namesOf({ sort })).toEqual(['Mail', 'www9', 'www10', undefined]);
});

test('absent values stay at the end when the order is reversed', () => {
  expect(namesOf({ sort: { column: 'name', direction: 'descending' } })).toEqual(['www10', 'www9', 'Mail', undefined]);
});

test('numbers are sorted by value', () => {
  const { rows: sorted } = modelOf({ sort: { column: 'size', direction: 'ascending' } });
  expect(sorted.map(({ size }) => size)).toEqual([1, 2, 3, 20]);
});

test('rows are filtered by all words, in any visible column, ignoring case', () => {
  expect(namesOf({ filter: 'WWW 20' })).toEqual(['www9']);
  expect(namesOf({ filter: 'www 7' })).toEqual([]);
  expect(namesOf({ filter: '20', usual: ['name'] })).toEqual([]);
});

test('conditions combine with words, also on hidden columns', () => {
  const above = { column: 'size', operator: 'above', value: '2' } as const;
  expect(namesOf({ filters: [above], usual: ['name'] })).toEqual(['www10', 'www9']);
  expect(namesOf({ filters: [above, { ...above, value: '5' }] })).toEqual(['www9']);
  expect(namesOf({ filters: [above], filter: 'www10' })).toEqual(['www10']);
  expect(namesOf({ filters: [{ ...above, column: 'gone' }] })).toHaveLength(4);
});

test('rows keep their order without sort and filter, or if already sorted', () => {
  expect(modelOf({}).rows).toBe(rows);
  expect(namesOf({ sort: { column: 'gone', direction: 'ascending' } })).toEqual(rows.map(({ name }) => name));
  expect(modelOf({ sort: { column: 'size', direction: 'ascending' }, isSorted: true }).rows).toBe(rows);
});

test('columns are shown in the requested order', () => {
  expect(modelOf({ shown: ['size', 'gone', 'name'], usual: [] }).columns.map(({ id }) => id)).toEqual(['size', 'name']);
  expect(modelOf({ usual: ['size'] }).columns.map(({ id }) => id)).toEqual(['size']);
});

test('clicking a header reverses the order', () => {
  const asked: unknown[] = [];
  const onSort = (sort: unknown): void => void asked.push(sort);
  modelOf({ onSort }).turn?.('size');
  modelOf({ onSort, sort: { column: 'size', direction: 'ascending' } }).turn?.('size');
  modelOf({ onSort, sort: { column: 'size', direction: 'ascending' } }).turn?.('name');
  expect(asked).toEqual([
    { column: 'size', direction: 'ascending' },
    { column: 'size', direction: 'descending' },
    { column: 'name', direction: 'ascending' },
  ]);
});
