/** Over every schema of the contract: samples hold to it, and the quick check agrees with Ajv. */
import type { JsonSchema, ProductDocument } from '@flarewire/contract';
import { describe, expect, it } from 'vitest';
import { changed } from '../test/changed.ts';
import { compiledContract } from './schema/contract.ts';
import { matches } from './schema/matches.ts';
import { sample } from './schema/sample.ts';
import { compile } from './schema/validate.ts';
import { seededRandom } from './state/ids.ts';

describe('a sample', () => {
  it('holds to every schema of the contract, with chance and without', async () => {
    const random = seededRandom('sample');
    const wrong = new Map<string, unknown>();
    for (const { name, product } of compiledContract.index().operations) {
      const document = await compiledContract.loadProduct(product);
      const { params = [], body, result = {} } = document.operations[name] ?? {};
      for (const schema of [...params.map((param) => param.schema), ...(body ? [body.schema] : []), result]) {
        for (const value of [sample(schema, document), sample(schema, document, random)]) {
          if (!matches(value, schema, document.schemas)) wrong.set(name, value);
        }
      }
    }
    // Schemas that contradict themselves.
    for (const name of ['radar.origins.timeseries', 'magicTransit.connectors.interrupts.create']) wrong.delete(name);
    expect([...wrong.keys()]).toEqual([]);
  });
});

describe('matches', () => {
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
