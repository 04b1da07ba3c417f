import { index, loadProduct } from '@flarewire/contract';
import { expect, test } from 'vitest';
import { resourcesOf } from '../resources/resources.ts';
import { editsOf, readValue } from './cell-edits.ts';

async function editsOfResource(name: string) {
  const { operations } = index();
  const resource = resourcesOf(operations).find((one) => one.name === name);
  const edit = resource?.edit;
  if (resource === undefined || edit === undefined) throw new Error(`${name} cannot be edited.`);
  const { operations: schemas, schemas: defs } = await loadProduct(edit.product);
  const own = schemas[edit.name];
  if (own === undefined) throw new Error(`${edit.name} has no schemas.`);
  return editsOf({ operation: edit, schemas: own, defs }, resource, { zone_id: 'z' }, 'example.com');
}

const rowOf = (item: Record<string, unknown>) => ({ key: 'r1', item: { id: 'r1', ...item } });

test('content, TTL and comment of a DNS record are editable in place, and its type is not', async () => {
  const edits = await editsOfResource('dns.records');
  const row = rowOf({ type: 'A', name: 'www.example.com', content: '192.0.2.1', ttl: 1, comment: null });
  expect(edits('content')?.(row)).toMatchObject({ kind: 'text', text: '192.0.2.1' });
  expect(edits('ttl')?.(row)).toMatchObject({ kind: 'text', text: 'Auto' });
  expect(edits('name')?.(row)).toMatchObject({ kind: 'text', text: 'www' });
  expect(edits('comment')?.(row)).toMatchObject({ kind: 'text', text: '' });
  expect(edits('proxied')?.(rowOf({ proxied: true }))).toMatchObject({ kind: 'choice', text: 'true' });
  expect([edits('type'), edits('created_on'), edits('tags'), edits('data')]).toEqual(Array(4).fill(undefined));
});

test('a record with structured content is edited in the form', async () => {
  const edits = await editsOfResource('dns.records');
  const row = rowOf({ type: 'SRV', name: '_sip.example.com', content: '0 5 5060 a.example', data: { port: 5060 } });
  expect(edits('content')?.(row)).toBeUndefined();
});

test('operations that replace the whole item allow no cell edits', async () => {
  const resource = resourcesOf(index().operations).find(({ name }) => name === 'kv.namespaces');
  if (resource === undefined) throw new Error('There is no such resource.');
  const { operations, schemas: defs } = await loadProduct('kv');
  const [operation, schemas] = [resource.update, operations['kv.namespaces.update']];
  if (operation === undefined || schemas === undefined) throw new Error('There is no such operation.');
  expect(editsOf({ operation, schemas, defs }, resource, { account_id: 'a' })('title')).toBeUndefined();
});

test('typed text is parsed to the type of the field', () => {
  expect(readValue('7', { kind: 'integer' })).toBe(7);
  expect(readValue('on', { kind: 'enum', values: ['on', 'off'] })).toBe('on');
  expect(readValue('300', { kind: 'open-enum', base: 'number', values: [1] })).toBe(300);
  expect(readValue('false', { kind: 'boolean' })).toBe(false);
  expect(() => readValue('x', { kind: 'number' })).toThrow('“x” is not a number.');
  expect(() => readValue('', { kind: 'number' })).toThrow('is not a number');
  expect(() => readValue('1.5', { kind: 'integer' })).toThrow('Enter a whole number');
});
