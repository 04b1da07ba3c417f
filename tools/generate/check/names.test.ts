/** Type names: types of operations, branches, and duplicate shapes. */
import { describe, expect, test } from 'vitest';
import { at, compileThing, LIST, problemsOf, reported, thing } from '../testing.ts';

const get = (name: string, types: string, path = name): string =>
  `/** Do it. @http GET /${path}/{id} */ ${name}(id: string, ${types}`;

describe('params and results', () => {
  const NAMED = 'name it after the concept, and say in api/official-names which name stands for it';

  test('params of two operations that are named after one of them are reported', () => {
    const methods = `${get('get', 'params: Thing.GetParams): APIPromise<string>;')}
${get('find', 'params: Thing.GetParams): APIPromise<string>;')}`;
    expect(problemsOf(methods, 'export interface GetParams { a: string }')).toEqual([
      at(4, `thing.find: 'Thing.GetParams' is named after thing.get: ${NAMED}`),
    ]);
  });

  test('a result of two operations that is named after one of them is reported', () => {
    const methods = `readonly parts: Thing.Parts;
${get('get', 'options?: RequestOptions): APIPromise<Thing.GetResponse>;')}`;
    const parts = `/** Parts. */ export interface Parts { ${get('find', 'options?: RequestOptions): APIPromise<GetResponse | null>;', 'parts')} }`;
    expect(reported(compileThing(thing(methods, `${parts} export interface GetResponse { a: string }`)))).toEqual([
      at(7, `thing.parts.find: 'Thing.GetResponse' is named after thing.get: ${NAMED}`),
    ]);
  });

  test('operations of the same method may share the type that is named after it', () => {
    const methods = `readonly parts: Thing.Parts; ${get('get', 'options?: RequestOptions): APIPromise<Thing.GetResponse>;')}`;
    const parts = `/** Parts. */ export interface Parts { ${get('get', 'options?: RequestOptions): APIPromise<GetResponse>;', 'parts')} }`;
    expect(problemsOf(methods, `${parts} export interface GetResponse { a: string }`)).toEqual([]);
  });

  test('a common type may be the result of any operation', () => {
    const methods = `readonly parts: Thing.Parts; ${get('get', 'options?: RequestOptions): APIPromise<Thing.Row>;')}`;
    const parts = `/** Parts. */ export interface Parts { ${get('get', 'options?: RequestOptions): APIPromise<Row>;', 'parts')} }`;
    expect(problemsOf(methods, `${parts} export interface Row { a: string }`)).toEqual([]);
  });

  test('an alias that hides the name of a result is reported', () => {
    const types = 'export interface Row { a: string }\nexport type GetResponse = Row;';
    expect(problemsOf(get('get', 'options?: RequestOptions): APIPromise<Thing.GetResponse>;'), types)).toEqual([
      at(7, "Thing.GetResponse shows as 'Thing.Row': write 'export interface GetResponse extends Thing.Row {}'"),
    ]);
  });
});

describe('meaningless names', () => {
  test('a numbered branch is reported, an alias of that name is not', () => {
    const types =
      'export type A = A.UnionMember0 | A.Cat;\nexport namespace A { export interface UnionMember0 { dog: 1 } export interface Cat { cat: 1 } export type UnionMember1 = Cat; }';
    expect(problemsOf(LIST, types).map((one) => one.slice(0, 57))).toEqual([
      'api/thing.ts:7: Thing.A.UnionMember0 numbers a branch: na',
    ]);
  });

  test('an alias of unknown needs a reason', () => {
    const types = 'export type A = unknown;\n/** Cloudflare documents nothing of it. */ export type B = unknown;';
    expect(problemsOf(LIST, types).map((one) => one.slice(0, 50))).toEqual([
      'api/thing.ts:6: Thing.A is an alias of unknown: wr',
    ]);
  });
});

describe('duplicate shapes', () => {
  const fields = '{ a: string; b: number; /** @min 1 */ c?: number }';
  const said = (name: string, twin: string): string =>
    `Thing.${name} says the same as Thing.${twin}: use that; another name for it is a line of api/official-names`;

  test('duplicate results of one concept are reported', () => {
    const types = `export interface RowGetResponse ${fields}\nexport interface RowEditResponse ${fields}`;
    expect(problemsOf(LIST, types)).toEqual([at(7, said('RowEditResponse', 'RowGetResponse'))]);
  });

  test('a type that duplicates its parameter form is reported', () => {
    expect(problemsOf(LIST, `export interface A ${fields}\nexport interface AParam ${fields}`)).toEqual([
      at(7, said('AParam', 'A')),
    ]);
  });

  test('duplicates inside other types are reported', () => {
    const types = `export interface A { b: A.B } export namespace A { export interface B ${fields} }
export interface C { b: C.B } export namespace C { export interface B ${fields} }`;
    expect(problemsOf(LIST, types)).toEqual([at(7, said('C.B', 'A.B'))]);
  });

  test('duplicate unions are reported', () => {
    const types = "export type A = 'x' | 'y' | 'z';\nexport type A2 = 'x' | 'y' | 'z';";
    expect(problemsOf(LIST, types)).toEqual([at(7, said('A2', 'A'))]);
  });

  test('equal shapes with distinct names are separate concepts', () => {
    expect(problemsOf(LIST, `export interface A ${fields}\nexport interface B ${fields}`)).toEqual([]);
  });
});
