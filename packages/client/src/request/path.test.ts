import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPath } from './path.ts';

/** `given` are the positional values, keyed by parameter name. */
const fill = (path: string, params: Record<string, unknown>, given?: Record<string, unknown>) =>
  fillPath(
    { name: 'dns.records.get', path, args: Object.keys(given ?? params) },
    (name) => params[name],
    given && Object.values(given),
  );

describe('fillPath', () => {
  it('fillPath takes positional values in order and the others from params', () => {
    expect(fill('/zones/{zone_id}/a/{x}/{y}', { zone_id: 'z' }, { x: '1', y: 2 })).toBe('/zones/z/a/1/2');
  });

  it('fillPath takes positional values from params if none are given', () => {
    expect(fill('/a/{x}', { x: true })).toBe('/a/true');
  });

  it('fillPath keeps characters that are allowed in a path segment', () => {
    expect(fill('/{x}', {}, { x: "A-Za-z0-9-._~!$&'()*+,;=:@" })).toBe("/A-Za-z0-9-._~!$&'()*+,;=:@");
  });

  it('fillPath encodes slashes, question marks, hashes, percent signs, blanks and other scripts once', () => {
    expect(fill('/{x}', {}, { x: 'a/b?c#d%2F é😀$&' })).toBe('/a%2Fb%3Fc%23d%252F%20%C3%A9%F0%9F%98%80$&');
  });

  it.each([undefined, null, '', '.', '..', {}, ['a'], Symbol.iterator])('fillPath rejects %s', (value) => {
    expect(() => fill('/zones/{zone_id}/x/{id}', { zone_id: value }, { id: '1' })).toThrow(
      /^dns\.records\.get: "zone_id" must not be/,
    );
  });

  it.each(['%2e', '%2E%2e', '.%2e', '%252e'])(
    'fillPath keeps %s, which fetch does not treat as a dot segment once it is encoded',
    (value) => {
      const path = fill('/x/{id}', {}, { id: value });
      expect(decodeURIComponent(path)).toBe(`/x/${value}`);
      expect(new URL(`https://api.example${path}`).pathname).toBe(path);
    },
  );

  it('fillPath names the rejected value and its path', () => {
    expect(() => fill('/zones/{zone_id}/x/{id}', { zone_id: 'z' }, { id: '..' })).toThrow(
      'dns.records.get: "id" must not be ".." in /zones/{zone_id}/x/{id}',
    );
  });

  it('fillPath accepts 0, false and names that start with dots', () => {
    expect(fill('/{a}/{b}/{c}', {}, { a: 0, b: false, c: '...' })).toBe('/0/false/...');
  });

  it('fillPath fills two values into one segment', () => {
    expect(fill('/{a}.{b}.png', { a: 'x' }, { b: 'y' })).toBe('/x.y.png');
  });

  it('fillPath selects account or zone, and requires exactly one', () => {
    expect(fill('/{account_or_zone}/r', { account_id: 'a' })).toBe('/accounts/a/r');
    expect(fill('/{account_or_zone}/r', { zone_id: 'z', account_id: null })).toBe('/zones/z/r');
    expect(() => fill('/{account_or_zone}/r', {})).toThrow('You must provide either account_id or zone_id.');
    expect(() => fill('/{account_or_zone}/r', { account_id: 'a', zone_id: 'z' })).toThrow(
      'You cannot provide both account_id and zone_id.',
    );
    expect(() => fill('/{account_or_zone}/r', { account_id: '' })).toThrow('"account_id" must not be ""');
  });

  it('every value is one segment that decodes to the value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ minLength: 1 }), (a, b) => {
        fc.pre(![a, b].some((value) => /^(\.|%2e){1,2}$/i.test(value)));
        const { pathname } = new URL(fill('/x/{a}/y/{b}', {}, { a, b }), 'http://h');
        const segments = pathname.split('/');
        expect(segments).toHaveLength(5);
        expect([segments[2], segments[4]].map((segment) => decodeURIComponent(segment ?? ''))).toEqual([a, b]);
      }),
    );
  });
});
