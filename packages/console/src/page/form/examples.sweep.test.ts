/** Checks examples over the whole API: they omit only values that only the caller can have. */
import { loadProduct } from '@flarewire/contract';
import { asSchema } from '@flarewire/schema';
import { beforeAll, expect, test } from 'vitest';
import { ACCOUNT, ZONE } from '../../../../../test/whole-api/cases.ts';
import { allSubjects } from '../../../../../test/whole-api/contract-reading.ts';
import { type Field, fieldsIn, fieldsOf } from './fields.ts';
import { meaningOf } from './kinds.ts';
import type { Params, Subject } from './schema.ts';
import { exampleOf } from './values/example.ts';
import { problemsOf } from './values/problems.ts';

let subjects: Subject[];
beforeAll(async () => {
  const all = await allSubjects();
  subjects = await Promise.all(
    all.map(async (one) => ({ ...one, words: (await loadProduct(one.operation.product)).words })),
  );
});

/** All fields that a form shows for the value, at any depth, by pointer. */
function display(subject: Subject, params: Params): Map<string, Field> {
  const found = new Map<string, Field>();
  const open = fieldsOf(subject);
  for (let field = open.shift(); field !== undefined; field = open.shift()) {
    if (field.name !== '') found.set(field.pointer, field);
    open.push(...fieldsIn(subject, field, params));
  }
  return found;
}

const isFile = ({ kind, schema }: Field, { defs }: Subject): boolean =>
  kind === 'file' || (kind === 'array' && meaningOf(asSchema(schema.items), defs).kind === 'file');

/** Certificates and documents belong to the caller and are too long for an example. */
const isDocument = ({ words = '' }: Field): boolean => /\b(PEM|PDF)\b/.test(words);

const isForCaller = (field: Field, subject: Subject): boolean =>
  field.in === 'path' || field.isSensitive || isFile(field, subject) || isDocument(field);

test('an example omits path parameters, credentials, files and certificates only', () => {
  expect(subjects.length).toBeGreaterThan(3000);
  const faults = subjects.flatMap((subject) => {
    const example = exampleOf(subject, { account_id: ACCOUNT, zone_id: ZONE });
    const fields = display(subject, example);
    return problemsOf(subject, example)
      .filter(({ pointer }) => {
        const field = fields.get(pointer);
        return field === undefined || !isForCaller(field, subject);
      })
      .map(({ full }) => `${subject.operation.name}: ${full}`);
  });
  expect(faults).toEqual([]);
});
