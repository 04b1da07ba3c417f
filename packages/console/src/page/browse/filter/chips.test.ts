import { loadProduct } from '@flarewire/contract';
import { expect, test } from 'vitest';
import type { Operator } from '../../ui/table/values.ts';
import { askedFor, chipsOf, knownValues, withoutChip } from './chips.ts';

const { operations, schemas: defs } = await loadProduct('dns');
const params = operations['dns.records.list']?.params ?? [];
const ask = (column: string, operator: Operator, value: string, where = {}) =>
  askedFor(where, { column, operator, value }, params, defs);

test('the API applies the conditions its list supports', () => {
  expect(ask('type', 'is', 'cname')).toEqual({ type: 'CNAME' });
  expect(ask('proxied', 'is', 'Yes')).toEqual({ proxied: true });
  expect(ask('content', 'contains', '192', { type: 'A' })).toEqual({ type: 'A', content: { contains: '192' } });
  expect(ask('content', 'starts', '192', { content: { contains: '.7' } })).toEqual({
    content: { contains: '.7', startswith: '192' },
  });
});

test('conditions the API does not support or already applies otherwise are filtered locally', () => {
  expect(ask('ttl', 'above', '60')).toBeUndefined();
  expect(ask('type', 'is-not', 'A')).toBeUndefined();
  expect(ask('type', 'is', 'AAAA', { type: 'A' })).toBeUndefined();
  expect(ask('content', 'contains', 'b', { content: { contains: 'a' } })).toBeUndefined();
  // With `match: any`, another condition would not narrow the list.
  expect(ask('proxied', 'is', 'Yes', { match: 'any' })).toBeUndefined();
});

test('values are suggested as the contract declares them', () => {
  expect(knownValues(params, defs, 'type')).toContain('CNAME');
  expect(knownValues(params, defs, 'content')).toEqual([]);
});

test('each condition has a chip that removes it', () => {
  const where = { type: 'A', content: { contains: '192', endswith: '7' }, search: 'x' };
  const chips = chipsOf(where, [{ column: 'ttl', operator: 'above', value: '60' }]);
  expect(chips.map(({ column, operator, value, by }) => `${column} ${operator} ${value} ${by}`)).toEqual([
    'type is A api',
    'content contains 192 api',
    'content ends 7 api',
    'search is x api',
    'ttl above 60 loaded',
  ]);
  const [type, contains] = chips;
  if (type === undefined || contains === undefined) throw new Error('There are two of them.');
  expect(withoutChip(where, contains)).toEqual({ type: 'A', content: { endswith: '7' }, search: 'x' });
  expect(withoutChip({ type: 'A' }, type)).toEqual({});
});

test('a nested value without a comparison has a chip too', () => {
  const [chip] = chipsOf({ tag: { present: 'important' } }, []);
  expect(chip).toEqual({ column: 'tag.present', operator: 'is', value: 'important', by: 'api' });
  expect(chip && withoutChip({ tag: { present: 'important' } }, chip)).toEqual({});
});
