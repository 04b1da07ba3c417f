import { index } from '@flarewire/contract';
import { expect, test } from 'vitest';
import { oneScope } from './one-scope.ts';

const subjectOf = (name: string) => {
  const operation = index().operations.find((one) => one.name === name);
  if (operation === undefined) throw new Error(name);
  return { operation };
};

test('the account or zone that was chosen last is the one that is sent', () => {
  const subject = subjectOf('rulesets.list');
  expect(oneScope(subject, { account_id: 'a' }, { account_id: 'a', zone_id: 'z' })).toEqual({ zone_id: 'z' });
  expect(oneScope(subject, { zone_id: 'z' }, { account_id: 'a', zone_id: 'z' })).toEqual({ account_id: 'a' });
});

test('an operation that takes both keeps both', () => {
  const both = { account_id: 'a', zone_id: 'z' };
  expect(oneScope(subjectOf('dns.records.list'), {}, both)).toEqual(both);
});
