/** The tree of a product: rows, names and files of nested resources. */
import { describe, expect, test } from 'vitest';
import { compileThing, entryOf, indexOf, output, rowsOf, thing } from './testing.ts';

describe('the tree of a product', () => {
  const list = (path: string, name = 'list', args = ''): string =>
    `/** Do it. @http GET ${path} */ ${name}(${args}params: InAccount): APIPromise<string>;`;

  test('bases are shared, appended, replaced or absent', () => {
    const compiled = compileThing(
      thing(
        `readonly a: Thing.A; readonly z: Thing.Z; ${list('/accounts/{account_id}/t')}`,
        `/** A. */ export interface A { readonly b: A.B; ${list('/accounts/{account_id}/t/{id}/a', 'list', 'id: string, ')} }
export namespace A { /** B. */ export interface B { readonly c: B.C; ${list('/accounts/{account_id}/t/{id}/a/b', 'get', 'id: string, ')} }
  export namespace B { /** C. */ export interface C { readonly d: C.D }
    export namespace C { /** D. */ export interface D { /** Do it. @http POST /t/d */ create(): APIPromise<string>; } } } }
/** Z. */ export interface Z { ${list('/accounts/{account_id}/z')} /** Do it. @http GET /zones/{zone_id}/z */ get(params: InZone): APIPromise<string>; }`,
      ),
    );
    expect(rowsOf(compiled)).toEqual([
      '@/t',
      'list',
      '.a +/{id}/_',
      'list',
      '..b',
      'get',
      '...c',
      '....d /t/_',
      'create ^none !',
      '.z =',
      'list /accounts/{account_id}/z',
      'get /zones/{zone_id}/z',
    ]);
    expect(output(compiled, 'table.ts')).toContain(
      "export const BaseThing: Product<'thing', Omit<Api.Thing, 'a' | 'z'>>",
    );
    expect(indexOf(compiled).operations.map((one) => one.name)).toEqual([
      'thing.list',
      'thing.a.list',
      'thing.a.b.get',
      'thing.a.b.c.d.create',
      'thing.z.list',
      'thing.z.get',
    ]);
  });

  test('a base below its parent is appended', () => {
    const compiled = compileThing(
      thing(
        `readonly a: Thing.A; ${list('/accounts/{account_id}/t')}`,
        `/** A. */ export interface A { ${list('/accounts/{account_id}/t/x/{account_id}/a')} }`,
      ),
    );
    expect(rowsOf(compiled)).toEqual(['@/t', 'list', '.a +/x/{account_id}/_', 'list']);
  });

  test('a resource may be reached through an alias', () => {
    const compiled = compileThing(
      thing(
        'readonly a: Thing.B;',
        `/** A. */ export interface A { ${list('/accounts/{account_id}/t')} } export type B = A;`,
      ),
    );
    expect(rowsOf(compiled)).toEqual(['', '.a @/t', 'list']);
  });

  test('the parts of a product folder belong to the namespace of its index', () => {
    const imports = "import type { APIPromise } from '../_client.ts'; import type * as Shared from '../_shared.ts';";
    const compiled = compileThing(thing(''), {
      'api/big/index.ts': `import type { Parts } from './parts.ts'; import type { Other } from './other.ts';
/** Big: much. @product big Big @docs https://example.com/ */ export interface Big { readonly parts: Parts; readonly other: Big.Other }
export declare namespace Big { export { type Parts, type Other }; export interface Row { size: number } }`,
      'api/big/parts.ts': `${imports} import type { Big } from './index.ts';
/** Parts. */ export interface Parts { /** Do it. @http GET /parts */ get(params: Parts.GetParams): APIPromise<Big.Row>; }
export declare namespace Parts { export interface GetParams extends Getting {} export interface Getting { n: Shared.Integer } }`,
      'api/big/other.ts': `${imports} import type { Parts } from './parts.ts';
/** Other. */ export interface Other { /** Do it. @http GET /other */ get(params: Parts.Getting): APIPromise<string>; }`,
    });
    expect(rowsOf(compiled, 'Big')).toEqual(['', '.parts', 'get', '.other', 'get']);
    expect(entryOf(compiled, 'big.parts.get')).toBe('{ params: Big.Parts.GetParams; result: Big.Row }');
    expect(entryOf(compiled, 'big.other.get')).toBe('{ params: Big.Parts.Getting; result: string }');
    expect(output(compiled, 'products.ts')).toContain("import type { Big } from '../../../../api/big/index.ts';");
  });

  test('special bodies are imported by the products that need them', () => {
    const compiled = compileThing(
      thing('/** Do it. @http PUT /t @body multipart quirk=kv */ go(params: { a: string }): APIPromise<string>;'),
    );
    expect(output(compiled, 'table.ts')).toContain("import { kv } from '../request/body-encoders.ts';");
    expect(output(compiled, 'table.ts')).toContain(
      "{ key: 'thing', rows: ThingRows, encoders: { kv }, parts: { uploads } }",
    );
  });
});
