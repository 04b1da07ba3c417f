import { expect, test } from 'vitest';
import { scale } from './bulk-scale.ts';

test('a job over several tokens takes as long as their limits require, without a 429 or a duplicate', async () => {
  const { minutes, requests, refusals, done, wrong } = await scale(3600, 2);
  expect({ requests, refusals, done, wrong }).toEqual({ requests: 3600, refusals: 0, done: 3600, wrong: 0 });
  // 1,800 items a token: the second window of 5 minutes has to begin.
  expect(minutes).toBeGreaterThan(5);
  expect(minutes).toBeLessThan(6);
});
