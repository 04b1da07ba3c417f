import { index } from '@flarewire/contract';
import { expect, test } from 'vitest';
import { resourcesOf } from '../resources/resources.ts';
import { commonLines, namedLines, navGroups } from './nav-groups.ts';

const { operations, products: all } = index();
const products = new Map(all.map(({ key, title }) => [key, title]));
const list = resourcesOf(operations);
const resources = { all: list, products, byName: new Map(list.map((one) => [one.name, one])) };
const namesOf = (lines: readonly { readonly resource: { readonly name: string } }[]) =>
  lines.map(({ resource }) => resource.name);

test('a zone and an account list their own products in one group each', () => {
  const [zone, account] = [navGroups(resources, true, ''), navGroups(resources, false, '')];
  const dns = zone.find(({ product }) => product === 'dns');
  expect(namesOf(dns?.lines ?? [])).toContain('dns.records');
  expect(account.flatMap(({ lines }) => namesOf(lines))).not.toContain('dns.records');
  expect(new Set(account.map(({ product }) => product)).size).toBe(account.length);
});

test('child resources are found by search only', () => {
  const kv = (filter: string) => navGroups(resources, false, filter).flatMap(({ lines }) => namesOf(lines));
  expect(kv('')).not.toContain('kv.namespaces.keys');
  expect(kv('workers kv keys')).toContain('kv.namespaces.keys');
  expect(kv('no such thing')).toEqual([]);
});

test('common resources are ordered by how often they are needed', () => {
  expect(namesOf(commonLines(resources, true)).slice(0, 2)).toEqual(['dns.records', 'zones.settings']);
});

test('only remembered names that exist in this place are listed', () => {
  const names = ['dns.records', 'kv.namespaces', 'gone', 'kv.namespaces.keys'];
  expect(namesOf(namedLines(resources, names, false))).toEqual(['kv.namespaces']);
  expect(namesOf(namedLines(resources, names, true))).toEqual(['dns.records']);
});
