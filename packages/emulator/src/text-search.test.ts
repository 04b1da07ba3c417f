import { describe, expect, it } from 'vitest';
import { LINEAR, ratioOfFour } from '../../../test/repository/cpu-ratio.ts';
import { seededRandom } from './state/ids.ts';
import { includesText } from './text-search.ts';

const A = 'a'.repeat(100);

describe('text search', () => {
  it.each([
    ['', ''],
    ['abc', ''],
    ['abc', 'c'],
    [A, A],
    [`${A}b`, `${A.slice(1)}b`],
    [`x${A}b${A}y`, `${A}b${A}`],
    ['ab'.repeat(80), `b${'ab'.repeat(40)}`],
  ])('a text contains its part: %s', (text, part) => {
    expect(includesText(text, part)).toBe(true);
  });

  it.each([
    ['', 'a'],
    ['abc', 'd'],
    [A, `${A}a`],
    [A, `${A.slice(2)}b`],
    [`${A.repeat(3)}`, `b${A}`],
    ['ab'.repeat(80), `bb${'ab'.repeat(40)}`],
  ])('a text does not contain anything else: %s', (text, part) => {
    expect(includesText(text, part)).toBe(false);
  });

  it('the search agrees with String.prototype.includes for all texts of two letters', () => {
    const random = seededRandom(1);
    const letters = (length: number): string => Array.from({ length }, () => (random() < 0.5 ? 'a' : 'b')).join('');
    for (let round = 0; round < 300; round++) {
      const text = letters(10).repeat(30) + letters(20);
      const part = text.slice(round % 50, (round % 50) + 70) + (round % 2 === 0 ? '' : letters(2));
      expect(includesText(text, part)).toBe(text.includes(part));
    }
  });

  it('the search takes time proportional to the text', async () => {
    const search = (size: number): void => {
      const half = 'a'.repeat(size / 4);
      includesText('a'.repeat(size), `${half}b${half}`);
    };
    expect(await ratioOfFour(search, 200_000)).toBeLessThan(LINEAR);
  });
});
