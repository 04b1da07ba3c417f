/**
 * Checks the descriptions of zone settings against the contract: every setting has one, and every step is a valid
 * value.
 */
import { loadProduct } from '@flarewire/contract';
import { asSchema, asSchemas, check, follow } from '@flarewire/schema';
import { expect, test } from 'vitest';
import { SETTINGS } from './setting-words.ts';

test('every listed setting has a description, and its steps are values of the contract', async () => {
  const { operations, schemas } = await loadProduct('zones');
  const list = follow(asSchema(operations['zones.settings.list']?.result), schemas);
  const kinds = asSchemas(follow(asSchema(list.items), schemas).anyOf).map((one) => follow(one, schemas));
  const values = new Map(
    kinds.flatMap(({ properties = {} }) => {
      const named = properties as Readonly<Record<string, unknown>>; // of an object's schema
      const id = follow(asSchema(named.id), schemas);
      const [name = id.const] = asSchemas(id.enum) as readonly unknown[];
      return named.value === undefined ? [] : [[String(name), asSchema(named.value)] as const];
    }),
  );
  expect(values.size).toBeGreaterThan(50);
  const told = new Set(SETTINGS.map(({ id }) => id));
  expect([...values.keys()].filter((id) => !told.has(id))).toEqual([]);
  expect([...told].filter((id) => !values.has(id))).toEqual([]);
  const wrong = SETTINGS.flatMap(({ id, steps = [] }) =>
    steps
      .filter(([value]) => check(values.get(id) ?? {}, value, schemas).length > 0)
      .map(([value]) => `${id}: ${value}`),
  );
  expect(wrong).toEqual([]);
});
