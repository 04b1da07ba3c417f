import { describe, expect, it } from 'vitest';
import { quoted, unquoted } from './escapes.ts';
import { readExpression } from './parse.ts';
import { printExpression } from './print.ts';

const again = (text: string): string => {
  const read = readExpression(text);
  return read.ok ? printExpression(read.expression) : read.message;
};

describe('printed expressions', () => {
  it.each([
    ['a or b and c', 'a or b and c'],
    ['(a or b) and c', '(a or b) and c'],
    ['a and (b and c)', 'a and (b and c)'],
    ['a xor b or c and d', 'a xor b or c and d'],
    ['a xor (b or c)', 'a xor (b or c)'],
    ['((a)) && !(b || c)', 'a and not (b or c)'],
    ['not not a', 'not not a'],
    ['not a == 1', 'not a eq 1'],
    ['not (a)', 'not a'],
    ['a  strict   wildcard "x*"', 'a strict wildcard "x*"'],
    ['a in { 1  2..3 } or b in $list', 'a in {1 2..3} or b in $list'],
    ['lower( a [ 0 ] ) ~ r#"x"y"#', 'lower( a [ 0 ] ) matches r#"x"y"#'],
  ])('%s is printed as %s', (text, printed) => {
    expect(again(text)).toBe(printed);
    expect(again(printed)).toBe(printed);
  });
});

it('a quoted text is read as one value', () => {
  for (const text of ['a', 'a"b', 'a\\b', '\\"', 'ü\n'])
    expect([unquoted(quoted(text)), readExpression(`f eq ${quoted(text)}`)]).toMatchObject([text, { ok: true }]);
  expect(unquoted('r#"a"b"#')).toBe('a"b');
});
