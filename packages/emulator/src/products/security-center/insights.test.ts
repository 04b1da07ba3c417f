import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const ask = (method: string, path: string, body?: unknown, owner = `/accounts/${ACCOUNT}`): Promise<Answer> =>
  sandbox.call(method, `${owner}/security-center${path}`, body);
const issues = async (query = '', owner?: string): Promise<Loose> =>
  (await ask('GET', `/insights?per_page=1000${query}`, undefined, owner)).json.result.issues;
const classes = (list: Loose): string[] => list.map((one: Loose) => one.issue_class);
const record = (type: string, name: string, content: string): Promise<Answer> =>
  sandbox.call('POST', `${zone}/dns_records`, { type, name, content, ttl: 1 });

beforeEach(async () => {
  sandbox = testSandbox();
  zone = `/zones/${await createZone(sandbox)}`;
});

describe('security insights', () => {
  it('insights follow from the zones’ records, once scans are enabled', async () => {
    expect(await issues()).toEqual([]);
    expect((await ask('POST', '/insights/scans', {})).status).toBe(400);
    await ask('PUT', '/state', { scans_enabled: true });
    expect(classes(await issues())).toEqual(['spf_record_missing', 'dmarc_record_missing', 'dnssec_disabled']);
    await record('TXT', '@', 'v=spf1 -all');
    await record('A', 'db', '10.0.0.1');
    await record('A', 'www', '192.0.2.1');
    expect(classes(await issues('&severity=critical'))).toEqual(['private_ip_in_record']);
    expect(classes(await issues('&issue_type=email_security', zone))).toEqual(['dmarc_record_missing']);
    expect(classes(await issues('&issue_class~neq=dnssec_disabled&issue_class~neq=dmarc_record_missing'))).toHaveLength(
      2,
    );
  });

  it('insights are counted by class, severity and type, consistent with the list', async () => {
    await ask('PUT', '/state', { scans_enabled: true });
    const all = await issues();
    for (const name of ['class', 'severity', 'type']) {
      const counts = (await ask('GET', `/insights/${name}`)).json.result;
      expect(counts.reduce((sum: number, one: Loose) => sum + one.count, 0)).toBe(all.length);
    }
    const report = await sandbox.call('GET', `/accounts/${ACCOUNT}/intel/attack-surface-report/issues`);
    expect(report.json.result.issues).toHaveLength(all.length);
  });

  it('insights are dismissed and classified, which the audit log records', async () => {
    await ask('PUT', '/state', { scans_enabled: true });
    const [first] = await issues();
    await ask('PUT', `/insights/${first.id}/dismiss`, { dismiss: true });
    expect(classes(await issues())).not.toContain(first.issue_class);
    expect(classes(await issues('&dismissed=true'))).toEqual([first.issue_class]);
    expect((await ask('PATCH', `/insights/${first.id}/classification`, { classification: 'other' })).status).toBe(400);
    await ask('PATCH', `/insights/${first.id}/classification`, { classification: 'accept_risk' });
    const log = (await ask('GET', `/insights/${first.id}/audit-log`)).json.result;
    expect(log.map((one: Loose) => [one.field_changed, one.previous_value, one.current_value])).toEqual([
      ['user_classification', null, 'accept_risk'],
      ['status', 'active', 'dismissed'],
    ]);
    expect((await ask('GET', '/insights/audit-log?field_changed=status')).json.result).toHaveLength(1);
    expect((await ask('PUT', '/insights/none/dismiss', {})).status).toBe(404);
  });

  it('scans for insights can be requested a few times a day', async () => {
    await ask('PUT', '/state', { scans_enabled: true });
    for (let index = 0; index < 5; index++) expect((await ask('POST', '/insights/scans', {})).status).toBe(200);
    expect((await ask('POST', '/insights/scans', {})).status).toBe(400);
    const { scans, quota } = (await ask('GET', '/insights/scans')).json.result;
    expect([scans[0].status, quota]).toEqual(['in_progress', { used: 5, available: 0 }]);
    sandbox.clock.advance(86_400_000);
    expect((await ask('GET', '/insights/scans')).json.result.quota.available).toBe(5);
  });
});
