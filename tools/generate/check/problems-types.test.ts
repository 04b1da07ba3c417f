/** Problems of syntax, names and types: each with its place and the correct form. */
import { describe, expect, test } from 'vitest';
import {
  anyType,
  at,
  compileThing,
  declare,
  GET,
  LIST,
  method,
  problemsOf,
  refused,
  reported,
  thing,
} from '../testing.ts';

describe('read', () => {
  test.each([
    ['const x = 1;', 'VariableDeclaration', 'exported interfaces, types and namespaces'],
    ['export const x = 1;', 'VariableDeclaration', 'an interface or a type'],
    ['export default interface A {}', 'ExportDefaultDeclaration', 'exported interfaces, types and namespaces'],
    ["export * from './kv.ts';", 'ExportAllDeclaration', 'exported interfaces, types and namespaces'],
    ['export enum A { B }', 'TSEnumDeclaration', 'an interface or a type'],
    ['export abstract class A {}', 'ClassDeclaration', 'an interface or a type'],
    ["export declare module 'x';", 'TSModuleDeclaration', "'export declare namespace Name { … }'"],
    ['export interface A { [Symbol.x]: string }', 'TSPropertySignature', 'a plain name'],
    ['export interface A { (x: string): void }', 'TSCallSignatureDeclaration', 'a field or a method'],
    ['export interface A { get x(): string }', 'TSMethodSignature', 'a field or a method'],
    ['export type A = any;', 'TSAnyKeyword', anyType],
    ['export type A = [string];', 'TSTupleType', anyType],
    ['export type A = keyof B;', 'TSTypeOperator', anyType],
    ['export type A = undefined;', 'TSUndefinedKeyword', anyType],
    ['export type A = { [K in B]: string };', 'TSMappedType', anyType],
    ['export type A = () => string;', 'TSFunctionType', anyType],
  ])('the reader rejects %s', (text, what, write) => {
    expect(reported(compileThing(`${thing(LIST)}\n${text}`))).toContain(at(8, refused(what, write)));
  });

  test.each([
    ['export type A = string', 'export type B = ;', 'this is not TypeScript: Unexpected token'],
    ['', 'export { type B };', "'B' is exported but not imported in this file: import it first"],
    ['', "import { B } from './b.ts';", "write 'import type': the contract holds types only"],
    ['', "import type B from './b.ts';", "'B' is a default import: write 'import type { B }'"],
    ['', 'export interface B<T> { a: T }', "'B' has type parameters: write the types out"],
    ['', 'export type B<T> = T;', "'B' has type parameters: write the types out"],
    ['', 'export interface B { a }', "no type: write one after a colon, 'name: string'"],
    [
      'export interface A { a: string }',
      'export interface B extends A<string> {}',
      'a base with type arguments: write its fields out',
    ],
    [
      '',
      "export import B = require('x');",
      "TSExternalModuleReference is not a name: write a type's name, with dots for namespaces",
    ],
    ['', 'export type B = { a(): string };', 'a nested object has a method: only resources have methods'],
    ['', 'export type B = 1n;', 'only string, number and boolean literals can be written'],
    [
      '',
      '/** @min 3 */ /** Text. */ export type B = string;',
      'nothing takes @min: write the comment right before a type, a field or a method',
    ],
    [
      '',
      'export type B = { /** @min 3 */ [key: string]: number };',
      'nothing takes @min: write the comment right before a type, a field or a method',
    ],
  ])('%s ; %s: %s', (before, text, message) => {
    expect(reported(compileThing(`${thing(LIST)}\n${before}\n${text}`))).toContain(at(9, message));
  });

  test('anything but a name in a parameter list is rejected', () => {
    const methods = method(GET, 'list<T>(...ids: string[]): APIPromise<string>;');
    expect(problemsOf(methods)).toEqual([
      at(3, "'list' has type parameters: write the types out, or '<ID extends string>' for 'ByID'"),
      at(3, refused('RestElement', 'a name and its type')),
    ]);
  });

  test('a method without a result type is a problem, not a crash', () => {
    expect(problemsOf(method(GET, 'list();'))[0]).toBe(at(3, "no type: write one after a colon, 'name: string'"));
  });

  test.each(['string | unknown', 'unknown | B | null', 'unknown | null'])('%s is a problem: it is unknown', (type) => {
    const text = `${thing(LIST)}\nexport interface B { a: string }\nexport type A = ${type};`;
    expect(reported(compileThing(text)).filter((line) => line.includes('A:'))).toContain(
      at(9, "A: a union with unknown is unknown: leave unknown out, or write 'unknown' alone"),
    );
  });

  test('lines are right after characters of four bytes', () => {
    expect(reported(compileThing(`${thing(LIST)}\n// 😀😀😀\n/* 😀 */ export type B = any;`))).toEqual([
      at(9, refused('TSAnyKeyword', anyType)),
    ]);
  });
});

describe('names', () => {
  test.each([
    ['a field', LIST, 'export interface A { a: B }', at(6, declare('B'))],
    ['an array in a union', LIST, 'export type A = string | B[];', at(6, declare('B'))],
    ['a base', LIST, 'export interface A extends B {}', at(6, declare('B'))],
    ['an alias', LIST, 'export import A = Thing.B;', at(6, declare('Thing.B'))],
    ['a step into an alias', LIST, 'export type A = string; export type C = A.D;', at(6, declare('A.D'))],
    ['a result', method(GET, 'list(): APIPromise<B>;'), '', at(3, declare('B'))],
    ['a result that may be null', method(GET, 'list(): APIPromise<B | null>;'), '', at(3, declare('B'))],
    ['an item of a page', method(GET, 'list(): PagePromise<SinglePage<B>, B>;'), '', at(3, declare('B'))],
    ['params', method(GET, 'list(params: B): APIPromise<string>;'), '', at(3, declare('B'))],
    ['a field of params', method(GET, 'list(params: { a: B }): APIPromise<string>;'), '', at(3, declare('B'))],
    ['an argument', method('@http GET /things/{id}', 'list(id: B): APIPromise<string>;'), '', at(3, declare('B'))],
    ['a body', method('@http PUT /things', 'list(body: B): APIPromise<string>;'), '', at(3, declare('B'))],
    ['Array', LIST, 'export type A = Array<string>;', at(6, "unknown type 'Array': write 'T[]'")],
    [
      'Record',
      LIST,
      'export type A = Record<string, string>;',
      at(6, "unknown type 'Record': write '{ [key: string]: T }'"),
    ],
    [
      'Date',
      LIST,
      'export type A = Date;',
      at(6, "unknown type 'Date': write 'DateTime' of _shared.ts: values are as they travel"),
    ],
    [
      'Partial',
      LIST,
      'export type A = Partial<B>;',
      at(6, "unknown type 'Partial': write the fields out in an interface"),
    ],
  ])('an unknown name in %s is reported', (_, methods, types, problem) => {
    expect(problemsOf(methods, types)).toContain(problem);
  });

  test('a name of the namespace used outside of it is reported', () => {
    expect(problemsOf(method(GET, 'list(): APIPromise<A>;'), 'export type A = string;')).toEqual([
      at(3, "unknown type 'A': write 'Thing.A'"),
    ]);
  });

  test('two declarations of one name are reported', () => {
    expect(problemsOf(LIST, 'export type A = string;\nexport type A = number;')).toContain(
      at(7, "'Thing.A' is declared twice, first at api/thing.ts:6: rename one"),
    );
  });

  test('circular aliases are reported', () => {
    expect(problemsOf(LIST, 'export type A = B;\nexport type B = A;\nexport type C = A.X;')).toEqual([
      at(6, 'Thing.A refers to itself: write what it is'),
      at(7, 'Thing.B refers to itself: write what it is'),
      at(8, declare('A.X')),
    ]);
  });
});

describe('types', () => {
  const told1 = 'by which the union is distinguished: write \'kind: "its value"\'';
  const cat = "export interface Cat { kind: 'cat' }\nexport interface Dog { name: string }\n";
  test.each([
    [
      'a member without the field',
      '/** @discriminator kind */ export type A = Cat | Dog;',
      `'Dog' has no literal field 'kind', ${told1}`,
    ],
    [
      'a member with any text',
      '/** @discriminator kind */ export type A = Cat | { kind: string };',
      `an object has no literal field 'kind', ${told1}`,
    ],
    [
      'a tag on a field',
      'export interface A { /** @discriminator kind */ a: Cat | Dog }',
      `'Dog' has no literal field 'kind', ${told1}`,
    ],
    [
      'a tag inside of an array',
      'export interface A { a: (/** @discriminator kind */ Cat | Dog)[] }',
      `'Dog' has no literal field 'kind', ${told1}`,
    ],
    [
      'a union of unions',
      'export type B = Cat | Dog; /** @discriminator kind */ export type A = B | Cat;',
      `'Dog' has no literal field 'kind', ${told1}`,
    ],
    [
      'no union',
      '/** @discriminator kind */ export type A = Cat;',
      "@discriminator kind is for unions: write 'A | B', or remove it",
    ],
    [
      'a base that is no interface',
      'export type B = Cat | Dog; export interface A extends B {}',
      "its base 'B' is not an interface: write its fields out",
    ],
  ])('%s', (_, types, message) => {
    expect(problemsOf(LIST, cat + types)).toEqual([at(8, `Thing.A: ${message}`)]);
  });

  test('members may inherit the tag, take it from an alias, or be null', () => {
    const types = `${cat}export type Kind = 'bird';
export interface Bird { kind: Kind } export interface Owl extends Bird { big: boolean }
/** @discriminator kind */ export type A = Cat | Owl | { kind: 'ant' } | null;`;
    expect(problemsOf(LIST, types)).toEqual([]);
  });
});
