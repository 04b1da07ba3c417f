import { expect, test } from 'vitest';
import { operationPath, pathOf, siteAddress } from './site.ts';

test('the reference has a path for a resource, and an anchor on it for an operation', () => {
  expect(pathOf('zeroTrust.access')).toBe('/reference/zero-trust/access/');
  expect(operationPath('dns.records.create')).toBe('/reference/dns/records/#create');
});

test('the site has the configured URL, or none', () => {
  expect(siteAddress('https://example.com/flarewire/')).toBe('https://example.com/flarewire');
  expect([siteAddress(undefined), siteAddress('')]).toEqual([undefined, undefined]);
});

test('an invalid page URL is rejected', () => {
  expect(() => siteAddress('javascript:alert(1)')).toThrow(
    "FLAREWIRE_SITE must be an address such as http://127.0.0.1:4321, not 'javascript:alert(1)'",
  );
  expect(() => siteAddress('example.com')).toThrow('must be an address');
});
