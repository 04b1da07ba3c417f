import { expect, test } from 'vitest';
import { jsonPlaces, placeOf, valuePlaces } from './json-places.ts';

const text = `{
  "name": "a, b: {\\"c\\"}",
  "rules": [
    { "action": "block", "on": true },
    7
  ],
  "a/b": { "~": null }
}`;
const at = (pointer: string): string => {
  const { from, to } = placeOf(jsonPlaces(text), pointer);
  return text.slice(from, to);
};

test("a field's range spans its name and value", () => {
  expect(at('/name')).toBe('"name": "a, b: {\\"c\\"}"');
  expect(at('/rules/0/on')).toBe('"on": true');
});

test('the range of a list item is found', () => {
  expect(at('/rules/1')).toBe('7');
  expect(at('/rules/0')).toBe('{ "action": "block", "on": true }');
});

test('names with pointer syntax characters are found', () => {
  expect(at('/a~1b/~0')).toBe('"~": null');
});

test('a missing field is marked at the start of its parent', () => {
  expect(at('/rules/0/expression')).toBe('{');
  expect(placeOf(jsonPlaces(text), '/zone_id')).toEqual({ from: 0, to: 1 });
});

test('truncated text has ranges for everything before the end', () => {
  const places = jsonPlaces('{"a": 1, "b": [tru');
  expect(places.get('/a')).toEqual({ from: 1, to: 7 });
  expect(placeOf(new Map(), '/a')).toEqual({ from: 0, to: 0 });
});

test("a value's range starts after the field's name", () => {
  const text = '{ "a:\\"b" : "s3cret: x", "list": ["one", "two"], "n": {"key" :12} }';
  const shown = (pointer: string) => valuePlaces(text, [pointer]).map(({ from, to }) => text.slice(from, to));
  expect(shown('/a:"b')).toEqual(['"s3cret: x"']);
  expect(shown('/list/1')).toEqual(['"two"']);
  expect(shown('/n/key')).toEqual(['12']);
  expect(shown('/list')).toEqual(['["one", "two"]']);
  expect(shown('/none')).toEqual([]);
});
