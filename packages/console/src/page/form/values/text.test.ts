import { describe, expect, test } from 'vitest';
import type { Field } from '../fields.ts';
import { emptiesOf, emptyOf, readText, textOf, valueOfEmpty } from './text.ts';

const field = (kind: Field['kind'], more: Partial<Field> = {}) => ({ kind, options: [], base: undefined, ...more });

test('an empty control has no value', () => {
  for (const kind of ['text', 'number', 'boolean', 'enum', 'json', 'date'] as const)
    expect(readText(field(kind), '')).toEqual({ ok: true, value: undefined });
});

describe('numbers', () => {
  test.each([
    ['60', 60],
    [' 0.5 ', 0.5],
    ['-1e3', -1000],
    ['+7', 7],
    ['.5', 0.5],
    ['1.50', 1.5],
    ['0', 0],
    ['1e21', 1e21],
    ['9007199254740991', 9007199254740991],
    ['0.1', 0.1],
  ])('the number %s is parsed', (text, value) => {
    expect(readText(field('number'), text)).toEqual({ ok: true, value });
  });

  test.each(['9007199254740993', '0.12345678901234567890', '1e400', 'x', '1,5', '0x10', '--1', '1e'])(
    '%s is rejected because it is not exactly representable or not a number',
    (text) => {
      expect(readText(field('integer'), text).ok).toBe(false);
    },
  );

  test('the value that would be sent is shown', () => {
    const read = readText(field('integer'), '9007199254740993');
    expect(read).toEqual({
      ok: false,
      message: 'This number has too many digits: it would be sent as 9007199254740992.',
    });
  });
});

test('an option of a list has its own type', () => {
  const ttl = field('open-enum', { options: [{ label: '1', value: 1 }], base: 'number' });
  expect(readText(ttl, '1')).toEqual({ ok: true, value: 1 });
  expect(readText(ttl, '300')).toEqual({ ok: true, value: 300 });
  expect(readText(ttl, 'auto').ok).toBe(false);
  const mixed = field('enum', {
    options: [
      { label: 'live', value: 'live' },
      { label: 'true', value: true },
    ],
  });
  expect(readText(mixed, 'true')).toEqual({ ok: true, value: true });
  expect(readText(mixed, 'dead').ok).toBe(false);
});

test('text stays text, whatever it looks like', () => {
  for (const text of ['1', 'true', 'null', ' x ', '{"a":1}']) {
    expect(readText(field('text'), text)).toEqual({ ok: true, value: text });
    expect(textOf(field('text'), text)).toBe(text);
  }
});

test('arbitrary JSON is parsed and shown as JSON', () => {
  expect(readText(field('json'), '"a"')).toEqual({ ok: true, value: 'a' });
  expect(textOf(field('json'), 'a')).toBe('"a"');
  expect(textOf(field('json'), null)).toBe('null');
  expect(readText(field('json'), '{').ok).toBe(false);
});

test('an empty control may have every meaning that the field allows', () => {
  const of = (kind: Field['kind'], isRequired: boolean, isNullable: boolean) =>
    // Only these properties are read.
    emptiesOf({ kind, isRequired, isNullable, base: undefined } as Field);
  expect(of('text', false, false)).toEqual(['absent', 'empty']);
  expect(of('text', true, true)).toEqual(['null', 'empty', 'absent']);
  expect(of('number', false, true)).toEqual(['absent', 'null']);
  expect(of('number', true, false)).toEqual(['absent']);
  expect([undefined, null, '', 'x', 0].map(emptyOf)).toEqual(['absent', 'null', 'empty', undefined, undefined]);
  expect((['absent', 'null', 'empty'] as const).map(valueOfEmpty)).toEqual([undefined, null, '']);
});
