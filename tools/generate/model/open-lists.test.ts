/** Open lists of names in the compiled contract. */
import { expect, test } from 'vitest';
import { compileThing, documentOf, thing } from '../testing.ts';
import { isClosed } from './open-lists.ts';

test.each([
  [['asc', 'desc'], true],
  [['ASC', 'DESC'], true],
  [['on', 'off'], true],
  [['GET', 'POST'], true],
  [['', 'on', 'off'], true],
  [['one'], true],
  [['active', 'pending'], false],
  [['on', 'off', 'auto'], false],
])('%j is closed: %s', (values, closed) => expect(isClosed(values)).toBe(closed));

const schemaOf = (types: string, name: string) => {
  const get = `/** Get it. @http GET /a */ get(): APIPromise<Thing.${name}>;`;
  return documentOf(compileThing(thing(get, types))).schemas;
};

test('the tag field of a union is closed, a list elsewhere is open', () => {
  const types = `export type U = A | B;
export interface A { kind: 'a' | 'c'; state: 'new' | 'old' }
export interface B { kind: K; state?: string }
export type K = 'b' | 'd';`;
  expect(schemaOf(types, 'U')).toMatchObject({
    'Thing.A': {
      properties: {
        kind: { type: 'string', enum: ['a', 'c'] },
        state: { anyOf: [{ type: 'string', enum: ['new', 'old'] }, { type: 'string' }] },
      },
    },
    'Thing.K': { type: 'string', enum: ['b', 'd'] },
  });
});

test('a list that all objects of a union inherit is open', () => {
  const types = `export type U = A | B;
export interface Base { state: 'new' | 'old' }
export interface A extends Base { kind: 'a' }
export interface B extends Base { kind: 'b' }`;
  expect(schemaOf(types, 'U')).toMatchObject({
    'Thing.A': {
      properties: {
        kind: { const: 'a' },
        state: { anyOf: [{ type: 'string', enum: ['new', 'old'] }, { type: 'string' }] },
      },
    },
  });
});

test('lists of numbers, and lists mixed with other types, are unchanged', () => {
  const types = "export interface A { a: 1 | 2; b: 'x' | 'y' | number; c: 'x' | 'y' | (string & {}) }";
  expect(schemaOf(types, 'A')['Thing.A']).toMatchObject({
    properties: {
      a: { type: 'number', enum: [1, 2] },
      b: { anyOf: [{ type: 'string', enum: ['x', 'y'] }, { type: 'number' }] },
      c: { anyOf: [{ type: 'string', enum: ['x', 'y'] }, { type: 'string' }] },
    },
  });
});
