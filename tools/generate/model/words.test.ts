/** Descriptions from doc comments to the compiled contract. */
import { describe, expect, test } from 'vitest';
import { descriptionOf } from '../../../packages/contract/src/description.ts';
import type { JsonSchema } from '../../../packages/contract/src/types.ts';
import { compileThing, documentOf, indexOf, schemasOf, thing } from '../testing.ts';

const SHARED = `/** A whole number. @integer */
export type Integer = number;
/** What it belongs to. */
export interface InAccount { /** Account that is asked. @from thing.list */ account_id: string }
export interface InZone { zone_id: string }
export interface InAccountOrZone { account_id?: string; zone_id?: string }
export interface Glossary {
  /** When it came to be. */ created_on: string;
  /** Whether it counts. */ enabled: boolean;
  /** What the list is sorted by. */ order: 'name' | (string & {});
  /** One of two ways. */ direction: 'asc' | 'desc';
  /** Reasons, one by one. */ errors: unknown[];
}
export interface ParameterGlossary {
  /** Only what is newer. */ created_on: string;
  /** Part that is asked for. */ part_id: string;
}
export interface PathGlossary { /** Part to look at. @from thing.list */ part_id: string }
`;
const LIST = '/** List them. @http GET /things */ list(): PagePromise<SinglePage<Thing.Item>, Thing.Item>;';
const ITEM = 'export interface Item { id: string }';
const compileWords = (types: string, methods = '') =>
  compileThing(thing(`${LIST}\n${methods}`, `${ITEM}\n${types}`), { 'api/_shared.ts': SHARED });

/** Field descriptions of a type, read by `descriptionOf`. */
function wordsOf(types: string, name = 'A'): Record<string, string | undefined> {
  const use = `/** Get one. @http GET /a */ get(): APIPromise<Thing.${name}>;`;
  const document = documentOf(compileWords(types, use));
  // A named interface has properties, each a schema.
  const properties = document.schemas[`Thing.${name}`]?.properties as { [field: string]: JsonSchema };
  return Object.fromEntries(Object.entries(properties).map(([field, one]) => [field, descriptionOf(one, document)]));
}

describe('a field', () => {
  test('a field that is declared again has the words of its base, and its own facts', () => {
    const types = `export interface Change { /** Seconds until it ends. @min 1 */ ttl?: number; /** Purpose of the part. */ note?: string }
export interface A extends Change { ttl: number; /** Where it was seen. */ note: string }`;
    expect(wordsOf(types)).toEqual({ ttl: 'Seconds until it ends.', note: 'Where it was seen.' });
    const compiled = compileWords(types, '/** Get one. @http GET /a */ get(): APIPromise<Thing.A>;');
    expect(documentOf(compiled).schemas['Thing.A']).toMatchObject({
      properties: { ttl: { type: 'number', description: 'Seconds until it ends.' } },
      required: ['ttl', 'note'],
    });
    expect(documentOf(compiled).schemas['Thing.A']).not.toHaveProperty('properties.ttl.minimum');
  });

  test('a field uses its own description, then that of its type, then that of the glossary', () => {
    const types = `/** Thing inside. */ export interface Inner { a: string }
export interface A {
  /** Own words. */ own: Inner;
  typed: Inner;
  list: Inner[];
  maybe: Inner | null;
  created_on: string;
  none: string;
}`;
    expect(wordsOf(types)).toEqual({
      own: 'Own words.',
      typed: 'Thing inside.',
      list: 'Thing inside.',
      maybe: 'Thing inside.',
      created_on: 'When it came to be.',
      none: undefined,
    });
  });

  test('a field uses the description of a scalar type and an alias, but not of a shared scalar', () => {
    const types = `/** Seconds to live. */ export type TTL = Integer;
export interface B { a: string }
/** Another side of B. */ export type C = B;
export interface A { ttl: TTL; /** Mine. */ own: TTL; c: C; count: Integer }`;
    expect(wordsOf(types)).toEqual({
      ttl: 'Seconds to live.',
      own: 'Mine.',
      c: 'Another side of B.',
      count: undefined,
    });
  });

  test('a field uses the glossary only for the same kind of value', () => {
    const types = `export interface A { created_on: number; enabled: boolean | null; direction: 'src' | 'dst'; order: 'a' | 'b'; errors: string[] }
export interface B { created_on?: string | null; enabled: 'on' | 'off'; direction: 'asc'; order: string; errors: string }`;
    expect(wordsOf(types)).toEqual({
      created_on: undefined,
      enabled: 'Whether it counts.',
      direction: undefined,
      order: 'What the list is sorted by.',
      errors: 'Reasons, one by one.',
    });
    expect(wordsOf(types, 'B')).toEqual({
      created_on: 'When it came to be.',
      enabled: undefined,
      direction: 'One of two ways.',
      order: 'What the list is sorted by.',
      errors: undefined,
    });
  });

  test('a field uses the innermost glossary', () => {
    const types = `export interface Glossary { /** Closer words. */ created_on: string }
export interface A { created_on: string; enabled: boolean }`;
    expect(wordsOf(types)).toEqual({ created_on: 'Closer words.', enabled: 'Whether it counts.' });
  });

  test('descriptions before a type and before list values are preserved', () => {
    const types = "export interface A { a: (/** Each of them. */ string)[]; b: 'x' | /** The odd one. */ 'y' }";
    expect(wordsOf(types)).toMatchObject({ a: 'Each of them.' });
    const document = documentOf(compileWords(types, '/** Get one. @http GET /a */ get(): APIPromise<Thing.A>;'));
    expect(document.schemas['Thing.A']).toMatchObject({
      properties: {
        b: { anyOf: [{ enum: ['x', 'y'], 'x-flarewire-values': { y: 'The odd one.' } }, { type: 'string' }] },
      },
    });
  });
});

describe('a parameter', () => {
  const get = `/** Get one. @http GET /accounts/{account_id}/parts/{part_id}/{side}
   *  @param side Where to look first. */
  get(partID: string, side: string, params: Thing.GetParams): APIPromise<string>;`;
  const types = 'export interface GetParams extends InAccount { created_on?: string; enabled?: boolean }';

  test('a parameter uses the description of its argument, base, parameter glossary, then field glossary', () => {
    const document = documentOf(compileWords(types, get));
    const params = document.operations['thing.get']?.params ?? [];
    expect(Object.fromEntries(params.map(({ name, schema }) => [name, descriptionOf(schema, document)]))).toEqual({
      part_id: 'Part to look at.',
      side: 'Where to look first.',
      account_id: 'Account that is asked.',
      created_on: 'Only what is newer.',
      enabled: 'Whether it counts.',
    });
  });

  test('a parameter takes its value list from the glossary', () => {
    const { params } = schemasOf(compileWords(types, get), 'thing.get');
    const lists = params.map(({ name, schema }) => [name, schema['x-flarewire-from']]);
    expect(lists.filter(([, list]) => list)).toEqual([
      ['part_id', 'thing.list id'],
      ['account_id', 'thing.list id'],
    ]);
  });

  test('the glossary of a resource describes the path values of its methods before that of all products', () => {
    const own = 'export interface PathGlossary { /** Part of this thing. */ part_id: string }';
    const document = documentOf(compileWords(`${types}\n${own}`, get));
    const [part] = document.operations['thing.get']?.params ?? [];
    expect(part && descriptionOf(part.schema, document)).toBe('Part of this thing.');
  });

  test('a parameter described differently in union members is one parameter', () => {
    const both = `/** Put one. @http PUT /a */ put(params: Thing.P | Thing.Q): APIPromise<string>;`;
    const types =
      'export interface P { /** One. */ a: string; p: string } export interface Q { /** Two. */ a: string }';
    const { params } = schemasOf(compileWords(types, both), 'thing.put');
    expect(params[0]).toMatchObject({ name: 'a', schema: { type: 'string' } });
  });
});

describe('a document', () => {
  test('a document has each needed inherited description once', () => {
    const types = 'export interface A { created_on: string; b: B } export interface B { created_on: string }';
    const document = documentOf(compileWords(types, '/** Get one. @http GET /a */ get(): APIPromise<Thing.A>;'));
    expect(document.words).toEqual({ 'Glossary.created_on': 'When it came to be.' });
    expect(JSON.stringify(document).match(/When it came to be/g)).toHaveLength(1);
  });

  test('a document without inherited descriptions has no list of them', () => {
    expect(documentOf(compileWords(''))).not.toHaveProperty('words');
  });
});

describe('an operation', () => {
  const put = `/** Put them there. Those left out are deleted.
   *
   *  Runs in the background.
   *  @http PUT /things
   *  @waits thing.list id done=a,b failed=c,too%20late when=id:all%20done id=id
   *  @cascades thing.parts
   *  @most 200
   *  @aliases move all; put away
   *  @source https://example.com/most
   *  @availability beta
   *  @example {"names": ["a",
   *    "b"]} */
  put(params: { names: string[] }): APIPromise<Thing.Item>;
  readonly parts: Thing.Parts;`;
  const compiled = compileWords('/** Parts. */ export interface Parts {}', put);

  test('an operation has its first sentence as summary and the rest as description', () => {
    const row = indexOf(compiled).operations.find(({ name }) => name === 'thing.put');
    expect(row).toMatchObject({
      summary: 'Put them there',
      aliases: ['move all', 'put away'],
      availability: 'beta',
    });
    expect(schemasOf(compiled, 'thing.put')).toMatchObject({
      description: 'Those left out are deleted.\n\nRuns in the background.',
      waits: {
        operation: 'thing.list',
        field: 'id',
        done: ['a', 'b'],
        failed: ['c', 'too late'],
        when: { field: 'id', value: 'all done' },
        id: 'id',
      },
      cascades: ['thing.parts'],
      most: 200,
      source: 'https://example.com/most',
      example: { names: ['a', 'b'] },
    });
  });
});

test('a type and a list declare their columns, a type its key', () => {
  const types = '/** @key name size @columns name */ export interface A { name: string; size: string }';
  const methods = `/** Get one. @http GET /a */ get(): APIPromise<Thing.A>;
/** List others. @http GET /b @columns size name */ others(): PagePromise<SinglePage<Thing.A>, Thing.A>;`;
  const compiled = compileWords(types, methods);
  expect(documentOf(compiled).schemas['Thing.A']).toMatchObject({
    'x-flarewire-key': ['name', 'size'],
    'x-flarewire-columns': ['name'],
  });
  expect(schemasOf(compiled, 'thing.others').columns).toEqual(['size', 'name']);
});
