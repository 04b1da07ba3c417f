import { describe, expect, it } from 'vitest';
import { itemsOf, namesOf, shapeOf } from './shape.ts';

const text = { type: 'string' };
const schemas = {
  Named: { type: 'object', properties: { name: text }, required: ['name'] },
  Either: { anyOf: [{ properties: { a: text } }, { $ref: '#/schemas/Named' }] },
  Loop: { allOf: [{ $ref: '#/schemas/Loop' }], properties: { own: text } },
};

describe('the shape of an object', () => {
  it('a shape has the fields of all its parts, and its own fields win', () => {
    const parts = [{ $ref: '#/schemas/Named' }, { additionalProperties: { type: 'number' } }];
    const shape = shapeOf(
      { allOf: parts, properties: { name: { const: 'x' }, size: {} }, required: ['size'] },
      schemas,
    );
    expect(Object.fromEntries(shape?.properties ?? [])).toEqual({ name: { const: 'x' }, size: {} });
    expect([...(shape?.required ?? [])].sort()).toEqual(['name', 'size']);
    expect(shape?.rest).toEqual({ type: 'number' });
  });

  it('a shape lists the unions that add fields, including those of its parts', () => {
    const shape = shapeOf({ allOf: [{ $ref: '#/schemas/Either' }], properties: { b: text } }, schemas);
    expect(shape?.unions).toEqual([{ $ref: '#/schemas/Either' }]);
    expect(namesOf({ allOf: [{ $ref: '#/schemas/Either' }], properties: { b: text } }, schemas)).toEqual(
      new Set(['b', 'a', 'name']),
    );
  });

  it('a shape is undefined for anything but an object, and for a mere union', () => {
    expect(shapeOf(text, schemas)).toBeUndefined();
    expect(shapeOf({ $ref: '#/schemas/Either' }, schemas)).toBeUndefined();
    expect(shapeOf({ $ref: '#/schemas/Missing' }, schemas)).toBeUndefined();
  });

  it('a recursive schema ends the search for a shape', () => {
    expect([...(shapeOf({ $ref: '#/schemas/Loop' }, schemas)?.properties.keys() ?? [])]).toEqual(['own']);
  });
});

describe('the items of a list', () => {
  it.each([
    { type: 'array', items: text },
    { type: ['array', 'null'], items: text },
    { anyOf: [{ type: 'null' }, { anyOf: [{ type: 'number' }, { type: 'array', items: text }] }] },
    { allOf: [{ type: 'array', items: text }] },
  ])('items of %j are found', (schema) => {
    expect(itemsOf(schema, schemas)).toEqual(text);
  });

  it('items are undefined if no list is allowed', () => {
    expect(itemsOf({ $ref: '#/schemas/Named' }, schemas)).toBeUndefined();
  });
});
