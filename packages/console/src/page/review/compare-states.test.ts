import { describe, expect, test } from 'vitest';
import { lossesOf } from '../data/changes/review.ts';
import { fieldChanges, mergeEdit } from './compare-states.ts';

describe('the fields that a change alters', () => {
  test('a partial edit changes the sent fields only', () => {
    expect(fieldChanges({ a: 1, b: 2 }, { a: 3 }, true)).toEqual([{ name: 'a', before: 1, after: 3 }]);
  });

  test('a replacement resets the fields that it does not send', () => {
    expect(fieldChanges({ a: 1, b: 2 }, { a: 1 }, false)).toEqual([{ name: 'b', before: 2, after: undefined }]);
  });

  test('a replacement without a list removes its entries', () => {
    const fields = fieldChanges({ rules: [{ description: 'one' }, { description: 'two' }] }, {}, false);
    expect(lossesOf({ fields })).toEqual(['one', 'two']);
  });

  test('lists inside objects are compared too', () => {
    const before = { config: { ingress: [{ hostname: 'a.example' }, { hostname: 'b.example' }] } };
    const fields = fieldChanges(before, { config: { ingress: [{ hostname: 'a.example' }] } }, false);
    expect(fields).toMatchObject([{ name: 'config.ingress' }]);
    expect(lossesOf({ fields })).toEqual(['b.example']);
  });

  test('another order of the same entries is a change without losses', () => {
    const [one, two] = [{ description: 'one' }, { description: 'two' }];
    const fields = fieldChanges({ rules: [one, two] }, { rules: [two, one] }, false);
    expect(fields).toHaveLength(1);
    expect(lossesOf({ fields })).toEqual([]);
  });
});

describe('an edit of an item that somebody else changed', () => {
  const read = { content: '192.0.2.1', proxied: false, ttl: 1 };

  test('a replacement keeps the changes of others in fields that the user did not change', () => {
    const now = { ...read, content: '198.51.100.9' };
    const { params, conflicts } = mergeEdit({ read, now, wanted: { ...read, proxied: true } }, false);
    expect(params).toEqual({ content: '198.51.100.9', proxied: true, ttl: 1 });
    expect(conflicts).toEqual([]);
  });

  test('a field that both changed is a conflict', () => {
    const now = { ...read, content: '198.51.100.9' };
    const { conflicts } = mergeEdit({ read, now, wanted: { content: '203.0.113.1' } }, true);
    expect(conflicts).toEqual([{ name: 'content', read: '192.0.2.1', now: '198.51.100.9', wanted: '203.0.113.1' }]);
  });

  test('the same change by both is not a conflict', () => {
    const now = { ...read, proxied: true };
    expect(mergeEdit({ read, now, wanted: { proxied: true } }, true).conflicts).toEqual([]);
  });

  test('a replacement preserves fields that a list omits', () => {
    const now = { ...read, comment: 'by a colleague' };
    expect(mergeEdit({ read, now, wanted: read }, false).params).toEqual(now);
  });

  test('a partial edit that repeats an unchanged field sends its current value', () => {
    const now = { ...read, ttl: 300 };
    expect(mergeEdit({ read, now, wanted: { ttl: 1, proxied: true } }, true).params).toEqual({
      ttl: 300,
      proxied: true,
    });
  });
});
