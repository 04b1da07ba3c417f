import { index, type Operation } from '@flarewire/contract';
import { describe, expect, it } from 'vitest';
import { confirmationFor, nounOf } from './confirmation.ts';

const { operations } = index();
const named = (name: string): Operation => {
  const found = operations.find((operation) => operation.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

/** Runs a confirmation for the request while the lookup returns this result. */
async function confirm(name: string, params: Record<string, unknown>, result: unknown) {
  const asked: unknown[] = [];
  const confirmation = await confirmationFor(named(name), params, operations, async (get, values) => {
    asked.push([get.name, values]);
    if (result instanceof Error) throw result;
    return result;
  });
  return { asked, ...confirmation };
}

describe('confirmations', () => {
  it('a confirmation looks up the item by its get operation with path values only', async () => {
    const params = { account_id: 'a', namespace_id: 'n', force: true };
    expect(await confirm('kv.namespaces.delete', params, { id: 'n', title: 'My keys' })).toEqual({
      asked: [['kv.namespaces.get', { account_id: 'a', namespace_id: 'n' }]],
      name: 'My keys',
      what: 'namespace',
    });
  });

  it('a confirmation falls back to the id if the response has no name', async () => {
    const params = { account_id: 'a', namespace_id: 'n' };
    for (const result of [{}, null, undefined, 'text', { title: '' }, { name: 5 }, new Error('404')])
      expect((await confirm('kv.namespaces.delete', params, result)).name).toBe('n');
    const key = { account_id: 'a', namespace_id: 'n', key_name: 'k/1' };
    expect(await confirm('kv.namespaces.values.delete', key, new Response('a value'))).toMatchObject({
      name: 'k/1',
      what: 'value',
    });
  });

  it('a confirmation distinguishes account rules from zone rules', async () => {
    const result = { name: 'My rules' };
    const params = { zone_id: 'z', ruleset_id: 'r' };
    expect(await confirm('rulesets.delete', params, result)).toEqual({
      asked: [['rulesets.get', params]],
      name: 'My rules',
      what: 'ruleset',
    });
  });

  it('every operation that deletes has a confirmation name', async () => {
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

describe('nouns of resources', () => {
  it("a resource's noun is singular and keeps its acronyms", () => {
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
