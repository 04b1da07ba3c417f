/** The documentation of a result's fields. */
import { index, loadProduct } from '@flarewire/contract';
import { expect, test } from 'vitest';
import type { Subject } from '../../form/schema.ts';
import { inside, resultFields } from './result-fields.ts';

async function subjectOf(name: string): Promise<Subject> {
  const operation = index().operations.find((one) => one.name === name);
  const { operations, schemas, words } = await loadProduct(operation?.product ?? '');
  const found = operations[name];
  if (operation === undefined || found === undefined) throw new Error(`There is no operation ${name}.`);
  return { operation, schemas: found, defs: schemas, words };
}

test('a field has its name, its type in words and its description', async () => {
  const subject = await subjectOf('zones.list');
  const fields = resultFields(subject);
  const named = (name: string) => fields.find((field) => field.name === name);
  expect(named('name')).toMatchObject({ pointer: '/name', type: 'text', isBranch: false });
  expect(named('paused')?.type).toBe('true or false');
  expect(named('created_on')?.type).toBe('time');
  expect(named('name_servers')?.type).toBe('list of host name');
  expect(fields.every(({ words }) => words !== undefined)).toBe(true);
  const account = named('account');
  if (account === undefined) throw new Error('A zone has an account.');
  expect(inside(account.schema, subject, ['account']).map(({ pointer }) => pointer)).toContain('/account/id');
});

test('variants with a discriminator are one list that states which fields belong to some variants only', async () => {
  const fields = resultFields(await subjectOf('dns.records.get'));
  expect(fields[0]).toMatchObject({
    name: 'type',
    type: expect.stringMatching(/^A, AAAA, CNAME, MX, NS and \d+ more$/),
    words: expect.stringMatching(/^Record type\. One of \d+ kinds, which decides what other fields there are\.$/),
  });
  expect(fields.find(({ name }) => name === 'content')?.words).not.toContain('Only with');
  expect(fields.find(({ name }) => name === 'data')?.words).toContain('Only with type CAA, CERT');
  expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
});

test('a result without fields has an empty list', () => {
  const operation = index().operations.find(({ name }) => name === 'zones.get');
  if (operation === undefined) throw new Error('There is zones.get.');
  expect(resultFields({ operation, schemas: { params: [], result: {} }, defs: {} })).toEqual([]);
  expect(resultFields({ operation, schemas: { params: [], result: { type: 'string' } }, defs: {} })).toEqual([]);
});
