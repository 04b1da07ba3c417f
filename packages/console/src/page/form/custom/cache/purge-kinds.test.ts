import { describe, expect, it } from 'vitest';
import { kindOf, lineProblem, linesOf } from './purge-kinds.ts';

describe('kinds of purge', () => {
  it('the kind of purge follows from the parameters', () => {
    expect(kindOf({ zone_id: 'z' })).toBeUndefined();
    expect(kindOf({ purge_everything: true })).toBe('everything');
    expect(kindOf({ files: ['https://a.example/x'] })).toBe('files');
    expect(kindOf({ files: [{ url: 'https://a.example/x', headers: {} }] })).toBe('headers');
    expect(kindOf({ tags: [] })).toBe('tags');
  });

  it('each line is an entry without surrounding blanks', () => {
    expect(linesOf(' a \n\n b\r\n')).toEqual(['a', 'b']);
  });
});

describe('purge entries', () => {
  it('a URL entry needs a scheme', () => {
    expect(lineProblem('files', ['https://www.example.com/a.css'])).toBeUndefined();
    expect(lineProblem('files', ['https://www.example.com/', 'www.example.com/a.css'])).toBe(
      'A URL starts with https:// or http://: entry 2 is "www.example.com/a.css".',
    );
  });

  it('a prefix entry has neither scheme nor query', () => {
    expect(lineProblem('prefixes', ['www.example.com/images', 'example.com'])).toBeUndefined();
    expect(lineProblem('prefixes', ['https://example.com/x'])).toContain('no https://');
    expect(lineProblem('prefixes', ['example.com/x?y=1'])).toContain('before ?');
    expect(lineProblem('prefixes', ['/images'])).toContain('host name');
  });

  it('a host entry is a bare name', () => {
    expect(lineProblem('hosts', ['www.example.com'])).toBeUndefined();
    expect(lineProblem('hosts', ['www.example.com/'])).toContain('alone');
  });

  it('a purge takes at most 100 entries, or 500 URLs', () => {
    const many = (count: number, of: (n: number) => string): string[] => Array.from({ length: count }, (_, n) => of(n));
    expect(
      lineProblem(
        'tags',
        many(100, (n) => `t${n}`),
      ),
    ).toBeUndefined();
    expect(
      lineProblem(
        'tags',
        many(101, (n) => `t${n}`),
      ),
    ).toBe('A call takes at most 100; these are 101.');
    expect(
      lineProblem(
        'files',
        many(500, (n) => `https://a.example/${n}`),
      ),
    ).toBeUndefined();
    expect(
      lineProblem(
        'files',
        many(501, (n) => `https://a.example/${n}`),
      ),
    ).toContain('at most 500');
  });
});
