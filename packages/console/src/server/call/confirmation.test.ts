import { index, type Operation } from '@flarewire/contract';
import { describe, expect, it } from 'vitest';
import { confirmationFor, nounOf } from './confirmation.ts';

const { operations } = index();
const named = (name: string): Operation => {
  const found = operations.find((operation) => operation.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

/** What is asked for, and the confirmation of it when the answer is this. */
async function confirm(name: string, params: Record<string, unknown>, result: unknown) {
  const asked: unknown[] = [];
  const confirmation = await confirmationFor(named(name), params, operations, async (get, values) => {
    asked.push([get.name, values]);
    if (result instanceof Error) throw result;
    return result;
  });
  return { asked, ...confirmation };
}

describe('a confirmation', () => {
  it('asks for the item by the operation that gets it, with nothing but the values of its path', async () => {
    const params = { account_id: 'a', namespace_id: 'n', force: true };
    expect(await confirm('kv.namespaces.delete', params, { id: 'n', title: 'My keys' })).toEqual({
      asked: [['kv.namespaces.get', { account_id: 'a', namespace_id: 'n' }]],
      name: 'My keys',
      what: 'namespace',
    });
  });

  it('takes the id where nothing tells a name', async () => {
    const params = { account_id: 'a', namespace_id: 'n' };
    for (const result of [{}, null, undefined, 'text', { title: '' }, { name: 5 }, new Error('404')])
      expect((await confirm('kv.namespaces.delete', params, result)).name).toBe('n');
    const key = { account_id: 'a', namespace_id: 'n', key_name: 'k/1' };
    expect(await confirm('kv.namespaces.values.delete', key, new Response('a value'))).toMatchObject({
      name: 'k/1',
      what: 'value',
    });
  });

  it('knows whose a rule of either account or zone is', async () => {
    const result = { name: 'My rules' };
    const params = { zone_id: 'z', ruleset_id: 'r' };
    expect(await confirm('rulesets.delete', params, result)).toEqual({
      asked: [['rulesets.get', params]],
      name: 'My rules',
      what: 'ruleset',
    });
  });

  it('has a name for every operation that deletes', async () => {
    const nouns = new Set<string>();
    for (const operation of operations.filter(({ method }) => method === 'DELETE')) {
      const params = Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']));
      const { name, what } = await confirmationFor(
        operation,
        { ...params, zone_id: 'x' },
        operations,
        async () => undefined,
      );
      expect(name).not.toBe('');
      nouns.add(what);
    }
    expect([...nouns].filter((noun) => !/^[\w .]+$/.test(noun))).toEqual([]);
  });
});

describe('a noun', () => {
  it('is one of many, with its acronyms', () => {
    const of = [
      'dns_records',
      'zones',
      'policies',
      'addresses',
      'acls',
      'd1',
      'custom-csrs',
      'status',
      'indexes',
      'access',
      'ips',
    ];
    const nouns = [
      'DNS record',
      'zone',
      'policy',
      'address',
      'ACL',
      'D1',
      'custom CSR',
      'status',
      'index',
      'access',
      'IP',
    ];
    expect(of.map(nounOf)).toEqual(nouns);
  });
});
