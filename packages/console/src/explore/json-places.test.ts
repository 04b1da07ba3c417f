import { expect, test } from 'vitest';
import { jsonPlaces, placeOf } from './json-places.ts';

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

test('a field is found from its name to the end of its value', () => {
  expect(at('/name')).toBe('"name": "a, b: {\\"c\\"}"');
  expect(at('/rules/0/on')).toBe('"on": true');
});

test('an item of a list is found', () => {
  expect(at('/rules/1')).toBe('7');
  expect(at('/rules/0')).toBe('{ "action": "block", "on": true }');
});

test('names with signs of pointers are found', () => {
  expect(at('/a~1b/~0')).toBe('"~": null');
});

test('what is missing is marked at the beginning of what should hold it', () => {
  expect(at('/rules/0/expression')).toBe('{');
  expect(placeOf(jsonPlaces(text), '/zone_id')).toEqual({ from: 0, to: 1 });
});

test('text that breaks off has places before the end', () => {
  const places = jsonPlaces('{"a": 1, "b": [tru');
  expect(places.get('/a')).toEqual({ from: 1, to: 7 });
  expect(placeOf(new Map(), '/a')).toEqual({ from: 0, to: 0 });
});
