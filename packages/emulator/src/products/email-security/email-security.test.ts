import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `/accounts/${ACCOUNT}/email-security${path}`, body);
const result = async (method: string, path: string, body?: unknown): Promise<Loose> =>
  (await ask(method, path, body)).json.result;

const allow = (pattern: string, more: object = {}) => ({
  pattern,
  pattern_type: 'EMAIL',
  is_regex: false,
  is_acceptable_sender: false,
  is_exempt_recipient: false,
  is_trusted_sender: false,
  verify_sender: true,
  ...more,
});
const block = (pattern: string, pattern_type = 'DOMAIN') => ({ pattern, pattern_type, is_regex: false });
const INTEGRATION = '11111111-1111-4111-8111-111111111111';
const protect = (domain: string, more: object = {}): Promise<Answer> =>
  ask('POST', '/settings/domains', {
    domain,
    allowed_delivery_modes: ['DIRECT'],
    drop_dispositions: ['MALICIOUS'],
    ip_restrictions: [],
    regions: ['GLOBAL'],
    ...more,
  });
const mail = (query = ''): Promise<Loose> => result('GET', `/investigate?per_page=1000${query}`);

beforeEach(() => {
  sandbox = testSandbox();
});

describe('lists of Email Security', () => {
  it('lists of Email Security hold unique, valid patterns', async () => {
    const policies = '/settings/allow_policies';
    expect((await ask('POST', policies, allow('ada@example.com'))).status).toBe(201);
    expect((await ask('POST', policies, allow('ada@example.com'))).status).toBe(409);
    expect((await ask('POST', policies, allow('example.com'))).status).toBe(400);
    expect((await ask('POST', policies, allow('10.0.0.1', { pattern_type: 'IP' }))).status).toBe(400);
    expect((await ask('POST', policies, allow('192.0.2.1', { pattern_type: 'IP' }))).status).toBe(201);
    for (const pattern of ['198.51.100.0/24', '2606:4700:4700::/48'])
      expect((await ask('POST', policies, allow(pattern, { pattern_type: 'IP' }))).status).toBe(201);
    for (const pattern of ['127.0.0.1', '::1', 'fd00::/8', '::ffff:192.0.2.1'])
      expect((await ask('POST', policies, allow(pattern, { pattern_type: 'IP' }))).status).toBe(400);
    expect((await ask('POST', policies, allow('.*@x', { is_regex: true }))).status).toBe(201);
    const [first] = await result('GET', `${policies}?pattern_type=EMAIL&order=pattern&direction=desc`);
    expect(first).toMatchObject({ pattern: 'ada@example.com', is_sender: false, comments: null });
  });

  it('lists of Email Security are changed in batches, all or none', async () => {
    const senders = '/settings/block_senders';
    const { id } = await result('POST', senders, block('a.example'));
    const batch = { deletes: [{ id }], patches: [], puts: [], posts: [block('b.example'), block('b.example')] };
    expect((await ask('POST', `${senders}/batch`, batch)).status).toBe(409);
    expect(await result('GET', senders)).toHaveLength(1);
    const done = await result('POST', `${senders}/batch`, { ...batch, posts: [block('b.example')] });
    expect([done.deletes[0].id, done.posts[0].pattern]).toEqual([id, 'b.example']);
    expect((await result('GET', senders)).map((one: Loose) => one.pattern)).toEqual(['b.example']);
  });

  it('lists of Email Security validate the fields of each kind', async () => {
    const trusted = { pattern: 'not a domain', is_regex: false, is_recent: true, is_similarity: false };
    expect((await ask('POST', '/settings/trusted_domains', trusted)).status).toBe(400);
    const neither = { ...trusted, pattern: 'example.com', is_recent: false };
    expect((await ask('POST', '/settings/trusted_domains', neither)).status).toBe(400);
    const person = { name: 'Ada', email: 'ada@example.com', is_email_regex: false };
    expect((await result('POST', '/settings/impersonation_registry', person)).provenance).toBe('A1S_INTERNAL');
    const synced = await result('POST', '/settings/impersonation_registry', { ...person, name: 'Bo', directory_id: 1 });
    const edited = await ask('PATCH', `/settings/impersonation_registry/${synced.id}`, { name: 'C' });
    expect(edited.status).toBe(400);
    const noted = await ask('PATCH', `/settings/impersonation_registry/${synced.id}`, { comments: 'VIP' });
    expect(noted.json.result.comments).toBe('VIP');
    expect((await ask('DELETE', `/settings/impersonation_registry/${synced.id}`)).status).toBe(400);
    const restrict = (exclude: string[]) =>
      ask('POST', '/settings/sending_domain_restrictions', { domain: 'example.com', exclude });
    expect((await restrict(['example.net'])).status).toBe(400);
    expect((await restrict(['news.example.com'])).status).toBe(201);
    const policy = { name: 'Gift', pattern: 'gift', targets: [], enabled: true };
    expect((await ask('POST', '/settings/content_policies', policy)).status).toBe(400);
    const repeated = (times: string) =>
      ask('POST', '/settings/content_policies', { ...policy, targets: ['BODY'], pattern: `gi{${times}}ft` });
    expect([(await repeated('1,51')).status, (await repeated('50')).status]).toEqual([400, 200]);
    const { modified_at, id } = await result('POST', '/settings/url_ignore_patterns', { pattern: 'x' });
    sandbox.clock.advance(1000);
    const after = await result('PATCH', `/settings/url_ignore_patterns/${id}`, { comments: 'y' });
    expect([after.pattern, after.modified_at > modified_at]).toEqual(['x', true]);
    expect((await ask('DELETE', `/settings/url_ignore_patterns/${id}`)).status).toBe(200);
    expect((await ask('GET', `/settings/url_ignore_patterns/${id}`)).status).toBe(404);
  });
});

describe('protected domains', () => {
  it('protected domains are verified over time, or immediately if they are zones of the account', async () => {
    const { id, status } = await protect('example.net').then(({ json }) => json.result);
    expect(status).toBe('PENDING');
    expect((await result('GET', `/settings/domains/${id}/verification`)).status).toBe('pending');
    sandbox.clock.advance(60_000);
    expect((await result('GET', '/settings/domains?status=ACTIVE')).map((one: Loose) => one.id)).toEqual([id]);
    const zone = await createZone(sandbox);
    const own = (await protect('Example.com')).json.result;
    expect([own.domain, own.status, own.spf_status]).toEqual(['example.com', 'ACTIVE', 'none']);
    expect((await ask('GET', `/settings/domains/${own.id}/verification`)).status).toBe(204);
    const spf = { type: 'TXT', name: '@', content: 'v=spf1 +all', ttl: 1 };
    await sandbox.call('POST', `/zones/${zone}/dns_records`, spf);
    expect((await result('GET', `/settings/domains/${own.id}`)).spf_status).toBe('open');
    expect((await protect('example.com')).status).toBe(409);
  });

  it('protected domains can be edited, replaced and removed', async () => {
    const { id } = (await protect('example.net', { transport: 'mx.example.net' })).json.result;
    expect((await result('PATCH', `/settings/domains/${id}`, { lookback_hops: 3 })).transport).toBe('mx.example.net');
    const whole = {
      allowed_delivery_modes: ['API'],
      drop_dispositions: [],
      ip_restrictions: [],
      regions: ['GLOBAL', 'DE'],
    };
    expect((await ask('PUT', `/settings/domains/${id}`, whole)).status).toBe(400);
    const replaced = await result('PUT', `/settings/domains/${id}`, { ...whole, regions: ['DE'] });
    expect([replaced.domain, replaced.lookback_hops, replaced.transport]).toEqual(['example.net', 1, '']);
    expect(await result('GET', '/settings/domains?allowed_delivery_mode=DIRECT')).toEqual([]);
    expect(await result('DELETE', '/settings/domains')).toEqual([{ id }]);
  });
});

describe('mail', () => {
  it('only protected domains receive mail, deterministically', async () => {
    expect(await mail()).toEqual([]);
    const { emails_processed } = (await protect('example.net')).json.result;
    const all = await mail('&detections_only=false');
    expect(all).toHaveLength(emails_processed.total_emails_processed);
    expect(all[0].client_recipients[0]).toMatch(/@example\.net$/);
    expect(await mail('&detections_only=false')).toEqual(all);
    const found = await mail();
    expect(found.length).toBeLessThan(all.length);
    expect(found.some((one: Loose) => one.final_disposition === 'NONE')).toBe(false);
  });

  it('mail is found by verdict, sender, words and time', async () => {
    await protect('example.net');
    const spam = await mail('&final_disposition=SPAM');
    expect(new Set(spam.map((one: Loose) => one.from))).toEqual(new Set(['prizes@winners.example']));
    expect(await mail('&sender=winners.example')).toEqual(spam);
    expect(await mail('&subject=won+YOU')).toEqual(spam);
    expect(await mail('&start=2025-12-30T00:00:00Z&end=2025-12-30T01:00:00Z&detections_only=false')).toHaveLength(1);
    expect((await ask('GET', '/investigate?start=2026-02-01T00:00:00Z')).status).toBe(400);
  });

  it('mail is judged by allowed and blocked senders, from their creation on', async () => {
    await protect('example.net');
    await ask('POST', '/settings/block_senders', block('partner.example'));
    const accept = { is_acceptable_sender: true, verify_sender: false };
    await ask('POST', '/settings/allow_policies', allow('prizes@winners.example', accept));
    sandbox.clock.advance(10 * 86_400_000);
    const since = '&start=2026-01-01T01:00:00Z&detections_only=false';
    const clean = await mail(`${since}&sender=winners.example`);
    expect(new Set(clean.map((one: Loose) => one.final_disposition))).toEqual(new Set(['NONE']));
    const blocked = await mail(`${since}&sender=partner.example`);
    expect(
      blocked.every((one: Loose) => one.is_quarantined && one.properties.blocklisted_pattern === 'partner.example'),
    ).toBe(true);
    expect(blocked.length).toBeGreaterThan(0);
  });

  it('a policy exempts mail from proven senders and for exempt recipients only', async () => {
    await protect('example.net');
    await ask('POST', '/settings/allow_policies', allow('prizes@winners.example', { is_acceptable_sender: true }));
    const recipient = { pattern_type: 'EMAIL', is_exempt_recipient: true };
    await ask('POST', '/settings/allow_policies', allow('ada@example.net', recipient));
    sandbox.clock.advance(20 * 86_400_000);
    const since = '&start=2026-01-01T01:00:00Z&detections_only=false';
    const toOthers = (await mail(`${since}&sender=winners.example`)).filter(
      (one: Loose) => one.client_recipients[0] !== 'ada@example.net',
    );
    expect(new Set(toOthers.map((one: Loose) => one.final_disposition))).toEqual(new Set(['SPAM']));
    const toAda = await mail(`${since}&recipient=ada@example.net`);
    expect(new Set(toAda.map((one: Loose) => one.final_disposition))).toEqual(new Set(['NONE']));
    expect(toAda[0].properties.allowlisted_pattern_type).toBe('allowed_recipient');
  });

  it('detections of a message are shown in its parts', async () => {
    await protect('example.net');
    const [{ id, from }] = await mail('&final_disposition=SUSPICIOUS');
    expect((await result('GET', `/investigate/${id}`)).id).toBe(id);
    const parts = await result('GET', `/investigate/${id}/detections`);
    expect([parts.final_disposition, parts.validation.spf]).toEqual(['SUSPICIOUS', 'neutral']);
    expect((await result('GET', `/investigate/${id}/raw`)).raw).toContain(from);
    expect((await result('GET', `/investigate/${id}/trace`)).outbound.lines).toHaveLength(1);
    const clean = (await mail('&detections_only=false')).find((one: Loose) => one.final_disposition === 'NONE');
    expect((await ask('GET', `/investigate/${clean.id}/raw`)).status).toBe(404);
    expect((await ask('POST', '/investigate/preview', { id: clean.postfix_id })).status).toBe(200);
    const log = await result('GET', `/investigate/${clean.id}/action_log`);
    expect(log.map((one: Loose) => one.operation)).toEqual(['PREVIEW']);
    expect((await ask('GET', '/investigate/none')).status).toBe(404);
  });

  it('mail is released from quarantine, and moved if an integration can', async () => {
    await protect('example.net');
    const [{ id }] = await mail('&delivery_status=quarantined');
    const [released] = await result('POST', '/investigate/release', { ids: [id] });
    expect(released.delivered).toHaveLength(1);
    expect((await result('GET', `/investigate/${id}`)).is_quarantined).toBe(false);
    const [failed] = await result('POST', `/investigate/${id}/move`, { destination: 'JunkEmail' });
    expect([failed.success, failed.status]).toEqual([false, 'FAILED']);
    await protect('example.org', { integration_id: INTEGRATION });
    const [other] = await mail('&recipient=example.org');
    const [moved] = await result('POST', '/investigate/move', { destination: 'JunkEmail', ids: [other.id] });
    expect(moved.success).toBe(true);
    expect((await mail('&message_action=MOVED')).map((one: Loose) => one.id)).toEqual([other.id]);
  });

  it('mail is reclassified by a submission, which is reviewed later', async () => {
    await protect('example.net');
    const [{ id }] = await mail('&final_disposition=SPAM');
    expect((await ask('POST', `/investigate/${id}/reclassify`, { expected_disposition: 'NONE' })).status).toBe(202);
    const [before] = await result('GET', '/submissions?type=TEAM');
    expect(before).toMatchObject({ status: 'unreviewed', original_disposition: 'SPAM', outcome_disposition: null });
    sandbox.clock.advance(3_600_000);
    const [after] = await result('GET', '/submissions?status=reviewed');
    expect(after.outcome_disposition).toBe('NONE');
    expect(await result('GET', '/submissions?type=USER')).toEqual([]);
  });

  it('malicious mail has a report', async () => {
    await protect('example.net');
    const malicious = await mail('&final_disposition=MALICIOUS');
    const reports = await result('GET', '/phishguard/reports');
    expect(reports.map((one: Loose) => one.fields.postfix_id)).toEqual(malicious.map((one: Loose) => one.postfix_id));
  });
});

describe('a bulk job', () => {
  const create = (body: object): Promise<Loose> => result('POST', '/investigate/bulk', body);

  it('a bulk job finds its messages, then acts on them', async () => {
    await protect('example.net', { drop_dispositions: ['SPAM'] });
    const search_params = { detections_only: true };
    const job = await create({ action: 'RELEASE', search_params });
    expect([job.status, job.total_messages_discovered, job.started_at]).toEqual(['PENDING', 0, null]);
    expect((await ask('DELETE', `/investigate/bulk/${job.job_id}`)).status).toBe(409);
    sandbox.clock.advance(15_000);
    const done = await result('GET', `/investigate/bulk/${job.job_id}`);
    const spam = await mail('&final_disposition=SPAM');
    expect(done).toMatchObject({ status: 'COMPLETED', messages_successful: spam.length });
    expect(done.messages_successful + done.messages_skipped).toBe(done.total_messages_discovered);
    expect(await mail('&delivery_status=quarantined')).toEqual([]);
    const skipped = await result('GET', `/investigate/bulk/${job.job_id}/messages?status=SKIPPED&per_page=1000`);
    expect(skipped).toHaveLength(done.messages_skipped);
    expect((await ask('DELETE', `/investigate/bulk/${job.job_id}`)).status).toBe(200);
    expect(await result('GET', '/investigate/bulk')).toEqual([]);
  });

  it('a cancelled bulk job does nothing', async () => {
    await protect('example.net', { integration_id: INTEGRATION });
    expect((await ask('POST', '/investigate/bulk', { action: 'MOVE', search_params: {} })).status).toBe(400);
    const { job_id } = await create({ action: 'MOVE', destination: 'JunkEmail', search_params: {} });
    sandbox.clock.advance(5000);
    expect((await result('GET', `/investigate/bulk/${job_id}`)).status).toBe('PROCESSING');
    expect((await result('POST', `/investigate/bulk/${job_id}/cancel`)).status).toBe('CANCELLED');
    sandbox.clock.advance(60_000);
    expect(await mail('&message_action=MOVED')).toEqual([]);
    expect((await ask('POST', `/investigate/bulk/${job_id}/cancel`)).status).toBe(409);
    expect(await result('GET', '/investigate/bulk?status=CANCELLED')).toHaveLength(1);
  });
});
