/** Golden tests: exact outputs of tiny contracts. */
import { describe, expect, test } from 'vitest';
import { compileThing, documentOf, entryOf, indexOf, output, rowsOf, thing } from './testing.ts';

const VALUES = `/** Do it.
 *  @http PUT /accounts/{account_id}/things/{thing_id}
 *  @permission Things Write; Things Admin
 *  @plans pro enterprise
 *  @availability beta
 *  @status 202 */
update(thingID: string, params: Thing.ThingUpdateParams, options?: RequestOptions): APIPromise<Thing.Item | null>;`;
const UPDATE = `/** What is sent. */ export interface ThingUpdateParams extends InAccount { name: string; /** @query */ dry?: boolean }
export interface Item { /** @readOnly */ id: string; size: Integer | null }`;

describe('outputs of one operation', () => {
  const compiled = compileThing(thing(VALUES, UPDATE));

  test('rows.ts', () => {
    expect(
      output(compiled, 'rows.ts'),
    ).toBe(`/** The rows of the operation table. Made by tools/generate from api/: do not edit. */
export const ThingRows = '@/things/{}\\nupdate ?dry';
`);
  });

  test('all-rows.ts', () => {
    expect(
      output(compiled, 'all-rows.ts'),
    ).toBe(`/** The rows of the whole operation table. Made by tools/generate from api/: do not edit. */

/** Products between tabs: the key, the name of the class if it is not the capitalized key, and the rows. */
export const allRows = 'thing\\n@/things/{}\\nupdate ?dry';
`);
  });

  test('table.ts', () => {
    expect(
      output(compiled, 'table.ts'),
    ).toBe(`/** The products of the operation table. Made by tools/generate from api/: do not edit. */
import type { Product } from '../operation.ts';
import type * as Api from './products.ts';
import { ThingRows } from './rows.ts';

export const Thing: Product<'thing', Api.Thing> = { key: 'thing', rows: ThingRows };
export const BaseThing: Product<'thing', Api.Thing> = { key: 'thing', rows: ThingRows, base: true };
`);
  });

  test('facts.ts and facts/thing.ts', () => {
    expect(
      output(compiled, '/facts.ts'),
    ).toBe(`/** What errors and warnings say of every operation. Made by tools/generate from api/: do not edit. */

/** The parts of the facts, each with all products in the order of the table between tabs. */
export const columns: readonly string[] = [
  '=Things:W,Things Admin',
  '(',
  '',
  '',
];
`);
    expect(
      output(compiled, 'facts/thing.ts'),
    ).toBe(`/** What errors and warnings say of \`thing\`. Made by tools/generate from api/: do not edit. */
export const thing = '=Things:W,Things Admin\\t(';
`);
  });

  test('products.ts', () => {
    expect(
      output(compiled, 'products.ts'),
    ).toBe(`/** The products of the API and their types. Made by tools/generate from api/: do not edit. */
import type { Thing } from '../../../../api/thing.ts';

export type { Thing };

/** The resource tree: what a client offers below itself. */
export interface Products {
  /** Thing: what it is. */
  readonly thing: Thing;
}
`);
  });

  test('operations.ts', () => {
    expect(
      output(compiled, 'operations.ts'),
    ).toBe(`/** Every operation by name, for \`client.call\`. Made by tools/generate from api/: do not edit. */
import type { Thing } from './products.ts';

export interface Operations {
  'thing.update': { params: Thing.ThingUpdateParams & { thing_id: string }; result: Thing.Item | null };
}
`);
  });

  test('cloudflare.ts', () => {
    expect(
      output(compiled, 'cloudflare.ts'),
    ).toBe(`/** The full client: the class, its resource tree and the types of every product. Made by tools/generate from api/: do not edit. */
import type * as Shared from '../../../../api/_shared.ts';
import type { Integer, InAccount, InZone, InAccountOrZone } from '../../../../api/_shared.ts';
import { CloudflareBase } from '../cloudflare.ts';
import type {} from './official-names.d.ts';
import type { Products, Thing } from './products.ts';

/** Client with every product: \`new Cloudflare({ apiToken })\`. */
export class Cloudflare extends CloudflareBase {
  static readonly Cloudflare: typeof Cloudflare = Cloudflare;
}
// The products become properties in the constructor.
export interface Cloudflare extends Products {}
export declare namespace Cloudflare {
  export type { Shared, Thing, Integer, InAccount, InZone, InAccountOrZone };
}
`);
  });

  test('index.json', () => {
    expect(indexOf(compiled)).toEqual({
      products: [
        {
          key: 'thing',
          title: 'Thing',
          docs: 'https://example.com/',
          namespace: 'Thing',
          summary: 'Thing: what it is.',
        },
      ],
      operations: [
        {
          name: 'thing.update',
          product: 'thing',
          method: 'PUT',
          path: '/accounts/{account_id}/things/{thing_id}',
          args: ['thing_id'],
          summary: 'Do it',
          docs: 'https://developers.cloudflare.com/api/resources/thing/methods/update/',
          permissions: ['Things Write', 'Things Admin'],
          plans: ['pro', 'enterprise'],
          availability: 'beta',
          nullable: true,
          request: 'json',
          response: 'json',
          status: 202,
          envelope: true,
        },
      ],
      undocumented: [],
    });
  });

  test('thing.json', () => {
    expect(documentOf(compiled)).toEqual({
      key: 'thing',
      title: 'Thing',
      schemas: {
        'Thing.Item': {
          type: 'object',
          properties: { id: { type: 'string', readOnly: true }, size: { type: ['integer', 'null'] } },
          required: ['id', 'size'],
        },
      },
      operations: {
        'thing.update': {
          params: [
            { name: 'thing_id', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'account_id', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'name', in: 'body', required: true, schema: { type: 'string' } },
            { name: 'dry', in: 'query', required: false, schema: { type: 'boolean' } },
          ],
          body: {
            required: true,
            schema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
          },
          result: { anyOf: [{ $ref: '#/schemas/Thing.Item' }, { type: 'null' }] },
        },
      },
    });
  });
});

/** The row of one method `go` at `/t`, and what `client.call` knows of it. */
function row(tags: string, signature: string, types = ''): readonly [string, string] {
  const compiled = compileThing(thing(`/** Do it. @http ${tags} */ go${signature};`, types));
  return [rowsOf(compiled).join('|'), entryOf(compiled, 'thing.go')];
}
const NONE = '{ params?: { [key: string]: never }; result: string }';

describe('rows and entries', () => {
  test.each([
    ['a verb that its name does not tell', 'GET /t', '(): APIPromise<string>', '/t|go !', NONE],
    ['no body where there are no fields', 'POST /t', '(): APIPromise<string>', '/t|go P ^none !', NONE],
    [
      'a deletion',
      'DELETE /t',
      '(params?: {} | null): APIPromise<string>',
      '/t|go D',
      '{ params?: {  }; result: string }',
    ],
    [
      'a positional value',
      'GET /t/{t_id}',
      '(tID: Integer): APIPromise<string>',
      '/t/{t_id}|go !',
      '{ params: { t_id: Shared.Integer }; result: string }',
    ],
    [
      'a name that is no identifier',
      'GET /t/{t-id}',
      '(tID: string): APIPromise<string>',
      '/t/{t-id}|go !',
      '{ params: { "t-id": string }; result: string }',
    ],
    [
      'two values in a segment',
      'GET /t/{a}.{b}.png',
      '(b: string, params: { a: string }): APIPromise<string>',
      '/t/{a}.{b}.png|go',
      '{ params: { a: string } & { b: string }; result: string }',
    ],
    [
      'account or zone',
      'GET /{account_or_zone}/t',
      '(params: InAccountOrZone): APIPromise<string>',
      '~/t|go',
      '{ params: Shared.InAccountOrZone; result: string }',
    ],
    [
      'a zone',
      'GET /zones/{zone_id}/t',
      '(params: InZone): APIPromise<string>',
      '!/t|go',
      '{ params: Shared.InZone; result: string }',
    ],
    [
      'an argument that is in the body too',
      'PUT /t/{id}',
      '(id: string, params: { /** @inBody */ id?: string }): APIPromise<string>',
      '/t/{id}|go U &id',
      '{ params: { id?: string } & { id: string }; result: string }',
    ],
    [
      '@query of a POST',
      'POST /t',
      '(params: { /** @query */ a: string; b: string }): APIPromise<string>',
      '/t|go P ?a',
      '{ params: { a: string; b: string }; result: string }',
    ],
    [
      '@inBody of a GET',
      'GET /t',
      '(params: { /** @inBody */ a: string; b: string }): APIPromise<string>',
      '/t|go ^json',
      '{ params: { a: string; b: string }; result: string }',
    ],
    [
      '@header',
      'GET /t',
      '(params: { /** @header If-Match */ etag?: string; /** @header range */ range?: string }): APIPromise<string>',
      '/t|go #etag=If-Match,range',
      '{ params: { etag?: string; range?: string }; result: string }',
    ],
    [
      '@wire',
      'POST /t',
      '(params: { /** @wire tag */ body_tag: string; /** @query @wire tag */ query_tag: string }): APIPromise<string>',
      '/t|go P ?query_tag $body_tag=tag,query_tag=tag',
      '{ params: { body_tag: string; query_tag: string }; result: string }',
    ],
    [
      '@comma',
      'GET /t',
      '(params: { /** @comma */ ids: string[] }): APIPromise<string>',
      '/t|go ,ids',
      '{ params: { ids: string[] }; result: string }',
    ],
    [
      '@body',
      'POST /t',
      '(params: { /** @body */ body: string[] }): APIPromise<string>',
      '/t|go P *body',
      '{ params: { body: string[] }; result: string }',
    ],
    [
      'a body argument',
      'PUT /t/{id} @body binary',
      '(id: string, body: RawBody, params: { /** @query */ a?: 1 }): APIPromise<string>',
      '/t/{id}|go U ?a ^binary *+',
      '{ params: { a?: 1 } & { id: string; body: RawBody }; result: string }',
    ],
    [
      'a content type',
      'POST /t @body json required application/scim+json',
      '(params: { a?: string }): APIPromise<string>',
      '/t|go P ^json:application/scim+json',
      '{ params: { a?: string }; result: string }',
    ],
    [
      'a body with its own rule',
      'POST /t @body multipart quirk=kv',
      '(params: { a: Uploadable }): APIPromise<string>',
      '/t|go P ^multipart %kv',
      '{ params: { a: Uploadable }; result: string }',
    ],
    [
      'secrets that names do not tell',
      'POST /t',
      '(params: { token: string; keys: { name: string; /** @sensitive */ value: string }[]; /** @sensitive */ psk: string }): APIPromise<string>',
      '/t|go P :value',
      '{ params: { token: string; keys: ({ name: string; value: string })[]; psk: string }; result: string }',
    ],
    [
      'a deprecated operation',
      'GET /t @deprecated',
      '(): APIPromise<string>',
      '/t|go ! ~',
      '{ params?: { [key: string]: never }; result: string }',
    ],
    ['no envelope', 'GET /t @unwrapped', '(): APIPromise<string>', '/t|go - !', NONE],
    ['text', 'GET /t @response text text/csv', '(): APIPromise<string>', '/t|go - >text:text/csv !', NONE],
    [
      'bytes',
      'GET /t @response binary image/*',
      '(): APIPromise<Response>',
      '/t|go >binary:image/* !',
      '{ params?: { [key: string]: never }; result: Response }',
    ],
    [
      'rows',
      'GET /t @response rows',
      '(): APIPromise<Rows<string>>',
      '/t|go - >rows !',
      '{ params?: { [key: string]: never }; result: Rows<string> }',
    ],
    ['JSON or bytes', 'GET /t @response json binary image/* audio/*', '(): APIPromise<string>', '/t|go |b !', NONE],
    [
      'nothing',
      'DELETE /t @response void',
      '(): APIPromise<void>',
      '/t|go D >void !',
      '{ params?: { [key: string]: never }; result: void }',
    ],
    [
      'a page',
      'GET /t',
      '(params?: { page?: number } | null, options?: RequestOptions): PagePromise<V4PagePaginationArray<string>, string>',
      '/t|go =p',
      '{ params?: { page?: number }; result: string; page: V4PagePaginationArray<string> }',
    ],
    [
      'a page with its items elsewhere',
      'GET /t @items rows',
      '(): PagePromise<SinglePage<string>, string>',
      '/t|go =s ! [rows',
      '{ params?: { [key: string]: never }; result: string; page: SinglePage<string> }',
    ],
    [
      'a union of params next to an argument',
      'PUT /t/{id}',
      '(id: string, params: { a: string } | { b: string }): APIPromise<string>',
      '/t/{id}|go U',
      '{ params: ({ a: string } | { b: string }) & { id: string }; result: string }',
    ],
  ])('%s', (_, tags, signature, rows, entry) => {
    expect(row(tags, signature)).toEqual([rows, entry]);
  });

  test('types are printed with their full names', () => {
    const types = `export type A = B | null; export interface B { 'x-y'?: string[]; 1: boolean }
export namespace B { export type C = string } export import D = Thing.B; export type E = D.C;`;
    const [, entry] = row(
      'POST /t',
      `(params: { a: (Thing.A | Thing.E)[]; b: { [key: string]: Thing.B.C & Thing.D.C }; 'c-d'?: 'x' | 2 | true | null }): APIPromise<(Thing.A | string)[][]>`,
      types,
    );
    expect(entry).toBe(
      `{ params: { a: (Thing.A | Thing.E)[]; b: { [key: string]: Thing.B.C & Thing.B.C }; "c-d"?: "x" | 2 | true | null }; result: ((Thing.A | string)[])[] }`,
    );
  });
});

test('@path gives a path value another name', () => {
  const params = '{ /** @path account_id */ path_id: string; /** @wire account_id */ body_id: string }';
  expect(row('PUT /accounts/{account_id}/t', `(params: ${params}): APIPromise<string>`)).toEqual([
    '@/t|go U $path_id=account_id,body_id=account_id',
    '{ params: { path_id: string; body_id: string }; result: string }',
  ]);
});
