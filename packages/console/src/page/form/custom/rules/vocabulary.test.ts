import { FIELDS as ALL_FIELDS, FUNCTIONS as ALL_FUNCTIONS } from '@flarewire/rules-language';
import { expect, it } from 'vitest';
import { FIELDS, FUNCTIONS, labelOf, MAPS } from './vocabulary.ts';

it('every field of the scheme is offered with a label', () => {
  const offered = new Set([...FIELDS, ...MAPS].map(({ name }) => name));
  const missing = ALL_FIELDS.filter(({ name, replacedBy }) => replacedBy === undefined && !offered.has(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(ALL_FIELDS.filter(({ name }) => labelOf(name) === name).map(({ name }) => name)).toEqual([]);
});

it('every function of the scheme is offered in a group', () => {
  expect(FUNCTIONS.map(({ name }) => name)).toEqual(ALL_FUNCTIONS.map(({ name }) => name));
  expect(FUNCTIONS.filter(({ words }) => words.startsWith('Other'))).toEqual([]);
});
