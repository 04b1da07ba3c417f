import { expect, test } from 'vitest';
import { index, type Operation, responseForm } from './index.ts';

const operation = (forms: Operation['forms']): Operation => ({ ...index().operations[0], forms }) as Operation; // one with these forms

test('the literal of a parameter selects a form', () => {
  const csv = { kind: 'text', types: ['text/csv'], when: { format: 'CSV' } } as const;
  expect(responseForm(operation([csv]), { format: 'CSV' })).toBe(csv);
  expect(responseForm(operation([csv]), { format: 'JSON' })).toBeUndefined();
  expect(responseForm(operation([csv]), {})).toBeUndefined();
});

test('a flag selects a form as a boolean and as the text of a query', () => {
  const events = { kind: 'events', types: ['text/event-stream'], when: { stream: true } } as const;
  expect(responseForm(operation([events]), { stream: true })).toBe(events);
  expect(responseForm(operation([events]), { stream: 'true' })).toBe(events);
  expect(responseForm(operation([events]), { stream: false })).toBeUndefined();
});

test('a pattern selects a form by part of a text, in either case', () => {
  const rows = { kind: 'rows', types: ['application/x-ndjson'], when: { query: '* FORMAT JSONEachRow*' } } as const;
  expect(responseForm(operation([rows]), { query: 'SELECT 1\nformat jsoneachrow' })).toBe(rows);
  expect(responseForm(operation([rows]), { query: 'SELECT 1 FORMAT JSON' })).toBeUndefined();
  expect(responseForm(operation([rows]), { query: 1 })).toBeUndefined();
});

test('a form that no parameter selects is never selected', () => {
  expect(responseForm(operation([{ kind: 'binary', types: ['image/*'] }]), { format: 'CSV' })).toBeUndefined();
});
