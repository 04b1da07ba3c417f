import { describe, expect, it } from 'vitest';
import { proposalsAt } from './complete.ts';

/** The first proposals where `|` stands. */
function labels(marked: string, isAsked = true): readonly string[] {
  const at = marked.indexOf('|');
  return proposalsAt(marked.replace('|', ''), at, isAsked)?.options.map(({ label }) => label) ?? [];
}

describe('proposals in an expression', () => {
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
  ])('at %s are fields and functions', (text) => {
    expect(labels(text)).toEqual(expect.arrayContaining(['http.host', 'lower', 'not']));
  });

  it.each(['http.host |', 'http.host c|', 'http.request.headers["a"][0] |', 'ssl and http.host |'])(
    'at %s are operators',
    (text) => {
      expect(labels(text)).toEqual(expect.arrayContaining(['eq', 'contains']));
      expect(labels(text)).not.toContain('http.host');
    },
  );

  it.each(['http.host eq "a" |', 'ssl |', 'a in {1 2} |', 'true a|', 'http.host eq r#"a"b"# |'])(
    'at %s are what joins conditions',
    (text) => {
      expect(labels(text)).toEqual(['and', 'or', 'xor']);
    },
  );

  it('behind an operator are the values that the field is known for', () => {
    expect(labels('http.request.method eq |')).toContain('"POST"');
    expect(labels('http.host eq |')).toEqual([]);
  });

  it('are none in a text, and none where nothing was typed or asked', () => {
    expect(labels('http.host eq "http.|')).toEqual([]);
    expect(labels('http.host eq "a\\" |')).toEqual([]);
    expect(labels('http.host eq r#"a" |')).toEqual([]);
    expect(labels('ssl and |', false)).toEqual([]);
  });

  it('replace the whole name that was begun', () => {
    expect(proposalsAt('ssl and http.ho', 15, false)?.from).toBe(8);
  });
});
