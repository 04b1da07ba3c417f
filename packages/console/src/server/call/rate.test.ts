import { describe, expect, it } from 'vitest';
import { rateOf } from './rate.ts';

const of = (ratelimit: string, policy?: string) =>
  rateOf(new Headers({ ratelimit, ...(policy !== undefined && { 'ratelimit-policy': policy }) }));

describe('rate limits', () => {
  it('the reported budget is the one of the tightest limit', () => {
    expect(of('"default";r=50;t=30', '"default";q=1200;w=300')).toEqual({ limit: 1200, remaining: 50, reset: 30 });
    expect(of('"a";r=9;t=1, "b";r=4;t=2', '"a";q=10;w=1, "b";q=5;w=1')).toEqual({ limit: 5, remaining: 4, reset: 2 });
    expect(of('"a";r=0;t=1', '"a";q=0;w=1')).toEqual({ limit: 0, remaining: 0, reset: 1 });
  });

  it('no budget is reported without rate limit headers', () => {
    expect(rateOf(new Headers())).toBe(undefined);
    expect(of('"a";q=1')).toBe(undefined);
    expect(of('nonsense;;=;r=x')).toBe(undefined);
    expect(of('"a";r=5;t=3')).toEqual({ limit: 5, remaining: 5, reset: 3 });
  });
});
