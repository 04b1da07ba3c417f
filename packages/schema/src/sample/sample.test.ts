import { describe, expect, it } from 'vitest';
import { complete } from './complete.ts';
import { sample } from './sample.ts';

const SCHEMAS = {
  Tree: {
    type: 'object',
    properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/schemas/Tree' } } },
    required: ['name', 'children'],
  },
  Loop: { type: 'object', properties: { next: { $ref: '#/schemas/Loop' } } },
};

/** Reproducible random numbers. */
function seededRandom(seed: number): () => number {
  let state = seed / 100;
  return () => (state = (state * 997 + 0.31) % 1);
}

describe('sample', () => {
  it.each([
    [{ type: 'string', example: 'given' }, 'given'],
    [{ type: 'integer', example: 'no number', minimum: 5 }, 5],
    [{ enum: ['b', 'a'] }, 'b'],
    [{ type: 'string', minLength: 8, maxLength: 10 }, 'samplexx'],
    [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
    [{ type: 'integer', multipleOf: 4, minimum: 5 }, 8],
    [{ type: 'array', items: { type: 'boolean' }, minItems: 2 }, [true, true]],
    [{ anyOf: [{ type: 'null' }, { type: 'string', format: 'ipv4' }] }, '192.0.2.1'],
    [
      {
        allOf: [
          { type: 'object', properties: { a: { const: 1 } } },
          { type: 'object', properties: { b: { const: 2 } } },
        ],
      },
      { a: 1, b: 2 },
    ],
    [{ $ref: '#/schemas/Tree' }, { name: 'sample', children: [] }],
    [{ $ref: '#/schemas/Loop' }, {}],
  ])('sample of %j is %j', (schema, value) => {
    expect(sample(schema, SCHEMAS)).toEqual(value);
  });

  it('a sample is deterministic, also for the same random numbers', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'number', maximum: 9 } } };
    expect(sample(schema, SCHEMAS)).toEqual(sample(schema, SCHEMAS));
    expect(sample(schema, SCHEMAS, { random: seededRandom(7) })).toEqual(
      sample(schema, SCHEMAS, { random: seededRandom(7) }),
    );
  });
});

describe('complete', () => {
  const item = {
    type: 'object',
    properties: { id: { type: 'string' }, size: { type: 'integer' }, note: { type: 'string' } },
    required: ['id', 'size'],
  };

  it('matching values remain, missing ones are added, and unknown ones are removed', () => {
    expect(complete(item, { id: 'a', secret: 1 }, {})).toEqual({ id: 'a', size: 1 });
    expect(complete(item, { id: 'a', size: '7', note: 'n' }, {})).toEqual({ id: 'a', size: 7, note: 'n' });
    expect(complete(item, { id: 'a', size: 'many' }, {})).toEqual({ id: 'a', size: 1 });
  });

  it('a known value of the right type remains, even outside of lists and limits', () => {
    const closed = {
      type: 'object',
      properties: { decision: { enum: ['allow'], type: 'string' }, tags: { type: 'array', maxItems: 1 } },
    };
    expect(complete(closed, { decision: 'Deny', tags: [1, 2] }, {})).toEqual({ decision: 'Deny', tags: [1, 2] });
  });

  it('fields of every branch remain if no field tells the branches apart', () => {
    const named = (...names: string[]) => ({
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    });
    const config = { type: 'object', properties: { config: { anyOf: [named('client_id'), named('issuer', 'url')] } } };
    const sent = { config: { client_id: 'c', url: 'u' } };
    expect(complete(config, sent, {})).toEqual(sent);
  });

  it('the matching branch is used', () => {
    const tagged = (type: string, name: string) => ({
      type: 'object',
      properties: { type: { const: type }, [name]: { type: 'string' } },
      required: ['type', name],
    });
    const union = { anyOf: [tagged('A', 'address'), tagged('B', 'target')] };
    expect(complete(union, { type: 'B', target: 't' }, {})).toEqual({ type: 'B', target: 't' });
  });

  it('unknown fields remain if the contract names none', () => {
    expect(complete({ type: 'object' }, { any: { thing: 1 } }, {})).toEqual({ any: { thing: 1 } });
    expect(complete({}, [1, 'a'], {})).toEqual([1, 'a']);
  });
});
