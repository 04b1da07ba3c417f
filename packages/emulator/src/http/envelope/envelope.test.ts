import { describe, expect, it } from 'vitest';
import { ACCOUNT, SEEDED, testSandbox, ZONE } from '../../../test/sandbox.ts';

const account = `/accounts/${ACCOUNT}`;

describe('an envelope', () => {
  it('has the order of keys that its product was seen to send', async () => {
    const { call } = testSandbox(SEEDED);
    const { json } = await call('GET', `/zones/${ZONE}/dns_records`);
    expect(Object.keys(json)).toEqual(['result', 'success', 'errors', 'messages', 'result_info']);
    expect(Object.keys((await call('GET', '/zones')).json)[1]).toBe('result_info');
  });

  it('has null for empty lists of errors and messages where that was seen', async () => {
    const { json } = await testSandbox().call('GET', `${account}/queues`);
    expect([json.errors, json.result_info.total_count]).toEqual([null, 0]);
  });

  it('keeps the totals of a list that goes on, so that programs reach the next page', async () => {
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
