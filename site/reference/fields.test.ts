import { expect, test } from 'vitest';
import { type Around, fieldOf } from './fields.ts';

const document: Around['document'] = {
  key: 'test',
  title: 'Test',
  operations: {},
  schemas: {
    'Test.Zone': {
      type: 'object',
      description: 'A zone.',
      properties: { id: { type: 'string', maxLength: 32, readOnly: true }, plan: { type: ['string', 'null'] } },
      required: ['id'],
    },
  },
};

const around = (shared: ReadonlyMap<string, string> = new Map()): Around => ({ document, shared, ids: new Set() });
const options = { id: 'create.field', isRequired: true, place: 'body' };

test('a field has its type, limits, unit and default', () => {
  const schema = {
    type: 'number',
    minimum: 60,
    maximum: 86400,
    'x-unit': 'seconds',
    default: 300,
    description: 'Time.',
  };
  expect(fieldOf('ttl', schema, options, around())).toMatchObject({
    name: 'ttl',
    type: [{ text: 'number' }],
    facts: ['from 60 to 86400', 'in seconds', 'default `300`'],
    words: 'Time.',
  });
});

test('allowed values are listed with their meaning, and whether others are accepted', () => {
  const schema = { anyOf: [{ const: 'eu', description: 'Europe.' }, { const: 'us' }, { type: 'string' }] };
  expect(fieldOf('jurisdiction', schema, options, around())).toMatchObject({
    type: [{ text: 'string' }],
    allowed: [{ value: '"eu"', words: 'Europe.' }, { value: '"us"' }],
    isOpen: true,
  });
});

test('fields of list items have no anchor', () => {
  const schema = { type: 'array', items: { $ref: '#/schemas/Test.Zone' } };
  const { id, type, fields } = fieldOf('zones', schema, options, around());
  expect(type.map(({ text }) => text).join('')).toBe('array of object');
  expect([id, ...fields.map((field) => [field.name, field.id])]).toEqual([
    'create.field',
    ['id', undefined],
    ['plan', undefined],
  ]);
});

test('the source of a value is stated once', () => {
  const schema = { type: 'string', 'x-flarewire-from': 'kv.namespaces.list' };
  const factsOf = (description: string) => fieldOf('namespace_id', { ...schema, description }, options, around()).facts;
  expect(factsOf('Namespace that holds the key.')).toEqual(['from `kv.namespaces.list`']);
  expect(factsOf('Namespace, as `kv.namespaces.list` shows it.')).toEqual([]);
});

test('a type explained elsewhere on the page is a link', () => {
  const shared = new Map([['Test.Zone', 'Zone']]);
  const schema = { anyOf: [{ $ref: '#/schemas/Test.Zone' }, { type: 'null' }] };
  const { type, fields } = fieldOf('zone', schema, options, around(shared));
  expect(type).toEqual([{ text: 'Zone', to: 'type.Zone' }, { text: ' or null' }]);
  expect(fields).toEqual([]);
});

test('anchors of a page are unique', () => {
  const page = around();
  const ids = [1, 2, 3].map(() => fieldOf('before', { type: 'string' }, options, page).id);
  expect(ids).toEqual(['create.field', 'create.field-2', 'create.field-3']);
});
