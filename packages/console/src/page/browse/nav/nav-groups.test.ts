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

test('a zone and an account have their own products, each in one group', () => {
  const [zone, account] = [navGroups(resources, true, ''), navGroups(resources, false, '')];
  const dns = zone.find(({ product }) => product === 'dns');
  expect(namesOf(dns?.lines ?? [])).toContain('dns.records');
  expect(account.flatMap(({ lines }) => namesOf(lines))).not.toContain('dns.records');
  expect(new Set(account.map(({ product }) => product)).size).toBe(account.length);
});

test('what lies inside of items is found by its words only', () => {
  const kv = (filter: string) => navGroups(resources, false, filter).flatMap(({ lines }) => namesOf(lines));
  expect(kv('')).not.toContain('kv.namespaces.keys');
  expect(kv('workers kv keys')).toContain('kv.namespaces.keys');
  expect(kv('no such thing')).toEqual([]);
});

test('common resources stand in the order in which people come for them', () => {
  expect(namesOf(commonLines(resources, true)).slice(0, 2)).toEqual(['dns.records', 'zones.settings']);
});

test('remembered names are those of this place that are still there', () => {
  const names = ['dns.records', 'kv.namespaces', 'gone', 'kv.namespaces.keys'];
  expect(namesOf(namedLines(resources, names, false))).toEqual(['kv.namespaces']);
  expect(namesOf(namedLines(resources, names, true))).toEqual(['dns.records']);
});
