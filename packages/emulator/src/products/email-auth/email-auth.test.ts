import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `${zone}${path}`, body);
const text = async (name: string, content: string): Promise<string> =>
  (await ask('POST', '/dns_records', { type: 'TXT', name, content, ttl: 1 })).json.result.id;
const report = async (): Promise<Loose> => (await ask('GET', '/email/auth/dmarc-reports')).json.result;

beforeEach(async () => {
  sandbox = testSandbox();
  zone = `/zones/${await createZone(sandbox)}`;
});

describe('DMARC management', () => {
  it('DMARC management reports the problems of the policy record', async () => {
    const { status, rua_prefix, enabled } = await report();
    expect([status, enabled]).toEqual(['missing-dmarc-report', false]);
    const id = await text('_dmarc', 'v=DMARC1; p=none');
    expect((await report()).status).toBe('missing-dmarc-rua');
    await ask('DELETE', `/dns_records/${id}`);
    await text('_dmarc', `v=DMARC1; p=none; rua=mailto:${rua_prefix}@dmarc-reports.cloudflare.net`);
    expect((await report()).status).toBeUndefined();
    await text('_dmarc', 'v=DMARC1; p=reject');
    expect((await report()).status).toBe('multiple-dmarc-reports');
  });

  it('enabling adds its address to the policy, or creates a policy with it', async () => {
    const enable = (enabled: boolean) => ask('PATCH', '/email/auth/dmarc-reports', { enabled, skip_wizard: null });
    const policies = async (): Promise<Loose[]> =>
      (await ask('GET', '/dns_records?name=_dmarc.example.com')).json.result;
    await enable(true);
    const { enabled, skip_wizard, status, rua_prefix } = await report();
    expect([enabled, skip_wizard, status]).toEqual([true, false, undefined]);
    const [made] = await policies();
    const address = `mailto:${rua_prefix}@dmarc-reports.cloudflare.net`;
    expect([made.content.replaceAll('"', ''), made.ttl]).toEqual([`v=DMARC1; p=none; rua=${address}`, 1]);
    await ask('DELETE', `/dns_records/${made.id}`);
    await enable(false);
    await text('_dmarc', 'v=DMARC1; p=reject; rua=mailto:me@example.com');
    await enable(true);
    const [changed] = await policies();
    expect(changed.content.replaceAll('"', '')).toBe(`v=DMARC1; p=reject; rua=${address},mailto:me@example.com`);
  });

  it('mail records are shown by kind', async () => {
    await text('@', 'v=spf1 -all');
    await text('one._domainkey', 'v=DKIM1; p=a');
    const { records } = await report();
    expect(records.spf_records.map((one: Loose) => one.content)).toEqual(['v=spf1 -all']);
    expect(records.dkim_records.map((one: Loose) => one.name)).toEqual(['one._domainkey.example.com']);
  });

  it('SPF records are followed through all includes within the zone', async () => {
    await text('mail', 'v=spf1 ip4:192.0.2.1 mx ~all');
    const id = await text('@', 'v=spf1 include:mail.example.com include:_spf.example.net nonsense -all');
    const { components, total_lookups, errors } = (await ask('GET', `/email/auth/spf/inspect?id=${id}`)).json.result;
    expect(components.map((one: Loose) => [one.type, one.result, one.lookup_count])).toEqual([
      ['INCLUDE', 'pass', 2],
      ['INCLUDE', 'pass', 1],
      ['ALL', 'fail', 0],
    ]);
    expect([total_lookups, components[0].nested.components[2].result, errors[0].code]).toEqual([
      3,
      'soft_fail',
      'invalid_mechanism',
    ]);
    const many = await text(
      'many',
      `v=spf1 ${Array.from({ length: 11 }, (_, at) => `a:h${at}.example.com`).join(' ')} -all`,
    );
    expect((await ask('GET', `/email/auth/spf/inspect?id=${many}`)).json.result.errors[0].code).toBe('max_lookups');
    const other = await text('x', 'hello');
    expect((await ask('GET', `/email/auth/spf/inspect?id=${other}`)).status).toBe(400);
    expect((await ask('GET', '/email/auth/spf/inspect?id=none')).status).toBe(404);
  });
});
