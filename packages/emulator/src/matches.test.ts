import type { JsonSchema, ProductDocument } from '@flarewire/contract';
import { describe, expect, it } from 'vitest';
import { changed } from '../test/changed.ts';
import { compiledContract } from './contract.ts';
import { seededRandom } from './ids.ts';
import { matches } from './matches.ts';
import { sample } from './sample.ts';
import { compile } from './validate.ts';

describe('matches', () => {
  it.each([
    [{ type: 'integer', minimum: 1 }, [1, 2], [0, 1.5, '1', null]],
    [{ type: ['string', 'null'], maxLength: 2 }, ['ab', null, '😀😀'], ['abc', 1]],
    [{ type: 'array', items: { const: 1 }, minItems: 1, uniqueItems: true }, [[1]], [[], [1, 1], [2]]],
    [
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: false },
      [{ a: '' }],
      [{}, { a: 1 }, { a: '', b: 1 }, []],
    ],
    [{ oneOf: [{ type: 'number' }, { type: 'integer' }] }, [1.5], [1, 'x']],
    [{ enum: [1, { a: [1] }] }, [1, { a: [1] }], [{ a: [2] }, '1']],
    [
      { type: 'string', format: 'date-time' },
      ['2026-01-01T00:00:00Z', '2024-02-29T23:59:59.123+01:00'],
      ['2026-02-29T00:00:00Z', '2026-01-01', 'x'],
    ],
    [{ type: 'number', exclusiveMinimum: 0, multipleOf: 0.1 }, [0.3], [0, 0.35]],
  ])('%j', (schema, good, bad) => {
    for (const value of good) expect([value, matches(value, schema, {})]).toEqual([value, true]);
    for (const value of bad) expect([value, matches(value, schema, {})]).toEqual([value, false]);
  });

  it('a keyword it does not know is a no: Ajv decides', () => {
    expect(matches('a', { type: 'string', pattern: '^a$' }, {})).toBe(false);
  });

  it('what it passes, Ajv passes: samples of the contract, and samples with something changed', async () => {
    const random = seededRandom('matches');
    const { operations } = compiledContract.index();
    const wrong: string[] = [];
    let passed = 0;
    for (let index = 0; index < operations.length; index += 23) {
      const operation = operations[index];
      const document = await compiledContract.loadProduct(operation?.product ?? '');
      const { body, result } = document.operations[operation?.name ?? ''] ?? {};
      for (const schema of [body?.schema, result]) {
        if (schema === undefined) continue;
        const check = await compile(schema, document);
        for (const value of variants(schema, document, random)) {
          if (!matches(value, schema, document.schemas)) continue;
          passed++;
          if (!check(value)) wrong.push(`${operation?.name}: ${JSON.stringify(check.errors?.[0])}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(passed).toBeGreaterThan(300);
  });
});

function variants(schema: JsonSchema, document: ProductDocument, random: () => number): unknown[] {
  const values = [sample(schema, document), sample(schema, document, random), sample(schema, document, random)];
  return [...values, ...values.map((value) => changed(structuredClone(value), random))];
}
