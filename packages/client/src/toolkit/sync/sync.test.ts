import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, manualClock } from '@flarewire/emulator';
import { beforeEach, describe, expect, it } from 'vitest';
import { Cloudflare } from '../../index.ts';
import { clientOf } from '../test-support.ts';
import {
  apply,
  countSteps,
  type KeyValue,
  type ListItem,
  type Plan,
  planList,
  planNamespace,
  planPhase,
  type WantedRule,
} from './sync.ts';

let emulator = createEmulator();
let client = new Cloudflare({ apiToken: 'any' });
let account_id = '';
const NOTHING = { create: 0, change: 0, delete: 0 };
const changes = (plan: Plan<unknown>) => {
  const { keep: _, ...rest } = countSteps(plan);
  return rest;
};
const stored = <Item>(plan: Plan<Item>): Plan<Item> => JSON.parse(JSON.stringify(plan));

beforeEach(async () => {
  const clock = manualClock();
  emulator = createEmulator({ clock });
  // The emulator shares this clock: asynchronous work ends while the client waits for it.
  client = clientOf(emulator, { clock: { sleep: async (ms) => clock.advance(ms) } });
  account_id = (await client.accounts.list().all())[0]?.id ?? '';
});

describe('a list', () => {
  let list_id = '';
  const planned = (wanted: readonly ListItem[], owned: 'all' | { comment: string } = 'all') =>
    planList(client, { account_id, list_id, wanted, owned });
  const items = async () =>
    (await client.rules.lists.items.list(list_id, { account_id }).all())
      .map((item) => `${'ip' in item ? item.ip : ''} ${item.comment ?? ''}`)
      .sort();

  beforeEach(async () => {
    list_id = (await client.rules.lists.create({ account_id, kind: 'ip', name: 'offices' })).id;
  });

  it('a list reaches the wanted state, ignoring the notation of addresses and the order', async () => {
    await apply(
      client,
      await planned([{ ip: '192.0.2.1', comment: 'a' }, { ip: '192.0.2.2' }, { ip: '2001:db8::/64' }]),
    );
    const one = await planned([{ ip: '2001:DB8:0::/64' }, { ip: '192.0.2.1/32', comment: 'b' }, { ip: '192.0.2.3' }]);
    expect(String(one)).toBe(
      [
        '~ change 192.0.2.1: different comment',
        '- delete 192.0.2.2: not in the wanted state',
        '+ create 192.0.2.3: does not exist',
        '1 to create, 1 to change, 1 to delete, 1 to keep',
      ].join('\n'),
    );
    const { results, calls } = await apply(client, stored(one));
    expect([calls, results.map(({ outcome }) => outcome)]).toEqual([2, ['done', 'done', 'done']]);
    expect(await items()).toHaveLength(3);
    expect((await apply(client, one)).results.map(({ outcome }) => outcome)).toEqual(['already', 'already', 'already']);
  });

  it('a list keeps unowned items, and all problems are reported at once', async () => {
    await apply(client, await planned([{ ip: '192.0.2.1', comment: 'by hand' }]));
    const owned = { comment: 'by=files' };
    await apply(client, await planned([{ ip: '192.0.2.1' }, { ip: '192.0.2.2', comment: 'quay' }], owned));
    expect(await items()).toEqual(['192.0.2.1 by hand', '192.0.2.2 quay by=files']);
    expect(changes(await planned([{ ip: '192.0.2.2', comment: 'quay' }], owned))).toEqual(NOTHING);
    await expect(planned([{}, { ip: '192.0.2.1', asn: 1 }])).rejects.toThrow('item 0: found no value');
    await expect(planned([{ asn: 1 }, { asn: 1 }])).rejects.toThrow('item 1: AS1 is listed twice, also as item 0');
  });

  it('only the given fields of a redirect are compared, and the others stay unchanged', async () => {
    list_id = (await client.rules.lists.create({ account_id, kind: 'redirect', name: 'moved' })).id;
    const redirect = { source_url: 'https://Harbour.example/old', target_url: 'https://harbour.example/new' };
    await apply(client, await planned([{ redirect: { ...redirect, status_code: 302 }, comment: 'kept' }]));
    expect(changes(await planned([{ redirect }]))).toEqual(NOTHING);
    await apply(client, await planned([{ redirect: { ...redirect, subpath_matching: true } }]));
    const [item] = await client.rules.lists.items.list(list_id, { account_id }).all();
    expect(item).toMatchObject({ redirect: { status_code: 302, subpath_matching: true }, comment: 'kept' });
  });

  it("items beyond the account's limit are reported, and the others applied", async () => {
    await apply(client, await planned([{ ip: '192.0.2.1' }]));
    const wanted = Array.from({ length: 10_001 }, (_, i) => ({ ip: `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}` }));
    const { results } = await apply(client, await planned(wanted));
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    expect([failed.length, failed[0]?.error?.message]).toEqual([
      1,
      expect.stringContaining('at most 10000 list items'),
    ]);
  });

  it('no list item is duplicated if a response is lost', async () => {
    const wanted = Array.from({ length: 1500 }, (_, i) => ({ ip: `10.0.${i >> 8}.${i & 255}` }));
    emulator.faults.add({ operation: 'rules.lists.items.create', times: 1, fault: 'lostAnswer' });
    const { results } = await apply(client, await planned(wanted));
    expect(results.every(({ outcome }) => outcome === 'done')).toBe(true);
    expect(changes(await planned(wanted))).toEqual(NOTHING);
  });
});

describe('a list of hostnames', () => {
  it('a list of hostnames normalizes IDN names', async () => {
    const { id: list_id } = await client.rules.lists.create({ account_id, kind: 'hostname', name: 'hosts' });
    const wanted = [{ hostname: { url_hostname: 'Bücher.example' } }];
    await apply(client, await planList(client, { account_id, list_id, wanted, owned: 'all' }));
    expect(changes(await planList(client, { account_id, list_id, wanted, owned: 'all' }))).toEqual(NOTHING);
  });
});

describe('a namespace', () => {
  let namespace_id = '';
  const planned = (wanted: readonly KeyValue[] | { folder: string }, owned: 'all' | { prefix: string } = 'all') =>
    planNamespace(client, { account_id, namespace_id, wanted, owned });

  beforeEach(async () => {
    namespace_id = (await client.kv.namespaces.create({ account_id, title: 'site' })).id;
  });

  it('a namespace reaches the wanted state: strings, bytes and metadata', async () => {
    const bytes = Uint8Array.from([0, 255, 254, 10]);
    const wanted = [
      { key: 'a/b', value: 'one' },
      { key: 'bytes', value: bytes, metadata: { type: 'image' } },
      { key: 'same', value: 'ä' },
    ];
    await apply(client, stored(await planned(wanted)));
    expect(changes(await planned(wanted))).toEqual(NOTHING);
    const read = await client.kv.namespaces.values.get('bytes', { account_id, namespace_id });
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(bytes);
    const one = await planned([
      { key: 'a/b', value: 'two' },
      { key: 'same', value: 'ä' },
      { key: 'new', value: '' },
    ]);
    expect(String(one).split('\n')).toEqual([
      '~ change "a/b": different value',
      '- delete "bytes": not in the wanted state',
      '+ create "new": does not exist',
      '1 to create, 1 to change, 1 to delete, 1 to keep',
    ]);
    await client.kv.namespaces.values.update('a/b', { account_id, namespace_id, value: 'three' });
    await expect(apply(client, one)).rejects.toThrow('changed since the plan was made: "a/b"');
    const { results } = await apply(client, one, { onChanged: 'skip' });
    expect(results.map(({ outcome }) => outcome)).toEqual(['changed', 'done', 'done']);
  });

  it('a namespace keeps omitted metadata', async () => {
    await apply(client, await planned([{ key: 'k', value: 'one', metadata: { type: 'text/css' } }]));
    await apply(client, await planned([{ key: 'k', value: 'two' }]));
    const keys = await client.kv.namespaces.keys.list(namespace_id, { account_id }).all();
    expect(keys).toEqual([{ name: 'k', metadata: { type: 'text/css' } }]);
  });

  it('a namespace mirrors a folder, only below a prefix if one is given', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'flarewire-folder-'));
    mkdirSync(join(folder, 'site/css'), { recursive: true });
    writeFileSync(join(folder, 'site/css/a.css'), 'a {}');
    writeFileSync(join(folder, 'site/index.html'), '<p>');
    await client.kv.namespaces.values.update('other', { account_id, namespace_id, value: 'kept' });
    await client.kv.namespaces.values.update('site/old', { account_id, namespace_id, value: 'gone' });
    const one = await planned({ folder }, { prefix: 'site/' });
    rmSync(folder, { recursive: true });
    await apply(client, one);
    const keys = (await client.kv.namespaces.keys.list(namespace_id, { account_id }).all()).map(({ name }) => name);
    expect(keys).toEqual(['other', 'site/css/a.css', 'site/index.html']);
    await expect(planned([{ key: 'x', value: 'y' }], { prefix: 'site/' })).rejects.toThrow(
      'item 0: "x" does not start',
    );
  });

  it('many keys take many calls, and each call is repeated once if its response is lost', async () => {
    const wanted = Array.from({ length: 250 }, (_, i) => ({ key: `k${i}`, value: `value ${i}` }));
    emulator.faults.add({ operation: 'kv.namespaces.bulkUpdate', times: 1, fault: 'lostAnswer' });
    await apply(client, { ...(await planned(wanted)), most: 100 });
    expect(changes(await planned(wanted))).toEqual(NOTHING);
  });
});

describe('a phase', () => {
  let zone_id = '';
  const ruleset_phase = 'http_request_firewall_custom';
  const rule = (ref: string, expression = `http.host eq "${ref}.example"`) => ({ ref, action: 'block', expression });
  const planned = (wanted: readonly WantedRule[], owned: 'all' | { prefix: string } = 'all') =>
    planPhase(client, { zone_id, ruleset_phase, wanted, owned });
  const rules = async () =>
    (await client.rulesets.phases.get(ruleset_phase, { zone_id })).rules.map(
      ({ ref, expression }) => `${ref} ${expression}`,
    );

  beforeEach(async () => {
    zone_id = (await client.zones.create({ name: 'harbour.example', account: { id: account_id } })).id;
  });

  it('a phase reaches the wanted state: rules by ref, and their order', async () => {
    await apply(client, await planned([rule('a'), rule('b'), rule('c')]));
    const ids = (await client.rulesets.phases.get(ruleset_phase, { zone_id })).rules.map(({ id }) => id);
    expect(changes(await planned([rule('a'), rule('b'), rule('c')]))).toEqual(NOTHING);
    const one = await planned([rule('c'), { ...rule('a'), enabled: false }, rule('d')]);
    expect(String(one).split('\n')).toEqual([
      '~ change a block: different enabled',
      '- delete b block: not in the wanted state',
      '+ create d block: does not exist',
      '~ change order of the rules: a b c → c a d',
      '1 to create, 2 to change, 1 to delete, 1 to keep',
    ]);
    const { calls } = await apply(client, stored(one));
    expect(calls).toBe(1);
    expect((await rules()).map((line) => line[0])).toEqual(['c', 'a', 'd']);
    const after = (await client.rulesets.phases.get(ruleset_phase, { zone_id })).rules.map(({ id }) => id);
    expect(after.slice(0, 2)).toEqual([ids[2], ids[0]]);
    expect((await apply(client, one)).results.every(({ outcome }) => outcome === 'already')).toBe(true);
    await apply(client, await planned([rule('a'), rule('c'), rule('d')]));
    expect((await rules()).map((line) => line[0])).toEqual(['a', 'c', 'd']);
  });

  it('a phase keeps unowned rules in place, and detects changes since the plan was made', async () => {
    await apply(client, await planned([rule('x'), rule('f-a'), rule('y')]));
    const owned = { prefix: 'f-' };
    const one = await planned([rule('f-b'), rule('f-a', 'ssl')], owned);
    await apply(client, one);
    expect((await rules()).map((line) => line.split(' ')[0])).toEqual(['x', 'f-b', 'f-a', 'y']);
    const two = await planned([], owned);
    await apply(client, await planned([rule('f-b', 'ssl'), rule('f-a', 'ssl')], owned));
    await expect(apply(client, two)).rejects.toThrow('changed since the plan was made: f-b block');
    await expect(planned([rule('z'), { ref: 'f-1' } as never], owned)).rejects.toThrow(
      /item 0: the ref "z" does not start with "f-"\n {2}item 1: action is missing\n {2}item 1: expression is missing/,
    );
  });

  it('a phase keeps the changes of two concurrent callers', async () => {
    await apply(client, await planned([rule('x')]));
    const teams = ['a-', 'b-', 'c-'];
    const plans = await Promise.all(teams.map((prefix) => planned([rule(`${prefix}1`)], { prefix })));
    const applied = await Promise.all(plans.map((one) => apply(client, one)));
    expect(applied.flatMap(({ results }) => results.map(({ outcome }) => outcome))).toEqual(Array(3).fill('done'));
    const refs = (await rules()).map((line) => line.split(' ')[0]).sort();
    expect(refs).toEqual(['a-1', 'b-1', 'c-1', 'x']);
  });

  it('a phase requires `owned`', async () => {
    await expect(planPhase(client, { zone_id, ruleset_phase, wanted: [] } as never)).rejects.toThrow(
      "owned is missing: say what may be changed and deleted, 'all' or { prefix: '…' }",
    );
  });

  it('a refused phase is reported as one', async () => {
    const { results } = await apply(client, await planned([rule('a'), rule('b', 'no such thing')]));
    expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
    expect(results[0]?.error?.message).toContain('rulesets.phases.update: 400');
  });
});
