/** No secret of any operation leaks, whatever the server returns. */
import { beforeAll, describe, expect, test } from 'vitest';
import { echoes, echoing } from '../client/echo-server.ts';
import { makeParams } from '../whole-api/cases.ts';
import { anyClient, canary, loud, rejection, seenIn, shownOf } from './canaries.ts';
import { type SecretCall, secretCalls, secretResult, withCanaries } from './secret-calls.ts';

/** Waits end immediately. */
const clock = { now: () => 0, random: () => 0, sleep: async () => {} };

let subjects: readonly SecretCall[] = [];
beforeAll(async () => {
  subjects = await secretCalls();
});

/** Leaks of one call to a server that echoes the request. */
async function leaksOf(subject: SecretCall, how: string): Promise<string[]> {
  const { options, logged } = loud();
  const answer = echoes[how];
  if (!answer) throw new Error(`no server is called '${how}'`);
  const fetch = echoing(answer, secretResult(subject));
  const client = anyClient({ ...options, apiToken: canary(), fetch, clock, maxRetries: 1, pace: false });
  const params = withCanaries(subject, makeParams(subject, 'all'));
  const { name } = subject.operation;
  const error = shownOf(await rejection(client.call(name, params)));
  const where = { error, log: logged() };
  return Object.entries(where).flatMap(([place, text]) => seenIn(text).map((one) => `${name}: ${one} in the ${place}`));
}

describe('the secrets of every operation', () => {
  test('many operations have secrets', () => {
    expect(subjects.length).toBeGreaterThan(200);
  });

  test.each(Object.keys(echoes))('secrets stay hidden when an echoing response is %s', async (how) => {
    const leaks: string[] = [];
    for (const subject of subjects) leaks.push(...(await leaksOf(subject, how)));
    expect(leaks.slice(0, 20)).toEqual([]);
  });
});
