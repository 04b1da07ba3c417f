/** Documents as others write them: references everywhere, compositions, and damage. */

import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../openapi/json.ts';
import { documentEndpoints } from './from-openapi.ts';

function only(document: JsonObject) {
  const { endpoints, broken } = documentEndpoints(document);
  const [endpoint] = endpoints.values();
  if (endpoint === undefined) throw new Error('no endpoint');
  const taken = [...endpoint.taken.values()].map(
    (one) =>
      `${one.in} ${one.name}${one.required ? '!' : ''}${one.values.size > 0 ? ` ${[...one.values].join()}` : ''}`,
  );
  return { endpoint, taken, broken };
}

function withBody(schema: unknown, more: JsonObject = {}): JsonObject {
  const post = { requestBody: { content: { 'application/json': { schema } } } };
  return { openapi: '3.0.3', paths: { '/x': { post } }, ...more };
}

describe('documentEndpoints', () => {
  it('references to path items, parameters, bodies and schemas are followed', () => {
    const { taken, broken } = only({
      paths: { '/x/{id}': { $ref: '#/components/pathItems/x~1y%20z' } },
      components: {
        pathItems: {
          'x/y z': {
            parameters: [{ $ref: '#/components/parameters/id' }, { name: 'page', in: 'query' }],
            put: {
              parameters: [
                { name: 'page', in: 'query', required: true, schema: { $ref: '#/components/schemas/Page' } },
              ],
              requestBody: { $ref: '#/components/requestBodies/x' },
            },
          },
        },
        parameters: { id: { name: 'id', in: 'path', required: true, schema: { enum: ['a'] } } },
        requestBodies: {
          x: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/X' } } } },
        },
        schemas: { Page: { enum: [1, 2] }, X: { type: 'object', properties: { a: {} }, required: ['a'] } },
      },
    });
    expect(taken).toEqual(['path id! "a"', 'query page! 1,2', 'body a!']);
    expect(broken).toEqual([]);
  });

  it('allOf is merged: fields and required names may be in separate parts', () => {
    const { taken } = only(
      withBody(
        {
          allOf: [
            { $ref: '#/components/schemas/Base' },
            { required: ['a'] },
            { properties: { b: { enum: ['x', 'y'] } } },
          ],
        },
        { components: { schemas: { Base: { properties: { a: {}, b: { type: 'string', enum: ['y', 'z'] } } } } } },
      ),
    );
    expect(taken).toEqual(['body a!', 'body b "y"']);
  });

  it('a union has the fields of all variants, required if all require them', () => {
    const variant = (type: string, own: string) => ({
      properties: { type: { const: type }, [own]: {} },
      required: ['type', own],
    });
    const { taken } = only(withBody({ oneOf: [variant('a', 'one'), variant('b', 'two'), { type: 'null' }] }));
    expect(taken).toEqual(['body type! "a","b"', 'body one', 'body two']);
  });

  it('an open enum is read as its listed values', () => {
    const { taken } = only(withBody({ properties: { a: { anyOf: [{ enum: ['x'] }, { type: 'string' }] } } }));
    expect(taken).toEqual(['body a "x"']);
  });

  it('media types with fields are used', () => {
    const schema = { properties: { file: {}, name: {} }, required: ['file', 'name'] };
    const content = {
      'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
      'multipart/form-data': { schema },
      'application/json': { schema: { properties: { name: {} }, required: ['name'] } },
    };
    const { taken } = only({ paths: { '/x': { post: { requestBody: { content } } } } });
    expect(taken).toEqual(['body file', 'body name!']);
  });

  it('query objects are expanded into their fields', () => {
    const parameters = [
      { name: 'created', in: 'query', required: true, schema: { properties: { gt: {}, lt: {} }, required: ['gt'] } },
    ];
    expect(only({ paths: { '/x': { get: { parameters } } } }).taken).toEqual(['query created.gt!', 'query created.lt']);
  });

  it('recursive and broken references are unknown', () => {
    const schemas = {
      Loop: {
        allOf: [{ $ref: '#/components/schemas/Loop' }, { properties: { a: { $ref: '#/components/schemas/Round' } } }],
      },
      Round: { $ref: '#/components/schemas/Trip' },
      Trip: { $ref: '#/components/schemas/Round' },
    };
    const loop = only(withBody({ $ref: '#/components/schemas/Loop' }, { components: { schemas } }));
    expect(loop.taken).toEqual(['body a']);
    expect(loop.broken).toEqual(['#/components/schemas/Round']);
    const nowhere = only(withBody({ $ref: 'https://example.com/x.json' }));
    expect([nowhere.taken, nowhere.broken]).toEqual([[], ['https://example.com/x.json']]);
    const { taken } = only({
      paths: { '/x': { get: { parameters: [{ $ref: '#/none' }, null, 3, { in: 'query' }] } } },
    });
    expect(taken).toEqual([]);
  });

  it('recursive query objects end', () => {
    const Filter = { properties: { not: { $ref: '#/components/schemas/Filter' }, is: {} } };
    const parameters = [{ name: 'f', in: 'query', schema: { $ref: '#/components/schemas/Filter' } }];
    const { taken } = only({ paths: { '/x': { get: { parameters } } }, components: { schemas: { Filter } } });
    expect(taken).toEqual(['query f.not.not', 'query f.not.is', 'query f.is']);
  });

  it('recursive compositions end', () => {
    let deep: JsonObject = { properties: { a: {} } };
    for (let level = 0; level < 5_000; level += 1) deep = { allOf: [deep] };
    expect(only(withBody(deep)).endpoint.body?.kind).toBe('open');
    let wide: JsonObject = { properties: { a: {} } };
    for (let level = 0; level < 50; level += 1) wide = { anyOf: [wide, wide, wide] };
    expect(only(withBody(wide)).taken).toEqual(['body a']);
  });

  it('malformed paths and operations are left out', () => {
    const paths = {
      'x-note': {},
      '/a': null,
      '/b': { get: 'no', post: null },
      '/c': { get: {}, 'x-get': {} },
      '/d': [],
    };
    expect([...documentEndpoints({ paths }).endpoints.keys()]).toEqual(['GET /c']);
  });
});
