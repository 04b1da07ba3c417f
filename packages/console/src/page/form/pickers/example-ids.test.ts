import { expect, test } from 'vitest';
import { operations as all, subjectOf } from '../../review/test-support.ts';
import { exampleWithIds } from './example-ids.ts';
import type { PickOption } from './options.ts';
import { operationsBy } from './source.ts';

const operations = operationsBy(all);
const account_id = 'a'.repeat(32);

/** An account with lists of these ids, and the lists that were read. */
function account(lists: Readonly<Record<string, string>>) {
  const asked: unknown[] = [];
  const read = async ({ list }: { list: { name: string } }, _: string, ask: object): Promise<PickOption[]> => {
    asked.push([list.name, ask]);
    const id = lists[list.name];
    return id === undefined ? [] : [{ value: id, label: id }];
  };
  return { asked, lists: { operations, read } };
}

test('an example names the first items of the lists, each list below the item before', async () => {
  const { asked, lists } = account({ 'kv.namespaces.list': 'n1', 'kv.namespaces.keys.list': 'greeting' });
  const subject = await subjectOf('kv.namespaces.values.delete');
  expect(await exampleWithIds(subject, { account_id }, lists)).toMatchObject({
    ...{ account_id, namespace_id: 'n1', key_name: 'greeting' },
  });
  expect(asked).toEqual([
    ['kv.namespaces.list', { account_id }],
    ['kv.namespaces.keys.list', { account_id, namespace_id: 'n1' }],
  ]);
});

test('an id in the body is one of the account, not that of the documentation', async () => {
  const { lists } = account({ 'loadBalancers.pools.list': 'p1' });
  const subject = await subjectOf('loadBalancers.create');
  const example = await exampleWithIds(subject, { zone_id: account_id }, { ...lists, scope: { account_id } });
  expect(example).toMatchObject({ default_pools: ['p1'], fallback_pool: 'p1' });
});

test('an id whose list is empty is left for the user', async () => {
  const { lists } = account({});
  const subject = await subjectOf('queues.update');
  expect(await exampleWithIds(subject, { account_id }, lists)).not.toHaveProperty('queue_id');
});
