/** Formats, compared with Node's own checks where available. */
import { isIPv4, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMATS } from './formats.ts';

const fits = (format: string, text: string): boolean => FORMATS[format]?.(text) === true;

const nearAddress = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.string({ unit: fc.constantFrom(...'01259af:.%/', '::', '255', '256', 'ffff', '1.2.3.4'), maxLength: 14 }),
);

test('IP addresses are accepted exactly where Node accepts them', () => {
  fc.assert(
    fc.property(nearAddress, (text) => {
      expect([text, fits('ipv4', text), fits('ipv6', text)]).toEqual([text, isIPv4(text), isIPv6(text)]);
      expect(fits('ip', text)).toBe(isIPv4(text) || isIPv6(text));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['date', '2024-02-29', '2023-02-29'],
  ['date-time', '2026-01-31T12:00:00.5+01:00', '2026-01-31'],
  ['uuid', '00000000-0000-0000-0000-00000000000a', '0000000000000000000000000000000a'],
  ['email', 'a@b.example', 'a b@c'],
  ['hostname', '*._dmarc.example.com.', '-a.example'],
  ['cidr', '2001:db8::/32', '192.0.2.0/33'],
  ['uri', 'https://example.com/a?b', 'example.com/a'],
])('format %s accepts %s and rejects %s', (format, right, wrong) => {
  expect([fits(format, right), fits(format, wrong)]).toEqual([true, false]);
});
