import { describe, expect, it } from 'vitest';
import {
  draftOf,
  expiryOf,
  expiryProblem,
  metadataProblem,
  nameProblem,
  withKey,
  withoutKeys,
  writingOf,
} from './entry.ts';

const now = Date.UTC(2026, 0, 1);
const second = now / 1000;

describe('KV expiry', () => {
  it('an expiry is seconds from now, seconds since 1970, a time, or never', () => {
    expect(expiryOf(' ', now)).toBeUndefined();
    expect(expiryOf('300', now)).toBe(second + 300);
    expect(expiryOf('1800000000', now)).toBe(1_800_000_000);
    expect(expiryOf('2026-01-01T01:00:00Z', now)).toBe(second + 3600);
  });

  it('an expiry is at least a minute from now', () => {
    expect(expiryProblem('60', now)).toBeUndefined();
    expect(expiryProblem('59', now)).toMatch(/60 seconds/);
    expect(expiryProblem('2020-01-01', now)).toMatch(/60 seconds/);
    expect(expiryProblem('tomorrow', now)).toMatch(/Enter seconds/);
  });

  it('an expiry is formatted as typed, to the second', () => {
    const { expires } = draftOf({ expiration: 1_800_000_001 });
    expect(expiryOf(expires, now)).toBe(1_800_000_001);
  });
});

it('invalid metadata is explained', () => {
  expect(metadataProblem('')).toBeUndefined();
  expect(metadataProblem('{"a": 1}')).toBeUndefined();
  expect(metadataProblem('{a}')).toMatch(/JSON/);
  expect(metadataProblem(JSON.stringify('ü'.repeat(600)))).toMatch(/1024 bytes; this has 1202/);
});

it('an invalid key name is explained', () => {
  expect(['a', ' ', '🙂/%'].map(nameProblem)).toEqual([undefined, undefined, undefined]);
  expect(['', '..', 'ü'.repeat(257)].map(nameProblem)).not.toContain(undefined);
});

it('fields left empty are not written', () => {
  expect(writingOf({ metadata: ' ', expires: '' }, now)).toEqual({});
  expect(writingOf({ metadata: '0', expires: '90' }, now)).toEqual({ metadata: 0, expiration: second + 90 });
  expect(draftOf({ metadata: null })).toEqual({ metadata: '', expires: '' });
});

describe('key lists after a change', () => {
  const pages = [{ items: [{ name: 'a' }, { name: 'c' }] }, { items: [{ name: 'e' }] }];
  const names = (list: readonly { readonly items: readonly { readonly name: string }[] }[]): string =>
    list.map(({ items }) => items.map(({ name }) => name).join('')).join('|');

  it('a new key is inserted in order', () => {
    expect(names(withKey(pages, { name: 'b' }, false))).toBe('abc|e');
    expect(names(withKey(pages, { name: 'd' }, false))).toBe('ac|de');
  });

  it('a new key that would be last is added only to a complete list', () => {
    expect(names(withKey(pages, { name: 'f' }, true))).toBe('ac|ef');
    expect(names(withKey(pages, { name: 'f' }, false))).toBe('ac|e');
    expect(names(withKey([{ items: [] }], { name: 'f' }, true))).toBe('f');
  });

  it('a changed key appears once with its new fields', () => {
    const changed = withKey(pages, { name: 'c', expiration: 1 }, false);
    expect(names(changed)).toBe('a|ce');
    expect(changed[1]?.items[0]).toEqual({ name: 'c', expiration: 1 });
  });

  it('keys sort by bytes as at Cloudflare', () => {
    const odd = [{ items: [{ name: 'Z' }, { name: 'a' }, { name: '\uffee' }, { name: '😀' }] }];
    expect(names(withKey(odd, { name: 'aa' }, true))).toBe('Zaaa\uffee😀');
    expect(names(withKey(odd, { name: '😀a' }, true))).toBe('Za\uffee😀😀a');
  });

  it('deleted keys are removed from the list', () => {
    expect(names(withoutKeys(pages, new Set(['a', 'e'])))).toBe('c|');
  });
});
