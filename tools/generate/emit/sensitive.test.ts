import { describe, expect, test } from 'vitest';
import { compileThing, documentOf, schemasOf, thing } from '../testing.ts';
import { sensitiveFields, sensitiveNames } from './sensitive.ts';

/** Sensitive fields of one method with these params, result and types. */
function found(params: string, result = 'string', types = '') {
  const compiled = compileThing(
    thing(`/** Do it. @http POST /t */ go(params: ${params}): APIPromise<${result}>;`, types),
  );
  const document = documentOf(compiled);
  return {
    names: sensitiveNames([document]).get('thing.go'),
    fields: sensitiveFields(schemasOf(compiled, 'thing.go'), document).map(({ name }) => name),
  };
}

describe('rows of sensitive fields', () => {
  test.each([
    ['a field at the top', '{ /** @sensitive */ text: string }', undefined, '', ['text']],
    [
      'a field deep inside',
      '{ a: Thing.A[] }',
      undefined,
      'export interface A { b: { /** @sensitive */ x: string } }',
      ['x'],
    ],
    [
      'both names of a field that travels under another',
      '{ /** @wire w @sensitive */ text: string }',
      undefined,
      '',
      ['text', 'w'],
    ],
    ['the field whose items are secrets', '{ codes: (/** @sensitive */ string)[] }', undefined, '', ['codes']],
    [
      'the field whose values are secrets',
      '{ env: { [key: string]: /** @sensitive */ string } }',
      undefined,
      '',
      ['env'],
    ],
    [
      'a secret-looking name that may hold anything',
      '{ /** @sensitive */ credentials: JsonObject }',
      undefined,
      '',
      ['credentials'],
    ],
    ['fields of the result', '{}', 'Thing.A', 'export interface A { /** @sensitive */ value: string }', ['value']],
    ['the result itself', '{}', 'Thing.A', '/** @sensitive */ export type A = string;', ['*']],
    [
      'a member of a union',
      '{ a: Thing.A | Thing.B }',
      undefined,
      'export interface A { /** @sensitive */ x: string } export interface B { y: string }',
      ['x'],
    ],
    [
      'a field of a type that holds itself',
      '{ a: Thing.A }',
      undefined,
      'export interface A { a: Thing.A; /** @sensitive */ x: string }',
      ['x'],
    ],
  ])('%s', (_, params, result, types, names) => {
    expect(found(params, result, types).names).toEqual(names);
  });

  test('fields that are secret by name, and text, numbers and lists of them, are left out', () => {
    const params =
      '{ /** @sensitive */ token: string | null; /** @sensitive */ password?: number; /** @sensitive */ psk: string[] }';
    expect(found(params)).toEqual({ names: undefined, fields: expect.arrayContaining(['token', 'password', 'psk']) });
  });
});
