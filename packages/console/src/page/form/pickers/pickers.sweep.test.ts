/** Checks pickers over the whole API: every id whose list the contract has can be selected from it. */
import { beforeAll, expect, test } from 'vitest';
import { allSubjects, type Subject as Read } from '../../../../../../test/whole-api/contract-reading.ts';
import { type Field, fieldsIn, fieldsOf } from '../fields.ts';
import type { Subject } from '../schema.ts';
import { isPicked } from './is-picked.ts';
import { type Operations, operationsBy, pickerSource } from './source.ts';

let subjects: Subject[];
let operations: Operations;
beforeAll(async () => {
  subjects = (await allSubjects()).map(({ operation, schemas, defs }: Read) => ({ operation, schemas, defs }));
  operations = operationsBy(subjects.map(({ operation }) => operation));
});

const plain = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, '{}');

/** The list that a picker offers for a field; undefined if it is a text box. */
const listOf = (field: Field, subject: Subject): string | undefined =>
  isPicked(field) ? pickerSource(field, subject, operations)?.list.name : undefined;

test('every path parameter below a paged list has a picker', () => {
  const lists = new Map(
    subjects.flatMap(({ operation: { method, page, path, name } }) =>
      method === 'GET' && page !== undefined ? [[plain(path), name] as const] : [],
    ),
  );
  let count = 0;
  const missing = subjects.flatMap((subject) => {
    const { operation } = subject;
    return fieldsOf(subject).flatMap((field) => {
      const above = operation.path.split(`/{${field.name}}`)[0] ?? '';
      const list = field.in === 'path' && above !== operation.path ? lists.get(plain(above)) : undefined;
      // Times and numbers are not ids.
      if (list === undefined || field.kind !== 'text' || list === operation.name) return [];
      count += 1;
      return listOf(field, subject) === undefined ? [`${operation.name} ${field.name}: ${list}`] : [];
    });
  });
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

test.each([
  ['zones.list', 'dns.records.create', '/zone_id'],
  ['kv.namespaces.list', 'kv.namespaces.values.update', '/namespace_id'],
  ['r2.buckets.list', 'r2.buckets.objects.list', '/bucket_name'],
  ['workers.scripts.list', 'workers.routes.create', '/script'],
  ['rulesets.list', 'rulesets.rules.create', '/ruleset_id'],
  ['rules.lists.list', 'rules.lists.items.create', '/list_id'],
  ['loadBalancers.pools.list', 'loadBalancers.create', '/fallback_pool'],
  ['loadBalancers.monitors.list', 'loadBalancers.pools.create', '/monitor'],
  ['zeroTrust.access.policies.list', 'zeroTrust.access.policies.get', '/policy_id'],
  ['zeroTrust.tunnels.cloudflared.list', 'zeroTrust.tunnels.cloudflared.token.get', '/tunnel_id'],
  ['queues.list', 'queues.messages.push', '/queue_id'],
  ['d1.database.list', 'd1.database.query', '/database_id'],
])('%s supplies the values of %s %s', (list, name, pointer) => {
  const subject = subjects.find(({ operation }) => operation.name === name);
  if (subject === undefined) throw new Error(`There is no operation ${name}.`);
  const all = fieldsOf(subject).flatMap((one) => [one, ...fieldsIn(subject, one, {}, 0)]);
  const field = all.find((one) => one.pointer === pointer);
  if (field === undefined) throw new Error(`No ${pointer} among ${all.map((one) => one.pointer).join(' ')}`);
  expect(listOf(field, subject)).toBe(list);
});
