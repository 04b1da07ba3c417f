import { describe, expect, it } from 'vitest';
import { sensitiveIn } from './sensitive.ts';

const schemas = {
  Key: { type: 'string', 'x-sensitive': true },
  Pair: { type: 'object', properties: { left: { $ref: '#/schemas/Key' }, right: { $ref: '#/schemas/Key' } } },
  Tree: { type: 'object', properties: { leaf: { $ref: '#/schemas/Key' }, next: { $ref: '#/schemas/Tree' } } },
};
const namesIn = (schema: object): string[] => sensitiveIn({ ...schema }, 'whole', schemas).map(({ name }) => name);

describe('what is marked as a secret', () => {
  it('is told under each of its names', () => {
    expect(namesIn({ $ref: '#/schemas/Pair' })).toEqual(['left', 'right']);
  });

  it('goes by the name of the list, the record or the union that it is in', () => {
    expect(namesIn({ $ref: '#/schemas/Key' })).toEqual(['whole']);
    const keys = { type: 'array', items: { $ref: '#/schemas/Key' } };
    const either = { anyOf: [{ type: 'null' }, { additionalProperties: { $ref: '#/schemas/Key' } }] };
    expect(namesIn({ properties: { keys, either, plain: { type: 'string' } } })).toEqual(['keys', 'either']);
  });

  it('is found once in a type that holds itself', () => {
    expect(namesIn({ allOf: [{ $ref: '#/schemas/Tree' }] })).toEqual(['leaf']);
  });
});
