/**
 * Test a program against the emulator
 *
 * Tests for Node's test runner that need no account: an emulator in the process of the test, with a zone to begin
 * with, a token that may only do what it should, and faults on request. Each test has it fresh.
 *
 * Limits: None of the real API's; the local one knows them (`limits: 'documented'`).
 *   https://developers.cloudflare.com/fundamentals/api/reference/limits/
 * Permissions: none
 * Run: node --test examples/testing/use-emulator.ts
 */
import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { createEmulator } from '@flarewire/emulator';
import Cloudflare from 'flarewire';
import { ensure } from 'flarewire/create';
import { zoneFor } from 'flarewire/find';

/** The code under test: sends the mail of a domain to a server. */
async function mailTo(client: Cloudflare, domain: string, server: string): Promise<string> {
  const { id: zone_id } = await zoneFor(client, domain);
  const record = { zone_id, type: 'MX', name: domain, content: server, priority: 10, ttl: 300 } as const;
  return (await ensure(client, 'dns.records.create', record)).change;
}

const emulator = createEmulator({
  auth: 'strict',
  start: {
    zones: [{ name: 'example.com' }],
    tokens: [
      { value: 'dns', permissions: ['Zone Read', 'DNS Write'] },
      { value: 'reader', permissions: ['Zone Read', 'DNS Read'] },
    ],
  },
});
const clientOf = (apiToken: string) => new Cloudflare({ apiToken, fetch: emulator.fetch });
afterEach(() => emulator.reset());
after(() => emulator.close());

test('makes the record once', async () => {
  assert.equal(await mailTo(clientOf('dns'), 'example.com', 'mail.example.com'), 'created');
  assert.equal(await mailTo(clientOf('dns'), 'example.com', 'mail.example.com'), 'none');
});

test('the record is created once if a response is lost', async () => {
  emulator.faults.add({ operation: 'dns.records.create', times: 1, fault: 'lostAnswer' });
  await mailTo(clientOf('dns'), 'example.com', 'mail.example.com');
  const { id: zone_id } = await zoneFor(clientOf('dns'), 'example.com');
  assert.equal((await clientOf('dns').dns.records.list({ zone_id }).all()).length, 1);
});

test('says which permission the token lacks', async () => {
  await assert.rejects(mailTo(clientOf('reader'), 'example.com', 'mail.example.com'), /DNS Write/);
});
