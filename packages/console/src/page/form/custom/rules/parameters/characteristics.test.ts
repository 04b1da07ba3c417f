import { expect, test } from 'vitest';
import { COUNTED_BY, characteristicsProblem, printCharacteristic, readCharacteristic } from './characteristics.ts';

test('each characteristic is parsed and printed back unchanged', () => {
  for (const { id, asks } of COUNTED_BY) {
    const one = { id, name: asks === undefined ? '' : 'name' };
    expect(readCharacteristic(printCharacteristic(one))).toEqual(one);
  }
});

test('header names are lower-cased, and no name escapes its quotes', () => {
  expect(printCharacteristic({ id: 'header', name: 'X-Api-Key' })).toBe('http.request.headers["x-api-key"]');
  expect(printCharacteristic({ id: 'cookie', name: 'a"]b' })).toBe('http.request.cookies["a]b"]');
});

test('an unknown characteristic is preserved', () => {
  const text = 'substring(http.request.uri.path, 0, 4)';
  expect(readCharacteristic(text)).toEqual({ id: 'custom', name: text });
  expect(printCharacteristic(readCharacteristic(text))).toBe(text);
});

test('characteristics that cannot be combined are explained', () => {
  expect(characteristicsProblem(['cf.colo.id', 'ip.src'])).toBe(undefined);
  expect(characteristicsProblem(['ip.src', 'cf.unique_visitor_id'])).toMatch(/not both/);
  expect(characteristicsProblem(['ip.src', 'ip.src'])).toMatch(/duplicated/);
  expect(characteristicsProblem(['http.request.headers[""]'])).toMatch(/name is missing/);
});
