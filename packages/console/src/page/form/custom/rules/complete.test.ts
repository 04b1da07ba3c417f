import { describe, expect, it } from 'vitest';
import { proposalsAt } from './complete.ts';

/** The first suggestions at the position of `|`. */
function labels(marked: string, isAsked = true): readonly string[] {
  const at = marked.indexOf('|');
  return proposalsAt(marked.replace('|', ''), at, isAsked)?.options.map(({ label }) => label) ?? [];
}

describe('completion in an expression', () => {
  it.each([
    '|',
    'http.|',
    'ssl and |',
    '(|',
    'not |',
    'lower(|',
    'ssl && ht|',
    'concat("a", |',
    'http.host eq r#"a"b"# and not s|',
  ])('fields and functions are suggested at %s', (text) => {
    expect(labels(text)).toEqual(expect.arrayContaining(['http.host', 'lower', 'not']));
  });

  it.each(['http.host |', 'http.host c|', 'http.request.headers["a"][0] |', 'ssl and http.host |'])(
    'operators are suggested at %s',
    (text) => {
      expect(labels(text)).toEqual(expect.arrayContaining(['eq', 'contains']));
      expect(labels(text)).not.toContain('http.host');
    },
  );

  it.each(['http.host eq "a" |', 'ssl |', 'a in {1 2} |', 'true a|', 'http.host eq r#"a"b"# |'])(
    'conjunctions are suggested at %s',
    (text) => {
      expect(labels(text)).toEqual(['and', 'or', 'xor']);
    },
  );

  it('known values of the field are suggested after an operator', () => {
    expect(labels('http.request.method eq |')).toContain('"POST"');
    expect(labels('http.host eq |')).toEqual([]);
  });

  it('nothing is suggested inside a text, or without typing or a request', () => {
    expect(labels('http.host eq "http.|')).toEqual([]);
    expect(labels('http.host eq "a\\" |')).toEqual([]);
    expect(labels('http.host eq r#"a" |')).toEqual([]);
    expect(labels('ssl and |', false)).toEqual([]);
  });

  it('a suggestion replaces the whole name that was started', () => {
    expect(proposalsAt('ssl and http.ho', 15, false)?.from).toBe(8);
  });
});
