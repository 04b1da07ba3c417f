import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePoint } from '../../../test/whole-api/arbitraries.ts';
import { jsMember, jsText, jsValue } from './js.ts';

const read = (code: string): unknown => new Function(`return ${code};`)();

test('printed values evaluate to equal values', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(read(jsValue(value))).toEqual(value);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: codePoint }), (text) => {
      expect(read(jsText(text))).toBe(text);
    }),
  );
});

test('invisible characters and line ends are escaped', () => {
  expect(jsText('a\u2028\u202e\ufeff\0\ud800b')).toBe("'a\\u2028\\u202e\\ufeff\\u0000\\ud800b'");
  expect(jsText('😀')).toBe("'😀'");
});

test('the quotes with the fewest escapes are used', () => {
  expect(jsText("it's")).toBe('"it\'s"');
  expect(jsText('"it\'s"')).toBe("'\"it\\'s\"'");
  expect(jsText('`\u0024{x}`')).toBe("'`\u0024{x}`'");
});

test('short values are printed on one line, long ones on several', () => {
  expect(jsValue({ a: 1, 'b-c': [true, null], d: undefined })).toBe("{ a: 1, 'b-c': [true, null] }");
  expect(jsValue({ text: 'x'.repeat(80) })).toBe(`{\n  text: '${'x'.repeat(80)}',\n}`);
  expect(jsValue([])).toBe('[]');
  expect(jsValue(-0)).toBe('-0');
});

test('a field named __proto__ is an ordinary field', () => {
  const value = JSON.parse('{"__proto__":{"a":1}}');
  expect(Object.keys(read(`(${jsValue(value)})`) ?? {})).toEqual(['__proto__']);
});

test('members with any name can be accessed', () => {
  expect(jsMember('client', ['dns', 'odd name', 'get'])).toBe("client.dns['odd name'].get");
});
