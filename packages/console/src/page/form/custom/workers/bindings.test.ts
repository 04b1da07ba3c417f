import { describe, expect, it } from 'vitest';
import { BINDING_KINDS } from './binding-kinds.ts';
import { bindingWords, dateProblem, editable, nameProblem, readBinding, readJSON, writeBinding } from './bindings.ts';

const read = (value: unknown) => {
  const found = readBinding(value);
  if (found === undefined) throw new Error('It is not a binding that rows show.');
  return found;
};

describe('Worker bindings', () => {
  it('a binding is read as a kind with name and values and written back unchanged', () => {
    for (const binding of [
      { type: 'kv_namespace', name: 'KV', namespace_id: 'a' },
      { type: 'json', name: 'J', json: { a: [1] } },
      { type: 'service', name: 'S', service: 'other' },
      { type: 'ai', name: 'AI' },
    ])
      expect(writeBinding(read(binding))).toEqual(binding);
    expect(writeBinding(read({ type: 'd1', name: 'DB', id: 'x', database_id: 'x' }))).toEqual({
      type: 'd1',
      name: 'DB',
      database_id: 'x',
    });
  });

  it('a binding with more than its kind shows is left alone', () => {
    expect(readBinding({ type: 'secret_key', name: 'K' })).toBeUndefined();
    expect(readBinding({ type: 'service', name: 'S', service: 'a', environment: 'b' })).toBeUndefined();
    expect(readBinding({ type: 'r2_bucket', name: 'B', bucket_name: 5 })).toBeUndefined();
  });

  it("a binding's name must be usable in code and unique", () => {
    expect(['', '1A', 'A-B', 'A', 'ü_1$', 'B'].map((name) => nameProblem(name, ['B']))).toEqual([
      'Enter a name.',
      expect.stringContaining('not starting with a digit'),
      expect.stringContaining('letters'),
      undefined,
      undefined,
      'Another binding has this name.',
    ]);
  });

  it('a secret is inherited until it is changed', () => {
    expect(
      editable([
        { type: 'secret_text', name: 'KEY' },
        { type: 'ai', name: 'AI' },
      ]),
    ).toEqual([
      { type: 'inherit', name: 'KEY' },
      { type: 'ai', name: 'AI' },
    ]);
    expect(editable(undefined)).toEqual([]);
  });

  it('a description never contains a secret', () => {
    const words = bindingWords(read({ type: 'secret_text', name: 'KEY', text: 'hidden' }), new Map());
    expect(words).not.toContain('hidden');
    expect(bindingWords(read({ type: 'kv_namespace', name: 'KV', namespace_id: 'a' }), new Map([['a', 'Cache']]))).toBe(
      'Cache',
    );
  });

  it('each binding type has one kind', () => {
    expect(new Set(BINDING_KINDS.map(({ type }) => type)).size).toBe(BINDING_KINDS.length);
  });
});

it('a compatibility date is a valid past date', () => {
  expect(
    ['2026-01-31', '2026-02-01', '2026-1-1', '2026-99-99', ''].map((date) => dateProblem(date, '2026-01-31')),
  ).toEqual([
    undefined,
    'The date must not be in the future.',
    'Enter a date such as 2026-01-31.',
    'Enter a date such as 2026-01-31.',
    undefined,
  ]);
});

it('valid JSON is parsed, and invalid JSON is rejected', () => {
  expect([readJSON('[1]'), readJSON('[')]).toEqual([{ ok: true, value: [1] }, { ok: false }]);
});
