import { index } from '@flarewire/contract';
import { expect, test } from 'vitest';
import type { Answer } from '../../data/answer.ts';
import { type Ask, counterpart, isComparable, readItems } from './lists.ts';

const byName = new Map(index().operations.map((operation) => [operation.name, operation]));

function operationOf(name: string) {
  const operation = byName.get(name);
  if (operation === undefined) throw new Error(`There is no ${name}.`);
  return operation;
}

function answerOf(json: unknown): Answer {
  const head = {
    operation: '',
    ok: true,
    status: 200,
    headers: [],
    type: 'application/json',
    duration: 1,
    attempts: [],
  };
  return { head, body: new TextEncoder().encode(JSON.stringify(json)) };
}

test('a zone is looked up on the other side by name and must exist there', async () => {
  const asked: string[] = [];
  const ask: Ask = async (operation, params, { profile }) => {
    asked.push(`${profile} ${operation} ${JSON.stringify(params)}`);
    if (operation === 'zones.get') return answerOf({ result: { id: 'here', name: 'example.com' } });
    return answerOf({ result: profile === 'b' ? [{ id: 'there', name: 'example.com' }] : [] });
  };
  const params = { zone_id: 'here', type: 'A' };
  expect(await counterpart(ask, 'a', 'b', params)).toEqual({ zone_id: 'there', type: 'A' });
  expect(asked).toEqual(['a zones.get {"zone_id":"here"}', 'b zones.list {"name":"example.com"}']);
  await expect(counterpart(ask, 'a', 'c', params)).rejects.toThrow('c has no zone called example.com');
});

test('all pages of a list are read', async () => {
  const ask: Ask = async (_, { page = 1 }) =>
    answerOf({
      result: [{ id: `r${page}` }],
      result_info: { page, per_page: 1, total_pages: 3, total_count: 3, count: 1 },
    });
  const items = await readItems(ask, 'a', operationOf('dns.records.list'), { zone_id: 'z' });
  expect(items).toEqual([{ id: 'r1' }, { id: 'r2' }, { id: 'r3' }]);
});

test('only read operations whose ids have a counterpart are compared', () => {
  const names = [
    'dns.records.list',
    'dns.records.get',
    'dns.records.create',
    'kv.namespaces.list',
    'zones.settings.get',
  ];
  expect(names.filter((name) => isComparable(operationOf(name)))).toEqual(['dns.records.list', 'kv.namespaces.list']);
});
