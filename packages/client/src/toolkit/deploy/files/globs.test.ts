import { describe, expect, it } from 'vitest';
import { globOf, ignoredBy } from './globs.ts';

describe('a pattern', () => {
  it.each([
    ['**/*.txt', 'a.txt', true],
    ['**/*.txt', 'deep/er/a.txt', true],
    ['*.txt', 'deep/a.txt', false],
    ['./src/?.js', 'src/a.js', true],
    ['{a,b}.js', 'b.js', true],
    ['a+b.js', 'aab.js', false],
  ])('the pattern %s of %s: %s', (glob, path, fits) => {
    expect(globOf(glob).test(path)).toBe(fits);
  });

  it('the last matching line decides in a .gitignore file', () => {
    const isIgnored = ignoredBy('# drafts\n*.map\n/top.txt\ndrafts/\n!drafts/keep.html\n');
    const paths = [
      'a.map',
      'deep/b.map',
      'top.txt',
      'deep/top.txt',
      'drafts/a.html',
      'x/drafts/b',
      'drafts/keep.html',
      'index.html',
    ];
    expect(paths.filter((path) => isIgnored(path))).toEqual([
      'a.map',
      'deep/b.map',
      'top.txt',
      'drafts/a.html',
      'x/drafts/b',
    ]);
  });
});
