import { expect, test } from 'vitest';
import { changedKeys, pathParams } from './program-changes.ts';

test("path parameters are read from a request's path", () => {
  const path = '/zones/{zone_id}/dns_records/{dns_record_id}';
  expect(pathParams({ path }, '/client/v4/zones/z1/dns_records/r1')).toEqual({ zone_id: 'z1', dns_record_id: 'r1' });
  expect(pathParams({ path: '/{account_or_zone}/rulesets' }, '/client/v4/accounts/a1/rulesets')).toEqual({
    account_id: 'a1',
  });
  expect(pathParams({ path: '/x/{key}' }, '/client/v4/x/a%20b')).toEqual({ key: 'a b' });
  expect(pathParams({ path }, '/client/v4/other')).toEqual({});
});

test('new and modified rows are reported as changed', () => {
  const same = { key: 'a', item: { n: 1 } };
  const before = [same, { key: 'b', item: { n: 1 } }, { key: 'c', item: { n: 1 } }];
  const after = [same, { key: 'b', item: { n: 2 } }, { key: 'c', item: { n: 1 } }, { key: 'd', item: {} }];
  expect([...changedKeys(before, after)]).toEqual(['b', 'd']);
});
