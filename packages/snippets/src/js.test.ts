import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePoint } from '../../../test/whole-api/arbitraries.ts';
import { jsMember, jsText, jsValue } from './js.ts';

const read = (code: string): unknown => new Function(`return ${code};`)();

test('a value is read from its source as it was', () => {
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

test('what cannot be seen, or ends a line, is written as its code', () => {
  expect(jsText('a\u2028\u202e\ufeff\0\ud800b')).toBe("'a\\u2028\\u202e\\ufeff\\u0000\\ud800b'");
  expect(jsText('😀')).toBe("'😀'");
});

test('quotes are the ones that need least', () => {
  expect(jsText("it's")).toBe('"it\'s"');
  expect(jsText('"it\'s"')).toBe("'\"it\\'s\"'");
  expect(jsText('`\u0024{x}`')).toBe("'`\u0024{x}`'");
});

test('what is short stands on a line, what is not stands on several', () => {
  expect(jsValue({ a: 1, 'b-c': [true, null], d: undefined })).toBe("{ a: 1, 'b-c': [true, null] }");
  expect(jsValue({ text: 'x'.repeat(80) })).toBe(`{\n  text: '${'x'.repeat(80)}',\n}`);
  expect(jsValue([])).toBe('[]');
  expect(jsValue(-0)).toBe('-0');
});

test('a field called __proto__ is a field', () => {
  const value = JSON.parse('{"__proto__":{"a":1}}');
  expect(Object.keys(read(`(${jsValue(value)})`) ?? {})).toEqual(['__proto__']);
});

test('members are reached by any name', () => {
  expect(jsMember('client', ['dns', 'odd name', 'get'])).toBe("client.dns['odd name'].get");
});
