import { isIPv4 as isNodeIPv4, isIPv6 as isNodeIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalIPv6, isIPv4 } from './addresses.ts';

const piece = fc.constantFrom('0', '1', '01', '10', '99', '255', '256', 'ff', 'FFFF', '12345', '.', ':', '::', '');
const nearly = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(piece, { maxLength: 10 }).map((parts) => parts.join(':')),
  fc.array(piece, { maxLength: 5 }).map((parts) => parts.join('.')),
);

describe('addresses', () => {
  it('addresses are accepted exactly where Node accepts them, except for IPv6 zones', () => {
    fc.assert(
      fc.property(nearly, (text) => {
        expect(isIPv4(text)).toBe(isNodeIPv4(text));
        expect(canonicalIPv6(text) !== undefined).toBe(isNodeIPv6(text));
      }),
      { numRuns: 5000 },
    );
    expect(canonicalIPv6('fe80::1%eth0')).toBeUndefined();
  });

  it.each([
    ['2001:DB8:0:0:0::1', '2001:db8::1'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
    ['::FFFF:C000:201', '::ffff:192.0.2.1'],
    ['0:0:0:0:0:0:0:0', '::'],
  ])('address %s is written as %s', (text, canonical) => {
    expect(canonicalIPv6(text)).toBe(canonical);
  });
});
