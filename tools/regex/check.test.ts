import { describe, expect, it } from 'vitest';
import { mistakesIn } from './check.ts';
import { hintPatternsOf, patternsOf, regexesOf } from './collect.ts';

const SLOW = "const END = /=+$/;\nconst WORDS = RegExp('^(a|a)*$');\nconst SAFE = /^[a-z]+$/;";

describe('regular expressions', () => {
  it('regular expressions are found as literals, as calls and as patterns of the contract', () => {
    expect(regexesOf('a.ts', `${SLOW} const MADE = new RegExp(word, 'u');`).map(({ regex }) => regex)).toEqual([
      { source: '=+$', flags: '' },
      { source: '^(a|a)*$', flags: '' },
      { source: '^[a-z]+$', flags: '' },
      undefined,
    ]);
    expect(patternsOf('a.ts', '/** A name.\n *  @pattern ^[a-z]+$ */ name: string;')).toMatchObject([
      { line: 2, regex: { source: '^[a-z]+$', flags: 'u' } },
    ]);
  });

  it('patterns of hints are found', () => {
    const found = hintPatternsOf(
      'hints.ts',
      'const hints = `401 /^$|auth/ a/page/ Text.\n1,2 page/ Text.\n3 /b/ page/ Text.`;',
    );
    expect(found.map(({ line, text }) => [line, text])).toEqual([
      [1, '/^$|auth/'],
      [3, '/b/'],
    ]);
  });

  it('a regular expression that is slow for long text is rejected', async () => {
    const mistakes = await mistakesIn(regexesOf('a.ts', SLOW), []);
    expect(mistakes).toEqual([
      expect.stringMatching(/^a\.ts:1: \/=\+\$\/ takes 2nd degree polynomial time for /),
      expect.stringMatching(/^a\.ts:2: RegExp\('\^\(a\|a\)\*\$'\) takes exponential time for /),
    ]);
  });

  it('a regular expression that cannot be judged is rejected', async () => {
    const mistakes = await mistakesIn(regexesOf('a.ts', 'new RegExp(word)'), []);
    expect(mistakes).toEqual(['a.ts:1: new RegExp(word) is put together when the program runs: it cannot be checked']);
  });

  it('an exception has a reason, and must be removed with its expression', async () => {
    const exceptions = [{ file: 'a.ts', text: '/=+$/', why: 'a reason' }];
    expect(await mistakesIn(regexesOf('a.ts', 'const END = /=+$/;'), exceptions)).toEqual([]);
    expect(await mistakesIn([], exceptions)).toEqual(['tools/regex/exceptions.ts: a.ts has no /=+$/ any more']);
  });
});
