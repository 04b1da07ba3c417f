import { describe, expect, it } from 'vitest';
import { contains, isNormal, isPrivate, overlaps, parseCidr, printCidr } from './cidr.ts';

const cidr = (text: string): NonNullable<ReturnType<typeof parseCidr>> => {
  const parsed = parseCidr(text);
  if (parsed === undefined) throw new Error(`${text} is not a network`);
  return parsed;
};

describe('Networks', () => {
  it('networks are printed in normalized form', () => {
    const forms = {
      '10.1.2.3/8': '10.0.0.0/8',
      '192.0.2.7': '192.0.2.7/32',
      '2001:DB8:0:0:0:0:0:1/32': '2001:db8::/32',
      '::1': '::1/128',
      '::/0': '::/0',
      '::ffff:192.0.2.1': '::ffff:c000:201/128',
      '2001:0:0:1:0:0:0:1/128': '2001:0:0:1::1/128',
      'fe80::/10': 'fe80::/10',
    };
    for (const [text, normal] of Object.entries(forms)) expect(printCidr(cidr(text))).toBe(normal);
  });

  it('malformed networks are refused', () => {
    for (const text of [
      '',
      'x',
      '10.0.0.0/33',
      '10.0.0/8',
      '::/129',
      '1::2::3',
      '10.0.0.0/8/8',
      ':',
      '1:2:3',
      undefined,
    ]) {
      expect(parseCidr(text)).toBeUndefined();
    }
  });

  it('networks contain and overlap others of their family', () => {
    expect(contains(cidr('10.0.0.0/8'), cidr('10.9.0.0/16'))).toBe(true);
    expect(contains(cidr('10.9.0.0/16'), cidr('10.0.0.0/8'))).toBe(false);
    expect(overlaps(cidr('10.9.0.0/16'), cidr('10.0.0.0/8'))).toBe(true);
    expect(overlaps(cidr('10.0.0.0/9'), cidr('10.128.0.0/9'))).toBe(false);
    expect(contains(cidr('0.0.0.0/0'), cidr('::1'))).toBe(false);
    expect([isNormal(cidr('10.0.0.1/8')), isNormal(cidr('10.0.0.0/8'))]).toEqual([false, true]);
    expect([isPrivate(cidr('172.16.5.0/24')), isPrivate(cidr('192.0.2.0/24'))]).toEqual([true, false]);
  });
});
