/** Checks the text of forms over the whole API: field descriptions, branch labels, and lists of ids. */
import { index, loadProduct } from '@flarewire/contract';
import { beforeAll, expect, test } from 'vitest';
import { type Field, fieldsIn, fieldsOf } from './fields.ts';
import { operationsBy, pickerSource } from './pickers/source.ts';
import type { Subject } from './schema.ts';

interface Seen {
  readonly subject: Subject;
  readonly field: Field;
}

const all: Seen[] = [];

/** Fields of every branch, two levels deep. */
function look(subject: Subject, field: Field, depth: number): void {
  all.push({ subject, field });
  if (depth === 0) return;
  for (const index of field.choice?.branches.map((_, place) => place) ?? [undefined])
    for (const inner of fieldsIn(subject, field, {}, index)) look(subject, inner, depth - 1);
}

beforeAll(async () => {
  const { operations, products } = index();
  for (const { key } of products) {
    const { operations: own, schemas: defs, words } = await loadProduct(key);
    for (const operation of operations.filter(({ product }) => product === key)) {
      const schemas = own[operation.name];
      if (schemas === undefined) throw new Error(`${operation.name} has no schemas.`);
      const subject = { operation, schemas, defs, words };
      for (const field of fieldsOf(subject)) look(subject, field, 2);
    }
  }
  expect(all.length).toBeGreaterThan(24_000);
});

test('at least 97 of 100 fields have a description', () => {
  const named = all.filter(({ field: { name, path } }) => name !== '' && typeof path.at(-1) !== 'number');
  const reported = named.filter(({ field }) => field.words !== undefined);
  expect(reported.length / named.length).toBeGreaterThan(0.97);
});

test('branches have descriptive labels, without technical type names or numbers', () => {
  const labels = all.flatMap(({ field, subject }) =>
    (field.choice?.branches ?? []).map(({ label }) => `${subject.operation.name}${field.pointer}: ${label}`),
  );
  const poor = labels.filter((one) =>
    /: (Object|With .*|Kind.*|.*(UnionMember|Variant)\d*|.*Params|.+Response|Teams .+|.+ s2s|Eq|Ne|[GL]te?|.+ object)$/.test(
      one,
    ),
  );
  const numbered = labels.filter((one) => /\(\d+\)$/.test(one));
  expect(labels.length).toBeGreaterThan(1000);
  expect(poor).toEqual([]);
  // The contract has nothing that distinguishes these.
  expect(numbered.length).toBeLessThan(10);
});

test('a path id is selected from a list if its collection has one', () => {
  const operations = operationsBy(index().operations);
  const ids = all.filter(({ field }) => field.in === 'path' && field.name !== '');
  const lacking = ids.filter(({ field, subject }) => pickerSource(field, subject, operations) === undefined);
  const avoidable = lacking.filter(({ field: { name }, subject: { operation } }) => {
    const [collection = '', below] = operation.path.split(`/{${name}}`);
    if (below === undefined) return false;
    const list = operations.byRoute.get(`GET ${collection.replaceAll(/\{[^}]*\}/g, '{}')}`);
    return list?.page !== undefined && list.name !== operation.name;
  });
  expect(avoidable.map(({ subject, field }) => `${subject.operation.name} ${field.name}`)).toEqual([]);
  expect(1 - lacking.length / ids.length).toBeGreaterThan(0.9);
});
