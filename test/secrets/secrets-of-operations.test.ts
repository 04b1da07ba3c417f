/** No secret of any operation comes to light, whatever the server says back. */
import { beforeAll, describe, expect, test } from 'vitest';
import { echoes, echoing } from '../client/echo-server.ts';
import { makeParams } from '../whole-api/cases.ts';
import { anyClient, canary, loud, rejection, seenIn, shownOf } from './canaries.ts';
import { type SecretCall, secretCalls, secretResult, withCanaries } from './secret-calls.ts';

/** Waits are over at once. */
const clock = { now: () => 0, random: () => 0, sleep: async () => {} };

let subjects: readonly SecretCall[] = [];
beforeAll(async () => {
  subjects = await secretCalls();
});

/** A client under whose feet the server echoes, and what it lets out in one call. */
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
  test('are many', () => {
    expect(subjects.length).toBeGreaterThan(200);
  });

  test.each(Object.keys(echoes))('stay hidden when the answer is %s that echoes', async (how) => {
    const leaks: string[] = [];
    for (const subject of subjects) leaks.push(...(await leaksOf(subject, how)));
    expect(leaks.slice(0, 20)).toEqual([]);
  });
});
