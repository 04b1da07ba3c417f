/**
 * Test a program against recorded calls
 *
 * A test for Node's test runner whose calls are recorded the first time and replayed from a file afterwards: without
 * network, token or waits, which is how it runs in CI. Commit the file: it holds no secrets. If the program sends
 * something else one day, the test says which call is nearest and how they differ.
 *
 * Limits: The first run sends real requests, of 1,200 in five minutes; later ones none.
 *   https://developers.cloudflare.com/fundamentals/api/reference/limits/
 * Permissions: Zone Read; DNS Read
 * Run: node --test examples/testing/record-calls.ts
 * Environment:
 *   CASSETTE: file of the recording; zone-report.cassette.json if it is not set
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import Cloudflare from 'flarewire';
import { openCassette } from 'flarewire/cassette';

/** The code under test: counts the records of each type. */
async function recordTypes(client: Cloudflare): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const { id: zone_id } of client.zones.list())
    for await (const { type } of client.dns.records.list({ zone_id })) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

const cassette = await openCassette(process.env.CASSETTE ?? 'zone-report.cassette.json');
after(() => cassette.close()); // fails if recorded calls were not made

test('counts records by type, over all zones', async () => {
  const counts = await recordTypes(new Cloudflare(cassette.options));
  for (const [type, count] of Object.entries(counts)) assert.ok(count > 0, `${type}: ${count}`);
  assert.ok(Object.values(counts).length > 0, 'there are records');
});
