import { describe, expect, it } from 'vitest';
import { itemsOf, namesOf, shapeOf } from './shape.ts';

const text = { type: 'string' };
const schemas = {
  Named: { type: 'object', properties: { name: text }, required: ['name'] },
  Either: { anyOf: [{ properties: { a: text } }, { $ref: '#/schemas/Named' }] },
  Loop: { allOf: [{ $ref: '#/schemas/Loop' }], properties: { own: text } },
};

describe('the shape of an object', () => {
  it('has the fields of all its parts, its own first to say what they are', () => {
    const parts = [{ $ref: '#/schemas/Named' }, { additionalProperties: { type: 'number' } }];
    const shape = shapeOf(
      { allOf: parts, properties: { name: { const: 'x' }, size: {} }, required: ['size'] },
      schemas,
    );
    expect(Object.fromEntries(shape?.properties ?? [])).toEqual({ name: { const: 'x' }, size: {} });
    expect([...(shape?.required ?? [])].sort()).toEqual(['name', 'size']);
    expect(shape?.rest).toEqual({ type: 'number' });
  });

  it('tells unions that add fields, in its parts too', () => {
    const shape = shapeOf({ allOf: [{ $ref: '#/schemas/Either' }], properties: { b: text } }, schemas);
    expect(shape?.unions).toEqual([{ $ref: '#/schemas/Either' }]);
    expect(namesOf({ allOf: [{ $ref: '#/schemas/Either' }], properties: { b: text } }, schemas)).toEqual(
      new Set(['b', 'a', 'name']),
    );
  });

  it('is none of what is no object, or a union alone', () => {
    expect(shapeOf(text, schemas)).toBeUndefined();
    expect(shapeOf({ $ref: '#/schemas/Either' }, schemas)).toBeUndefined();
    expect(shapeOf({ $ref: '#/schemas/Missing' }, schemas)).toBeUndefined();
  });

  it('ends where a schema is a part of itself', () => {
    expect([...(shapeOf({ $ref: '#/schemas/Loop' }, schemas)?.properties.keys() ?? [])]).toEqual(['own']);
  });
});

describe('the items of a list', () => {
  it.each([
    { type: 'array', items: text },
    { type: ['array', 'null'], items: text },
    { anyOf: [{ type: 'null' }, { anyOf: [{ type: 'number' }, { type: 'array', items: text }] }] },
    { allOf: [{ type: 'array', items: text }] },
  ])('of %j', (schema) => {
    expect(itemsOf(schema, schemas)).toEqual(text);
  });

  it('are none where no list is meant', () => {
    expect(itemsOf({ $ref: '#/schemas/Named' }, schemas)).toBeUndefined();
  });
});
