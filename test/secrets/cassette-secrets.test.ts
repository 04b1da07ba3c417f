/** No secret of any operation is recorded in a cassette. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openCassette } from 'flarewire/cassette';
import { afterAll, expect, test, vi } from 'vitest';
import { scratchFolder } from '../repository/scratch.ts';
import { makeParams } from '../whole-api/cases.ts';
import { anyClient, canary, rejection, seenIn } from './canaries.ts';
import { secretCalls, secretResult, withCanaries } from './secret-calls.ts';

const folder = scratchFolder('cassette-secrets');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('cassettes contain no secret of any operation', { timeout: 120_000 }, async () => {
  vi.stubEnv('CI', '');
  const calls = await secretCalls();
  const file = join(folder, 'all.json');
  let result: unknown;
  const fetch = async () => Response.json({ success: true, errors: [], messages: [], result });
  const cassette = await openCassette(file, { mode: 'record', fetch });
  const apiToken = canary();
  const client = anyClient({ ...cassette.options, apiToken, maxRetries: 0, pace: false, logLevel: 'off' });
  const failed: string[] = [];
  for (const call of calls) {
    result = secretResult(call);
    // A response that is not valid JSON for this operation is a client error, but is still recorded.
    const error = await rejection(client.call(call.operation.name, withCanaries(call, makeParams(call, 'all'))));
    if (Object(error).name === 'UsageError') failed.push(String(error));
  }
  await cassette.close();
  const text = readFileSync(file, 'utf8');
  const places = text.split('\n').filter((line) => seenIn(line).length > 0);
  expect(places.slice(0, 10)).toEqual([]);
  expect(failed.slice(0, 5)).toEqual([]);
  expect(JSON.parse(text).calls.length).toBeGreaterThan(200);
});
