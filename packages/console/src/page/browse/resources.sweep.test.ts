/**
 * Checks the resources of the whole API: each list is included once, and its items can be opened, changed and deleted.
 */
import { index, loadProduct } from '@flarewire/contract';
import { sample } from '@flarewire/emulator';
import { expect, test } from 'vitest';
import { asItem, idOf, itemsIn } from '../data/item.ts';
import type { Subject } from '../form/schema.ts';
import { paramsFrom, withoutPlace } from '../form/values/item-params.ts';
import { problemsOf } from '../form/values/problems.ts';
import type { Item } from '../ui/table/cell-value.ts';
import { childContext, childrenOf, parentOf } from './resources/links.ts';
import { homeOf, pathOf, type Resource, resourcesOf, verbOf } from './resources/resources.ts';
import { missingIn, ownValues, valuesOf } from './resources/template.ts';

const { operations } = index();
const resources = resourcesOf(operations);

test('every list of the contract belongs to exactly one resource', () => {
  const lists = operations.filter(
    (one) => /^list/.test(verbOf(one)) || (one.method === 'GET' && one.page !== undefined),
  );
  expect(lists.length).toBeGreaterThan(540);
  const counts = lists.map(({ name }) => [name, resources.filter(({ list }) => list?.name === name).length]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});

test('no two resources have the same name', () => {
  const names = resources.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

/** Lists whose item ids the contract does not specify. */
const UNKNOWN = new Set([
  // A list of groups, and a response with two lists.
  'moq.relays.tokens',
  'r2DataCatalog.namespaces.tables',
  // An object keyed by id, and items of any type.
  'workersBuilds.builds',
  'workersBuilds.triggers.environmentVariables',
  'zeroTrust.devices.overrideCodes',
]);

/** The items of a response or page; a page may be an object that contains the list. */
function itemsOf({ list, field }: Pick<Resource, 'list' | 'field'>, value: unknown): readonly unknown[] {
  if (list === undefined) return [value];
  const holder = field ?? list.items;
  if (holder !== undefined) return itemsIn(asItem(value)[holder], holder);
  return list.page === undefined ? itemsIn(value, homeOf(list).split('.').at(-1) ?? '') : [value];
}

async function knowsId({ list, id, field }: Resource): Promise<boolean> {
  if (list === undefined || id === undefined) return true;
  const document = await loadProduct(list.product);
  const schema = document.operations[list.name]?.result ?? {};
  if (Object.keys(schema).length === 0) return true;
  const value = sample(schema, document, undefined, { optionalDepth: 4 });
  const [item] = itemsOf({ list, field }, value);
  return item !== undefined && idOf(asItem(item), id) !== undefined;
}

test('the items of every list contain the id with which they are opened, changed and deleted', async () => {
  const asked = resources.filter(({ id }) => id !== undefined);
  expect(asked.length).toBeGreaterThan(350);
  const known = await Promise.all(asked.map(knowsId));
  expect(asked.flatMap(({ name }, place) => (known[place] ? [] : [name]))).toEqual([...UNKNOWN]);
});

async function subjectOf(operation: NonNullable<Resource['get']>): Promise<Subject> {
  const { operations: all, schemas: defs } = await loadProduct(operation.product);
  const schemas = all[operation.name];
  if (schemas === undefined) throw new Error(operation.name);
  return { operation, schemas, defs };
}

/** An item with every field of the contract. */
async function fullItem({ list, get, field }: Resource): Promise<Item> {
  const source = list ?? get;
  if (source === undefined) return {};
  const { schemas, defs } = await subjectOf(source);
  const value = sample(schemas.result, { schemas: defs }, undefined, { optionalDepth: 4 });
  return asItem(itemsOf({ list, field }, value)[0]);
}

test('edit forms take no field from an item that the operation does not accept', async () => {
  const faults: string[] = [];
  let filled = 0;
  for (const resource of resources) {
    const operation = resource.edit ?? resource.update;
    if (operation === undefined) continue;
    const place = Object.fromEntries([...valuesOf(operation.path), 'account_id', 'zone_id'].map((name) => [name, 'x']));
    const subject = withoutPlace(await subjectOf(operation), place);
    const params = paramsFrom(subject, await fullItem(resource));
    if (Object.keys(params).length > 0) filled += 1;
    for (const { kind, full } of problemsOf(subject, params))
      if (kind === 'unknown') faults.push(`${operation.name} ${full}`);
  }
  expect(faults).toEqual([]);
  expect(filled).toBeGreaterThan(280);
});

test('child resources are opened with every parameter of their path', () => {
  const context = { account_id: 'a', zone_id: 'z' };
  let links = 0;
  for (const parent of resources) {
    const values = Object.fromEntries(ownValues(parent.itemPath ?? '').map((name) => [name, 'v']));
    for (const child of childrenOf(resources, parent)) {
      const inner = childContext(child, parent, { ...context, ...values }, 'the-id');
      expect([child.name, missingIn(pathOf(child), inner)]).toEqual([child.name, []]);
      expect(Object.values(inner)).toContain('the-id');
      links += 1;
    }
  }
  expect(links).toBeGreaterThan(190);
});

test('most path parameters can be selected from a list', () => {
  const values = resources.flatMap((resource) => ownValues(pathOf(resource)).map((value) => ({ resource, value })));
  const chosen = values.filter(({ resource, value }) => parentOf(resources, resource, value) !== undefined);
  expect(chosen.length / values.length).toBeGreaterThan(0.6);
  const keys = resources.find(({ name }) => name === 'kv.namespaces.keys');
  expect(keys && parentOf(resources, keys, 'namespace_id')?.name).toBe('kv.namespaces');
});
