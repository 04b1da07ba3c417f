import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { hmacSha256, sha256 } from './sha256.ts';

const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, index) => (index * 7) & 255);
const LENGTHS = [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000];

it('SHA-256 digests equal those of the platform', () => {
  for (const length of LENGTHS)
    expect(Buffer.from(sha256(bytes(length))).toString('hex')).toBe(
      createHash('sha256').update(bytes(length)).digest('hex'),
    );
});

it('HMAC codes equal those of the platform, also with long keys', () => {
  for (const length of LENGTHS)
    expect(Buffer.from(hmacSha256(bytes(length), bytes(50))).toString('hex')).toBe(
      createHmac('sha256', bytes(length)).update(bytes(50)).digest('hex'),
    );
});
