import { createEmulator } from '@flarewire/emulator';
import { beforeEach, describe, expect, it } from 'vitest';
import { Cloudflare } from '../../index.ts';
import { localZone } from '../test-support.ts';
import {
  type ApplyError,
  type ApplyProgress,
  apply,
  type Owned,
  type PlanError,
  type PlanOptions,
  plan,
  type Wanted,
} from './dns.ts';

let emulator = createEmulator();
let client = new Cloudflare({ apiToken: 'any' });
let zone_id = '';

beforeEach(async () => {
  ({ emulator, client, zone_id } = await localZone('harbour.example'));
});

const FILE = `$TTL 300
@     IN SOA ns.harbour.example. admin.harbour.example. 1 7200 3600 86400 300
@     IN NS  ns1.elsewhere.example.
@     IN MX  10 mail
www   IN A   192.0.2.1
www   IN A   192.0.2.2
mail  IN AAAA 2001:DB8:0:0::1
@     IN TXT "v=spf1 -all"
`;

const planned = (wanted: Wanted, owned: Owned = 'all', options?: PlanOptions) =>
  plan(client, { zone_id, wanted, owned }, options);
const records = async () => {
  const all = await client.dns.records.list({ zone_id }).all();
  return all.map(({ type, name, content, ttl }) => `${name} ${ttl} ${type} ${content}`).sort();
};
const add = (record: object) => client.dns.records.create({ zone_id, ttl: 300, ...record } as never);

describe('a plan', () => {
  it('a plan lists creates, changes, deletes and kept records, with reasons, as text and as data', async () => {
    await add({ type: 'A', name: 'www', content: '192.0.2.1' });
    await add({ type: 'A', name: 'www', content: '192.0.2.3' });
    await add({ type: 'AAAA', name: 'mail', content: '2001:db8::1', ttl: 600 });
    await add({ type: 'CNAME', name: 'old', content: 'example.net' });
    const one = await planned({ zoneFile: FILE });
    expect(String(one).split('\n')).toEqual([
      '+ create MX harbour.example 10 mail.harbour.example: does not exist',
      '+ create TXT harbour.example "v=spf1 -all": does not exist',
      '~ change AAAA mail.harbour.example 2001:db8::1: ttl 600 → 300',
      '- delete CNAME old.harbour.example example.net: not in the wanted state',
      '~ change A www.harbour.example 192.0.2.3: content 192.0.2.3 → 192.0.2.2',
      '! ignored SOA record: Cloudflare creates its own'.replace('ignored', 'ignored line 2:'),
      '! ignored line 3: NS record of the zone itself: Cloudflare creates its own',
      '2 to create, 2 to change, 1 to delete, 1 to keep',
    ]);
    const { results, calls } = await apply(client, JSON.parse(JSON.stringify(one)));
    expect([calls, results.map(({ outcome }) => outcome)]).toEqual([1, Array(5).fill('done')]);
    expect(await records()).toEqual([
      'harbour.example 300 MX mail.harbour.example',
      'harbour.example 300 TXT "v=spf1 -all"',
      'mail.harbour.example 300 AAAA 2001:db8::1',
      'www.harbour.example 300 A 192.0.2.1',
      'www.harbour.example 300 A 192.0.2.2',
    ]);
    expect(
      String(await planned({ zoneFile: FILE }))
        .split('\n')
        .at(-1),
    ).toBe('0 to create, 0 to change, 0 to delete, 5 to keep');
  });

  it('a plan leaves unowned records unchanged, and marks owned ones', async () => {
    await add({ type: 'A', name: 'theirs', content: '192.0.2.9' });
    await add({ type: 'A', name: 'gone', content: '192.0.2.8', comment: 'old one by=files' });
    await add({ type: 'A', name: 'www', content: '192.0.2.1' });
    const wanted = [
      { type: 'A', name: 'www', content: '192.0.2.1', comment: 'front' },
      { type: 'A', name: 'new', content: '192.0.2.7' },
    ];
    const owned = { comment: 'by=files' };
    const one = await planned(wanted, owned);
    expect(one.steps.map(({ action, why }) => `${action}: ${why}`)).toEqual([
      'delete: not in the wanted state',
      'create: does not exist',
      'keep: not owned',
      'keep: already exists, but is not owned',
    ]);
    await apply(client, await planned(wanted, owned, { adopt: true }));
    const comments = (await client.dns.records.list({ zone_id }).all()).map(({ comment }) => comment);
    expect(comments.sort()).toEqual(['by=files', 'front by=files', null]);
    expect((await planned(wanted, owned)).steps.filter(({ action }) => action !== 'keep')).toEqual([]);
    expect(String(await planned([], owned))).toContain('2 to delete, 1 to keep');
  });

  it('a plan does not mistake an ordinary comment for a mark', async () => {
    await add({ type: 'A', name: 'moved', content: '192.0.2.9', comment: 'moved here from terraform' });
    await add({ type: 'A', name: 'ours', content: '192.0.2.8', comment: 'web server [terraform]' });
    const one = await planned([{ type: 'A', name: 'new', content: '192.0.2.7', comment: 'api' }], {
      comment: 'terraform',
    });
    expect(one.steps.map(({ action, name }) => `${action} ${name.split(' ')[1]}`)).toEqual([
      'keep moved.harbour.example',
      'create new.harbour.example',
      'delete ours.harbour.example',
    ]);
    expect(one.steps[1]?.after?.comment).toBe('api [terraform]');
  });

  it('a plan requires `owned`, and names its forms', async () => {
    for (const owned of [undefined, {}, 'some', { comment: '' }])
      await expect(plan(client, { zone_id, wanted: [], owned: owned as never })).rejects.toThrow(
        /owned (is .*: say what may be changed and deleted, 'all' or \{ comment: '…' \} or \{ tag: '…' \}|.*)|owned: the comment is empty/,
      );
  });

  it.each([
    [{ ttl: 30 }, 'ttl is 30; the zone takes 1 (automatic) or 60 to 86400 seconds'],
    [{ ttl: 1_209_600 }, 'ttl is 1209600'],
    [{ name: '_sip._tls.\\@' }, 'has the invalid label "\\@"'],
    [{ name: 'a[1]' }, 'has the invalid label "a[1]"'],
    [{ name: 'x'.repeat(64) }, 'up to 63 letters'],
    [{ name: 'a.*' }, 'has the invalid label "*"'],
  ])('a plan reports a record that the API would refuse: %j', async (wrong, reason) => {
    const record = { type: 'A', name: 'www', content: '192.0.2.1', ...wrong };
    await expect(planned([record])).rejects.toThrow(reason);
    await expect(planned([{ ...record, ttl: 300, name: '*' }])).resolves.toBeDefined();
  });

  it('a plan only changes NS records of the zone itself, and managed records, if they are included', async () => {
    await add({ type: 'NS', name: '@', content: 'ns1.elsewhere.example' });
    await add({ type: 'MX', name: '@', content: 'route1.mx.cloudflare.net', priority: 5 });
    const marking = new Cloudflare({
      apiToken: 'any',
      fetch: async (url, init) => {
        const text = await (await emulator.fetch(url, init)).text();
        return new Response(text.replace(/("type":"MX".*?"meta":)\{\}/, '$1{"email_routing":true,"read_only":true}'));
      },
    });
    const one = await plan(marking, { zone_id, wanted: [], owned: 'all' });
    expect(one.steps.map(({ action, why }) => [action, why])).toEqual([
      ['keep', 'belongs to Email Routing'],
      ['keep', 'NS record of the zone itself'],
    ]);
    const all = await plan(marking, { zone_id, wanted: [], owned: 'all' }, { include: ['managed', 'apex-ns'] });
    expect(all.steps.map(({ action }) => action)).toEqual(['delete', 'delete']);
  });

  it('leaves out records of a zone file by name, and warns of text that may be cut', async () => {
    const zoneFile = 'old 300 HINFO "x" "y"\n_dmarc 300 TXT v=DMARC1; p=none\n';
    const one = await planned({ zoneFile, leaveOut: ['old HINFO'] });
    expect(String(one)).toContain('! ignored line 1: old HINFO: left out as asked');
    expect(String(one)).toContain('! warning line 2: the text is not in quotes');
    await expect(planned({ zoneFile })).rejects.toThrow('line 1');
  });

  it('a plan rejects with all problems, by line or by index, before it sends a change', async () => {
    const zoneFile = `www 300 A 192.0.2\n@ TXT "open\nwww CNAME a.example.\nwww A 192.0.2.1\n`;
    const lines = await planned({ zoneFile }).catch((error: PlanError) => error.problems.map(({ line }) => line));
    expect(lines).toEqual([1, 2, 4]);
    const wanted = [
      { type: 'A' },
      { name: 'a', type: 'TXT', content: 'x', tll: 5 },
      null,
      { name: 'b', type: 'MX', content: 'c' },
    ];
    await expect(planned(wanted as never)).rejects.toThrow(
      /^dns.records of harbour.example: 4 errors:\n {2}item 0: name is missing\n {2}item 1: unknown field "tll".*\n {2}item 2: found null.*\n {2}item 3: priority is missing in the MX record$/,
    );
    await expect(
      planned({ yaml: '- { name: a, type: A, content: 192.0.2.1 }\n- name: b\n  typ: A\n' }),
    ).rejects.toThrow('line 2: type is missing\n  line 2: unknown field "typ"');
    await expect(planned({ yaml: '- {a: 1\n- b' })).rejects.toThrow(/line [12]: /);
    await add({ type: 'CNAME', name: 'www', content: 'example.net' });
    await expect(planned([{ type: 'A', name: 'www', content: '192.0.2.1' }], { tag: 'x' })).rejects.toThrow(
      'A www.harbour.example 192.0.2.1 conflicts with CNAME www.harbour.example example.net, which stays',
    );
  });

  it('a plan reads YAML, JSON and another zone', async () => {
    await apply(client, await planned({ yaml: '- { name: www, type: a, content: 192.0.2.1, ttl: 60 }' }));
    await apply(
      client,
      await planned({ yaml: '[{"name":"api","type":"TXT","content":"x","tags":null}]' }, { comment: 'x' }),
    );
    const [account] = await client.accounts.list().all();
    const other = await client.zones.create({ name: 'quay.example', account: { id: account?.id ?? '' } });
    await apply(client, await plan(client, { zone_id: other.id, wanted: { zone_id }, owned: 'all' }));
    const names = (await client.dns.records.list({ zone_id: other.id }).all()).map(({ name }) => name);
    expect(names.sort()).toEqual(['api.quay.example', 'www.quay.example']);
  });
});

describe('applying', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ type: 'A', name: `h${i}`, content: '192.0.2.1', ttl: 300 }));

  it("apply sends as many batches as the zone's plan requires, reports and counts them", async () => {
    const events: ApplyProgress[] = [];
    const one = await planned(many(150), 'all', { most: 60 });
    const { calls } = await apply(client, one, { onProgress: (event) => events.push(event) });
    expect([calls, events.map(({ step, done }) => `${step} ${done}`)]).toEqual([
      3,
      ['look 0', 'send 0', 'send 60', 'send 120'],
    ]);
    expect((await planned([])).most).toBe(200);
    // A full zone is emptied first.
    await apply(client, await planned(many(200)));
    const others = many(200).map((record) => ({ ...record, name: `other-${record.name}` }));
    expect(
      (await apply(client, await planned(others), { allowDeletes: 200 })).results.every(
        ({ outcome }) => outcome === 'done',
      ),
    ).toBe(true);
  });

  it('apply only deletes a large fraction if that is allowed', async () => {
    await apply(client, await planned(many(20)));
    const none = await planned([]);
    await expect(apply(client, none)).rejects.toThrow(
      'dns.records: the plan deletes 20 of 20 (100 %), and deleting more than 30 % requires allowDeletes: nothing was sent. If this is intended, pass allowDeletes: true or allowDeletes: 20',
    );
    await expect(apply(client, none, { allowDeletes: 19 })).rejects.toThrow('allowDeletes is 19');
    expect(await records()).toHaveLength(20);
    expect((await apply(client, await planned(many(14)))).results).toHaveLength(6);
    expect((await apply(client, await planned([]), { allowDeletes: true })).results).toHaveLength(14);
  });

  it('apply finds refused records by halving, and applies the rest', async () => {
    const wanted = [...many(20), { type: 'A', name: 'private', content: '10.0.0.1', proxied: true }];
    const { results } = await apply(client, await planned(wanted));
    const failed = results.filter(({ outcome }) => outcome !== 'done');
    expect(failed.map(({ step, error }) => [step.name, error?.message])).toEqual([
      ['A private.harbour.example 10.0.0.1', expect.stringContaining('not allowed for a proxied record')],
    ]);
    expect(await records()).toHaveLength(20);
  });

  it('apply never leaves a name without a record if the new one is refused', async () => {
    await add({ type: 'CNAME', name: 'www', content: 'example.net' });
    const one = await planned([{ type: 'A', name: 'www', content: '10.0.0.1', proxied: true }, ...many(3)]);
    await apply(client, one);
    expect((await records()).filter((line) => line.includes('www'))).toEqual([
      'www.harbour.example 300 CNAME example.net',
    ]);
  });

  it.each(['lostAnswer', 'reset', 'html502', 'truncated', 'malformed'] as const)(
    'apply reads the zone again after %s, and creates no duplicates',
    async (fault) => {
      const one = await planned(many(30), 'all', { most: 10 });
      emulator.faults.add({ operation: 'dns.records.batch', times: 2, commit: true, fault });
      const steps: string[] = [];
      const { results } = await apply(client, one, { onProgress: ({ step }) => steps.push(step) });
      expect(results.every(({ outcome }) => outcome === 'done')).toBe(true);
      expect(steps).toContain('confirm');
      expect(await records()).toHaveLength(30);
    },
  );

  it('apply reports unknown outcomes if no look-up gets a response', async () => {
    const one = await planned(many(20), 'all', { most: 10 });
    emulator.faults.add({ operation: 'dns.records.batch', after: 1, fault: 'lostAnswer' });
    emulator.faults.add({ operation: 'dns.records.list', after: 1, fault: { status: 403 } });
    const error: ApplyError = await apply(client, one).catch((caught) => caught);
    const outcomes = error.report.results.map(({ outcome }) => outcome);
    expect(outcomes).toEqual([...Array(10).fill('done'), ...Array(10).fill('unknown')]);
    emulator.faults.clear();
    expect((await apply(client, one)).results.every(({ outcome }) => outcome === 'already')).toBe(true);
  });

  it('apply detects changes since the plan was made, and stops or skips them', async () => {
    const { id } = await add({ type: 'A', name: 'a', content: '192.0.2.1' });
    const one = await planned([{ type: 'A', name: 'b', content: '192.0.2.2' }]);
    await client.dns.records.edit(id, { zone_id, comment: 'wait' } as never);
    await expect(apply(client, one)).rejects.toThrow(
      "changed since the plan was made: A a.harbour.example 192.0.2.1; make a new plan, or pass onChanged: 'skip'",
    );
    expect(await records()).toHaveLength(1);
    const { results } = await apply(client, one, { onChanged: 'skip' });
    expect(results.map(({ outcome }) => outcome)).toEqual(['changed', 'done']);
    expect((await apply(client, one, { onChanged: 'skip' })).results.map(({ outcome }) => outcome)).toEqual([
      'changed',
      'already',
    ]);
  });

  it('apply ends with partial results if an error is not about a record, and continues with the same plan', async () => {
    const one = await planned(many(30), 'all', { most: 10 });
    const caller = new AbortController();
    const error: ApplyError = await apply(client, one, {
      signal: caller.signal,
      onProgress: ({ done }) => done === 10 && caller.abort(),
    }).catch((caught) => caught);
    expect(error.message).toContain('dns.records: stopped after 10 of 30 steps');
    expect(error.report.results.map(({ outcome }) => outcome)).toContain('unsent');
    const { results } = await apply(client, one);
    expect(results.map(({ outcome }) => outcome)).toEqual([...Array(10).fill('already'), ...Array(20).fill('done')]);
  });
});
