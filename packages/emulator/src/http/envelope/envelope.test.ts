import { describe, expect, it } from 'vitest';
import { ACCOUNT, SEEDED, testSandbox, ZONE } from '../../../test/sandbox.ts';

const account = `/accounts/${ACCOUNT}`;

describe('an envelope', () => {
  it('an envelope has its keys in the observed order of its product', async () => {
    const { call } = testSandbox(SEEDED);
    const { json } = await call('GET', `/zones/${ZONE}/dns_records`);
    expect(Object.keys(json)).toEqual(['result', 'success', 'errors', 'messages', 'result_info']);
    expect(Object.keys((await call('GET', '/zones')).json)[1]).toBe('result_info');
  });

  it('an envelope has null for empty errors and messages where that was observed', async () => {
    const { json } = await testSandbox().call('GET', `${account}/queues`);
    expect([json.errors, json.result_info.total_count]).toEqual([null, 0]);
  });

  it('an envelope has the totals of a list with more pages, so that programs reach the next one', async () => {
    const { call } = testSandbox();
    for (const name of ['one', 'two']) await call('POST', `${account}/r2/buckets`, { name: `bucket-${name}` });
    expect((await call('GET', `${account}/r2/buckets?per_page=1`)).json.result_info.cursor).not.toBe('');
  });
});

it('fields that were seen null are null where there is nothing to say', async () => {
  const { call } = testSandbox(SEEDED);
  const { json } = await call('POST', `/zones/${ZONE}/dns_records`, { type: 'TXT', name: 'a', content: 'x' });
  expect(json.result).toMatchObject({ comment: null });
  expect((await call('DELETE', `/zones/${ZONE}/dns_records/${json.result.id}`)).json.result).not.toHaveProperty(
    'comment',
  );
});

describe('fields of an item', () => {
  it('fields of an item have the observed order of the resource', async () => {
    const { call } = testSandbox(SEEDED);
    const { json } = await call('POST', `/zones/${ZONE}/dns_records`, { type: 'TXT', name: 'a', content: 'x' });
    const seen = 'id name type content proxiable proxied ttl settings meta comment tags created_on modified_on';
    expect(Object.keys(json.result)).toEqual(seen.split(' '));
  });

  it('empty fields of an item are present where every recording has them', async () => {
    const { call } = testSandbox(SEEDED);
    const [zone] = (await call('GET', '/zones')).json.result;
    expect(zone).toMatchObject({ vanity_name_servers: [], tenant: { id: null, name: null } });
  });

  it('fields of an item that only the rules know are present', async () => {
    const { call } = testSandbox();
    const { result } = (await call('POST', `${account}/access/tags`, { name: 'staff' })).json;
    expect(result).toMatchObject({ name: 'staff', app_count: 0, created_at: result.updated_at });
    expect((await call('GET', `${account}/access/tags`)).json.result).toEqual([result]);
  });
});

it('the envelope of a refusal has the order of keys of its product', async () => {
  const { call } = testSandbox(SEEDED);
  const { json } = await call('GET', `/zones/${ZONE}/dns_records/${'0'.repeat(32)}`);
  expect(Object.keys(json)).toEqual(['result', 'success', 'errors', 'messages']);
});
