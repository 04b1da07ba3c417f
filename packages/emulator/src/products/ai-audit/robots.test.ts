import { expect, it } from 'vitest';
import { type Answer, createZone, testSandbox } from '../../../test/sandbox.ts';

it('the robots.txt of proxied hosts has the content that Cloudflare manages', async () => {
  const sandbox = testSandbox();
  const zone = await createZone(sandbox);
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/zones/${zone}${path}`, body);
  expect((await ask('GET', '/ai-audit/robots')).json.result).toEqual({ status: 404, sitemaps: [], userAgents: {} });
  await ask('PUT', '/bot_management', { is_robots_txt_managed: true });
  await ask('POST', '/dns_records', { type: 'A', name: 'www', content: '192.0.2.1', ttl: 1, proxied: true });
  const { status, userAgents } = (await ask('GET', '/ai-audit/robots?subdomain=www')).json.result;
  expect([status, userAgents.GPTBot.disallow, userAgents['*'].contentSignals['ai-train']]).toEqual([200, ['/'], 'no']);
  const hosts = (await ask('POST', '/ai-audit/robots/bulk', ['example.com', 'www.example.com'])).json.result;
  expect([hosts['example.com'].status, hosts['www.example.com'].status]).toEqual([404, 200]);
  expect((await ask('POST', '/ai-audit/robots/bulk', ['example.net'])).status).toBe(400);
});
