/** Type names: types of operations, branches, and duplicate shapes. */
import { describe, expect, test } from 'vitest';
import { at, compileThing, LIST, problemsOf, thing, told } from '../testing.ts';

const get = (name: string, types: string, path = name): string =>
  `/** Do it. @http GET /${path}/{id} */ ${name}(id: string, ${types}`;

describe('params and results', () => {
  test('params that belong to another operation are reported', () => {
    const methods = `${get('get', 'params: Thing.GetParams): APIPromise<string>;')}
${get('find', 'params: Thing.GetParams): APIPromise<string>;')}`;
    expect(problemsOf(methods, 'export interface GetParams { a: string }').map((one) => one.slice(0, 75))).toEqual([
      "api/thing.ts:4: thing.find: 'Thing.GetParams' belongs to thing.get: give th",
    ]);
  });

  test('a result may serve several operations of its resource, but not of another', () => {
    const methods = `readonly parts: Thing.Parts;
${get('get', 'options?: RequestOptions): APIPromise<Thing.GetResponse>;')}
${get('find', 'options?: RequestOptions): APIPromise<Thing.GetResponse>;')}`;
    const parts = `/** Parts. */ export interface Parts { ${get('get', 'options?: RequestOptions): APIPromise<GetResponse | null>;', 'parts')} }`;
    expect(told(compileThing(thing(methods, `${parts} export interface GetResponse { a: string }`)))).toEqual([
      "api/thing.ts:8: thing.parts.get: 'Thing.GetResponse' belongs to thing.get, another resource: give the operation a result type of its own",
    ]);
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
  const said = "Thing.EditResponse says the same as Thing.GetResponse: write 'export interface EditResponse extends";

  test('duplicate results of one resource are reported', () => {
    const methods = `${get('get', 'options?: RequestOptions): APIPromise<Thing.GetResponse>;')} ${get('edit', 'options?: RequestOptions): APIPromise<Thing.EditResponse>;')}`;
    const types = `export interface GetResponse ${fields}\nexport interface EditResponse ${fields}`;
    expect(problemsOf(methods, types)).toEqual([at(7, `${said} Thing.GetResponse {}'`)]);
  });

  test('a type that duplicates its parameter form is reported', () => {
    expect(problemsOf(LIST, `export interface A ${fields}\nexport interface AParam ${fields}`)).toEqual([
      at(7, "Thing.AParam says the same as Thing.A: write 'export interface AParam extends Thing.A {}'"),
    ]);
  });

  test('equal shapes with distinct names are separate concepts', () => {
    expect(problemsOf(LIST, `export interface A ${fields}\nexport interface B ${fields}`)).toEqual([]);
  });
});
