import { describe, expect, it } from 'vitest';
import { BINDING_KINDS } from './binding-kinds.ts';
import { bindingWords, dateProblem, editable, nameProblem, readBinding, readJSON, writeBinding } from './bindings.ts';

const read = (value: unknown) => {
  const found = readBinding(value);
  if (found === undefined) throw new Error('It is no binding that rows show.');
  return found;
};

describe('a binding', () => {
  it('is a kind with a name and values, and written again the same', () => {
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

  it('is left alone where it has more than its kind shows', () => {
    expect(readBinding({ type: 'secret_key', name: 'K' })).toBeUndefined();
    expect(readBinding({ type: 'service', name: 'S', service: 'a', environment: 'b' })).toBeUndefined();
    expect(readBinding({ type: 'r2_bucket', name: 'B', bucket_name: 5 })).toBeUndefined();
  });

  it('has a name that code can use, and that no other has', () => {
    expect(['', '1A', 'A-B', 'A', 'ü_1$', 'B'].map((name) => nameProblem(name, ['B']))).toEqual([
      'A name is needed.',
      expect.stringContaining('no digit first'),
      expect.stringContaining('Letters'),
      undefined,
      undefined,
      'Another binding has this name.',
    ]);
  });

  it('that is a secret stays as it is until it is changed', () => {
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

  it('never tells a secret', () => {
    const words = bindingWords(read({ type: 'secret_text', name: 'KEY', text: 'hidden' }), new Map());
    expect(words).not.toContain('hidden');
    expect(bindingWords(read({ type: 'kv_namespace', name: 'KV', namespace_id: 'a' }), new Map([['a', 'Cache']]))).toBe(
      'Cache',
    );
  });

  it('has one kind for each type', () => {
    expect(new Set(BINDING_KINDS.map(({ type }) => type)).size).toBe(BINDING_KINDS.length);
  });
});

it('a compatibility date is a day that was', () => {
  expect(
    ['2026-01-31', '2026-02-01', '2026-1-1', '2026-99-99', ''].map((date) => dateProblem(date, '2026-01-31')),
  ).toEqual([undefined, 'It may not be in the future.', 'A day: 2026-01-31.', 'A day: 2026-01-31.', undefined]);
});

it('JSON is read, or not', () => {
  expect([readJSON('[1]'), readJSON('[')]).toEqual([{ ok: true, value: [1] }, { ok: false }]);
});
