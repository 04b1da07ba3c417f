import { describe, expect, it } from 'vitest';
import { formatNumber, formatRatio, formatSpread, spread } from './figures.ts';

describe('spread', () => {
  it('takes the middle of an odd number of rounds', () => {
    expect(spread([9, 1, 4])).toEqual({ median: 4, min: 1, max: 9 });
  });
  it('takes the mean of the two in the middle of an even number', () => {
    expect(spread([10, 2, 4, 1]).median).toBe(3);
  });
  it('sorts as numbers, and leaves its input as it was', () => {
    const values = [10, 9, 100];
    expect(spread(values)).toEqual({ median: 10, min: 9, max: 100 });
    expect(values).toEqual([10, 9, 100]);
  });
  it('refuses an empty list', () => {
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
  ])('%d is %s', (value, text) => expect(formatNumber(value)).toBe(text));

  it('shows the range only where rounds differ', () => {
    expect(formatSpread(spread([81.6]), 'kB')).toBe('81.6 kB');
    expect(formatSpread(spread([5.1, 4.2, 6.04]), 'ms')).toBe('5.10 ms (4.20–6.04)');
  });
  it('writes small ratios as fractions, others as factors', () => {
    expect(formatRatio(spread([1 / 42]))).toBe('1/42');
    expect(formatRatio(spread([0.5, 0.62, 1.5]))).toBe('0.620 × (0.500–1.500)');
    expect(formatRatio(spread([1 / 60, 1 / 50, 1 / 40]))).toBe('1/50 (1/60–1/40)');
    expect(formatRatio(spread([0]))).toBe('0.000 ×');
  });
});
