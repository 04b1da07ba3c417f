import { expect, it } from 'vitest';
import { readTtl } from './ttl.ts';

it.each([
  ['90', 90],
  ['0', 0],
  ['1h30m', 5400],
  ['1W2D', 777_600],
  ['2147483647', 2_147_483_647],
])('%j is %j seconds', (text, seconds) => {
  expect(readTtl(text)).toBe(seconds);
});

it.each(['h', '1.5h', '', '-1', '1y', '2147483648', '4000w'])('%j is not a valid TTL', (text) => {
  expect(() => readTtl(text)).toThrow(/as the TTL; expected seconds|is too large; at most 2147483647 seconds/);
});
