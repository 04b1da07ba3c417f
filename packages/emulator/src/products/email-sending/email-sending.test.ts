import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const call = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);
const account = (method: string, path: string, body?: unknown): Promise<Answer> =>
  call(method, `/accounts/${ACCOUNT}/email${path}`, body);
const subdomains = (method: string, path = '', body?: unknown): Promise<Answer> =>
  call(method, `${zone}/email/sending/subdomains${path}`, body);
const mail = (to: unknown, more: object = {}) => ({
  from: 'hello@example.com',
  subject: 'Hi',
  text: 'Yes',
  to,
  ...more,
});
const send = (to: unknown, more?: object): Promise<Answer> => account('POST', '/sending/send', mail(to, more));

beforeEach(async () => {
  sandbox = testSandbox();
  zone = `/zones/${await createZone(sandbox)}`;
});

describe('a sending domain', () => {
  it('a sending domain adds its DNS records and removes them with it', async () => {
    const made = (await subdomains('POST', '', { name: 'Mail.example.com' })).json.result;
    expect(made).toMatchObject({
      name: 'mail.example.com',
      enabled: true,
      dkim_selector: 'cf-bounce',
      return_path_domain: 'cf-bounce.mail.example.com',
      drop_suppressed_recipients: false,
    });
    const names = (await call('GET', `${zone}/dns_records`)).json.result.map((one: Loose) => `${one.type} ${one.name}`);
    expect(new Set(names)).toEqual(
      new Set([
        'MX cf-bounce.mail.example.com',
        'TXT cf-bounce.mail.example.com',
        'TXT cf-bounce._domainkey.mail.example.com',
        'TXT _dmarc.mail.example.com',
      ]),
    );
    expect((await subdomains('DELETE', `/${made.tag}`)).status).toBe(200);
    expect((await call('GET', `${zone}/dns_records`)).json.result).toEqual([]);
    expect((await subdomains('GET', `/${made.tag}`)).code).toBe(2033);
  });

  it('a sending domain belongs to the zone, and is unique', async () => {
    expect((await subdomains('POST', '', { name: 'example.net' })).code).toBe(10001);
    await subdomains('POST', '', { name: 'example.com' });
    expect((await subdomains('POST', '', { name: 'example.com' })).status).toBe(409);
  });

  it('a zone has at most thirty sending domains, including those for receiving', async () => {
    await call('POST', `${zone}/email/routing/enable`);
    for (let at = 1; at < 30; at++)
      expect((await subdomains('POST', '', { name: `a${at}.example.com` })).status).toBe(200);
    expect((await subdomains('POST', '', { name: 'a30.example.com' })).status).toBe(400);
    expect((await subdomains('POST', '', { name: 'example.com' })).status).toBe(200);
  });

  it('a sending domain reports missing records, and adds them', async () => {
    const { tag } = (await subdomains('POST', '', { name: 'example.com' })).json.result;
    const [key] = (await call('GET', `${zone}/dns_records?name=cf-bounce._domainkey.example.com`)).json.result;
    await call('DELETE', `${zone}/dns_records/${key.id}`);
    const { status, errors } = (await subdomains('GET', `/${tag}/dns/status`)).json.result;
    expect([status, errors.map((one: Loose) => one.code)]).toEqual(['misconfigured', ['dkim.missing']]);
    expect((await subdomains('POST', `/${tag}/dns`)).json.result.status).toBe('ready');
  });

  it('a sending domain does not replace another mail server', async () => {
    const server = { type: 'MX', name: 'cf-bounce', content: 'mx.example.net', priority: 1, ttl: 1 };
    await call('POST', `${zone}/dns_records`, server);
    const { errors, records } = (await subdomains('POST', '/preview', { name: 'example.com' })).json.result;
    expect([records.length, errors[0].code, errors[0].existing.content]).toEqual([6, 'mx.foreign', 'mx.example.net']);
    const { tag } = (await subdomains('POST', '', { name: 'example.com' })).json.result;
    expect((await subdomains('POST', `/${tag}/dns`)).status).toBe(409);
  });

  it('complaints of a sending domain count for a week at most', async () => {
    const { tag } = (await subdomains('POST', '', { name: 'example.com' })).json.result;
    const asked = (end: string) =>
      subdomains('GET', `/${tag}/reputation/complaints?start_at=2026-01-01T00:00:00Z&end_at=${end}`);
    expect((await asked('2026-01-08T00:00:00Z')).json.result).toMatchObject({ complaints: 0, subdomain_id: tag });
    expect((await asked('2026-01-09T00:00:00Z')).status).toBe(400);
  });
});

describe('a message', () => {
  it('a message needs a sending domain, or verified recipients', async () => {
    expect((await send('ada@example.net')).code).toBe(10203);
    await account('POST', '/routing/addresses', { email: 'ada@example.net' });
    sandbox.clock.advance(60_000);
    expect((await send('ada@example.net')).json.result.delivered).toEqual(['ada@example.net']);
    expect((await account('GET', '/sending/limits')).json.result.usage.sent).toBe(0);
    await subdomains('POST', '', { name: '*.example.com' });
    expect((await send('bo@example.net', { from: 'x@a.example.com' })).status).toBe(200);
    expect((await account('GET', '/sending/limits')).json.result.usage.sent).toBe(1);
    sandbox.clock.advance(86_400_000);
    expect((await account('GET', '/sending/limits')).json.result.usage.sent).toBe(0);
  });

  it('a sent message can be read as sent', async () => {
    await subdomains('POST', '', { name: 'example.com' });
    const attachments = [{ content: 'YQ==', filename: 'a.txt', type: 'text/plain', disposition: 'attachment' }];
    const from = { address: 'hello@example.com', name: 'Hello' };
    const { message_id } = (await send(['a@example.net'], { from, cc: 'b@example.net', attachments })).json.result;
    const { headers, text } = await account('GET', `/sending/messages/${encodeURIComponent(message_id)}`);
    expect(headers.get('content-type')).toBe('message/rfc822');
    expect(text).toContain(
      'From: "Hello" <hello@example.com>\r\nTo: a@example.net\r\nCc: b@example.net\r\nSubject: Hi\r\n',
    );
    expect(text).toContain('filename="a.txt"');
    expect((await account('GET', '/sending/messages/none')).code).toBe(10000);
  });

  it('a message has at most 50 recipients and 5 MiB', async () => {
    await subdomains('POST', '', { name: 'example.com' });
    const many = Array.from({ length: 51 }, (_, index) => `a${index}@example.net`);
    expect((await send(many)).code).toBe(10202);
    expect((await send('a@example.net', { text: 'x'.repeat(5 * 2 ** 20) })).code).toBe(10200);
    expect((await send('nobody')).code).toBe(10202);
  });

  it('a message takes listed headers and X- headers only', async () => {
    await subdomains('POST', '', { name: 'example.com' });
    const codeOf = async (headers: object) => (await send('a@example.net', { headers })).code;
    const fine = {
      'list-unsubscribe': '<https://example.com/u>, <mailto:u@example.com>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'X-Campaign_ID': '1',
    };
    const { message_id } = (await send('a@example.net', { headers: fine })).json.result;
    const { text } = await account('GET', `/sending/messages/${encodeURIComponent(message_id)}`);
    expect(text).toContain('\r\nList-Unsubscribe: <https://example.com/u>, <mailto:u@example.com>\r\n');
    const wrong: object[] = [
      { Date: 'now' },
      { 'ARC-Seal': 'x' },
      { From: 'a@example.com' },
      { 'List-Unsubscribed': 'x' },
      { Content_Language: 'en' },
      { Keywords: '' },
      { Keywords: 'a\r\nBcc: b@example.net' },
      { Keywords: 'x'.repeat(2049) },
      { [`X-${'y'.repeat(99)}`]: 'x' },
      { Precedence: 'urgent' },
      { 'List-Unsubscribe': 'http://example.com/u' },
      { 'List-Unsubscribe': '<mailto:u@example.com>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      { 'X-A': '1', 'x-a': '2' },
      Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`X-${index}`, 'x'.repeat(2000)])),
    ];
    for (const headers of wrong) expect([headers, await codeOf(headers)]).toEqual([headers, 10202]);
  });

  it('a message to an impossible mailbox bounces, which suppresses the address permanently', async () => {
    await subdomains('POST', '', { name: 'example.com' });
    expect((await send(['a@nowhere.invalid', 'b@example.net'])).json.result).toMatchObject({
      delivered: ['b@example.net'],
      permanent_bounces: ['a@nowhere.invalid'],
    });
    const [entry] = (await account('GET', '/sending/suppressions')).json.result;
    expect(entry).toMatchObject({ email: 'a@nowhere.invalid', reason: 'hard_bounce', expires_at: null });
  });

  it('a message to a suppressed recipient is refused, unless the domain drops these', async () => {
    const { tag } = (await subdomains('POST', '', { name: 'example.com' })).json.result;
    await account('POST', '/sending/suppressions', { email: 'No@example.net' });
    expect((await send(['no@example.net', 'yes@example.net'])).status).toBe(400);
    await subdomains('PATCH', `/${tag}`, { drop_suppressed_recipients: true });
    expect((await send(['no@example.net', 'yes@example.net'])).json.result).toMatchObject({
      delivered: ['yes@example.net'],
      suppressed_recipients: ['no@example.net'],
    });
  });

  it('a raw message can be sent', async () => {
    await subdomains('POST', '', { name: 'example.com' });
    const raw = (mime_message: string) =>
      account('POST', '/sending/send_raw', { from: 'a@example.com', recipients: ['b@example.net'], mime_message });
    expect((await raw('Subject: x\r\n\r\ny')).json.result.delivered).toEqual(['b@example.net']);
    expect((await raw('no header')).code).toBe(10202);
  });
});

describe('suppressions', () => {
  const list = async (query = ''): Promise<string[]> =>
    (await account('GET', `/sending/suppressions${query}`)).json.result.map((one: Loose) => one.email);

  it('a suppression is unique by address, and expires in the future', async () => {
    const create = (body: object) => account('POST', '/sending/suppressions', body);
    const { id } = (await create({ email: 'alex@example.com' })).json.result;
    expect((await create({ email: 'ALEX@example.com', note: 'x' })).json.result.id).toBe(id);
    expect((await create({ email: 'b@example.com', expires_at: '2025-01-01T00:00:00Z' })).code).toBe(10001);
    const shown = (await account('GET', `/sending/suppressions/${id}`)).json.result;
    expect(shown).toMatchObject({ reason: 'manual', note: null, expires_at: null, read_only: false });
    const edited = (body: object) => account('PATCH', `/sending/suppressions/${id}`, body);
    expect((await edited({ note: 'why' })).json.result.note).toBe('why');
    expect((await edited({ note: '' })).json.result.note).toBeNull();
    expect((await edited({ scope: { type: 'account' } })).status).toBe(400);
    expect((await account('DELETE', `/sending/suppressions/${id}`)).status).toBe(200);
    expect((await account('GET', `/sending/suppressions/${id}`)).code).toBe(10000);
  });

  it('suppressions are found by address, user name and reason', async () => {
    for (const email of ['alex@example.com', 'alex@example.org', 'bo@example.com'])
      await account('POST', '/sending/suppressions', { email });
    expect(await list('?search=alex@')).toEqual(['alex@example.com', 'alex@example.org']);
    expect(await list('?search=BO@example.com')).toEqual(['bo@example.com']);
    expect((await account('GET', '/sending/suppressions?search=@example.com')).status).toBe(400);
    expect(await list('?email=bo@example.com')).toEqual(['bo@example.com']);
    expect(await list('?reason=complaint')).toEqual([]);
    expect((await account('GET', '/sending/suppressions?search=alex')).status).toBe(400);
  });

  it('imported suppressions are validated individually', async () => {
    const items = [{ email: 'a@example.com' }, { email: 'A@example.com' }, { email: 'none' }];
    const { result } = (await account('POST', '/sending/suppressions/bulk', { items })).json;
    expect(result).toMatchObject({ total: 3, deduplicated: 1, processed: 1, invalid: 1, skipped: 0, errors: 0 });
    expect(result.items.map((one: Loose) => [one.index, one.status])).toEqual([
      [0, 'processed'],
      [2, 'invalid'],
    ]);
  });

  it('suppressions can be imported ten times a minute', async () => {
    const take = async () =>
      (await account('POST', '/sending/suppressions/bulk', { items: [{ email: 'a@b.example' }] })).status;
    for (let time = 0; time < 10; time++) expect(await take()).toBe(200);
    expect(await take()).toBe(429);
    sandbox.clock.advance(60_000);
    expect(await take()).toBe(200);
  });

  it('suppressions are also listed in the older format, newest first', async () => {
    await account('POST', '/sending/suppressions', { email: 'a@example.com' });
    sandbox.clock.advance(1000);
    const { id } = (await call('POST', `${zone}/email/sending/suppression`, { email: 'b@example.com' })).json.result;
    const old = (await account('GET', '/sending/suppression')).json.result;
    expect(old.map((one: Loose) => [one.email, one.zones.length])).toEqual([
      ['b@example.com', 1],
      ['a@example.com', 0],
    ]);
    expect((await account('DELETE', `/sending/suppression/${id}`)).json.success).toBe(true);
    expect(await list()).toEqual(['a@example.com']);
  });

  it('suppressions of Email Routing are a separate list', async () => {
    await account('POST', '/routing/suppression', { email: 'a@example.com' });
    expect((await account('GET', '/routing/suppression')).json.result).toHaveLength(1);
    expect(await list()).toEqual([]);
  });
});
