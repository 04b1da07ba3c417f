import { describe, expect, it } from 'vitest';
import { LINEAR, ratioOfFour } from '../../../test/repository/cpu-ratio.ts';
import { queryObjects } from './query-objects.ts';

const split = (text: string): string[][] =>
  [...queryObjects(new URLSearchParams(text))].map((objects) => objects.map(String));

describe('queryObjects', () => {
  it('a new object starts where a name repeats after others, so a list stays with its object', () => {
    expect(split('op=in&value=a&value=b&op=is&value=c')[0]).toEqual(['op=in&value=a&value=b', 'op=is&value=c']);
  });

  it('fields are split evenly too, for objects with one name and for fields grouped by name', () => {
    expect(split('a=1&a=2')).toEqual([['a=1&a=2'], ['a=1', 'a=2']]);
    expect(split('a=1&a=2&b=3&b=4')[1]).toEqual(['a=1&b=3', 'a=2&b=4']);
  });

  it('no fields give no object', () => {
    expect(split('')).toEqual([[], []]);
  });

  it('splitting takes linear time in the length of the query', async () => {
    const read = (size: number): void => {
      const names = Array.from({ length: size }, (_, index) => `n${index}=1`);
      expect(split(names.join('&'))).toHaveLength(2);
    };
    expect(await ratioOfFour(read, 2_000)).toBeLessThan(LINEAR);
  });
});
