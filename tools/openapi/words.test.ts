/** Words and facts of the contract in its OpenAPI document. */
import { expect, test } from 'vitest';
import { compileThing, documentOf, indexOf, thing } from '../generate/testing.ts';
import { toOpenApi } from './to-openapi.ts';
import { problemsOf } from './validity.ts';

const METHODS = `/** List them all. @http GET /things @columns size id @key id */ list(): PagePromise<SinglePage<Thing.Item>, Thing.Item>;
/** Put it there. What is left out is deleted.
 *
 *  Takes a while.
 *  @http PUT /things/{thing_id}
 *  @param thingID Where to put it. @waits thing.list size done=1 failed=2 id=size @cascades thing @most 5
 *  @aliases store; save @source https://example.com/put @availability alpha
 *  @example {"thing_id": "x", "item": {"id": "a", "kind": "b"}, "fast": true} */
put(thingID: string, params: Thing.PutParams): APIPromise<Thing.Item>;`;
const TYPES = `/** One of the things. @key id */ export interface Item { id: string; /** Meters from end to end. @source https://example.com/size */ size: 1 | /** The larger one. */ 2 }
export interface PutParams { /** What to put. @inBody */ item: Thing.Either; /** Whether to hurry. @query @from thing.list */ fast?: boolean }
/** @discriminator kind */ export type Either = Thing.A | Thing.B;
export interface A { kind: 'a' } export interface B { kind: 'b' | 'c'; id: string }
export interface Glossary { /** Identifier that others refer to. */ id: string }`;

const compiled = compileThing(thing(METHODS, TYPES));
const document = toOpenApi(indexOf(compiled), [documentOf(compiled)]);

test('the document is valid', async () => {
  expect(await problemsOf(document)).toEqual([]);
});

test('an operation has its description, facts and the body of its example', () => {
  expect(document.paths['/things/{thing_id}']?.put).toMatchObject({
    summary: 'Put it there',
    description: 'What is left out is deleted.\n\nTakes a while.',
    'x-availability': 'alpha',
    'x-flarewire-waits': { operation: 'thing.list', field: 'size', done: ['1'], failed: ['2'], id: 'size' },
    'x-flarewire-cascades': ['thing'],
    'x-flarewire-most': 5,
    'x-flarewire-aliases': ['store', 'save'],
    'x-flarewire-source': 'https://example.com/put',
    requestBody: { content: { 'application/json': { example: { item: { id: 'a', kind: 'b' } } } } },
  });
  expect(document.paths['/things']?.get).toMatchObject({
    'x-flarewire-columns': ['size', 'id'],
    'x-flarewire-key': ['id'],
  });
});

test('parameters are described once', () => {
  expect(document.paths['/things/{thing_id}']?.put?.parameters).toEqual([
    { name: 'thing_id', in: 'path', required: true, description: 'Where to put it.', schema: { type: 'string' } },
    {
      name: 'fast',
      in: 'query',
      description: 'Whether to hurry.',
      schema: { type: 'boolean', 'x-flarewire-from': 'thing.list id' },
    },
  ]);
});

test('schemas have their own and inherited descriptions', () => {
  expect(document.components.schemas['Thing.Item']).toMatchObject({
    description: 'One of the things.',
    'x-flarewire-key': ['id'],
    properties: {
      id: { type: 'string', description: 'Identifier that others refer to.' },
      size: {
        description: 'Meters from end to end.',
        'x-flarewire-source': 'https://example.com/size',
        'x-flarewire-values': { 2: 'The larger one.' },
      },
    },
  });
  expect(JSON.stringify(document)).not.toContain('x-words');
});

test('a union maps each value of its tag to a branch', () => {
  expect(document.components.schemas['Thing.Either']).toMatchObject({
    discriminator: {
      propertyName: 'kind',
      mapping: {
        a: '#/components/schemas/Thing.A',
        b: '#/components/schemas/Thing.B',
        c: '#/components/schemas/Thing.B',
      },
    },
  });
});
