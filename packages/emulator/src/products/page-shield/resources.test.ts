import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `${zone}/page_shield${path}`, body);
const result = async (path: string): Promise<Loose> => (await ask('GET', path)).json.result;

beforeEach(async () => {
  sandbox = testSandbox();
  zone = `/zones/${await createZone(sandbox)}`;
  const record = { type: 'A', name: 'www', content: '192.0.2.1', ttl: 1, proxied: true };
  await sandbox.call('POST', `${zone}/dns_records`, record);
});

describe('Page Shield', () => {
  it('Page Shield sees nothing until it is enabled', async () => {
    expect(await result('')).toMatchObject({ enabled: false, use_cloudflare_reporting_endpoint: true });
    expect(await result('/scripts')).toEqual([]);
    await ask('PUT', '', { enabled: true });
    expect((await result('')).use_connection_url_path).toBe(false);
    expect((await result('/scripts')).map((one: Loose) => one.url)).toEqual([
      'https://www.example.com/app.js',
      'https://cdn.scripts.example/analytics.js',
    ]);
    expect(await result('/scripts?exclude_cdn_cgi=false')).toHaveLength(3);
  });

  it('scripts, connections and cookies are found by their fields, and as CSV', async () => {
    await ask('PUT', '', { enabled: true });
    const [script] = await result('/scripts?urls=*analytics*');
    expect(script.url).toContain('analytics.js');
    const whole = await result(`/scripts/${script.id}`);
    expect([whole.hash.length, whole.versions.length]).toEqual([64, 1]);
    expect((await result('/connections')).map((one: Loose) => one.url)).toEqual([
      'https://www.example.com',
      'https://events.analytics.example',
    ]);
    await ask('PUT', '', { use_connection_url_path: true });
    expect(await result('/connections?exclude_urls=*collect*')).toHaveLength(1);
    expect(await result('/connections?status=inactive')).toEqual([]);
    expect(await result('/connections?per_page=1&page=2')).toHaveLength(1);
    const [cookie] = await result('/cookies?secure=true&hosts=*.example.com');
    expect((await result(`/cookies/${cookie.id}`)).name).toBe('session');
    expect(await result('/cookies?same_site=none')).toEqual([]);
    const { headers, text } = await ask('GET', '/scripts?export=csv');
    expect([headers.get('content-type'), text.split('\r\n').length]).toEqual(['text/csv; charset=utf-8', 4]);
    expect((await ask('GET', `/scripts/${'0'.repeat(32)}`)).status).toBe(404);
  });

  it('resources are seen again each day', async () => {
    await ask('PUT', '', { enabled: true });
    sandbox.clock.advance(3 * 86_400_000);
    const [{ first_seen_at, last_seen_at }] = await result('/cookies');
    expect(Date.parse(last_seen_at) - Date.parse(first_seen_at)).toBe(3 * 86_400_000);
  });
});
