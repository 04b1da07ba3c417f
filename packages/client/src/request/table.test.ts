import { describe, expect, it } from 'vitest';
import { product } from '../test-support.ts';
import { decodeProduct } from './table.ts';

const { root, operations } = decodeProduct(product);
const operation = (name: string) => operations.get(name)?.();

describe('decodeProduct', () => {
  it('decodeProduct derives the verb from the method name', () => {
    const verbs = ['list', 'create', 'edit', 'delete', 'get'].map((name) => operation(`test.records.${name}`)?.method);
    expect(verbs).toEqual(['GET', 'POST', 'PATCH', 'DELETE', 'GET']);
  });

  it('decodeProduct builds paths from the base of the product, the parents and the row', () => {
    expect(operation('test.records.import')?.path).toBe('/zones/{zone_id}/dns_records/import');
    expect(operation('test.values.deep.tokens')?.path).toBe('/accounts/{account_id}/values/{deep_id}/x/tokens');
    expect(operation('test.rules.list')?.path).toBe('/{account_or_zone}/rules');
    expect(operation('test.all.list')?.path).toBe('/zones/{zone_id}/everything');
    expect(operation('test.nobase.get')?.path).toBe('/radar/{x}');
  });

  it('decodeProduct infers omitted parts from names', () => {
    const rows = [
      '/_',
      '.dnsRecords - {}',
      'delete',
      'edit',
      'list =p',
      'get',
      'update /',
      'bulkScan P</_',
      'scanAgain P</x',
      '..tags',
      'get /{^}/{id}',
      'rename P/{}/x',
      '..state +/{^}',
      'get',
      '.policies +/x/_',
      'get /{}',
      'purge D ^json',
      'compare /{a}/{b} @a,b',
      '.plans +',
      'list /free',
    ].join('\n');
    const decoded = decodeProduct({ key: 'myZones', rows }).operations;
    const reported = [...decoded.values()]
      .map((one) => one())
      .map(({ method, path, body }) => `${method} ${path} ${body}`);
    expect(reported).toEqual([
      'DELETE /my_zones/dns-records/{dns_record_id} none',
      'PATCH /my_zones/dns-records/{dns_record_id} json',
      'GET /my_zones/dns-records json',
      'GET /my_zones/dns-records/{dns_record_id} json',
      'PUT /my_zones/dns-records json',
      'POST /my_zones/dns-records/{dns_record_id}/bulk_scan json',
      'POST /my_zones/dns-records/{dns_record_id}/x json',
      'GET /my_zones/dns-records/tags/{dns_record_id}/{id} json',
      'POST /my_zones/dns-records/tags/{tag_id}/x json',
      'GET /my_zones/dns-records/{dns_record_id} json',
      'GET /my_zones/x/policies/{policy_id} json',
      'DELETE /my_zones/x/policies json',
      'GET /my_zones/x/policies/{a}/{b} json',
      'GET /my_zones/free json',
    ]);
    const args = [...decoded].map(([name, one]) => `${name.replace(/^myZones\./, '')}: ${one().args}`);
    expect(args.filter((one) => !/: \w+_id$|: $/.test(one))).toEqual([
      'dnsRecords.tags.get: id',
      'policies.compare: a,b',
    ]);
  });

  it('decodeProduct reads every field of a row', () => {
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
    expect(operation('test.values.update')).toMatchObject({ encoder: 'kv', query: [['expiration_ttl']] });
    expect(operation('test.noParams')).toMatchObject({ noParams: true, path: '/zones/{zone_id}/none' });
  });

  it('decodeProduct reads secret fields and deprecation', () => {
    const rows = '@/things\ncreate :text,value\nroll P/roll ^none :*\nlist =p ~\nget /{id}';
    const things = decodeProduct({ key: 'things', rows }).operations;
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

  it('decodeProduct knows the methods of a resource, and its child resources', () => {
    expect(Object.keys(root.methods)).toEqual(['noParams']);
    expect(root.children.values?.children.deep).toMatchObject({
      path: ['test', 'values', 'deep'],
      className: 'Deep',
    });
    expect(Object.keys(root.children)).toEqual([
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

  it('decodeProduct omits child resources if the product is a base', () => {
    const base = decodeProduct({ ...product, base: true }).root;
    expect([Object.keys(base.methods), Object.keys(base.children)]).toEqual([['noParams'], []]);
  });

  it('decodeProduct reads a class name that differs from the key', () => {
    const { root } = decodeProduct({ key: 'dns', className: 'DNS', rows: '!\n.dnssec:DNSSECResource +/dnssec\nget' });
    expect([root.className, root.children.dnssec?.className]).toEqual(['DNS', 'DNSSECResource']);
    expect(root.children.dnssec?.methods.get?.()).toMatchObject({ path: '/zones/{zone_id}/dnssec' });
  });

  it('decodeProduct distinguishes a placeholder character from one in the path', () => {
    const { root } = decodeProduct({ key: 'cloudforce', rows: '@/_\n.groupLists +/--/-\ncreate\nget /__/_' });
    const { methods } = root.children.groupLists ?? {};
    expect(methods?.create?.()).toMatchObject({ path: '/accounts/{account_id}/cloudforce/-/group-lists' });
    expect(methods?.get?.()).toMatchObject({ path: '/accounts/{account_id}/cloudforce/-/group-lists/_/get' });
  });

  it('decodeProduct decodes a row once', () => {
    expect(operation('test.records.get')).toBe(operation('test.records.get'));
  });
});
