import { expect, it } from 'vitest';
import { type Answer, createZone, testSandbox } from '../../../test/sandbox.ts';

it('security.txt requires a contact and an expiry', async () => {
  const sandbox = testSandbox();
  const zone = await createZone(sandbox);
  const ask = (method: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/zones/${zone}/security-center/securitytxt`, body);
  expect((await ask('GET')).json.result).toEqual({ enabled: false });
  const file = { enabled: true, contact: ['mailto:help@example.com'], expires: '2027-01-01T00:00:00Z' };
  const pointer = async (body: object) => (await ask('PUT', body)).json.errors?.[0]?.source?.pointer;
  expect(await pointer({ ...file, contact: ['mailto:help@example.com', 'http://example.com'] })).toBe('/contact/1');
  expect(await pointer({ ...file, contact: [] })).toBe('/contact');
  const { expires: _, ...endless } = file;
  expect(await pointer(endless)).toBe('/expires');
  expect((await ask('PUT', { ...file, contact: ['tel:+1 1234567890', 'https://example.com'] })).status).toBe(200);
  expect((await ask('GET')).json.result.contact).toEqual(['tel:+1 1234567890', 'https://example.com']);
  expect((await ask('DELETE')).status).toBe(200);
  expect((await ask('GET')).json.result).toEqual({ enabled: false });
});
