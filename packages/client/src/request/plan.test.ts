import { describe, expect, it } from 'vitest';
import type { Operation } from '../operation.ts';
import { product } from '../test-support.ts';
import { plan } from './plan.ts';
import { decodeProduct } from './table.ts';

const { operations } = decodeProduct(product);
const find = (name: string) => operations.get(`test.${name}`)?.() as Operation; // tests only name existing operations
const planned = (name: string, params?: object) => plan(find(name), params);

describe('plan', () => {
  it('plan sends remaining parameters in the query for GET, else in the body', () => {
    expect(planned('records.list', { zone_id: 'z', type: 'A', anything: 0 }).query).toEqual({ type: 'A', anything: 0 });
    const { query, body } = planned('records.create', {
      zone_id: 'z',
      include_shadow_metadata: true,
      ttl: 0,
      comment: null,
    });
    expect(query).toEqual({ include_shadow_metadata: true });
    expect(body).toEqual({ ttl: 0, comment: null });
  });

  it('plan sends {} for a body without fields, and no body if the operation has none', () => {
    expect(planned('records.create', { zone_id: 'z' })).toMatchObject({
      kind: 'json',
      body: {},
      type: 'application/json',
    });
    expect(planned('records.delete', { zone_id: 'z', record_id: 'r' })).toMatchObject({
      kind: 'none',
      body: undefined,
    });
  });

  it('plan sends unknown fields, even if the operation has no body', () => {
    expect(planned('records.delete', { zone_id: 'z', record_id: 'r', force: true })).toMatchObject({
      kind: 'json',
      body: { force: true },
    });
  });

  it('plan accepts one value as the whole body', () => {
    expect(planned('records.bulk', { zone_id: 'z', body: [1], extra: 'q' })).toMatchObject({
      body: [1],
      query: { extra: 'q' },
    });
    expect(planned('records.bulk', { zone_id: 'z', body: null }).body).toBeNull();
    expect(planned('records.bulk', { zone_id: 'z' }).body).toBeUndefined();
  });

  it('plan puts header parameters into headers, including 0 and false, and omits null', () => {
    const { headers } = planned('objects.upload', {
      account_id: 'a',
      bucket: 'b',
      object_key: 'k',
      'Upload-Length': 0,
      jurisdiction: null,
    });
    expect(headers).toEqual({ 'upload-length': '0' });
  });

  it("plan distinguishes the caller's names from the wire names", () => {
    const { path, body } = planned('shares.create', { path_account_id: 'p', share_id: 's', body_account_id: 'b' });
    expect(path).toBe('/accounts/p/shares/s/recipients');
    expect(body).toEqual({ account_id: 'b' });
  });

  it('plan sends a value in path and body if the row says both', () => {
    const { path, body } = planned('regions.update', { zone_id: 'z', origin_ip: '192.0.2.1', region: 'r' });
    expect(path).toBe('/zones/z/regions/192.0.2.1');
    expect(body).toEqual({ origin_ip: '192.0.2.1', region: 'r' });
    const given = plan(find('regions.update'), { zone_id: 'z', origin_ip: 'body' }, { args: ['path'] });
    expect([given.path, given.body]).toEqual(['/zones/z/regions/path', { origin_ip: 'body' }]);
  });

  it('plan does not modify its params', () => {
    const params = { zone_id: 'z', type: 'A' };
    planned('records.list', params);
    expect(params).toEqual({ zone_id: 'z', type: 'A' });
  });

  it('plan reports a product without the required body encoder', () => {
    const bare = decodeProduct({ key: 'test', rows: `${product.rows}\n.other` }).operations;
    expect(() => plan(bare.get('test.records.import')?.() as Operation, { zone_id: 'z' })).toThrow(
      'without the body encoder "multipart"',
    );
  });
});
