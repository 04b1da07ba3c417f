/** The list that supplies a field's values, and its parameters. */
import { index, loadProduct } from '@flarewire/contract';
import { expect, test } from 'vitest';
import { fieldsIn, fieldsOf } from '../fields.ts';
import type { Params, Subject } from '../schema.ts';
import { itemParams, listParams, operationsBy, pickerSource } from './source.ts';

const operations = operationsBy(index().operations);

async function sourceOf(name: string, field: string, params: Params = {}) {
  const operation = operations.byName.get(name);
  const { operations: own, schemas: defs } = await loadProduct(operation?.product ?? '');
  const schemas = own[name];
  if (operation === undefined || schemas === undefined) throw new Error(`There is no operation ${name}.`);
  const subject: Subject = { operation, schemas, defs };
  const all = fieldsOf(subject).flatMap((one) => [one, ...fieldsIn(subject, one, params)]);
  const found = all.find((one) => one.pointer === field);
  if (found === undefined) throw new Error(`No ${field} among ${all.map(({ pointer }) => pointer).join(' ')}`);
  return pickerSource(found, subject, operations);
}

test("the contract's list is used if it names one", async () => {
  const source = await sourceOf('kv.namespaces.values.update', '/namespace_id');
  expect(source).toMatchObject({
    list: { name: 'kv.namespaces.list' },
    path: 'id',
    create: { name: 'kv.namespaces.create' },
  });
  const pools = await sourceOf('loadBalancers.create', '/default_pools/0', { default_pools: [''] });
  expect(pools).toMatchObject({ list: { name: 'loadBalancers.pools.list' }, path: 'id' });
});

test('without a contract hint, the list is the parent in the path or the usual one for the name', async () => {
  expect(await sourceOf('rulesets.get', '/ruleset_id')).toMatchObject({ list: { name: 'rulesets.list' } });
  expect(await sourceOf('zones.list', '/name')).toBeUndefined();
});

test("a list request uses the form's parameters and reports missing ones", () => {
  const list = operations.byName.get('kv.namespaces.keys.list');
  const rulesets = operations.byName.get('rulesets.list');
  if (list === undefined || rulesets === undefined) throw new Error('The contract has both.');
  const at = '/accounts/{account_id}/storage/kv/namespaces/{namespace_id}/values/{key_name}';
  expect(listParams(list, at, { account_id: 'a', namespace_id: 'n', key_name: 'k' })).toEqual({
    ask: { account_id: 'a', namespace_id: 'n' },
    missing: [],
  });
  expect(listParams(list, at, { account_id: 'a', namespace_id: '' }).missing).toEqual(['namespace_id']);
  expect(listParams(rulesets, '', { account_id: 'a', zone_id: 'z' }).ask).toEqual({ zone_id: 'z' });
  expect(listParams(rulesets, '', {}).missing).toEqual(['account_id']);
});

test("a single item is read by its id with its list's parameters", async () => {
  const { get } = (await sourceOf('kv.namespaces.values.update', '/namespace_id')) ?? {};
  if (get === undefined) throw new Error('A namespace can be read.');
  expect(get.name).toBe('kv.namespaces.get');
  const at = operations.byName.get('kv.namespaces.values.update')?.path ?? '';
  expect(itemParams(get, at, { account_id: 'a' }, 'n')).toEqual({ account_id: 'a', namespace_id: 'n' });
  expect(itemParams(get, at, {}, 'n')).toBe(undefined);
  const zone = (await sourceOf('dns.records.list', '/zone_id'))?.get;
  expect(zone && itemParams(zone, '/zones/{zone_id}/dns_records', {}, 'z')).toEqual({ zone_id: 'z' });
});
