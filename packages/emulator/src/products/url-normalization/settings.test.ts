import { expect, it } from 'vitest';
import { createZone, testSandbox } from '../../../test/sandbox.ts';

it('a zone normalizes incoming URLs by RFC 3986 until its settings are replaced, and again once they are deleted', async () => {
  const sandbox = testSandbox();
  const path = `/zones/${await createZone(sandbox)}/url_normalization`;
  const settings = async () => (await sandbox.call('GET', path)).json.result;

  expect(await settings()).toEqual({ type: 'rfc3986', scope: 'incoming' });
  const own = { type: 'cloudflare', scope: 'both' };
  expect((await sandbox.call('PUT', path, own)).json.result).toEqual(own);
  expect(await settings()).toEqual(own);
  expect((await sandbox.call('DELETE', path)).status).toBe(204);
  expect(await settings()).toEqual({ type: 'rfc3986', scope: 'incoming' });
});

it('a missing zone has no settings', async () => {
  const path = '/zones/0123456789abcdef0123456789abcdef/url_normalization';
  expect((await testSandbox().call('GET', path)).status).toBe(404);
});
