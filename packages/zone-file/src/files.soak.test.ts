/** Large and hostile files: anything slower than linear would exceed the time limit of the tests. */
import { describe, expect, it } from 'vitest';
import { parseZone } from './parse.ts';

describe('large and hostile files', () => {
  it('10 MB of records are read', () => {
    const line = (index: number) => `host-${index} 300 IN TXT "berth ${index}" ; quay ${index}`;
    const lines = Array.from({ length: 200_000 }, (_, index) => line(index)).join('\n');
    const zone = parseZone(lines.padEnd(10_000_000, '\n'), 'harbour.example');
    expect(zone.problems).toEqual([]);
    expect(zone.records).toHaveLength(200_000);
  });

  it.each([
    ['open parentheses', '(\n'],
    ['records that never end', 'a TXT (\n x x x x x x x x x x x x x x x x\n'],
    ['quotes', '"\n'],
    ['backslashes', '\\'],
    ['one word', 'x'],
    ['dots', '.'],
    ['blanks', ' '],
    ['escaped quotes', 'a TXT "\\"'],
    ['NULs', '\0'],
    ['records in parentheses', 'a A (\n 1\n'],
    ['generated records', '$GENERATE 1-65000 a$ A 192.0.2.1\n'],
  ])('3 MB of %s are read in linear time', (_name, unit) => {
    const zone = parseZone(unit.repeat(Math.ceil(3_000_000 / unit.length)), 'harbour.example');
    expect(zone.problems.length).toBeLessThanOrEqual(501);
  });
});
