import { expect, it } from 'vitest';
import { testSandbox } from '../../../test/sandbox.ts';

it('Cloudflare’s IP ranges need no credentials, and include JD Cloud on request', async () => {
  const sandbox = testSandbox({ auth: 'strict' });
  const none = { authorization: '' };
  const { result } = (await sandbox.call('GET', '/ips', undefined, none)).json;
  expect(result.ipv4_cidrs).toHaveLength(15);
  expect(result.ipv6_cidrs).toContain('2606:4700::/32');
  expect(result.jdcloud_cidrs).toBeUndefined();
  expect(result.etag).toMatch(/^[0-9a-f]{32}$/);
  const more = (await sandbox.call('GET', '/ips?networks=jdcloud', undefined, none)).json.result;
  expect(more.ipv4_cidrs).toEqual(result.ipv4_cidrs);
  expect(more.jdcloud_cidrs).toContain('42.81.59.0/26');
  expect(more.etag).not.toBe(result.etag);
});
