import { describe, expect, it } from 'vitest';
import { sensitiveIn } from './sensitive.ts';

const schemas = {
  Key: { type: 'string', 'x-sensitive': true },
  Pair: { type: 'object', properties: { left: { $ref: '#/schemas/Key' }, right: { $ref: '#/schemas/Key' } } },
  Tree: { type: 'object', properties: { leaf: { $ref: '#/schemas/Key' }, next: { $ref: '#/schemas/Tree' } } },
};
const namesIn = (schema: object): string[] => sensitiveIn({ ...schema }, 'whole', schemas).map(({ name }) => name);

describe('values marked as secrets', () => {
  it('a secret is reported under each of its names', () => {
    expect(namesIn({ $ref: '#/schemas/Pair' })).toEqual(['left', 'right']);
  });

  it('a secret takes the name of the list, record or union that holds it', () => {
    expect(namesIn({ $ref: '#/schemas/Key' })).toEqual(['whole']);
    const keys = { type: 'array', items: { $ref: '#/schemas/Key' } };
    const either = { anyOf: [{ type: 'null' }, { additionalProperties: { $ref: '#/schemas/Key' } }] };
    expect(namesIn({ properties: { keys, either, plain: { type: 'string' } } })).toEqual(['keys', 'either']);
  });

  it('a secret in a recursive type is found once', () => {
    expect(namesIn({ allOf: [{ $ref: '#/schemas/Tree' }] })).toEqual(['leaf']);
  });
});
