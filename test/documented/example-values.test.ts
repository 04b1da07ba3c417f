/** Examples of the contract show values as people would send them, not the names of their fields or filler words. */
import { index, loadProduct } from '@flarewire/contract';
import { branchesOf, follow, isObject, itemsOf, type JsonSchema, type Schemas, shapeOf } from '@flarewire/schema';
import { expect, test } from 'vitest';
import { sampled } from '../repository/sample.ts';

const FILLERS = /^(?:foo|bar|baz|string|value|example|lorem.*|xxx+|test)$/i;
const plain = (text: string): string => text.replaceAll(/[^a-z\d]/gi, '').toLowerCase();

/** A word of a list, or a constant, may be the name of its field. */
const isListed = (schema: JsonSchema, schemas: Schemas): boolean =>
  [follow(schema, schemas), ...branchesOf(follow(schema, schemas))]
    .map((one) => follow(one, schemas))
    .some((one) => 'enum' in one || 'const' in one);

function fillersIn(value: unknown, schema: JsonSchema, schemas: Schemas, name: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((one) => fillersIn(one, itemsOf(schema, schemas) ?? {}, schemas, name));
  if (isObject(value)) {
    const properties = shapeOf(schema, schemas)?.properties;
    return Object.entries(value).flatMap(([key, one]) => fillersIn(one, properties?.get(key) ?? {}, schemas, key));
  }
  if (typeof value !== 'string' || isListed(schema, schemas)) return [];
  return FILLERS.test(value) || (value !== '' && plain(value) === plain(name)) ? [`${name}: ${value}`] : [];
}

test('no example has a filler word, or the name of the field as its value', async () => {
  const found: string[] = [];
  let seen = 0;
  for (const { name, product } of sampled(index().operations, (operation) => operation.name)) {
    const { operations, schemas } = await loadProduct(product);
    const { example, params = [] } = operations[name] ?? {};
    if (!isObject(example)) continue;
    seen += 1;
    for (const param of params)
      found.push(...fillersIn(example[param.name], param.schema, schemas, param.name).map((one) => `${name} ${one}`));
  }
  expect(seen).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
