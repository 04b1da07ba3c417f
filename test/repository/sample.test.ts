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

test('a sample has about its share, in order, and is reproducible by seed', () => {
  vi.stubEnv('FLAREWIRE_SAMPLE', '10');
  const taken = sampled(names, self);
  expect(taken.length).toBeGreaterThan(atLeast(3000));
  expect(taken.length).toBeLessThan(450);
  expect(taken).toEqual(names.filter((name) => taken.includes(name)));
  expect(sampled(names, self)).toEqual(taken);
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
