import { describe, expect, it, vi } from 'vitest';
import { decodeProduct } from './table.ts';
import { product } from './test-support.ts';

const { tree, operations } = decodeProduct(product, () => undefined);
const operation = (name: string) => operations.get(name)?.();

describe('decodeProduct', () => {
  it('tells the verb by the name of the method', () => {
    const verbs = ['list', 'create', 'edit', 'delete', 'get'].map((name) => operation(`test.records.${name}`)?.method);
    expect(verbs).toEqual(['GET', 'POST', 'PATCH', 'DELETE', 'GET']);
  });

  it('builds paths from the base of the product, the parents and the row', () => {
    expect(operation('test.records.import')?.path).toBe('/zones/{zone_id}/dns_records/import');
    expect(operation('test.values.deep.tokens')?.path).toBe('/accounts/{account_id}/values/{deep_id}/x/tokens');
    expect(operation('test.rules.list')?.path).toBe('/{account_or_zone}/rules');
    expect(operation('test.all.list')?.path).toBe('/zones/{zone_id}/everything');
    expect(operation('test.nobase.get')?.path).toBe('/radar/<x>');
  });

  it('reads every field of a row', () => {
    expect(operation('test.objects.upload')).toMatchObject({
      method: 'PUT',
      args: ['object_key'],
      headers: [['jurisdiction', 'cf-r2-jurisdiction'], ['Upload-Length']],
      body: 'binary',
      whole: '+',
    });
    expect(operation('test.records.vectors')).toMatchObject({
      body: 'ndjson',
      contentType: 'application/x-ndjson',
      whole: 'body',
    });
    expect(operation('test.records.export')).toMatchObject({ response: 'text', accept: 'text/plain', bare: true });
    expect(operation('test.records.listKeyed')).toMatchObject({ page: 'o', items: 'things' });
    expect(operation('test.values.update')).toMatchObject({ quirk: 'kv', query: [['expiration_ttl']] });
    expect(operation('test.noParams')).toMatchObject({ noParams: true, path: '/zones/{zone_id}/none' });
  });

  it('reads which fields are secrets, and that an operation is deprecated', () => {
    const rows = '@/things\ncreate :text,value\nroll P/roll ^none :*\nlist =p ~\nget /<id>';
    const things = decodeProduct({ key: 'things', rows }, () => undefined).operations;
    expect(things.get('things.create')?.().sensitive).toEqual(['text', 'value']);
    expect(things.get('things.roll')?.()).toMatchObject({
      sensitive: ['*'],
      body: 'none',
      path: '/accounts/{account_id}/things/roll',
    });
    expect(things.get('things.list')?.()).toMatchObject({ deprecated: true, page: 'p' });
    const plain = things.get('things.get')?.();
    expect(plain && ('sensitive' in plain || 'deprecated' in plain)).toBe(false);
  });

  it('makes a plain tree of functions', () => {
    expect(Object.keys(tree)).toEqual([
      'noParams',
      'records',
      'values',
      'scripts',
      'objects',
      'rules',
      'shares',
      'regions',
      'nobase',
      'all',
    ]);
    expect(operation('test.values.deep.list')?.name).toBe('test.values.deep.list');
    expect(operations.get('test.records.constructor')).toBeUndefined();
  });

  it('leaves out the resources below when the product is a base', () => {
    expect(Object.keys(decodeProduct({ ...product, base: true }, vi.fn()).tree)).toEqual(['noParams']);
  });

  it('decodes a row once', () => {
    expect(operation('test.records.get')).toBe(operation('test.records.get'));
  });
});
