/** The programs of examples/zero-trust/ against the emulator. */
import { expect, test } from 'vitest';
import { kitchen } from './kitchen.ts';

const { client, account_id, run, finish } = kitchen('zero-trust');

test('access-application makes one application with one policy', async () => {
  const args = ['intranet.example.com', 'example.com'];
  const open = 'open to everybody at example.com';
  expect((await run('access-application', args)).out).toBe(`intranet.example.com: new, ${open}`);
  expect((await run('access-application', args)).out).toBe(`intranet.example.com: put right, ${open}`);
  const applications = await client.zeroTrust.access.applications.list({ account_id }).all();
  expect(applications.map((one) => 'domain' in one && one.domain)).toEqual(['intranet.example.com']);
  const policies = await client.zeroTrust.access.policies.list({ account_id }).all();
  expect(policies.map(({ include }) => include)).toEqual([[{ email_domain: { domain: 'example.com' } }]]);
});

test('all programs are run, with no permission that they do not need', finish);
