/** A plan for many zones: one rehearsal, one table, one apply. */
import { createEmulator } from '@flarewire/emulator';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Agent, agent } from './test-support.ts';

const HEADERS = { authorization: 'Bearer any', 'content-type': 'application/json' };
const API = 'https://api.cloudflare.com/client/v4';
let one: Agent;
beforeEach(async () => {
  const account = createEmulator({ seed: 1, start: 'default' });
  one = await agent({ account });
});
afterEach(() => one.close());

const idIn = (words: string): string | undefined => /apply \{"id": "(\w+)"\}/.exec(words)?.[1];
const changes = (of = one): unknown[] =>
  of.account.journal
    .entries()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation }) => operation);

async function api(method: string, path: string, body?: unknown, of = one) {
  const init = { method, headers: HEADERS, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const { result } = await (await of.account.fetch(`${API}${path}`, init)).json();
  of.account.journal.clear();
  return result;
}
const zoneNamed = async (name: string): Promise<string> => (await api('GET', `/zones?name=${name}`))[0].id;
const setting = async (zone: string): Promise<unknown> =>
  (await api('GET', `/zones/${await zoneNamed(zone)}/settings/min_tls_version`)).value;

const TLS = {
  operation: 'zones.settings.edit',
  params: { setting_id: 'min_tls_version', value: '1.2' },
  across: 'zones',
};

describe('a plan across zones', () => {
  test('is one table of what would differ, and one apply makes all changes', async () => {
    await api('PATCH', `/zones/${await zoneNamed('example.org')}/settings/min_tls_version`, { value: '1.2' });
    const { words, data } = await one.ask('plan', TLS);
    expect(words).toContain('for 2 of zones: 1 would change, 1 without a difference, 0 rejected');
    expect(words).toContain('To apply the 2 accepted calls');
    const lines = data.split('\n');
    expect(lines).toContain('| example.com | changed | /settings/min_tls_version value | "1.0" | "1.2" |');
    expect(lines).toContain('| example.org | no difference |  |  |  |');
    expect(changes()).toEqual([]);
    const done = await one.ask('apply', { id: idIn(words) });
    expect(done.words).toBe('Done: 2 of 2. data:');
    expect(done.data).toBe('example.com: done\nexample.org: done');
    expect(changes()).toEqual(['zones.settings.edit', 'zones.settings.edit']);
    expect([await setting('example.com'), await setting('example.org')]).toEqual(['1.2', '1.2']);
    expect((await one.ask('apply', { id: idIn(words) })).words).toContain('already used');
  });

  test('takes a filter, and puts fields of the zone into the parameters', async () => {
    const { words, data } = await one.ask('plan', {
      operation: 'dns.records.create',
      params: { type: 'TXT', name: '_dmarc.{name}', content: '"v=DMARC1; p=none"', ttl: 300 },
      across: 'zones:name=*.org',
    });
    expect(words).toContain('for 1 of zones:name=*.org: 1 would change');
    expect(data).toContain('| example.org | created | /dns_records/');
    expect(data).toContain('_dmarc.example.org');
    expect(data).not.toContain('example.com');
  });

  test('shows rejected zones with the reason, and applies to the others', async () => {
    const record = { type: 'A', name: 'only.example.com', content: '192.0.2.8', ttl: 300 };
    await api('POST', `/zones/${await zoneNamed('example.com')}/dns_records`, record);
    const { words, data } = await one.ask('plan', {
      operation: 'dns.records.create',
      params: { ...record, name: 'only.{name}' },
      across: 'zones',
    });
    expect(words).toContain('1 would change, 0 without a difference, 1 rejected');
    expect(data).toMatch(/\| example\.com \| rejected \| {2}\| {2}\| .*8105\d/);
    expect((await one.ask('apply', { id: idIn(words) })).data).toBe('example.org: done');
    expect(changes()).toEqual(['dns.records.create']);
  });

  test('cannot be applied if all zones reject it, or if one of them has changed since', async () => {
    const bad = await one.ask('plan', { ...TLS, params: { setting_id: 'tls_1_9', value: 'on' } });
    expect(idIn(bad.words)).toBe(undefined);
    const { words } = await one.ask('plan', TLS);
    await api('PATCH', `/zones/${await zoneNamed('example.org')}/settings/min_tls_version`, { value: '1.3' });
    const refused = await one.ask('apply', { id: idIn(words) });
    expect(refused.isError).toBe(true);
    expect(refused.words).toMatch(/Something changed since the rehearsal: .*min_tls_version\. Nothing was sent/);
    expect(changes()).toEqual([]);
  });

  test('continues after a failure, and names the zones that failed', async () => {
    const { words } = await one.ask('plan', TLS);
    one.account.faults.add({
      operation: 'zones.settings.edit',
      fault: { status: 403, code: 10000, message: 'Authentication error' },
      times: 1,
    });
    const done = await one.ask('apply', { id: idIn(words) });
    expect(done.words).toContain('Done: 1 of 2. Not done: 1.');
    expect(done.data).toMatch(/example\.\w+: failed: zones\.settings\.edit: 403/);
  });

  test.each([
    [{ across: 'zone' }, 'must be zones or accounts'],
    [{ across: 'zones:statuss=active' }, 'zones have no field "statuss"'],
    [{ across: 'zones:name=nothing.example' }, 'No zones fit'],
    [{ params: { ...TLS.params, zone_id: 'example.com' } }, 'zone_id cannot be combined with across zones'],
    [{ params: { ...TLS.params, value: '{plan.colour}' } }, 'unknown column "plan.colour"'],
    [{ operation: 'kv.namespaces.create', params: { title: 'x' } }, 'takes no --zone'],
  ])('%j is refused: %s', async (other, message) => {
    const { words, isError } = await one.ask('plan', { ...TLS, ...other });
    expect([isError, words]).toEqual([true, expect.stringContaining(message)]);
    expect(changes()).toEqual([]);
  });
});
