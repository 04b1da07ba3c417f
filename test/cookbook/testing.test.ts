/** The programs of examples/testing/ against the emulator. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programRunner } from './run-program.ts';

const { client, emulator, zone, folder, run, finish } = await programRunner('testing');

test('record-calls records once, and then needs neither network nor token', async () => {
  await client.dns.records.create({
    zone_id: await zone('example.com'),
    type: 'A',
    name: 'www',
    content: '192.0.2.1',
    ttl: 300,
  });
  await run('record-calls', []);
  expect(readFileSync(join(folder, 'zone-report.cassette.json'), 'utf8')).not.toContain('token-of-record-calls');
  const before = emulator.journal.last();
  await run('record-calls', [], { env: { CLOUDFLARE_API_TOKEN: 'none', CI: '1' } });
  expect(emulator.journal.last()).toBe(before);
  await run('record-calls', [], { env: { CASSETTE: 'other.json', CI: '1' }, exit: 1 });
});

test('use-emulator passes its three tests', async () => {
  expect((await run('use-emulator', [])).out).toMatch(/pass 3$[\s\S]*fail 0$/m);
});

test('all programs are run, with no permission that they do not need', finish);
