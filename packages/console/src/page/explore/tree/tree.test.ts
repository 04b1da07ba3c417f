import type { Operation, Product } from '@flarewire/contract';
import { expect, test } from 'vitest';
import { aroundOf, treeLines, treeOf, treeTurn, typedLine } from './tree.ts';

const operation = (name: string, method: Operation['method'] = 'GET', path = '/'): Operation => ({
  name,
  product: name.replace(/\..*/, ''),
  method,
  path,
  args: [],
  summary: `Do ${name}`,
  docs: '',
  request: 'none',
  response: 'json',
  status: 200,
  envelope: true,
});

const products = [
  { key: 'zones', title: 'Zones' },
  { key: 'dns', title: 'DNS' },
] as Product[]; // the fields that the tree reads

const nodes = treeOf(products, [
  operation('dns.records.list'),
  operation('dns.records.create', 'POST', '/zones/{zone_id}/dns_records'),
  operation('dns.analytics.reports.get'),
  operation('zones.list'),
]);
const display = (open: string[], filter = '') =>
  treeLines(nodes, new Set(open), filter).map(({ node, depth }) => `${'  '.repeat(depth)}${node.label}`);

test("products are sorted by title, resources by name, and operations in the contract's order", () => {
  expect(display(['dns', 'dns.records', 'zones'])).toEqual([
    'DNS',
    '  analytics',
    '  records',
    '    list',
    '    create',
    'Zones',
    '  list',
  ]);
});

test('a node counts its operations', () => {
  expect(nodes.map(({ count }) => count)).toEqual([3, 1]);
});

test('a filter shows and opens only nodes that lead to a match', () => {
  expect(display([], 'post records')).toEqual(['DNS', '  records', '    create']);
  expect(display([], 'zone_id')).toEqual(['DNS', '  records', '    create']);
});

test('a matching resource is shown with all its operations', () => {
  expect(display([], 'dns.records')).toEqual(['DNS', '  records', '    list', '    create']);
});

test("the filter's words may match different levels", () => {
  expect(display([], 'analytics get')).toEqual(['DNS', '  analytics', '    reports', '      get']);
});

test('a filter without matches shows nothing', () => {
  expect(display([], 'nowhere')).toEqual([]);
});

test('the ancestors of an operation follow from its name', () => {
  expect(aroundOf('dns.analytics.reports.get')).toEqual(['dns', 'dns.analytics', 'dns.analytics.reports']);
  expect(aroundOf('ips.list')).toEqual(['ips']);
});

test('typing selects the next line with that prefix and wraps around', () => {
  const lines = treeLines(nodes, new Set(['dns', 'zones']));
  expect(typedLine(lines, 0, 'r')).toBe(2);
  expect(typedLine(lines, 4, 'd')).toBe(0);
  expect(typedLine(lines, 2, 're')).toBe(2);
  expect(typedLine(lines, 0, 'x')).toBeUndefined();
});

test('right opens and then enters a node, and left closes it and then goes to the parent', () => {
  const closed = treeLines(nodes, new Set());
  expect(treeTurn('ArrowRight', closed, 0)).toBe('turn');
  const open = treeLines(nodes, new Set(['dns', 'dns.records']));
  expect(treeTurn('ArrowRight', open, 0)).toBe(1);
  expect(treeTurn('ArrowRight', open, 3)).toBeUndefined();
  expect(treeTurn('ArrowLeft', open, 3)).toBe(2);
  expect(treeTurn('ArrowLeft', open, 2)).toBe('turn');
  expect(treeTurn('ArrowLeft', closed, 0)).toBeUndefined();
});
