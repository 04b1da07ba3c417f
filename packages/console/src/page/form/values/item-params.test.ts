import { index, loadProduct } from '@flarewire/contract';
import { expect, test } from 'vitest';
import type { Subject } from '../schema.ts';
import { changedParams, paramsFrom, withoutPlace } from './item-params.ts';

async function subjectOf(name: string): Promise<Subject> {
  const operation = index().operations.find((one) => one.name === name);
  if (operation === undefined) throw new Error(name);
  const { operations, schemas: defs } = await loadProduct(operation.product);
  const schemas = operations[name];
  if (schemas === undefined) throw new Error(name);
  return withoutPlace({ operation, schemas, defs }, { zone_id: 'z', dns_record_id: 'r' });
}

const record = {
  id: 'r',
  zone_name: 'harbour.example',
  name: 'www.harbour.example',
  type: 'A',
  content: '192.0.2.1',
  proxiable: true,
  proxied: false,
  ttl: 1,
  comment: null,
  tags: ['a:b'],
  settings: {},
  meta: {},
  created_on: '2026-01-01T00:00:00Z',
};

test('edit parameters contain the fields the operation accepts, without null', async () => {
  const params = paramsFrom(await subjectOf('dns.records.edit'), record);
  const { name, type, content, proxied, ttl, tags, settings } = record;
  expect(params).toEqual({ name, type, content, proxied, ttl, tags, settings });
});

test("edit parameters of a union contain the fields of the item's branch", async () => {
  const data = { priority: 1, weight: 2, port: 3, target: 'sip.example' };
  const item = { ...record, type: 'SRV', content: '2 3 sip.example', data };
  const params = paramsFrom(await subjectOf('dns.records.edit'), item);
  expect(params.data).toEqual(data);
  expect(params).not.toHaveProperty('content');
});

test('only changed and required parameters are sent', async () => {
  const subject = await subjectOf('dns.records.edit');
  const before = paramsFrom(subject, record);
  const { type } = record;
  expect(changedParams(subject, before, { ...before, proxied: true })).toEqual({ type, proxied: true });
});

test('an edit that takes the whole rule is sent all of its fields', async () => {
  const operation = index().operations.find(({ name }) => name === 'rulesets.rules.edit');
  if (operation === undefined) throw new Error('no operation');
  const { operations, schemas: defs } = await loadProduct('rulesets');
  const schemas = operations[operation.name];
  if (schemas === undefined) throw new Error('no schemas');
  const rule = { action: 'block', expression: 'true', description: 'a', enabled: true };
  const subject = { operation, schemas, defs };
  expect(changedParams(subject, rule, { ...rule, enabled: false })).toEqual({ ...rule, enabled: false });
});

test('a replacing operation is sent all parameters', async () => {
  const subject = await subjectOf('dns.records.update');
  const before = paramsFrom(subject, record);
  expect(changedParams(subject, before, before)).toEqual(before);
});
