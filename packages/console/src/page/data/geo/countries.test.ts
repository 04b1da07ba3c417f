import { expect, test } from 'vitest';
import { countries, countryName } from './countries.ts';

test('every country is listed once under its current code', () => {
  const names = countries().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(245);
  expect(countries().map(({ code }) => code)).toEqual(
    expect.arrayContaining(['DE', 'GB', 'RU', 'TW', 'XK', 'CD', 'TL']),
  );
});

test.each(['DD', 'UK', 'SU', 'FX', 'YU', 'CS', 'AN', 'BU', 'ZR', 'TP', 'EU', 'ZZ', 'de', 'D'])(
  '%s is not a country code',
  (code) => expect(countryName(code)).toBeUndefined(),
);
