/** Files of megabytes, honest and hostile: none keeps the parser busy for long. */
import { describe, expect, it } from 'vitest';
import { parseZone } from './parse.ts';

describe('large and hostile files', () => {
  const timed = (text: string) => {
    const start = performance.now();
    const zone = parseZone(text, 'harbour.example');
    return { zone, ms: performance.now() - start };
  };

  it('reads 10 MB of records', () => {
    const line = (index: number) => `host-${index} 300 IN TXT "berth ${index}" ; quay ${index}`;
    const lines = Array.from({ length: 200_000 }, (_, index) => line(index)).join('\n');
    const { zone, ms } = timed(lines.padEnd(10_000_000, '\n'));
    expect(zone.problems).toEqual([]);
    expect(zone.records).toHaveLength(200_000);
    expect(ms).toBeLessThan(10_000);
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
  ])('is through with 3 MB of %s in a moment', (_name, unit) => {
    const { zone, ms } = timed(unit.repeat(Math.ceil(3_000_000 / unit.length)));
    expect(zone.problems.length).toBeLessThanOrEqual(501);
    expect(ms).toBeLessThan(10_000);
  });
});
