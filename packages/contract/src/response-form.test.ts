import { expect, test } from 'vitest';
import { index, type Operation, responseForm } from './index.ts';

const operation = (forms: Operation['forms']): Operation => ({ ...index().operations[0], forms }) as Operation; // an operation with these forms

test('a literal parameter value selects a form', () => {
  const csv = { kind: 'text', types: ['text/csv'], when: { format: 'CSV' } } as const;
  expect(responseForm(operation([csv]), { format: 'CSV' })).toBe(csv);
  expect(responseForm(operation([csv]), { format: 'JSON' })).toBeUndefined();
  expect(responseForm(operation([csv]), {})).toBeUndefined();
});

test('a flag selects a form as a boolean and as query text', () => {
  const events = { kind: 'events', types: ['text/event-stream'], when: { stream: true } } as const;
  expect(responseForm(operation([events]), { stream: true })).toBe(events);
  expect(responseForm(operation([events]), { stream: 'true' })).toBe(events);
  expect(responseForm(operation([events]), { stream: false })).toBeUndefined();
});

test('a pattern selects a form by part of a text, ignoring case', () => {
  const rows = { kind: 'rows', types: ['application/x-ndjson'], when: { query: '* FORMAT JSONEachRow*' } } as const;
  expect(responseForm(operation([rows]), { query: 'SELECT 1\nformat jsoneachrow' })).toBe(rows);
  expect(responseForm(operation([rows]), { query: 'SELECT 1 FORMAT JSON' })).toBeUndefined();
  expect(responseForm(operation([rows]), { query: 1 })).toBeUndefined();
});

test('a form without a selecting parameter is never selected', () => {
  expect(responseForm(operation([{ kind: 'binary', types: ['image/*'] }]), { format: 'CSV' })).toBeUndefined();
});
