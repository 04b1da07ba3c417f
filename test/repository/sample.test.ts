import { afterEach, describe, expect, test, vi } from 'vitest';
import { atLeast, sampled, touchedBy } from './sample.ts';

const names = Array.from({ length: 3000 }, (_, index) => `no_such_product.item${index}.get`);
const self = (name: string): string => name;
afterEach(() => void vi.unstubAllEnvs());

test('without sampling, a sweep has all items', () => {
  vi.stubEnv('FLAREWIRE_SAMPLE', '1');
  expect(sampled(names, self)).toEqual(names);
  expect(atLeast(3000)).toBe(3000);
});

test('a sample has its share, in order, and is reproducible by seed', () => {
  vi.stubEnv('FLAREWIRE_SAMPLE', '10');
  const taken = sampled(names, self);
  expect(taken).toHaveLength(300);
  expect(taken).toEqual(names.filter((name) => taken.includes(name)));
  expect(sampled(names, self)).toEqual(taken);
});

test.each([1, 2, 9, 11])('a sample of %i items is not empty', (count) => {
  vi.stubEnv('FLAREWIRE_SAMPLE', '10');
  expect(sampled(names.slice(0, count), self)).toHaveLength(Math.ceil(count / 10));
});

describe('a change touches', () => {
  const isTouched = touchedBy(['api/zero-trust/access.ts', 'packages/emulator/src/products/kv/keys.ts', 'docs/kv.md']);

  test.each(['zeroTrust.access.apps.list', 'kv.namespaces.get', 'docs/kv.md'])('a change touches %s', (name) =>
    expect(isTouched(name)).toBe(true),
  );

  test.each(['dns.records.list', 'docs/dns.md'])('a change does not touch %s', (name) =>
    expect(isTouched(name)).toBe(false),
  );
});
