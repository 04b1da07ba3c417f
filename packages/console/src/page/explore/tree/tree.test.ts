import type { Operation, Product } from '@flarewire/contract';
import { expect, test } from 'vitest';
import { aroundOf, treeLines, treeOf, treeTurn, typedLine } from './tree.ts';

const operation = (name: string, method = 'GET', path = '/'): Operation =>
  ({ name, product: name.split('.')[0], method, path, summary: `Do ${name}`, args: [] }) as unknown as Operation; // what the tree reads

const products = [
  { key: 'zones', title: 'Zones' },
  { key: 'dns', title: 'DNS' },
] as Product[]; // as above

const nodes = treeOf(products, [
  operation('dns.records.list'),
  operation('dns.records.create', 'POST', '/zones/{zone_id}/dns_records'),
  operation('dns.analytics.reports.get'),
  operation('zones.list'),
]);
const shown = (open: string[], filter = '') =>
  treeLines(nodes, new Set(open), filter).map(({ node, depth }) => `${'  '.repeat(depth)}${node.label}`);

test('products stand by title, resources by name, operations in the order of the contract', () => {
  expect(shown(['dns', 'dns.records', 'zones'])).toEqual([
    'DNS',
    '  analytics',
    '  records',
    '    list',
    '    create',
    'Zones',
    '  list',
  ]);
});

test('a node counts the operations in it', () => {
  expect(nodes.map(({ count }) => count)).toEqual([3, 1]);
});

test('a filter shows only what leads to a match, and opens it', () => {
  expect(shown([], 'post records')).toEqual(['DNS', '  records', '    create']);
  expect(shown([], 'zone_id')).toEqual(['DNS', '  records', '    create']);
});

test('a resource that matches by itself is shown whole', () => {
  expect(shown([], 'dns.records')).toEqual(['DNS', '  records', '    list', '    create']);
});

test('words may be said of different levels', () => {
  expect(shown([], 'analytics get')).toEqual(['DNS', '  analytics', '    reports', '      get']);
});

test('nothing is shown where nothing matches', () => {
  expect(shown([], 'nowhere')).toEqual([]);
});

test('all that is around an operation is known from its name', () => {
  expect(aroundOf('dns.analytics.reports.get')).toEqual(['dns', 'dns.analytics', 'dns.analytics.reports']);
  expect(aroundOf('ips.list')).toEqual(['ips']);
});

test('typing leads to the next line that begins so, and round again', () => {
  const lines = treeLines(nodes, new Set(['dns', 'zones']));
  expect(typedLine(lines, 0, 'r')).toBe(2);
  expect(typedLine(lines, 4, 'd')).toBe(0);
  expect(typedLine(lines, 2, 're')).toBe(2);
  expect(typedLine(lines, 0, 'x')).toBeUndefined();
});

test('right opens, then leads inside; left closes, then leads to the parent', () => {
  const closed = treeLines(nodes, new Set());
  expect(treeTurn('ArrowRight', closed, 0)).toBe('turn');
  const open = treeLines(nodes, new Set(['dns', 'dns.records']));
  expect(treeTurn('ArrowRight', open, 0)).toBe(1);
  expect(treeTurn('ArrowRight', open, 3)).toBeUndefined();
  expect(treeTurn('ArrowLeft', open, 3)).toBe(2);
  expect(treeTurn('ArrowLeft', open, 2)).toBe('turn');
  expect(treeTurn('ArrowLeft', closed, 0)).toBeUndefined();
});
