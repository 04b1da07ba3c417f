import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Budget, firstMatch, hasMatch } from './match.ts';
import { programOf } from './regex.ts';

const LEFT = 50_000_000;
const budget = (): Budget => ({ left: LEFT, automata: new Map() });

/** Steps that a search takes. */
function stepsOf(search: typeof hasMatch | typeof firstMatch, pattern: string, text: string): number {
  const own = budget();
  search(programOf(pattern), text, own);
  return LEFT - own.left;
}

/** Patterns for which engines that backtrack take exponential or quadratic time, with texts of any length. */
const ADVERSARIAL: readonly (readonly [pattern: string, text: string])[] = [
  ['(a*)*b', 'a'],
  ['(a|a|a)*(a|b)*c', 'a'],
  ['^(((a+)+)+)+$', 'a'],
  ['(a?){30}a{30}c', 'a'],
  ['a{200}b', 'a'],
  ['(.*)(.*)(.*)(.*)=', 'x'],
  ['(?i)([a-z0-9]+[._-]?)*@', 'aB3.'],
  ['(ab|a|b)*(ba)*$x', 'ab'],
  ['\\b(\\w+\\s?)*\\bend$', 'word '],
  ['(\\w|é)+!', 'é'],
];

const piece = fc.constantFrom(
  'a',
  'b',
  '.',
  '[ab]',
  '[^a]',
  '\\w',
  '\\b',
  '^',
  '$',
  '(?:a|b)',
  '(a|ab)',
  '(b*)',
  '\\d',
  'é',
  ' ',
);
const times = fc.constantFrom('', '*', '+', '?', '{2}', '{1,3}', '*?', '+?');
const pattern = fc
  .array(fc.tuple(piece, times), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.map(([one, many]) => (/^[\^$]|^\\b/.test(one) ? one : one + many)).join(''));
const subject = fc.array(fc.constantFrom('a', 'b', ' ', '1', 'é', '\n'), { maxLength: 20 }).map((all) => all.join(''));
const bytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

describe('regular expressions', () => {
  it.each(ADVERSARIAL)('steps for %s grow with the length of the text', (regex, unit) => {
    const text = (length: number) => bytes(unit.repeat(Math.ceil(length / unit.length)));
    for (const search of [hasMatch, firstMatch]) {
      const [short, long] = [stepsOf(search, regex, text(2_000)), stepsOf(search, regex, text(8_000))];
      expect(long / short).toBeLessThan(4.4);
    }
  });

  it('a text has a match for both ways to search or for none', () => {
    fc.assert(
      fc.property(pattern, subject, (regex, text) => {
        const program = programOf(regex);
        const groups = firstMatch(program, bytes(text), budget());
        expect([regex, text, hasMatch(program, bytes(text), budget())]).toEqual([regex, text, groups !== undefined]);
      }),
      { numRuns: 3_000 },
    );
  });
});
