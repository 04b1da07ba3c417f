import { describe, expect, it } from 'vitest';
import { placeName, placeOf } from './places.ts';

describe('placeOf', () => {
  it.each([
    ['pt', 'PT'],
    ['Portugal', 'PT'],
    ['as64496', 'AS64496'],
    ['ASN 64496', 'AS64496'],
    ['64496', 'AS64496'],
    ['AS', 'AS'],
    ['Kosovo', 'XK'],
  ])('%s is the place %s', (typed, place) => expect(placeOf(typed)).toBe(place));

  it.each(['', 'XX', 'Atlantis', 'AS0', '0', 'AS123456789012'])('%s is not a place', (typed) =>
    expect(placeOf(typed)).toBeUndefined(),
  );
});

it('placeName returns the name of a place', () => {
  expect([placeName(undefined), placeName('PT'), placeName('AS64496'), placeName('world'), placeName('AS')]).toEqual([
    'Worldwide',
    'Portugal',
    'AS64496',
    'Worldwide',
    'American Samoa',
  ]);
});
