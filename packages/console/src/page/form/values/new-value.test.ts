import type { JsonSchema, Operation } from '@flarewire/contract';
import { expect, test } from 'vitest';
import { fieldsOf } from '../fields.ts';
import type { Subject } from '../schema.ts';
import { isFileList, newValue } from './new-value.ts';

const operation: Operation = {
  name: 'a.b',
  product: 'a',
  method: 'POST',
  path: '/a',
  args: [],
  summary: 'Do b',
  docs: '',
  request: 'json',
  response: 'json',
  status: 200,
  envelope: true,
};

const subjectOf = (items: JsonSchema): Subject => ({
  operation,
  schemas: { params: [{ name: 'list', in: 'body', required: true, schema: { type: 'array', items } }], result: {} },
  defs: {},
});

function added(items: JsonSchema): unknown {
  const subject = subjectOf(items);
  const [field] = fieldsOf(subject);
  return field === undefined ? undefined : newValue(subject, field, 'items');
}

test('a new text item is empty and a new number null, because a list cannot contain undefined', () => {
  expect([added({ type: 'string' }), added({ type: 'integer' }), added({ type: 'boolean' })]).toEqual(['', null, null]);
});

test('new objects and lists are empty', () => {
  expect([
    added({ type: 'object', properties: { a: { type: 'string' } } }),
    added({ type: 'array', items: {} }),
  ]).toEqual([{}, []]);
});

test('a value with only one possibility is filled in', () => {
  expect(added({ const: 'x' })).toBe('x');
});

test('a list of files is recognized', () => {
  const files = subjectOf({ type: 'string', format: 'binary' });
  const texts = subjectOf({ type: 'string' });
  const found = [files, texts].flatMap((subject) => fieldsOf(subject).map((field) => isFileList(subject, field)));
  expect(found).toEqual([true, false]);
});
