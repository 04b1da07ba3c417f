/** Checks custom forms against the contract: each belongs to an existing operation and omits no field. */
import { beforeAll, expect, test } from 'vitest';
import { allSubjects } from '../../../../../../test/whole-api/contract-reading.ts';
import { fieldsOf } from '../fields.ts';
import type { Subject } from '../schema.ts';
import { customFormNames } from './custom-forms.ts';
import { openFields } from './open-fields.ts';

let subjects: ReadonlyMap<string, Subject>;
beforeAll(async () => {
  const all = await allSubjects();
  subjects = new Map(all.map(({ operation, schemas, defs }) => [operation.name, { operation, schemas, defs }]));
});

test('every custom form belongs to an operation of the contract', () => {
  expect(customFormNames.filter((name) => !subjects.has(name))).toEqual([]);
});

test('fields that a layout does not name are shown under "More fields", with unions expanded', () => {
  const subject = subjects.get('dns.records.create');
  if (subject === undefined) throw new Error('dns.records.create is gone.');
  const params = { zone_id: 'z', type: 'MX' };
  const open = openFields(subject, fieldsOf(subject), params, ['type', 'name', 'content', 'data']);
  expect(open.path.map(({ name }) => name)).toEqual(['zone_id']);
  expect([...open.named.keys()].sort()).toEqual(['content', 'name']);
  expect(open.unions.map(({ choice }) => choice?.tag)).toEqual(['type']);
  expect(open.rest.map(({ name }) => name)).toEqual(expect.arrayContaining(['priority', 'ttl', 'comment', 'tags']));
  const other = openFields(subject, fieldsOf(subject), { type: 'SRV' }, ['type', 'data']);
  expect([...other.named.keys()]).toEqual(['data']);
});
