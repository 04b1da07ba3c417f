import { describe, expect, it } from 'vitest';
import { retryPolicy } from './retry.ts';
import { retryAfter } from './retry-after.ts';
import { retryDelay } from './retry-delay.ts';

const clock = (random: number, now = 0) => ({ now: () => now, random: () => random });
const delay = (attempt: number, status?: number, headers: Record<string, string> = {}, random = 0) =>
  retryDelay(
    retryPolicy,
    attempt,
    status === undefined ? {} : { status, headers: new Headers(headers) },
    clock(random),
  );

describe('retryDelay', () => {
  it.each([408, 409, 429, 500, 502, 503, 524, undefined])('retryDelay repeats after %s', (status) => {
    expect(delay(0, status)).toBe(500);
  });

  it.each([200, 301, 400, 401, 403, 404, 413, 422])('retryDelay does not repeat after %s', (status) => {
    expect(delay(0, status)).toBeUndefined();
  });

  it("retryDelay follows the server's decision", () => {
    expect(delay(0, 500, { 'x-should-retry': 'false' })).toBeUndefined();
    expect(delay(0, 400, { 'x-should-retry': 'true' })).toBe(500);
    expect(delay(0, 500, { 'x-should-retry': 'maybe' })).toBe(500);
  });

  it('retryDelay doubles from 0.5 s to 8 s', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((attempt) => delay(attempt))).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it('retryDelay subtracts at most a random quarter', () => {
    expect([0, 0.5, 1].map((random) => delay(0, 500, {}, random))).toEqual([500, 437.5, 375]);
  });

  it('retryDelay honours a wait below 60 s without jitter', () => {
    expect(delay(0, 429, { 'retry-after': '7' }, 1)).toBe(7000);
    expect(delay(0, 429, { 'retry-after': '0' }, 1)).toBe(0);
    expect(delay(0, 429, { 'retry-after': '59.9' })).toBe(59_900);
    expect(delay(0, 429, { 'retry-after-ms': '12', 'retry-after': '7' })).toBe(12);
  });

  it('retryDelay falls back to the backoff for waits from 60 s, below 0 and invalid ones', () => {
    for (const wait of ['60', '3600', '-1', 'soon', '']) expect(delay(1, 429, { 'retry-after': wait })).toBe(1000);
  });
});

describe('retryAfter', () => {
  it('retryAfter parses a date', () => {
    const headers = new Headers({ 'retry-after': 'Thu, 01 Jan 1970 00:00:10 GMT' });
    expect(retryAfter(headers, 4000)).toBe(6000);
  });
});
