/** Types → JSON Schema: every kind of type and every fact. */
import { describe, expect, test } from 'vitest';
import { compileThing, documentOf, schemasOf, thing } from '../testing.ts';

/** Declares the method in a resource, which is the scope of the types. */
const resource = (http: string, signature: string, types = '') =>
  compileThing(
    thing(
      'readonly r: Thing.R;',
      `/** R. */ export interface R { /** Do it. @http ${http} */ go${signature}; }\n${types}`,
    ),
  );
const compileType = (type: string, types = '') => resource('GET /t', `(): APIPromise<${type}>`, types);

/** Schema of a type as a result. */
const of = (type: string, types?: string): unknown => schemasOf(compileType(type, types), 'thing.r.go').result;
/** Schemas of an operation with these params. */
const taking = (http: string, signature: string) =>
  schemasOf(resource(http, `${signature}: APIPromise<string>`), 'thing.r.go');

describe('types', () => {
  test.each([
    ['string', { type: 'string' }],
    ['number', { type: 'number' }],
    ['boolean', { type: 'boolean' }],
    ['null', { type: 'null' }],
    ['unknown', {}],
    ['never', { not: {} }],
    ["'a'", { const: 'a' }],
    ['-1', { const: -1 }],
    ['true', { const: true }],
    ["'a' | 'b'", { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'string' }], 'x-listed': true }],
    ["'asc' | 'desc'", { type: 'string', enum: ['asc', 'desc'] }],
    ['1 | 2', { type: 'number', enum: [1, 2] }],
    ["'a' | 1", { enum: ['a', 1] }],
    ["'on' | 'off' | null", { type: ['string', 'null'], enum: ['on', 'off', null] }],
    [
      "'a' | 'b' | null",
      { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }, { type: 'string' }], 'x-listed': true },
    ],
    ["'a' | null", { anyOf: [{ const: 'a' }, { type: 'null' }] }],
    [
      "'a' | 'b' | (string & {})",
      { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'string' }], 'x-listed': true },
    ],
    ['string | null', { type: ['string', 'null'] }],
    ['string | number', { anyOf: [{ type: 'string' }, { type: 'number' }] }],
    ['string[]', { type: 'array', items: { type: 'string' } }],
    ['string[][]', { type: 'array', items: { type: 'array', items: { type: 'string' } } }],
    ['{ [key: string]: number }', { type: 'object', additionalProperties: { type: 'number' } }],
    [
      '{ a: string; [key: string]: unknown }',
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: {} },
    ],
    [
      "{ a: string; 'b-c'?: number }",
      { type: 'object', properties: { a: { type: 'string' }, 'b-c': { type: 'number' } }, required: ['a'] },
    ],
    ['{}', { type: 'object' }],
    [
      '{ a: string } & { b: string }',
      {
        allOf: [
          { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
          { type: 'object', properties: { b: { type: 'string' } }, required: ['b'] },
        ],
      },
    ],
    ['JsonObject', { type: 'object' }],
    ['RawBody[]', { type: 'array', items: { type: 'string', format: 'binary' } }],
    ['Integer', { type: 'integer' }],
    ['Integer | null', { type: ['integer', 'null'] }],
  ])('%s', (type, schema) => expect(of(type)).toEqual(schema));

  test.each([
    ['void', 'DELETE /t @response void'],
    ['Response', 'GET /t @response binary'],
  ])('%s has no schema', (type, http) => {
    const compiled = compileThing(thing(`/** Do it. @http ${http} */ go(): APIPromise<${type}>;`));
    expect(schemasOf(compiled, 'thing.go').result).toEqual({});
  });

  test('a page is described by its items', () => {
    const compiled = compileThing(thing('/** Do it. @http GET /t */ go(): PagePromise<SinglePage<number>, number>;'));
    expect(schemasOf(compiled, 'thing.go').result).toEqual({ type: 'number' });
  });
});

describe('facts', () => {
  test.each([
    [
      '@minLength 1 @maxLength 3 @pattern ^a@b$ @format uri',
      'string',
      { type: 'string', minLength: 1, maxLength: 3, pattern: '^a@b$', format: 'uri' },
    ],
    [
      '@min 1 @max 9.5 @exclusiveMin -1 @exclusiveMax 10 @multipleOf 0.5',
      'number',
      { type: 'number', minimum: 1, maximum: 9.5, exclusiveMinimum: -1, exclusiveMaximum: 10, multipleOf: 0.5 },
    ],
    [
      '@minItems 1 @maxItems 2 @unique',
      'string[]',
      { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 2, uniqueItems: true },
    ],
    [
      '@minProperties 1 @maxProperties 2',
      '{ [key: string]: string }',
      { type: 'object', additionalProperties: { type: 'string' }, minProperties: 1, maxProperties: 2 },
    ],
    ['@integer', 'number', { type: 'integer' }],
    ['@integer @min 0', 'number | null', { type: ['integer', 'null'], minimum: 0 }],
    [
      '@readOnly @writeOnly @deprecated @sensitive',
      'string',
      { type: 'string', readOnly: true, writeOnly: true, deprecated: true, 'x-sensitive': true },
    ],
    ['@unit seconds since 1970', 'number', { type: 'number', 'x-unit': 'seconds since 1970' }],
    [
      '@default "a @min 1 \\"q\\"" @example ["b @max 2"]',
      'string',
      { type: 'string', default: 'a @min 1 "q"', examples: [['b @max 2']] },
    ],
    ['@default {"a": [1, null]} @min 2', 'unknown', { default: { a: [1, null] }, minimum: 2 }],
  ])('%s', (tags, type, schema) => {
    expect(of(`{ /** Text. ${tags} */ a: ${type} }`)).toMatchObject({ properties: { a: schema } });
    expect(of('{ a: A }', `/** Text. ${tags} */ export type A = ${type};`)).toMatchObject({
      properties: { a: type === 'string' || type === 'number' || type === 'unknown' ? schema : {} },
    });
  });

  test('a comment before a type applies to the outermost type that starts there', () => {
    expect(of('{ a: /** @minItems 1 */ string[] }')).toMatchObject({
      properties: { a: { type: 'array', items: { type: 'string' }, minItems: 1 } },
    });
    expect(of('(/** @minLength 1 */ string)[]')).toEqual({ type: 'array', items: { type: 'string', minLength: 1 } });
    expect(of('/** @minItems 1 */ string[][]')).toEqual({
      type: 'array',
      items: { type: 'array', items: { type: 'string' } },
      minItems: 1,
    });
    expect(of('{ [key: string]: /** @min 1 */ number }')).toEqual({
      type: 'object',
      additionalProperties: { type: 'number', minimum: 1 },
    });
  });

  test('a comment before a union applies to the first member, in parentheses to the whole', () => {
    expect(of('/** @maxLength 3 */ string | number')).toEqual({
      anyOf: [{ type: 'string', maxLength: 3 }, { type: 'number' }],
    });
    expect(of('/** @maxLength 3 */ (string | null)')).toEqual({ type: ['string', 'null'], maxLength: 3 });
  });

  test('@discriminator applies to the union, not to its first member', () => {
    const types = "export interface A { kind: 'a' } export interface B { kind: 'b' }";
    const union = {
      anyOf: [{ $ref: '#/schemas/Thing.A' }, { $ref: '#/schemas/Thing.B' }],
      discriminator: { propertyName: 'kind' },
    };
    expect(of('(/** @discriminator kind */ A | B)[]', types)).toEqual({ type: 'array', items: union });
    expect(of('{ /** @discriminator kind */ u: A | B }', types)).toMatchObject({ properties: { u: union } });
    expect(
      documentOf(compileType('U', `${types} /** @discriminator kind */ export type U = A | B;`)).schemas['Thing.U'],
    ).toEqual(union);
  });
});

describe('named types', () => {
  const schemas = (type: string, types: string): unknown => documentOf(compileType(type, types)).schemas;

  test('objects, unions and lists of names are separate schemas, scalars are inlined', () => {
    const types = `export interface O { s: S; e: E; l: L; c: C } /** @maxLength 3 */ export type S = string;
export type E = 'a' | 'b'; export type L = string[]; export type C = 'c';`;
    expect(schemas('O', types)).toEqual({
      'Thing.E': { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'string' }], 'x-listed': true },
      'Thing.O': {
        type: 'object',
        properties: {
          s: { type: 'string', maxLength: 3 },
          e: { $ref: '#/schemas/Thing.E' },
          l: { type: 'array', items: { type: 'string' } },
          c: { const: 'c' },
        },
        required: ['s', 'e', 'l', 'c'],
      },
    });
  });

  test('aliases resolve to their target; an alias with facts is a separate type', () => {
    const types = `export interface A { a: string } export type B = A; export import C = Thing.B; /** @minProperties 1 */ export type D = C;`;
    expect(of('C', types)).toEqual({ $ref: '#/schemas/Thing.A' });
    expect(schemas('D', types)).toEqual({
      'Thing.A': { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
      'Thing.D': { $ref: '#/schemas/Thing.A', minProperties: 1 },
    });
  });

  test('an interface has the fields of its bases; its own take precedence', () => {
    const types = 'export interface A { a: string; b?: string } export interface B extends A, InZone { b: number }';
    expect(schemas('B', types)).toEqual({
      'Thing.B': {
        type: 'object',
        properties: { a: { type: 'string' }, b: { type: 'number' }, zone_id: { type: 'string' } },
        required: ['a', 'b', 'zone_id'],
      },
    });
  });

  test('an interface that only renames a base shares its schema, one with a description does not', () => {
    const types = 'export interface A { a: string } export interface B extends A {} export interface C extends B {}';
    expect(of('C', types)).toEqual({ $ref: '#/schemas/Thing.A' });
    expect(of('D', `${types} /** Said of D alone. */ export interface D extends A {}`)).toEqual({
      $ref: '#/schemas/Thing.D',
    });
  });

  test('types may be recursive, and fields may be named like keywords', () => {
    const types = 'export interface A { default?: A; enum?: B } export interface B { const?: A }';
    expect(Object.keys(schemas('A', types) as object)).toEqual(['Thing.A', 'Thing.B']);
  });

  test('a document has only the schemas that its operations need', () => {
    expect(
      Object.keys(schemas('A', 'export interface A { a: B[] } export interface B {} export interface C {}') as object),
    ).toEqual(['Thing.A', 'Thing.B']);
  });
});

describe('parameters and bodies', () => {
  test('each parameter has its location, wire name and facts', () => {
    const { params, body } = taking(
      'PUT /accounts/{account_id}/t/{id}',
      `(/** @maxLength 9 */ id: string, params: { account_id: string; /** @query @comma */ q?: string[]; /** @header X-H */ h: string; /** @wire w @sensitive */ b: string })`,
    );
    expect(params).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 9 } },
      { name: 'account_id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'q', in: 'query', required: false, schema: { type: 'array', items: { type: 'string' } }, comma: true },
      { name: 'h', in: 'header', required: true, schema: { type: 'string' }, wire: 'X-H' },
      {
        name: 'b',
        in: 'body',
        required: true,
        schema: { type: 'string', 'x-sensitive': true },
        wire: 'w',
        sensitive: true,
      },
    ]);
    expect(body).toEqual({
      required: true,
      schema: { type: 'object', properties: { w: { type: 'string', 'x-sensitive': true } }, required: ['w'] },
    });
  });

  test('a body is required if a field is, or if its tag says so', () => {
    expect(taking('PUT /t', '(params: { a?: string })').body?.required).toBe(false);
    expect(taking('PUT /t', '(params: { a: string })').body?.required).toBe(true);
    expect(taking('PUT /t @body json required', '(params: { a?: string })').body?.required).toBe(true);
    expect(taking('PUT /t', '()').body).toBeUndefined();
  });

  test('a union of params stays a union in the body; a parameter is required if every member requires it', () => {
    const { params, body } = taking('PUT /t', "(params: { k: 'a'; n: number } | { k: 'b'; n?: number; m: string })");
    expect(params.map(({ name, required, schema }) => [name, required, schema])).toEqual([
      ['k', true, { anyOf: [{ const: 'a' }, { const: 'b' }] }],
      ['n', false, { type: 'number' }],
      ['m', false, { type: 'string' }],
    ]);
    expect(body?.schema).toEqual({
      anyOf: [
        { type: 'object', properties: { k: { const: 'a' }, n: { type: 'number' } }, required: ['k', 'n'] },
        {
          type: 'object',
          properties: { k: { const: 'b' }, n: { type: 'number' }, m: { type: 'string' } },
          required: ['k', 'm'],
        },
      ],
    });
  });

  test('a union inside an intersection retains all members', () => {
    const { params, body } = taking('PUT /zones/{zone_id}/t', '(params: InZone & ({ a: string } | { b: string }))');
    expect(params.map(({ name, in: where, required }) => [name, where, required])).toEqual([
      ['zone_id', 'path', true],
      ['a', 'body', false],
      ['b', 'body', false],
    ]);
    expect(body?.schema).toHaveProperty('anyOf.length', 2);
  });

  test('a whole body has its own schema', () => {
    const whole = taking('PUT /t', '(params: { /** @body @minItems 1 */ body: string[] })');
    expect(whole.body).toEqual({ required: true, schema: { type: 'array', items: { type: 'string' }, minItems: 1 } });
    expect(whole.params[0]).toMatchObject({ in: 'body', whole: true });
    const argument = taking('PUT /t @body binary', '(body: RawBody)');
    expect(argument.body).toEqual({ required: true, schema: { type: 'string', format: 'binary' } });
    expect(argument.params).toEqual([
      { name: 'body', in: 'body', required: true, whole: true, schema: { type: 'string', format: 'binary' } },
    ]);
  });
});
