import { describe, expect, it } from 'vitest';
import { formatNumber, formatRatio, formatSpread, spread } from './figures.ts';

describe('spread', () => {
  it('the median of an odd number of rounds is the middle one', () => {
    expect(spread([9, 1, 4])).toEqual({ median: 4, min: 1, max: 9 });
  });
  it('the median of an even number of rounds is the mean of the middle two', () => {
    expect(spread([10, 2, 4, 1]).median).toBe(3);
  });
  it('values are sorted numerically, without changing the input', () => {
    const values = [10, 9, 100];
    expect(spread(values)).toEqual({ median: 10, min: 9, max: 100 });
    expect(values).toEqual([10, 9, 100]);
  });
  it('an empty list is rejected', () => {
    expect(() => spread([])).toThrow('at least one');
  });
});

describe('numbers as text', () => {
  it.each([
    [0.1449, '0.14'],
    [8.456, '8.46'],
    [81.63, '81.6'],
    [124.9, '125'],
    [17310, '17,310'],
    [10, '10'],
    [0, '0'],
  ])('%d is printed as %s', (value, text) => expect(formatNumber(value)).toBe(text));

  it('the range is printed only if rounds differ', () => {
    expect(formatSpread(spread([81.6]), 'kB')).toBe('81.6 kB');
    expect(formatSpread(spread([5.1, 4.2, 6.04]), 'ms')).toBe('5.10 ms (4.20–6.04)');
  });
  it('small ratios are printed as fractions, others as factors', () => {
    expect(formatRatio(spread([1 / 42]))).toBe('1/42');
    expect(formatRatio(spread([0.5, 0.62, 1.5]))).toBe('0.620 × (0.500–1.500)');
    expect(formatRatio(spread([1 / 60, 1 / 50, 1 / 40]))).toBe('1/50 (1/60–1/40)');
    expect(formatRatio(spread([0]))).toBe('0.000 ×');
  });
});
