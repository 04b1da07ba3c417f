/** Checks every operation: each discriminator of a response is described. */
import { index, loadProduct } from '@flarewire/contract';
import { expect, test } from 'vitest';
import type { Subject } from '../../form/schema.ts';
import { inside, type ResultField, resultFields } from './result-fields.ts';

/** Schemas may be recursive, and nobody opens deeper levels before a response. */
const DEPTH = 2;

function* below(fields: readonly ResultField[], subject: Subject, path: readonly string[]): Generator<ResultField> {
  for (const field of fields) {
    if (!field.isBranch) yield field;
    if (path.length < DEPTH)
      yield* below(inside(field.schema, subject, [...path, field.name]), subject, [...path, field.name]);
  }
}

test('every discriminator of a response variant has a description', async () => {
  const bare: string[] = [];
  let tags = 0;
  for (const operation of index().operations) {
    const { operations, schemas, words } = await loadProduct(operation.product);
    const found = operations[operation.name];
    if (found === undefined) throw new Error(`There is no operation ${operation.name}.`);
    const subject: Subject = { operation, schemas: found, defs: schemas, words };
    for (const field of below(resultFields(subject), subject, [])) {
      if (!('const' in field.schema) || !field.type.includes(', ')) continue;
      tags++;
      if (field.words === undefined) bare.push(`${operation.name} ${field.pointer}`);
    }
  }
  expect(tags).toBeGreaterThan(50);
  expect(bare).toEqual([]);
});
