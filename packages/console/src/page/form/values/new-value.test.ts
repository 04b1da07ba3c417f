import { expect, test } from 'vitest';
import { fieldsOf } from '../fields.ts';
import type { Subject } from '../schema.ts';
import { isFileList, newValue } from './new-value.ts';

const subjectOf = (items: object): Subject => {
  const param = { name: 'list', in: 'body', required: true, schema: { type: 'array', items } };
  const operation = { name: 'a.b', path: '/a', args: [] };
  return { operation, schemas: { params: [param], result: {} }, defs: {} } as unknown as Subject; // the fields that the form reads
};

function added(items: object): unknown {
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
  expect([files, texts].map((subject) => isFileList(subject, fieldsOf(subject)[0] as never))).toEqual([true, false]); // exists
});
